"""The parts of a layout: cities, slots, labels and the land below, in board pixels."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from railwright.layout.bounds import Angle, Extent, Place


class Box(NamedTuple):
    """An upright rectangle by its left, top, right and bottom edges."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From the left to the right edge."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From the top to the bottom edge."""
        return self.bottom - self.top


class Slot(NamedTuple):
    """One space of a route: its center, its direction in degrees, and its length."""

    x: float
    y: float
    angle: float
    length: float


@dataclass(frozen=True, slots=True)
class PlacedCity:
    """A city's place, and the box of its name where the board prints one."""

    id: str
    x: float
    y: float
    label: Box | None = None


@dataclass(frozen=True, slots=True)
class PlacedRoute:
    """A route's slots from its first city to its second, along one or two curves.

    A curve is a cubic Bezier by its four points; a route over the board's edge has two.
    The lane is the distance of the slots from the curve, which both tracks of a double
    route share.
    """

    id: str
    curves: tuple[tuple[float, ...], ...]
    lane: float
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Edge:
    """Where routes leave the board at a side, and the far city that is named there."""

    city: str
    side: str
    y: float
    box: Box


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a sea or a country, centered at a place and turned by an angle."""

    text: str
    style: str
    x: Place
    y: Place
    size: Extent
    angle: Angle = 0


@dataclass(frozen=True, slots=True)
class Land:
    """Geography as SVG path data, warped to fit the cities."""

    land: str = ""
    home: str = ""
    borders: str = ""
    lakes: str = ""
    rivers: str = ""
    graticule: str = ""


@dataclass(frozen=True)
class Layout:
    """A whole board in pixels; routes and cities stand in the order of the map file."""

    width: float
    height: float
    slot_height: float
    cities: tuple[PlacedCity, ...]
    routes: tuple[PlacedRoute, ...]
    edges: tuple[Edge, ...] = ()
    texts: tuple[Text, ...] = ()
    legend: Box | None = None
    title: Box | None = None
    land: Land = Land()

    @cached_property
    def city(self) -> dict[str, PlacedCity]:
        """The cities by their ids."""
        return {city.id: city for city in self.cities}
