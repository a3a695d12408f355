"""The board as numbers, against an obviously right search."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from railwright.core.board import UNREACHABLE, Board

Routes = list[tuple[int, int, int]]
CITIES = 7


def slow_distance(routes: Routes, start: int, end: int) -> int:
    """Floyd and Warshall's table, read at one place."""
    table = {
        (a, b): 0 if a == b else UNREACHABLE
        for a, b in product(range(CITIES), repeat=2)
    }
    for a, b, length in routes:
        table[a, b] = table[b, a] = min(table[a, b], length)
    for middle, a, b in product(range(CITIES), repeat=3):
        table[a, b] = min(table[a, b], table[a, middle] + table[middle, b])
    return min(table[start, end], UNREACHABLE)


@given(
    st.lists(
        st.tuples(
            st.integers(0, CITIES - 1), st.integers(0, CITIES - 1), st.integers(1, 9)
        ).filter(lambda route: route[0] != route[1]),
        max_size=14,
    ),
    st.integers(0, CITIES - 1),
)
def test_distances_are_the_shortest(routes: Routes, start: int) -> None:
    board = Board(
        CITIES,
        [a for a, _, _ in routes],
        [b for _, b, _ in routes],
        [length for _, _, length in routes],
    )

    assert board.distances([start]) == [
        slow_distance(routes, start, end) for end in range(CITIES)
    ]


def test_the_nearest_of_several_sources_counts() -> None:
    board = Board(4, [0, 1, 2], [1, 2, 3], [5, 2, 1])

    assert board.distances([0, 3]) == [0, 3, 1, 0]


def test_both_tracks_of_a_double_route_are_found_at_both_ends() -> None:
    board = Board(2, [0, 0], [1, 1], [4, 4])

    assert board.routes_at == [[0, 1], [0, 1]]
    assert board.other_end(1, 0) == 1
    assert board.other_end(1, 1) == 0


def test_no_route_no_way() -> None:
    assert Board(2, [], [], []).distances([0]) == [0, UNREACHABLE]
