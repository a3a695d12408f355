"""Longest trails that take long to search are searched once."""

from tests.core.networks import board_of

from railwright.core import trail

ENDS = (
    "0-8 0-26 1-6 1-5 2-4 2-27 3-15 4-21 4-14 5-27 5-14 6-19 6-15 7-4 8-9 8-7 9-1 "
    "9-10 10-12 10-14 11-4 12-23 12-16 13-25 13-6 14-6 14-20 15-7 16-18 16-17 17-25 "
    "17-8 18-22 18-19 19-24 20-24 20-27 21-27 21-26 22-21 22-15 23-13 24-23 25-2 26-23"
)
"""The network with the most situations that a search for such networks has found."""
ROUTES = [(int(a), int(b)) for a, b in (each.split("-") for each in ENDS.split())]
EVERYTHING = [*range(len(ROUTES))]


def test_a_long_search_is_remembered() -> None:
    board = board_of(ROUTES, 28)
    assert trail.longest_trail(board, EVERYTHING) == 34
    (search,) = board.long_trails
    board.long_trails[search] = 35  # what only whoever remembers would say

    assert trail.longest_trail(board, EVERYTHING) == 35


def test_other_networks_of_the_board_are_others() -> None:
    board = board_of(ROUTES, 28)
    assert trail.longest_trail(board, EVERYTHING) == 34
    for route in EVERYTHING:
        rest = [each for each in EVERYTHING if each != route]
        fresh = board_of(ROUTES, 28)
        assert trail.longest_trail(board, rest) == trail.longest_trail(fresh, rest)


def test_only_some_are_remembered() -> None:
    board = board_of(ROUTES, 28)
    for number in range(trail.LONG_TRAILS_KEPT):
        board.long_trails[number,] = 0
    assert trail.longest_trail(board, EVERYTHING) == 34
    assert len(board.long_trails) == 1
