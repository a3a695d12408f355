"""The files of a board: its facts and its drawings."""

from collections.abc import Callable
from functools import partial

from msgspec import json

from railwright.drawing import draw_board
from railwright.drawing.live import draw_live
from railwright.drawing.sketch import draw_sketch
from railwright.errors import LayoutError
from railwright.games import GAMES, load_map
from railwright.layout import Layout, load_board
from railwright.layout.plain import plain_layout
from railwright.maps import Map
from railwright.server.offers.board_facts import board_facts

PICTURES: dict[str, Callable[[Map, Layout], str]] = {
    "live.svg": draw_live,
    "sketch.svg": draw_sketch,
    "light.svg": draw_board,
    "dark.svg": partial(draw_board, theme="dark"),
}
"""The drawings of a board: to play on, very small, and to look at."""
KINDS = ("json", *PICTURES)
"""The files of every board: its facts and its drawings."""


def board_text(game: str, named: str, kind: str) -> str:
    """A file of a board: of the game's own, or of a map that is written out."""
    board, layout = _board(named)
    if kind != "json":
        return PICTURES[kind](board, layout)
    return json.encode(board_facts(GAMES[game], board, layout)).decode()


def _board(named: str) -> tuple[Map, Layout]:
    """A board; one whose layout does not fit is drawn plainly."""
    try:
        return load_board(named)
    except LayoutError:
        board = load_map(named)
        return board, plain_layout(board)
