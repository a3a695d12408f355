"""Paper for real tables: the documents of our games as PDF."""

from functools import lru_cache

from railwright.errors import either
from railwright.games import GAMES
from railwright.printing import OF_EVERY_GAME, PAPERS, PrintJob, print_document
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web.endpoints import Call, get
from railwright.server.web.replies import ASKED, PDF, SHOWN, Content
from railwright.words.languages import LANGUAGES

CHOICES = {
    "game": GAMES,
    "document": OF_EVERY_GAME,
    "language": LANGUAGES,
    "paper": PAPERS,
}
"""What can stand in the address."""
KEPT = 24
"""Documents that a worker keeps; a large one has 600 kB."""


@get("/print/{game}/{document}/{language}/{paper}")
async def game_paper(call: Call) -> Content:
    """Give a document of a game as PDF."""
    chosen = [_chosen(call, what) for what in CHOICES]
    name = f"{chosen[0]}-{chosen[1]}.pdf"
    call.headers["Content-Disposition"] = f'inline; filename="{name}"'
    return await call.work_out(printed, *chosen)


def _chosen(call: Call, what: str) -> str:
    said = str(call.request.path_params[what])
    if said not in CHOICES[what]:
        raise Refusal("NOT_FOUND", f"the {what} must be {either(CHOICES[what])}")
    return said


@lru_cache(maxsize=KEPT)
def printed(game: str, document: str, language: str, paper: str) -> Content:
    """A document, in a worker process."""
    made = print_document(document, PrintJob(game, language, paper))
    return Content(made, PDF, SHOWN, cache=ASKED)


ENDPOINTS = [game_paper]
