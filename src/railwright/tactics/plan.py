"""Which routes to want: a network for the tickets, cheap and soon done.

Costs are counted in tenths of a card; a turn is two cards, and a point about half a
card, because a good game brings four points a turn.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.codes import FERRY, SEA, TUNNEL
from railwright.core.network import zeros
from railwright.core.rules import Rules
from railwright.core.state import State
from railwright.core.terms import PLACES, ScoringTerms, TicketTerms
from railwright.core.ways import FAR, Ways

CARD: Final = 10
CLAIM: Final = 14
"""What the turn of a claim costs."""
CLAIM_RAIL_OR_SEA: Final = 34
"""What it costs where hands hold cards for rail and sea: more cards, scarcer turns."""
POINT: Final = 4
HELD: Final = 3


@final
class PlanningBoard:
    """A board as planning sees it: its ways, and what its routes cost."""

    def __init__(self, rules: Rules, terms: ScoringTerms) -> None:
        self.rules = rules
        self.terms = terms
        self.cards: vec[i64] = zeros(rules.routes)
        """How many cards each route takes."""
        self.prices: vec[i64] = zeros(rules.routes)
        """What each route costs a player who holds none of them."""
        for route in range(rules.routes):
            self._price(route)
        self.ways = Ways(int(rules.cities), rules.starts, rules.ends)

    def _price(self, route: i64) -> None:
        rules = self.rules
        length = rules.lengths[route]
        cards = length * 2 if rules.pairs[route] else length
        if rules.any_cards[route]:
            cards += length
        claim: i64 = CLAIM_RAIL_OR_SEA if rules.has_sea else CLAIM
        price = CARD * cards + claim - POINT * rules.route_points[route]
        if rules.route_kind[route] == TUNNEL:
            price += CARD
        elif rules.route_kind[route] == FERRY:
            price += CARD * rules.symbols[route]
        self.cards[route] = cards
        self.prices[route] = price


@final
class Plan:
    """Routes that a player wants, and what they would bring and cost."""

    def __init__(self, routes: i64) -> None:
        self.wanted: vec[i64] = zeros(routes)
        """1 for a route that the plan needs and the player does not own yet."""
        self.cost: i64 = 0
        self.gain: i64 = 0
        """Ticket points that the plan brings, failed tickets deducted."""
        self.wagons: i64 = 0
        self.ships: i64 = 0
        self.claims: i64 = 0
        self.hopeless: list[int] = []
        """Tickets that the plan gives up."""

    def worth(self) -> i64:
        """Points of tickets less what the routes cost, in tenths of a card."""
        return self.gain * POINT * 2 - self.cost

    def spaces(self) -> i64:
        """Pieces that the plan needs."""
        return self.wagons + self.ships


@final
class Surveyor:
    """Plans networks for one seat in one position."""

    def __init__(self, atlas: PlanningBoard, state: State, seat: i64) -> None:
        self.atlas = atlas
        self.state = state
        self.seat: i64 = seat
        self.costs: vec[i64] = zeros(atlas.rules.routes)
        self.on_land: vec[i64] = self._cards(is_sea=False)
        """Spaces that the cards of each color cover, and the most of them last."""
        self.at_sea: vec[i64] = self._cards(is_sea=True)
        self._price_routes()

    def _cards(self, *, is_sea: bool) -> vec[i64]:
        rules = self.atlas.rules
        cards = zeros(rules.colors + 1)
        if is_sea and not rules.has_sea:
            return cards
        most: i64 = 0
        color: i64 = 0
        while color < rules.colors:
            cards[color] = self.held(self.state, is_sea, color)
            most = max(most, cards[color])
            color += 1
        cards[rules.colors] = most
        return cards

    def _price_routes(self) -> None:
        """What each route costs the player: nothing if owned, FAR if closed."""
        atlas = self.atlas
        state = self.state
        costs = self.costs
        pieces = state.pieces_left(self.seat)
        route: i64 = 0
        while route < atlas.rules.routes:
            if i64(state.owner[route]) == self.seat:
                costs[route] = 0
            elif (
                not state.is_open(self.seat, route)
                or pieces < atlas.rules.lengths[route]
            ):
                costs[route] = FAR
            else:
                held = self.cards_for(route, atlas.cards[route])
                costs[route] = max(atlas.prices[route] - HELD * held, i64(4))
            route += 1

    def cards_for(self, route: i64, most: i64) -> i64:
        """Cards in the hand that fit a route, at most so many."""
        rules = self.atlas.rules
        is_sea = rules.route_kind[route] == SEA
        cards = self.at_sea if is_sea else self.on_land
        return min(cards[rules.route_color[route]], most)

    def held(self, state: State, is_sea: bool, color: i64) -> i64:
        """Spaces that the cards of a color in the hand cover, on land or at sea."""
        rules = self.atlas.rules
        base = self.seat * rules.kinds
        hand = state.hand
        if is_sea:
            ships = hand[base + rules.single_ship[color]]
            return ships + 2 * hand[base + rules.double_ship[color]]
        count = hand[base + rules.first_land[color]]
        if rules.second_land[color] >= 0:
            count += hand[base + rules.second_land[color]]
        return count

    def plan(self, tickets: list[int]) -> Plan:
        """The best of a few networks for some tickets, within the pieces left."""
        best = self._best_order(tickets)
        if best.spaces() <= self.state.pieces_left(self.seat):
            return best
        return self._within_pieces(tickets)

    def _within_pieces(self, tickets: list[int]) -> Plan:
        """The most valuable tickets first; those that no longer fit are given up."""
        rated = [(-self._worth_of(ticket), ticket) for ticket in tickets]
        rated.sort()
        best = self._best_order([])
        chosen: list[int] = []
        hopeless: list[int] = []
        for _, ticket in rated:
            wider = self._best_order([*chosen, ticket])
            if wider.spaces() <= self.state.pieces_left(self.seat):
                best = wider
                chosen.append(ticket)
            else:
                hopeless.append(ticket)
        for ticket in hopeless:
            best.gain -= self.atlas.terms.tickets[ticket].loss
            best.hopeless.append(ticket)
        return best

    def _best_order(self, tickets: list[int]) -> Plan:
        rated = [(self._worth_of(ticket), ticket) for ticket in tickets]
        rated.sort()
        small_first = [ticket for _, ticket in rated]
        best = self._network(small_first)
        if len(tickets) > 1 and best.claims:
            small_first.reverse()
            other = self._network(small_first)
            if other.worth() > best.worth():
                best = other
        return best

    def _worth_of(self, ticket: int) -> int:
        best = 0
        for worth in self.atlas.terms.tickets[ticket].worth:
            best = max(best, int(worth))
        return best

    def _network(self, tickets: list[int]) -> Plan:
        """Join the cities of one ticket after another, with what is there already."""
        plan = Plan(self.atlas.rules.routes)
        costs = self.costs[:]
        for ticket in tickets:
            terms = self.atlas.terms.tickets[ticket]
            if terms.kind == PLACES:
                self._connect(plan, costs, ticket, terms)
            else:
                self._tour(plan, costs, ticket, terms)
        return plan

    def _connect(
        self, plan: Plan, costs: vec[i64], ticket: int, terms: TicketTerms
    ) -> None:
        ways = self.atlas.ways
        ways.spread(costs, terms.sources, terms.targets, len(terms.targets))
        best: i64 = -1
        value: i64 = -FAR
        at: i64 = 0
        while at < len(terms.targets):
            city = terms.targets[at]
            worth = (terms.worth[at] + terms.loss) * 2 * POINT - ways.distance[city]
            if worth > value:
                value = worth
                best = at
            at += 1
        if value < 0:
            plan.gain -= terms.loss
            plan.hopeless.append(ticket)
            return
        plan.gain += terms.worth[best]
        for route in ways.way_to(terms.targets[best]):
            if costs[route]:
                self._want(plan, costs, route)

    def _tour(
        self, plan: Plan, costs: vec[i64], ticket: int, terms: TicketTerms
    ) -> None:
        """Join the cities of a tour in their order, if all of that pays."""
        ways = self.atlas.ways
        spent: i64 = 0
        paths: list[i64] = []
        trial = costs[:]
        place: i64 = 1
        while place < len(terms.sources):
            start = terms.sources[place - 1 : place]
            goal = terms.sources[place : place + 1]
            ways.spread(trial, start, goal, 1)
            spent += ways.distance[goal[0]]
            if ways.distance[goal[0]] >= FAR:
                break
            for route in ways.way_to(goal[0]):
                if trial[route]:
                    paths.append(route)
                    trial[route] = 0
            place += 1
        if spent > (terms.worth[0] + terms.loss) * 2 * POINT:
            plan.gain -= terms.loss
            plan.hopeless.append(ticket)
            return
        plan.gain += terms.worth[0]
        for route in paths:
            self._want(plan, costs, route)

    def _want(self, plan: Plan, costs: vec[i64], route: i64) -> None:
        rules = self.atlas.rules
        plan.cost += costs[route]
        plan.wanted[route] = 1
        plan.claims += 1
        costs[route] = 0
        if rules.route_kind[route] == SEA:
            plan.ships += rules.lengths[route]
        else:
            plan.wagons += rules.lengths[route]
