"""Paper for real tables: documents of our games, and of maps that hosts bring."""

from collections.abc import Callable
from functools import lru_cache

from railwright.errors import GameError, either
from railwright.games import GAMES, ChosenGame, MapFile
from railwright.printing import DOCUMENTS, PAPERS, PrintJob, print_document
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web.endpoints import Call, get
from railwright.server.web.replies import ASKED, PDF, SHOWN, Content
from railwright.words.languages import LANGUAGES

CHOICES = {
    "game": GAMES,
    "document": DOCUMENTS,
    "language": LANGUAGES,
    "paper": PAPERS,
}
"""What can stand in an address."""
KEPT = 12
"""Documents of our games that a worker keeps; a large one has 600 kB."""
Printing = Callable[[str, ChosenGame, str, str], Content]


@get("/print/{game}/{document}/{language}/{paper}")
async def game_paper(call: Call) -> Content:
    """Give a document of a game as PDF."""
    game = _said(call, "game")
    return await _paper(call, kept, ChosenGame(game, MapFile(game)), game)


@get("/tables/{table}/print/{document}/{language}/{paper}")
async def table_paper(call: Call) -> Content:
    """Give a document of the host's own map as PDF, or the whole game on it."""
    loaded, _ = await call.node.tables.look(call.table)
    deal = loaded.deal
    if deal.board is None:
        where = f"/api/print/{deal.game}/"
        raise Refusal("NOT_FOUND", f"this game is played on its own board: {where}")
    played = ChosenGame(deal.game, deal.board, deal.options)
    return await _paper(call, printed, played, "map")


def _said(call: Call, what: str) -> str:
    said = str(call.request.path_params[what])
    if said not in CHOICES[what]:
        raise Refusal("NOT_FOUND", f"the {what} must be {either(CHOICES[what])}")
    return said


async def _paper(
    call: Call, printing: Printing, played: ChosenGame, name: str
) -> Content:
    """The document that an address asks for; a worker process makes it."""
    document, *more = (_said(call, what) for what in ("document", "language", "paper"))
    made = await call.work_out(printing, document, played, *more)
    file = f"{name}-{document}.pdf"
    call.headers["Content-Disposition"] = f'inline; filename="{file}"'
    return made


def printed(document: str, played: ChosenGame, language: str, paper: str) -> Content:
    """A document of what is played; Refusal if it is not printed."""
    try:
        made = print_document(document, PrintJob(played, language, paper))
    except GameError as error:
        raise Refusal("NOT_FOUND", str(error)) from None
    return Content(made, PDF, SHOWN, cache=ASKED)


@lru_cache(maxsize=KEPT)
def kept(document: str, played: ChosenGame, language: str, paper: str) -> Content:
    """The same, once."""
    return printed(document, played, language, paper)


ENDPOINTS = [game_paper, table_paper]
