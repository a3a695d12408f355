"""The rules of a game as a leaflet of a few pages."""

from railwright.drawing import draw_board
from railwright.printing.marks_explained import marks_of
from railwright.printing.print_job import PrintJob
from railwright.printing.typesetting import Data, typeset
from railwright.words.rules_text import Block, blocks_of


def rules_leaflet(job: PrintJob) -> bytes:
    """All parts of the rules page, with the board, its marks and the points."""
    rules = job.rules
    marks, pictures = marks_of(job)
    pictures["board"] = draw_board(job.board, job.layout, language=job.language)
    differs = blocks_of(rules.say("differs")) if rules.has("differs") else []
    data = job.data(
        job.say("print-rules"),
        board=job.board_words.label,
        differs_head=job.say("rules-differs"),
        differs=[_block(block, job) for block in differs],
        parts=[_part(part, ids, job) for part, ids in rules.page.parts.items()],
        marks=marks,
        spaces=rules.say("rules-spaces"),
        points=rules.say("rules-points"),
        lengths=job.lengths,
    )
    return typeset("rules", data, pictures)


def _part(part: str, ids: list[str], job: PrintJob) -> Data:
    return {
        "name": part,
        "head": job.held(job.rules.say(f"rule-{part}")),
        "blocks": [_block(block, job) for block in job.rules.blocks(part)],
        "ids": " ".join(ids),
    }


def _block(block: Block, job: PrintJob) -> Data:
    texts = [job.held(" ".join(text.split())) for text in block.texts]
    return {"kind": block.kind, "texts": texts}
