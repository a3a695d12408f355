"""What is counted of many games: whole numbers, so that sums are the same in any order.

A win counts 60, so that two to five players can share it without a remainder.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from itertools import chain, combinations, repeat
from typing import Any

from railwright.contests import Outcome
from railwright.errors import GameError
from railwright.model.table import Table

WIN = 60
"""What a win counts that nobody shares."""
Plain = dict[str, Any]
"""Counts as JSON has them."""


@dataclass(slots=True)
class Tally:
    """How it went for some players."""

    cases: int = 0
    won: int = 0
    """All their wins, in sixtieths."""
    margin: int = 0
    """The sum of the points by which they were ahead of the best of the others."""
    squares: int = 0
    """The sum of its squares."""

    def add(self, other: "Tally") -> None:
        """Count other players, too."""
        self.cases += other.cases
        self.won += other.won
        self.margin += other.margin
        self.squares += other.squares

    def __add__(self, other: "Tally") -> "Tally":
        together = Tally()
        together.add(self)
        together.add(other)
        return together


Numbers = list[int]


@dataclass(slots=True)
class RouteCounts:
    """What was counted of a route."""

    owners: Tally = field(default_factory=Tally)
    turns: Numbers = field(default_factory=list)
    """How often it was claimed in each of its owner's turns, the first one first."""


@dataclass(slots=True)
class OfferCounts:
    """Players who were offered a ticket: those who kept it, and those who did not."""

    kept: Tally = field(default_factory=Tally)
    rejected: Tally = field(default_factory=Tally)


@dataclass(slots=True)
class TicketCounts:
    """What was counted of a ticket."""

    opening: OfferCounts = field(default_factory=OfferCounts)
    later: OfferCounts = field(default_factory=OfferCounts)
    completed: int = 0
    points: int = 0
    """What it brought those who held it at the end, all together."""
    squares: int = 0
    """The sum of the squares of that."""
    routes: Numbers = field(default_factory=list)
    """How often those who held it claimed each route of the board."""


@dataclass(slots=True)
class PairCounts:
    """Players to whom two tickets were offered before the first turn."""

    both: Tally = field(default_factory=Tally)
    first: Tally = field(default_factory=Tally)
    """Those who kept only the first."""
    second: Tally = field(default_factory=Tally)
    neither: Tally = field(default_factory=Tally)

    def of(self, kept: Sequence[bool]) -> Tally:
        """Those who kept just these of the two."""
        match kept:
            case (True, True):
                return self.both
            case (True, False):
                return self.first
            case (False, True):
                return self.second
        return self.neither


Pair = tuple[int, int]
"""The numbers of two tickets, the lower one first."""


class GameCounts:
    """The counts of games at one table; tickets and routes have numbers there."""

    def __init__(self, table: Table) -> None:
        dealt = [ticket.id for ticket in table.words.tickets]
        self.tickets = list(dict.fromkeys(dealt))
        """The tickets, each once, however many copies there are."""
        self.routes = [route.id for route in table.board.routes]
        self.games = 0
        self.turns = 0
        """Of all players together."""
        self.everyone = Tally()
        self.of_route = [RouteCounts() for _ in self.routes]
        self.of_ticket = [TicketCounts() for _ in self.tickets]
        self.of_pair: dict[Pair, PairCounts] = defaultdict(PairCounts)
        self._kinds = [self.tickets.index(name) for name in dealt]

    def count(self, game: Outcome) -> None:
        """Take a game; GameError if it was forfeited, for then it has no end."""
        if game.forfeit is not None:
            name = game.seats[game.forfeit]
            raise GameError(f"{name} forfeited a game ({game.fixture})")
        ends = [_end(game, seat) for seat in range(len(game.seats))]
        self.games += 1
        self.turns += game.turns
        for end in ends:
            self.everyone.add(end)
        self._count_claims(game, ends)
        self._count_tickets(game)
        self._count_offers(game, ends)

    def _count_claims(self, game: Outcome, ends: Sequence[Tally]) -> None:
        for claim in game.claims:
            route = self.of_route[claim.route]
            route.owners.add(ends[claim.seat])
            _count_at(route.turns, claim.turn - 1)

    def _count_tickets(self, game: Outcome) -> None:
        claimed: dict[int, Numbers] = defaultdict(list)
        for claim in game.claims:
            claimed[claim.seat].append(claim.route)
        for held in game.tickets:
            ticket = self.of_ticket[self._kinds[held.ticket]]
            ticket.completed += held.points > 0
            ticket.points += held.points
            ticket.squares += held.points * held.points
            for route in claimed[held.seat]:
                _count_at(ticket.routes, route)

    def _count_offers(self, game: Outcome, ends: Sequence[Tally]) -> None:
        for offer in game.offers:
            kept = [self._kinds[ticket] for ticket in offer.kept]
            rejected = [self._kinds[ticket] for ticket in offer.rejected]
            end = ends[offer.seat]
            for ticket, is_kept in _decided(kept, rejected):
                counts = self.of_ticket[ticket]
                about = counts.later if offer.turn else counts.opening
                (about.kept if is_kept else about.rejected).add(end)
            if not offer.turn:
                # Of two copies the one that is kept counts.
                decided = dict(sorted(_decided(kept, rejected))).items()
                for (first, *had), (second, *more) in combinations(decided, 2):
                    self.of_pair[first, second].of((*had, *more)).add(end)

    def plain(self) -> Plain:
        """All counts, as JSON can have them."""
        return {
            "games": self.games,
            "turns": self.turns,
            "everyone": _row(self.everyone),
            "routes": dict(zip(self.routes, map(_row, self.of_route), strict=True)),
            "tickets": dict(zip(self.tickets, map(_row, self.of_ticket), strict=True)),
            "pairs": [[*pair, *_row(each)] for pair, each in self._pairs()],
        }

    def _pairs(self) -> list[tuple[Pair, PairCounts]]:
        return sorted(self.of_pair.items(), key=lambda each: each[0])

    def add(self, said: Plain) -> None:
        """Add counts; ValueError, TypeError or LookupError if they do not fit."""
        if [*said["routes"]] != self.routes or [*said["tickets"]] != self.tickets:
            raise ValueError("other routes or tickets than those of the board")
        self.games += _whole(said["games"])
        self.turns += _whole(said["turns"])
        _add(self.everyone, said["everyone"])
        for route, row in zip(self.of_route, said["routes"].values(), strict=True):
            _add(route, row)
        for ticket, row in zip(self.of_ticket, said["tickets"].values(), strict=True):
            _add(ticket, row)
            if len(ticket.routes) > len(self.routes):
                raise ValueError("a ticket has more routes than the board")
        for first, second, *row in said["pairs"]:
            if not 0 <= first < second < len(self.tickets):
                raise ValueError("a pair is not of two tickets")
            _add(self.of_pair[first, second], row)


def _end(game: Outcome, seat: int) -> Tally:
    """How a game ended for one player."""
    totals = [finish.total for finish in game.finishes]
    margin = totals.pop(seat) - max(totals)
    return Tally(1, round(WIN * game.share(seat)), margin, margin * margin)


def _decided(
    kept: Iterable[int], rejected: Iterable[int]
) -> Iterator[tuple[int, bool]]:
    """The tickets of an offer, and whether each was kept."""
    return chain(zip(kept, repeat(True)), zip(rejected, repeat(False)))


def _count_at(numbers: Numbers, place: int) -> None:
    """Count one more at a place, up to which there may be no numbers yet."""
    numbers += [0] * (place + 1 - len(numbers))
    numbers[place] += 1


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields of counts of a kind; thousands of such counts are read at once."""
    return tuple(each.name for each in fields(kind))


def _row(counts: Any) -> list[Any]:  # noqa: ANN401 - one of the counts above
    """All numbers of counts in a row; a list of numbers stays one."""
    row: list[Any] = []
    for name in _names(counts.__class__):
        part = getattr(counts, name)
        row += [part] if isinstance(part, int | list) else _row(part)
    return row


def _add(counts: Any, row: list[Any]) -> None:  # noqa: ANN401 - likewise
    """Add a row of numbers to counts; ValueError or TypeError if it is none."""
    rest = iter(row)
    _take(counts, rest)
    if next(rest, None) is not None:
        raise ValueError("a row is too long")


def _take(counts: Any, rest: Iterator[Any]) -> None:  # noqa: ANN401 - likewise
    for name in _names(counts.__class__):
        part = getattr(counts, name)
        if isinstance(part, int):
            setattr(counts, name, part + _whole(next(rest, None)))
        elif isinstance(part, list):
            _add_numbers(part, next(rest, None))
        else:
            _take(part, rest)


def _add_numbers(numbers: Numbers, said: object) -> None:
    """Add numbers, each at its place; TypeError if they are no list."""
    if not isinstance(said, list):
        raise TypeError("a list is missing")
    numbers += [0] * (len(said) - len(numbers))
    numbers[: len(said)] = [a + _whole(b) for a, b in zip(numbers, said, strict=False)]


def _whole(said: object) -> int:
    if type(said) is not int:
        raise TypeError("a whole number is missing")
    return said
