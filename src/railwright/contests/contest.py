"""Who plays whom: every lineup of some bots, in every seating, on the same deals."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b
from itertools import combinations, permutations
from typing import cast

from railwright.bots import is_bot, unknown_bot
from railwright.errors import GameError, insist, insist_all, insist_whole, shown
from railwright.games import GAMES, MapText, map_text
from railwright.maps import written
from railwright.model.table import (
    Deal,
    OptionValue,
    Table,
    check_seed,
    deal_on,
    lay_out,
)

Lineup = tuple[str, ...]
MOST_PERMUTED = 3
"""Players up to whom bots sit in every order; more of them only rotate."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What all games of a contest share."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    """Names and values; they may be given as a dict, or as a list of pairs."""
    series: int | None = None
    """The seed of a whole series; without one, the number of a deal is its seed."""
    map: MapText | None = None
    """The map of a game that is the path of a file, once it is written out."""

    def __post_init__(self) -> None:
        insist(self.game, str, "the name of a game or the path of a map file")
        insist_whole(self.players, "players", 1)
        object.__setattr__(self, "options", _option_pairs(self.options))
        if self.series is not None:
            check_seed(self.series)
        self.check()

    def written_out(self) -> "Setting":
        """The same without a need for the map file.

        It may change before the last game, and other machines do not have it.
        """
        if self.game in GAMES or self.map:
            return self
        return replace(self, map=map_text(self.check().board))

    def deal(self, number: int) -> Deal:
        """The deal of a number; whoever plays it, cards and tickets are the same."""
        seed = number
        if self.series is not None:
            seed = _drawn(f"{self.series}/{number}/deal", size=8) >> 2
        return deal_on(self.map or self.game, self.players, seed, dict(self.options))

    def luck(self, number: int, seat: int) -> int:
        """The seed of the bot in a seat: the same whoever sits there.

        Games of a series and single ones draw their seeds by other rules, each as it
        has been since version 0.1: another rule would be another game.
        """
        if self.series is None:
            return _drawn(f"bot/{number}/{seat}", size=7)
        return _drawn(f"{self.series}/{number}/seat {seat}", size=8) >> 2

    def check(self) -> Table:
        """The table of all games; GameError if no such table can be laid out."""
        return lay_out(self.deal(0))


Options = Mapping[str, OptionValue] | Sequence[tuple[str, OptionValue]]
"""How rule options may be given."""


def _option_pairs(said: object) -> tuple[tuple[str, str], ...]:
    """Options as settings keep them; GameError if they are something else."""
    pairs = [*said.items()] if isinstance(said, Mapping) else said
    if not isinstance(pairs, list | tuple) or not all(map(_is_option, pairs)):
        wanted = 'options as in {"first_player": "1"}'
        raise GameError(f"expected {wanted}, not {shown(said)}")
    return tuple((name, written(value)) for name, value in pairs)


def _is_option(pair: object) -> bool:
    match pair:
        case (str(), str() | int()):
            return True
    return False


def _bot_names(bots: object) -> Lineup:
    """The bots of a lineup; GameError if these are no names."""
    insist_all(bots, str, 'the names of bots, as in ("random", "greedy")')
    return tuple(cast("Sequence[str]", bots))


def _drawn(purpose: str, size: int) -> int:
    """A seed for one purpose, unlike any other."""
    return int.from_bytes(blake2b(purpose.encode(), digest_size=size).digest())


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: the number of its deal, and the bots by their seats."""

    number: int
    seats: Lineup

    def __post_init__(self) -> None:
        check_seed(self.number, "the number of a deal")
        object.__setattr__(self, "seats", _bot_names(self.seats))

    def __str__(self) -> str:
        return f"deal {self.number}, seats {', '.join(self.seats)}"


@dataclass(frozen=True, slots=True)
class Contest:
    """Bots that meet in all lineups; every deal is played in every seating."""

    setting: Setting
    bots: tuple[str, ...]
    """A bot named twice takes two seats."""
    games: int
    """How many games each lineup plays at least."""
    first: int = 0
    """The number of the first deal; the next deals have the next numbers."""
    is_seated: bool = False
    """Whether the bots keep the seats in which they are named."""

    def __post_init__(self) -> None:
        insist(self.setting, Setting, "a setting")
        object.__setattr__(self, "bots", _bot_names(self.bots))
        insist_whole(self.games, "games", 1)
        check_seed(self.first, "the number of the first deal")
        for name in self.names:
            if not is_bot(name):
                raise unknown_bot(name)
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
        if self.is_seated:
            return self.games
        fewest = min(len(seatings(lineup)) for lineup in self.lineups)
        return -(-self.games // fewest)

    @property
    def count(self) -> int:
        """How many games there are."""
        return self.deals * len(self._seatings())

    def __contains__(self, fixture: Fixture) -> bool:
        is_dealt = self.first <= fixture.number < self.first + self.deals
        return is_dealt and fixture.seats in self._seatings()

    def fixtures(self) -> Iterator[Fixture]:
        """All games, deal by deal, so that an early end leaves whole deals."""
        for number in range(self.first, self.first + self.deals):
            yield from self.of_deal(number)

    def of_deal(self, number: int) -> list[Fixture]:
        """All games on one deal."""
        return [Fixture(number, seats) for seats in self._seatings()]

    def _seatings(self) -> dict[Lineup, None]:
        if self.is_seated:
            return {self.bots: None}
        return _seatings(self.bots, self.setting.players)


def simulation(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Options = (),
) -> Contest:
    """Games numbered from 1, in which the bots keep their seats."""
    names = _bot_names(bots)
    check_seed(seed)
    setting = Setting(game, len(names), _option_pairs(options), series=seed)
    return Contest(setting, names, games, first=1, is_seated=True)


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
