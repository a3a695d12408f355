"""What tickets still lack: the fewest spaces to claim, and on which routes."""

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import pairwise
from typing import TYPE_CHECKING

from railwright.maps import CityTicket, CountryTicket, Kind, Route, Ticket, TourTicket
from railwright.model.table import Table

if TYPE_CHECKING:
    from railwright.model.view import View

NOBODY = -1
Waypoint = tuple[str, frozenset[str]]
"""A city, and the stations that have borrowed a route on the way there."""
Hop = tuple[Route | None, Waypoint, int]
"""By which route one gets where, for how many spaces."""


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
        self.stations = stations
        self.neighbours = self._joined_stops(table)
        self.known: dict[Waypoint, list[Hop]] = {}
        """The steps from places that somebody has been at."""

    @staticmethod
    def of(table: Table, view: "View") -> "Outlook":
        """The board as the seat of a view may still build on it."""
        owner = dict(view.routes)
        closed = set(owner)
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

    def _joined_stops(self, table: Table) -> dict[str, list[str]]:
        """Stops of a country that are one place (Q-10), each with the others."""
        if not table.game.stops_are_one_place:
            return {}
        return {
            city.id: list(self.board.stops(city.country))
            for city in self.board.cities
            if city.country
        }

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
        first: list[Waypoint] = [(city, frozenset()) for city in starts]
        distance = dict.fromkeys(first, 0)
        came: dict[Waypoint, tuple[Route | None, Waypoint]] = {}
        waiting = [(0, index, place) for index, place in enumerate(first)]
        wanted = set(goals)
        while waiting:
            so_far, _, place = heappop(waiting)
            if place[0] in wanted:
                return self._traced(place, came, free)
            if so_far > distance[place]:
                continue
            for route, other, cost in self._steps_from(place, free):
                if so_far + cost < distance.get(other, 1 << 30):
                    distance[other] = so_far + cost
                    came[other] = (route, place)
                    heappush(waiting, (so_far + cost, len(came) + len(first), other))
        return None

    def _steps_from(self, place: Waypoint, free: set[str]) -> list[Hop]:
        """Where one gets from a place; remembered unless some routes are free."""
        if free:
            return self._steps(place, free)
        if place not in self.known:
            self.known[place] = self._steps(place, free)
        return self.known[place]

    def _steps(self, place: Waypoint, free: set[str]) -> list[Hop]:
        city, borrowed = place
        steps: list[Hop] = [
            (None, (other, borrowed), 0) for other in self.neighbours.get(city, ())
        ]
        for route in self.board.routes_at(city):
            other = route.b if route.a == city else route.a
            if self.owner.get(route.id, NOBODY) == self.seat or route.id in free:
                steps.append((route, (other, borrowed), 0))
            elif route.id not in self.closed:
                steps.append((route, (other, borrowed), route.length))
            elif route.id in self.owner:
                lenders = self.stations & {city, other} - borrowed
                steps += [(route, (other, borrowed | {each}), 0) for each in lenders]
        return steps

    def _traced(
        self,
        place: Waypoint,
        came: dict[Waypoint, tuple[Route | None, Waypoint]],
        free: set[str],
    ) -> Lack:
        found = []
        while place in came:
            route, place = came[place]
            if route and route.id not in self.owner and route.id not in free:
                found.append(route)
        return Lack(tuple(reversed(found)))


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
