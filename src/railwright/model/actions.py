"""What a player can do, as values; `notation` writes and reads them as text."""

from dataclasses import dataclass

Cards = tuple[tuple[str, int], ...]
"""Kinds of cards by their names, and how many of each."""


@dataclass(frozen=True, slots=True)
class DrawUp:
    """Take a face-up card by its slot, counted from 1; name the refilling deck."""

    slot: int
    refill: str | None = None


@dataclass(frozen=True, slots=True)
class DrawBlind:
    """Take the top card of a deck."""

    deck: str | None = None


@dataclass(frozen=True, slots=True)
class ClaimRoute:
    """Claim a route with named cards."""

    route: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class DrawTickets:
    """Draw tickets."""


@dataclass(frozen=True, slots=True)
class KeepTickets:
    """Keep tickets of an offer, by their places in it counted from 1, or by name.

    Rejected tickets go under the deck in the order in which they are named (Q-41);
    those that are not named follow in the order of the offer.
    """

    kept: tuple[int | str, ...]
    rejected: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class BuildStation:
    """Build a station in a city with named cards."""

    city: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class BuildPort:
    """Build a port in a city with named cards."""

    city: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class ExchangePieces:
    """Give so many wagons or ships for pieces of the other kind."""

    count: int
    given: str


@dataclass(frozen=True, slots=True)
class PayExtra:
    """Pay for the surprise of a tunnel with named cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Take the cards laid for a tunnel back."""


@dataclass(frozen=True, slots=True)
class ChoosePieces:
    """Choose a fleet before the first turn: so many wagons and so many ships."""

    wagons: int
    ships: int


@dataclass(frozen=True, slots=True)
class FillSlot:
    """Choose the deck that fills an empty slot of the market."""

    deck: str


@dataclass(frozen=True, slots=True)
class BorrowRoutes:
    """Say which routes your stations borrow, each for its city; others borrow none."""

    routes: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class PutBack:
    """Put a drawn card back, which every game forbids (C-16)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the turn go by."""


Paid = ClaimRoute | BuildStation | BuildPort | PayExtra
"""What costs cards."""

Action = (
    DrawUp
    | DrawBlind
    | ClaimRoute
    | DrawTickets
    | KeepTickets
    | BuildStation
    | BuildPort
    | ExchangePieces
    | PayExtra
    | GiveUp
    | ChoosePieces
    | FillSlot
    | BorrowRoutes
    | PutBack
    | Pass
)
