"""What is kept of a game: the scores, the tickets, the routes and the tunnels."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's score in its parts, and where the player sat."""

    turn_order: int
    """1 for the player who began."""
    place: int
    total: int
    routes: int
    tickets: int
    longest: int
    most_tickets: int
    buildings: int
    forfeits: int
    """1 for a player who lost the game by forfeiting a move."""


@dataclass(frozen=True, slots=True)
class Held:
    """A ticket at the end of a game and what it brought; below 0 if it failed."""

    seat: int
    ticket: str
    points: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """A route, in which of its owner's turns it was claimed, and its points."""

    seat: int
    route: str
    turn: int
    points: int


@dataclass(frozen=True, slots=True)
class Tried:
    """A tunnel that was tried, what it cost more, and whether it was given up."""

    seat: int
    route: str
    extra: int
    given_up: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game of a simulation."""

    number: int
    turns: int
    """Of all players together."""
    decisions: int
    seats: tuple[Seat, ...]
    tickets: tuple[Held, ...]
    claims: tuple[Claimed, ...]
    tunnels: tuple[Tried, ...]
