"""Tours: whether a network meets the listed cities in order (W-38 to W-40, Q-52)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from railwright.core.all_legs import FOUND, MOST_LEGS, TourLegs
from railwright.core.board import Board
from railwright.core.lookahead import Cuts, Junctions
from railwright.core.network import NOWHERE, Component, labels_of, nowheres, zeros

TRAIL: Final = 0
"""In order means: each route is used at most once (Q-52, the default)."""
SIMPLE_PATH: Final = 1
"""In order means: each city is met at most once (Q-52)."""
WALK: Final = 2
"""In order means: connected (Q-52)."""

FAILED: Final = 0
"""The listed cities are not all connected (W-40)."""
OUT_OF_ORDER: Final = 1
"""The listed cities are connected, but not in order (W-39)."""
IN_ORDER: Final = 2
"""The network meets the listed cities in order (W-38)."""

LONG_SEARCHES_KEPT: Final = 48
"""So many searches that took long are remembered."""
MOST_STEPS: Final = 60
"""After so many steps a tour is no longer followed leg by leg, if it is quicker to
follow all its legs together."""
MORE_STEPS: Final = 6_000
"""The same for tours that meet no city twice, whose steps take far less time, and for
those with more legs than can be followed together."""
MOST_SITUATIONS: Final = 512
"""So many situations are followed at the same time. On the boards of the games no tour
needs more; where one does and is not found, it counts as not met in order."""


def tour_result(
    board: Board, routes: list[int], tour: list[int], order: int = TRAIL
) -> int:
    """How well a network serves a tour: IN_ORDER, OUT_OF_ORDER or FAILED (W-38)."""
    network = vec[i64](routes)
    labels = labels_of(board, network)
    return tour_on(board, network, labels, vec[i64](tour), order)


def tour_trail(
    board: Board, routes: list[int], tour: list[int], order: int = TRAIL
) -> list[int]:
    """The routes of a network that meet a tour in order, as it runs (W-38).

    None if it is not met in order, or if any connection will do.
    """
    network = vec[i64](routes)
    labels = labels_of(board, network)
    stops = _stops(vec[i64](tour))
    place = labels[stops[0]]
    if order == WALK or len(stops) == 1:
        return []
    if any(labels[stop] != place for stop in stops):
        return []
    return _way(board, _part(board, network, labels, place), stops, order) or []


def tour_on(
    board: Board, routes: vec[i64], labels: vec[i64], tour: vec[i64], order: i64
) -> i64:
    """How well packed routes serve a tour, with the labels of the cities they join."""
    place = labels[tour[0]]
    for city in tour:
        if labels[city] != place:
            return FAILED
    part = _part(board, routes, labels, place)
    return IN_ORDER if _runs(board, part, _stops(tour), order) else OUT_OF_ORDER


def _part(board: Board, routes: vec[i64], labels: vec[i64], place: i64) -> vec[i64]:
    """The routes of one component."""
    part = vec[i64]()
    for route in routes:
        if labels[board.starts[route]] == place:
            part = append(part, route)
    return part


def _stops(tour: vec[i64]) -> list[int]:
    """The cities of a tour; one listed twice in a row is met once."""
    stops = [int(tour[0])]
    for city in tour:
        if city != stops[-1]:
            stops.append(int(city))
    return stops


def _runs(board: Board, part: vec[i64], stops: list[int], order: i64) -> bool:
    """Whether a connected network that holds all cities of a tour runs in order."""
    if order == WALK or len(stops) == 1:
        return True
    return _way(board, part, stops, order) is not None


def _way(
    board: Board, part: vec[i64], stops: list[int], order: i64
) -> list[int] | None:
    """The routes of a tour in order, as it runs; None if none are found.

    What took long to find out is remembered with the board.
    """
    if not board.long_searches:
        return _searched(board, part, stops, order)
    known = board.long_searches.get(_name(part, stops, order))
    return _searched(board, part, stops, order) if known is None else known[0]


def _name(part: vec[i64], stops: list[int], order: i64) -> tuple[int, ...]:
    """By what a search is known."""
    return (int(order), len(stops), *stops, *[int(route) for route in part])


def _searched(
    board: Board, part: vec[i64], stops: list[int], order: i64
) -> list[int] | None:
    """Search leg by leg, as is quickest; if that takes long, for all legs together."""
    once = order == SIMPLE_PATH
    if once and len(set(stops)) < len(stops):
        return None
    network = Component(board, part)
    numbers = [int(network.number[city]) for city in stops]
    traveler = _Traveler(network, numbers, once=once)
    arrives = traveler.arrives()
    if traveler.steps <= traveler.patience:
        return traveler.trail[::-1] if arrives else None
    legs = TourLegs(network, traveler.stops, once=once)
    found = legs.trail() if legs.search(MOST_SITUATIONS) == FOUND else None
    if len(board.long_searches) >= LONG_SEARCHES_KEPT:
        board.long_searches.clear()
    board.long_searches[_name(part, stops, order)] = (found,)
    return found


@final
class _Traveler:
    """A search by backtracking, leg by leg, that looks ahead before each step.

    A trail stays a trail if its legs are cut short where they loop. So each leg is
    searched as a simple path; the legs share no route, and with `once` no city.
    """

    def __init__(self, network: Component, stops: list[int], *, once: bool) -> None:
        self.network = network
        self.once = once
        self.stops: vec[i64] = vec[i64]([i64(stop) for stop in stops])
        self.steps: i64 = 0
        """How often the search has gone on; after more than patience it gives up."""
        self.patience: i64 = MOST_STEPS
        if once or len(stops) > MOST_LEGS + 1:
            self.patience = MORE_STEPS
        self.used: vec[i64] = zeros(len(network.lengths))
        self.on_leg: vec[i64] = nowheres(len(network.degrees))
        """The last leg so far that meets a city."""
        self.trail: list[int] = []
        """The board's routes of a tour that has arrived, from its end on."""
        self.hops: list[vec[i64]] = [_hops(network, stop) for stop in stops]
        self.cuts = Cuts(network, self.stops, self.used)
        self.junctions = Junctions(network, self.stops, self.on_leg)

    def arrives(self) -> bool:
        """Whether the tour can be made."""
        return self._goes_on(self.stops[0], 1)

    def _goes_on(self, city: i64, leg: i64) -> bool:
        """Whether the tour can be completed from a city on the leg to a stop."""
        if city == self.stops[leg]:
            leg += 1
            if leg == len(self.stops):
                return True
        self.steps += 1
        if self.steps > self.patience or not self._has_hope(city, leg):
            return False
        before = self.on_leg[city]
        self.on_leg[city] = leg
        arrives = self._tries_routes(city, leg)
        self.on_leg[city] = before
        return arrives

    def _tries_routes(self, city: i64, leg: i64) -> bool:
        """Try every route from a city, those first that lead nearer to the stop."""
        network = self.network
        hops = self.hops[leg]
        for wanted in range(hops[city] - 1, hops[city] + 2):
            for i in range(network.first[city], network.first[city + 1]):
                route = network.at[i]
                other = network.other_end(route, city)
                if hops[other] != wanted or not self._may_use(route, other, leg):
                    continue
                self.used[route] = 1
                arrives = self._goes_on(other, leg)
                self.used[route] = 0
                if arrives:
                    self.trail.append(int(network.routes[route]))
                    return True
        return False

    def _may_use(self, route: i64, city: i64, leg: i64) -> bool:
        """Whether the next step of a leg may use a route to a city."""
        if self.used[route]:
            return False
        if self.once:
            return self.on_leg[city] == NOWHERE
        return self.on_leg[city] != leg

    def _has_hope(self, city: i64, leg: i64) -> bool:
        """Whether nothing in sight stops the tour."""
        if self.once:
            return self.junctions.have_room(city, leg)
        return self.cuts.have_room(city, leg)


def _hops(network: Component, stop: i64) -> vec[i64]:
    """How many routes away each city is from a stop."""
    hops = nowheres(len(network.degrees))
    hops[stop] = 0
    waiting = vec[i64]([stop])
    done: i64 = 0
    while done < len(waiting):
        city = waiting[done]
        done += 1
        for i in range(network.first[city], network.first[city + 1]):
            other = network.other_end(network.at[i], city)
            if hops[other] == NOWHERE:
                hops[other] = hops[city] + 1
                waiting = append(waiting, other)
    return hops
