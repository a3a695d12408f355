"""Tours in order, against an obviously right search over all trails and paths."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.core.networks import Routes, board_of, reached

from railwright.core.lookahead import Cuts
from railwright.core.network import Component
from railwright.core.tours import (
    FAILED,
    IN_ORDER,
    OUT_OF_ORDER,
    SIMPLE_PATH,
    TRAIL,
    WALK,
    tour_result,
)


def result(routes: str, tour: str, order: int = TRAIL) -> int:
    """How well routes like A-B serve a tour like A-B-C."""
    ends = [route.split("-") for route in routes.split(", ")]
    stops = tour.split("-")
    names = sorted({*stops, *(name for pair in ends for name in pair)})
    numbers = [(names.index(a), names.index(b)) for a, b in ends]
    board = board_of(numbers, len(names))
    everything = list(range(len(numbers)))
    return tour_result(board, everything, [names.index(stop) for stop in stops], order)


def slow_result(routes: Routes, tour: list[int], order: int) -> int:
    if not set(tour) <= reached(routes, tour[0]):
        return FAILED
    is_in_order = order == WALK or meets(routes, tour, order)
    return IN_ORDER if is_in_order else OUT_OF_ORDER


def meets(routes: Routes, tour: list[int], order: int) -> bool:
    """Whether any trail, or any path, from the first city meets the tour in order."""

    def goes(city: int, met: int, used: frozenset[int], seen: frozenset[int]) -> bool:
        while met < len(tour) and tour[met] == city:
            met += 1
        if met == len(tour):
            return True
        return any(
            goes(a + b - city, met, used | {route}, seen | {a + b - city})
            for route, (a, b) in enumerate(routes)
            if route not in used
            and city in {a, b}
            and (order == TRAIL or a + b - city not in seen)
        )

    return goes(tour[0], 0, frozenset(), frozenset({tour[0]}))


def check_tour(routes: Routes, tour: list[int], cities: int) -> None:
    board = board_of(routes, cities)
    for order in (TRAIL, SIMPLE_PATH, WALK):
        expected = slow_result(routes, tour, order)
        assert tour_result(board, list(range(len(routes))), tour, order) == expected


def check_random_tour(rng: Random) -> None:
    """Networks that are connected as a rule, and tours that may come back."""
    cities = rng.randint(3, 8)
    routes = [(rng.randrange(city), city) for city in range(1, cities)]
    routes += [
        (rng.randrange(cities), rng.randrange(cities)) for _ in range(rng.randint(0, 6))
    ]
    rng.shuffle(routes)
    tour = [rng.randrange(cities) for _ in range(rng.randint(3, 5))]
    if rng.random() < 0.7:
        tour = rng.sample(range(cities), min(cities, len(tour)))
    check_tour(routes[: rng.randint(len(routes) - 1, len(routes))], tour, cities)


@pytest.mark.rule("Q-52", "W-38", "W-39", "W-40")
@given(
    st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=9),
    st.lists(st.integers(0, 5), min_size=1, max_size=5),
)
def test_tours_are_those_of_a_search(routes: Routes, tour: list[int]) -> None:
    check_tour(routes, tour, 6)


def test_some_hundred_tours() -> None:
    rng = Random(52)
    for _ in range(500):
        check_random_tour(rng)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_ten_thousand_tours(many: int) -> None:
    rng = Random(5200)
    for _ in range(many):
        check_random_tour(rng)


def has_room(routes: Routes, used: set[int], ahead: list[int], cities: int) -> bool:
    """Whether every set of cities has as many routes out of it as legs."""
    for chosen in range(2**cities):
        inside = [chosen >> city & 1 for city in range(cities)]
        legs = sum(inside[a] != inside[b] for a, b in pairwise(ahead))
        ways = sum(
            inside[a] != inside[b]
            for route, (a, b) in enumerate(routes)
            if route not in used
        )
        if ways < legs:
            return False
    return True


def check_cuts(rng: Random) -> bool:
    """Compare the look ahead with all cuts; whether there was room."""
    cities = rng.randint(4, 8)
    routes = [(rng.randrange(city), city) for city in range(1, cities)]
    for _ in range(rng.randint(2, 10)):
        a, b = rng.sample(range(cities), 2)
        routes.append((a, b))
    used = {route for route in range(len(routes)) if rng.random() < 0.3}
    few = rng.sample(range(cities), rng.randint(2, 4))
    ahead = [rng.choice(few) for _ in range(rng.randint(3, 5))]
    network = Component(board_of(routes, cities), vec[i64](range(len(routes))))
    stops = vec[i64]([network.number[city] for city in ahead])
    blocked = vec[i64]([i64(route in used) for route in range(len(routes))])

    found = Cuts(network, stops, blocked).have_room(stops[0], i64(1))

    assert found == has_room(routes, used, ahead, cities)
    return found


def test_the_look_ahead_of_trails_finds_every_cut_that_is_too_narrow() -> None:
    rng = Random(38)
    found = [check_cuts(rng) for _ in range(400)]

    assert 100 < sum(found) < 300, "both answers must be common"


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_look_ahead_of_ten_thousand_trails(many: int) -> None:
    rng = Random(3800)
    for _ in range(many):
        check_cuts(rng)


@pytest.mark.rule("X-157", "W-38")
def test_a_tour_built_in_order_is_in_order() -> None:
    assert result("casablanca-qahira, qahira-tehran", "casablanca-qahira-tehran") == (
        IN_ORDER
    )


@pytest.mark.rule("X-158", "W-39", "Q-52")
def test_a_city_at_a_dead_end_is_out_of_order() -> None:
    routes = "casablanca-marseille, marseille-athina, athina-tehran, athina-qahira"

    assert result(routes, "casablanca-qahira-tehran") == OUT_OF_ORDER


@pytest.mark.rule("X-159", "W-38")
def test_other_cities_in_between_are_fine() -> None:
    routes = "casablanca-marseille, marseille-athina, athina-qahira, qahira-tehran"

    assert result(routes, "casablanca-qahira-tehran") == IN_ORDER


@pytest.mark.rule("X-160", "W-40")
def test_a_missing_city_fails_the_tour() -> None:
    for order in (TRAIL, SIMPLE_PATH, WALK):
        assert result("casablanca-qahira", "casablanca-qahira-tehran", order) == FAILED


@pytest.mark.rule("X-161", "Q-52")
@pytest.mark.parametrize(
    ("order", "expected"),
    [(TRAIL, IN_ORDER), (SIMPLE_PATH, OUT_OF_ORDER), (WALK, IN_ORDER)],
)
def test_a_city_met_twice(order: int, expected: int) -> None:
    assert result("P-H, H-Q, Q-X, X-H, H-R", "P-Q-R", order) == expected


@pytest.mark.rule("X-162", "Q-52")
@pytest.mark.parametrize(
    ("order", "expected"),
    [(TRAIL, OUT_OF_ORDER), (SIMPLE_PATH, OUT_OF_ORDER), (WALK, IN_ORDER)],
)
def test_a_route_met_twice(order: int, expected: int) -> None:
    assert result("P-H, Q-H, R-H", "P-Q-R", order) == expected


@pytest.mark.rule("X-163", "Q-52")
def test_direction_is_irrelevant() -> None:
    assert result("R-Q, Q-P", "P-Q-R") == IN_ORDER


@pytest.mark.rule("Q-52")
def test_passing_a_later_city_early_is_harmless_on_a_trail() -> None:
    routes = "P-R, R-Q, Q-R"

    assert result(routes, "P-Q-R") == IN_ORDER
    assert result(routes, "P-Q-R", SIMPLE_PATH) == OUT_OF_ORDER


@pytest.mark.rule("Q-52")
def test_the_shortest_leg_may_not_be_the_right_one() -> None:
    routes = "S-A, A-D, D-T, S-B, B-X, X-D, A-C, C-Y, Y-T"

    assert result(routes, "S-T-S") == IN_ORDER


def test_only_the_given_routes_count() -> None:
    board = board_of([(0, 1), (1, 2)], 3)

    assert tour_result(board, [0], [0, 1, 2]) == FAILED
    assert tour_result(board, [0, 1], [0, 1, 2]) == IN_ORDER
