"""What a position is worth to a seat, in whole numbers, so that sums are exact."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import NormalDist, pvariance
from typing import NamedTuple

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


class Noise(NamedTuple):
    """By how much an estimate may be wrong: variances of chance and points."""

    chance: float
    points: float


EXACT = Noise(0, 0)


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
    share, count = _share(doubt), margins.total()
    won = sum(times * share(margin + lead) for margin, times in margins.items())
    points = sum(times * margin for margin, times in margins.items()) + lead * count
    return Estimate(round(CERTAIN * won / count), round(POINT * points / count))


def gain_noise(
    margins: Counter[int], lead: float, more: float, doubt: float = 0.0
) -> float:
    """By how much a gain in chance may be wrong that comes of a greater lead.

    Its variance: another sample of playouts has more, or fewer, games that so many
    points decide.
    """
    share = _share(doubt)
    gains = [share(each + more) - share(each + lead) for each in margins.elements()]
    return CERTAIN**2 * pvariance(gains) / len(gains)


def noise(worth: Estimate, margins: Counter[int], count: int) -> Noise:
    """By how much so many playouts may be wrong, if their margins are like these.

    One win and one loss more keep few playouts from being sure of either.
    """
    share = (worth.chance / CERTAIN * count + 1) / (count + 2)
    spread = max(1.0, pvariance(margins.elements()))
    return Noise(CERTAIN**2 * share * (1 - share) / count, POINT**2 * spread / count)


def _share(doubt: float) -> Callable[[float], float]:
    """How much of a win a margin is, if it is doubtful by so many points."""
    return NormalDist(sigma=doubt).cdf if doubt else _won


def _won(ahead: float) -> float:
    return ((ahead > 0) + (ahead >= 0)) / 2
