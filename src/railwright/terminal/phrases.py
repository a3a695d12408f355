"""Cards, routes, tickets and actions of one board in plain words."""

from collections.abc import Iterable

from railwright.maps import (
    CityTicket,
    CountryTicket,
    Kind,
    Map,
    Route,
    Ticket,
    TourTicket,
)
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    BuildPort,
    BuildStation,
    Cards,
    ChoosePieces,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    ExchangePieces,
    FillSlot,
    GiveUp,
    KeepTickets,
    PayExtra,
)
from railwright.model.view import View

WILD = "loco"
DASH = "\N{EN DASH}"
SORTS = {"port": "wagon with port", "ship": "ship", "double": "double ship"}


class Phrases:
    """The words for what there is on a board."""

    def __init__(self, board: Map) -> None:
        self.board = board
        self.tickets = {ticket.id: ticket for ticket in board.tickets}
        self.countries = {country.id: country.name for country in board.countries}
        self.has_ships = any(cards.deck == "ship" for cards in board.cards)

    @property
    def wild(self) -> str:
        """What a wild card is called here."""
        return "joker" if self.has_ships else "locomotive"

    def card(self, kind: str) -> str:
        """One card: `red`, `locomotive`, `red double ship`."""
        if kind == WILD:
            return self.wild
        color, _, sort = kind.partition("-")
        if not self.has_ships:
            return color
        return f"{color} {SORTS.get(sort, 'wagon')}"

    def cards(self, cards: Cards) -> str:
        """Several cards: `3 red + 1 locomotive`."""
        return " + ".join(self.counted(count, kind) for kind, count in cards)

    def one(self, kind: str) -> str:
        """One card with its article: `an orange card`, `a locomotive`."""
        name = self.card(kind) if kind == WILD else f"{self.card(kind)} card"
        return f"{'an' if name[0] == 'o' else 'a'} {name}"

    def counted(self, count: int, kind: str) -> str:
        """So many cards of a kind."""
        name = self.card(kind)
        if count > 1 and (kind == WILD or self.has_ships):
            first, port, rest = name.partition(" with ")
            name = f"{first}s{port}{rest}"
        return f"{count} {name}"

    def place(self, place: str) -> str:
        """The name of a city, or of a country."""
        if place in self.countries:
            return self.countries[place]
        city = self.board.city(place)
        return self.countries[city.country] if city.country else city.name

    def ends(self, route: str) -> str:
        """The two ends of a route."""
        known = self.board.route(route)
        return f"{self.place(known.a)} {DASH} {self.place(known.b)}"

    def route(self, route: str) -> str:
        """A route with what tells it apart: `Bergen - Oslo (4 red tunnel)`."""
        return f"{self.ends(route)} ({self.track(self.board.route(route))})"

    def track(self, route: Route) -> str:
        """Length, color and kind of a route: `4 red tunnel`."""
        words = [str(route.length), str(route.color)]
        if route.kind is not Kind.RAIL:
            words.append(route.kind)
        if route.locomotives:
            words.append(f"{route.locomotives} loco")
        if route.pair_spaces:
            words.append("in pairs")
        return " ".join(words)

    def points(self, route: str) -> int:
        """What a route is worth."""
        return self.board.route_points[self.board.route(route).length]

    def ticket(self, ticket: str) -> str:
        """A ticket with what it is worth."""
        return self.ticket_words(self.tickets[ticket.partition(":")[0]])

    def ticket_words(self, card: Ticket) -> str:
        """A ticket in words: `Oslo - Vaasa (12)`."""
        match card:
            case CityTicket():
                ends = f"{self.place(card.a)} {DASH} {self.place(card.b)}"
                return f"{ends} ({card.points})"
            case CountryTicket():
                targets = ", ".join(
                    f"{self.place(target.to)} {target.points}"
                    for target in card.targets
                )
                return f"{self.place(card.start)} to {targets}"
            case TourTicket():
                stops = f" {DASH} ".join(map(self.place, card.cities))
                points = f"{card.ordered}, {card.any_order} out of order"
                return f"{stops} (tour {points}, or -{card.penalty})"

    def action(self, action: Action, view: View) -> str:  # noqa: C901, PLR0911, PLR0912
        """What an action means in a position: `claim Oslo - Bergen with 4 red`."""
        match action:
            case DrawUp(slot, deck):
                card = view.market[slot - 1]
                taken = f"take {self.one(card) if card else 'a card'} from the market"
                return f"{taken}, refill from the {deck} deck" if deck else taken
            case DrawBlind(deck):
                return f"draw a blind card from the {deck + ' ' if deck else ''}deck"
            case ClaimRoute(route, cards):
                return f"claim {self.route(route)} with {self.cards(cards)}"
            case DrawTickets():
                return "draw tickets"
            case KeepTickets(kept):
                return f"keep {listed(self._offered(kept, view))}"
            case BuildStation(city, cards):
                return f"build a station in {self.place(city)} with {self.cards(cards)}"
            case BuildPort(city, cards):
                return f"build a port in {self.place(city)} with {self.cards(cards)}"
            case ExchangePieces(count, given):
                other = "ships" if given == "wagons" else "wagons"
                return f"exchange {count} {given} for {other}, for a point each"
            case PayExtra(cards):
                return f"pay {self.cards(cards)} more for the tunnel"
            case GiveUp():
                return "give the tunnel up and take the cards back"
            case ChoosePieces(wagons, ships):
                return f"take {wagons} wagons and {ships} ships"
            case FillSlot(deck):
                return f"fill the empty slot from the {deck} deck"
            case BorrowRoutes(routes):
                return f"borrow {self.borrowed(routes)}"
        return "let the turn go by"

    def borrowed(self, routes: Iterable[tuple[str, str]]) -> str:
        """What stations borrow: `Budapest - Wien by the station in Wien`."""
        words = [
            f"{self.route(route)} by the station in {self.place(city)}"
            for city, route in routes
        ]
        return listed(words) or "nothing"

    def _offered(self, kept: Iterable[int | str], view: View) -> list[str]:
        """Tickets of an offer by their places or names."""
        return [
            self.ticket(view.offer[each - 1] if isinstance(each, int) else each)
            for each in kept
        ]


def listed(words: Iterable[str]) -> str:
    """Words in a row: `one`, `one and two`, `one, two and three`."""
    *first, last = list(words) or [""]
    return f"{', '.join(first)} and {last}" if first else last


def counted(number: int, one: str, many: str = "") -> str:
    """A number and its noun: `1 ticket`, `2 tickets`."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"
