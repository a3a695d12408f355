"""What is advised can be done, and its reason is true."""

from random import Random
from typing import get_args

import pytest
from tests.model.test_views import reshuffle
from tests.rules.table import given

from railwright.bots.advice import Advice, Adviser, Reason, advise, ticket_claims
from railwright.bots.search import Budget
from railwright.coach.advice_words import advice_in_words
from railwright.errors import GameError
from railwright.games import GAMES
from railwright.model import new_game
from railwright.model.actions import (
    BuildPort,
    BuildStation,
    ChoosePieces,
    ClaimRoute,
    DrawUp,
    ExchangePieces,
    GiveUp,
    KeepTickets,
    Pass,
)
from railwright.model.view import View
from railwright.words.languages import LANGUAGES
from railwright.words.phrases import TOLD, Phrases
from railwright.words.speech import speak

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


def test_a_station_is_for_the_tickets_that_can_use_the_route_of_a_rival() -> None:
    table = given(
        "europe",
        owned={1: ["frankfurt-paris.white"]},
        tickets={0: ["paris-wien", "edinburgh-paris"]},
    )
    adviser = Adviser(table.match.view(0))
    paris, roma = (adviser.advice(BuildStation(city, ())) for city in ("paris", "roma"))

    assert (paris.reason, paris.tickets) == ("station", ("paris-wien",))
    assert (roma.reason, roma.tickets) == ("plan", ())


def test_a_port_is_for_the_tickets_that_name_it() -> None:
    table = given("world", tickets={0: ["edinburgh-sydney", "lagos-tehran"]})
    adviser = Adviser(table.match.view(0))
    sydney, rio = (
        adviser.advice(BuildPort(city, ())) for city in ("sydney", "rio-de-janeiro")
    )

    assert (sydney.reason, sydney.tickets) == ("port", ("edinburgh-sydney",))
    assert (rio.reason, rio.tickets) == ("plan", ())


def test_an_exchange_is_for_the_pieces_that_tickets_lack() -> None:
    def reasons(wagons: int, ships: int) -> list[Reason]:
        table = given("world", stock=[wagons, ships], tickets={0: ["edinburgh-sydney"]})
        adviser = Adviser(table.match.view(0))
        given_away = (ExchangePieces(1, kind) for kind in ("wagons", "ships"))
        return [adviser.advice(each).reason for each in given_away]

    assert reasons(30, 3) == ["ships", "plan"]
    assert reasons(25, 25) == ["plan", "plan"]


def test_a_fleet_is_for_what_the_tickets_ask_for() -> None:
    match = new_game("world", 2, 3)
    while (view := match.view(match.seat_to_act)).phase != "pieces":
        match.play(view.actions[0])
    advice = Adviser(view).advice(ChoosePieces(20, 40))

    assert advice.reason == "fleet"
    assert 0 < advice.sea < advice.spaces


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_words(language: str) -> None:
    match = given("world", tickets={0: ["edinburgh-sydney"]}).match
    view = match.view(0)
    phrases = Phrases(match.board, "world", speak(language, *TOLD))
    deed = phrases.action(Pass(), view)
    said = {
        reason: advice_in_words(
            phrases,
            Advice(Pass(), reason, "beijing-lahore", "red", ("edinburgh-sydney",), 9),
            view,
        )
        for reason in get_args(Reason)
    }

    assert all(words.startswith(f"{deed} ") for words in said.values())
    assert len(set(said.values())) == len(said)
    assert Adviser(view).advice(Pass()).reason == "plan"
    assert Adviser(view).advice(GiveUp()).reason == "give-up"


def test_only_where_there_are_ships_is_anything_a_piece() -> None:
    advice = Advice(Pass(), "keep", spaces=9, pieces=20)
    begun = {game: new_game(game, 2, 1) for game in GAMES}
    told = {
        game: advice_in_words(Phrases(match.board, game), advice, match.view(0))
        for game, match in begun.items()
    }

    assert {game for game, words in told.items() if "20 pieces" in words} == {"world"}
    assert all("20 trains" in told[game] for game in {*GAMES} - {"world"})


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
