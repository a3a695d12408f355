from math import log, log10
from random import Random

import pytest
from tests.contests.games import duel, ended, split

from railwright.contests import ANCHOR, Outcome, ratings
from railwright.contests.elo import ahead_by_deal, strengths_of


def hard_won(wins: int, losses: int, better: str = "b") -> list[Outcome]:
    """Deals of which the better bot won some in both seatings and lost the others."""
    games: list[Outcome] = []
    for seed in range(wins + losses):
        pair = (better, ANCHOR) if seed < wins else (ANCHOR, better)
        games += duel(seed, *pair)
    return games


def slow_strengths(ahead: list[list[float]]) -> list[float]:
    """Strengths by the fixed point of Zermelo, thousands of times."""
    size = len(ahead)
    strengths = [1.0] * size
    for _ in range(5000):
        strengths = [
            sum(ahead[one])
            / sum(
                (ahead[one][other] + ahead[other][one])
                / (strengths[one] + strengths[other])
                for other in range(size)
                if other != one
            )
            for one in range(size)
        ]
    return [log(strength / strengths[0]) for strength in strengths]


def test_a_lead_of_three_to_one_is_about_191_elo() -> None:
    found = ratings(hard_won(30, 10), (ANCHOR, "b"))

    # 60 and 20 games, and half a game each of the even deal.
    assert found["b"].elo - 1000 == pytest.approx(400 * log10(60.5 / 20.5))


@pytest.mark.parametrize(("wins", "losses"), [(5, 3), (5, 0), (0, 5)])
def test_the_anchor_stays_where_it_is(wins: int, losses: int) -> None:
    anchor = ratings(hard_won(wins, losses), ("b", ANCHOR))[ANCHOR]

    assert (anchor.elo, anchor.low, anchor.high) == (1000, 1000, 1000)


def test_without_the_anchor_the_mean_takes_its_place() -> None:
    found = ratings([*duel(0, "x", "y"), *split(1, "x", "y")], ("x", "y"))

    assert found["x"].elo + found["y"].elo == pytest.approx(2000)
    assert found["x"].elo > found["y"].elo


@pytest.mark.parametrize("seed", range(5))
def test_strengths_are_those_of_a_slow_oracle(seed: int) -> None:
    luck = Random(seed)
    size = 2 + seed
    ahead = [
        [0.0 if row == column else luck.randint(1, 30) for column in range(size)]
        for row in range(size)
    ]

    found = strengths_of(ahead, [0.0] * size)

    assert found == pytest.approx(slow_strengths(ahead), abs=1e-6)
    assert strengths_of(ahead, [3.0 * bot for bot in range(size)]) == pytest.approx(
        found
    )


def test_in_a_game_of_three_each_pair_is_compared() -> None:
    games = [ended(4, "abc", (2, 1, 2)), ended(4, "bba", (1, 2, 3))]

    a, b, c = ahead_by_deal(games, "abc")[0]
    assert a == [0, 0, 0.5]
    assert b == [3, 0, 1]
    assert c == [0.5, 0, 0]


def test_a_bot_that_lost_nothing_has_no_upper_end() -> None:
    found = ratings(hard_won(20, 0), (ANCHOR, "b"))["b"]

    assert found.high is None
    assert found.low is not None
    assert 1000 < found.low < found.elo


def test_a_bot_that_won_nothing_has_no_lower_end() -> None:
    found = ratings(hard_won(0, 20), (ANCHOR, "b"))["b"]

    assert found.low is None
    assert found.high is not None
    assert found.elo < found.high < 1000


def test_the_interval_is_as_wide_as_theory_says() -> None:
    # 400 deals, half of them won as a whole: the log-odds have a deviation of
    # 1 / √(400 · ½ · ½), in Elo 17.37.
    found = ratings(hard_won(200, 200), (ANCHOR, "b"))["b"]

    assert found.low is not None
    assert found.high is not None
    assert found.high - found.low == pytest.approx(2 * 1.96 * 17.37, rel=0.1)


def test_pairs_that_cancel_leave_little_doubt() -> None:
    even = [game for seed in range(50) for game in split(seed, ANCHOR, "b")]
    found = ratings(even, (ANCHOR, "b"))["b"]

    assert (found.low, found.high) == pytest.approx((1000, 1000))


def test_the_order_of_games_changes_nothing() -> None:
    games = [*hard_won(5, 3), *(g for s in range(8) for g in split(s, ANCHOR, "c"))]
    names = (ANCHOR, "b", "c")

    shuffled = games.copy()
    Random(1).shuffle(shuffled)
    assert ratings(shuffled, names, 50) == ratings(games, names, 50)
