"""What is advised can be done, and its reason is true."""

from random import Random

import pytest
from tests.model.test_views import reshuffle
from tests.rules.table import given

from railwright.bots.advice import Advice, Adviser, advise, ticket_claims
from railwright.bots.search import Budget
from railwright.errors import GameError
from railwright.games import GAMES
from railwright.model import new_game
from railwright.model.actions import ClaimRoute, DrawUp, KeepTickets
from railwright.model.view import View

QUICK = Budget(seconds=1, rounds=1)


def advised(view: View, seed: int) -> Advice:
    """Advice after hardly any thought."""
    return advise(view, seed, QUICK)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_advice(game: str) -> None:
    match = new_game(game, 2, 11)
    reasons: set[str] = set()
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        advice = advised(view, seed=1)
        assert set(advice.tickets) <= set(view.tickets)
        if isinstance(advice.action, ClaimRoute):
            assert advice.route == advice.action.route
        if isinstance(advice.action, DrawUp):
            assert advice.card == view.market[advice.action.slot - 1]
        reasons.add(advice.reason)
        match.play(advice.action, seat)

    assert {"tickets", "card", "plan"} <= reasons


def test_a_claim_is_advised_for_the_ticket_that_it_completes() -> None:
    """From Oslo one gets to Stockholm by Orebro."""
    table = given(
        "nordic",
        hand="2yellow",
        tickets={0: ["oslo-stockholm"]},
        owned={0: ["orebro-stockholm.black"]},
    )
    advice = advised(table.match.view(0), seed=1)

    assert advice.reason == "tickets"
    assert advice.tickets == ("oslo-stockholm",)
    assert advice.route == "orebro-oslo.yellow"


def test_a_claim_is_for_no_ticket_that_lies_elsewhere_or_is_made() -> None:
    """What one holds besides goes to the north, or is complete."""
    table = given(
        "nordic",
        hand="2yellow",
        tickets={0: ["murmansk-narvik", "oslo-stockholm", "tallinn-tampere"]},
        owned={0: ["orebro-stockholm.black", "helsinki-tallinn", "helsinki-tampere"]},
    )
    view = table.match.view(0)

    assert Adviser(view).tickets("orebro-oslo.yellow") == ("oslo-stockholm",)


def test_kept_tickets_say_how_many_pieces_they_ask_for() -> None:
    """From Oslo it is two spaces to Orebro, and two more to Stockholm."""
    view = new_game("nordic", 2, 1).view(0)
    place = view.offer.index("oslo-stockholm") + 1
    advice = Adviser(view).advice(KeepTickets((place,)))

    assert advice.reason == "keep"
    assert (advice.spaces, advice.pieces) == (4, 40)


def test_advice_depends_on_nothing_hidden() -> None:
    match = new_game("europe", 3, 4)
    for _ in range(40):
        seat = match.seat_to_act
        assert seat is not None
        match.play(advised(match.view(seat), seed=2).action, seat)
    seat = match.seat_to_act
    assert seat is not None

    def told() -> Advice:
        return advised(match.view(seat), seed=3)

    before = told()
    reshuffle(match, seat, Random(99))
    assert told() == before


def test_a_spectator_gets_no_advice() -> None:
    match = new_game("usa", 2, 1)
    with pytest.raises(GameError, match="nothing to decide"):
        advise(match.view(None), seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_marks_and_hints_are_of_one_judgement(game: str) -> None:
    """A claim is advised for tickets if it is marked, and so is a free twin of it."""
    match = new_game(game, 2, 12)
    hints = 0
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        advice, marked = advised(view, seed=1), ticket_claims(view)
        if isinstance(advice.action, ClaimRoute) and advice.reason != "only":
            route = match.board.route(advice.action.route)
            is_for_tickets = advice.reason == "tickets"
            claims = {a.route for a in view.actions if isinstance(a, ClaimRoute)}
            assert (route.id in marked) == is_for_tickets
            if route.twin in claims and is_for_tickets:
                assert route.twin in marked
            hints += is_for_tickets
        match.play(advice.action, seat)

    assert hints
