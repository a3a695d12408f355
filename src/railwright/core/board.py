"""The board as numbers: cities and routes by index, for what must be fast."""

from typing import Final

UNREACHABLE: Final = 1 << 30


class Board:
    """Cities 0..n-1 and routes 0..m-1 that join them; parallel routes are allowed."""

    def __init__(
        self, cities: int, starts: list[int], ends: list[int], lengths: list[int]
    ) -> None:
        self.cities = cities
        self.starts = starts
        self.ends = ends
        self.lengths = lengths
        self.routes_at: list[list[int]] = [[] for _ in range(cities)]
        for route in range(len(lengths)):
            self.routes_at[starts[route]].append(route)
            self.routes_at[ends[route]].append(route)

    def other_end(self, route: int, city: int) -> int:
        """The city at the other end of a route."""
        return self.starts[route] + self.ends[route] - city

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
                through = distance[city] + self.lengths[route]
                if through < distance[neighbour]:
                    distance[neighbour] = through
                    waiting.append(neighbour)
        return distance
