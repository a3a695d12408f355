"""The longest trail of a network, exact (C-65); situations.py holds the search."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.board import Board
from railwright.core.network import NOWHERE, Component, labels_of, zeros
from railwright.core.situations import Search

FEW_LOOPS: Final = 3
"""With so many loops it is quicker to follow all trails than to sweep."""
MANY_SITUATIONS: Final = 2_000
"""A search through more situations is remembered."""
LONG_TRAILS_KEPT: Final = 48


def longest_trail(board: Board, routes: list[int]) -> int:
    """The most spaces in a trail over these routes, each used at most once (C-65)."""
    packed = vec[i64](routes)
    return longest_spaces(board, packed, labels_of(board, packed))


def longest_spaces(board: Board, routes: vec[i64], labels: vec[i64]) -> i64:
    """The length of the longest trail over packed routes of labeled components."""
    parts = _Parts(board, routes, labels)
    best: i64 = 0
    label = parts.largest_above(best)
    while label != NOWHERE:
        spaces = parts.spaces[label]
        if parts.odd[label] > 2:
            component = Component(board, parts.take(label))
            if component.loops() <= FEW_LOOPS:
                spaces = _Walk(component).longest()
            else:
                spaces = _longest(board, component, best)
        best = max(best, spaces)
        parts.spaces[label] = 0
        label = parts.largest_above(best)
    return best


def _longest(board: Board, component: Component, known: i64) -> i64:
    """The spaces of a trail that beats a known one, else fewer.

    What took long to find out is remembered with the board.
    """
    if board.long_trails:
        remembered = board.long_trails.get(_name(component, known))
        if remembered is not None:
            return i64(remembered)
    longest = _Longest(component, known)
    if longest.search is not None and len(longest.search.keys) > MANY_SITUATIONS:
        if len(board.long_trails) >= LONG_TRAILS_KEPT:
            board.long_trails.clear()
        board.long_trails[_name(component, known)] = int(longest.spaces)
    return longest.spaces


def _name(component: Component, known: i64) -> tuple[int, ...]:
    """By what a search is known."""
    return (int(known), *[int(route) for route in component.routes])


def longest_trail_routes(board: Board, routes: list[int]) -> list[int]:
    """The routes of one longest trail, in the order in which it runs (C-65)."""
    packed = vec[i64](routes)
    parts = _Parts(board, packed, labels_of(board, packed))
    best: i64 = 0
    taken: list[int] = []
    label = parts.largest_above(best)
    while label != NOWHERE:
        longest = _Longest(Component(board, parts.take(label)), best)
        if longest.spaces > best:
            best = longest.spaces
            taken = longest.routes()
        parts.spaces[label] = 0
        label = parts.largest_above(best)
    return _as_it_runs(board, taken) if taken else []


@final
class _Parts:
    """The components of a network, each named by the label of its cities."""

    def __init__(self, board: Board, routes: vec[i64], labels: vec[i64]) -> None:
        self.routes = routes
        self.starts: vec[i64] = board.starts
        self.labels = labels
        self.spaces: vec[i64] = zeros(board.cities)
        """The spaces of a component, 0 after it has been dealt with."""
        self.odd: vec[i64] = zeros(board.cities)
        """How many of its cities have an odd number of routes."""
        degrees = zeros(board.cities)
        for route in routes:
            a = board.starts[route]
            b = board.ends[route]
            self.spaces[labels[a]] += board.lengths[route]
            degrees[a] += 1
            degrees[b] += 1
        for city in range(i64(len(degrees))):
            self.odd[labels[city]] += degrees[city] & 1

    def largest_above(self, known: i64) -> i64:
        """The component with the most spaces, or NOWHERE if no more than known."""
        best: i64 = NOWHERE
        for label in range(i64(len(self.spaces))):
            if self.spaces[label] > known:
                known = self.spaces[label]
                best = label
        return best

    def take(self, label: i64) -> vec[i64]:
        """The routes of a component."""
        taken = zeros(len(self.routes))
        count: i64 = 0
        for route in self.routes:
            if self.labels[self.starts[route]] == label:
                taken[count] = route
                count += 1
        return taken[:count]


@final
class _Walk:
    """All trails of a component from some of its cities: quick if it has few loops."""

    def __init__(self, component: Component) -> None:
        self.component = component
        self.used: vec[i64] = zeros(len(component.lengths))
        self.best: i64 = 0
        self.far: i64 = 0
        """Where the best trail ends."""

    def longest(self) -> i64:
        """The length of the longest trail, if more than two cities are odd."""
        if self.component.loops() == 0:
            return self._longest_in_tree()
        # A trail from elsewhere could go on, or around and on: it is not the longest.
        degrees = self.component.degrees
        for city in range(i64(len(degrees))):
            if degrees[city] & 1:
                self._go_on(city, 0)
        return self.best

    def _longest_in_tree(self) -> i64:
        """Without loops the city farthest from any one is an end of a longest trail."""
        self._go_on(0, 0)
        self._go_on(self.far, 0)
        return self.best

    def _go_on(self, city: i64, spaces: i64) -> None:
        if spaces > self.best:
            self.best = spaces
            self.far = city
        component = self.component
        used = self.used
        at = component.at
        for i in range(component.first[city], component.first[city + 1]):
            route = at[i]
            if not used[route]:
                used[route] = 1
                other = component.other_end(route, city)
                self._go_on(other, spaces + component.lengths[route])
                used[route] = 0


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
        routes = [int(route) for route in self.component.routes]
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
    city = odd[0] if odd else int(board.starts[routes[0]])
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
