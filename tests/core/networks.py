"""Small networks to check algorithms on: pairs of cities, routes of one space."""

from railwright.core.board import Board

Routes = list[tuple[int, int]]


def board_of(routes: Routes, cities: int) -> Board:
    """A board with these routes and no others."""
    return Board(
        cities, [a for a, _ in routes], [b for _, b in routes], [1] * len(routes)
    )


def reached(routes: Routes, start: int) -> set[int]:
    """All cities in reach: go along any route until nothing new is found."""
    found = {start}
    while True:
        more = {a for a, b in routes if b in found} | {
            b for a, b in routes if a in found
        }
        if more <= found:
            return found
        found |= more
