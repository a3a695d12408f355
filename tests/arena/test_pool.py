import signal
from dataclasses import replace

import pytest

from railwright.arena import Contest, Fixture, MatchError, Outcome, Setting, outcomes
from railwright.arena.pool import Pool

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

    with pytest.raises(MatchError, match=r"nobody failed in seat 2 of nordic, seed 1,"):
        list(outcomes(NORDIC, fixtures, jobs=2))


def test_a_process_that_dies_is_told_with_its_game() -> None:
    pool = Pool(NORDIC)
    fixtures = (Fixture(seed, ("greedy", "greedy")) for seed in range(1000))
    games = pool.play(fixtures, 1)
    next(games)
    (worker,) = pool.workers.values()
    worker.kill()

    with pytest.raises(
        MatchError,
        match=rf"the process that played nordic, seed \d+, seats greedy, greedy "
        rf"ended with code -{signal.SIGKILL}",
    ):
        list(games)
    pool.stop()


def test_processes_end_when_nobody_wants_more_games() -> None:
    pool = Pool(NORDIC)
    fixtures = (Fixture(seed, ("greedy", "greedy")) for seed in range(1000))
    next(pool.play(fixtures, 2))
    workers = list(pool.workers.values())
    pool.stop()

    assert not any(worker.is_alive() for worker in workers)
