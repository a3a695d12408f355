"""The games, each a folder with its value, its board and its rules."""

from railwright.games.boards import (
    ChosenGame,
    MapFile,
    MapSource,
    MapText,
    chosen,
    is_map_text,
    is_ours,
    load_map,
    map_path,
    map_source,
    map_text,
    title_of,
    unknown_game,
)
from railwright.games.counted import counted_players, counts_path
from railwright.games.definition import Game, Option, PieceColor
from railwright.games.fit import misfits, option_misfits, unplayable
from railwright.games.numbers import rules_of, scoring_of
from railwright.games.options import with_options
from railwright.games.own_words import own_words
from railwright.games.piece_colors import colors_offered, seat_colors
from railwright.games.registry import GAMES

RULES_VERSION = 1
"""Counts every change by which a recorded game could go on otherwise."""

__all__ = [
    "GAMES",
    "RULES_VERSION",
    "ChosenGame",
    "Game",
    "MapFile",
    "MapSource",
    "MapText",
    "Option",
    "PieceColor",
    "chosen",
    "colors_offered",
    "counted_players",
    "counts_path",
    "is_map_text",
    "is_ours",
    "load_map",
    "map_path",
    "map_source",
    "map_text",
    "misfits",
    "option_misfits",
    "own_words",
    "rules_of",
    "scoring_of",
    "seat_colors",
    "title_of",
    "unknown_game",
    "unplayable",
    "with_options",
]
