"""What happened, as values in the past tense; each seat may see its own share of it.

`play` returns the events of an action. They hold everything; `seen_by` leaves out what
a seat must not know: blind cards and tickets of others (C-69, C-70).
"""

from dataclasses import dataclass, replace

from railwright.errors import insist, insist_whole
from railwright.model.actions import Cards


@dataclass(frozen=True, slots=True)
class TicketsOffered:
    """A player looks at tickets."""

    seat: int
    count: int
    tickets: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class DecisionMade:
    """A player has decided in secret and waits for the others (Q-42)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TicketsKept:
    """A player has kept some tickets of an offer and rejected the others."""

    seat: int
    count: int
    kept: tuple[str, ...] | None
    rejected: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class PiecesChosen:
    """A player's fleet is revealed."""

    seat: int
    wagons: int
    ships: int


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A player has taken a face-up card."""

    seat: int
    slot: int
    card: str


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A player has drawn a blind card."""

    seat: int
    deck: str
    card: str | None


@dataclass(frozen=True, slots=True)
class SlotFilled:
    """A card was turned up into a slot of the market; None if no card was left."""

    slot: int
    card: str | None


@dataclass(frozen=True, slots=True)
class MarketSwept:
    """Too many wild cards: the whole market was discarded (C-20)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The discards of a deck became the deck (C-21)."""

    deck: str
    count: int


@dataclass(frozen=True, slots=True)
class TunnelTried:
    """A player has laid cards for a tunnel; what was revealed costs more cards."""

    seat: int
    route: str
    cards: Cards
    revealed: Cards
    extra: int


@dataclass(frozen=True, slots=True)
class TunnelGivenUp:
    """A player has taken the cards laid for a tunnel back."""

    seat: int
    route: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class RouteClaimed:
    """A player has claimed a route; the cards are all that it cost."""

    seat: int
    route: str
    cards: Cards
    points: int


@dataclass(frozen=True, slots=True)
class StationBuilt:
    """A player has built a station."""

    seat: int
    city: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class PortBuilt:
    """A player has built a port."""

    seat: int
    city: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class PiecesExchanged:
    """A player has exchanged pieces, for a point each."""

    seat: int
    count: int
    given: str


@dataclass(frozen=True, slots=True)
class RoutesBorrowed:
    """A player has said what each station borrows."""

    seat: int
    routes: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A player has let a turn go by."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is a player's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastTurnsBegan:
    """A player has few pieces left; so many turns follow (C-60)."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class BorrowingAsked:
    """A player is asked what the stations borrow (Q-32)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last turn has been played; all tickets are open now (C-63)."""


Event = (
    TicketsOffered
    | DecisionMade
    | TicketsKept
    | PiecesChosen
    | CardTaken
    | CardDrawn
    | SlotFilled
    | MarketSwept
    | DeckShuffled
    | TunnelTried
    | TunnelGivenUp
    | RouteClaimed
    | StationBuilt
    | PortBuilt
    | PiecesExchanged
    | RoutesBorrowed
    | TurnPassed
    | TurnBegan
    | LastTurnsBegan
    | BorrowingAsked
    | GameEnded
)


HIDDEN: dict[type, tuple[str, ...]] = {
    CardDrawn: ("card",),
    TicketsOffered: ("tickets",),
    TicketsKept: ("kept", "rejected"),
}
"""What of an event only its own seat may know."""


def seen_by(event: Event, seat: int | None) -> Event:
    """An event as a seat may know it; None stands for a spectator.

    An event does not know how many seats there are: any number from 0 is one.

    >>> from railwright import CardDrawn, seen_by
    >>> drawn = CardDrawn(seat=0, deck="train", card="red")
    >>> seen_by(drawn, 0)
    CardDrawn(seat=0, deck='train', card='red')
    >>> seen_by(drawn, 1)
    CardDrawn(seat=0, deck='train', card=None)
    """
    insist(event, Event, "an event")
    if seat is not None:
        insist_whole(seat, "a seat", 0)
    match event:
        case CardDrawn(owner) | TicketsOffered(owner) | TicketsKept(owner):
            if owner != seat:
                nothing = dict.fromkeys(HIDDEN[type(event)])
                return replace(event, **nothing)  # type: ignore[arg-type]  # all may be
    return event
