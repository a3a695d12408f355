"""Railwright: train-route board games, exact and fast."""

from railwright.errors import (
    Defect,
    GameError,
    IllegalAction,
    LayoutError,
    MapError,
    NotationError,
)
from railwright.games import GAMES, load_map
from railwright.maps import Map, Route
from railwright.model import (
    Match,
    Result,
    View,
    format_position,
    new_game,
    read_position,
    record,
    replay,
    seen_by,
)

__all__ = [
    "GAMES",
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
    "format_position",
    "load_map",
    "new_game",
    "read_position",
    "record",
    "replay",
    "seen_by",
]
