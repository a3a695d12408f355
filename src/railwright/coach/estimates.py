"""What a position is worth to a seat, in whole numbers, so that sums are exact."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import NormalDist

CERTAIN = 1_000
"""A chance of one, in tenths of a percent."""
POINT = 10
"""Points are counted in tenths."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A chance to win and a margin, or the difference of two."""

    chance: int
    """In tenths of a percent."""
    points: int
    """By which the seat is ahead of the best of the others, in tenths."""

    def __add__(self, other: "Estimate") -> "Estimate":
        return Estimate(self.chance + other.chance, self.points + other.points)

    def __sub__(self, other: "Estimate") -> "Estimate":
        return Estimate(self.chance - other.chance, self.points - other.points)


NOTHING = Estimate(0, 0)


def total(estimates: Iterable[Estimate]) -> Estimate:
    """All differences together."""
    return sum(estimates, NOTHING)


def even(players: int) -> Estimate:
    """What a game is worth before the deal."""
    return Estimate(CERTAIN // players, 0)


def estimate(margins: Counter[int], lead: float = 0.0, doubt: float = 0.0) -> Estimate:
    """What playouts with these margins come to, were each so many points better.

    A tie is half a win. If the lead is doubtful, by one standard deviation, a narrow
    win or loss is one only in part.
    """
    share = NormalDist(sigma=doubt).cdf if doubt else _won
    count = margins.total()
    won = sum(times * share(margin + lead) for margin, times in margins.items())
    points = sum(times * margin for margin, times in margins.items()) + lead * count
    return Estimate(round(CERTAIN * won / count), round(POINT * points / count))


def _won(ahead: float) -> float:
    return ((ahead > 0) + (ahead >= 0)) / 2
