"""Tours in networks that were made to be searched for long: bounded, and exact."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.core.networks import Routes, board_of
from tests.core.test_tours import slow_result

from railwright.core import tours
from railwright.core.all_legs import FOUND, NONE, UNKNOWN, TourLegs
from railwright.core.board import Board
from railwright.core.network import Component
from railwright.core.tours import (
    IN_ORDER,
    OUT_OF_ORDER,
    SIMPLE_PATH,
    TRAIL,
    tour_result,
    tour_trail,
)
from railwright.games import GAMES, load_map, scoring_of

Hard = tuple[str, list[int], int, int]
HARD: dict[str, Hard] = {
    # Leg by leg: 331,476 steps and 7.6 seconds.
    "a trail that there is not": (
        (
            "0-35 0-6 1-7 1-25 2-5 2-8 3-21 3-10 4-5 4-9 5-32 6-7 6-12 7-13 7-8 "
            "8-9 8-4 9-10 9-34 10-14 10-27 11-8 12-22 12-31 13-33 13-9 14-20 "
            "14-22 15-23 15-30 16-17 16-2 17-20 18-34 18-0 19-33 19-25 20-21 "
            "20-26 21-11 21-16 22-23 22-32 23-10 24-25 24-28 25-1 25-20 26-35 "
            "26-27 27-33 27-33 28-29 28-7 29-32 30-13 31-32 32-15 33-34 34-29"
        ),
        [26, 0, 31, 28, 6, 21],
        TRAIL,
        OUT_OF_ORDER,
    ),
    # 56,170 steps and 0.8 seconds.
    "a trail that is hard to find": (
        (
            "0-1 0-21 1-2 1-4 2-5 3-4 3-6 4-10 4-7 5-8 6-7 6-9 7-20 7-10 8-32 "
            "9-10 9-18 10-11 10-13 11-14 12-21 12-15 13-14 13-16 14-2 15-16 "
            "15-18 16-17 16-24 17-20 18-19 18-21 19-20 19-22 20-23 21-22 21-34 "
            "22-23 22-25 23-26 24-25 24-27 25-32 25-28 26-29 27-28 27-30 28-29 "
            "28-2 29-26 30-7 30-33 31-32 31-34 32-10 33-19 34-17"
        ),
        [2, 23, 30, 25, 11, 29],
        TRAIL,
        IN_ORDER,
    ),
    # 4,958,605 steps and 0.7 seconds.
    "a path that there is not": (
        (
            "0-1 0-2 2-14 3-13 1-5 3-6 5-14 5-8 6-9 9-10 3-6 9-12 0-13 0-18 "
            "11-13 15-16 6-17 16-7 4-8 18-5 13-9 3-9 13-17 17-6 12-2 9-0 5-12 "
            "1-4 3-16 0-13 18-10 6-8 17-13 6-4 1-11 13-3 3-11 16-15 1-2 7-9 "
            "18-11 15-10 14-6 4-18 3-2 8-1 3-1 7-17 15-1 17-18 11-1 2-9 16-10 "
            "15-0 14-11 10-0 12-15 16-17 10-6 3-0"
        ),
        [4, 11, 5, 2, 12, 14],
        SIMPLE_PATH,
        OUT_OF_ORDER,
    ),
}
hard = pytest.mark.parametrize(
    ("routes", "tour", "order", "expected"), HARD.values(), ids=HARD
)


def pairs(routes: str) -> Routes:
    """Routes like 0-1 1-2."""
    ends = [route.split("-") for route in routes.split()]
    return [(int(a), int(b)) for a, b in ends]


def search(
    routes: Routes, cities: int, tour: list[int], *, once: bool, most: int = 1 << 30
) -> tuple[int, TourLegs]:
    """What the search for all legs finds among so many situations."""
    network = Component(board_of(routes, cities), vec[i64](range(len(routes))))
    stops = vec[i64]([network.number[city] for city in tour])
    legs = TourLegs(network, stops, once=once)
    return legs.search(most), legs


def insist_on_tour(
    routes: Routes, trail: list[int], tour: list[int], *, once: bool
) -> None:
    """A trail is one indeed, and meets the cities of a tour in order."""
    assert len({*trail}) == len(trail)
    city = tour[0]
    met = [city]
    for route in trail:
        a, b = routes[route]
        assert city in {a, b}
        city = a + b - city
        met.append(city)
    ahead = iter(met)
    assert all(stop in ahead for stop in tour)
    assert not once or len({*met}) == len(met)


@pytest.mark.rule("W-38")
@hard
def test_no_network_is_searched_for_long(
    routes: str, tour: list[int], order: int, expected: int
) -> None:
    """Counted, as a clock would tell more about the machine."""
    numbers = pairs(routes)
    everything = [*range(len(numbers))]
    cities = 1 + max(max(pair) for pair in numbers)
    board = board_of(numbers, cities)
    once, most = order == SIMPLE_PATH, tours.MOST_SITUATIONS
    assert tour_result(board, everything, tour, order) == expected

    network = Component(board, vec[i64](everything))
    stops = [int(network.number[city]) for city in tour]
    traveler = tours._Traveler(network, stops, once=once)  # noqa: SLF001 - counts its steps
    assert not traveler.arrives()
    assert traveler.steps <= traveler.patience + 4 * len(everything)
    _, legs = search(numbers, cities, tour, once=once, most=most)
    assert len(legs.keys) <= len(everything) * most * len(tour)


@hard
def test_what_was_searched_for_long_is_remembered(
    routes: str, tour: list[int], order: int, expected: int
) -> None:
    numbers = pairs(routes)
    everything = [*range(len(numbers))]
    board = board_of(numbers, 40)
    for _ in range(3):
        assert tour_result(board, everything, tour, order) == expected
        trail = tour_trail(board, everything, tour, order)
        if expected == IN_ORDER:
            insist_on_tour(numbers, trail, tour, once=order == SIMPLE_PATH)
        else:
            assert trail == []
    assert len(board.long_searches) == 1
    board.long_searches.clear()
    for number in range(tours.LONG_SEARCHES_KEPT):
        board.long_searches[number,] = (None,)
    tour_result(board, everything, tour, order)
    assert len(board.long_searches) == 1, "there is room for some alone"


def random_network(luck: Random) -> tuple[Routes, int]:
    """A connected network of up to eight cities."""
    cities = luck.randint(3, 8)
    routes = [(luck.randrange(city), city) for city in range(1, cities)]
    routes += [
        (luck.randrange(cities), luck.randrange(cities))
        for _ in range(luck.randint(0, 6))
    ]
    luck.shuffle(routes)
    return routes, cities


@pytest.mark.rule("Q-52", "W-38", "W-39")
@pytest.mark.parametrize("once", [False, True], ids=["trail", "path"])
def test_all_legs_together_find_what_a_search_finds(once: bool) -> None:  # noqa: FBT001 - a parameter of the test
    luck = Random(38)
    for _ in range(500):
        routes, cities = random_network(luck)
        tour = luck.sample(range(cities), min(cities, luck.randint(3, 6)))
        order = SIMPLE_PATH if once else TRAIL
        found, legs = search(routes, cities, tour, once=once)

        is_there = slow_result(routes, tour, order) == IN_ORDER
        assert found == (FOUND if is_there else NONE)
        if is_there:
            insist_on_tour(routes, legs.trail(), tour, once=once)


def test_a_tour_may_come_back() -> None:
    routes = pairs("0-1 0-1 1-2 1-2")

    found, legs = search(routes, 3, [0, 2, 0], once=False)
    assert found == FOUND
    insist_on_tour(routes, legs.trail(), [0, 2, 0], once=False)
    assert search(routes[1:], 3, [0, 2, 0], once=False)[0] == NONE


def test_what_is_left_out_is_not_taken_for_nothing() -> None:
    routes, tour, _, _ = HARD["a trail that there is not"]

    assert search(pairs(routes), 36, tour, once=False, most=100)[0] == UNKNOWN
    dense = [(a, b) for a in range(16) for b in range(a)]
    assert search(dense, 16, [0, 1, 2], once=False)[0] == UNKNOWN
    long_tour = [*range(8)]
    assert search(dense, 16, long_tour, once=False)[0] == UNKNOWN


def grown(board: Board, luck: Random, spaces: int) -> list[int]:
    """A connected network on a board, mostly with short routes and many loops."""
    routes = [luck.randrange(len(board.lengths))]
    cities = {int(board.starts[routes[0]]), int(board.ends[routes[0]])}
    while True:
        near = {route for city in cities for route in board.routes_at[city]}
        free = [
            r for r in sorted(near.difference(routes)) if board.lengths[r] <= spaces
        ]
        if not free:
            return sorted(routes)
        weights = [9 if {board.starts[r], board.ends[r]} <= cities else 1 for r in free]
        (route,) = luck.choices(free, weights)
        routes.append(route)
        cities |= {int(board.starts[route]), int(board.ends[route])}
        spaces -= int(board.lengths[route])


@pytest.mark.parametrize("game", GAMES)
def test_on_the_boards_of_the_games_nothing_is_missed(game: str) -> None:
    """As a search without any bound finds it, leg by leg."""
    board = scoring_of(GAMES[game], load_map(game)).board
    luck = Random(game)
    for _ in range(150):
        routes = grown(board, luck, 60)
        network = Component(board, vec[i64](routes))
        cities = [at for at in range(board.cities) if network.number[at] >= 0]
        tour = luck.sample(cities, 6)
        stops = [int(network.number[city]) for city in tour]
        for order in (TRAIL, SIMPLE_PATH):
            once = order == SIMPLE_PATH
            patient = tours._Traveler(network, stops, once=once)  # noqa: SLF001 - without its bound
            patient.patience = 1_000_000
            expected = IN_ORDER if patient.arrives() else OUT_OF_ORDER
            assert tour_result(board, routes, tour, order) == expected
