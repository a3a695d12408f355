"""What tickets still lack: the fewest spaces to claim, and on which routes."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.ways import Ways
from railwright.maps import CityTicket, CountryTicket, Kind, Route, Ticket, TourTicket
from railwright.model.table import Table

if TYPE_CHECKING:
    from railwright.model.view import View

NOBODY = -1


class Hop(NamedTuple):
    """By which route one gets from a waypoint to another, for how many spaces.

    A waypoint is a city together with the stations that have borrowed a route on the
    way there; borrowing leads one way only, since no station does it twice.
    """

    route: Route | None
    start: int
    end: int
    cost: int = 0


@dataclass(frozen=True, slots=True)
class Lack:
    """What is missing for a connection."""

    routes: tuple[Route, ...]

    @property
    def spaces(self) -> int:
        """How many spaces have to be claimed."""
        return sum(route.length for route in self.routes)

    def needed(self) -> tuple[int, int]:
        """How many wagons and ships that takes."""
        ships = sum(route.length for route in self.routes if route.kind is Kind.SEA)
        return self.spaces - ships, ships


class Outlook:
    """The board as one seat may still build on it."""

    def __init__(
        self,
        table: Table,
        seat: int | None,
        owner: dict[str, int],
        closed: set[str],
        stations: frozenset[str] = frozenset(),
    ) -> None:
        self.board = table.board
        self.seat = seat
        self.owner = owner
        self.closed = closed
        self.stations = sorted(stations)
        self.places = self.board.city_index
        both = list(self._hops(self._joined_stops(table)))
        once = list(self._borrowings())
        self.hops = [*both, *once]
        self.ways = Ways(
            len(self.places) << len(self.stations),
            vec[i64]([hop.start for hop in self.hops]),
            vec[i64]([hop.end for hop in self.hops]),
            one_way=len(once),
        )

    @staticmethod
    def of(table: Table, view: "View", only: Iterable[str] | None = None) -> "Outlook":
        """The board as the seat of a view may still build on it, or only some of it."""
        owner = dict(view.routes)
        closed = set(owner)
        if only is not None:
            closed |= {route.id for route in table.board.routes} - set(only)
        for route, player in view.routes:
            twin = table.board.route(route).twin
            if twin and (player == view.seat or not table.rules.both_tracks):
                closed.add(twin)
        built = view.buildings if table.game.stations else ()
        stations = frozenset(city for city, player in built if player == view.seat)
        return Outlook(table, view.seat, owner, closed, stations)

    @staticmethod
    def within(table: Table, routes: set[str]) -> "Outlook":
        """A board of nothing but some routes, all of them free."""
        closed = {route.id for route in table.board.routes} - routes
        return Outlook(table, None, {}, closed)

    def _joined_stops(self, table: Table) -> Iterator[tuple[str, str]]:
        """Pairs of stops of a country that are one place (Q-10)."""
        if table.game.stops_are_one_place:
            for country in self.board.countries:
                yield from pairwise(self.board.stops(country.id))

    def _hops(self, joined: Iterable[tuple[str, str]]) -> Iterator[Hop]:
        """What one may use as often as one likes, whatever is borrowed."""
        stops = list(joined)
        for base in self._bases():
            at = {city: base + place for city, place in self.places.items()}
            for one, other in stops:
                yield Hop(None, at[one], at[other])
            for route in self.board.routes:
                if self.owner.get(route.id, NOBODY) == self.seat:
                    yield Hop(route, at[route.a], at[route.b])
                elif route.id not in self.closed:
                    yield Hop(route, at[route.a], at[route.b], route.length)

    def _borrowings(self) -> Iterator[Hop]:
        """What a station may borrow, if it has not yet."""
        of_others = {id_ for id_, owner in self.owner.items() if owner != self.seat}
        foreign = [route for route in self.board.routes if route.id in of_others]
        size = len(self.places)
        for bit, station in enumerate(self.stations):
            routes = [r for r in foreign if station in {r.a, r.b}]
            for lent, base in enumerate(self._bases()):
                if lent >> bit & 1:
                    continue
                beyond = base + (size << bit)
                for route in routes:
                    a, b = self.places[route.a], self.places[route.b]
                    yield Hop(route, base + a, beyond + b)
                    yield Hop(route, base + b, beyond + a)

    def _bases(self) -> range:
        """Where the waypoints begin for each choice of stations that have borrowed."""
        size = len(self.places)
        return range(0, size << len(self.stations), size)

    def lacks(self, ticket: Ticket) -> list[tuple[str | None, Lack | None]]:
        """What a ticket lacks; one for each country that would do (S-10).

        None instead of a lack says that there is no way left.
        """
        stops = self.board.stops
        match ticket:
            case CityTicket():
                return [(None, self.between(stops(ticket.a), stops(ticket.b)))]
            case CountryTicket():
                start = stops(ticket.start)
                return [
                    (target.to, self.between(start, stops(target.to)))
                    for target in ticket.targets
                ]
            case TourTicket():
                return [(None, self._tour(ticket.cities))]

    def fewest(self, ticket: Ticket) -> float:
        """How many spaces a ticket lacks at least; infinity if there is no way left."""
        ways = [lack.spaces for _, lack in self.lacks(ticket) if lack is not None]
        return min(ways, default=math.inf)

    def needs(self, ticket: Ticket, route: str) -> bool:
        """Whether a route is part of what a ticket lacks, by its shortest way."""
        ways = [lack for _, lack in self.lacks(ticket) if lack is not None]
        shortest = min(ways, key=lambda lack: lack.spaces, default=Lack(()))
        return any(each.id == route for each in shortest.routes)

    def _tour(self, cities: tuple[str, ...]) -> Lack | None:
        """The legs one after another; what one leg claims, the next may use."""
        planned: dict[str, Route] = {}
        for start, goal in pairwise(cities):
            leg = self.between((start,), (goal,), planned)
            if leg is None:
                return None
            planned.update((route.id, route) for route in leg.routes)
        return Lack(tuple(planned.values()))

    def between(
        self, starts: Iterable[str], goals: Iterable[str], planned: Iterable[str] = ()
    ) -> Lack | None:
        """The shortest way from some cities to others; None if there is none."""
        free = set(planned)
        costs = [0 if h.route and h.route.id in free else h.cost for h in self.hops]
        sources = [self.places[city] for city in starts]
        targets = [self.places[city] for city in goals]
        targets = [base + city for base in self._bases() for city in targets]
        way = self.ways.way(costs, sources, targets)
        if way is None:
            return None
        hops = [hop for hop in reversed(way) if costs[hop]]
        return Lack(tuple(r for hop in hops if (r := self.hops[hop].route)))


def networks(routes: Iterable[Route]) -> list[list[Route]]:
    """Routes in groups that hang together, the largest first."""
    groups: list[tuple[set[str], list[Route]]] = []
    for route in routes:
        near = [group for group in groups if group[0] & {route.a, route.b}]
        cities = {route.a, route.b}.union(*(group[0] for group in near))
        joined = [each for group in near for each in group[1]]
        groups = [group for group in groups if group not in near]
        groups.append((cities, [*joined, route]))
    found = [group for _, group in groups]
    return sorted(found, key=lambda group: -sum(route.length for route in group))
