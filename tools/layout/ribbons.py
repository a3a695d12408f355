"""Routes bundled into ribbons: what runs along one curve."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from tools.layout.board import Board
from tools.layout.lettering import edge_width
from tools.layout.projection import Points

GAP = 3.0
LANE_GAP = 3.4
CITY_RADIUS = 9.5
CITY_CLEARANCE = 12.5
# Clearance between a far city's name and the first slot.
EDGE_CLEARANCE = 5.0
# How much taller the drawn edge makes a slot, both sides together.
ORNAMENT = {"tunnel": 4.0, "ferry": 3.0}

Ints = NDArray[np.int64]


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

    @property
    def a(self) -> Ints:
        """The first city of every ribbon."""
        return np.array([ribbon.a for ribbon in self.ribbons])

    @property
    def b(self) -> Ints:
        """The other city of every ribbon, however far."""
        return np.array([ribbon.b for ribbon in self.ribbons])

    def side(self, name: str) -> NDArray[np.bool_]:
        """Which ribbons end at the west, the east, or ("") no edge."""
        return np.array([ribbon.side == name for ribbon in self.ribbons])


def bundle(board: Board, places: Points) -> Ribbons:
    """The ribbons of a board whose cities lie about these places."""
    groups: dict[tuple[int, int, int, str, bool], list[int]] = {}
    for index, route in enumerate(board.routes):
        over_edge = route.west_spaces is not None
        key = (route.a, route.b, route.length, route.kind, over_edge)
        groups.setdefault(key, []).append(index)
    ribbons: list[Ribbon] = []
    wraps: list[tuple[int, int]] = []
    for (a, b, length, _, over_edge), routes in groups.items():
        if over_edge:
            ribbons += _halves(board, places, tuple(routes), len(wraps))
            wraps.append((ribbons[-2].a, ribbons[-1].a))
        else:
            ribbons.append(Ribbon(a, b, length, tuple(routes)))
    return _arrays(board, tuple(ribbons), tuple(wraps))


def _halves(
    board: Board, places: Points, routes: tuple[int, ...], wrap: int
) -> tuple[Ribbon, Ribbon]:
    """The western and the eastern half of routes that run over the edge."""
    route = board.routes[routes[0]]
    west, east = sorted((route.a, route.b), key=lambda city: float(places[city, 0]))
    near = route.west_spaces or 0
    return (
        Ribbon(west, east, near, routes, "west", wrap),
        Ribbon(east, west, route.length - near, routes, "east", wrap),
    )


def _arrays(
    board: Board, ribbons: tuple[Ribbon, ...], wraps: tuple[tuple[int, int], ...]
) -> Ribbons:
    rings = _rings(board, ribbons)
    slots = [s for i, ribbon in enumerate(ribbons) for s in _slots(board, i, ribbon)]
    of_ribbon, of_route, share, lane, height = zip(*slots, strict=True)
    return Ribbons(
        ribbons,
        wraps,
        spaces=np.array([float(ribbon.spaces) for ribbon in ribbons]),
        start_a=np.array([rings[ribbon.a] for ribbon in ribbons]),
        start_b=np.array([_far_start(board, ribbon, rings) for ribbon in ribbons]),
        slot_ribbon=np.array(of_ribbon),
        slot_route=np.array(of_route),
        slot_share=np.array(share),
        slot_lane=np.array(lane),
        slot_height=np.array(height),
    )


def _rings(board: Board, ribbons: tuple[Ribbon, ...]) -> Points:
    """How far from its city a slot may begin: hubs get a wider ring."""
    lanes = np.zeros(len(board.cities))
    for ribbon in ribbons:
        lanes[ribbon.a] += len(ribbon.routes)
        if not ribbon.side:
            lanes[ribbon.b] += len(ribbon.routes)
    wide = 0.92 * lanes * (board.settings.slot_height + 2.5) / (2 * math.pi)
    return np.maximum(CITY_CLEARANCE, wide)


def _far_start(board: Board, ribbon: Ribbon, rings: Points) -> float:
    if ribbon.side:
        return edge_width(board.cities[ribbon.b].name) + EDGE_CLEARANCE
    return float(rings[ribbon.b])


def _slots(
    board: Board, index: int, ribbon: Ribbon
) -> list[tuple[int, int, float, float, float]]:
    """Ribbon, route, share of the way, lane and drawn height of every slot."""
    slots = []
    for place, number in enumerate(ribbon.routes):
        route = board.routes[number]
        ornament = ORNAMENT.get(route.kind, 0.0)
        height = board.settings.slot_height + ornament
        lane = lane_offset(board, ribbon, place)
        slots += [
            (index, number, (space + 0.5) / ribbon.spaces, lane, height)
            for space in range(ribbon.spaces)
        ]
    return slots


def lane_offset(board: Board, ribbon: Ribbon, place: int) -> float:
    """How far right of its curve a route lies, seen from the ribbon's first city."""
    route = board.routes[ribbon.routes[place]]
    ornament = ORNAMENT.get(route.kind, 0.0)
    pitch = board.settings.slot_height + LANE_GAP + ornament
    offset = (place - (len(ribbon.routes) - 1) / 2) * pitch
    # Both halves of a route over the edge keep to the same lane.
    return offset if ribbon.a == route.a else -offset
