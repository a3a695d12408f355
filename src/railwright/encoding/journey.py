"""A game in progress, with what a position alone does not tell."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.codec import kind_of, target_of
from railwright.core.codes import (
    CLAIM,
    DRAW_TICKETS,
    KEEP,
    NOBODY,
    PAY_EXTRA,
    PORT,
    STATION,
)
from railwright.core.network import labels_of, zeros
from railwright.core.state import OFFER_ROOM, State
from railwright.core.terms import TOUR, ScoringTerms, TicketTerms
from railwright.core.ways import FAR, Ways
from railwright.core.witness import Witness

ROOM: Final = 256
"""Actions for which a game has room at first."""


@final
class Journey:
    """A position, what everybody has seen, and all actions since the deal.

    It also keeps lists of what the board shows, so that nobody has to look through
    all routes and cities again and again.
    """

    def __init__(self, terms: ScoringTerms, state: State, seed: i64) -> None:
        rules = state.rules
        self.terms = terms
        self.state = state
        self.seed: i64 = seed
        self.is_dealt: bool = True
        """Whether the position follows from the seed and the actions."""
        self.witness = Witness(rules)
        self._played: vec[i64] = zeros(ROOM)
        self.decisions: i64 = 0
        """How many actions were played."""
        self.claimed: vec[i64] = zeros(rules.routes)
        self.in_claimed: i64 = 0
        self.built: vec[i64] = zeros(rules.cities)
        self.in_built: i64 = 0
        self.connected: vec[u8] = vec[u8](
            [u8(0) for _ in range(rules.seats * rules.tickets)]
        )
        """For each seat, whether its own routes connect each ticket that it has."""
        self.changed: vec[i64] = zeros(rules.seats)
        """Whether that has to be looked up again."""
        self._grown: vec[i64] = zeros(rules.seats)
        """Whether a seat has claimed routes since its network was looked up."""
        self._labels: list[vec[i64]] = [zeros(rules.cities) for _ in range(rules.seats)]
        """The components of the network of each seat."""
        self.take_stock()

    def begin(self, state: State, seed: i64) -> None:
        """Go on with another game that was just dealt."""
        self.state = state
        self.seed = seed
        self.is_dealt = True
        known = self.witness.known
        for place in range(i64(len(known))):
            known[place] = 0
        self.decisions = 0
        self.take_stock()

    @property
    def actions(self) -> vec[i64]:
        """What was played, as the core says it."""
        return self._played[: self.decisions]

    def remember(self, actions: vec[i64]) -> None:
        """Have these as what was played."""
        self.decisions = len(actions)
        self._played = actions[:]
        if self.decisions == 0:
            self._played = zeros(ROOM)

    def _note(self, action: i64) -> None:
        """Keep an action; where there is no room left, have twice as much."""
        played = self._played
        if self.decisions == len(played):
            larger = zeros(2 * self.decisions)
            for place in range(self.decisions):
                larger[place] = played[place]
            self._played = larger
            played = larger
        played[self.decisions] = action
        self.decisions += 1

    def take_stock(self) -> None:
        """Look up what the board shows, when the position is a new one."""
        state = self.state
        self.in_claimed = 0
        self.in_built = 0
        for route in range(state.rules.routes):
            if state.owner[route] != NOBODY:
                self.claimed[self.in_claimed] = route
                self.in_claimed += 1
        for city in range(state.rules.cities):
            if state.building_at[city] != NOBODY:
                self.built[self.in_built] = city
                self.in_built += 1
        for seat in range(state.rules.seats):
            self.changed[seat] = 1
            self._grown[seat] = 1

    def copy(self) -> "Journey":
        """The same game, from here on independent, on the same scratch."""
        other = Journey(self.terms, self.state.copy(), self.seed)
        other.is_dealt = self.is_dealt
        other.witness = self.witness.copy()
        other.remember(self.actions)
        return other

    def play(self, seat: i64, action: i64) -> None:
        """Play a listed action."""
        state = self.state
        kind = kind_of(action)
        target = target_of(action)
        if kind == PAY_EXTRA:
            target = state.tunnel
        self.witness.play(state, seat, action)
        self._note(action)
        if kind == CLAIM or kind == PAY_EXTRA:
            if i64(state.owner[target]) == seat:  # a tunnel may wait for more cards
                self.claimed[self.in_claimed] = target
                self.in_claimed += 1
                self.changed[seat] = 1
                self._grown[seat] = 1
        elif kind == KEEP or kind == DRAW_TICKETS:
            for other in range(state.rules.seats):  # in the opening all get theirs
                if other == seat or self.decisions <= state.rules.seats:
                    self.changed[other] = 1
        elif kind == STATION or kind == PORT:
            self.built[self.in_built] = target
            self.in_built += 1

    def look_up_tickets(self, seat: i64) -> None:
        """See which of its tickets the routes of a seat connect, if that may be new."""
        if not self.changed[seat]:
            return
        self.changed[seat] = 0
        state = self.state
        if self._grown[seat]:
            self._grown[seat] = 0
            self._labels[seat] = self._network(seat)
        labels = self._labels[seat]
        ticket: i64 = 0
        for holder in state.holder:
            if i64(holder) == seat:
                self._look_up(labels, seat, ticket)
            ticket += 1
        base = seat * OFFER_ROOM
        for place in range(base, base + state.in_offer[seat]):
            self._look_up(labels, seat, state.offer[place])

    def _network(self, seat: i64) -> vec[i64]:
        """The components of what a seat has claimed."""
        own = zeros(self.in_claimed)
        claimed = self.claimed
        owners = self.state.owner
        count: i64 = 0
        for place in range(self.in_claimed):
            route = claimed[place]
            if i64(owners[route]) == seat:
                own[count] = route
                count += 1
        return labels_of(self.terms.board, own[:count], self.terms.joined_stops)

    def _look_up(self, labels: vec[i64], seat: i64, ticket: i64) -> None:
        is_connected = _connects(labels, self.terms.tickets[ticket])
        place = seat * self.state.rules.tickets + ticket
        self.connected[place] = 1 if is_connected else 0

    def spaces_left(self, seat: i64) -> vec[i64]:
        """Spaces for a seat to claim on each route: none if owned, FAR if closed."""
        state = self.state
        left = state.rules.lengths[:]
        for route in range(state.rules.routes):
            if i64(state.owner[route]) == seat:
                left[route] = 0
            elif not state.is_open(seat, route):
                left[route] = FAR
        return left

    def distance(self, ways: Ways, costs: vec[i64], ticket: i64) -> i64:
        """The fewest spaces that connect a ticket, or -1 if nothing does any more."""
        terms = self.terms.tickets[ticket]
        if terms.kind != TOUR:
            nearest = ways.spread(costs, terms.sources, terms.targets, 1)
            far = ways.distance[nearest] if nearest >= 0 else i64(FAR)
            return far if far < FAR else -1
        total: i64 = 0
        for place in range(i64(len(terms.sources)) - 1):
            goal = terms.sources[place + 1 : place + 2]
            if ways.spread(costs, terms.sources[place : place + 1], goal, 1) < 0:
                return -1
            total += ways.distance[goal[0]]
        return total if total < FAR else -1


def _connects(labels: vec[i64], ticket: TicketTerms) -> bool:
    """Whether a network connects what a ticket names: of places, any that pays."""
    if ticket.kind == TOUR:
        place = labels[ticket.sources[0]]
        return all(labels[city] == place for city in ticket.sources)
    for target in ticket.targets:
        place = labels[target]
        for source in ticket.sources:
            if labels[source] == place:
                return True
    return False
