"""Which routes stations borrow, and what tickets are worth with them (E-29, Q-32)."""

from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from railwright.core.board import Board
from railwright.core.codes import NOBODY
from railwright.core.network import Connections, labels_of, root, zeros

TicketEnds = tuple[int, int, int]
"""Two cities and a value."""
NOTHING: Final = -1
"""The station borrows no route."""


class Borrowing(NamedTuple):
    """What each station borrows, and what all tickets are worth with it (E-30)."""

    routes: list[int]
    """A route for each station, or NOTHING."""
    total: int
    """The values of completed tickets less those of failed ones."""
    completed: int
    """How many tickets are completed."""


def routes_of_others(board: Board, owners: vec[u8], player: i64, city: i64) -> vec[i64]:
    """The routes that a player's station in a city may borrow, in order (E-29).

    They are the routes there that somebody owns, though not the player.
    """
    found = vec[i64]()
    for route in board.routes_at[city]:
        owner = i64(owners[route])
        if owner != NOBODY and owner != player:
            found = append(found, i64(route))
    return found


def borrowed(
    board: Board, own: list[int], routes: list[int], tickets: list[TicketEnds]
) -> Borrowing:
    """What the tickets are worth if the stations borrow these routes (C-58, E-30).

    There is a route for each station, or NOTHING: what the owner decided.
    """
    added = [route for route in routes if route != NOTHING]
    connections = Connections(board, own + added)
    total = 0
    completed = 0
    for a, b, value in tickets:
        if connections.connected(a, b):
            total += value
            completed += 1
        else:
            total -= value
    return Borrowing(routes, total, completed)


def best_borrowing(
    board: Board,
    own: list[int],
    choices: list[list[int]],
    tickets: list[TicketEnds],
) -> Borrowing:
    """What the stations borrow best; of each one the routes it may choose from (Q-32).

    Best is the highest total, then the most tickets completed, then the lowest route
    numbers, station by station, where NOTHING is lower than any route.
    """
    search = Choice(board, labels_of(board, vec[i64](own)))
    for a, b, value in tickets:
        search.add_ticket(a, b, value)
    for choice in choices:
        search.add_station(vec[i64](sorted(choice)))
    return borrowed(board, own, search.choose_best(), tickets)


@final
class Choice:
    """All ways to choose for each station, on the components of the player's network.

    Tickets and stations are added first; then comes the choice.
    """

    def __init__(self, board: Board, labels: vec[i64]) -> None:
        self.board = board
        self.labels = labels
        self.parents: vec[i64] = labels[:]
        self.from_city: vec[i64] = vec[i64]()
        self.to_city: vec[i64] = vec[i64]()
        self.value: vec[i64] = vec[i64]()
        # What the stations may borrow, one station after the other, and which
        # components it would join.
        self.routes: vec[i64] = vec[i64]()
        self.low: vec[i64] = vec[i64]()
        self.high: vec[i64] = vec[i64]()
        self.first: vec[i64] = zeros(1)
        """Where the routes of each station begin, and where the last ones end."""
        self.chosen: vec[i64] = vec[i64]()
        self.best: vec[i64] = vec[i64]()
        self.best_points: i64 = 0
        self.best_completed: i64 = 0

    def add_ticket(self, a: i64, b: i64, value: i64) -> None:
        """Take a ticket into account; those that own routes complete stay completed."""
        if self.labels[a] != self.labels[b]:
            self.from_city = append(self.from_city, self.labels[a])
            self.to_city = append(self.to_city, self.labels[b])
            self.value = append(self.value, value)

    def add_station(self, choice: vec[i64]) -> None:
        """Keep NOTHING and, of routes that join the same components, the lowest."""
        self._add_route(NOTHING, 0, 0)
        for route in choice:
            a = self.labels[self.board.starts[route]]
            b = self.labels[self.board.ends[route]]
            if a != b and not self._joins(min(a, b), max(a, b)):
                self._add_route(route, min(a, b), max(a, b))
        self.first = append(self.first, i64(len(self.routes)))
        self.chosen = append(self.chosen, i64(NOTHING))
        self.best = append(self.best, i64(NOTHING))

    def _add_route(self, route: i64, low: i64, high: i64) -> None:
        self.routes = append(self.routes, route)
        self.low = append(self.low, low)
        self.high = append(self.high, high)

    def _joins(self, low: i64, high: i64) -> bool:
        """Whether a route of the station being added joins two components."""
        for i in range(self.first[len(self.first) - 1], i64(len(self.routes))):
            if self.low[i] == low and self.high[i] == high:
                return True
        return False

    def choose_best(self) -> list[int]:
        """What each station borrows."""
        if len(self.value):
            self._choose(0)
        return [int(route) for route in self.best]

    def _choose(self, station: i64) -> None:
        """Try all choices from a station on, lowest routes first."""
        if station == len(self.chosen):
            self._compare()
            return
        parents = self.parents
        for i in range(self.first[station], self.first[station + 1]):
            self.chosen[station] = self.routes[i]
            a = root(parents, self.low[i])
            b = root(parents, self.high[i])
            high = max(a, b)
            parents[high] = min(a, b)
            self._choose(station + 1)
            parents[high] = high

    def _compare(self) -> None:
        """Remember this choice if it is better than all lower ones."""
        parents = self.parents
        points: i64 = 0
        completed: i64 = 0
        for i in range(i64(len(self.value))):
            a = root(parents, self.from_city[i])
            if a == root(parents, self.to_city[i]):
                points += self.value[i]
                completed += 1
        if points < self.best_points:
            return
        if points > self.best_points or completed > self.best_completed:
            self.best_points = points
            self.best_completed = completed
            self.best = self.chosen[:]
