"""In which order the routes of a network are decided: a sweep with a narrow frontier.

The frontier is the set of cities that have both decided and undecided routes. A city
on it has a slot; a slot is free again when its city has no undecided route left.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from railwright.core.network import NOWHERE, Component, nowheres, zeros

SLOTS: Final = 12
"""Room on the frontier. The five boards as a whole need at most 9 slots."""
NARROW: Final = 5
FAR: Final = 1 << 30
# A table, because mypyc 2.4.1 shifts the literal 1 as a number of 32 bits.
BIT: Final = vec[i64]([i64(1 << slot) for slot in range(SLOTS)])
ALL_SLOTS: Final = (1 << SLOTS) - 1
# About how many situations a frontier of so many cities has, to compare orders.
SITUATIONS: Final = vec[i64]([i64(3 ** min(width, 30)) for width in range(1000)])


@final
class Sweep:
    """An order of all cities: next is always one that widens the frontier least.

    That may be a city before the frontier, if it has few neighbors beyond: between a
    few hubs and many cities that all of them lead to, the hubs stay on the frontier.
    """

    def __init__(self, network: Component, start: i64) -> None:
        self.network = network
        self.order: vec[i64] = vec[i64]()
        self.widest: i64 = 1
        self.effort: i64 = 0
        self._seen: vec[i64] = zeros(len(network.degrees))
        self._frontier: vec[i64] = zeros(len(network.degrees))
        self._frontier[0] = start
        self._seen[start] = 1
        width: i64 = 1
        while width > 0:
            width = self._pass_one(width)

    def _pass_one(self, width: i64) -> i64:
        """Put the next city into the order; the new width of the frontier."""
        frontier = self._frontier
        best: i64 = 0
        fewest: i64 = FAR
        for i in range(width):
            fresh = self._new_neighbors(frontier[i])
            if fresh < fewest:
                fewest = fresh
                best = i
        city = self._ahead(width, fewest - 1) if fewest > 1 else NOWHERE
        if city == NOWHERE:
            city = frontier[best]
            frontier[best] = frontier[width - 1]
            width -= 1
        self._seen[city] = 1
        self.order = append(self.order, city)
        width = self._reach_neighbors(city, width)
        self.widest = max(self.widest, width + 1)  # the city has not left yet
        self.effort += SITUATIONS[width]
        return width

    def _ahead(self, width: i64, most: i64) -> i64:
        """The city before the frontier with the fewest new neighbors, below so many."""
        network = self.network
        best: i64 = NOWHERE
        for i in range(width):
            city = self._frontier[i]
            for place in range(network.first[city], network.first[city + 1]):
                other = network.other_end(network.at[place], city)
                if not self._seen[other]:
                    fresh = self._new_neighbors(other)
                    if fresh < most:
                        most = fresh
                        best = other
        return best

    def _new_neighbors(self, city: i64) -> i64:
        """How many routes lead on from a city to cities not seen yet."""
        network = self.network
        seen = self._seen
        fresh: i64 = 0
        for i in range(network.first[city], network.first[city + 1]):
            fresh += 1 - seen[network.other_end(network.at[i], city)]
        return fresh

    def _reach_neighbors(self, city: i64, width: i64) -> i64:
        """Put the new neighbors of a city on the frontier; its new width."""
        network = self.network
        for i in range(network.first[city], network.first[city + 1]):
            other = network.other_end(network.at[i], city)
            if not self._seen[other]:
                self._seen[other] = 1
                self._frontier[width] = other
                width += 1
        return width


def narrowest_sweep(network: Component) -> Sweep:
    """The first sweep if it is narrow, else the best of those from every city."""
    best = Sweep(network, 0)
    if best.widest <= NARROW:
        return best
    for start in range(i64(1), i64(len(network.degrees))):
        sweep = Sweep(network, start)
        if sweep.effort < best.effort:
            best = sweep
    return best


@final
class SweepPlan:
    """The steps of a sweep: a route is decided, or a city leaves its slot."""

    def __init__(self, network: Component) -> None:
        self.network = network
        self.routes: vec[i64] = vec[i64]()
        """The route that a step decides, or NOWHERE where a city leaves."""
        self.a: vec[i64] = vec[i64]()
        """The slot of the route's first city, or of the city that leaves."""
        self.b: vec[i64] = vec[i64]()
        """The slot of the route's second city."""
        self.rest: vec[i64] = vec[i64]()
        """The spaces undecided after a step."""
        self.odd_slots: vec[i64] = vec[i64]()
        """The slots with an odd number of undecided routes after a step, as bits."""
        self.odd_ahead: vec[i64] = vec[i64]()
        """How many odd cities have no slot yet after a step."""
        self.cheapest: vec[i64] = vec[i64]()
        """The spaces of the shortest route undecided after a step."""
        self.width: i64 = 0
        """How many slots are needed."""
        self._free: i64 = ALL_SLOTS
        self._slots: vec[i64] = nowheres(len(network.degrees))
        self._rest_now: i64 = network.total
        self._odd_slots_now: i64 = 0
        self._odd_ahead_now: i64 = network.odd_cities()
        self._write_steps()
        self._find_cheapest()

    def _write_steps(self) -> None:
        """Of each city in order: all its undecided routes, then it leaves."""
        network = self.network
        decided = zeros(len(network.lengths))
        for city in narrowest_sweep(network).order:
            self._seat(city)
            for i in range(network.first[city], network.first[city + 1]):
                route = network.at[i]
                if not decided[route]:
                    decided[route] = 1
                    self._add_route(route, city, network.other_end(route, city))
            self._add(NOWHERE, self._slots[city], self._slots[city])
            self._free |= BIT[self._slots[city]]

    def _seat(self, city: i64) -> None:
        """Give a city the lowest free slot unless it has one."""
        if self._slots[city] != NOWHERE:
            return
        if self._free == 0:
            raise ValueError(
                f"the network needs a frontier of more than {SLOTS} cities"
            )
        slot: i64 = 0
        while not self._free & BIT[slot]:
            slot += 1
        self._slots[city] = slot
        self._free ^= BIT[slot]
        self.width = max(self.width, slot + 1)
        if self.network.degrees[city] & 1:
            self._odd_slots_now ^= BIT[slot]
            self._odd_ahead_now -= 1

    def _add_route(self, route: i64, city: i64, other: i64) -> None:
        """Add the step that decides a route."""
        self._seat(other)
        a = self._slots[city]
        b = self._slots[other]
        self._odd_slots_now ^= BIT[a]
        self._odd_slots_now ^= BIT[b]
        self._rest_now -= self.network.lengths[route]
        self._add(route, a, b)

    def _add(self, route: i64, a: i64, b: i64) -> None:
        """Add a step and what holds after it."""
        self.routes = append(self.routes, route)
        self.a = append(self.a, a)
        self.b = append(self.b, b)
        self.rest = append(self.rest, self._rest_now)
        self.odd_slots = append(self.odd_slots, self._odd_slots_now)
        self.odd_ahead = append(self.odd_ahead, self._odd_ahead_now)
        self.cheapest = append(self.cheapest, i64(FAR))

    def _find_cheapest(self) -> None:
        """From the last step back: what one more lost route costs at least."""
        least: i64 = FAR
        step: i64 = len(self.routes) - 1
        while step >= 0:
            self.cheapest[step] = least
            route = self.routes[step]
            if route != NOWHERE:
                least = min(least, self.network.lengths[route])
            step -= 1
