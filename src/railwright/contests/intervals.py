"""How sure a win rate is, when games share their deals."""

from collections import defaultdict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from math import sqrt

Z = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Win:
    """What a bot had of one win, and on which deal in which chair it had it."""

    deal: int
    chair: Hashable
    """Its seat and company; games that only seat the company anew have it in common."""
    share: float


@dataclass(frozen=True, slots=True)
class Rate:
    """A win rate and its 95 % interval, all from 0 to 1."""

    games: int
    rate: float
    low: float
    high: float


def rate_of(wins: Iterable[Win]) -> Rate:
    """The win rate of some games, with an interval that heeds shared deals.

    It is Wilson's interval for as many independent games as these are worth: the
    spread between deals says how many. They count as no more than they are and no
    less than one for each deal.
    """
    known = list(wins)
    if not known:
        return Rate(0, 0.0, 0.0, 1.0)
    rate = sum(win.share for win in known) / len(known)
    low, high = wilson(rate, worth(known, rate))
    return Rate(len(known), rate, low, high)


def wilson(rate: float, games: float) -> tuple[float, float]:
    """The 95 % interval of Wilson for a rate seen in so many independent games."""
    center = rate + Z * Z / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + (Z / (2 * games)) ** 2)
    scale = 1 + Z * Z / games
    return max(0.0, (center - spread) / scale), min(1.0, (center + spread) / scale)


def worth(wins: list[Win], rate: float) -> float:
    """How many independent games would tell the rate as exactly as these do."""
    won: dict[int, float] = defaultdict(float)
    games: dict[int, int] = defaultdict(int)
    for win in wins:
        won[win.deal] += win.share
        games[win.deal] += 1
    chance = rate * (1 - rate)
    if chance == 0:  # no spread to be seen: each deal counts once for every chair
        return len({(win.deal, win.chair) for win in wins})
    deals = len(games)
    if deals == 1:
        return 1
    spread = sum((won[deal] - rate * games[deal]) ** 2 for deal in games)
    variance = spread * deals / (deals - 1) / len(wins) ** 2
    if variance * len(wins) <= chance:
        return len(wins)
    return max(deals, chance / variance)
