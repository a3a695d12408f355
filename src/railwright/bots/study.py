"""What a bot knows of a game before it begins."""

from dataclasses import dataclass
from functools import lru_cache

from railwright.core.state import State
from railwright.model.table import Deal, Table, lay_out
from railwright.model.view import View
from railwright.tactics.plan import Atlas


@dataclass(frozen=True, slots=True)
class Study:
    """A game at one table: its rules and board, a blank position, a planner's map."""

    table: Table
    blank: State
    atlas: Atlas


@lru_cache(maxsize=64)
def _study(
    game: str, players: int, options: tuple[tuple[str, str], ...], board: str | None
) -> Study:
    table = lay_out(Deal(game, players, 0, b"", options, board))
    atlas = Atlas(table.rules, table.scoring)
    return Study(table, State(table.rules), atlas)


def study(view: View) -> Study:
    """The game that a view is about, studied once for all games of its kind."""
    return _study(view.game, len(view.players), view.options, view.board)
