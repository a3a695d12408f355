"""What a seat could do now, and why: hints for people, from what the seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from railwright.bots.seat_sight import sight_of
from railwright.errors import GameError
from railwright.maps import CardFace, Color, Kind, Route
from railwright.model.actions import Action, ClaimRoute, DrawBlind, DrawTickets, DrawUp
from railwright.model.listed import action_of
from railwright.model.outlook import Outlook
from railwright.model.view import View
from railwright.tactics.judgement import Mind

Reason = Literal["only", "tickets", "points", "card", "wild", "blind", "time", "plan"]
"""Why something is advised: nothing else can be done; it is on the way of tickets; it
brings points; the card is for a route; a wild card is good for all; no face-up card is
better than luck; there is time for more tickets; it suits the plan."""


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


def advise(view: View, seed: int) -> Advice:
    """What the planner would do in the place of a seat that has to decide."""
    del seed  # judgement needs no luck
    if view.seat is None or not view.actions:
        raise GameError("there is nothing to decide")
    if len(view.actions) == 1:
        return Advice(view.actions[0], "only")
    return _Adviser(view).advice()


def ticket_claims(view: View) -> set[str]:
    """The routes a seat can claim now of which a hint would say: for these tickets."""
    claims = {each.route for each in view.actions if isinstance(each, ClaimRoute)}
    if view.seat is None or not claims:
        return set()
    adviser = _Adviser(view)
    return {route for route in claims if adviser.tickets(route)}


class _Adviser:
    """Lets the planner decide, and finds the reason."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.sight = sight_of(view)
        self.table = self.sight.study.table
        self.mind = Mind(self.sight.study.atlas)
        state, seat = self.sight.state, self.sight.seat
        number = int(self.mind.decide(state, seat))
        self.action = action_of(state, self.table.words, number)

    @cached_property
    def planned(self) -> list[Route]:
        """The routes that the planner wants."""
        plan = self.mind.assessment(self.sight.state, self.sight.seat).plan
        routes = self.table.board.routes
        return [route for at, route in enumerate(routes) if plan.wanted[at]]

    def advice(self) -> Advice:
        """The action with its reason."""
        match self.action:
            case ClaimRoute(route):
                tickets = self.tickets(route)
                reason: Reason = "tickets" if tickets else "points"
                return Advice(self.action, reason, route, tickets=tickets)
            case DrawUp(slot):
                return self._card(self.view.market[slot - 1])
            case DrawBlind():
                return Advice(self.action, "blind")
            case DrawTickets():
                return Advice(self.action, "time")
        return Advice(self.action, "plan")

    def _card(self, card: str | None) -> Advice:
        face = self.table.board.face_index[card] if card else None
        if face is None or face.is_wild:
            return Advice(self.action, "wild", card=card)
        route = _route_for(face, self.planned)
        if route is None:
            return Advice(self.action, "plan", card=card)
        tickets = self.tickets(route.id)
        return Advice(self.action, "card", route.id, card, tickets)

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
