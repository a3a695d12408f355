"""Who plays whom: every lineup of some bots, in every seating, on the same deals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations

from railwright.errors import GameError
from railwright.model.table import Deal, deal_on, lay_out

Lineup = tuple[str, ...]
MOST_PERMUTED = 3
"""Players up to whom bots sit in every order; more of them only rotate."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What all games of a contest share."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def deal(self, seed: int) -> Deal:
        """The deal of a seed; whoever plays it, cards and tickets are the same."""
        return deal_on(self.game, self.players, seed, dict(self.options))

    def check(self) -> None:
        """GameError if no such table can be laid out."""
        lay_out(self.deal(0))


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: the seed of its deal, and the bots by their seats."""

    seed: int
    seats: Lineup

    def __str__(self) -> str:
        return f"seed {self.seed}, seats {', '.join(self.seats)}"


@dataclass(frozen=True, slots=True)
class Contest:
    """Bots that meet in all lineups; every deal is played in every seating."""

    setting: Setting
    bots: tuple[str, ...]
    """A bot named twice takes two seats."""
    games: int
    """How many games each lineup plays at least."""
    seed: int = 0
    """The seed of the first deal; the next deals have the next numbers."""

    def __post_init__(self) -> None:
        players = self.setting.players
        if len(self.bots) < players:
            raise GameError(
                f"{players} seats need {players} bots, not {len(self.bots)}; "
                "a bot named twice takes two seats"
            )

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def lineups(self) -> list[Lineup]:
        """Every choice of as many bots as there are seats."""
        return list(_lineups(self.bots, self.setting.players))

    @property
    def deals(self) -> int:
        """How many deals give every lineup its games."""
        fewest = min(len(seatings(lineup)) for lineup in self.lineups)
        return -(-self.games // fewest)

    @property
    def count(self) -> int:
        """How many games there are."""
        return self.deals * len(self._seatings())

    def __contains__(self, fixture: Fixture) -> bool:
        is_dealt = self.seed <= fixture.seed < self.seed + self.deals
        return is_dealt and fixture.seats in self._seatings()

    def fixtures(self) -> Iterator[Fixture]:
        """All games, deal by deal, so that an early end leaves whole deals."""
        for seed in range(self.seed, self.seed + self.deals):
            yield from self.of_deal(seed)

    def of_deal(self, seed: int) -> list[Fixture]:
        """All games on one deal."""
        return [Fixture(seed, seats) for seats in self._seatings()]

    def _seatings(self) -> dict[Lineup, None]:
        return _seatings(self.bots, self.setting.players)


@lru_cache(maxsize=8)
def _lineups(bots: Lineup, players: int) -> tuple[Lineup, ...]:
    # With namesakes side by side, equal lineups look equal.
    grouped = sorted(bots, key=bots.index)
    return tuple(dict.fromkeys(combinations(grouped, players)))


@lru_cache(maxsize=8)
def _seatings(bots: Lineup, players: int) -> dict[Lineup, None]:
    """All seatings of all lineups, in a fixed order."""
    lineups = _lineups(bots, players)
    return {seats: None for lineup in lineups for seats in seatings(lineup)}


def seatings(lineup: Lineup) -> list[Lineup]:
    """The orders in which a lineup sits down: all of them, or rotations of many."""
    orders: Sequence[Lineup] = list(permutations(lineup))
    if len(lineup) > MOST_PERMUTED:
        orders = [lineup[at:] + lineup[:at] for at in range(len(lineup))]
    return list(dict.fromkeys(orders))
