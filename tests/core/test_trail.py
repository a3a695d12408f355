"""The longest trail, against an obviously right search over all trails."""

from functools import cache
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from railwright import load_map
from railwright.core.board import Board
from railwright.core.network import merged
from railwright.core.trail import longest_trail, longest_trail_routes
from railwright.games import GAMES

Routes = list[tuple[int, int, int]]


def board_of(routes: Routes) -> Board:
    cities = 1 + max((max(a, b) for a, b, _ in routes), default=0)
    return Board(
        cities,
        [a for a, _, _ in routes],
        [b for _, b, _ in routes],
        [length for _, _, length in routes],
    )


def drawn(text: str) -> Board:
    """A board from routes like A-B 3, its cities in the order of the alphabet."""
    routes = [route.split() for route in text.split(", ")]
    names = sorted({name for route in routes for name in route[0].split("-")})
    return board_of(
        [
            (
                names.index(route[0].split("-")[0]),
                names.index(route[0].split("-")[1]),
                int(route[1]),
            )
            for route in routes
        ]
    )


def everything(board: Board) -> list[int]:
    return list(range(len(board.lengths)))


def slow_longest(routes: Routes) -> int:
    """Every trail from every city; what may follow is remembered."""
    at: dict[int, set[tuple[int, int, int]]] = {}
    for route, (a, b, length) in enumerate(routes):
        at.setdefault(a, set()).add((1 << route, b, length))
        at.setdefault(b, set()).add((1 << route, a, length))

    @cache
    def most(city: int, used: int) -> int:
        longest = 0
        for route, other, length in at[city]:
            if not used & route:
                longest = max(longest, length + most(other, used | route))
        return longest

    return max((most(city, 0) for city in at), default=0)


def check_trail(routes: Routes) -> None:
    board = board_of(routes)
    spaces = slow_longest(routes)

    assert longest_trail(board, everything(board)) == spaces
    assert spaces == trail_spaces(board, longest_trail_routes(board, everything(board)))


def trail_spaces(board: Board, trail: list[int]) -> int:
    """The spaces of routes that follow each other, each once; else no trail."""
    assert len(set(trail)) == len(trail)
    here = {board.starts[trail[0]], board.ends[trail[0]]} if trail else set()
    for route in trail:
        here = {
            board.other_end(route, city)
            for city in here
            if route in board.routes_at[city]
        }
        assert here, "the routes do not follow each other"
    return sum(board.lengths[route] for route in trail)


def random_routes(rng: Random, cities: int, most: int) -> Routes:
    """A multigraph; now and then a route leads back to its own city."""
    return [
        (rng.randrange(cities), rng.randrange(cities), rng.randint(1, 6))
        for _ in range(rng.randint(0, most))
    ]


def compact_routes(board: Board, rng: Random, count: int) -> list[int]:
    """Routes that hang together, each new one anywhere at the ones before."""
    own = [rng.randrange(len(board.lengths))]
    while len(own) < count:
        at = {
            city for route in own for city in (board.starts[route], board.ends[route])
        }
        near = {route for city in at for route in board.routes_at[city]} - set(own)
        own.append(rng.choice(sorted(near)))
    return own


@pytest.mark.rule("C-65")
@given(
    st.lists(
        st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(1, 9)), max_size=9
    )
)
def test_the_longest_trail_is_that_of_a_search(routes: Routes) -> None:
    check_trail(routes)


def test_the_longest_trail_of_some_hundred_networks() -> None:
    rng = Random(65)
    for _ in range(300):
        check_trail(random_routes(rng, rng.randint(2, 8), 9))


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_longest_trail_of_ten_thousand_networks(many: int) -> None:
    rng = Random(6500)
    for _ in range(many):
        check_trail(random_routes(rng, rng.randint(2, 9), 10))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_longest_trail_of_compact_networks_on_boards(name: str) -> None:
    board = load_map(name).board
    rng = Random(name)
    for _ in range(200):
        own = compact_routes(board, rng, rng.randint(8, 15))
        routes = [
            (board.starts[route], board.ends[route], board.lengths[route])
            for route in own
        ]

        assert longest_trail(board, own) == slow_longest(routes)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_the_longest_trail_where_every_city_joins_every_other(seed: int) -> None:
    rng = Random(seed)
    check_trail([(a, b, rng.randint(1, 6)) for a, b in combinations(range(6), 2)])


@pytest.mark.parametrize("longest_route", [2, 9])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_board_is_no_bad_case(name: str, longest_route: int) -> None:
    board = load_map(name).board
    routes = [
        route for route in everything(board) if board.lengths[route] <= longest_route
    ]
    spaces = longest_trail(board, routes)

    assert trail_spaces(board, longest_trail_routes(board, routes)) == spaces
    Random(name).shuffle(routes)
    assert longest_trail(board, routes) == spaces


@pytest.mark.rule("X-184", "C-65")
def test_a_loop_may_lead_through_a_city_twice() -> None:
    board = drawn("A-B 3, B-C 2, C-A 4, A-D 5")

    assert longest_trail(board, everything(board)) == 14
    assert set(longest_trail_routes(board, everything(board))) == {0, 1, 2, 3}


@pytest.mark.rule("X-185", "C-65")
def test_of_three_routes_that_meet_two_count() -> None:
    board = drawn("H-A 4, H-B 3, H-C 2")

    assert longest_trail(board, everything(board)) == 7
    assert longest_trail_routes(board, everything(board)) in ([0, 1], [1, 0])


@pytest.mark.rule("X-107", "E-32", "C-65")
def test_a_borrowed_route_does_not_lengthen_the_path() -> None:
    board = drawn("A-B 8, B-C 8, C-D 4, D-E 8, E-F 12")
    own = [0, 1, 3, 4]

    assert longest_trail(board, everything(board)) == 40
    assert longest_trail(board, own) == 20


@pytest.mark.rule("X-126", "S-06", "C-65")
def test_border_routes_count_at_both_ends_of_a_path() -> None:
    board = drawn("A-B 3, A-germany 2, B-italy 4")

    assert longest_trail(board, everything(board)) == 9


@pytest.mark.rule("Q-10", "C-65")
def test_a_path_runs_through_a_country_if_the_option_says_so() -> None:
    board = drawn("A-x 3, B-y 2, B-C 4")
    x, y = 3, 4

    assert longest_trail(board, everything(board)) == 6
    assert longest_trail(merged(board, [[x, y]]), everything(board)) == 9


def test_the_best_of_several_components_counts() -> None:
    board = drawn("A-B 2, C-D 3, E-F 1, F-G 1, F-H 1")

    assert longest_trail(board, everything(board)) == 3
    assert longest_trail_routes(board, everything(board)) == [1]


def test_no_routes_no_trail() -> None:
    board = drawn("A-B 2")

    assert longest_trail(board, []) == 0
    assert longest_trail_routes(board, []) == []


def test_a_network_far_wider_than_a_board_is_refused() -> None:
    board = board_of([(a, b, 1) for a, b in combinations(range(14), 2)])

    with pytest.raises(ValueError, match="more than 12 cities"):
        longest_trail(board, everything(board))


@pytest.mark.parametrize(
    ("hubs", "cities", "longest"), [(2, 22, 44), (3, 15, 32), (4, 11, 42), (5, 9, 38)]
)
def test_hubs_that_lead_to_all_cities_are_no_wide_network(
    hubs: int, cities: int, longest: int
) -> None:
    """Maps that people bring may have them, with as many routes as there are trains."""
    pairs = [(hub, hubs + city) for hub in range(hubs) for city in range(cities)]
    starts, ends = [a for a, _ in pairs], [b for _, b in pairs]
    board = Board(hubs + cities, starts, ends, [1] * len(pairs))
    every = [*range(len(pairs))]
    assert longest_trail(board, every) == longest
    assert len(longest_trail_routes(board, every)) == longest
