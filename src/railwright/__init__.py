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
from railwright.model import Match, Result, View, new_game, record, replay, seen_by

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
    "Result",
    "Route",
    "View",
    "load_map",
    "new_game",
    "record",
    "replay",
    "seen_by",
]
