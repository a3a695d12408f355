"""Pieces of lines are joined where they go straight on."""

import numpy as np

from railwright.cartography.joining import joined
from railwright.cartography.sheet import Points


def piece(*points: tuple[float, float]) -> Points:
    return np.array(points, dtype=float)


def told(lines: list[Points]) -> set[tuple[tuple[float, float], ...]]:
    """The points of each line, from whichever end comes first."""
    return {
        min(points, points[::-1])
        for line in lines
        for points in [tuple((float(x), float(y)) for x, y in line)]
    }


def test_two_lines_that_cross_are_two() -> None:
    crossing = (5, 5)
    pieces = [
        piece((0, 5), crossing),
        piece(crossing, (5, 0)),
        piece((5, 10), crossing),
        piece(crossing, (10, 6)),
    ]

    assert told(joined(pieces)) == {
        ((0, 5), (5, 5), (10, 6)),
        ((5, 0), (5, 5), (5, 10)),
    }


def test_a_corner_is_not_gone_around() -> None:
    pieces = [piece((0, 0), (5, 0)), piece((5, 0), (5, 5))]

    assert told(joined(pieces)) == told(pieces)


def test_a_ring_is_one_line() -> None:
    turns = np.linspace(0, 2 * np.pi, 13)
    corners = [(float(np.cos(a)), float(np.sin(a))) for a in turns[:-1]]
    pieces = [piece(corners[at - 1], corners[at]) for at in range(12)]

    (ring,) = joined(pieces)

    assert len(ring) == 13
    assert tuple(ring[0]) == tuple(ring[-1])
