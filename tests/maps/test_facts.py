"""The five boards hold what their rulebooks say."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from railwright.errors import IllegalAction, UnknownName
from railwright.games import GAMES, load_map
from railwright.maps import (
    CardSort,
    CityTicket,
    Color,
    CountryTicket,
    Kind,
    Map,
    Route,
    TourTicket,
    Wild,
)

BOARDS = {name: load_map(name) for name in GAMES}
EUROPE, NORDIC = BOARDS["europe"], BOARDS["nordic"]
SWITZERLAND, WORLD, USA = BOARDS["switzerland"], BOARDS["world"], BOARDS["usa"]


def kinds(board: Map) -> dict[str, int]:
    return dict(Counter(route.kind.value for route in board.routes))


def ticket_cards(board: Map) -> dict[str, int]:
    decks: Counter[str] = Counter()
    for ticket in board.tickets:
        decks[ticket.deck] += ticket.copies
    return dict(decks)


def cards(board: Map, deck: str, kind: str) -> list[CardSort]:
    return [each for each in board.cards if (each.deck, each.kind) == (deck, kind)]


def twins(board: Map) -> list[tuple[Route, Route]]:
    return [
        (route, board.route(route.twin))
        for route in board.routes
        if route.twin is not None and route.id < route.twin
    ]


@pytest.mark.rule("C-01")
@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.name)
def test_routes(board: Map) -> None:
    colors = {color for each in board.cards for color in each.colors}
    for route in board.routes:
        assert route.a != route.b
        assert route.length >= 1
        assert route.color in colors | {Color.GRAY}
        assert bool(route.locomotives) == (route.kind is Kind.FERRY)


@pytest.mark.rule("C-33", "Q-11")
@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.name)
def test_double_routes_join_the_same_two_places(board: Map) -> None:
    joining: dict[frozenset[str], list[str]] = {}
    for route in board.routes:
        joining.setdefault(frozenset({route.a, route.b}), []).append(route.id)
    pairs = {frozenset(routes) for routes in joining.values() if len(routes) > 1}

    assert {frozenset({one.id, other.id}) for one, other in twins(board)} == pairs


@pytest.mark.rule("E-03")
def test_europe() -> None:
    assert (len(EUROPE.cities), len(EUROPE.routes)) == (47, 101)
    assert ticket_cards(EUROPE) == {"long": 6, "regular": 40}


@pytest.mark.rule("N-03")
def test_nordic() -> None:
    assert (len(NORDIC.cities), len(NORDIC.routes)) == (39, 81)
    assert ticket_cards(NORDIC) == {"tickets": 46}


@pytest.mark.rule("S-05")
def test_switzerland() -> None:
    stops = Counter(city.country for city in SWITZERLAND.cities)

    assert stops == {
        None: 34,
        "france": 4,
        "deutschland": 5,
        "osterreich": 3,
        "italia": 5,
    }
    assert len(SWITZERLAND.routes) == 88


@pytest.mark.rule("S-06")
def test_each_border_route_ends_in_a_stop_of_its_own() -> None:
    stops = [city.id for city in SWITZERLAND.cities if city.country]

    assert {len(SWITZERLAND.routes_at(stop)) for stop in stops} == {1}


@pytest.mark.rule("S-07")
def test_swiss_tickets() -> None:
    copies: Counter[type] = Counter()
    for ticket in SWITZERLAND.tickets:
        copies[type(ticket)] += ticket.copies

    assert copies == {CityTicket: 34, CountryTicket: 12}
    assert ticket_cards(SWITZERLAND) == {"tickets": 46}


@pytest.mark.rule("S-08")
@pytest.mark.rule("S-09")
def test_country_tickets_name_other_countries() -> None:
    countries = {country.id for country in SWITZERLAND.countries}
    for ticket in SWITZERLAND.tickets:
        if isinstance(ticket, CountryTicket):
            reached = {target.to for target in ticket.targets}
            assert reached == countries - {ticket.start}


@pytest.mark.rule("S-27")
def test_switzerland_has_tunnels_and_no_ferries() -> None:
    assert kinds(SWITZERLAND) == {"rail": 46, "tunnel": 42}


def test_world() -> None:
    assert len(WORLD.cities) == 48
    assert sum(city.port for city in WORLD.cities) == 38
    assert kinds(WORLD) == {"rail": 71, "sea": 59}


@pytest.mark.rule("W-05")
@pytest.mark.rule("W-37")
def test_world_tickets() -> None:
    tours = [each for each in WORLD.tickets if isinstance(each, TourTicket)]

    assert ticket_cards(WORLD) == {"tickets": 65}
    assert len(tours) == 8
    assert all(len(tour.cities) > 2 for tour in tours)
    assert all(tour.any_order < tour.ordered < tour.penalty for tour in tours)


@pytest.mark.rule("U-03")
def test_usa() -> None:
    assert (len(USA.cities), len(USA.routes)) == (36, 100)
    assert ticket_cards(USA) == {"tickets": 30}
    assert kinds(USA) == {"rail": 100}


@pytest.mark.rule("C-02", "S-03", "N-03", "U-03", "Q-53")
@pytest.mark.parametrize(
    "board", [EUROPE, NORDIC, SWITZERLAND, USA], ids=lambda b: b.name
)
def test_train_deck(board: Map) -> None:
    colored, wild = board.cards

    assert set(colored.colors) == {
        *("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
    }
    assert (colored.kind, colored.each, len(colored.colors)) == ("train", 12, 8)
    assert (wild.kind, wild.each, wild.colors) == ("wild", 14, ())
    assert colored.total + wild.total == 110
    assert {colored.deck, wild.deck} == {"train"}


@pytest.mark.rule("W-03")
def test_world_decks() -> None:
    total: Counter[str] = Counter()
    for each in WORLD.cards:
        total[each.deck] += each.total
    colors = {"purple", "yellow", "green", "red", "black", "white"}

    assert total == {"wagon": 80, "ship": 60}
    assert all(set(each.colors) == colors for each in WORLD.cards if each.colors)
    assert sum(each.each for each in cards(WORLD, "wagon", "wagon")) == 11


@pytest.mark.rule("W-04")
def test_jokers_are_in_the_wagon_deck() -> None:
    assert [each.total for each in cards(WORLD, "wagon", "wild")] == [14]
    assert cards(WORLD, "ship", "wild") == []


@pytest.mark.rule("W-44")
def test_port_symbols() -> None:
    symbols = {(each.kind.value, each.each): each.port for each in WORLD.cards}

    assert symbols == {
        ("wagon", 7): False,
        ("wagon", 4): True,
        ("wild", 14): True,
        ("ship", 4): True,
        ("double-ship", 6): False,
    }


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param(
            EUROPE,
            {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21},
            marks=pytest.mark.rule("E-34"),
        ),
        pytest.param(
            NORDIC,
            {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27},
            marks=pytest.mark.rule("N-28"),
        ),
        pytest.param(
            SWITZERLAND,
            {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15},
            marks=pytest.mark.rule("S-25"),
        ),
        pytest.param(
            WORLD,
            {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21},
            marks=pytest.mark.rule("W-47"),
        ),
        pytest.param(
            USA,
            {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15},
            marks=pytest.mark.rule("U-09"),
        ),
    ],
    ids=["europe", "nordic", "switzerland", "world", "usa"],
)
def test_route_points(board: Map, points: dict[int, int]) -> None:
    assert board.route_points == points
    assert {route.length for route in board.routes} == set(points)


@pytest.mark.rule("N-15")
@pytest.mark.rule("N-22")
def test_four_for_one_on_one_route_only() -> None:
    marked = [
        (route.id, route.length, route.any_cards_per_space)
        for board in BOARDS.values()
        for route in board.routes
        if route.any_cards_per_space
    ]

    assert marked == [("lieksa-murmansk", 9, 4)]


@pytest.mark.rule("W-35")
def test_routes_over_the_edge() -> None:
    wrapping = [route for route in WORLD.routes if route.wraps]

    assert len(wrapping) == 10
    assert WORLD.route("los-angeles-tokyo.black").wraps
    assert not any(
        route.wraps
        for board in BOARDS.values()
        if board is not WORLD
        for route in board.routes
    )


@pytest.mark.rule("W-29")
def test_pair_routes() -> None:
    pairs = [route for route in WORLD.routes if route.pair_spaces]

    assert len(pairs) == 5
    assert sum(route.pair_spaces for route in pairs) == 10
    assert all(route.pair_spaces == route.length for route in pairs)


@pytest.mark.rule("E-19")
def test_ferries_of_europe() -> None:
    ferries = [route for route in EUROPE.routes if route.kind is Kind.FERRY]

    assert kinds(EUROPE) == {"rail": 70, "tunnel": 18, "ferry": 13}
    assert {route.color for route in ferries} == {Color.GRAY}
    assert all(route.locomotives >= 1 for route in ferries)


@pytest.mark.rule("E-21")
def test_the_double_tunnel_of_europe() -> None:
    doubles = [pair for pair in twins(EUROPE) if pair[0].kind is Kind.TUNNEL]

    assert [(one.color, other.color) for one, other in doubles] == [("black", "white")]
    assert {other.kind for _, other in doubles} == {Kind.TUNNEL}


@pytest.mark.rule("E-20")
def test_the_ferry_of_the_example() -> None:
    ferry = EUROPE.route("palermo-smyrna")

    assert (ferry.length, ferry.locomotives) == (6, 2)


@pytest.mark.rule("N-17")
@pytest.mark.rule("N-20")
def test_ferries_of_the_north() -> None:
    ferry = NORDIC.route("kristiansand-stavanger.ferry")

    assert kinds(NORDIC) == {"rail": 47, "tunnel": 10, "ferry": 24}
    assert (ferry.length, ferry.color, ferry.locomotives) == (3, "orange", 1)


@pytest.mark.rule("E-17")
def test_double_routes_of_europe_have_equal_lengths() -> None:
    assert len(twins(EUROPE)) == 11
    assert all(one.length == other.length for one, other in twins(EUROPE))


@pytest.mark.rule("N-24")
def test_a_double_route_may_differ_in_length_and_kind() -> None:
    unequal = [one.id for one, other in twins(NORDIC) if one.length != other.length]

    assert len(twins(NORDIC)) == 14
    assert unequal == ["kristiansand-stavanger.ferry", "mo-i-rana-trondheim.ferry"]


@pytest.mark.parametrize(
    ("name", "number"), [("switzerland", 12), ("world", 34), ("usa", 22)]
)
def test_double_routes(name: str, number: int) -> None:
    assert len(twins(BOARDS[name])) == number


@pytest.mark.parametrize(
    ("name", "a", "b", "spaces"),
    [
        ("europe", "athina", "edinburgh", 20),
        ("switzerland", "chur", "france", 13),
        ("switzerland", "france", "deutschland", 5),
        ("world", "lima", "sydney", 8),
    ],
)
def test_distances(name: str, a: str, b: str, spaces: int) -> None:
    assert BOARDS[name].distance(a, b) == spaces
    assert BOARDS[name].distance(b, a) == spaces


@pytest.mark.parametrize(
    ("look", "text"),
    [
        (lambda: EUROPE.city("vien"), "Europe has no city 'vien'; did you mean wien?"),
        (
            lambda: EUROPE.routes_at("vien"),
            "Europe has no city 'vien'; did you mean wien?",
        ),
        (
            lambda: NORDIC.route("oslo-bergen.red"),
            (
                "Nordic Countries has no route 'oslo-bergen.red'; "
                "did you mean bergen-oslo.red?"
            ),
        ),
        (
            lambda: NORDIC.route("bergen-olso.1"),
            (
                "Nordic Countries has no route 'bergen-olso.1'; "
                "did you mean bergen-oslo.blue or bergen-oslo.red?"
            ),
        ),
        (
            lambda: EUROPE.distance("wien", "zagreb"),
            "Europe has no city 'zagreb'; did you mean zagrab?",
        ),
        (lambda: EUROPE.distance("wien", None), "Europe has no city 'None'"),  # type: ignore[arg-type]
        (lambda: EUROPE.distance([], "wien"), "Europe has no city '[]'"),  # type: ignore[arg-type]
        (
            lambda: SWITZERLAND.distance("bern", "italio"),
            "Switzerland has no city or country 'italio'; did you mean italia",
        ),
        (
            lambda: BOARDS["usa"].ticket("boston-miammi"),
            "USA has no ticket 'boston-miammi'; did you mean boston-miami",
        ),
    ],
)
def test_an_unknown_name_is_an_error_of_ours(
    look: Callable[[], object], text: str
) -> None:
    with pytest.raises(UnknownName) as refused:
        look()

    assert str(refused.value).startswith(text)
    assert isinstance(refused.value, KeyError), "as in version 0.1"
    assert not isinstance(refused.value, IllegalAction), "nobody has tried to move"


def test_a_ticket_is_found_by_its_id() -> None:
    found = BOARDS["usa"].ticket("boston-miami")

    assert isinstance(found, CityTicket)
    assert found.points == 12


@pytest.mark.rule("W-03")
def test_a_card_says_what_it_shows() -> None:
    faces = WORLD.face_index
    double, port, wild = faces["red-double"], faces["red-port"], faces["loco"]

    assert (double.color, double.is_ship, double.is_wild) == (Color.RED, True, False)
    assert (port.color, port.is_ship, port.sort.port) == (Color.RED, False, True)
    assert (wild.color, wild.is_ship, wild.is_wild) == (None, False, True)


@pytest.mark.rule("C-03")
def test_the_wild_card_is_a_joker_where_cards_show_ships() -> None:
    """However the decks are called."""
    decks = {"wagon": "land", "ship": "water"}
    renamed = tuple(replace(each, deck=decks[each.deck]) for each in WORLD.cards)

    assert replace(WORLD, cards=renamed).wild is Wild.JOKER
    assert {name for name, board in BOARDS.items() if board.wild is Wild.JOKER} == {
        "world"
    }
