"""A record is gone through for one seat, with the same report for the same seed."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest
from tests.coach.test_verdicts import later

from railwright.bots import new_bot
from railwright.coach import GameReview, Report, answered
from railwright.coach.coach_sitting import ReviewWanted, go_on
from railwright.coach.estimates import Estimate
from railwright.coach.plain_report import plain_report
from railwright.coach.sayings import Sayings
from railwright.coach.verdict import Verdict
from railwright.errors import GameError, RecordError
from railwright.model import new_game, record
from railwright.model.actions import ClaimRoute, DrawBlind, DrawTickets, KeepTickets
from railwright.model.listed import action_of
from railwright.words.languages import LANGUAGES

if TYPE_CHECKING:
    from railwright.coach.ledger import LedgerEntry


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
    review = GameReview(text, seat, playouts=4, again=20, seed=9, absent=absent)
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


def test_each_round_takes_as_many_looks_again_at_what_is_in_dispute() -> None:
    review = GameReview(opening(8), 0, playouts=4, again=40, seed=9)
    looks = Counter(each.number for each in review.decisions)
    again = 0
    for place, inquiries in enumerate(review.rounds()):
        asked = Counter(each.number for each in inquiries)
        if place:
            again += asked.total()
            cut = {inquiries[-1].number} if again == 40 else set()  # no more are left
            assert all(asked[each] == looks[each] for each in asked.keys() - cut)
            assert all(each.rivals for each in inquiries)
            looks += asked
        for inquiry in inquiries:
            review.note(answered(inquiry))

    assert place > 1
    assert 0 < again <= 40
    assert len(review.insights) <= review.most_inquiries


def judged(costs: Sequence[int], *, is_tickets: bool, reach: int = 1) -> Report:
    """A report about turns that cost so much, where tickets would have been better.

    Or else cards, which are others in each turn.
    """
    report, kind = lost(), DrawTickets if is_tickets else DrawBlind
    entries: list[LedgerEntry] = []
    for entry in report.ledger.entries:
        own = entry.decision.sight
        listed = {
            type(action_of(own.state, own.study.table.words, each)): each
            for each in own.choices
        }
        if kind in listed and len(entries) < len(costs):
            cost = Estimate(costs[len(entries)], 0)
            after = Estimate(300, 0)
            found = Verdict(listed[kind], 5.0, 0.1, after, after + cost, reach)
            entries.append(replace(entry, verdict=found))
    return replace(report, ledger=replace(report.ledger, entries=tuple(entries)))


def test_a_mistake_that_is_made_again_is_told_once() -> None:
    (mistake,) = judged([40, 90, 60], is_tickets=True).mistakes
    first, dearest, last = (
        each.decision.turn
        for each in judged([40, 90, 60], is_tickets=True).ledger.entries
    )

    assert mistake.cost == 90
    assert mistake.turn.number == dearest
    assert mistake.other_turns == [first, last]
    (lesson,) = Sayings(judged([40, 90, 60], is_tickets=True), "en").lessons()
    said = f"You made the same mistake on turns {first} and {last}."
    assert lesson.better.endswith(said)


def test_what_a_turn_cost_is_told_as_one_mistake() -> None:
    """Both cards of a turn; shown is the decision that cost more."""
    report = judged([40, 90, 20], is_tickets=False)
    one, other, last = report.ledger.entries
    same = replace(other, decision=replace(other.decision, turn=one.decision.turn))
    ledger = replace(report.ledger, entries=(one, same, last))
    dearest, least = replace(report, ledger=ledger).mistakes

    assert (dearest.cost, dearest.turn.dearest.decision) == (130, same.decision)
    assert (least.cost, least.turn.number) == (20, last.decision.turn)


def test_what_costs_as_much_as_the_third_is_told_too() -> None:
    """Less than a percentage point apart: the second to the fifth, not the sixth."""
    report = judged([90, 55, 47, 41, 38, 37], is_tickets=False)

    assert [each.cost for each in report.costliest] == [90, 55, 47, 41, 38]
    assert report.tied == 4
    assert (
        "About equally costly: numbers 2, 3, 4, and 5." in Sayings(report, "en").tied()
    )
    clear = judged([90, 55, 47, 20], is_tickets=False)
    assert len(clear.costliest) == 3
    assert (clear.tied, Sayings(clear, "en").tied()) == (0, "")


def test_two_that_cost_as_much_are_both_named() -> None:
    report = judged([90, 70, 40, 35], is_tickets=False)

    assert "About equally costly: numbers 3 and 4." in Sayings(report, "en").tied()


def test_a_line_of_more_than_a_whole_game_is_explained() -> None:
    ledger = replace(lost().ledger, entries=())

    def said(chance: int) -> str:
        report = replace(lost(), ledger=replace(ledger, deal=Estimate(chance, 0)))
        return Sayings(report, "en").sums()

    assert said(-1000) == said(1000) == ""
    assert "may come to more than 100%" in said(-1001)
    assert said(1001) == said(-1001)


def test_what_playouts_cannot_tell_apart_costs_as_much() -> None:
    """Give or take 10 each, two differ by chance by up to twice the root of 200."""
    report = judged([90, 70, 60, 45, 30], is_tickets=False, reach=10)

    assert [each.cost for each in report.costliest] == [90, 70, 60, 45]
    assert report.tied == 3


def test_no_more_than_six_are_explained() -> None:
    assert len(judged([50] * 8, is_tickets=False).mistakes) == 8
    assert len(judged([50] * 8, is_tickets=False).costliest) == 6


def test_a_review_in_sittings_comes_to_the_same() -> None:
    wanted = ReviewWanted(opening(), 0, 4, again=12)
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
