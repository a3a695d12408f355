"""Finds what is wrong with a layout: overlaps, cramped slots, cities in the sea."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from railwright.layout.geometry import (
    Polygon,
    along_curve,
    apart,
    bounds,
    box_shape,
    circle_shape,
    distance_to,
    do_cross,
    is_inside,
    overlap,
    rings,
    slot_shape,
)
from railwright.layout.placed import Box, Layout, Text
from railwright.maps import Kind, Map

CITY_RADIUS = 9.0
SHORTEST_SLOT = 24.0
ORNAMENT = {Kind.TUNNEL: 2.0, Kind.FERRY: 1.5}
"""How far the drawn edge of such a slot reaches beyond its long sides."""
SLOT_OVERLAP = 1.0
LABEL_OVERLAP = 2.0
"""Shared areas in square pixels up to which nobody sees an overlap."""
OFF_LAND = 8.0
OFF_WATER = 16.0


@dataclass(frozen=True, slots=True)
class Shape:
    """Something drawn on the board that nothing else may cover."""

    kind: str
    owner: str
    corners: Polygon
    bounds: Box

    def __str__(self) -> str:
        return f"{self.kind} {self.owner}"


class LayoutCheck:
    """The findings about one layout."""

    def __init__(self, board: Map, layout: Layout) -> None:
        self.board = board
        self.layout = layout

    def findings(self) -> list[str]:
        """Every finding as one sentence; none for a good layout."""
        return [
            *self._overlaps(),
            *self._crossings(),
            *self._outside(),
            *self._short_slots(),
            *self._misplaced_cities(),
        ]

    @cached_property
    def shapes(self) -> list[Shape]:
        """Slots, cities, labels, edge signs and panels, by their outlines."""
        return [
            *self._slots(),
            *self._cities(),
            *self._labels(),
            *self._panels(),
        ]

    def _slots(self) -> Iterator[Shape]:
        for route, placed in zip(self.board.routes, self.layout.routes, strict=True):
            edge = ORNAMENT.get(route.kind, 0.0)
            for space, slot in enumerate(placed.slots, start=1):
                corners = slot_shape(slot, self.layout.slot_height, edge)
                yield _shape("space", f"{space} of {route.id}", corners)

    def _cities(self) -> Iterator[Shape]:
        for city in self.layout.cities:
            yield _shape("city", city.id, circle_shape(city.x, city.y, CITY_RADIUS))

    def _labels(self) -> Iterator[Shape]:
        for city in self.layout.cities:
            if city.label:
                yield _shape("label", city.id, box_shape(city.label))
        for edge in self.layout.edges:
            yield _shape("label", f"{edge.city} ({edge.side})", box_shape(edge.box))

    def _panels(self) -> Iterator[Shape]:
        for kind, box in (("title", self.layout.title), ("legend", self.layout.legend)):
            if box:
                yield _shape(kind, f"of {self.board.name}", box_shape(box))

    def _overlaps(self) -> Iterator[str]:
        for a, b in combinations(self.shapes, 2):
            if apart(a.bounds, b.bounds):
                continue
            shared = overlap(a.corners, b.corners)
            is_lettering = "label" in {a.kind, b.kind}
            if shared > (LABEL_OVERLAP if is_lettering else SLOT_OVERLAP):
                yield f"{a} and {b} overlap by {shared:.0f} px²"
        for text, label in self._covered_names():
            yield f'the name "{text.text}" runs into the {label}'

    def _covered_names(self) -> Iterator[tuple[Text, Shape]]:
        above = [each for each in self.shapes if each.kind not in {"space", "city"}]
        for text in self.layout.texts:
            corners = _name_shape(text)
            for shape in above:
                if overlap(corners, shape.corners) > LABEL_OVERLAP:
                    yield text, shape

    def _crossings(self) -> Iterator[str]:
        """Routes that run across each other; the tracks of a double route do not."""
        curves = [
            (route.id, curve, along_curve(curve))
            for route in self.layout.routes
            for curve in route.curves
        ]
        lines = [(name, curve, line, bounds(line)) for name, curve, line in curves]
        for (a, one, line, box), (b, two, other, limits) in combinations(lines, 2):
            if one != two and not apart(box, limits) and do_cross(line, other):
                yield f"routes {a} and {b} cross"

    def _outside(self) -> Iterator[str]:
        for shape in self.shapes:
            box = shape.bounds
            if (
                min(box.left, box.top) < 0
                or box.right > self.layout.width
                or box.bottom > self.layout.height
            ):
                yield f"{shape} leaves the board"

    def _short_slots(self) -> Iterator[str]:
        for route in self.layout.routes:
            shortest = min(slot.length for slot in route.slots)
            if shortest < SHORTEST_SLOT:
                yield (
                    f"spaces of {route.id} are {shortest:.0f} px long, "
                    f"less than {SHORTEST_SLOT:.0f}"
                )

    def _misplaced_cities(self) -> Iterator[str]:
        land = rings(self.layout.land.land)
        lakes = rings(self.layout.land.lakes)
        if not land:
            return
        for city, placed in zip(self.board.cities, self.layout.cities, strict=True):
            point = (placed.x, placed.y)
            shore = distance_to(point, land)
            if not is_inside(point, land) and shore > OFF_LAND:
                yield f"city {city.id} lies {shore:.0f} px out at sea"
            bank = distance_to(point, lakes)
            if is_inside(point, lakes) and bank > OFF_LAND:
                yield f"city {city.id} lies {bank:.0f} px out in a lake"
            if city.port and min(shore, bank) > OFF_WATER and is_inside(point, land):
                yield f"port {city.id} lies {min(shore, bank):.0f} px from the water"


def check_layout(board: Map, layout: Layout) -> list[str]:
    """Everything that is wrong with a layout, one sentence each."""
    return LayoutCheck(board, layout).findings()


def _shape(kind: str, owner: str, corners: Polygon) -> Shape:
    return Shape(kind, owner, corners, bounds(corners))


def _name_shape(text: Text) -> Polygon:
    """About the place that a sea's or country's name takes."""
    spacing = 0.12 if text.style == "water" else 0.34
    half = len(text.text) * text.size * (0.5 + spacing) / 2
    tall = text.size * 0.36
    angle = math.radians(text.angle)
    cos, sin = math.cos(angle), math.sin(angle)
    return [
        (text.x + x * cos - y * sin, text.y + x * sin + y * cos)
        for x, y in ((-half, -tall), (half, -tall), (half, tall), (-half, tall))
    ]
