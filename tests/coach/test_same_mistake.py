"""Turns that leave the same undone, or repeat the same, are one mistake."""

from dataclasses import replace

from tests.coach.test_verdicts import later, sight

from railwright.coach.estimates import Estimate
from railwright.coach.judged_turn import Judged, JudgedTurn
from railwright.coach.own_decisions import OwnDecision
from railwright.coach.same_mistake import by_mistake
from railwright.coach.verdict import Verdict
from railwright.model.actions import Action, ClaimRoute, DrawBlind, DrawTickets, DrawUp
from railwright.model.listed import action_of

MATCH = later("europe", 40)
SEAT = MATCH.deciding[0]
SIGHT = sight(MATCH, SEAT)
LISTED = {
    each: action_of(SIGHT.state, SIGHT.study.table.words, each)
    for each in SIGHT.choices
}
TICKETS, BLIND, CARD = (
    next(number for number, each in LISTED.items() if isinstance(each, kind))
    for kind in (DrawTickets, DrawBlind, DrawUp)
)
CLAIMS = [number for number, each in LISTED.items() if isinstance(each, ClaimRoute)]
ONE = OwnDecision(
    0, 0, 1, MATCH.view(SEAT), SIGHT, LISTED[BLIND], BLIND, is_answered=True
)


def grouped(*judged: tuple[Action, int | None]) -> list[list[int]]:
    """Turns with what was done in each, and what would have been better."""
    return by_mistake([turn(each) for each in judged])


def turn(*judged: tuple[Action, int | None]) -> JudgedTurn:
    """A turn, in which each decision cost less than the one before."""
    return JudgedTurn(
        tuple(
            Judged(replace(ONE, action=action), worth(better, 90 - 10 * place))
            for place, (action, better) in enumerate(judged)
        )
    )


def worth(better: int | None, cost: int) -> Verdict:
    """What a decision was worth, if something would have been better."""
    after = Estimate(300, 0)
    before = after + Estimate(cost if better is not None else 0, 0)
    return Verdict(better, 5.0 if before != after else 0.0, 0.1, after, before, 1)


def test_tickets_that_are_not_drawn_are_missed_until_they_are() -> None:
    drawn, blind = LISTED[TICKETS], LISTED[BLIND]
    assert grouped(
        (blind, TICKETS),
        (blind, None),
        (blind, TICKETS),
        (drawn, None),
        (blind, TICKETS),
    ) == [[0, 2], [1], [3], [4]]


def test_a_route_is_missed_however_it_would_be_paid() -> None:
    by_route: dict[str, list[int]] = {}
    for number in CLAIMS:
        claim = LISTED[number]
        assert isinstance(claim, ClaimRoute)
        by_route.setdefault(claim.route, []).append(number)
    one, other, *_ = by_route.values()
    blind = LISTED[BLIND]

    found = grouped((blind, one[0]), (blind, other[0]), (blind, one[-1]))
    assert found == [[0, 2], [1]]


def test_to_pay_badly_for_a_route_is_another_mistake_than_to_leave_it() -> None:
    route = LISTED[CLAIMS[0]]

    assert grouped((LISTED[BLIND], CLAIMS[0]), (route, CLAIMS[0])) == [[0], [1]]


def test_cards_to_draw_are_others_every_turn() -> None:
    blind = LISTED[BLIND]
    assert grouped((blind, CARD), (blind, CARD)) == [[0], [1]]


def test_a_tunnel_that_is_tried_again_is_the_same_mistake() -> None:
    claimed, blind = LISTED[CLAIMS[0]], LISTED[BLIND]
    assert grouped((claimed, BLIND), (blind, None), (claimed, CARD)) == [[0, 2], [1]]


def test_a_turn_is_the_mistake_of_its_dearest_decision() -> None:
    """Whoever draws a card instead of tickets, and then a wrong one."""
    drawn, blind = (LISTED[each] for each in (CARD, BLIND))
    turns = [turn((drawn, TICKETS), (drawn, BLIND)), turn((blind, TICKETS))]

    assert by_mistake(turns) == [[0, 1]]


def test_whatever_is_done_in_a_turn_is_no_longer_missed() -> None:
    """Tickets are drawn in the second turn, in which something else was dearer."""
    blind, drawn = LISTED[BLIND], LISTED[TICKETS]
    missed = (blind, TICKETS)
    turns = [turn(missed), turn((blind, CARD), (drawn, None)), turn(missed)]

    assert by_mistake(turns) == [[0], [1], [2]]
