"""What stops the search for a tour early: bottlenecks that its legs overload (Q-52)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from railwright.core.network import NOWHERE, Component, nowheres, zeros


@final
class Cuts:
    """For trails: enough unused routes lead from some stops ahead to the others.

    However the stops are split in two, each leg from one side to the other takes a
    path of its own. That so many paths exist is a question of flow for each split.
    """

    def __init__(self, network: Component, stops: vec[i64], used: vec[i64]) -> None:
        self.network = network
        self.stops = stops
        self.used = used  # shared with the search, which changes it
        self.side: vec[i64] = zeros(len(network.degrees))
        self.flow: vec[i64] = zeros(len(network.lengths))  # from start to end: 1
        self.came_by: vec[i64] = nowheres(len(network.degrees))

    def have_room(self, here: i64, leg: i64) -> bool:
        """Whether no split of this city and the stops ahead has too few routes."""
        ahead = vec[i64]([here])
        for i in range(leg, i64(len(self.stops))):
            ahead = append(ahead, self.stops[i])
        splits: i64 = 1
        for _ in range(i64(len(ahead)) - 1):
            splits *= 2
        return all(self._has_room(ahead, split) for split in range(i64(1), splits))

    def _has_room(self, ahead: vec[i64], split: i64) -> bool:
        """Whether the legs between the two sides of a split find paths."""
        bits = split
        for city in ahead:  # a city listed twice is where it is listed last
            self.side[city] = 1 + (bits & 1)
            bits >>= 1
        legs: i64 = 0
        for i in range(i64(len(ahead)) - 1):
            if self.side[ahead[i]] != self.side[ahead[i + 1]]:
                legs += 1
        has_room = self._carries(ahead, legs)
        for city in ahead:
            self.side[city] = 0
        return has_room

    def _carries(self, ahead: vec[i64], legs: i64) -> bool:
        """Whether so many paths without a common route lead from side to side."""
        self.flow = zeros(len(self.network.lengths))
        for _ in range(legs):
            end = self._next_path(ahead)
            if end == NOWHERE:
                return False
            self._send_along(end)
        return True

    def _next_path(self, ahead: vec[i64]) -> i64:
        """The city on the second side that one more path reaches, or NOWHERE."""
        network = self.network
        seen = zeros(len(self.side))
        waiting = vec[i64]()
        for city in ahead:
            if self.side[city] == 1 and not seen[city]:
                seen[city] = 1
                self.came_by[city] = NOWHERE
                waiting = append(waiting, city)
        done: i64 = 0
        while done < len(waiting):
            city = waiting[done]
            done += 1
            for i in range(network.first[city], network.first[city + 1]):
                route = network.at[i]
                other = network.other_end(route, city)
                if seen[other] or self.used[route] or self._is_full(route, city):
                    continue
                seen[other] = 1
                self.came_by[other] = route
                if self.side[other] == 2:
                    return other
                waiting = append(waiting, other)
        return NOWHERE

    def _is_full(self, route: i64, city: i64) -> bool:
        """Whether a path already leaves a city by a route."""
        leaving: i64 = 1 if self.network.starts[route] == city else -1
        return self.flow[route] == leaving

    def _send_along(self, end: i64) -> None:
        """Send one more path along the way just found; against a path, undo it."""
        city = end
        while self.came_by[city] != NOWHERE:
            route = self.came_by[city]
            city = self.network.other_end(route, city)
            self.flow[route] += 1 if self.network.starts[route] == city else -1


@final
class Junctions:
    """For simple paths: no city is needed twice to pass from some stops to others."""

    def __init__(self, network: Component, stops: vec[i64], on_leg: vec[i64]) -> None:
        self.network = network
        self.stops = stops
        self.on_leg = on_leg  # shared with the search, which changes it
        self.entered: vec[i64] = nowheres(len(network.degrees))
        self.clock: i64 = 0
        self.here: i64 = 0
        self.leg: i64 = 0

    def have_room(self, here: i64, leg: i64) -> bool:
        """Whether all stops ahead are in reach and no city is needed twice."""
        self.entered = nowheres(len(self.entered))
        self.clock = 0
        self.here = here
        self.leg = leg
        if self._explore(here) == NOWHERE:
            return False
        for i in range(leg, i64(len(self.stops))):
            if self.entered[self.stops[i]] == NOWHERE:
                return False
        return True

    def _explore(self, city: i64) -> i64:
        """The earliest city seen from here on, or NOWHERE if a city is overloaded.

        Tarjan's search: where the cities beyond a city see none that was entered
        earlier, all ways to them lead through it.
        """
        network = self.network
        entered = self.clock
        self.entered[city] = entered
        self.clock += 1
        earliest = entered
        for i in range(network.first[city], network.first[city + 1]):
            other = network.other_end(network.at[i], city)
            seen = self.entered[other]
            if seen == NOWHERE:
                if self.on_leg[other] != NOWHERE:
                    continue
                seen = self._explore(other)
                if seen == NOWHERE:
                    return NOWHERE
                if seen >= entered and self._is_overloaded(city, self.entered[other]):
                    return NOWHERE
            earliest = min(earliest, seen)
        return earliest

    def _is_overloaded(self, city: i64, since: i64) -> bool:
        """Whether legs ahead need a city twice to reach those entered since, or leave.

        A leg that begins or ends in the city needs it only as the stop that it is.
        """
        needed: i64 = 1 if city == self.here else 0
        last = self.here
        for i in range(self.leg, i64(len(self.stops))):
            stop = self.stops[i]
            passes = (self.entered[last] >= since) != (self.entered[stop] >= since)
            if city == stop or (passes and city != last):
                needed += 1
            last = stop
        return needed > 1
