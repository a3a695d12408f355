"""Places among the costliest that are in dispute are judged again, and no others."""

from tests.coach.test_same_mistake import ONE

from railwright.coach.dispute import in_dispute
from railwright.coach.estimates import Estimate
from railwright.coach.judged_turn import Judged, JudgedTurn
from railwright.coach.verdict import Verdict


def verdict(cost: int, reach: int = 5) -> Verdict:
    """A decision that seems to cost so many tenths of a percent, give or take some."""
    after = Estimate(300, 0)
    return Verdict(7, cost / 10, reach / 10, after, after + Estimate(cost, 0), reach)


def disputed(
    costs: list[int], alike: tuple[tuple[int, ...], ...] = (), reach: int = 5
) -> list[int]:
    """Of turns with these costs, some of which left the same undone."""
    grouped = {place for places in alike for place in places}
    alone = [(place,) for place in range(len(costs)) if place not in grouped]
    return in_dispute([turn((cost, reach)) for cost in costs], [*alike, *alone])


def turn(*costs: tuple[int, int]) -> JudgedTurn:
    """A turn with decisions that seem to cost so much, give or take some."""
    judged = (Judged(ONE, verdict(*each)) for each in costs)
    return JudgedTurn(tuple(judged))


def test_those_near_the_border_between_third_and_fourth_are_in_dispute() -> None:
    """It lies at 57; two and a half standard deviations are 12.5."""
    assert disputed([90, 180, 60, 54, 45, 44, 5]) == [2, 3, 4]


def test_what_is_known_to_cost_as_much_is_not_in_dispute() -> None:
    """The report says so: they lie within a percentage point, give or take 0.3."""
    assert disputed([90, 180, 60, 58], reach=4) == [2, 3]
    assert disputed([90, 180, 60, 58], reach=3) == []


def test_nothing_is_in_dispute_that_is_clear() -> None:
    assert disputed([90, 180, 80, 40, 30]) == []


def test_with_few_mistakes_the_border_is_where_mistakes_begin() -> None:
    """That is at 10."""
    assert disputed([90, 180, 18, -4, -30]) == [2]
    assert disputed([90, 180]) == []


def test_turns_that_left_the_same_undone_take_one_place() -> None:
    """The second to the fifth are one mistake, so third is what costs 60."""
    same = ((1, 2, 3, 4),)
    assert disputed([200, 150, 148, 146, 144, 60, 30], same) == []
    assert disputed([200, 150, 148, 146, 144, 60, 55], same) == [5, 6]


def test_what_the_costliest_cost_is_known_to_a_percentage_point() -> None:
    assert disputed([900, 800, 700, 100], reach=11) == [0, 1, 2]
    assert disputed([900, 800, 700, 100], reach=10) == []


def test_what_a_turn_costs_is_added_up() -> None:
    """The third costs 45 and 40, which is more than 70; its reach is that of both."""
    others = [turn((each, 5)) for each in (95, 180, 70)]
    double = turn((45, 3), (-20, 50), (40, 4))

    assert (double.seeming_cost, double.reach) == (85, 5)
    assert in_dispute([*others, double], [[0], [1], [2], [3]]) == [2, 3]
