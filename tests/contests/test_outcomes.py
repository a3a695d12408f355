import pytest
from tests.contests.games import timeless

from railwright.contests import Contest, Fixture, Setting, outcomes
from railwright.errors import GameError

NORDIC = Setting("nordic", 2)


def test_two_processes_play_the_same_games_as_one() -> None:
    contest = Contest(NORDIC, ("random", "greedy", "path"), 4, first=20)

    alone = list(outcomes(NORDIC, contest.fixtures()))
    shared = list(outcomes(NORDIC, contest.fixtures(), jobs=2))

    assert [game.fixture for game in alone] == list(contest.fixtures())
    assert len(shared) == len(alone) == 12
    assert set(map(timeless, shared)) == set(map(timeless, alone))


def test_a_failure_in_another_process_is_told() -> None:
    fixtures = [Fixture(1, ("random", "nobody"))]

    with pytest.raises(GameError, match=r"^unknown bot 'nobody'; choose from"):
        list(outcomes(NORDIC, fixtures, jobs=2))
