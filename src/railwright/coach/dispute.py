"""Which turns must be judged again to say which mistakes cost most."""

from collections.abc import Sequence

from railwright.coach.judged_turn import JudgedTurn

LESSONS = 3
"""Mistakes that are explained, and those that cost about as much as the last."""
MOST_LESSONS = 6
"""Mistakes that are explained at most."""
LEAST = 10
"""A mistake costs so much of the chance to win, in tenths of a percent; with a smaller
difference, two cost about as much."""
KNOWN = 3
"""What a mistake costs is known well enough within so much, one standard deviation."""
EVIDENT = 2.0
"""Two mistakes cost about as much, too, if they lie fewer standard deviations apart."""
CLEAR = 2.5
"""Whether a turn is one of the costliest is clear if its cost lies so many standard
deviations from the border."""


def in_dispute(
    turns: Sequence[JudgedTurn], alike: Sequence[Sequence[int]]
) -> list[int]:
    """The places of turns to be judged again, the most doubtful first.

    These are the ones that may or may not be among the costliest, and the costliest if
    it is hardly known what they cost. Turns that are alike, being the same mistake,
    count as one, and are of no concern if one of them is clearly among the costliest.
    """
    costs = [each.seeming_cost for each in turns]
    dearest = sorted(
        (max(places, key=costs.__getitem__) for places in alike),
        key=lambda place: -costs[place],
    )
    border = _border([costs[place] for place in dearest])
    above = [(each.seeming_cost - border) / max(1, each.reach) for each in turns]
    found = {
        place: abs(above[place])
        for places in alike
        if max(above[place] for place in places) < CLEAR
        for place in places
        if above[place] > -CLEAR
        and not _is_tied(costs[place] - border, turns[place].reach)
    }
    for place in dearest[:LESSONS]:
        if costs[place] >= LEAST and turns[place].reach > LEAST:
            found.setdefault(place, CLEAR)
    return sorted(found, key=found.__getitem__)


def _is_tied(above: float, reach: float) -> bool:
    """Whether it is known well enough that a turn costs about as much."""
    return reach <= KNOWN and abs(above) < LEAST


def _border(costs: Sequence[int]) -> float:
    """What a mistake must cost to be explained; costs are given from the highest on."""
    if len(costs) <= LESSONS:
        return LEAST
    return max(LEAST, (costs[LESSONS - 1] + costs[LESSONS]) / 2)
