"""What lies beside the board: the rules on one card, and all tickets on one page."""

from railwright.drawing import draw_board
from railwright.printing.marks_explained import marks_of
from railwright.printing.print_job import PrintJob
from railwright.printing.ticket_lines import ticket_groups
from railwright.printing.typesetting import typeset


def summary_card(job: PrintJob) -> bytes:
    """The rules in short, twice on a page to be cut."""
    marks, pictures = marks_of(job)
    briefs = [
        {"head": job.held(job.rules.say(f"rule-{part}")), "text": job.held(text)}
        for part, text in job.rules.briefs().items()
    ]
    data = job.data(
        job.say("print-summary-card"),
        spaces=job.rules.say("rules-spaces"),
        points=job.rules.say("rules-points"),
        lengths=job.lengths,
        marks=marks,
        briefs=briefs,
    )
    return typeset("summary-card", data, pictures)


def ticket_overview(job: PrintJob) -> bytes:
    """All tickets by their first city, with the board."""
    data = job.data(
        job.say("print-tickets"),
        groups=ticket_groups(job),
        board=job.board_words.label,
    )
    board = draw_board(job.board, job.layout, language=job.language)
    return typeset("tickets", data, {"board": board})
