"""The colors of players' pieces, and which of them a table takes by itself."""

from itertools import islice

from railwright.games.definition import PieceColor

ALIKE = frozenset({PieceColor.RED, PieceColor.BLUE, PieceColor.PURPLE})
"""Dark tones that many people do not tell apart from afar when all three are there."""
MOST_ALIKE = 2


def colors_offered(box: tuple[PieceColor, ...]) -> list[PieceColor]:
    """All colors, those in the box of a game first."""
    return list(dict.fromkeys([*box, *PieceColor]))


def seat_colors(box: tuple[PieceColor, ...], seats: int) -> list[PieceColor]:
    """The color that each seat has until somebody chooses another."""
    clear, alike = [], 0
    for color in colors_offered(box):
        alike += color in ALIKE
        if color not in ALIKE or alike <= MOST_ALIKE:
            clear.append(color)
    return list(islice(dict.fromkeys([*clear, *PieceColor]), seats))
