"""Tours where following trails explodes: all legs side by side on a frontier (Q-52).

A tour is met in order if each of its legs can be given routes of its own. Leg by leg
there are too many ways; this search sweeps over the network, gives one route after the
other to a leg or to none, and keeps each *situation* once. A situation is all that the
rest of the network needs to know of the past: what each city on the frontier still
owes to which leg. Of very many situations, those are followed that owe least.

For trails it is enough to count: routes that are odd in number at both ends of a leg,
and even in number in all other cities, hold a path for the leg. Where no city is met
twice, a city also has to know that a leg has passed it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from railwright.core.frontier import SLOTS, narrowest_sweep
from railwright.core.network import NOWHERE, Component, nowheres, zeros
from railwright.core.situations import EMPTY_TABLE, find

MOST_LEGS: Final = 5
"""A slot has one bit for each leg."""
OWED: Final = 31
"""The bits of a slot. All of them: a leg has passed the city, which owes nothing."""
LEG: Final = vec[i64]([i64(1 << leg) for leg in range(MOST_LEGS)])
OWED_AT: Final = vec[i64]([i64(MOST_LEGS * slot) for slot in range(SLOTS)])
BITS_SET: Final = vec[i64]([i64(bits.bit_count()) for bits in range(OWED + 1)])

FOUND: Final = 0
NONE: Final = 1
UNKNOWN: Final = 2


@final
class TourLegs:
    """A search for the legs of a tour of at most six cities."""

    def __init__(self, network: Component, stops: vec[i64], *, once: bool) -> None:
        self.network = network
        self.stops = stops
        self.once = once
        self.legs: i64 = len(stops) - 1
        self.owed: vec[i64] = zeros(len(network.degrees))
        """What each city owes before anything is decided."""
        self.slots: vec[i64] = nowheres(len(network.degrees))
        """The slot of each city on the frontier."""
        self.routes: vec[i64] = vec[i64]()
        """The routes in the order in which they are decided."""
        self.a: vec[i64] = vec[i64]()
        """The first city of a route."""
        self.b: vec[i64] = vec[i64]()
        self.rest_a: vec[i64] = vec[i64]()
        """How many routes of the first city are undecided after a step."""
        self.rest_b: vec[i64] = vec[i64]()
        self.entry: vec[i64] = vec[i64]()
        """What the cities owe that come to the frontier with a route."""
        self.keys: vec[i64] = vec[i64]([i64(0)])
        self.origins: vec[i64] = vec[i64]([i64(0)])
        """Eight times the situation before, plus the leg of the route, from 1 on."""
        self.layer: i64 = 0
        self.table: vec[i64] = EMPTY_TABLE[:]

    def search(self, most: i64) -> i64:
        """FOUND or NONE; UNKNOWN if more situations than so many were to be followed.

        After each route at most so many are; NONE says that no other was left out.
        """
        if self.legs > MOST_LEGS:
            return UNKNOWN
        for leg in range(self.legs):
            self.owed[self.stops[leg]] ^= LEG[leg]
            self.owed[self.stops[leg + 1]] ^= LEG[leg]
        if not self._plans():
            return UNKNOWN
        nothing: i64 = NONE
        for step in range(i64(len(self.routes))):
            first = self.layer
            self.layer = len(self.keys)
            for state in range(first, self.layer):
                self._decide(step, state)
            if len(self.keys) == self.layer:
                return nothing
            if len(self.keys) - self.layer > most:
                self._leave_out(most)
                nothing = UNKNOWN
        return FOUND

    def _leave_out(self, most: i64) -> None:
        """Keep so many of the situations after a step: those that owe least."""
        count: i64 = len(self.keys) - self.layer
        owing = zeros(count)
        of_debt = zeros(MOST_LEGS * SLOTS + 2)
        for place in range(count):
            owing[place] = _debt(self.keys[self.layer + place])
            of_debt[owing[place]] += 1
        debt: i64 = 0
        room = most
        while of_debt[debt] <= room:
            room -= of_debt[debt]
            debt += 1
        first = self.layer
        self.layer = len(self.keys)
        for place in range(count):
            if owing[place] > debt or (owing[place] == debt and room == 0):
                continue
            if owing[place] == debt:
                room -= 1
            self.keys = append(self.keys, self.keys[first + place])
            self.origins = append(self.origins, self.origins[first + place])

    def trail(self) -> list[int]:
        """The routes of the tour that was found, as it runs, by the board's numbers."""
        routes: list[list[int]] = [[] for _ in range(self.legs + 1)]
        state = self.layer
        step: i64 = len(self.routes) - 1
        while step >= 0:
            origin = self.origins[state]
            routes[origin & 7].append(int(self.routes[step]))
            state = origin >> 3
            step -= 1
        trail: list[int] = []
        for leg in range(self.legs):
            start = int(self.stops[leg])
            trail += self._path(routes[leg + 1], start, int(self.stops[leg + 1]))
        return trail

    def _path(self, routes: list[int], start: int, end: int) -> list[int]:
        """The board's numbers of those routes that lead from one city to another."""
        network = self.network
        came_by = {start: NOWHERE}
        waiting = [start]
        for city in waiting:
            for route in routes:
                if city in {int(network.starts[route]), int(network.ends[route])}:
                    other = int(network.other_end(route, city))
                    if other not in came_by:
                        came_by[other] = route
                        waiting.append(other)
        path: list[int] = []
        while came_by[end] != NOWHERE:
            route = came_by[end]
            path.append(int(network.routes[route]))
            end = int(network.other_end(route, end))
        return path[::-1]

    def _plans(self) -> bool:
        """Order the routes and number the slots, unless there are too few of them."""
        network = self.network
        rest = network.degrees[:]
        taken = zeros(SLOTS)
        decided = zeros(len(network.lengths))
        for city in narrowest_sweep(network).order:
            for i in range(network.first[city], network.first[city + 1]):
                route = network.at[i]
                if decided[route]:
                    continue
                decided[route] = 1
                other = network.other_end(route, city)
                entry = self._enter(city, taken) + self._enter(other, taken)
                if self.slots[city] == NOWHERE or self.slots[other] == NOWHERE:
                    return False
                rest[city] -= 1
                rest[other] -= 1
                self._add(route, city, other, entry)
                self.rest_a = append(self.rest_a, rest[city])
                self.rest_b = append(self.rest_b, rest[other])
                if rest[city] == 0:
                    taken[self.slots[city]] = 0
                if rest[other] == 0:
                    taken[self.slots[other]] = 0
        return True

    def _enter(self, city: i64, taken: vec[i64]) -> i64:
        """Give a city the lowest free slot unless it has one; what it owes there."""
        if self.slots[city] != NOWHERE:
            return 0
        for slot in range(i64(SLOTS)):
            if not taken[slot]:
                taken[slot] = 1
                self.slots[city] = slot
                return self.owed[city] << OWED_AT[slot]
        return 0

    def _add(self, route: i64, a: i64, b: i64, entry: i64) -> None:
        """Add the step that decides a route."""
        self.routes = append(self.routes, route)
        self.a = append(self.a, a)
        self.b = append(self.b, b)
        self.entry = append(self.entry, entry)

    def _decide(self, step: i64, state: i64) -> None:
        """Give a route to none of the legs, and to each of them."""
        key = self.keys[state] + self.entry[step]
        self._note(step, key, 8 * state)
        if self.a[step] == self.b[step]:
            return
        for leg in range(self.legs):
            after = self._meet(key, self.a[step], leg)
            if after != NOWHERE:
                after = self._meet(after, self.b[step], leg)
            if after != NOWHERE:
                self._note(step, after, 8 * state + leg + 1)

    def _meet(self, key: i64, city: i64, leg: i64) -> i64:
        """The situation after a leg takes a route at a city, or NOWHERE."""
        at = OWED_AT[self.slots[city]]
        owed = (key >> at) & OWED
        if self.once:
            if self.owed[city]:
                if not owed & LEG[leg]:
                    return NOWHERE
            elif owed == LEG[leg]:
                return key + ((OWED - owed) << at)
            elif owed:
                return NOWHERE
        return key ^ (LEG[leg] << at)

    def _note(self, step: i64, key: i64, origin: i64) -> None:
        """Keep a situation unless it is known or a city owes too much."""
        key = self._left(key, self.a[step], self.rest_a[step])
        if key != NOWHERE:
            key = self._left(key, self.b[step], self.rest_b[step])
        if key == NOWHERE:
            return
        place = find(self.table, self.keys, key, self.layer)
        if self.table[place] >= self.layer:
            return
        self.table[place] = len(self.keys)
        self.keys = append(self.keys, key)
        self.origins = append(self.origins, origin)
        if 2 * (len(self.keys) - self.layer) > len(self.table):
            self._double_table()

    def _left(self, key: i64, city: i64, rest: i64) -> i64:
        """The situation if a city has enough undecided routes, or NOWHERE.

        A city without any leaves its slot.
        """
        at = OWED_AT[self.slots[city]]
        owed = (key >> at) & OWED
        if self.once and owed == OWED:
            return key if rest else key - (owed << at)
        return key if BITS_SET[owed] <= rest else NOWHERE

    def _double_table(self) -> None:
        """Note the situations of this layer again in a table of twice the size."""
        self.table = vec[i64]([i64(NOWHERE) for _ in range(2 * len(self.table))])
        for state in range(self.layer, i64(len(self.keys))):
            key = self.keys[state]
            self.table[find(self.table, self.keys, key, self.layer)] = state


def _debt(key: i64) -> i64:
    """How much the cities on the frontier owe."""
    debt: i64 = 0
    while key:
        debt += BITS_SET[key & OWED]
        key >>= MOST_LEGS
    return debt
