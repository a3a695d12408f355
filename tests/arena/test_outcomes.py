from dataclasses import replace

import pytest

from railwright.arena import Contest, Fixture, Outcome, Setting, outcomes
from railwright.errors import GameError

NORDIC = Setting("nordic", 2)


def timeless(games: list[Outcome]) -> set[Outcome]:
    return {replace(game, seconds=()) for game in games}


def test_two_processes_play_the_same_games_as_one() -> None:
    contest = Contest(NORDIC, ("random", "greedy", "path"), 4, seed=20)

    alone = list(outcomes(NORDIC, contest.fixtures()))
    shared = list(outcomes(NORDIC, contest.fixtures(), jobs=2))

    assert [game.fixture for game in alone] == list(contest.fixtures())
    assert len(shared) == len(alone) == 12
    assert timeless(shared) == timeless(alone)


def test_a_failure_in_another_process_is_told() -> None:
    fixtures = [Fixture(1, ("random", "nobody"))]

    with pytest.raises(GameError, match=r"nobody failed in seat 2 of nordic, seed 1,"):
        list(outcomes(NORDIC, fixtures, jobs=2))
