"""The files of a board that a page loads, each made once and kept."""

import json
from dataclasses import asdict
from functools import cache

from railwright.client.facts import board_facts
from railwright.drawing.live import draw_live
from railwright.drawing.sketch import draw_sketch
from railwright.gallery.content import Content, svg
from railwright.games import GAMES
from railwright.layout import load_board
from railwright.rulebook import own_words, rules_page
from railwright.words.languages import LANGUAGES

WORDS = {f"{language}.ftl": language for language in LANGUAGES}
"""The files with what a game says of its own rules, and their languages."""
KINDS = ("json", "live.svg", "sketch.svg", "rules.json", *WORDS)
"""The files of every board: facts, the drawing to play on, a small one, rules."""


def board_file(file: str) -> Content | None:
    """The file of that name, such as `europe.live.svg`, or None."""
    name, _, kind = file.partition(".")
    return _made(name, kind) if name in GAMES and kind in KINDS else None


@cache
def _made(name: str, kind: str) -> Content:
    if kind in WORDS:
        return Content(own_words(name, WORDS[kind]).encode(), "text/plain")
    if kind == "rules.json":
        return _json(asdict(rules_page(name)))
    board, layout = load_board(name)
    if kind == "json":
        return _json(board_facts(GAMES[name], board, layout))
    return svg(
        draw_live(board, layout) if kind == "live.svg" else draw_sketch(board, layout)
    )


def _json(record: object) -> Content:
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return Content(text.encode(), "application/json")
