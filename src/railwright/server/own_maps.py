"""Maps that hosts bring: checked when a table is set up, and private to that table."""

from dataclasses import dataclass

from railwright.errors import GameError
from railwright.games import GAMES, misfits, unknown_game, with_options
from railwright.layout import load_board
from railwright.maps import in_one_line
from railwright.maps.library import SoundText, sound_map
from railwright.maps.source import Source

NAME = "map"
"""How defects name the file."""
MOST_DEFECTS = 20
"""The most defects that one answer lists."""


@dataclass(frozen=True, slots=True)
class OwnMap:
    """A map that a table can be played on."""

    text: str
    """The map in one line."""
    title: str
    game: str
    options: dict[str, str]


def own_map(text: str, game: str, options: dict[str, str], seats: int) -> OwnMap:
    """The map in a text, played by the rules of the game that it names, or of this one.

    GameError tells its defects; it is a plain one, which can leave a process.
    """
    try:
        return _checked(text, game, options, seats)
    except GameError as error:
        raise GameError("\n".join(str(error).splitlines()[:MOST_DEFECTS])) from None


def _checked(text: str, game: str, options: dict[str, str], seats: int) -> OwnMap:
    board = sound_map(Source(NAME, text))
    name = board.rules or game
    if name not in GAMES:
        raise unknown_game(name)
    chosen = dict(board.options) | options
    for _, reason in misfits(with_options(GAMES[name], chosen), board, seats):
        raise GameError(f"{board.title}: {reason}")
    line = in_one_line(board)
    load_board(SoundText(line))  # what cannot be drawn in time is refused here
    return OwnMap(line, board.title, name, chosen)
