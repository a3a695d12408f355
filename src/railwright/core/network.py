"""Networks as numbers: which cities a set of routes joins, and its components."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from railwright.core.board import Board

NOWHERE: Final = -1
# A slice of a vec is copied at once; a vec made from a list takes ten times as long.
_ZEROS: Final = vec[i64]([i64(0) for _ in range(256)])
_NOWHERES: Final = vec[i64]([i64(NOWHERE) for _ in range(256)])
_NUMBERS: Final = vec[i64]([i64(number) for number in range(256)])


def zeros(count: i64) -> vec[i64]:
    """So many times 0."""
    return _ZEROS[:count] if count <= 256 else vec[i64]([i64(0) for _ in range(count)])


def nowheres(count: i64) -> vec[i64]:
    """So many times NOWHERE."""
    if count <= 256:
        return _NOWHERES[:count]
    return vec[i64]([i64(NOWHERE) for _ in range(count)])


def numbers(count: i64) -> vec[i64]:
    """The numbers from 0 on."""
    return _NUMBERS[:count] if count <= 256 else vec[i64](range(count))


def labels_of(
    board: Board, routes: vec[i64], groups: list[list[int]] | None = None
) -> vec[i64]:
    """The lowest city of each city's component (C-58); a group of cities is one place.

    The option `swiss_country_through` (Q-10) passes the stops of each country; without
    groups the stops of a country stay apart (S-06).
    """
    parents = numbers(board.cities)
    starts = board.starts
    ends = board.ends
    for route in routes:
        join(parents, starts[route], ends[route])
    for group in groups or []:
        for city in group:
            join(parents, group[0], city)
    for city in range(i64(len(parents))):
        parents[city] = parents[parents[city]]  # a parent is lower, so it is done
    return parents


def root(parents: vec[i64], city: i64) -> i64:
    """The city at which a chain of parents ends: the lowest of its component."""
    while parents[city] != city:
        city = parents[city]
    return city


def join(parents: vec[i64], a: i64, b: i64) -> None:
    """Make two components one; the lower city becomes its root."""
    a = root(parents, a)
    b = root(parents, b)
    if a < b:
        parents[b] = a
    else:
        parents[a] = b


@final
class Connections:
    """The cities that a set of routes joins; each group of them is one place (C-58)."""

    def __init__(
        self, board: Board, routes: list[int], groups: list[list[int]] | None = None
    ) -> None:
        labels = labels_of(board, vec[i64](routes), groups)
        self.labels: list[int] = [int(label) for label in labels]
        """The lowest city of each city's component."""

    def connected(self, a: int, b: int) -> bool:
        """Whether a path of the routes joins two cities; each joins itself (C-58)."""
        return self.labels[a] == self.labels[b]


def merged(board: Board, groups: list[list[int]]) -> Board:
    """The board with each group of cities as one place, the first city of it (Q-10).

    It makes `swiss_country_through` hold for trails. Routes keep their numbers; the
    other cities of a group stay behind without routes.
    """
    place = list(range(board.cities))
    for group in groups:
        for city in group:
            place[city] = group[0]
    starts = [place[city] for city in board.starts]
    ends = [place[city] for city in board.ends]
    return Board(board.cities, starts, ends, [int(each) for each in board.lengths])


@final
class Component:
    """A connected network with its own numbers: cities 0..n-1 and routes 0..k-1."""

    def __init__(self, board: Board, routes: vec[i64]) -> None:
        self.routes = routes
        """The board's numbers of the routes."""
        self.number: vec[i64] = nowheres(board.cities)
        """The number here of each city of the board, or NOWHERE."""
        self.starts: vec[i64] = zeros(len(routes))
        self.ends: vec[i64] = zeros(len(routes))
        self.lengths: vec[i64] = zeros(len(routes))
        self.degrees: vec[i64] = vec[i64]()
        """How many routes each city has."""
        self.first: vec[i64] = vec[i64]()
        self.at: vec[i64] = vec[i64]()
        self.total: i64 = 0
        """The spaces of all routes."""
        self.shortest: i64 = board.lengths[routes[0]]
        """The spaces of the shortest route."""
        for i in range(i64(len(routes))):
            route = routes[i]
            length = board.lengths[route]
            self.starts[i] = self._end_of_route(board.starts[route])
            self.ends[i] = self._end_of_route(board.ends[route])
            self.lengths[i] = length
            self.total += length
            self.shortest = min(self.shortest, length)
        self._list_routes_at()

    def _end_of_route(self, city: i64) -> i64:
        """The number here of a city at the end of one more route."""
        own = self.number[city]
        if own == NOWHERE:
            own = len(self.degrees)
            self.number[city] = own
            self.degrees = append(self.degrees, i64(0))
        self.degrees[own] += 1
        return own

    def _list_routes_at(self) -> None:
        """The routes at city c become at[first[c]] to at[first[c + 1] - 1]."""
        self.first = zeros(len(self.degrees) + 1)
        for city in range(i64(len(self.degrees))):
            self.first[city + 1] = self.first[city] + self.degrees[city]
        fill = self.first[:]
        at = zeros(2 * len(self.lengths))
        for route in range(i64(len(self.lengths))):
            start = self.starts[route]
            at[fill[start]] = route
            fill[start] += 1
            end = self.ends[route]
            at[fill[end]] = route
            fill[end] += 1
        self.at = at

    def loops(self) -> i64:
        """How many routes could go without parting the network."""
        return len(self.lengths) - len(self.degrees) + 1

    def other_end(self, route: i64, city: i64) -> i64:
        """The city at the other end of a route."""
        return self.starts[route] + self.ends[route] - city

    def odd_cities(self) -> i64:
        """How many cities have an odd number of routes."""
        odd: i64 = 0
        for degree in self.degrees:
            odd += degree & 1
        return odd
