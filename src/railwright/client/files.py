"""The files of a board that a page loads, each made once and kept."""

from functools import lru_cache

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
    return drawn(name, name, kind) if name in GAMES and kind in KINDS else None


@lru_cache(maxsize=100)
def drawn(game: str, named: str, kind: str) -> Content:
    """A file of a board: of the game's own, or of a map that is written out."""
    board, layout = load_board(named)
    if kind == "json":
        facts = board_facts(GAMES[game], board, layout)
        return Content(json.encode(facts), "application/json")
    return svg(
        draw_live(board, layout) if kind == "live.svg" else draw_sketch(board, layout)
    )
