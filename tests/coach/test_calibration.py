"""The picture of the coach's calibration counts as one would by hand."""

import pytest
from tools.calibration.__main__ import main
from tools.calibration.picture import picture
from tools.calibration.predictions import (
    Prediction,
    Sample,
    binned,
    error_by_chance,
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
    assert [len(game) for game in one] == [4, 4]  # both seats at two turns
    assert one[0][0].outcome + one[0][1].outcome == 1
    drawn = picture(binned([*one[0], *one[1]], 10), "a test")
    assert drawn.count("<circle") == len(binned([*one[0], *one[1]], 10))


def test_luck_alone_makes_an_error_that_shrinks_with_the_number_of_games() -> None:
    """With a chance of 20 % the spread is 40 %, and its mean distance 80 % of that."""
    one, hundred = (binned([Prediction(0.2, 0.0)] * count, 5) for count in (1, 100))

    assert error_by_chance(one) == pytest.approx(0.4 * 0.798, abs=0.001)
    assert error_by_chance(hundred) == pytest.approx(0.04 * 0.798, abs=0.0001)


def test_boards_that_are_not_for_so_many_players_are_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = "--players 4 --games 1 --playouts 2"
    monkeypatch.setattr("sys.argv", ["calibration", *asked.split()])
    main()

    said = capsys.readouterr().out
    assert "usa: 4 chances, mean error" in said
    assert "nordic" not in said


def test_a_board_that_is_named_must_be_for_so_many_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["calibration", "nordic", "--players", "4"])
    with pytest.raises(SystemExit):
        main()

    assert "nordic is no game for 4 players" in capsys.readouterr().err
