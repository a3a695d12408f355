"""The files of a board that a page loads, each made once and kept."""

from functools import cache, lru_cache

from msgspec import json

from railwright.client.facts import board_facts
from railwright.drawing.live import draw_live
from railwright.drawing.sketch import draw_sketch
from railwright.gallery.content import Content, svg
from railwright.games import GAMES
from railwright.layout import load_board
from railwright.rulebook import own_words, rules_page
from railwright.words.languages import LANGUAGES

KINDS = ("json", "live.svg", "sketch.svg")
"""The files of every board: its facts, the drawing to play on, a small one."""
WORDS = {f"{language}.ftl": language for language in LANGUAGES}
"""The files with what a game says of its own rules, and their languages."""
RULES = ("rules.json", *WORDS)
"""The files of every rules page."""


def board_file(file: str) -> Content | None:
    """The file of that name, such as `europe.live.svg`, or None."""
    name, _, kind = file.partition(".")
    if name in GAMES and kind in RULES:
        return _explained(name, kind)
    return drawn(name, name, kind) if name in GAMES and kind in KINDS else None


@lru_cache(maxsize=100)
def drawn(game: str, named: str, kind: str) -> Content:
    """A file of a board: of the game's own, or of a map that is written out."""
    board, layout = load_board(named)
    if kind == "json":
        return _json(board_facts(GAMES[game], board, layout))
    return svg(
        draw_live(board, layout) if kind == "live.svg" else draw_sketch(board, layout)
    )


@cache
def _explained(game: str, kind: str) -> Content:
    if kind in WORDS:
        return Content(own_words(game, WORDS[kind]).encode(), "text/plain")
    return _json(rules_page(game))


def _json(record: object) -> Content:
    return Content(json.encode(record), "application/json")
