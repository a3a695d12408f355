"""The files of a board that a page loads, each made once and kept."""

from functools import cache

from msgspec import json

from railwright.client.facts import board_facts
from railwright.drawing.live import draw_live
from railwright.drawing.sketch import draw_sketch
from railwright.gallery.content import Content, svg
from railwright.games import GAMES
from railwright.layout import load_board

KINDS = ("json", "live.svg", "sketch.svg")
"""The files of every board: its facts, the drawing to play on, a small one."""


def board_file(file: str) -> Content | None:
    """The file of that name, such as `europe.live.svg`, or None."""
    name, _, kind = file.partition(".")
    return _made(name, kind) if name in GAMES and kind in KINDS else None


@cache
def _made(name: str, kind: str) -> Content:
    board, layout = load_board(name)
    if kind == "json":
        facts = board_facts(GAMES[name], board, layout)
        return Content(json.encode(facts), "application/json")
    return svg(
        draw_live(board, layout) if kind == "live.svg" else draw_sketch(board, layout)
    )
