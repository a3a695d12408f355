"""Railwright: train-route board games, exact and fast."""

from railwright.errors import (
    Defect,
    GameError,
    IllegalAction,
    LayoutError,
    MapError,
    NotationError,
)
from railwright.maps import NAMES, Map, Route, load_map
from railwright.model import Match, new_game, record, replay

__all__ = [
    "NAMES",
    "Defect",
    "GameError",
    "IllegalAction",
    "LayoutError",
    "Map",
    "MapError",
    "Match",
    "NotationError",
    "Route",
    "load_map",
    "new_game",
    "record",
    "replay",
]
