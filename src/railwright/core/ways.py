"""Cheapest ways over a board, whatever its routes cost (Dijkstra)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.network import zeros

FAR: Final = 1 << 40
"""The cost of a route that cannot be taken, and the distance of a city out of reach."""


@final
class Ways:
    """Looks for ways again and again; each search forgets the one before."""

    def __init__(
        self, cities: i64, starts: vec[i64], ends: vec[i64], order: list[int]
    ) -> None:
        self.cities: i64 = cities
        self.order: vec[i64] = vec[i64](order)
        """The rank of each city: of cities equally far the first is gone to first."""
        firsts = [0]
        routes: list[int] = []
        others: list[int] = []
        for city in range(int(cities)):
            for route in range(len(starts)):
                if starts[route] == city or ends[route] == city:
                    routes.append(route)
                    others.append(int(starts[route] + ends[route]) - city)
            firsts.append(len(routes))
        self.firsts: vec[i64] = vec[i64](firsts)
        """Where the routes at each city begin in the lists that follow."""
        self.routes: vec[i64] = vec[i64](routes)
        self.others: vec[i64] = vec[i64](others)
        self.distance: vec[i64] = zeros(cities)
        self.came_by: vec[i64] = zeros(cities)
        """The last route on the way to each city; -1 for a source."""
        self.edge: vec[i64] = zeros(cities)

    def spread(
        self, costs: vec[i64], sources: vec[i64], goals: vec[i64], enough: i64
    ) -> i64:
        """Go out from some cities until so many goals are reached; the last, or -1."""
        distance = self.distance
        size = self._begin(sources)
        while size > 0:
            size = self._take_nearest(size)
            nearest = self.edge[size]
            for goal in goals:
                if goal == nearest:
                    enough -= 1
            if enough <= 0:
                return nearest
            at = self.firsts[nearest]
            while at < self.firsts[nearest + 1]:
                through = distance[nearest] + costs[self.routes[at]]
                other = self.others[at]
                if through < distance[other]:
                    if distance[other] == FAR:
                        self.edge[size] = other
                        size += 1
                    distance[other] = through
                    self.came_by[other] = self.routes[at]
                at += 1
        return -1

    def _begin(self, sources: vec[i64]) -> i64:
        for city in range(self.cities):
            self.distance[city] = FAR
            self.came_by[city] = -1
        size: i64 = 0
        for source in sources:
            self.distance[source] = 0
            self.edge[size] = source
            size += 1
        return size

    def _take_nearest(self, size: i64) -> i64:
        """Put the nearest city of the edge behind the others; how many are left."""
        edge = self.edge
        best: i64 = 0
        place: i64 = 1
        while place < size:
            if self._is_before(edge[place], edge[best]):
                best = place
            place += 1
        size -= 1
        nearest = edge[best]
        edge[best] = edge[size]
        edge[size] = nearest
        return size

    def _is_before(self, city: i64, other: i64) -> bool:
        """Whether a city is nearer than another, or as near and the first of both."""
        lead = self.distance[other] - self.distance[city]
        return lead > 0 or (lead == 0 and self.order[city] < self.order[other])

    def way_to(self, city: i64) -> list[int]:
        """The routes by which the last search came to a city, the last one first."""
        found: list[int] = []
        while self.came_by[city] >= 0:
            route = self.came_by[city]
            found.append(int(route))
            city = self._other_end(route, city)
        return found

    def _other_end(self, route: i64, city: i64) -> i64:
        at = self.firsts[city]
        while self.routes[at] != route:
            at += 1
        return self.others[at]
