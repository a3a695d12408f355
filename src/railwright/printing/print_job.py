"""What is printed: a game on its board, in a language, on a size of paper."""

import re
from collections.abc import Collection
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path

from railwright.drawing.board_words import BoardWords
from railwright.drawing.theme import CITY_CORE, LIGHT
from railwright.errors import GameError
from railwright.games import GAMES, ChosenGame, chosen, is_ours, load_map, with_options
from railwright.layout import load_board
from railwright.maps import Map
from railwright.printing.typesetting import Data
from railwright.rulebook import explained
from railwright.suggestions import did_you_mean_or_choose
from railwright.words.languages import ENGLISH, LANGUAGES
from railwright.words.own_names import words_of_game
from railwright.words.phrases import Phrases
from railwright.words.rules_text import RulesText
from railwright.words.speech import speak


@dataclass(frozen=True, slots=True)
class PaperSize:
    """A size of paper in millimeters, and what Typst calls it."""

    name: str
    width: float
    height: float


PAPERS = {
    "a4": PaperSize("a4", 210, 297),
    "letter": PaperSize("us-letter", 215.9, 279.4),
}
MOSTLY = 0.8
"""The share of routes that a board has in common with one that is sold in a box."""
_SHORT = re.compile(r"(?<![^\W_])([aiouwzAIOUWZ]|\d+) (?=\S)")


def insist_among(said: str, known: Collection[str], what: str) -> str:
    """One of the known words; GameError with what could be meant for another."""
    if said not in known:
        hint = did_you_mean_or_choose(str(said), known)
        raise GameError(f"unknown {what} {str(said)[:40]!r}{hint}")
    return said


def _tracks(board: Map) -> set[tuple[frozenset[str], int]]:
    """The routes of a board by their cities and lengths."""
    return {(frozenset((route.a, route.b)), route.length) for route in board.routes}


class PrintJob:
    """A game or a map file with all words and figures that paper may show.

    GameError says why there is no such game, or what is wrong with a map.
    """

    def __init__(
        self,
        named: str | Path | ChosenGame,
        language: str = ENGLISH,
        paper: str = "a4",
    ) -> None:
        choice = named if isinstance(named, ChosenGame) else chosen(named)
        self.language = insist_among(language, LANGUAGES, "language")
        self.paper = PAPERS[insist_among(paper, PAPERS, "paper")]
        self.game = with_options(GAMES[choice.game], dict(choice.options))
        self.board, self.layout = load_board(choice.board or choice.game)
        self.words = speak(language, "app", "game", "paper")
        self.phrases = Phrases(self.board, choice.game, self.words)
        self.board_words = BoardWords(self.board, language)

    @cached_property
    def rules(self) -> RulesText:
        """The rules of the game on this board, in words."""
        page = explained(self.game, self.board)
        own = words_of_game(self.game.name, self.language)
        return RulesText(page, self.language, own)

    @property
    def is_official(self) -> bool:
        """Whether the board is one of those that are sold in a box, or nearly."""
        own = _tracks(self.board)
        ours = (_tracks(load_map(name)) for name in GAMES if is_ours(name))
        return any(len(own & board) >= MOSTLY * len(own | board) for board in ours)

    @property
    def lengths(self) -> list[tuple[int, int]]:
        """The lengths of the routes of the board, and what they are worth."""
        found = sorted({route.length for route in self.board.routes})
        return [(length, self.board.route_points[length]) for length in found]

    def say(self, message: str, **values: int | str) -> str:
        """A message of the paper, with its lines held together."""
        return self.held(self.words.say(message, **values))

    def held(self, text: str) -> str:
        """Polish lines end neither with a word of one letter nor with a number."""
        return (
            _SHORT.sub("\\1\N{NO-BREAK SPACE}", text) if self.language == "pl" else text
        )

    def data(self, kind: str, **more: object) -> Data:
        """What every template gets, and more."""
        tones = {key: tone for key, tone in asdict(LIGHT).items() if key != "slots"}
        return {
            "paper": self.paper.name,
            "language": self.language,
            "title": self.board_words.title,
            "kind": kind,
            "imprint": self.say("unofficial"),
            "tones": {**tones, "accent": CITY_CORE},
            **more,
        }
