"""The picture of the coach's calibration counts as one would by hand."""

import pytest
from tools.calibration.picture import picture
from tools.calibration.predictions import (
    Prediction,
    Sample,
    binned,
    mean_error,
    predictions,
)

from railwright.contests import Setting

FOUND = [
    *(Prediction(0.2, outcome) for outcome in (0, 0, 0, 1)),
    *(Prediction(0.9, outcome) for outcome in (1, 1)),
    Prediction(1.0, 0.5),
]


def test_bins_hold_what_is_alike() -> None:
    """One of four is 25 %; two wins and a tie of three are 83 %, after 93 %."""
    low, high = binned(FOUND, 5)

    assert (low.count, low.outcome) == (4, 0.25)
    assert low.chance == pytest.approx(0.2)
    assert high.count == 3
    assert high.chance == pytest.approx(2.8 / 3)
    assert high.outcome == pytest.approx(2.5 / 3)


def test_the_mean_error_weighs_bins_by_their_size() -> None:
    assert mean_error(binned(FOUND, 5)) == pytest.approx((4 * 0.05 + 3 * 0.1) / 7)


def test_predictions_are_made_of_games_and_drawn() -> None:
    setting = Setting("usa", 2)
    one, other = [
        [*predictions(setting, Sample("planner", 2, 2, 2, 1))] for _ in range(2)
    ]

    assert one == other
    assert [len(game) for game in one] == [2, 2]
    drawn = picture(binned([*one[0], *one[1]], 10), "a test")
    assert drawn.count("<circle") == len(binned([*one[0], *one[1]], 10))
