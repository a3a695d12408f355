"""What stations borrow, against all ways to choose."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8
from tests.core.networks import Routes, board_of, reached

from railwright.core.board import Board
from railwright.core.borrowing import (
    NOTHING,
    Borrowing,
    TicketEnds,
    best_borrowing,
    borrowed,
    routes_of_others,
)
from railwright.core.codes import NOBODY

CITIES = 8


def to_borrow(board: Board, owners: list[int], player: int, city: int) -> list[int]:
    """The routes that a station may borrow, as numbers."""
    packed = vec[u8]([u8(owner) for owner in owners])
    return [int(route) for route in routes_of_others(board, packed, player, city)]


def slow_worth(
    routes: Routes, own: list[int], chosen: tuple[int, ...], tickets: list[TicketEnds]
) -> Borrowing:
    network = [routes[route] for route in (*own, *chosen) if route != NOTHING]
    done = [b in reached(network, a) for a, b, _ in tickets]
    total = sum(
        value if is_done else -value
        for (_, _, value), is_done in zip(tickets, done, strict=True)
    )
    return Borrowing(list(chosen), total, sum(done))


def slow_best(
    routes: Routes, own: list[int], choices: list[list[int]], tickets: list[TicketEnds]
) -> Borrowing:
    """The best of all ways to choose; of equals the one with the lowest routes."""
    ways = product(*([NOTHING, *choice] for choice in choices))
    return min(
        (slow_worth(routes, own, way, tickets) for way in ways),
        key=lambda worth: (-worth.total, -worth.completed, worth.routes),
    )


def check_borrowing(
    routes: Routes, owners: list[int], stations: list[int], tickets: list[TicketEnds]
) -> None:
    board = board_of(routes, CITIES)
    own = [route for route, owner in enumerate(owners) if owner == 0]
    choices = [to_borrow(board, owners, 0, city) for city in stations]
    best = best_borrowing(board, own, choices, tickets)

    assert best == slow_best(routes, own, choices, tickets)
    assert best == borrowed(board, own, best.routes, tickets)


def check_random_borrowing(rng: Random) -> None:
    routes = [
        (rng.randrange(CITIES), rng.randrange(CITIES))
        for _ in range(rng.randint(0, 14))
    ]
    owners = [rng.choice([NOBODY, 0, 0, 1, 1, 2]) for _ in routes]
    stations = rng.sample(range(CITIES), rng.randint(0, 3))
    tickets = [
        (rng.randrange(CITIES), rng.randrange(CITIES), rng.randint(2, 21))
        for _ in range(rng.randint(0, 6))
    ]
    check_borrowing(routes, owners, stations, tickets)


some_cities = st.integers(0, CITIES - 1)
some_owners = st.sampled_from([NOBODY, 0, 1, 2])


@pytest.mark.rule("Q-32", "E-29", "E-30")
@given(
    st.lists(st.tuples(some_cities, some_cities, some_owners), max_size=12),
    st.lists(some_cities, max_size=3, unique=True),
    st.lists(st.tuples(some_cities, some_cities, st.integers(2, 21)), max_size=6),
)
def test_the_best_choice_is_the_best_of_all(
    owned: list[tuple[int, int, int]], stations: list[int], tickets: list[TicketEnds]
) -> None:
    routes = [(a, b) for a, b, _ in owned]
    check_borrowing(routes, [owner for _, _, owner in owned], stations, tickets)


def test_some_hundred_choices() -> None:
    rng = Random(32)
    for _ in range(300):
        check_random_borrowing(rng)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_ten_thousand_choices(many: int) -> None:
    rng = Random(3200)
    for _ in range(many):
        check_random_borrowing(rng)


@pytest.mark.rule("X-105", "E-29", "E-30", "Q-32")
def test_a_station_borrows_one_route_for_all_tickets() -> None:
    m, p, q = range(3)
    board = board_of([(m, p), (m, q)], 3)
    tickets = [(m, p, 8), (m, q, 5)]

    assert best_borrowing(board, [], [[0, 1]], tickets) == Borrowing([0], 3, 1)


@pytest.mark.rule("X-106", "E-29", "Q-32")
def test_borrowed_routes_may_be_chained() -> None:
    m, p, r = range(3)
    board = board_of([(m, p), (p, r)], 3)

    best = best_borrowing(board, [], [[0], [0, 1]], [(m, r, 11)])

    assert best == Borrowing([0, 1], 11, 1)


@pytest.mark.rule("X-210", "E-29", "Q-32")
def test_two_players_may_borrow_the_same_route() -> None:
    board = board_of([(0, 1)], 2)
    owners = [2]

    assert to_borrow(board, owners, 0, 0) == [0]
    assert to_borrow(board, owners, 1, 1) == [0]


@pytest.mark.rule("Q-32")
def test_a_route_borrowed_at_both_ends_brings_nothing_more() -> None:
    board = board_of([(0, 1)], 2)

    assert best_borrowing(board, [], [[0], [0]], [(0, 1, 7)]).routes == [NOTHING, 0]
    assert borrowed(board, [], [0, 0], [(0, 1, 7)]) == Borrowing([0, 0], 7, 1)


@pytest.mark.rule("X-211", "E-29", "Q-32")
def test_a_station_without_strange_routes_has_no_effect() -> None:
    board = board_of([(0, 1), (1, 2)], 3)
    choices = [to_borrow(board, [0, NOBODY], 0, 1)]

    assert choices == [[]]
    assert best_borrowing(board, [0], choices, [(0, 1, 7), (0, 2, 4)]) == (
        Borrowing([NOTHING], 3, 1)
    )


@pytest.mark.rule("Q-32")
def test_equal_totals_go_to_more_tickets_then_to_lower_routes() -> None:
    a, b, c, d = range(4)
    board = board_of([(a, b), (a, c), (a, c), (c, d)], 4)

    more = best_borrowing(board, [3], [[0, 1, 2]], [(a, b, 8), (a, c, 3), (a, d, 5)])

    assert more == Borrowing([1], 0, 2)
    assert best_borrowing(board, [], [[2, 1]], [(a, c, 3)]).routes == [1]


@pytest.mark.rule("Q-32")
def test_borrowing_is_never_compulsory() -> None:
    board = board_of([(0, 1)], 3)

    assert best_borrowing(board, [], [[0]], [(0, 2, 5)]) == Borrowing([NOTHING], -5, 0)


@pytest.mark.rule("Q-32", "E-30", "C-58")
def test_the_owner_may_choose_worse() -> None:
    m, p, q = range(3)
    board = board_of([(m, p), (m, q)], 3)
    tickets = [(m, p, 8), (m, q, 5)]

    assert borrowed(board, [], [1], tickets) == Borrowing([1], -3, 1)
    assert borrowed(board, [], [NOTHING], tickets) == Borrowing([NOTHING], -13, 0)
