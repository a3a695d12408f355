"""Shortest ways over what a seat owns and may still claim."""

from heapq import heappop, heappush

from railwright.bots.study import study
from railwright.maps import CityTicket, CountryTicket, TourTicket
from railwright.model.view import View


class Network:
    """A board as one seat may still build on it; own routes cost nothing."""

    def __init__(self, view: View) -> None:
        self.board = study(view).table.board
        self.words = study(view).table.words
        self.seat = view.seat
        rules = study(view).table.rules
        self.owner = dict(view.routes)
        self.closed = set(self.owner)
        for route in self.owner:
            twin = self.board.route(route).twin
            if twin and (self.owner[route] == view.seat or not rules.both_tracks):
                self.closed.add(twin)

    def way(self, ticket: str) -> set[str]:
        """The routes that a ticket still lacks; none if it is done or impossible."""
        card = self.words.tickets[self.words.ticket_numbers(ticket)[0]]
        match card:
            case CityTicket():
                return self.between(self.board.stops(card.a), self.board.stops(card.b))
            case CountryTicket():
                goals = [self.board.stops(target.to) for target in card.targets]
                starts = self.board.stops(card.start)
                return self.between(starts, tuple(c for goal in goals for c in goal))
            case TourTicket():
                legs = zip(card.cities, card.cities[1:], strict=False)
                return {route for a, b in legs for route in self.between((a,), (b,))}

    def between(self, starts: tuple[str, ...], goals: tuple[str, ...]) -> set[str]:
        """The routes to claim on the shortest way from some cities to others."""
        distance = dict.fromkeys(starts, 0)
        came_by: dict[str, tuple[str, str]] = {}
        waiting = [(0, city) for city in starts]
        while waiting:
            so_far, city = heappop(waiting)
            if city in goals:
                return self._lacking(city, came_by)
            if so_far > distance[city]:
                continue
            for route in self.board.routes_at(city):
                is_own = self.owner.get(route.id) == self.seat
                if route.id in self.closed and not is_own:
                    continue
                through = so_far + (0 if is_own else route.length)
                other = route.b if route.a == city else route.a
                if through < distance.get(other, 1 << 30):
                    distance[other] = through
                    came_by[other] = (route.id, city)
                    heappush(waiting, (through, other))
        return set()

    def _lacking(self, city: str, came_by: dict[str, tuple[str, str]]) -> set[str]:
        found = set()
        while city in came_by:
            route, city = came_by[city]
            if self.owner.get(route) != self.seat:
                found.add(route)
        return found
