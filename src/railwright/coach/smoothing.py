"""A walk, from readings that are each a little wrong.

Readings that differ by no more than they may be wrong say little of the steps between
them. So each step becomes the likeliest one (a Kalman smoother), given how far steps
of its kind usually go; and the same readings show how far that is, by
expectation-maximization.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

ROUNDS = 60
"""In which it is found out how far steps go."""
LEAST = 1e-6
"""The variance of steps that go nowhere."""


class Reading(NamedTuple):
    """Where a walk seems to be after a step."""

    kind: str
    """Of the step."""
    value: float
    noise: float
    """The variance; 0 if this is exact."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Where a walk was, as far as one can tell."""

    kinds: Sequence[str]
    """Of its steps."""
    values: Sequence[float]
    """Where it started, and where each step led."""
    variances: Sequence[float]
    ties: Sequence[float]
    """How much each place depends on the next one."""

    def usual(self) -> dict[str, float]:
        """The mean square of the steps of each kind."""
        squares: defaultdict[str, list[float]] = defaultdict(list)
        places = pairwise(zip(self.values, self.variances, strict=True))
        steps = zip(self.kinds, places, self.ties, strict=True)
        for kind, ((one, before), (other, after)), tie in steps:
            doubt = before + after - 2 * tie * after
            squares[kind].append((other - one) ** 2 + doubt)
        return {kind: max(LEAST, sum(s) / len(s)) for kind, s in squares.items()}

    def doubt(self, kind: str) -> float:
        """By how much all steps of a kind together may be wrong: one deviation."""
        shares = [0.0] * len(self.values)
        for step, each in enumerate(self.kinds):
            if each == kind:
                shares[step] -= 1
                shares[step + 1] += 1
        variance = earlier = 0.0
        for share, own, tie in zip(
            shares, self.variances, [*self.ties, 0.0], strict=True
        ):
            variance += share * own * (share + 2 * earlier)
            earlier = tie * (earlier + share)
        return sqrt(max(0.0, variance))


def smoothed(start: float, readings: Sequence[Reading]) -> Walk:
    """The likeliest walk from a place that is known."""
    values = [start, *(each.value for each in readings)]
    kinds = [each.kind for each in readings]
    still = [0.0] * len(values)
    walk = Walk(kinds, values, still, still[1:])
    for _ in range(ROUNDS):
        walk = _smoothed(start, readings, walk.usual())
    return walk


def _smoothed(
    start: float, readings: Sequence[Reading], usual: Mapping[str, float]
) -> Walk:
    """The likeliest walk if steps of each kind have these variances."""
    values, variances, expected = [start], [0.0], []
    for kind, value, noise in readings:
        expected.append(variances[-1] + usual[kind])
        gain = expected[-1] / (expected[-1] + noise)
        values.append(values[-1] + gain * (value - values[-1]))
        variances.append((1 - gain) * expected[-1])
    ties = [own / next_ for own, next_ in zip(variances, expected, strict=False)]
    for at in reversed(range(len(readings))):
        values[at] += ties[at] * (values[at + 1] - values[at])
        variances[at] += ties[at] ** 2 * (variances[at + 1] - expected[at])
    return Walk([each.kind for each in readings], values, variances, ties)
