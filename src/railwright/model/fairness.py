"""Whether an action may be taken back: nothing hidden has come to light by it."""

from collections.abc import Iterable

from railwright.model.events import (
    BorrowingAsked,
    CardTaken,
    DecisionMade,
    Event,
    LastTurnsBegan,
    PiecesExchanged,
    PortBuilt,
    RouteClaimed,
    RoutesBorrowed,
    SlotFilled,
    StationBuilt,
    TicketsKept,
    TunnelGivenUp,
    TunnelTried,
    TurnBegan,
    TurnPassed,
)

OPEN = frozenset(
    {
        BorrowingAsked,
        CardTaken,
        DecisionMade,
        LastTurnsBegan,
        PiecesExchanged,
        PortBuilt,
        RouteClaimed,
        RoutesBorrowed,
        StationBuilt,
        TunnelGivenUp,
        TurnBegan,
        TurnPassed,
    }
)
"""Events that tell nobody anything that was hidden before."""


def is_fair_to_undo(events: Iterable[Event], seat: int) -> bool:
    """Whether a seat learned nothing new by these events, nor showed anything."""
    return all(type(event) in OPEN or _is_open(event, seat) for event in events)


def _is_open(event: Event, seat: int) -> bool:
    """Whether an event is open that may also have told something."""
    match event:
        case SlotFilled(card=None) | TunnelTried(revealed=()):
            return True
        case TicketsKept(owner):
            return owner == seat
    return False
