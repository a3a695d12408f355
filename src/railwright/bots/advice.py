"""What a seat could do now, and why: hints for people, from what the seat may know."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from railwright.bots.search import Budget, decided, search
from railwright.bots.seat_sight import sight_of
from railwright.core.scoring import held_tickets
from railwright.core.state import OFFER_ROOM
from railwright.errors import GameError
from railwright.maps import CardFace, Color, Kind, Route
from railwright.model.actions import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    KeepTickets,
    PayExtra,
)
from railwright.model.listed import action_of
from railwright.model.outlook import Outlook
from railwright.model.view import View
from railwright.tactics.judgement import Mind
from railwright.tactics.plan import Surveyor

Reason = Literal[
    "only", "tickets", "points", "card", "wild", "blind", "time", "keep", "plan"
]
"""Why something is advised: nothing else can be done; it is on the way of tickets; it
brings points; the card is for a route; a wild card is good for all; no face-up card is
better than luck; there is time for more tickets; the pieces are enough for the tickets;
it suits the plan."""
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
    """The tickets that are on the way of the route."""
    spaces: int = 0
    """How many spaces the tickets ask for that are kept, with those held."""
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
            case DrawUp(slot):
                return self._card(action, self.view.market[slot - 1])
            case DrawBlind():
                return Advice(action, "blind")
            case DrawTickets():
                return Advice(action, "time")
            case KeepTickets(kept):
                return self._keep(action, kept)
        return Advice(action, "plan")

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
        tickets = [int(card) for card in held_tickets(state, seat)]
        tickets += [int(state.offer[first + int(place)]) for place in kept]
        plan = Surveyor(self.sight.study.atlas, state, seat).plan(tickets)
        spaces, pieces = int(plan.spaces()), int(state.pieces_left(seat))
        if plan.hopeless or not 0 < spaces <= pieces:
            return Advice(action, "plan")
        return Advice(action, "keep", spaces=spaces, pieces=pieces)

    def tickets(self, route: str) -> tuple[str, ...]:
        """The tickets whose way over own and planned routes needs a route.

        Either of two tracks side by side would do.
        """
        twin = self.table.board.route(route).twin
        planned = {each.id for each in self.planned} - {twin} | {route}
        outlook = Outlook.of(self.table, self.view, only=planned)
        numbers = self.table.words.ticket_numbers
        return tuple(
            ticket
            for ticket in dict.fromkeys(self.view.tickets)
            if outlook.needs(self.table.words.tickets[numbers(ticket)[0]], route)
        )


def _route_for(face: CardFace, planned: Sequence[Route]) -> Route | None:
    """A planned route that a card could pay for, one of its color first."""
    fitting = [route for route in planned if (route.kind is Kind.SEA) == face.is_ship]
    for wanted in (face.color, Color.GRAY):
        for route in fitting:
            if route.color == wanted:
                return route
    return None
