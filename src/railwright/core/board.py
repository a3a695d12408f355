"""The board as numbers: cities and routes by index, for what must be fast."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

UNREACHABLE: Final = 1 << 30


class Board:
    """Cities 0..n-1 and routes 0..m-1 that join them; parallel routes are allowed."""

    def __init__(
        self, cities: int, starts: list[int], ends: list[int], lengths: list[int]
    ) -> None:
        self.cities = cities
        self.starts: vec[i64] = vec[i64](starts)
        self.ends: vec[i64] = vec[i64](ends)
        self.lengths: vec[i64] = vec[i64](lengths)
        self.routes_at: list[list[int]] = [[] for _ in range(cities)]
        for route in range(len(lengths)):
            self.routes_at[starts[route]].append(route)
            self.routes_at[ends[route]].append(route)

    def other_end(self, route: int, city: int) -> int:
        """The city at the other end of a route."""
        return int(self.starts[route] + self.ends[route]) - city

    def distances(self, sources: list[int]) -> list[int]:
        """Fewest spaces from the nearest source to every city, or UNREACHABLE."""
        distance = [UNREACHABLE] * self.cities
        for city in sources:
            distance[city] = 0
        waiting = list(sources)
        while waiting:
            city = waiting.pop()
            for route in self.routes_at[city]:
                neighbour = self.other_end(route, city)
                through = distance[city] + int(self.lengths[route])
                if through < distance[neighbour]:
                    distance[neighbour] = through
                    waiting.append(neighbour)
        return distance
