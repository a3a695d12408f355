"""Lines that go on where others cross them, joined from the pieces in between.

Each piece costs a drawing a beginning of its own; of a globe's grid, nearly half of it.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from railwright.cartography.sheet import Points

STRAIGHT = 0.7
"""The cosine of how much a line may turn at a crossing."""


class End(NamedTuple):
    """An end of a piece."""

    piece: int
    is_last: bool

    @property
    def other(self) -> "End":
        """The other end of it."""
        return End(self.piece, not self.is_last)


def joined(pieces: Sequence[Points]) -> list[Points]:
    """Lines of which each piece goes straight on where it meets another one."""
    next_to = _links(pieces)
    ends = [End(at, is_last) for at in range(len(pieces)) for is_last in (False, True)]
    first = [end for end in ends if end not in next_to]
    done: set[int] = set()
    return [
        _walked(pieces, begin, next_to, done)
        for begin in first + ends  # what is left then has no end
        if begin.piece not in done
    ]


def _walked(
    pieces: Sequence[Points], begin: End, next_to: dict[End, End], done: set[int]
) -> Points:
    """A whole line from one of its ends, or once around."""
    points: list[Points] = []
    end: End | None = begin
    while end and end.piece not in done:
        done.add(end.piece)
        piece = pieces[end.piece]
        way = piece[::-1] if end.is_last else piece
        points.append(way[1:] if points else way)
        end = next_to.get(end.other)
    return np.concatenate(points)


def _links(pieces: Sequence[Points]) -> dict[End, End]:
    """The ends that belong together, each with the other, the straightest first."""
    met = defaultdict(list)
    for at, piece in enumerate(pieces):
        met[tuple(piece[0])].append(End(at, is_last=False))
        met[tuple(piece[-1])].append(End(at, is_last=True))
    links: dict[End, End] = {}
    for ends in met.values():
        ways = {end: _leaving(pieces[end.piece], end) for end in ends}
        pairs = [(float(ways[a] @ ways[b]), a, b) for a, b in combinations(ends, 2)]
        for turn, one, other in sorted(pairs):
            if turn < -STRAIGHT and one not in links and other not in links:
                links |= {one: other, other: one}
    return links


def _leaving(piece: Points, end: End) -> Points:
    """In what direction a piece leaves one of its ends."""
    here, there = (piece[-1], piece[-2]) if end.is_last else (piece[0], piece[1])
    step: Points = there - here
    return step / np.linalg.norm(step)
