"""The facts of a board and of its game, as a browser is given them.

`tools/messages.py` writes their types for the client. A field that has its default is
left out.
"""

from typing import Literal

from msgspec import Struct

from railwright.games import Game
from railwright.games.definition import Count, Offer, Part
from railwright.layout import Layout, PlacedCity, PlacedRoute, Slot
from railwright.maps import CardFace, CardKind, City, Color, Map, Route, Wild
from railwright.maps.facts import CityTicket, CountryTicket, Kind, Ticket
from railwright.model.vocabulary import Vocabulary
from railwright.words.own_names import names_of

Compared = Literal["completed", "longest", "built"]
COMPARED: dict[Count, Compared] = {
    Count.COMPLETED: "completed",
    Count.LONGEST: "longest",
    Count.BUILT: "built",
}
"""What players compare for a bonus, by the name of its field in a result."""

Drawn = Literal["wagon", "ship"]
"""What most cards of a deck show, and its back."""


class Facts(Struct, omit_defaults=True):
    """Facts of some kind."""


class CityFacts(Facts):
    """A city, or a stop of a country."""

    id: str
    name: str
    x: float
    y: float
    country: str | None = None
    port: bool = False


class RouteFacts(Facts):
    """A route and where its spaces lie."""

    id: str
    a: str
    b: str
    length: int
    color: Color
    kind: Kind
    points: int
    slots: tuple[Slot, ...]
    locomotives: int = 0
    any_cards_per_space: int = 0
    pair_spaces: int = 0
    twin: str | None = None
    wraps: bool = False


class CardFacts(Facts):
    """What a kind of card shows; a wild one has no color."""

    kind: CardKind
    count: int
    """How many of them there are."""
    color: Color | None = None
    port: bool = False


class CityTicketFacts(Facts):
    """A ticket that names cities; a tour has a worth in another order, and of none."""

    cities: list[str]
    points: int
    long: bool = False
    """Whether it can only be dealt, never drawn later."""
    any_order: int | None = None
    penalty: int | None = None
    copies: int = 1


class TargetFacts(Facts):
    """One of the places that a country ticket offers."""

    to: str
    points: int


class CountryTicketFacts(Facts):
    """A ticket from a place to the best of several."""

    start: str
    targets: list[TargetFacts]
    copies: int = 1


TicketFacts = CityTicketFacts | CountryTicketFacts


class CountryFacts(Facts):
    """A country whose stops serve the tickets that name it."""

    id: str
    name: str
    letter: str


class OfferFacts(Facts):
    """How many tickets are offered, and how many of them are kept at least."""

    count: int
    keep: int


class PartFacts(Facts):
    """A part of the total; for a bonus, what is compared and what it brings."""

    name: str
    most: Compared | None = None
    points: int = 0


class GameFacts(Facts):
    """The numbers of the rules that a page shows."""

    name: str
    seats: tuple[int, int]
    wagons: int
    ships: int
    fleet: int | None
    market: int
    stations: int
    ports: int
    exchange: bool
    scoring: list[PartFacts]
    last_pieces: int
    wild_on: list[Kind]
    """The kinds of routes that wild cards pay for."""
    first_offer: OfferFacts
    later_offer: OfferFacts
    names: dict[str, dict[str, str]] = {}
    """What the game calls its own in each language, by the names of our messages."""


class BoardFacts(Facts):
    """All that a page needs besides the drawing; positions are in board pixels."""

    name: str
    title: str
    width: float
    height: float
    slot_height: float
    cities: list[CityFacts]
    routes: list[RouteFacts]
    tickets: dict[str, TicketFacts]
    countries: list[CountryFacts]
    cards: dict[str, CardFacts]
    decks: dict[str, Drawn]
    wild: Wild
    points: dict[int, int]
    game: GameFacts


def board_facts(game: Game, board: Map, layout: Layout) -> BoardFacts:
    """The facts of a board that is drawn like this."""
    words = Vocabulary(board)
    routes = zip(board.routes, layout.routes, strict=True)
    cities = zip(board.cities, layout.cities, strict=True)
    return BoardFacts(
        name=board.name,
        title=board.title,
        width=layout.width,
        height=layout.height,
        slot_height=layout.slot_height,
        cities=[_city(city, placed) for city, placed in cities],
        routes=[_route(route, placed, board) for route, placed in routes],
        tickets={ticket.id: _ticket(ticket, game) for ticket in board.tickets},
        countries=[
            CountryFacts(each.id, each.name, each.letter) for each in board.countries
        ],
        cards={face.name: _card(face) for face in board.faces},
        decks={deck: _drawn(board, deck) for deck in words.decks},
        wild=board.wild,
        points=dict(board.route_points),
        game=_game(game),
    )


def _city(city: City, placed: PlacedCity) -> CityFacts:
    return CityFacts(city.id, city.name, placed.x, placed.y, city.country, city.port)


def _route(route: Route, placed: PlacedRoute, board: Map) -> RouteFacts:
    return RouteFacts(
        id=route.id,
        a=route.a,
        b=route.b,
        length=route.length,
        color=route.color,
        kind=route.kind,
        points=board.route_points[route.length],
        slots=placed.slots,
        locomotives=route.locomotives,
        any_cards_per_space=route.any_cards_per_space,
        pair_spaces=route.pair_spaces,
        twin=route.twin,
        wraps=route.wraps,
    )


def _card(face: CardFace) -> CardFacts:
    return CardFacts(face.sort.kind, face.sort.each, face.color, face.sort.port)


def _drawn(board: Map, deck: str) -> Drawn:
    faces = [face for face in board.faces if face.sort.deck == deck]
    ships = sum(face.sort.each for face in faces if face.is_ship)
    wagons = sum(face.sort.each for face in faces if not face.is_ship)
    return "ship" if ships > wagons else "wagon"


def _ticket(ticket: Ticket, game: Game) -> TicketFacts:
    if isinstance(ticket, CityTicket):
        return CityTicketFacts(
            [ticket.a, ticket.b],
            ticket.points,
            long=game.is_only_dealt(ticket),
            copies=ticket.copies,
        )
    if isinstance(ticket, CountryTicket):
        targets = [TargetFacts(target.to, target.points) for target in ticket.targets]
        return CountryTicketFacts(ticket.start, targets, ticket.copies)
    return CityTicketFacts(
        list(ticket.cities),
        ticket.ordered,
        long=game.is_only_dealt(ticket),
        any_order=ticket.any_order,
        penalty=ticket.penalty,
        copies=ticket.copies,
    )


def _game(game: Game) -> GameFacts:
    return GameFacts(
        name=game.name,
        seats=game.seats,
        wagons=game.pieces.wagons,
        ships=game.pieces.ships,
        fleet=game.pieces.choose,
        market=sum(game.market.shares),
        stations=game.stations.count if game.stations else 0,
        ports=game.ports.count if game.ports else 0,
        exchange=game.exchange,
        scoring=[_part(part) for part in game.scoring],
        last_pieces=game.ending.pieces_left,
        wild_on=sorted(game.payment.wild_on),
        first_offer=_offer(game.first_tickets),
        later_offer=_offer(game.later_tickets),
        names=names_of(game.name),
    )


def _part(part: Part) -> PartFacts:
    if part.bonus is None:
        return PartFacts(part.name)
    return PartFacts(part.name, COMPARED[part.bonus.count], part.bonus.points)


def _offer(offer: Offer) -> OfferFacts:
    return OfferFacts(sum(offer.cards.values()), offer.keep)
