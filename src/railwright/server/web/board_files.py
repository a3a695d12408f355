"""The files of a board that a page loads, each made once and kept."""

from functools import cache, lru_cache

from msgspec import json

from railwright.games import GAMES
from railwright.rulebook import rules_page
from railwright.server.offers.board_texts import KINDS, board_text
from railwright.server.tabletop.lessons import lesson_of
from railwright.server.web.explorer_files import explorer_file, explorer_kinds
from railwright.server.web.replies import ASKED, TEXT, Content, svg
from railwright.server.wire.lesson_bodies import LessonTold
from railwright.words.languages import LANGUAGES
from railwright.words.own_names import words_of_game

WORDS = {f"{language}.ftl": language for language in LANGUAGES}
"""The files with what a game says of its own rules, and their languages."""
LESSON = "lesson.json"
RULES = ("rules.json", LESSON, *WORDS)
"""What explains every game: its rules page, its lesson, its words."""


def files_of(game: str) -> list[str]:
    """All files of a game."""
    return [*KINDS, *RULES, *explorer_kinds(game)]


def board_file(file: str) -> Content | None:
    """The file of that name, such as `europe.live.svg`, or None."""
    name, _, kind = file.partition(".")
    if name not in GAMES:
        return None
    if kind in RULES:
        return _explained(name, kind)
    if kind in KINDS:
        return drawn(name, name, kind)
    return _explored(name, kind) if kind in explorer_kinds(name) else None


@lru_cache(maxsize=100)
def drawn(game: str, named: str, kind: str) -> Content:
    """A file of a board: of the game's own, or of a map that is written out."""
    text = board_text(game, named, kind)
    return Content(text.encode(), cache=ASKED) if kind == "json" else svg(text)


@cache
def _explained(game: str, kind: str) -> Content:
    if kind in WORDS:
        words = words_of_game(game, WORDS[kind])
        return Content(words.encode(), TEXT, cache=ASKED)
    told = _lesson(game) if kind == LESSON else rules_page(game)
    return Content(json.encode(told), cache=ASKED)


def _lesson(game: str) -> LessonTold:
    """The lesson of a game, without steps if it brings none."""
    return lesson_of(game).told if GAMES[game].lesson.is_file() else LessonTold(0, [])


@cache
def _explored(game: str, kind: str) -> Content:
    return Content(json.encode(explorer_file(game, kind)), cache=ASKED)
