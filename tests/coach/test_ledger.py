"""Luck and skill are kept apart, and come to exactly what happened."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.model.play import played

from railwright.coach.estimates import (
    CERTAIN,
    Estimate,
    Noise,
    estimate,
    even,
    gain_noise,
    noise,
    total,
)
from railwright.coach.ledger import Judgement, balanced
from railwright.coach.own_decisions import OwnDecision, SeatHistory
from railwright.coach.verdict import Verdict

MARGINS = st.lists(st.integers(-150, 150), min_size=1, max_size=9)
JUDGED = st.tuples(
    MARGINS,
    st.floats(0, 60),  # the lead of something better
    st.floats(0.1, 10),  # how doubtful that is
    st.none() | MARGINS,  # what came right after it
)


def test_a_chance_is_the_share_of_playouts_that_are_won() -> None:
    """Of four, two are won and one is a tie; together they are 10 points ahead."""
    assert estimate(Counter([10, -5, 0, 5])) == Estimate(625, 25)


def test_a_lead_wins_what_was_lost_by_less() -> None:
    assert estimate(Counter([10, -5, 0, 5]), lead=5) == Estimate(875, 75)
    assert estimate(Counter([10, -5, 0, 5]), lead=5.1) == Estimate(1000, 76)


def test_a_gain_is_as_unsure_as_games_are_few_that_it_decides() -> None:
    """Ten points more win a quarter of 100 games: 1,000 x sqrt(1/4 x 3/4 / 100)."""
    margins = Counter({-5: 25, -15: 75})
    assert sqrt(gain_noise(margins, 0, 10)) == pytest.approx(43.30, abs=0.01)
    assert gain_noise(margins, 0, 30) == 0  # all of them, whatever the sample


def test_a_doubtful_lead_wins_narrow_games_in_part() -> None:
    """One standard deviation ahead is ahead with 84.1 %, and a tie is a tie."""
    assert estimate(Counter([10]), doubt=10) == Estimate(841, 100)
    assert estimate(Counter([0]), doubt=10) == Estimate(500, 0)


def test_even_chances_are_shared_by_all() -> None:
    assert even(2) == Estimate(500, 0)
    assert even(5) == Estimate(200, 0)


def decisions() -> list[OwnDecision]:
    """Some of a random game."""
    history = SeatHistory(0)
    history.follow(played("europe", 2, 3))
    return history.decisions[:12]


DECISIONS = decisions()


def test_after_the_last_decision_comes_what_the_others_show() -> None:
    *_, end = played("europe", 2, 3)
    last, _ = end.history[-1]
    history = SeatHistory(last)
    history.follow(played("europe", 2, 3))

    assert history.decisions[-1].is_answered


def test_what_comes_after_a_forced_decision_comes_after_the_last_choice() -> None:
    """A tunnel that nobody could pay for: luck, and then the others."""
    chosen = next(each for each in DECISIONS if each.played is not None)
    claimed = replace(chosen, after=None, is_answered=False)
    given_up = replace(chosen, played=None, after=chosen.sight, is_answered=True)
    history = SeatHistory(0)
    history.decisions = [claimed, given_up]

    assert history.chosen == [claimed]
    assert claimed.is_answered
    assert claimed.after is chosen.sight


@settings(deadline=None, max_examples=200)
@given(st.lists(JUDGED, min_size=1, max_size=len(DECISIONS)), st.integers(0, 1000))
def test_luck_and_skill_come_to_the_result(
    judged: list[tuple[list[int], float, float, list[int] | None]], chance: int
) -> None:
    found = []
    for decision, (each, lead, doubt, after) in zip(DECISIONS, judged, strict=False):
        margins = Counter(each)
        promised = estimate(margins, lead)
        verdict = Verdict(1, lead, doubt, estimate(margins), promised, 0)
        came = estimate(Counter(after)) if after else None
        unsure = noise(verdict.after, margins, margins.total())
        found.append(Judgement(decision, verdict, unsure, came, unsure))
    end = Estimate(chance, 7 * chance - 3000)
    ledger = balanced(even(2), found, end)

    assert ledger.even + ledger.luck + ledger.skill == end
    parts = [each.skill + each.own + each.others for each in ledger.entries]
    assert ledger.even + ledger.deal + total(parts) == end
    assert all(entry.skill.chance <= 0 for entry in ledger.entries)
    assert all(entry.skill.points <= 0 for entry in ledger.entries)
    levels = [each.before.chance for each in ledger.entries]
    levels += [(each.before + each.skill).chance for each in ledger.entries]
    assert all(0 <= each <= CERTAIN for each in levels)
    assert ledger.doubt.chance >= 0
    assert ledger.doubt.points >= 0


def quiet(chances: Sequence[int], unsure: Noise) -> list[Judgement]:
    """Decisions that cost nothing, with what few playouts said in turn."""
    found = []
    for at, decision in enumerate(DECISIONS):
        before, after = (
            Estimate(chances[(2 * at + late) % len(chances)], 0) for late in (0, 1)
        )
        verdict = Verdict(None, 0.0, 0.0, before, before, 0)
        found.append(Judgement(decision, verdict, unsure, after, unsure))
    return found


def test_what_few_playouts_cannot_tell_is_not_told_as_luck() -> None:
    """Nothing happened, but each look is off by 20 %, and always to the same side.

    Added up, that were 480 % of luck with cards, and as much bad luck with others.
    """
    ledger = balanced(even(2), quiet([300, 700], Noise(200.0**2, 1)), Estimate(500, 0))

    assert abs(ledger.cards.chance) < 100
    assert abs(ledger.others.chance) < 100
    assert abs(ledger.cards.chance) <= 2 * ledger.doubt.chance


def test_what_many_playouts_tell_is_luck() -> None:
    judged = quiet([300, 350], Noise(1.0, 1.0))
    ledger = balanced(even(2), judged, Estimate(500, 0))

    own = ledger.cards + ledger.tickets
    assert abs(own.chance - 50 * len(judged)) < 10
    assert ledger.doubt.chance < 10
