"""The files of a board that a page loads, each made once and kept."""

from collections.abc import Callable
from functools import cache, lru_cache, partial

from msgspec import json

from railwright.drawing import draw_board
from railwright.drawing.live import draw_live
from railwright.drawing.sketch import draw_sketch
from railwright.errors import LayoutError
from railwright.games import GAMES, load_map
from railwright.layout import Layout, load_board
from railwright.layout.plain import plain_layout
from railwright.maps import Map
from railwright.rulebook import rules_page
from railwright.server.offers.board_facts import board_facts
from railwright.server.web.replies import ASKED, TEXT, Content, svg
from railwright.words.languages import LANGUAGES
from railwright.words.own_names import words_of_game

PICTURES: dict[str, Callable[[Map, Layout], str]] = {
    "live.svg": draw_live,
    "sketch.svg": draw_sketch,
    "light.svg": draw_board,
    "dark.svg": partial(draw_board, theme="dark"),
}
"""The drawings of a board: to play on, very small, and to look at."""
KINDS = ("json", *PICTURES)
"""The files of every board: its facts and its drawings."""
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
    board, layout = _board(named)
    if kind != "json":
        return svg(PICTURES[kind](board, layout))
    facts = board_facts(GAMES[game], board, layout)
    return Content(json.encode(facts), cache=ASKED)


def _board(named: str) -> tuple[Map, Layout]:
    """A board; one whose layout does not fit is drawn plainly."""
    try:
        return load_board(named)
    except LayoutError:
        board = load_map(named)
        return board, plain_layout(board)


@cache
def _explained(game: str, kind: str) -> Content:
    if kind in WORDS:
        words = words_of_game(game, WORDS[kind])
        return Content(words.encode(), TEXT, cache=ASKED)
    return Content(json.encode(rules_page(game)), cache=ASKED)
