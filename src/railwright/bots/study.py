"""What a bot knows of a game before it begins."""

from dataclasses import dataclass
from functools import lru_cache

from railwright.core.engine import RANDOM_SEAT, Dealer
from railwright.core.state import State
from railwright.core.ways import Ways
from railwright.model.table import Deal, Table, lay_out
from railwright.model.view import View
from railwright.tactics.plan import PlanningBoard


@dataclass(frozen=True, slots=True, eq=False)
class Study:
    """A game at one table: its rules and board, a blank position, a planner's map."""

    deal: Deal
    """A deal of this game, whatever its seed."""
    table: Table
    blank: State
    atlas: PlanningBoard
    dealer: Dealer
    ways: Ways

    def dealt(self, seed: int) -> State:
        """A new game, its first player as the table has it."""
        first = self.table.game.first_player
        return self.dealer.deal(seed, first=RANDOM_SEAT if first is None else first)


@lru_cache(maxsize=64)
def _study(
    game: str, players: int, options: tuple[tuple[str, str], ...], board: str | None
) -> Study:
    deal = Deal(game, players, 0, b"", options, board)
    table = lay_out(deal)
    atlas = PlanningBoard(table.rules, table.scoring)
    return Study(
        deal=deal,
        table=table,
        blank=State(table.rules),
        atlas=atlas,
        dealer=Dealer(table.rules),
        ways=_ways(table),
    )


def _ways(table: Table) -> Ways:
    """Ways over the board, through cities in the order of their names."""
    rules = table.rules
    names = [table.words.city(city) for city in range(int(rules.cities))]
    order = [sorted(names).index(name) for name in names]
    return Ways(int(rules.cities), rules.starts, rules.ends, order)


def study(about: View | Deal) -> Study:
    """The game that a view or deal is about, studied once for all of its kind."""
    players = about.players if isinstance(about, Deal) else len(about.players)
    return _study(about.game, players, about.options, about.board)
