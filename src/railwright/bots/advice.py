"""What a seat could do now, and why: hints for people, from what the seat may know."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from railwright.bots.search import Budget, decided, search
from railwright.bots.seat_sight import sight_of
from railwright.core.scoring import held_tickets
from railwright.core.state import OFFER_ROOM
from railwright.errors import GameError
from railwright.maps import CardFace, Color, Kind, Route, Ticket
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    BuildPort,
    BuildStation,
    ChoosePieces,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    ExchangePieces,
    GiveUp,
    KeepTickets,
    PayExtra,
)
from railwright.model.listed import action_of
from railwright.model.outlook import Outlook
from railwright.model.view import View
from railwright.tactics.judgement import Mind
from railwright.tactics.plan import Plan, Surveyor

Reason = Literal[
    "only",
    "tickets",
    "points",
    "card",
    "wild",
    "blind",
    "time",
    "keep",
    "station",
    "port",
    "ships",
    "wagons",
    "fleet",
    "borrow",
    "give-up",
    "plan",
]
"""Why something is advised: nothing else can be done; it is on the way of tickets; it
brings points; the card is for a route; a wild card is good for all; no face-up card is
better than luck; there is time for more tickets; the pieces are enough for the tickets;
tickets can use a rival's route there; tickets that name the port score more; the plan
asks for more ships, or wagons, than are left; the fleet is what the tickets ask for;
nothing else that is borrowed brings more; the tunnel is not worth the extra; or
nothing else looks better, tried out or, without the time for it, by judgement."""
THOUGHT = Budget(seconds=1.0, rounds=None)
"""What a hint is worth, if nothing else is said: people wait for it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Something to do, and the facts of the reason for it."""

    action: Action
    reason: Reason
    route: str | None = None
    """The route that is claimed, or for which a card is taken."""
    card: str | None = None
    """The face-up card to take."""
    tickets: tuple[str, ...] = ()
    """The tickets that it is for."""
    spaces: int = 0
    """How many spaces the tickets ask for that are kept, with those held."""
    sea: int = 0
    """How many of them are at sea."""
    pieces: int = 0
    """How many pieces are left for them."""


def advise(view: View, seed: int, budget: Budget = THOUGHT) -> Advice:
    """What the searcher would do in the place of a seat that has to decide."""
    if view.seat is None or not view.actions:
        raise GameError("there is nothing to decide")
    if len(view.actions) == 1:
        return Advice(view.actions[0], "only")
    adviser = Adviser(view)
    found = decided([search(adviser.sight, budget, seed)])
    words = adviser.table.words
    return adviser.advice(action_of(adviser.sight.state, words, found))


def ticket_claims(view: View) -> set[str]:
    """The routes a seat can claim now of which a hint would say: for these tickets."""
    claims = {each.route for each in view.actions if isinstance(each, ClaimRoute)}
    if view.seat is None or not claims:
        return set()
    adviser = Adviser(view)
    return {route for route in claims if adviser.tickets(route)}


class Adviser:
    """Finds the reasons for what the seat of a view could do."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.sight = sight_of(view)
        self.table = self.sight.study.table

    @cached_property
    def planned(self) -> list[Route]:
        """The routes that the planner wants."""
        mind = Mind(self.sight.study.atlas)
        plan = mind.assessment(self.sight.state, self.sight.seat).plan
        routes = self.table.board.routes
        return [route for at, route in enumerate(routes) if plan.wanted[at]]

    def advice(self, action: Action) -> Advice:  # noqa: PLR0911 - one for each kind
        """An action with the reason for it."""
        match action:
            case ClaimRoute(route):
                return self._claim(action, route)
            case PayExtra() if self.view.tunnel:
                return self._claim(action, self.view.tunnel.route)
            case GiveUp():
                return Advice(action, "give-up")
            case DrawUp(slot):
                return self._card(action, self.view.market[slot - 1])
            case DrawBlind():
                return Advice(action, "blind")
            case DrawTickets():
                return Advice(action, "time")
            case KeepTickets(kept):
                return self._keep(action, kept)
        return self._apart(action)

    def _apart(self, action: Action) -> Advice:
        """What only some games have."""
        match action:
            case BuildStation(city):
                return self._for_tickets(action, "station", self._served(city))
            case BuildPort(city):
                return self._for_tickets(action, "port", self._naming(city))
            case ExchangePieces(given=given):
                return self._exchange(action, given)
            case ChoosePieces():
                return self._fleet(action)
            case BorrowRoutes():
                return Advice(action, "borrow")
        return Advice(action, "plan")

    def _for_tickets(
        self, action: Action, reason: Reason, tickets: tuple[str, ...]
    ) -> Advice:
        return Advice(action, reason if tickets else "plan", tickets=tickets)

    def _claim(self, action: Action, route: str) -> Advice:
        tickets = self.tickets(route)
        return Advice(
            action, "tickets" if tickets else "points", route, tickets=tickets
        )

    def _card(self, action: Action, card: str | None) -> Advice:
        face = self.table.board.face_index[card] if card else None
        if face is None or face.is_wild:
            return Advice(action, "wild", card=card)
        route = _route_for(face, self.planned)
        if route is None:
            return Advice(action, "plan", card=card)
        return Advice(action, "card", route.id, card, self.tickets(route.id))

    def _keep(self, action: Action, kept: Iterable[int | str]) -> Advice:
        """Kept tickets go together if one network within the pieces serves them all."""
        state, seat = self.sight.state, self.sight.seat
        first = seat * OFFER_ROOM - 1
        plan = self._network([int(state.offer[first + int(place)]) for place in kept])
        spaces, pieces = int(plan.spaces()), int(state.pieces_left(seat))
        if plan.hopeless or not 0 < spaces <= pieces:
            return Advice(action, "plan")
        return Advice(action, "keep", spaces=spaces, pieces=pieces)

    def _exchange(self, action: Action, given: str) -> Advice:
        """What is given is exchanged for pieces that the tickets lack."""
        state, plan, at = self.sight.state, self._network(), 2 * self.sight.seat
        if given == "wagons":
            lacks = plan.ships > state.stock[at + 1]
            return Advice(action, "ships" if lacks else "plan")
        lacks = plan.wagons > state.stock[at]
        return Advice(action, "wagons" if lacks else "plan")

    def _fleet(self, action: Action) -> Advice:
        plan = self._network()
        spaces, sea = int(plan.spaces()), int(plan.ships)
        return Advice(action, "fleet" if spaces else "plan", spaces=spaces, sea=sea)

    def _network(self, more: Iterable[int] = ()) -> Plan:
        """What the tickets that are held ask for, and some more."""
        state, seat = self.sight.state, self.sight.seat
        tickets = [int(card) for card in held_tickets(state, seat)]
        return Surveyor(self.sight.study.atlas, state, seat).plan([*tickets, *more])

    @cached_property
    def held(self) -> dict[str, Ticket]:
        """The tickets that are held, each once."""
        words = self.table.words
        return {
            name: words.tickets[words.ticket_numbers(name)[0]]
            for name in self.view.tickets
        }

    def _served(self, city: str) -> tuple[str, ...]:
        """The tickets that ask for less with a station in a city."""
        built = (*self.view.buildings, (city, self.sight.seat))
        now = Outlook.of(self.table, self.view)
        then = Outlook.of(self.table, replace(self.view, buildings=built))
        return tuple(
            name
            for name, ticket in self.held.items()
            if then.fewest(ticket) < now.fewest(ticket)
        )

    def _naming(self, city: str) -> tuple[str, ...]:
        """The tickets that name a city and can be completed."""
        outlook, words = Outlook.of(self.table, self.view), self.table.words
        terms, number = self.sight.study.atlas.terms.tickets, words.city_number(city)
        return tuple(
            name
            for name, ticket in self.held.items()
            if terms[words.ticket_numbers(name)[0]].names(number)
            and outlook.fewest(ticket) < math.inf
        )

    def tickets(self, route: str) -> tuple[str, ...]:
        """The tickets whose way over own and planned routes needs a route.

        Either of two tracks side by side would do.
        """
        twin = self.table.board.route(route).twin
        planned = {each.id for each in self.planned} - {twin} | {route}
        outlook = Outlook.of(self.table, self.view, only=planned)
        return tuple(
            name for name, ticket in self.held.items() if outlook.needs(ticket, route)
        )


def _route_for(face: CardFace, planned: Sequence[Route]) -> Route | None:
    """A planned route that a card could pay for, one of its color first."""
    fitting = [route for route in planned if (route.kind is Kind.SEA) == face.is_ship]
    for wanted in (face.color, Color.GRAY):
        for route in fitting:
            if route.color == wanted:
                return route
    return None
