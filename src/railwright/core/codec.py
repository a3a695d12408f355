"""Actions as numbers: the only place that packs and unpacks them.

From its highest bits down, a number holds the kind of the action, its target, and how
it is paid: a color, wild cards and groups of cards. The target is a route, a city, a
slot of the market, a deck, a set of tickets or a number of pieces. What stations borrow
takes the place of all that follows the kind.
"""

from typing import Final

from mypy_extensions import i64

from railwright.core.codes import (
    BORROW,
    CHOOSE_PIECES,
    CLAIM,
    DRAW_BLIND,
    DRAW_UP,
    EXCHANGE,
    FILL_SLOT,
    KEEP,
    PAY_EXTRA,
    PORT,
    STATION,
)

# Bits below each field. Shifts and masks are quicker than divisions, which would have
# to care for negative numbers.
_KIND: Final = 44
_TARGET: Final = 24
_COLOR: Final = 16
_WILDS: Final = 8
_FIELD: Final = 255
_TARGETS: Final = (1 << (_KIND - _TARGET)) - 1
# What one station borrows: a route counted from 1, or 0 for nothing.
_BORROWED: Final = 9
_ROUTE: Final = (1 << _BORROWED) - 1

NO_COLOR: Final = 255
"""Stands for the color of a payment without any colored card."""
PORT_CARDS: Final = 4
"""Cards that pay for a port (W-43)."""


def bare_action(kind: i64) -> i64:
    """An action that needs no more than its kind."""
    return kind << _KIND


def kind_of(action: i64) -> i64:
    """What an action does."""
    return action >> _KIND


def costs_cards(kind: i64) -> bool:
    """Whether actions of a kind are paid with cards."""
    return kind == CLAIM or kind == STATION or kind == PORT or kind == PAY_EXTRA


def aimed(action: i64, target: i64) -> i64:
    """An action at target 0, moved to another target."""
    return action + (target << _TARGET)


def target_of(action: i64) -> i64:
    """What an action is about: a route, a city, a slot, a deck, tickets, pieces."""
    return (action >> _TARGET) & _TARGETS


def color_of(action: i64) -> i64:
    """The color in which an action is paid, or NO_COLOR."""
    return (action >> _COLOR) & _FIELD


def wilds_of(action: i64) -> i64:
    """How many wild cards an action is paid with."""
    return (action >> _WILDS) & _FIELD


def groups_of(action: i64) -> i64:
    """How many double ships, groups of any cards, or wagons for a port are paid."""
    return action & _FIELD


def _paid(kind: i64, color: i64, wilds: i64, groups: i64) -> i64:
    """An action at target 0 that costs cards."""
    return (kind << _KIND) + (color << _COLOR) + (wilds << _WILDS) + groups


def claim_action(route: i64, color: i64, wilds: i64, groups: i64) -> i64:
    """Claim a route; groups are double ships at sea, and swaps on other routes."""
    return aimed(_paid(CLAIM, color, wilds, groups), route)


def station_action(city: i64, color: i64, wilds: i64) -> i64:
    """Build a station."""
    return aimed(_paid(STATION, color, wilds, 0), city)


def port_action(city: i64, color: i64, wilds: i64, wagons: i64) -> i64:
    """Build a port; the cards that are neither wild nor wagons are ships."""
    return aimed(_paid(PORT, color, wilds, wagons), city)


def extra_action(wilds: i64) -> i64:
    """Pay for a tunnel's surprise."""
    return _paid(PAY_EXTRA, 0, wilds, 0)


def draw_up_action(slot: i64, refill: i64) -> i64:
    """Take a face-up card; a refill of -1 leaves the deck to the rules."""
    return aimed(_paid(DRAW_UP, 0, 0, refill + 1), slot)


def refill_of(action: i64) -> i64:
    """The deck that replaces a face-up card, or -1."""
    return (action & _FIELD) - 1


def draw_blind_action(deck: i64) -> i64:
    """Take the top card of a deck."""
    return aimed(bare_action(DRAW_BLIND), deck)


def fill_slot_action(deck: i64) -> i64:
    """Fill an empty slot of the market from a deck."""
    return aimed(bare_action(FILL_SLOT), deck)


def keep_action(places: i64) -> i64:
    """Keep tickets of an offer, as a mask of its places."""
    return aimed(bare_action(KEEP), places)


def choose_pieces_action(wagons: i64) -> i64:
    """Choose a fleet with so many wagons."""
    return aimed(bare_action(CHOOSE_PIECES), wagons)


def exchange_action(given: i64, count: i64) -> i64:
    """Exchange so many wagons (0) or ships (1) for the other kind."""
    return aimed(_paid(EXCHANGE, 0, 0, given), count)


def given_of(action: i64) -> i64:
    """Which kind of pieces an exchange gives away."""
    return action & _FIELD


def borrow_action(routes: list[int]) -> i64:
    """Borrow a route, or nothing (-1), for each station."""
    action = bare_action(BORROW)
    for station, route in enumerate(routes):
        action = borrowing_too(action, station, route)
    return action


def borrowing_too(action: i64, station: i64, route: i64) -> i64:
    """An action that borrows nothing for a station, with a route for it instead."""
    return action + ((route + 1) << (_BORROWED * station))


def borrowed_by(action: i64, stations: i64) -> list[int]:
    """The route, or -1, that an action borrows for each of so many stations."""
    routes: list[int] = []
    for station in range(int(stations)):
        routes.append(int((action >> (_BORROWED * station)) & _ROUTE) - 1)
    return routes
