"""What is kept of a game: who won by how much, and what happened to routes."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from railwright.contests.contest import Fixture, Lineup
from railwright.errors import insist_whole


class Held(NamedTuple):
    """A ticket at the end of a game and what it brought; below 0 if it failed."""

    seat: int
    ticket: int
    points: int


class Claimed(NamedTuple):
    """A route, in which of its owner's turns it was claimed, and its points."""

    seat: int
    route: int
    turn: int
    points: int


class Tried(NamedTuple):
    """A tunnel that was tried, what it cost more, and whether it was given up."""

    seat: int
    route: int
    extra: int
    given_up: bool


class TicketOffer(NamedTuple):
    """Tickets that were offered together, and which of them a player kept."""

    seat: int
    turn: int
    """In which of the player's turns; 0 before the first."""
    kept: tuple[int, ...]
    rejected: tuple[int, ...]

    @property
    def lines(self) -> list[tuple[int, int, bool]]:
        """Each ticket with the seat, and whether it was kept."""
        return [(self.seat, each, each in self.kept) for each in self.tickets]

    @property
    def tickets(self) -> tuple[int, ...]:
        """All of them."""
        return self.kept + self.rejected


class Balance(NamedTuple):
    """What a player has at the end besides points."""

    buildings: int
    """Stations or ports that were built."""
    cards: int
    """Cards left in hand."""
    pieces: int
    """Wagons and ships left."""
    luck: float
    """Locomotives dealt and drawn blind, beyond the average (`tallying.Fortune`)."""


@dataclass(frozen=True, slots=True)
class Finish:
    """How one player came in."""

    place: int
    """1 for the winner; players with equal results share a place."""
    parts: tuple[tuple[str, int], ...]
    """The parts of the total by their names, in the order of the game."""
    decisions: int
    seconds: float
    """How long the bot thought; the only thing that differs when played again."""
    balance: Balance | None = None
    """None in a game that was forfeited."""

    @property
    def total(self) -> int:
        """All parts together."""
        return sum(points for _, points in self.parts)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    fixture: Fixture
    first: int
    """The seat that began."""
    finishes: tuple[Finish, ...]
    """The players by their seats."""
    forfeit: int | None = None
    """The seat that forfeited a move and so the game, whose scores mean nothing."""
    turns: int = 0
    """Of all players together."""
    ender: int | None = None
    """The seat that began the last turns; None if all passed."""
    lead_changes: int = 0
    """How often the lead on the scoring track went to another player."""
    leader: int | None = None
    """The seat ahead of all others on the track before the final scoring."""
    tickets: tuple[Held, ...] = ()
    claims: tuple[Claimed, ...] = ()
    tunnels: tuple[Tried, ...] = ()
    offers: tuple[TicketOffer, ...] = ()

    def in_brief(self) -> "Outcome":
        """The same without what happened to tickets, routes and tunnels."""
        return replace(self, tickets=(), claims=(), tunnels=(), offers=())

    @property
    def seats(self) -> Lineup:
        """The bots by their seats."""
        return self.fixture.seats

    @property
    def winners(self) -> int:
        """How many players share the win."""
        return sum(finish.place == 1 for finish in self.finishes)

    def share(self, seat: int) -> float:
        """What a seat has of the win: players with equal results share it."""
        self._check(seat)
        return 1 / self.winners if self.finishes[seat].place == 1 else 0.0

    def order(self, seat: int) -> int:
        """When a seat has its turn: 0 begins."""
        self._check(seat)
        return (seat - self.first) % len(self.finishes)

    def _check(self, seat: int) -> None:
        """GameError if there is no such seat, counted from 0."""
        insist_whole(seat, "a seat", 0, len(self.finishes) - 1)
