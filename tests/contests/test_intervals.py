from random import Random

import pytest

from railwright.contests.intervals import Win, rate_of, wilson, worth


def shares(*deals: tuple[float, ...]) -> list[Win]:
    """The wins of one bot, deal by deal and seat by seat."""
    return [
        Win(seed, seat, win)
        for seed, wins in enumerate(deals)
        for seat, win in enumerate(wins)
    ]


@pytest.mark.parametrize(
    ("rate", "games", "low", "high"),
    [
        # (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n), by hand
        (0.5, 10, 0.2366, 0.7634),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.9, 100, 0.8256, 0.9448),
    ],
)
def test_the_interval_is_that_of_wilson(
    rate: float, games: int, low: float, high: float
) -> None:
    assert wilson(rate, games) == pytest.approx((low, high), abs=5e-5)


def test_deals_that_the_better_seat_wins_count_as_all_their_games() -> None:
    assert worth(shares((1, 0), (0, 1), (1, 0)), 0.5) == 6


def test_deals_won_or_lost_as_a_whole_count_once_each() -> None:
    wins = [(1.0, 1.0), (0.0, 0.0)] * 20

    # Variance of the mean of 40 deals: 40/39 · 1/4 / 40, against 1/4 of one game.
    assert worth(shares(*wins), 0.5) == pytest.approx(40)


def test_half_dependent_deals_lie_between() -> None:
    wins = [(1.0, 1.0), (0.0, 0.0), (1.0, 0.0)] * 30
    # Two of three deals are two wins off: Σ(w - pn)² = 60; 60 · 90/89 / 180².
    assert worth(shares(*wins), 0.5) == pytest.approx(0.25 / (60 * 90 / 89 / 180**2))


def test_wins_without_exception_count_once_for_each_chair_of_a_deal() -> None:
    won = [Win(seed, seat, 1.0) for seed in range(5) for seat in (0, 1)]

    assert worth(won, 1.0) == 10
    assert worth([*won, *won], 1.0) == 10


def test_one_deal_is_one_observation() -> None:
    assert worth(shares((1, 0)), 0.5) == 1


def test_no_games_say_nothing() -> None:
    nothing = rate_of([])

    assert (nothing.games, nothing.low, nothing.high) == (0, 0, 1)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    # Deals that are won or lost as a whole half of the time, at a true rate of 0.7.
    luck = Random(4)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            wins = [float(luck.random() < 0.7) for _ in range(2)]
            deals.append((wins[0], wins[luck.randrange(2)]))
        found = rate_of(shares(*deals))
        held += found.low <= 0.7 <= found.high

    assert 0.92 <= held / 400 <= 0.98
