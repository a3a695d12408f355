"""Routes bundled into ribbons: what runs along one curve."""

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from railwright.cartography.sheet import Ints, Points, Sheet
from railwright.layout.inspection import ORNAMENT
from railwright.layout.lettering import edge_width

GAP = 3.0
LANE_GAP = 3.4
CITY_RADIUS = 9.5
CITY_CLEARANCE = 12.5
EDGE_CLEARANCE = 5.0
"""Clearance between a far city's name and the first slot."""


@dataclass(frozen=True)
class Ribbon:
    """One curve from a city to another, or from a city to a board edge."""

    a: int
    b: int
    spaces: int
    routes: tuple[int, ...]
    side: str = ""
    wrap: int = 0


@dataclass(frozen=True)
class Ribbons:
    """All ribbons of a board, and their slots, as arrays for the solver."""

    ribbons: tuple[Ribbon, ...]
    wraps: tuple[tuple[int, int], ...]
    spaces: Points
    start_a: Points
    start_b: Points
    slot_ribbon: Ints
    slot_route: Ints
    slot_share: Points
    slot_lane: Points
    slot_height: Points

    @cached_property
    def a(self) -> Ints:
        """The first city of every ribbon."""
        return np.array([ribbon.a for ribbon in self.ribbons])

    @cached_property
    def b(self) -> Ints:
        """The other city of every ribbon, however far."""
        return np.array([ribbon.b for ribbon in self.ribbons])

    @cached_property
    def wrap(self) -> Ints:
        """The edge crossing of every ribbon that has one."""
        return np.array([ribbon.wrap for ribbon in self.ribbons])

    @cached_property
    def sides(self) -> NDArray[np.str_]:
        """The edge at which every ribbon ends: west, east, or none."""
        return np.array([ribbon.side for ribbon in self.ribbons])

    def side(self, name: str) -> NDArray[np.bool_]:
        """Which ribbons end at the west, the east, or ("") no edge."""
        is_there: NDArray[np.bool_] = self.sides == name
        return is_there


def bundle(sheet: Sheet, places: Points) -> Ribbons:
    """The ribbons of a board whose cities lie about these places."""
    ribbons: list[Ribbon] = []
    wraps: list[tuple[int, int]] = []
    for routes in _side_by_side(sheet):
        route, (a, b) = sheet.routes[routes[0]], sheet.ends[routes[0]]
        if route.wraps:
            ribbons += _halves(sheet, places, routes, len(wraps))
            wraps.append((ribbons[-2].a, ribbons[-1].a))
        else:
            ribbons.append(Ribbon(a, b, route.length, routes))
    return _arrays(sheet, tuple(ribbons), tuple(wraps))


def _side_by_side(sheet: Sheet) -> list[tuple[int, ...]]:
    """Routes of the same cities, length and kind, which share a curve."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for index, route in enumerate(sheet.routes):
        cities = tuple(sorted(sheet.ends[index]))
        key = (cities, route.length, route.kind, route.wraps)
        groups.setdefault(key, []).append(index)
    return [tuple(routes) for routes in groups.values()]


def _halves(
    sheet: Sheet, places: Points, routes: tuple[int, ...], wrap: int
) -> tuple[Ribbon, Ribbon]:
    """The western and the eastern half of routes that run over the edge."""
    route, ends = sheet.routes[routes[0]], sheet.ends[routes[0]]
    west, east = sorted(ends, key=lambda city: float(places[city, 0]))
    near = route.west_spaces or 0
    return (
        Ribbon(west, east, near, routes, "west", wrap),
        Ribbon(east, west, route.length - near, routes, "east", wrap),
    )


def _arrays(
    sheet: Sheet, ribbons: tuple[Ribbon, ...], wraps: tuple[tuple[int, int], ...]
) -> Ribbons:
    rings = _rings(sheet, ribbons)
    slots = [s for i, ribbon in enumerate(ribbons) for s in _slots(sheet, i, ribbon)]
    of_ribbon, of_route, share, lane, height = zip(*slots, strict=True)
    return Ribbons(
        ribbons,
        wraps,
        spaces=np.array([float(ribbon.spaces) for ribbon in ribbons]),
        start_a=np.array([rings[ribbon.a] for ribbon in ribbons]),
        start_b=np.array([_far_start(sheet, ribbon, rings) for ribbon in ribbons]),
        slot_ribbon=np.array(of_ribbon),
        slot_route=np.array(of_route),
        slot_share=np.array(share),
        slot_lane=np.array(lane),
        slot_height=np.array(height),
    )


def _rings(sheet: Sheet, ribbons: tuple[Ribbon, ...]) -> Points:
    """How far from its city a slot may begin: hubs get a wider ring."""
    lanes = np.zeros(len(sheet.cities))
    for ribbon in ribbons:
        lanes[ribbon.a] += len(ribbon.routes)
        if not ribbon.side:
            lanes[ribbon.b] += len(ribbon.routes)
    wide = 0.92 * lanes * (sheet.settings.slot_height + 2.5) / (2 * math.pi)
    return np.maximum(CITY_CLEARANCE, wide)


def _far_start(sheet: Sheet, ribbon: Ribbon, rings: Points) -> float:
    if ribbon.side:
        return edge_width(sheet.cities[ribbon.b].name) + EDGE_CLEARANCE
    return float(rings[ribbon.b])


def _slots(
    sheet: Sheet, index: int, ribbon: Ribbon
) -> list[tuple[int, int, float, float, float]]:
    """Ribbon, route, share of the way, lane and drawn height of every slot."""
    slots = []
    for place, number in enumerate(ribbon.routes):
        height = sheet.settings.slot_height + _ornament(sheet, number)
        lane = lane_offset(sheet, ribbon, place)
        slots += [
            (index, number, (space + 0.5) / ribbon.spaces, lane, height)
            for space in range(ribbon.spaces)
        ]
    return slots


def lane_offset(sheet: Sheet, ribbon: Ribbon, place: int) -> float:
    """How far right of its curve a route lies, seen from the ribbon's first city."""
    pitch = (
        sheet.settings.slot_height + LANE_GAP + _ornament(sheet, ribbon.routes[place])
    )
    offset = (place - (len(ribbon.routes) - 1) / 2) * pitch
    # Both halves of a route over the edge keep to the same lane.
    is_forward = ribbon.a == sheet.ends[ribbon.routes[0]][0]
    return offset if is_forward else -offset


def _ornament(sheet: Sheet, route: int) -> float:
    """How much taller its drawn edge makes a route's slots, both sides together."""
    return 2 * ORNAMENT.get(sheet.routes[route].kind, 0.0)
