"""A record is gone through for one seat, with the same report for the same seed."""

from collections.abc import Sequence
from functools import cache

import pytest
from tests.coach.test_verdicts import later

from railwright.bots import new_bot
from railwright.coach import GameReview, Report, answered
from railwright.coach.coach_sitting import ReviewWanted, go_on
from railwright.coach.estimates import Estimate
from railwright.coach.game_review import AGAIN, CLOSER, CLOSER_LOOK, Insight
from railwright.coach.plain_report import plain_report
from railwright.coach.verdict import Verdict
from railwright.errors import GameError, RecordError
from railwright.model import new_game, record
from railwright.model.actions import ClaimRoute, KeepTickets
from railwright.words.languages import LANGUAGES

EVEN = Estimate(300, 0)


@cache
def lost() -> Report:
    """What the coach says to a seat that claims whatever it can, without a plan."""
    match = new_game("usa", 2, 4, options={"first_player": 1})
    planner = new_bot("planner", 0)
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        claims = [each for each in view.actions if isinstance(each, ClaimRoute)]
        rash = (claims or view.actions)[-1]
        match.play(planner.choose(view, view.actions) if seat else rash, seat)
    assert match.result().winners == (1,)
    return reviewed(record(match))


def reviewed(
    text: str, seat: int = 0, *, is_backwards: bool = False, absent: Sequence[int] = ()
) -> Report:
    review = GameReview(text, seat, playouts=4, seed=9, absent=absent)
    for questions in review.rounds():
        for question in reversed(questions) if is_backwards else questions:
            review.note(answered(question))
    return review.report()


def opening(actions: int = 6) -> str:
    return record(later("europe", actions))


def test_the_order_of_work_changes_nothing() -> None:
    """As with several processes, which finish in any order."""
    one, other = [
        plain_report(reviewed(opening(), is_backwards=each), ["en"])
        for each in (False, True)
    ]

    assert one == other


def seeming(cost: int, playouts: int) -> Verdict:
    """Some other action is better by so many tenths of a percent."""
    after, promised = Estimate(300, 0), Estimate(300 + cost, cost)
    return Verdict(5, cost / 10, 0.1, after, promised, playouts)


def test_what_can_hardly_be_ranked_is_judged_again() -> None:
    """Third and fourth are close, so those near them are compared once more."""
    review = GameReview(record(later("europe", 80)), 0, playouts=4)
    costs = [90, 180, 60, 55, 50, 5, *range(4, -60, -1)]
    for inquiry in review.open_inquiries():
        is_cost = inquiry.played is not None
        found = seeming(costs[inquiry.number], 4) if is_cost else EVEN
        review.note(Insight(inquiry.number, inquiry.look, found))

    closer = review.open_inquiries()
    assert {each.look for each in closer} == {CLOSER_LOOK}
    assert len(closer) == CLOSER
    for inquiry in closer:
        cost = seeming(costs[inquiry.number], 12)
        review.note(Insight(inquiry.number, CLOSER_LOOK, cost))

    again = review.open_inquiries()
    assert {each.number for each in again} == {0, 2, 3, 4}
    assert {each.rival for each in again} == {5}
    assert [each.look for each in again] == [*AGAIN] * 4
    for inquiry in again:
        last = 58 if inquiry.number == 3 else costs[inquiry.number] - 4
        review.note(Insight(inquiry.number, inquiry.look, seeming(last, 12)))

    assert review.open_inquiries() == []
    ranked = [each.decision.number for each in review.report().mistakes]
    assert ranked[:5] == [1, 0, 3, 2, 4]


def test_decisions_that_nothing_beats_take_no_place_of_those_in_dispute() -> None:
    review = GameReview(record(later("europe", 80)), 0, playouts=4)
    for inquiry in review.open_inquiries():
        is_cost = inquiry.played is not None
        found = seeming(60 - inquiry.number, 4) if is_cost else EVEN
        review.note(Insight(inquiry.number, inquiry.look, found))
    costs = {0: 60, 1: 50, 2: 30}
    good = Verdict(None, 0.0, 0.1, EVEN, EVEN, 12)
    for inquiry in review.open_inquiries():
        cost = costs.get(inquiry.number)
        found = good if cost is None else seeming(cost, 12)
        review.note(Insight(inquiry.number, CLOSER_LOOK, found))

    again = {each.number for each in review.open_inquiries()}
    assert again == {1, 2}  # the border is at 15, so the first one is clear of it


def test_a_review_in_sittings_comes_to_the_same() -> None:
    wanted = ReviewWanted(opening(), 0, 4)
    sitting = go_on(wanted, [], seconds=0)
    sittings = 1
    while sitting.report is None:
        assert len(sitting.insights) == sittings
        sitting = go_on(wanted, sitting.insights, seconds=0)
        sittings += 1

    assert sittings > 3
    assert sitting == go_on(wanted, [], seconds=60)
    assert len(sitting.insights) <= sitting.total


def test_what_a_stand_in_decides_counts_as_what_others_do() -> None:
    text = opening(8)
    own = [entry.decision.step for entry in reviewed(text).ledger.entries]
    report = reviewed(text, absent=own[1:-1])
    ledger = report.ledger

    assert [entry.decision.step for entry in ledger.entries] == [own[0], own[-1]]
    assert ledger.even + ledger.luck + ledger.skill == ledger.end
    with pytest.raises(GameError, match="decided nothing"):
        reviewed(text, absent=own)


def test_decisions_are_found_with_their_turns() -> None:
    """Both keep tickets; then each turn has one or two decisions."""
    report = reviewed(opening(8))
    entries = report.ledger.entries
    by_hand = [
        (step, action)
        for step, (seat, action) in enumerate(report.match.history)
        if seat == 0
    ]

    assert [(e.decision.step, e.decision.action) for e in entries] == by_hand
    assert isinstance(entries[0].decision.action, KeepTickets)
    assert [entry.decision.turn for entry in entries[:2]] == [0, 1]


def test_an_open_game_ends_where_it_stands() -> None:
    report = reviewed(opening())

    assert report.curve[-1] == report.ledger.end
    assert 0 < report.ledger.end.chance < 1000


def test_a_finished_game_ends_with_its_result() -> None:
    report = lost()
    totals = [player.total for player in report.match.result().players]
    ledger = report.ledger

    assert ledger.end.chance == 0
    assert ledger.end.points == 10 * (totals[0] - totals[1])
    assert ledger.even + ledger.luck + ledger.skill == ledger.end


def test_a_report_explains_mistakes_in_every_language() -> None:
    told = plain_report(lost(), LANGUAGES)

    assert isinstance(told["costliest"], list)
    assert told["costliest"]
    for each in told["costliest"]:
        assert each["words"].keys() == LANGUAGES.keys()
        assert each["words"]["en"]["better"] != each["words"]["pl"]["better"]
        assert each["cost"]["chance"] <= -1.0


def test_what_cannot_be_judged_is_said() -> None:
    text = record(new_game("usa", 3, 1))
    with pytest.raises(GameError, match="record: seat 1 has decided nothing yet"):
        GameReview(text, 0)
    with pytest.raises(GameError, match="record: the seats are 1 to 3, not 4"):
        GameReview(text, 3)
    with pytest.raises(RecordError, match=r"mine\.txt, line 7: "):
        GameReview(f"{text}1 keep 9 9\n", 0, name="mine.txt")
