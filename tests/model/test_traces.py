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


ROUND_YAKUTSK = (
    *("murmansk-tiksi", "novosibirsk-tiksi", "tiksi-yakutsk"),
    *("petropavlovsk-yakutsk", "beijing-yakutsk", "beijing-novosibirsk.red"),
)
"""The shortest legs of the tour use a route twice, from Tiksi or from Yakutsk on."""


def traveled(board: Map, way: tuple[str, ...], start: str) -> list[str]:
    """The cities along a way, in the order in which it meets them."""
    met = [start]
    for name in way:
        ends = {board.route(name).a, board.route(name).b}
        assert met[-1] in ends, f"{name} does not begin in {met[-1]}"
        (end,) = ends - {met[-1]}
        met.append(end)
    return met


def in_order(cities: tuple[str, ...], met: list[str]) -> bool:
    """Whether all cities are among those met, one after another."""
    left = iter(met)
    return all(city in left for city in cities)


@pytest.mark.rule("W-38", "Q-52")
def test_the_way_of_a_tour_in_order_is_a_trail_that_earns_it() -> None:
    name = "murmansk-petropavlovsk.tour"
    table = given("world", owned={0: ROUND_YAKUTSK}, tickets={0: [name]})
    table.state.phase = codes.OVER
    board = table.match.board
    (tour,) = (ticket for ticket in board.tickets if ticket.id == name)
    assert isinstance(tour, TourTicket)

    player = table.match.result().players[0]
    (way,) = player.ways
    assert player.tickets == ((name, tour.ordered),)
    assert len(set(way)) == len(way)
    assert in_order(tour.cities, traveled(board, way, tour.cities[0]))
