"""What tickets lack, checked on the boards by hand."""

from tests.rules.table import Table, given

from railwright.model.outlook import Outlook, networks
from railwright.model.standing import standings
from railwright.terminal.ticket_rack import status
from railwright.words.phrases import TOLD
from railwright.words.speech import speak

ENGLISH = speak("en", *TOLD)


def outlook(table: Table) -> Outlook:
    return Outlook.of(table.match.table, table.match.view(0))


def spaces(table: Table, a: str, b: str) -> int | None:
    lack = outlook(table).between([a], [b])
    return None if lack is None else lack.spaces


def test_a_ticket_lacks_the_shortest_path_at_first() -> None:
    table = given("nordic", tickets={0: ["bergen-helsinki"]})

    assert spaces(table, "bergen", "helsinki") == 12  # as printed on the ticket
    (ticket,) = standings(table.match, 0)
    assert status(ticket, ENGLISH) == "12 spaces missing"


def test_own_routes_are_there_already() -> None:
    """Bergen - Oslo (4) is the beginning of the way to Helsinki."""
    table = given("nordic", owned={0: ["bergen-oslo.red"]})

    assert spaces(table, "bergen", "helsinki") == 8


def test_routes_of_others_and_their_closed_twins_are_gone_around() -> None:
    """With two players one track of Bergen - Oslo closes the other (C-35)."""
    table = given("nordic", owned={1: ["bergen-oslo.red"]})

    lack = outlook(table).between(["bergen"], ["oslo"])

    assert lack is not None
    assert not {"bergen-oslo.red", "bergen-oslo.blue"} & {r.id for r in lack.routes}
    assert lack.spaces > 4


def test_with_three_players_the_twin_stays_open() -> None:
    table = given("nordic", players=3, owned={1: ["bergen-oslo.red"]})

    assert spaces(table, "bergen", "oslo") == 4


def test_a_place_that_is_cut_off_has_no_way() -> None:
    board = given("nordic").match.board
    routes = [route.id for route in board.routes_at("murmansk")]
    table = given("nordic", owned={1: routes})

    assert spaces(table, "murmansk", "oslo") is None


def test_a_finished_ticket_is_done() -> None:
    way = outlook(given("nordic")).between(["kobenhavn"], ["oslo"])
    assert way is not None
    owned = {0: [route.id for route in way.routes]}
    table = given("nordic", owned=owned, tickets={0: ["kobenhavn-oslo"]})

    (ticket,) = standings(table.match, 0)

    assert status(ticket, ENGLISH) == "completed"


def test_a_station_borrows_one_route_of_another_player() -> None:
    """E-29: the station in Wien uses one route of another player there."""
    board = given("europe").match.board
    route = next(r for r in board.routes_at("wien") if r.twin is None)
    other = route.b if route.a == "wien" else route.a
    without = given("europe", owned={1: [route.id]})
    with_station = given("europe", owned={1: [route.id]}, buildings={0: ["wien"]})

    assert spaces(without, "wien", other) != 0
    assert spaces(with_station, "wien", other) == 0


def test_a_station_borrows_no_second_route() -> None:
    board = given("europe").match.board
    first, second, *_ = [r for r in board.routes_at("wien") if r.twin is None]
    ends = [r.b if r.a == "wien" else r.a for r in (first, second)]
    table = given("europe", owned={1: [first.id, second.id]}, buildings={0: ["wien"]})

    assert spaces(table, *ends) != 0


def test_a_country_ticket_lacks_the_nearest_country_that_brings_more() -> None:
    """S-10: the best country that is reached counts."""
    board = given("switzerland").match.board
    ticket = next(t for t in board.tickets if hasattr(t, "targets"))
    fresh = given("switzerland", tickets={0: [ticket.id]})

    (before,) = standings(fresh.match, 0)
    assert before.lack is not None
    owned = [route.id for route in before.lack.routes]
    (after,) = standings(
        given("switzerland", owned={0: owned}, tickets={0: [ticket.id]}).match, 0
    )

    points = {target.to: target.points for target in ticket.targets}
    assert not before.is_done
    assert before.goal is not None
    assert after.points == points[before.goal]
    assert after.goal is None or points[after.goal] > after.points


def test_countries_join_routes_only_if_the_table_says_so() -> None:
    """Q-10: no path runs through a country, unless `swiss_country_through`."""
    board = given("switzerland").match.board
    stops = board.stops("deutschland")
    a, b = (board.routes_at(stop)[0] for stop in stops[:2])
    ends = [r.b if r.a in stops else r.a for r in (a, b)]
    owned = {0: [a.id, b.id]}

    apart = given("switzerland", owned=owned)
    joined = given("switzerland", owned=owned, swiss_country_through="true")

    assert spaces(apart, *ends) == board.distance(*ends)
    assert spaces(joined, *ends) == 0


def test_a_tour_counts_a_route_once() -> None:
    board = given("world").match.board
    tour = next(t for t in board.tickets if hasattr(t, "cities"))
    table = given("world", tickets={0: [tour.id]})

    (ticket,) = standings(table.match, 0)

    assert ticket.lack is not None
    names = [route.id for route in ticket.lack.routes]
    assert len(names) == len(set(names))
    legs = [
        board.distance(a, b) for a, b in zip(tour.cities, tour.cities[1:], strict=False)
    ]
    assert max(legs) <= ticket.lack.spaces <= sum(legs)


def test_routes_that_hang_together_are_one_network() -> None:
    board = given("nordic").match.board
    names = ["bergen-oslo.red", "alborg-arhus", "bergen-stavanger"]

    groups = networks(board.route(name) for name in names)

    assert [[route.id for route in group] for group in groups] == [
        ["bergen-oslo.red", "bergen-stavanger"],
        ["alborg-arhus"],
    ]
