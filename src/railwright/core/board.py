"""The board as numbers: cities and routes by index, for what must be fast."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.ways import FAR, Ways

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
        self.long_searches: dict[tuple[int, ...], tuple[list[int] | None]] = {}
        """Tours that took long to search, each with the way that was found."""
        self.long_trails: dict[tuple[int, ...], int] = {}
        """Networks whose longest trail took long to search, each with its spaces."""
        self._ways: Ways | None = None

    def other_end(self, route: int, city: int) -> int:
        """The city at the other end of a route."""
        return int(self.starts[route] + self.ends[route]) - city

    def distances(self, sources: list[int]) -> list[int]:
        """Fewest spaces from the nearest source to every city, or UNREACHABLE."""
        if self._ways is None:
            self._ways = Ways(self.cities, self.starts, self.ends)
        self._ways.spread(self.lengths, vec[i64](sources), vec[i64](), 1)
        far = UNREACHABLE
        return [int(each) if each < FAR else far for each in self._ways.distance]
