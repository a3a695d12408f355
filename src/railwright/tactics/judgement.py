"""What to do: claim what the plan wants, else draw what it lacks, else plan more."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.codes import (
    BORROWING,
    CLAIM,
    DRAW_BLIND,
    DRAW_TICKETS,
    DRAW_UP,
    EXCHANGE,
    LAND_CARD,
    NO_COLOR,
    OFFER,
    OPENING,
    PIECES,
    PORT,
    ROOM,
    SEA,
    SECOND_CARD,
    STATION,
    TUNNEL_PAYMENT,
    TURN,
)
from railwright.core.engine import play
from railwright.core.listing import legal
from railwright.core.network import zeros
from railwright.core.rules import BIT
from railwright.core.scoring import final_scores, held_tickets
from railwright.core.state import State
from railwright.core.tickets import OFFER_ROOM
from railwright.tactics.outlook import Outlook, turns_left
from railwright.tactics.plan import Atlas, Surveyor

WILD: Final = 8
"""What a wild card is worth more than another, in tenths of a card."""


@final
class Mind:
    """Decides for any seat; remembers its plans from turn to turn."""

    def __init__(
        self, atlas: Atlas, tickets_until: i64 = 9, keenness: i64 = 100
    ) -> None:
        self.atlas = atlas
        self.tickets_until: i64 = tickets_until
        """Turns that must be left for drawing tickets."""
        self.keenness: i64 = keenness
        """What ticket points are worth to it, in percent."""
        self.outlooks: list[Outlook | None] = [None] * int(atlas.rules.seats)

    def forget(self) -> None:
        """Begin with another position."""
        self.outlooks = [None] * int(self.atlas.rules.seats)

    def decide(self, state: State, seat: i64) -> i64:
        """A listed action for the seat."""
        count = legal(state, seat)
        phase = state.phase
        if count == 1:
            return state.actions[0]
        if phase == TURN:
            return self._turn(state, seat, count)
        if phase == SECOND_CARD:
            return self._draw(state, seat, count, self.outlook(state, seat))
        if phase == OPENING or phase == OFFER:
            return self._keep(state, seat, count)
        if phase == TUNNEL_PAYMENT:
            return state.actions[0]
        if phase == PIECES:
            return self._fleet(state, seat, count)
        if phase == BORROWING:
            return self._best_by_score(state, seat, count)
        return state.actions[0]

    def outlook(self, state: State, seat: i64) -> Outlook:
        """The seat's plan, made anew if it cannot be followed any more."""
        known = self.outlooks[int(seat)]
        if known is not None and known.holds(state) and known.plan.claims > 0:
            return known
        fresh = Outlook(self.atlas, state, seat)
        fresh.holds(state)
        self.outlooks[int(seat)] = fresh
        return fresh

    def _turn(self, state: State, seat: i64, count: i64) -> i64:
        outlook = self.outlook(state, seat)
        time = turns_left(state)
        is_done = outlook.plan.claims == 0 or outlook.has_goal
        if is_done and self._wants_tickets(state, seat, time):
            self.outlooks[int(seat)] = None
            return DRAW_TICKETS * ROOM
        if outlook.plan.claims == 0:
            outlook.seek_points(state)
        outlook.count_needs()
        claim = self._best_claim(state, seat, count, outlook, time)
        if claim >= 0:
            return claim
        building = self._building(state, seat, count, outlook, time)
        if building >= 0:
            return building
        swap = self._exchange(state, seat, count, outlook)
        if swap >= 0:
            return swap
        return self._draw(state, seat, count, outlook)

    def _wants_tickets(self, state: State, seat: i64, time: i64) -> bool:
        if state.ticket_count == 0 or state.turns_left >= 0:
            return False
        return time >= self.tickets_until and state.pieces_left(seat) >= 10

    def _best_claim(
        self, state: State, seat: i64, count: i64, outlook: Outlook, time: i64
    ) -> i64:
        """The most valuable claim of a wanted route, or of any in the last turns."""
        best: i64 = -1
        value: i64 = 0
        at: i64 = 0
        while at < count:
            action = state.actions[at]
            if action // ROOM == CLAIM:
                rest = action % ROOM
                route = rest // 4096
                gain = self._value_of(state, seat, outlook, route, time)
                if gain > 0:
                    gain -= self._price_of(state, outlook, rest)
                    if gain > value:
                        value = gain
                        best = action
            at += 1
        return best

    def _value_of(
        self, state: State, seat: i64, outlook: Outlook, route: i64, time: i64
    ) -> i64:
        rules = self.atlas.rules
        points = rules.route_points[route]
        if outlook.plan.wanted[route]:
            value = 30 + 3 * rules.lengths[route] + self._threat(state, seat, route)
            return value + (points * 10 if time <= 2 else i64(0))
        return points * 10 if time <= 1 else i64(0)

    def _threat(self, state: State, seat: i64, route: i64) -> i64:
        """How much others might want a route: they have routes at its ends."""
        rules = self.atlas.rules
        threat: i64 = 0
        each: i64 = 0
        while each < rules.seats:
            if each != seat:
                base = each * rules.cities
                if state.reached[base + rules.starts[route]] != 0:
                    threat += 8
                if state.reached[base + rules.ends[route]] != 0:
                    threat += 8
            each += 1
        return threat

    def _price_of(self, state: State, outlook: Outlook, rest: i64) -> i64:
        """What a payment takes from other plans: wild cards, groups, needed colors."""
        rules = self.atlas.rules
        route = rest // 4096
        color = rest // 256 % 16
        wilds = rest // 16 % 16 - rules.symbols[route]
        price = max(wilds, i64(0)) * WILD
        is_sea = rules.route_kind[route] == SEA
        if not is_sea:
            price += rest % 16 * 15
        if color == NO_COLOR or rules.route_color[route] != rules.colors:
            return price
        needed = outlook.sea[color] if is_sea else outlook.land[color]
        held = outlook.surveyor.held(state, is_sea, color)
        spent = rules.lengths[route]
        return price + 5 * max(i64(0), min(needed, needed + spent - held))

    def _building(
        self, state: State, seat: i64, count: i64, outlook: Outlook, time: i64
    ) -> i64:
        rules = self.atlas.rules
        if rules.ports and state.buildings[seat]:
            return self._port(state, count, outlook, time)
        has_station = rules.stations and state.buildings[seat]
        is_late = time <= 2 or outlook.has_goal
        if has_station and is_late and outlook.plan.hopeless:
            return self._station(state, seat, count)
        return -1

    def _port(self, state: State, count: i64, outlook: Outlook, time: i64) -> i64:
        """A port where most tickets lead that are not given up (W-45)."""
        best: i64 = -1
        value: i64 = 0 if time <= 2 else 1
        at: i64 = 0
        while at < count:
            action = state.actions[at]
            if action // ROOM == PORT:
                rest = action % ROOM
                wilds = 4 - rest // 4 % 4 - rest % 4
                worth = 8 * self._naming(outlook, rest // 256) + 4 - wilds
                if worth > value + 4:
                    value = worth - 4
                    best = action
            at += 1
        return best

    def _naming(self, outlook: Outlook, city: i64) -> i64:
        count: i64 = 0
        for ticket in outlook.tickets:
            terms = self.atlas.terms.tickets[ticket]
            if ticket not in outlook.plan.hopeless and terms.names(city):
                count += 1
        return count

    def _station(self, state: State, seat: i64, count: i64) -> i64:
        """A station that saves more than it costs, by the final scoring."""
        here = _total(state, self.atlas, seat)
        best: i64 = -1
        value = here
        last: i64 = -1
        actions = state.actions[:count]
        for action in actions:
            if action // ROOM != STATION or action % ROOM // 256 == last:
                continue
            last = action % ROOM // 256
            if not _near_rival(state, seat, last):
                continue
            there = state.copy()
            there.building_at[last] = u8(seat)
            there.buildings[seat] -= 1
            worth = _total(there, self.atlas, seat)
            if worth > value:
                value = worth
                best = action
        return best

    def _best_by_score(self, state: State, seat: i64, count: i64) -> i64:
        best = state.actions[0]
        value: i64 = -100_000
        for action in state.actions[:count]:
            there = state.copy()
            play(there, seat, action)
            worth = _total(there, self.atlas, seat)
            if worth > value:
                value = worth
                best = action
        return best

    def _exchange(self, state: State, seat: i64, count: i64, outlook: Outlook) -> i64:
        """Exchange the pieces that the plan lacks, if it is nothing but pieces."""
        if not self.atlas.rules.has_exchange or outlook.has_goal:
            return -1
        base = seat * 2
        lacks_wagons = outlook.plan.wagons - state.stock[base]
        lacks_ships = outlook.plan.ships - state.stock[base + 1]
        given: i64 = 1 if lacks_wagons > 0 else 0
        lacking = max(lacks_wagons, lacks_ships)
        spare = -min(lacks_wagons, lacks_ships)
        if lacking <= 0 or spare < lacking:
            return -1
        wanted = EXCHANGE * ROOM + given * 64 + lacking
        for action in state.actions[:count]:
            if action == wanted:
                return action
        return -1

    def _draw(self, state: State, seat: i64, count: i64, outlook: Outlook) -> i64:
        """The most useful card; a wild one only if it is worth a whole turn."""
        best = state.actions[0]
        value: i64 = -1
        at: i64 = 0
        values = self._card_values(state, seat, outlook)
        while at < count:
            action = state.actions[at]
            kind = action // ROOM
            worth: i64 = -1
            if kind == DRAW_UP:
                worth = values[state.market[action % ROOM // 4]]
            elif kind == DRAW_BLIND:
                worth = self._blind_value(values, action % ROOM)
            if worth > value:
                value = worth
                best = action
            at += 1
        return best

    def _card_values(self, state: State, seat: i64, outlook: Outlook) -> vec[i64]:
        """What one more card of each kind is worth to the plan."""
        rules = self.atlas.rules
        values = zeros(rules.kinds)
        port_color = self._port_color(state, seat)
        kind: i64 = 0
        while kind < rules.kinds:
            if kind == rules.wild:
                values[kind] = 17 + 3 * min(outlook.symbols, i64(2))
            else:
                color = rules.kind_color[kind]
                is_sea = rules.kind_shows[kind] != LAND_CARD
                values[kind] = self._color_value(state, outlook, is_sea, color)
                if color == port_color and rules.kind_port[kind]:
                    values[kind] += 6
                if is_sea and not rules.kind_port[kind]:
                    values[kind] += 4
            kind += 1
        if rules.wild_ends_draw and state.phase == SECOND_CARD:
            values[rules.wild] = 0
        elif not rules.wild_ends_draw:
            values[rules.wild] = 14 + 4 * min(outlook.symbols, i64(2))
        return values

    def _color_value(
        self, state: State, outlook: Outlook, is_sea: bool, color: i64
    ) -> i64:
        colors = self.atlas.rules.colors
        needs = outlook.sea if is_sea else outlook.land
        held = outlook.surveyor.held(state, is_sea, color)
        if needs[color] > held:
            return 12 + min(held, i64(4))
        if needs[colors] > 0:
            return 7 + min(held - needs[color], i64(5))
        return 3 + min(held - needs[color], i64(3))

    def _blind_value(self, values: vec[i64], deck: i64) -> i64:
        """A little less than the mean of what the deck can give."""
        rules = self.atlas.rules
        total: i64 = 0
        cards: i64 = 0
        kind: i64 = 0
        while kind < rules.kinds:
            if rules.kind_deck[kind] == deck:
                worth = values[kind] if kind != rules.wild else i64(17)
                total += worth * rules.kind_count[kind]
                cards += rules.kind_count[kind]
            kind += 1
        return total // max(cards, i64(1))

    def _port_color(self, state: State, seat: i64) -> i64:
        """The color in which the next port is nearest, or -1."""
        rules = self.atlas.rules
        if not rules.ports or not state.buildings[seat]:
            return -1
        best: i64 = -1
        most: i64 = -1
        base = seat * rules.kinds
        color: i64 = 0
        while color < rules.colors:
            have = min(state.hand[base + rules.second_land[color]], i64(2))
            have += min(state.hand[base + rules.single_ship[color]], i64(2))
            if have > most:
                most = have
                best = color
            color += 1
        return best

    def _keep(self, state: State, seat: i64, count: i64) -> i64:
        """The tickets that serve one network best."""
        surveyor = Surveyor(self.atlas, state, seat)
        held = [int(card) for card in held_tickets(state, seat)]
        time = turns_left(state)
        in_hand = state.in_hand[seat]
        best: i64 = -1
        value: i64 = 0
        actions = state.actions[:count]
        for action in actions:
            kept = action % ROOM
            tickets = held + _offered(state, seat, kept)
            plan = surveyor.plan(tickets)
            needed = plan.claims + max(i64(0), plan.spaces() - in_hand) // 2
            worth = plan.gain * 8 * self.keenness // 100 - plan.cost
            worth -= max(i64(0), needed - time) * 25
            if best < 0 or worth > value:
                value = worth
                best = action
        self.outlooks[int(seat)] = None
        return best

    def _fleet(self, state: State, seat: i64, count: i64) -> i64:
        """Wagons for the plan and a third of what it leaves over."""
        plan = self.outlook(state, seat).plan
        spare = max(i64(0), self.atlas.rules.fleet - plan.spaces())
        wagons = plan.wagons + spare // 3
        best = state.actions[0]
        for action in state.actions[:count]:
            if abs(int(action % ROOM - wagons)) < abs(int(best % ROOM - wagons)):
                best = action
        self.outlooks[int(seat)] = None
        return best


def _offered(state: State, seat: i64, kept: i64) -> list[int]:
    return [
        int(state.offer[seat * OFFER_ROOM + place])
        for place in range(int(state.in_offer[seat]))
        if kept & BIT[place]
    ]


def _total(state: State, atlas: Atlas, seat: i64) -> i64:
    return final_scores(state, atlas.terms)[int(seat)].total()


def _near_rival(state: State, seat: i64, city: i64) -> bool:
    """Whether somebody else has a route to a city."""
    rules = state.rules
    each: i64 = 0
    while each < rules.seats:
        if each != seat and state.reached[each * rules.cities + city] != 0:
            return True
        each += 1
    return False
