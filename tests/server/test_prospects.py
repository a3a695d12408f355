"""Prospects: routes out of reach with their rule, tickets with their way."""

from gc import collect
from random import Random
from weakref import ref

import pytest
from tests.model.test_views import reshuffle
from tests.rules.table import Table as Position
from tests.rules.table import given
from tests.server.running import Person
from tests.server.test_sockets import opened

from railwright.games import GAMES
from railwright.model import new_game
from railwright.model.table import _laid_out as laid_out
from railwright.server.tabletop.entries import Created
from railwright.server.tabletop.prospects import prospects_of
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.messages import Barred, ProspectsTold, Settings


def told(position: Position, seat: int | None = 0) -> ProspectsTold:
    """The prospects of a seat in a position."""
    table = SharedTable("t", Created(0, Settings("nordic"), 2, "host", "00" * 32))
    table.match = position.match
    return prospects_of(table, seat)


def test_a_closed_track_names_its_rule() -> None:
    """Two players use one track only; nobody takes both (C-34, C-35)."""
    position = given("nordic", owned={1: ["bergen-oslo.red"]})

    assert told(position, 0).routes == {
        "bergen-oslo.blue": Barred("TRACK_CLOSED", "C-35")
    }
    assert told(position, 1).routes["bergen-oslo.blue"].code == "TRACK_SAME_PLAYER"


def test_a_spectator_learns_what_nobody_can_have() -> None:
    """With two players the other track is closed to all, with three to its owner."""
    two = given("nordic", owned={1: ["bergen-oslo.red"]})
    three = given("nordic", players=3, owned={1: ["bergen-oslo.red"]})

    assert set(told(two, None).routes) == {"bergen-oslo.blue"}
    assert told(three, None).routes == {}


def test_a_route_that_is_too_long_names_its_rule() -> None:
    position = given("nordic", stock=[3, 0])
    routes = told(position).routes

    assert routes["bergen-oslo.red"] == Barred("NOT_ENOUGH_PIECES", "C-29")
    assert "orebro-oslo.green" not in routes


def test_tickets_have_their_missing_spaces_and_way() -> None:
    """Oslo - Orebro - Stockholm: two spaces each."""
    position = given(
        "nordic",
        owned={0: ["orebro-stockholm.black"]},
        tickets={0: ["oslo-stockholm", "bergen-helsinki"]},
    )
    ticket = told(position).tickets["oslo-stockholm"]

    assert (ticket.done, ticket.missing, ticket.points) == (False, 2, 4)
    assert ticket.way in (["orebro-oslo.green"], ["orebro-oslo.yellow"])


def test_a_ticket_whose_cities_are_joined_is_done_before_it_is_kept() -> None:
    routes = [route.id for route in given("nordic").match.table.board.routes]
    position = given("nordic", owned={0: routes}).plays("tickets")
    tickets = told(position).tickets

    for offered in position.offered():
        assert (tickets[offered].done, tickets[offered].missing) == (True, 0)


def test_what_is_asked_for_is_one_s_own(anna: Person, ben: Person) -> None:
    table, first, second = opened(anna, ben)
    view = first.watch(table)["views"][0]
    first.say("prospects", table=table, seat=0)
    answer = first.of("prospects")
    assert set(answer["tickets"]) == set(view["tickets"])
    assert all(each["missing"] for each in answer["tickets"].values())
    second.say("prospects", table=table, seat=0)

    assert second.of("error")["code"] == "NOT_YOUR_SEAT"


def test_longest_paths_are_told_where_they_bring_points() -> None:
    """Lisboa - Madrid - Barcelona has 3 + 2 spaces (E-34); Nordic has no such bonus."""
    routes = ["lisboa-madrid", "barcelona-madrid"]
    europe = given("europe", owned={1: routes})

    assert told(europe, 0).longest == told(europe, None).longest == [0, 5]
    assert told(given("nordic"), 0).longest == []


@pytest.mark.parametrize("game", GAMES)
def test_prospects_depend_on_nothing_hidden(game: str) -> None:
    match = new_game(game, 2, 4)
    luck = Random(5)
    for _ in range(60):
        seat = match.deciding[0]
        match.play(luck.choice(match.legal_actions(seat)), seat)
    table = SharedTable("t", Created(0, Settings(game), 2, "host", "00" * 32))
    table.match = match
    before = prospects_of(table, 0)
    reshuffle(match, 0, Random(99))

    assert prospects_of(table, 0) == before


def test_what_was_worked_out_for_a_board_is_forgotten_with_it() -> None:
    """Each board with all its facts is a megabyte, and hosts bring their own."""
    laid_out.cache_clear()  # others may still hold what they have laid out
    table = SharedTable("t", Created(0, Settings("nordic"), 2, "host", "00" * 32))
    table.match = new_game("nordic", 2, 4, options={"first_player": 2})
    assert prospects_of(table, 0).tickets
    board = ref(table.match.table)
    table.match = None
    laid_out.cache_clear()
    collect()

    assert board() is None
