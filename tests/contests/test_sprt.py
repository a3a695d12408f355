from itertools import permutations
from random import Random

import pytest
from tests.contests.games import duel, split

from railwright.contests import Contest, Outcome, Setting, Sprt, Trial
from railwright.contests.sprt import expected

NORDIC = Setting("nordic", 2)


def verdict_of(elo: float, luck: Random) -> str | None:
    """What is said of a bot that leads by so much, in deals of two games."""
    sprt = Sprt(0, 60)
    while sprt.verdict is None:
        wins = [luck.random() < expected(elo) for _ in range(2)]
        sprt.add(sum(wins) / 2)
    return sprt.verdict


def test_elo_stands_for_a_share_of_wins() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(-400) == pytest.approx(1 / 11)


def test_the_likelihood_ratio_is_that_of_normal_scores() -> None:
    sprt = Sprt(0, 400)
    for score in (1.0, 0.5, 1.0, 0.5):
        sprt.add(score)

    # Mean 3/4; squares off the mean 4 · 1/16, one imagined 1/4: ½ over 5 deals.
    low, high = 0.5, 10 / 11
    assert sprt.llr == pytest.approx(4 * (high - low) * (1.5 - low - high) / (2 * 0.1))


def test_nothing_is_known_before_the_first_deal() -> None:
    assert (Sprt(0, 20).llr, Sprt(0, 20).verdict) == (0, None)


def test_few_deals_decide_nothing_however_clear() -> None:
    sprt = Sprt(0, 400)
    for _ in range(7):
        sprt.add(1.0)
    assert sprt.verdict is None

    sprt.add(1.0)
    assert sprt.verdict == "better"


@pytest.mark.parametrize(("elo", "right"), [(0, "not better"), (60, "better")])
def test_verdicts_are_wrong_about_once_in_twenty(elo: float, right: str) -> None:
    luck = Random(2)
    wrong = sum(verdict_of(elo, luck) != right for _ in range(400))

    assert 0.02 <= wrong / 400 <= 0.08


def test_a_trial_weighs_deals_in_their_order() -> None:
    games = [*duel(0, "new", "old"), *split(1, "new", "old"), *duel(2, "old", "new")]
    for order in permutations(games):
        trial = Trial(Contest(NORDIC, ("new", "old"), 6), Sprt(0, 20))
        for game in order:
            trial.add(game)

        assert (trial.sprt.deals, trial.sprt.total) == (3, 1.5)
        assert set(trial.counted) == set(games)


def test_games_after_the_verdict_do_not_count() -> None:
    games: list[Outcome] = []
    for seed in range(30):
        games += duel(seed, "new", "old")
    trial = Trial(Contest(NORDIC, ("new", "old"), 60), Sprt(0, 400))
    for game in reversed(games):
        trial.add(game)

    assert trial.sprt.deals == 8
    assert {game.fixture.number for game in trial.counted} == set(range(8))
