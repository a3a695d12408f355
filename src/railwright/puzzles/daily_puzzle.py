"""The puzzle of a day: the same for everybody, all boards in turn."""

from collections.abc import Mapping
from datetime import date
from itertools import count
from math import gcd
from typing import NamedTuple


class PuzzleName(NamedTuple):
    """Which puzzle is meant."""

    game: str
    number: int
    """From 1, in the order of the game's file."""


def daily_puzzle(day: date, sizes: Mapping[str, int]) -> PuzzleName | None:
    """The puzzle of a day, of boards with so many each; None where there are none.

    A board comes again after all others, and a puzzle after all others of its board.
    """
    boards = {game: size for game, size in sizes.items() if size}
    if not boards:
        return None
    turn, at = divmod(day.toordinal(), len(boards))
    game, size = [*boards.items()][at]
    return PuzzleName(game, turn * _stride(size) % size + 1)


def _stride(size: int) -> int:
    """From one puzzle to the next, away from those of the same game, missing none."""
    return next(each for each in count(size // 3 + 1) if gcd(each, size) == 1)
