"""Legs: the straight ways that routes run along, between cities or to an edge."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from railwright.layout.geometry import Point
from railwright.layout.lettering import EDGE_HEIGHT, edge_width
from railwright.layout.placed import Box, Edge
from railwright.layout.plain.canvas import Canvas
from railwright.maps import Map, Route

SLOT_HEIGHT = 12.0
CITY = 13.0
"""From the middle of a city to its first slot; more where many routes meet."""
EDGE_DISTANCE = 36.0
EDGE_CLEARANCE = 5.0


@dataclass(frozen=True)
class Leg:
    """A way of one route or two side by side, from a city to a city or to an edge."""

    routes: tuple[Route, ...]
    city: str
    """The city where it starts."""
    start: Point
    end: Point
    spaces: tuple[int, ...]
    """How many spaces of each route lie on it."""
    clear: tuple[float, float]
    """Room at its start and at its end, where no slot may lie."""


class Legs:
    """All legs of a board, and the signs where some of them reach the edges."""

    def __init__(self, board: Map, page: Canvas) -> None:
        self.board = board
        self.page = page
        self.place = dict(zip(board.city_index, page.places, strict=True))
        self.tracks = list(_side_by_side(board))
        self.rings = _rings(board)
        self.heights = self._crossings()

    def all(self) -> Iterator[Leg]:
        """The legs of all routes; those over the edge have two."""
        for tracks in self.tracks:
            if tracks[0].wraps:
                yield from self._halves(tracks)
                continue
            a, b = tracks[0].a, tracks[0].b
            spaces = tuple(route.length for route in tracks)
            clear = (self.rings[a], self.rings[b])
            yield Leg(tracks, a, self.place[a], self.place[b], spaces, clear)

    def edges(self) -> Iterator[Edge]:
        """A sign with the name of the far city, for each leg that reaches an edge."""
        for tracks, y in self.heights.items():
            west, east = self._outward(tracks[0])
            for far, side in ((east, "west"), (west, "east")):
                wide = edge_width(self.board.city(far).name)
                left = 0.0 if side == "west" else self.page.width - wide
                top = y - EDGE_HEIGHT / 2
                box = Box(left, top, left + wide, top + EDGE_HEIGHT)
                yield Edge(far, side, y, Box(*(round(each, 1) for each in box)))

    def _halves(self, tracks: tuple[Route, ...]) -> Iterator[Leg]:
        west, east = self._outward(tracks[0])
        y = self.heights[tracks]
        near = tuple(route.west_spaces or 0 for route in tracks)
        rest = tuple(r.length - n for r, n in zip(tracks, near, strict=True))
        for city, far, x, spaces in (
            (west, east, 0.0, near),
            (east, west, self.page.width, rest),
        ):
            name = edge_width(self.board.city(far).name) + EDGE_CLEARANCE
            clear = (self.rings[city], name)
            yield Leg(tracks, city, self.place[city], (x, y), spaces, clear)

    def _outward(self, route: Route) -> tuple[str, str]:
        """The western and the eastern city of a route over the edge."""
        west, east = sorted((route.a, route.b), key=lambda city: self.place[city])
        return west, east

    def _crossings(self) -> dict[tuple[Route, ...], float]:
        """Heights at which routes cross the edges, apart from each other."""
        heights = {
            tracks: (self.place[tracks[0].a][1] + self.place[tracks[0].b][1]) / 2
            for tracks in self.tracks
            if tracks[0].wraps
        }
        order = sorted(heights, key=lambda tracks: heights[tracks])
        for high, low in pairwise(order):
            heights[low] = max(heights[low], heights[high] + EDGE_DISTANCE)
        excess = heights[order[-1]] - self.page.height + EDGE_DISTANCE if order else 0
        return {tracks: round(y - max(excess, 0.0), 1) for tracks, y in heights.items()}


def _side_by_side(board: Map) -> Iterator[tuple[Route, ...]]:
    """Every route, with its twin if it has one."""
    seen: set[str] = set()
    for route in board.routes:
        if route.id in seen:
            continue
        tracks = (route, board.route(route.twin)) if route.twin else (route,)
        seen.update(each.id for each in tracks)
        yield tracks


def _rings(board: Map) -> dict[str, float]:
    """How far from each city slots may begin, so that they do not crowd each other."""
    tracks = Counter(city for route in board.routes for city in (route.a, route.b))
    wide = 0.92 * (SLOT_HEIGHT + 2.5) / (2 * math.pi)
    return {city.id: max(CITY, wide * tracks[city.id]) for city in board.cities}
