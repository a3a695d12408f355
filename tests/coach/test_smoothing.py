"""Steps of a walk are told from readings that are each a little wrong."""

from itertools import pairwise
from math import sqrt
from random import Random

from railwright.coach.smoothing import Reading, smoothed


def walked(luck: Random, noise: float) -> tuple[list[float], list[Reading]]:
    """A walk of small steps of two kinds, and readings of it; its end is known."""
    places, kinds = [500.0], ["own", "others"] * 40
    for kind in kinds:
        places.append(places[-1] + luck.gauss(0, 17 if kind == "own" else 25))
    readings = [
        Reading(kind, place + luck.gauss(0, noise), noise**2)
        for kind, place in zip(kinds, places[1:], strict=True)
    ]
    return places, [*readings[:-1], Reading(kinds[-1], places[-1], 0)]


def own_steps(places: list[float]) -> float:
    """Every other step."""
    return sum(after - before for before, after in [*pairwise(places)][::2])


def test_sums_of_steps_are_as_doubtful_as_they_say() -> None:
    """Readings that are off by 140 would make the sum of 40 steps wrong by 1200."""
    luck, errors, raw = Random(1), [], []
    for _ in range(40):
        places, readings = walked(luck, 140)
        walk = smoothed(500, readings)
        error = own_steps([*walk.values]) - own_steps(places)
        errors.append(error / walk.doubt("own"))
        raw.append(own_steps([500, *(each.value for each in readings)]))

    assert sqrt(sum(each**2 for each in raw) / len(raw)) > 1000
    assert 0.7 < sqrt(sum(each**2 for each in errors) / len(errors)) < 1.4


def test_exact_readings_are_kept() -> None:
    places, readings = walked(Random(2), 0)
    walk = smoothed(500, readings)

    assert [round(each, 6) for each in walk.values] == [round(p, 6) for p in places]
    assert walk.doubt("own") < 0.01


def test_both_ends_are_kept_whatever_lies_between() -> None:
    places, readings = walked(Random(3), 300)
    walk = smoothed(500, readings)

    assert walk.values[0] == 500
    assert abs(walk.values[-1] - places[-1]) < 1e-6


def test_a_walk_that_goes_nowhere() -> None:
    walk = smoothed(5, [Reading("own", 5, 0), Reading("others", 5, 0)])

    assert [*walk.values] == [5, 5, 5]
