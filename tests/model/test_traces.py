"""Where points lie on the board: paths and ways that can be followed by finger."""

import pytest
from tests.model.play import played
from tests.rules.table import given

from railwright.core import codes
from railwright.games import GAMES
from railwright.maps import CityTicket, CountryTicket, Map, TourTicket
from railwright.model import Match
from railwright.model.result import PlayerResult


def ended(game: str, seed: int) -> Match:
    *_, match = played(game, 2, seed=seed)
    return match


def runs_through(board: Map, path: tuple[str, ...]) -> bool:
    """Whether each route of a path begins where the one before it ends."""
    places: set[str] = {city.id for city in board.cities}
    for name in path:
        route = board.route(name)
        ways = ((route.a, route.b), (route.b, route.a))
        places = {end for start, end in ways if start in places}
    return bool(places)


def joined(board: Map, routes: tuple[str, ...], city: str) -> set[str]:
    """All cities that routes connect with one."""
    found = {city}
    for _ in routes:
        for name in routes:
            ends = {board.route(name).a, board.route(name).b}
            found |= ends if ends & found else set()
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [3, 8])
def test_the_longest_path_can_be_followed(game: str, seed: int) -> None:
    match = ended(game, seed)
    owner = dict(match.view(None).routes)
    for player in match.result().players:
        assert len(set(player.path)) == len(player.path)
        assert all(owner[route] == player.seat for route in player.path)
        assert runs_through(match.board, player.path)
        spaces = sum(match.board.route(route).length for route in player.path)
        assert spaces == player.longest


def cities_of(ticket: CityTicket | TourTicket) -> tuple[str, ...]:
    return ticket.cities if isinstance(ticket, TourTicket) else (ticket.a, ticket.b)


def check_ways(match: Match, player: PlayerResult) -> None:
    owner = dict(match.view(None).routes)
    own = {route for route, seat in owner.items() if seat == player.seat}
    tickets = {ticket.id: ticket for ticket in match.board.tickets}
    for (name, points), way in zip(player.tickets, player.ways, strict=True):
        assert set(way) <= own | set(player.borrowed)
        ticket = tickets[name]
        if points < 0:
            assert way == ()
        elif not isinstance(ticket, CountryTicket):
            cities = cities_of(ticket)
            assert set(cities) <= joined(match.board, way, cities[0])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [3, 8])
def test_ways_connect_their_tickets(game: str, seed: int) -> None:
    match = ended(game, seed)
    for player in match.result().players:
        check_ways(match, player)


def test_a_way_leaves_out_what_the_ticket_does_not_need() -> None:
    table = given(
        "nordic",
        owned={0: ["orebro-oslo.yellow", "orebro-stockholm.black", "bergen-oslo.red"]},
        tickets={0: ["oslo-stockholm", "bergen-helsinki"]},
    )
    table.state.phase = codes.OVER
    player = table.match.result().players[0]

    ways = dict(zip((name for name, _ in player.tickets), player.ways, strict=True))
    needed = {"orebro-oslo.yellow", "orebro-stockholm.black"}
    assert set(ways["oslo-stockholm"]) == needed
    assert ways["bergen-helsinki"] == ()
    assert set(player.path) == needed | {"bergen-oslo.red"}
