"""The longest trail of a network, exact (C-65); situations.py holds the search."""

from typing import final

from mypy_extensions import i64

from railwright.core.board import Board
from railwright.core.network import NOWHERE, Component, labels_of, zeros
from railwright.core.situations import Search


def longest_trail(board: Board, routes: list[int]) -> int:
    """The most spaces in a trail over these routes, each used at most once (C-65)."""
    parts = _Parts(board, routes)
    best: i64 = 0
    while part := parts.next_above(best):
        best = max(best, _Longest(Component(board, part), best).spaces)
    return best


def longest_trail_routes(board: Board, routes: list[int]) -> list[int]:
    """The routes of one longest trail, in the order in which it runs (C-65)."""
    parts = _Parts(board, routes)
    best: i64 = 0
    taken: list[int] = []
    while part := parts.next_above(best):
        longest = _Longest(Component(board, part), best)
        if longest.spaces > best:
            best = longest.spaces
            taken = longest.routes()
    return _as_it_runs(board, taken) if taken else []


@final
class _Parts:
    """The components of a network, those with the most spaces first."""

    def __init__(self, board: Board, routes: list[int]) -> None:
        self.routes = routes
        self.starts = board.starts
        self.labels = labels_of(board, routes)
        self.spaces = zeros(board.cities)
        for route in routes:
            self.spaces[self.labels[board.starts[route]]] += board.lengths[route]

    def next_above(self, known: i64) -> list[int]:
        """The routes of the next component; none if it cannot beat a known trail."""
        best: i64 = NOWHERE
        for label in range(i64(len(self.spaces))):
            if self.spaces[label] > known:
                known = self.spaces[label]
                best = label
        if best == NOWHERE:
            return []
        self.spaces[best] = 0
        starts = self.starts
        return [each for each in self.routes if self.labels[starts[each]] == best]


@final
class _Longest:
    """The longest trail of a component; no spaces if it does not beat a known one."""

    def __init__(self, component: Component, known: i64) -> None:
        self.component = component
        self.search: Search | None = None
        self.spaces: i64 = 0
        odd = component.odd_cities()
        # Each lost route mends two cities, and a trail may have two odd ones: its ends.
        must_lose = max(odd // 2 - 1, i64(0)) * component.shortest
        if component.total - must_lose <= known:
            return
        if odd <= 2:
            self.spaces = component.total
            return
        self.search = Search(component)
        loss = self.search.least_loss(must_lose, component.total - known - 1)
        self.spaces = max(component.total - loss, i64(0))

    def routes(self) -> list[int]:
        """The routes of the trail, in no order."""
        routes = self.component.routes
        if self.search is None:
            return routes
        return [routes[step] for step in self.search.taken()]


def _as_it_runs(board: Board, routes: list[int]) -> list[int]:
    """The routes of a trail in its order: Hierholzer's way, with detours put in."""
    at: list[list[int]] = [[] for _ in range(board.cities)]
    for route in routes:
        at[board.starts[route]].append(route)
        at[board.ends[route]].append(route)
    odd = [city for city in range(board.cities) if len(at[city]) % 2]
    city = odd[0] if odd else board.starts[routes[0]]
    used: set[int] = set()
    trail: list[int] = []
    way: list[int] = []
    while True:
        while at[city] and at[city][-1] in used:
            at[city].pop()
        if at[city]:
            route = at[city].pop()
            used.add(route)
            way.append(route)
        elif way:
            route = way.pop()
            trail.append(route)
        else:
            return trail
        city = board.other_end(route, city)
