"""The puzzle of a day: the same for everybody, all boards in turn."""

from datetime import date
from itertools import count
from math import gcd
from typing import NamedTuple

from railwright.games import GAMES
from railwright.puzzles.puzzle_file import puzzles_of


class PuzzleName(NamedTuple):
    """Which puzzle is meant."""

    game: str
    number: int
    """From 1, in the order of the game's file."""


def daily_puzzle(day: date) -> PuzzleName | None:
    """The puzzle of a day; None where no game has any.

    A board comes again after all others, and a puzzle after all others of its board.
    """
    boards = {game: len(puzzles_of(game)) for game in GAMES}
    boards = {game: size for game, size in boards.items() if size}
    if not boards:
        return None
    turn, at = divmod(day.toordinal(), len(boards))
    game, size = [*boards.items()][at]
    return PuzzleName(game, turn * _stride(size) % size + 1)


def _stride(size: int) -> int:
    """From one puzzle to the next, away from those of the same game, missing none."""
    return next(each for each in count(size // 3 + 1) if gcd(each, size) == 1)
