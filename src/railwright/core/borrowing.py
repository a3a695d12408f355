"""Which routes stations borrow, and what tickets are worth with them (E-29, Q-32)."""

from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

from railwright.core.board import Board
from railwright.core.codes import NOBODY
from railwright.core.network import Connections, root

Ticket = tuple[int, int, int]
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


def routes_to_borrow(
    board: Board, owners: list[int], player: int, city: int
) -> list[int]:
    """The routes that a player's station in a city may borrow (E-29).

    They are the routes there that somebody owns, though not the player.
    """
    strangers = [
        route
        for route in board.routes_at[city]
        if owners[route] not in {player, NOBODY}
    ]
    return sorted(strangers)


def borrowed(
    board: Board, own: list[int], routes: list[int], tickets: list[Ticket]
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
    tickets: list[Ticket],
) -> Borrowing:
    """What the stations borrow best; of each one the routes it may choose from (Q-32).

    Best is the highest total, then the most tickets completed, then the lowest route
    numbers, station by station, where NOTHING is lower than any route.
    """
    labels = Connections(board, own).labels
    search = _Choice(labels, tickets)
    for choice in choices:
        search.add_station(board, labels, choice)
    search.choose(0)
    return borrowed(board, own, search.best, tickets)


@final
class _Choice:
    """All ways to choose for each station, on the components of the own network."""

    def __init__(self, labels: list[int], tickets: list[Ticket]) -> None:
        self.parents: vec[i64] = vec[i64]([i64(label) for label in labels])
        # Tickets that the own routes complete stay completed: only the others count.
        self.from_city: vec[i64] = vec[i64]()
        self.to_city: vec[i64] = vec[i64]()
        self.value: vec[i64] = vec[i64]()
        for a, b, value in tickets:
            if labels[a] != labels[b]:
                self.from_city = append(self.from_city, i64(labels[a]))
                self.to_city = append(self.to_city, i64(labels[b]))
                self.value = append(self.value, i64(value))
        self.choices: list[list[int]] = []
        self.joined: list[list[tuple[int, int]]] = []
        self.chosen: list[int] = []
        self.best: list[int] = []
        self.best_points: i64 = 0
        self.best_completed: i64 = 0

    def add_station(self, board: Board, labels: list[int], choice: list[int]) -> None:
        """Keep NOTHING and, of routes that join the same components, the lowest."""
        routes = [NOTHING]
        pairs = [(0, 0)]
        for route in sorted(choice):
            a = labels[board.starts[route]]
            b = labels[board.ends[route]]
            pair = (min(a, b), max(a, b))
            if a != b and pair not in pairs:
                routes.append(route)
                pairs.append(pair)
        self.choices.append(routes)
        self.joined.append(pairs)
        self.chosen.append(NOTHING)
        self.best.append(NOTHING)

    def choose(self, station: int) -> None:
        """Try all choices from a station on, lowest routes first."""
        if len(self.value) == 0:
            return
        if station == len(self.choices):
            self._compare()
            return
        parents = self.parents
        for i, (a, b) in enumerate(self.joined[station]):
            self.chosen[station] = self.choices[station][i]
            low = min(root(parents, a), root(parents, b))
            high = max(root(parents, a), root(parents, b))
            parents[high] = low
            self.choose(station + 1)
            parents[high] = high

    def _compare(self) -> None:
        """Remember this choice if it is better than all lower ones."""
        points: i64 = 0
        completed: i64 = 0
        for i in range(i64(len(self.value))):
            a = root(self.parents, self.from_city[i])
            if a == root(self.parents, self.to_city[i]):
                points += self.value[i]
                completed += 1
        if points < self.best_points:
            return
        if points > self.best_points or completed > self.best_completed:
            self.best_points = points
            self.best_completed = completed
            self.best = self.chosen[:]
