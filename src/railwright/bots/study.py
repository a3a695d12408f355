"""What a bot knows of a game before it begins."""

from dataclasses import dataclass, field
from functools import lru_cache

from railwright.bots.learned import learned_for
from railwright.core.engine import RANDOM_SEAT, Dealer
from railwright.core.state import State
from railwright.core.ways import Ways
from railwright.games import MapText, load_map, map_text
from railwright.model.table import Deal, Table, lay_out
from railwright.model.view import View
from railwright.tactics.plan import PlanningBoard
from railwright.tactics.trait_names import specification
from railwright.tactics.value_network import ValueNetwork


@dataclass(frozen=True, slots=True, eq=False)
class Study:
    """A game at one table: its rules and board, a planner's map, blank positions."""

    deal: Deal
    """A deal of this game, whatever its seed; a map file is written out in it."""
    table: Table
    atlas: PlanningBoard
    dealer: Dealer
    ways: Ways
    network: ValueNetwork | None
    """What self-play has taught about just this game, if anything."""
    _pages: dict[int, State] = field(default_factory=dict)

    def dealt(self, seed: int) -> State:
        """A new game, its first player as the table has it."""
        first = self.table.game.first_player
        return self.dealer.deal(seed, first=RANDOM_SEAT if first is None else first)

    def page(self, seat: int) -> State:
        """A blank position for what a seat knows, on the scratch of this seat.

        So nothing that is written there has come from what another seat knows.
        """
        if seat not in self._pages:
            self._pages[seat] = State(self.table.rules)
        return self._pages[seat]


@lru_cache(maxsize=64)
def _study(
    table: Table, game: str, players: int, options: tuple[tuple[str, str], ...]
) -> Study:
    traits = specification(table.rules, table.scoring)
    return Study(
        deal=Deal(game, players, 0, options=options, board=_board(table, game)),
        table=table,
        atlas=PlanningBoard(table.rules, table.scoring),
        dealer=Dealer(table.rules),
        ways=_ways(table),
        network=learned_for(game, players, traits),
    )


def _board(table: Table, game: str) -> MapText | None:
    """The map itself where it is not the one of the game: its file may change."""
    return None if table.board is load_map(game) else map_text(table.board)


def _ways(table: Table) -> Ways:
    """Ways over the board, through cities in the order of their names."""
    rules = table.rules
    names = [table.words.city(city) for city in range(int(rules.cities))]
    order = [sorted(names).index(name) for name in names]
    return Ways(int(rules.cities), rules.starts, rules.ends, order)


def study(about: View | Deal) -> Study:
    """The game that a view or deal is about, studied once for each table of it.

    A table has one board: where a map file has changed, it is another table.
    """
    players = about.players if isinstance(about, Deal) else len(about.players)
    game, options = about.game, about.options
    table = lay_out(Deal(game, players, 0, options=options, board=about.board))
    return _study(table, game, players, options)
