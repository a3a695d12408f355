"""Railwright: train-route board games, exact and fast."""

from railwright.errors import Defect, GameError, LayoutError, MapError
from railwright.maps import NAMES, Map, Route, load_map

__all__ = [
    "NAMES",
    "Defect",
    "GameError",
    "LayoutError",
    "Map",
    "MapError",
    "Route",
    "load_map",
]
