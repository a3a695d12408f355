"""All documents by their names, and what makes each."""

from collections.abc import Callable

from railwright.printing.print_job import PrintJob, insist_among
from railwright.printing.reference_cards import summary_card, ticket_overview
from railwright.printing.rules_leaflet import rules_leaflet
from railwright.printing.score_paper import score_paper
from railwright.printing.whole_game import whole_game

DOCUMENTS: dict[str, Callable[[PrintJob], bytes]] = {
    "score-sheet": score_paper,
    "summary-card": summary_card,
    "tickets": ticket_overview,
    "rules": rules_leaflet,
    "game": whole_game,
}
"""What can be printed."""
OF_EVERY_GAME = tuple(kind for kind in DOCUMENTS if kind != "game")
"""What is printed of boards in a box, too."""


def print_document(kind: str, job: PrintJob) -> bytes:
    """A document as PDF; GameError if there is none of this kind."""
    return DOCUMENTS[insist_among(kind, DOCUMENTS, "document")](job)
