"""What a position is worth to a seat, in whole numbers, so that sums are exact."""

from collections.abc import Iterable, Sequence
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


def mean_estimate(estimates: Sequence[Estimate]) -> Estimate:
    """What equally good estimates of the same come to."""
    sums, count = total(estimates), len(estimates)
    return Estimate(round(sums.chance / count), round(sums.points / count))


def even(players: int) -> Estimate:
    """What a game is worth before the deal."""
    return Estimate(CERTAIN // players, 0)


def estimate(margins: Sequence[int], lead: float = 0.0, doubt: float = 0.0) -> Estimate:
    """What playouts with these margins come to, were each so many points better.

    A tie is half a win. If the lead is doubtful, by one standard deviation, a narrow
    win or loss is one only in part.
    """
    ahead = [margin + lead for margin in margins]
    share = NormalDist(sigma=doubt).cdf if doubt else _won
    chance = round(CERTAIN * sum(map(share, ahead)) / len(ahead))
    return Estimate(chance, round(POINT * sum(ahead) / len(ahead)))


def _won(ahead: float) -> float:
    return ((ahead > 0) + (ahead >= 0)) / 2
