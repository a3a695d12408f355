"""What is given by whoever trains, checked in one place."""

from typing import SupportsIndex, cast

import numpy as np

from railwright.errors import GameError, insist_whole, shown


def whole(value: SupportsIndex | None, what: str, least: int, most: int) -> int:
    """A number of Python or NumPy in these bounds; GameError if it is none."""
    number = int(value) if isinstance(value, np.integer) else value
    insist_whole(number, what, least, most)
    return cast("int", number)


def one_of(value: object, what: str, known: tuple[str, ...]) -> None:
    """GameError unless a value is one of these words."""
    if value not in known:
        words = " or ".join(map(repr, known))
        raise GameError(f"{what} must be {words}, not {shown(value)}")
