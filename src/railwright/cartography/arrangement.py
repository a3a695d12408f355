"""A solved board: cities, curves, slots and names in pixels."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray

from railwright.cartography.curves import Curves, Params, Slots
from railwright.cartography.layout_settings import ReservedBox
from railwright.cartography.problem import LayoutProblem
from railwright.cartography.ribbons import CITY_RADIUS, Ribbon, lane_offset
from railwright.cartography.sheet import Points
from railwright.layout import Box, Edge, Layout, PlacedCity, PlacedRoute, Slot
from railwright.layout.lettering import EDGE_HEIGHT, edge_width

Shapes: TypeAlias = NDArray[np.object_]
Labels: TypeAlias = dict[int, Points]
"""Boxes (left, top, right, bottom) of names, by the number of their city."""

LEAST_GAP = 1.0
"""Pixels between the nearest corners of two slots of one route."""


@dataclass(frozen=True)
class Arrangement:
    """One state of the solver, with all that follows from it."""

    problem: LayoutProblem
    params: Params

    @cached_property
    def curves(self) -> Curves:
        """The curves of all ribbons."""
        return self.problem.curves(self.params)

    @cached_property
    def slots(self) -> Slots:
        """The slots along the curves."""
        return self.problem.slots(self.curves)

    @property
    def cities(self) -> Points:
        """The places of the cities."""
        return self.params.cities

    @cached_property
    def lengths(self) -> Points:
        """The length of every slot, less where the inside of a bend is too short."""
        ribbons, slots = self.problem.ribbons, self.slots
        follows = (np.diff(ribbons.slot_ribbon) == 0) & (
            np.diff(ribbons.slot_route) == 0
        )
        one, two = slots.tangents[:-1], slots.tangents[1:]
        turn = np.arccos(np.clip((one * two).sum(axis=1), -1, 1))
        corner = ribbons.slot_height[:-1] * np.tan(turn / 2)
        pitch = np.linalg.norm(np.diff(slots.centers, axis=0), axis=1)
        room = np.where(follows, pitch - corner - LEAST_GAP, np.inf)
        around = np.minimum([*room, np.inf], [np.inf, *room])
        lengths: Points = np.minimum(slots.lengths, around)
        return lengths

    @cached_property
    def slot_shapes(self) -> Shapes:
        """The outline of every slot, with its drawn edge."""
        tangents = self.slots.tangents
        along = tangents * self.lengths[:, None] / 2
        right = np.stack([-tangents[:, 1], tangents[:, 0]], axis=1)
        across = right * self.problem.ribbons.slot_height[:, None] / 2
        turns = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
        corners = [self.slots.centers + i * along + j * across for i, j in turns]
        return np.array(shapely.polygons(np.stack(corners, axis=1)))

    @cached_property
    def beds(self) -> Shapes:
        """The strip that every ribbon covers from end to end."""
        lanes = np.array([len(r.routes) for r in self.problem.ribbons.ribbons])
        height = self.problem.sheet.settings.slot_height
        lines = shapely.linestrings(self.curves.points)
        return np.array(shapely.buffer(lines, lanes * (height + 4) / 2))

    @cached_property
    def city_shapes(self) -> Shapes:
        """The disc of every city."""
        return np.array(shapely.buffer(shapely.points(self.cities), CITY_RADIUS))

    @cached_property
    def signs(self) -> list[tuple[int, Edge]]:
        """Names of far cities at the board's edges, each with its half ribbon."""
        halves = enumerate(self.problem.ribbons.ribbons)
        return [(index, self._sign(half)) for index, half in halves if half.side]

    def _sign(self, half: Ribbon) -> Edge:
        width = self.problem.sheet.width
        y = float(self.params.crossings[half.wrap])
        city = self.problem.sheet.cities[half.b]
        left, right = 0.0, edge_width(city.name)
        if half.side == "east":
            left, right = width - right, width
        box = Box(left, y - EDGE_HEIGHT / 2, right, y + EDGE_HEIGHT / 2)
        return Edge(city.id, half.side, y, box)

    def placed(self, labels: Labels) -> Layout:
        """The layout as it is drawn, rounded as in its file."""
        sheet = self.problem.sheet
        return Layout(
            *sheet.size,
            slot_height=sheet.settings.slot_height,
            cities=tuple(self._city(i, labels) for i in range(len(sheet.cities))),
            routes=tuple(self._route(number) for number in range(len(sheet.routes))),
            edges=tuple(
                replace(sign, y=_tenth(sign.y), box=Box(*_tenths(sign.box)))
                for _, sign in self.signs
            ),
            legend=_box(sheet.settings.legend),
            title=_box(sheet.settings.title),
        )

    def _city(self, index: int, labels: Labels) -> PlacedCity:
        label = Box(*_tenths(labels[index])) if index in labels else None
        x, y = _tenths(self.cities[index])
        return PlacedCity(self.problem.sheet.cities[index].id, x, y, label)

    def _route(self, number: int) -> PlacedRoute:
        """A route's curves and slots, all in the direction from a to b."""
        ribbons, a = self.problem.ribbons.ribbons, self.problem.sheet.ends[number][0]
        own = [i for i, ribbon in enumerate(ribbons) if number in ribbon.routes]
        own.sort(key=lambda i: ribbons[i].a != a)
        curves, slots = [], []
        for index in own:
            forth = ribbons[index].a == a
            control = self.curves.control[index]
            curves.append(_tenths((control if forth else control[::-1]).ravel()))
            slots += self._slots(index, number, 1 if forth else -1)
        lane = self._lane(ribbons[own[0]], number)
        route = self.problem.sheet.routes[number]
        return PlacedRoute(route.id, tuple(curves), lane, tuple(slots))

    def _lane(self, ribbon: Ribbon, number: int) -> float:
        sheet = self.problem.sheet
        offset = lane_offset(sheet, ribbon, ribbon.routes.index(number))
        is_forth = ribbon.a == sheet.ends[number][0]
        return _tenth(offset if is_forth else -offset)

    def _slots(self, index: int, number: int, sign: int) -> list[Slot]:
        ribbons, slots = self.problem.ribbons, self.slots
        is_own = (ribbons.slot_ribbon == index) & (ribbons.slot_route == number)
        rows = []
        for slot in np.flatnonzero(is_own)[::sign]:
            dx, dy = sign * slots.tangents[slot]
            angle = math.degrees(math.atan2(dy, dx))
            place = (*slots.centers[slot], angle, self.lengths[slot])
            rows.append(Slot(*_tenths(place)))
        return rows


def _tenth(value: float) -> float:
    # Adding zero turns -0.0 into 0.0.
    return round(float(value), 1) + 0.0


def _tenths(values: Iterable[float]) -> tuple[float, ...]:
    return tuple(_tenth(value) for value in values)


def _box(place: ReservedBox | None) -> Box | None:
    if place is None:
        return None
    return Box(place.x, place.y, place.x + place.width, place.y + place.height)
