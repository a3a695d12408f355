"""Which actions are one decision: another payment or slot changes none of it."""

from collections.abc import Hashable

from railwright.maps import Map
from railwright.model.actions import (
    Action,
    BuildPort,
    BuildStation,
    ClaimRoute,
    DrawUp,
    KeepTickets,
    PayExtra,
)
from railwright.model.view import View


def decision_in(action: Action, view: View, board: Map) -> Hashable:
    """What an action decides, the same for all actions that decide the same.

    That is the route, or either of two tracks side by side, and the city of a building,
    however they are paid; the card, in whatever slot it lies; and the tickets kept.
    """
    match action:
        case ClaimRoute(route):
            twin = board.route(route).twin
            return ClaimRoute, min(route, twin or route)
        case BuildStation(city) | BuildPort(city):
            return type(action), city
        case PayExtra():
            return PayExtra
        case DrawUp(slot) if 0 < slot <= len(view.market):
            return DrawUp, view.market[slot - 1]
        case KeepTickets(kept):
            return KeepTickets, tuple(sorted(_tickets(view, kept)))
    return action


def _tickets(view: View, kept: tuple[int | str, ...]) -> list[str]:
    """The tickets of an offer that are kept, by name."""
    return [
        view.offer[each - 1]
        if isinstance(each, int) and 0 < each <= len(view.offer)
        else str(each)
        for each in kept
    ]
