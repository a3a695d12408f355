"""Cards, routes, tickets and actions of one board, in the words of a language."""

import unicodedata
from collections.abc import Iterable

from railwright.maps import (
    WILD,
    CityTicket,
    CountryTicket,
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
from railwright.words.own_names import in_words, own_names
from railwright.words.speech import Words, speak

DASH = "\N{EN DASH}"
TOLD = ("game", "advice", "terminal")
"""The files of a language that tell about a table."""


class Phrases:
    """The words for what there is on a board, in English if nothing else is said.

    The names that a game brings itself come before ours.
    """

    def __init__(self, board: Map, game: str, words: Words | None = None) -> None:
        self.board = board
        self.words = words or speak("en", *TOLD)
        self.say = self.words.say
        self.own = own_names(game, self.words.language)
        self.tickets = {ticket.id: ticket for ticket in board.tickets}
        self.ships = int(board.has_ships)
        """What tells messages whether a board has ships: 0 if it has only trains."""
        self.countries = {country.id: country.name for country in board.countries}

    @property
    def title(self) -> str:
        """What the game is called."""
        return self._name(f"game-{self.board.name}", self.board.title)

    def card(self, kind: str) -> str:
        """One card: `red`, `locomotive`, `red double ship`."""
        return self.say("card", kind=self.board.wild if kind == WILD else kind)

    def cards(self, cards: Cards) -> str:
        """Several cards: `3 x red, 1 x locomotive`."""
        return ", ".join(
            self.say("cards", n=count, card=self.card(kind)) for kind, count in cards
        )

    def place(self, place: str) -> str:
        """The name of a city, or of a country."""
        if place in self.countries:
            return self._name(f"country-{place}", self.countries[place])
        city = self.board.city(place)
        return self.place(city.country) if city.country else city.name

    def part(self, name: str) -> str:
        """A part of the total: `Longest path`."""
        return self._name(f"part-{name}", in_words(name))

    def _name(self, message: str, otherwise: str) -> str:
        """A name in the game's own words, in ours, or as it is without words."""
        return self.own.get(message) or self.words.name(message, otherwise)

    def ends(self, route: str) -> str:
        """The two ends of a route."""
        known = self.board.route(route)
        return self.say("route-ends", a=self.place(known.a), b=self.place(known.b))

    def route(self, route: str) -> str:
        """A route with what tells it apart: `Bergen - Oslo (4 red tunnel)`."""
        return f"{self.ends(route)} ({self.track(self.board.route(route))})"

    def track(self, route: Route) -> str:
        """Length, color and kind of a route: `4 red tunnel`."""
        color = self.say("track-color", color=route.color)
        said = self.say("track", n=route.length, color=color, kind=route.kind)
        if n := route.locomotives:
            wild = self.board.wild
            said = self.say("track-locomotives", track=said, n=n, wild=wild)
        return self.say("track-pairs", track=said) if route.pair_spaces else said

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
                ends = self.say(
                    "route-ends", a=self.place(card.a), b=self.place(card.b)
                )
                return f"{ends} ({card.points})"
            case CountryTicket():
                targets = ", ".join(
                    f"{self.place(target.to)} {target.points}"
                    for target in card.targets
                )
                return self.say("route-ends", a=self.place(card.start), b=targets)
            case TourTicket():
                stops = f" {DASH} ".join(map(self.place, card.cities))
                values = self.say(
                    "tour-values",
                    ordered=card.ordered,
                    any=card.any_order,
                    penalty=card.penalty,
                )
                return f"{stops} ({values})"

    def action(self, action: Action, view: View) -> str:  # noqa: C901, PLR0911, PLR0912
        """What an action means in a position: `Claim Oslo - Bergen with 4 x red.`."""
        match action:
            case DrawUp(slot, deck):
                taken = self.say(
                    "action-up", card=self.card(view.market[slot - 1] or "")
                )
                return (
                    f"{taken} {self.say('action-refill', deck=deck)}" if deck else taken
                )
            case DrawBlind(deck):
                return self.say("action-blind", deck=deck or "only")
            case ClaimRoute(route, cards):
                ends, paid = self.ends(route), self.cards(cards)
                return self.say("action-claim", route=ends, cards=paid)
            case DrawTickets():
                return self.say("action-tickets")
            case KeepTickets(kept):
                tickets = self.words.listed(self._offered(kept, view))
                return self.say("action-keep", n=len(kept), tickets=tickets)
            case BuildStation(city):
                return self.say("action-station", city=self.place(city))
            case BuildPort(city):
                return self.say("action-port", city=self.place(city))
            case ExchangePieces(count, given):
                return self.say(f"action-exchange-{given}", n=count)
            case PayExtra(cards):
                return self.say("action-pay", cards=self.cards(cards))
            case GiveUp():
                return self.say("action-give-up")
            case ChoosePieces(wagons, ships):
                return self.say("action-pieces", wagons=wagons, ships=ships)
            case FillSlot(deck):
                return self.say("action-refill", deck=deck)
            case BorrowRoutes(routes):
                said = self.borrowed(routes)
                return self.say("action-borrow", n=len(routes), routes=said)
        return self.say("action-pass")

    def borrowed(self, routes: Iterable[tuple[str, str]]) -> str:
        """What stations borrow: `Budapest - Wien (4 white) (station: Wien)`."""
        return self.words.listed(
            self.say("borrowed-route", route=self.ends(route), city=self.place(city))
            for city, route in routes
        )

    def _offered(self, kept: Iterable[int | str], view: View) -> list[str]:
        """Tickets of an offer by their places or names."""
        return [
            self.ticket(view.offer[each - 1] if isinstance(each, int) else each)
            for each in kept
        ]


def bare(text: str) -> str:
    """Letters and digits without accents, small."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if part.isalnum())


def signed(points: int) -> str:
    """Points that are added or taken away: `+7`, with a real minus."""
    return f"{points:+}".replace("-", "\N{MINUS SIGN}")
