"""What is written on the picture of a board, in one language."""

from railwright.games import GAMES
from railwright.maps import Color, Map, Route
from railwright.words.languages import ENGLISH
from railwright.words.own_names import own_names, title_in
from railwright.words.speech import Argument, speak


class BoardWords:
    """The names and the legend of a board; what nobody translates keeps its name."""

    def __init__(self, board: Map, language: str = ENGLISH) -> None:
        self.board = board
        self.language = language
        self._names = speak(language, "game")
        self._rules = speak(language, "rules")
        self._own = own_names(board.name, language) if board.name in GAMES else {}

    @property
    def title(self) -> str:
        """What the board is called; a title that is not the game's keeps its words."""
        name, title = self.board.name, self.board.title
        is_own = name in GAMES and title_in(name, ENGLISH) == title
        return title_in(name, self.language) if is_own else title

    @property
    def label(self) -> str:
        """What the picture shows."""
        return self._names.say("board-picture", game=self.title)

    def sea(self, name: str) -> str:
        """What a sea is called."""
        return self._own.get(f"sea-{name.lower().replace(' ', '-')}", name)

    def letter(self, color: Color) -> str:
        """What stands for a color, for people who cannot tell colors apart."""
        return self._names.say("letter", color=color)

    def heading(self, name: str) -> str:
        """The head of a row of the legend: `spaces` or `points`."""
        return self._rules.say(f"rules-{name}")

    def mark(self, mark: str, route: Route) -> str:
        """What a mark on the spaces of a route means."""
        figures: dict[str, Argument] = {
            "wild": str(self.board.wild),
            "any-cards": route.any_cards_per_space,
        }
        return self._rules.fill(f"legend-{mark}", figures)
