"""Which decisions must be judged again to say which mistakes cost most."""

from collections.abc import Mapping, Sequence

from railwright.coach.verdict import Verdict

LESSONS = 3
"""Mistakes that are explained, and those that cost about as much as the last."""
MOST_LESSONS = 6
"""Mistakes that are explained at most."""
LEAST = 10
"""A mistake costs so much of the chance to win, in tenths of a percent; with a smaller
difference, two cost about as much."""
CLEAR = 2.0
"""Whether a decision is one of the costliest is clear if its cost lies so many standard
deviations from the border."""


def in_dispute(
    verdicts: Mapping[int, Verdict], alike: Sequence[Sequence[int]]
) -> list[int]:
    """The numbers of decisions to be judged again, the most doubtful first.

    These are the ones that may or may not be among the costliest, and the costliest if
    it is hardly known what they cost. Decisions that are alike, being the same mistake,
    count as one, and are of no concern if one of them is clearly among the costliest.
    """
    costs = {number: each.seeming_cost for number, each in verdicts.items()}
    dearest = sorted(
        (max(numbers, key=costs.__getitem__) for numbers in alike),
        key=lambda number: -costs[number],
    )
    border = _border([costs[number] for number in dearest])
    above = {
        number: (costs[number] - border) / max(1, each.reach)
        for number, each in verdicts.items()
    }
    found = {
        number: abs(above[number])
        for numbers in alike
        if max(above[number] for number in numbers) < CLEAR
        for number in numbers
        if above[number] > -CLEAR
        and not _is_tied(costs[number] - border, verdicts[number].reach)
    }
    for number in dearest[:LESSONS]:
        if costs[number] >= LEAST and verdicts[number].reach > LEAST:
            found.setdefault(number, CLEAR)
    return sorted(found, key=found.__getitem__)


def _is_tied(above: float, reach: int) -> bool:
    """Whether it is known well enough that a decision costs about as much."""
    return CLEAR * reach < LEAST and abs(above) < LEAST


def _border(costs: Sequence[int]) -> float:
    """What a mistake must cost to be explained; costs are given from the highest on."""
    if len(costs) <= LESSONS:
        return LEAST
    return max(LEAST, (costs[LESSONS - 1] + costs[LESSONS]) / 2)
