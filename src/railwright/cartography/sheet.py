"""A map together with the settings by which it is laid out."""

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from railwright.cartography.layout_settings import Bounds, LayoutSettings
from railwright.layout.globe import is_global
from railwright.maps import City, Kind, Map, Route

Points: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]

WATER = (Kind.FERRY, Kind.SEA)


@dataclass(frozen=True)
class Sheet:
    """Everything that is known about a board before it is laid out."""

    map: Map
    settings: LayoutSettings
    size: tuple[int, int]

    @property
    def width(self) -> float:
        """The width of the view."""
        return float(self.size[0])

    @property
    def height(self) -> float:
        """The height of the view."""
        return float(self.size[1])

    @property
    def cities(self) -> tuple[City, ...]:
        """The cities and stops, in the order of the map file."""
        return self.map.cities

    @property
    def routes(self) -> tuple[Route, ...]:
        """The routes, in the order of the map file."""
        return self.map.routes

    @cached_property
    def ends(self) -> list[tuple[int, int]]:
        """The two cities of every route, by their numbers."""
        number = self.map.city_index
        return [(number[route.a], number[route.b]) for route in self.routes]

    @cached_property
    def lonlat(self) -> Points:
        """The longitude and latitude of every city."""
        return np.array([(city.lon, city.lat) for city in self.cities], dtype=float)

    @property
    def reserved(self) -> list[Bounds]:
        """Corner boxes (left, top, right, bottom) that legend and title need."""
        places = filter(None, (self.settings.legend, self.settings.title))
        return [(p.x, p.y, p.x + p.width, p.y + p.height) for p in places]

    @cached_property
    def is_round(self) -> bool:
        """Whether the board shows the whole globe, so that its sides meet."""
        return is_global(self.map)
