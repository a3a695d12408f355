"""Which cities a network joins, against an obviously right search."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.networks import Routes, board_of, reached

from railwright.core.board import Board
from railwright.core.network import Connections, merged

CITIES = 9


def check_connections(routes: Routes, groups: list[list[int]]) -> None:
    tied = [(group[0], city) for group in groups for city in group]
    board = board_of(routes, CITIES)
    connections = Connections(board, list(range(len(routes))), groups)
    for city in range(CITIES):
        found = reached(routes + tied, city)
        assert connections.labels[city] == min(found)
        assert {
            other for other in range(CITIES) if connections.connected(city, other)
        } == found


def random_routes(rng: Random, most: int) -> Routes:
    return [
        (rng.randrange(CITIES), rng.randrange(CITIES))
        for _ in range(rng.randint(0, most))
    ]


some_cities = st.integers(0, CITIES - 1)


@pytest.mark.rule("C-58")
@given(
    st.lists(st.tuples(some_cities, some_cities), max_size=12),
    st.lists(st.lists(some_cities, min_size=1, max_size=3), max_size=2),
)
def test_connections_are_those_of_a_search(
    routes: Routes, groups: list[list[int]]
) -> None:
    check_connections(routes, groups)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_connections_of_ten_thousand_networks(many: int) -> None:
    rng = Random(58)
    for _ in range(many):
        groups = [rng.sample(range(CITIES), rng.randint(1, 3))]
        check_connections(random_routes(rng, 10), rng.choice([[], groups]))


def test_only_the_given_routes_count() -> None:
    board = board_of([(0, 1), (1, 2)], 3)

    assert Connections(board, [1]).labels == [0, 1, 1]
    assert Connections(board, []).labels == [0, 1, 2]


@pytest.mark.rule("C-58")
def test_a_city_is_connected_to_itself() -> None:
    assert Connections(board_of([], 1), []).connected(0, 0)


@pytest.mark.rule("X-124", "S-06", "Q-10")
def test_no_path_runs_through_a_country_unless_the_option_says_so() -> None:
    first, second, german, other_german = range(4)
    board = board_of([(first, german), (second, other_german)], 4)
    germany = [german, other_german]

    assert not Connections(board, [0, 1]).connected(first, second)
    assert Connections(board, [0, 1], [germany]).connected(first, second)


@pytest.mark.rule("S-08")
def test_any_stop_of_a_country_will_do() -> None:
    city, first_stop, second_stop = range(3)
    board = board_of([(city, second_stop)], 3)
    connections = Connections(board, [0])

    assert connections.connected(city, second_stop)
    assert not connections.connected(city, first_stop)


@pytest.mark.rule("X-125", "S-09")
def test_countries_touched_by_two_networks_are_not_connected() -> None:
    french, a, b, italian = range(4)
    board = board_of([(french, a), (b, italian), (a, b)], 4)

    assert not Connections(board, [0, 1]).connected(french, italian)
    assert Connections(board, [0, 1, 2]).connected(french, italian)


@pytest.mark.rule("Q-10")
def test_a_merged_board_keeps_its_routes() -> None:
    board = Board(5, [0, 1, 2], [3, 4, 3], [2, 3, 4])

    country = merged(board, [[3, 4]])

    assert list(country.starts) == [0, 1, 2]
    assert list(country.ends) == [3, 3, 3]
    assert list(country.lengths) == [2, 3, 4]
    assert country.routes_at == [[0], [1], [2], [0, 1, 2], []]
