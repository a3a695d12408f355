"""The facts of a board, as written in its map file: cities, routes, tickets, cards."""

from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cached_property
from typing import Any

from railwright.core.board import Board
from railwright.maps.cards import CardFace, CardKind, CardSort, Color, Wild
from railwright.maps.names import unknown_name


class Kind(StrEnum):
    """What a route's spaces are; a route is one of these and never two."""

    RAIL = "rail"
    TUNNEL = "tunnel"
    FERRY = "ferry"
    SEA = "sea"


@dataclass(frozen=True, slots=True)
class City:
    """A place where routes end; with a country it is one of that country's stops."""

    id: str
    name: str
    lon: float
    lat: float
    country: str | None = None
    port: bool = False
    printed: bool = True


@dataclass(frozen=True, slots=True)
class Country:
    """A neighboring country whose stops all serve the tickets that name it."""

    id: str
    name: str
    letter: str


@dataclass(frozen=True, slots=True)
class Route:
    """One row of spaces between two cities, claimed as a whole."""

    id: str
    a: str
    b: str
    length: int
    color: Color
    kind: Kind
    locomotives: int = 0
    """Spaces that bear a locomotive symbol; only ferries have them."""
    any_cards_per_space: int = 0
    """How many cards of any color may stand for one space; 0 where none may."""
    pair_spaces: int = 0
    """Spaces that cost a pair of cards."""
    west_spaces: int | None = None
    """Spaces at the western edge of a route that leaves the board and comes back."""
    twin: str | None = None
    """The other track of a double route."""

    @property
    def wraps(self) -> bool:
        """Whether the route leaves the board at one side and returns at the other."""
        return self.west_spaces is not None


ORDINARY = "tickets"
"""The deck of a ticket that names none: the ordinary one of whatever game."""


@dataclass(frozen=True, slots=True)
class CityTicket:
    """A ticket that asks for a connection between two cities."""

    id: str
    a: str
    b: str
    points: int
    spaces: int | None = None
    """The shortest path, where the printed points differ from it."""
    deck: str = ORDINARY
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Target:
    """One of the countries that a country ticket may reach, and its worth."""

    to: str
    points: int
    spaces: int | None = None


@dataclass(frozen=True, slots=True)
class CountryTicket:
    """A ticket from a city or country to the best of several countries."""

    id: str
    start: str
    targets: tuple[Target, ...]
    deck: str = ORDINARY
    copies: int = 1


@dataclass(frozen=True, slots=True)
class TourTicket:
    """A ticket that lists more than two cities, worth most when met in order."""

    id: str
    cities: tuple[str, ...]
    ordered: int
    any_order: int
    penalty: int
    deck: str = ORDINARY
    copies: int = 1


Ticket = CityTicket | CountryTicket | TourTicket


@dataclass(frozen=True)
class Map:
    """A whole board: the facts of one map file."""

    name: str
    title: str
    route_points: dict[int, int]
    cards: tuple[CardSort, ...]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    countries: tuple[Country, ...] = ()
    rules: str | None = None
    """The game by whose rules it is played, if it says so."""
    options: tuple[tuple[str, str], ...] = ()
    """The rule options with which it is played."""
    record: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The map as its file has it, for records to carry."""

    def __getstate__(self) -> dict[str, Any]:
        """The facts alone: what is derived from them can be derived again."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @cached_property
    def city_index(self) -> dict[str, int]:
        """The place of each city id in `cities`."""
        return {city.id: index for index, city in enumerate(self.cities)}

    @cached_property
    def route_index(self) -> dict[str, int]:
        """The place of each route id in `routes`."""
        return {route.id: index for index, route in enumerate(self.routes)}

    @cached_property
    def kinds(self) -> frozenset[Kind]:
        """The kinds of routes that the board has."""
        return frozenset(route.kind for route in self.routes)

    @cached_property
    def faces(self) -> tuple[CardFace, ...]:
        """What the cards show: each sort color by color, the wild one last."""
        wild = [sort for sort in self.cards if sort.kind is CardKind.WILD]
        colored = [
            CardFace(sort, color) for sort in self.cards for color in sort.colors
        ]
        return (*colored, *map(CardFace, wild))

    @cached_property
    def face_index(self) -> dict[str, CardFace]:
        """What the cards of each name show."""
        return {face.name: face for face in self.faces}

    @cached_property
    def has_ships(self) -> bool:
        """Whether some cards show ships."""
        return any(face.is_ship for face in self.faces)

    @property
    def wild(self) -> Wild:
        """What players call the wild card: a joker where it also stands for ships."""
        return Wild.JOKER if self.has_ships else Wild.LOCOMOTIVE

    @cached_property
    def board(self) -> Board:
        """The same cities and routes as numbers, for the core."""
        city = self.city_index
        return Board(
            len(self.cities),
            [city[route.a] for route in self.routes],
            [city[route.b] for route in self.routes],
            [route.length for route in self.routes],
        )

    def city(self, city_id: str) -> City:
        """The city of that id; UnknownName, a KeyError, if there is none."""
        try:
            return self.cities[self.city_index[city_id]]
        except (KeyError, TypeError):  # not there, or no name at all
            raise unknown_name(self, self.city_index, city_id, "city") from None

    def route(self, route_id: str) -> Route:
        """The route of that id; UnknownName, a KeyError, if there is none."""
        try:
            return self.routes[self.route_index[route_id]]
        except (KeyError, TypeError):
            raise unknown_name(self, self.route_index, route_id, "route") from None

    def ticket(self, ticket_id: str) -> Ticket:
        """The ticket of that id; UnknownName, a KeyError, if there is none."""
        tickets = {ticket.id: ticket for ticket in self.tickets}
        try:
            return tickets[ticket_id]
        except (KeyError, TypeError):
            raise unknown_name(self, tickets, ticket_id, "ticket") from None

    def routes_at(self, city_id: str) -> tuple[Route, ...]:
        """The routes that end in a city, in the order of the map file."""
        try:
            indices = self.board.routes_at[self.city_index[city_id]]
        except (KeyError, TypeError):
            raise unknown_name(self, self.city_index, city_id, "city") from None
        return tuple(self.routes[index] for index in indices)

    def stops(self, place: str) -> tuple[str, ...]:
        """The stops of a country; for a city, the city itself."""
        if not any(country.id == place for country in self.countries):
            return (place,)
        return tuple(city.id for city in self.cities if city.country == place)

    def distance(self, a: str, b: str) -> int:
        """Fewest spaces between two cities or countries."""
        spaces = self.board.distances(self._stop_numbers(a))
        return min(spaces[stop] for stop in self._stop_numbers(b))

    def _stop_numbers(self, place: str) -> list[int]:
        try:
            return [self.city_index[stop] for stop in self.stops(place)]
        except (KeyError, TypeError):  # not there, or no name at all
            names = [*self.city_index, *(country.id for country in self.countries)]
            kind = "city or country" if self.countries else "city"
            raise unknown_name(self, names, place, kind) from None
