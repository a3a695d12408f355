"""How the searcher weighs what it has tried; all expectations are sums by hand."""

import pytest

from railwright.bots.search import GUESSING, Budget, IdeaTrial, decided, search
from railwright.contests.course import Course
from railwright.model import Deal


def guessed(action: int, *leads: float) -> IdeaTrial:
    trial = IdeaTrial(action)
    for lead in leads:
        trial.guessed.add(lead)
    return trial


def played(action: int, *leads: float) -> IdeaTrial:
    trial = IdeaTrial(action)
    for lead in leads:
        trial.played.add(lead)
    return trial


def test_an_idea_that_was_not_tried_is_two_points_behind() -> None:
    assert IdeaTrial(1).mean == pytest.approx(-2)


def test_guesses_move_that_as_far_as_they_can_be_trusted() -> None:
    """Their spread is (0 + 4 * 6 * 6) / 8, of four of them 4.5; 4 * 4 are never lost.

    So 10 points weigh 1 / 20.5, and the two points before 1 / 36.
    """
    expected = (10 * 36 - 2 * 20.5) / (36 + 20.5)

    assert guessed(1, 10, 10, 10, 10).mean == pytest.approx(expected)


def test_whole_games_have_no_bias_but_a_large_spread() -> None:
    """(4 * 900 + 4 * 30 * 30) / 8 is 900, of four games 225."""
    expected = (5 * 36 - 2 * 225) / (36 + 225)

    assert played(1, 35, -25, 35, -25).mean == pytest.approx(expected)


def test_all_workers_count() -> None:
    """One sees four times 4 points, the other eight times: together twelve times."""
    one = [guessed(1, 0), guessed(2, 4, 4, 4, 4)]
    other = [guessed(1, 0), guessed(2, 4, 4, 4, 4, 4, 4, 4, 4)]

    assert decided([one]) == 2
    assert decided([one, other]) == 2
    assert decided([one, [guessed(1, 0), guessed(2, -9, -9, -9, -9)]]) == 1


def test_judgement_is_followed_if_nothing_is_ahead() -> None:
    assert decided([[guessed(1, 0), guessed(2, 0.5), guessed(3, -1)]]) == 1
    assert decided([[IdeaTrial(1)]]) == 1


def test_short_thoughts_are_guesses_and_long_ones_begin_with_them() -> None:
    assert GUESSING == 0.2
    assert Budget(0.02, None).guessing == 1
    assert Budget(0.2, None).guessing == 1
    assert Budget(1.0, None).guessing == pytest.approx(0.1)
    assert Budget(1.0, 20).guessing == 1


def test_with_more_time_a_guess_looks_farther_ahead() -> None:
    assert Budget(0.02, None).turns == 8
    assert Budget(0.05, None).turns == 8
    assert Budget(0.1, None).turns == 16
    assert Budget(1.0, None).turns == 16
    assert Budget(1.0, 20).turns == 8


def test_if_the_time_is_over_before_anything_is_tried_judgement_decides() -> None:
    """A second has passed until the ideas are there, and a fiftieth is allowed."""
    course = Course(Deal("usa", 2, 1))
    times = iter([0.0, 1.0])
    sight = course.sight(course.seat_to_act or 0)

    trials = search(sight, Budget(0.02, None, lambda: next(times)), 1)

    assert len(trials) > 1
    assert [trial.guessed.count + trial.played.count for trial in trials] == (
        [0] * len(trials)
    )
    assert decided([trials]) == trials[0].action


def test_a_round_that_takes_too_long_is_broken_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On large maps one round of whole games took a hundred times what it is worth."""
    course = Course(Deal("usa", 5, 1))
    seat = course.seat_to_act
    assert seat is not None
    now, games = [0.0], [0]

    def try_out(*_: object) -> int:
        now[0] += 0.3
        games[0] += 1
        return 7

    monkeypatch.setattr("railwright.bots.search.try_out", try_out)
    found = search(course.sight(seat), Budget(0.02, None, lambda: now[0]), 1)

    assert len(found) > 3
    assert games[0] == 2, "0.6 s are more than 0.02 s and the overtime"
    assert not any(trial.played.count for trial in found)
