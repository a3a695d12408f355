"""Cheapest ways over a board, whatever its routes cost (Dijkstra)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

FAR: Final = 1 << 40
"""The cost of a route that cannot be taken, and the distance of a city out of reach."""


@final
class Ways:
    """Looks for ways again and again; each search forgets the one before."""

    def __init__(
        self,
        cities: int,
        starts: vec[i64],
        ends: vec[i64],
        order: list[int] | None = None,
        one_way: int = 0,
    ) -> None:
        """Routes between cities; the last ones, so many, lead only to their end."""
        self.cities: i64 = cities
        self.order: vec[i64] = vec[i64]([0] * cities if order is None else order)
        """The rank of each city: of cities equally far the first is gone to first."""
        at_city: list[list[int]] = [[] for _ in range(cities)]
        for route in range(len(starts)):
            at_city[int(starts[route])].append(route)
            if route < len(starts) - one_way:
                at_city[int(ends[route])].append(route)
        firsts = [0]
        for listed in at_city:
            firsts.append(firsts[-1] + len(listed))
        self.firsts: vec[i64] = vec[i64](firsts)
        """Where the routes at each city begin in the lists that follow."""
        self.routes: vec[i64] = vec[i64](
            [route for listed in at_city for route in listed]
        )
        self.others: vec[i64] = vec[i64](
            [
                int(starts[route] + ends[route]) - city
                for city, listed in enumerate(at_city)
                for route in listed
            ]
        )
        """The other end of each of these routes."""
        self.distance: vec[i64] = vec[i64]([0] * cities)
        self.came_by: vec[i64] = vec[i64]([0] * cities)
        """The last route on the way to each city; -1 for a source."""
        self.came_from: vec[i64] = vec[i64]([0] * cities)
        """The city before each on its way."""
        self.edge: vec[i64] = vec[i64]([0] * cities)

    def spread(
        self, costs: vec[i64], sources: vec[i64], goals: vec[i64], enough: i64
    ) -> i64:
        """Go out from some cities until so many goals are reached; the last, or -1."""
        distance = self.distance
        edge = self.edge
        size = self._begin(sources)
        while size > 0:
            size = self._take_nearest(size)
            nearest = edge[size]
            for goal in goals:
                if goal == nearest:
                    enough -= 1
                    if enough == 0:
                        return nearest
            least = distance[nearest]
            at = self.firsts[nearest]
            end = self.firsts[nearest + 1]
            while at < end:
                through = least + costs[self.routes[at]]
                other = self.others[at]
                if through < distance[other]:
                    if distance[other] == FAR:
                        edge[size] = other
                        size += 1
                    distance[other] = through
                    self.came_by[other] = self.routes[at]
                    self.came_from[other] = nearest
                at += 1
        return -1

    def _begin(self, sources: vec[i64]) -> i64:
        distance = self.distance
        came_by = self.came_by
        city: i64 = 0
        while city < self.cities:
            distance[city] = FAR
            came_by[city] = -1
            city += 1
        size: i64 = 0
        for source in sources:
            distance[source] = 0
            self.edge[size] = source
            size += 1
        return size

    def _take_nearest(self, size: i64) -> i64:
        """Put the nearest city of the edge behind the others; how many are left."""
        edge = self.edge
        distance = self.distance
        order = self.order
        best: i64 = 0
        least = distance[edge[0]]
        place: i64 = 1
        while place < size:
            far = distance[edge[place]]
            if far <= least and (far < least or order[edge[place]] < order[edge[best]]):
                least = far
                best = place
            place += 1
        size -= 1
        nearest = edge[best]
        edge[best] = edge[size]
        edge[size] = nearest
        return size

    def way_to(self, city: i64) -> list[int]:
        """The routes by which the last search came to a city, the last one first."""
        found: list[int] = []
        while self.came_by[city] >= 0:
            found.append(int(self.came_by[city]))
            city = self.came_from[city]
        return found

    def way(
        self, costs: list[int], sources: list[int], goals: list[int]
    ) -> list[int] | None:
        """The routes of the cheapest way between cities, the last one first, or None.

        For callers that are not compiled: a vec that they pass is never set free.
        """
        found = self.spread(vec[i64](costs), vec[i64](sources), vec[i64](goals), 1)
        return self.way_to(found) if found >= 0 else None
