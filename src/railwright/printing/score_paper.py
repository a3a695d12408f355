"""The score sheet: a column for each color in the box, a row for each way to score."""

from railwright.drawing.emblems import draw_piece
from railwright.games.definition import Count, Part
from railwright.printing.print_job import PrintJob
from railwright.printing.typesetting import Data, typeset
from railwright.rulebook.figures import extra_item

PLAIN = {Count.SCORE: "routes", Count.TICKETS: "tickets"}
"""What has rows of its own to be added up."""


def score_paper(job: PrintJob) -> bytes:
    """A score sheet of one page, on which every part of the total has its row."""
    colors = job.game.pieces.colors
    data = job.data(
        job.say("print-score-sheet"),
        colors=list(colors),
        lengths=job.lengths,
        parts=[_part(part, job) for part in job.game.scoring],
        exchange=job.say("paper-exchanged") if job.game.exchange else None,
        ties=[
            job.held(text) for block in job.rules.blocks("ties") for text in block.texts
        ],
        says={
            name: job.say(f"paper-{name}")
            for name in ("date", "place", "completed", "failed", "total")
        },
        ties_head=job.rules.say("rule-ties"),
    )
    return typeset("score-sheet", data, {f"piece-{c}": draw_piece(c) for c in colors})


def _part(part: Part, job: PrintJob) -> Data:
    """A part of the total: its name, what it is made of, and how it is counted."""
    items = [extra_item(line) for line in part.lines if line.count not in PLAIN]
    notes = [job.rules.say(item.message, points=item.points) for item in items]
    made_of = [PLAIN[line.count] for line in part.lines if line.count in PLAIN]
    return {
        "name": job.phrases.part(part.name),
        "made_of": made_of,
        "note": job.held("; ".join(notes)),
    }
