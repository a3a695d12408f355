"""What a seat may know, as a row of numbers; everything hidden is left out.

Numbers are float32 in the memory of 32-bit integers, because compiled code has no
float32: a table holds the bits of all numbers that occur. Counts are divided by 16, and
whatever is so or not is 1 or 0.
"""

import struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from railwright.core.codes import NOBODY, OVER, TUNNEL, TUNNEL_PAYMENT
from railwright.core.market import in_piles
from railwright.core.network import zeros
from railwright.core.rules import Rules
from railwright.core.state import OFFER_ROOM
from railwright.core.ways import Ways
from railwright.encoding.journey import Journey

VERSION: Final = 1
"""Changes whenever a place may mean something else than before."""
SCALE: Final = 16
HIGHEST: Final = 6143
"""Higher counts are shown as this one."""


def float_bits(value: float) -> int:
    """The bits of a float32, as an integer with a sign."""
    bits: int = struct.unpack("=i", struct.pack("=f", value))[0]
    return bits


_ONE: Final = 0x3F800000
"""The bits of 1."""
_ZERO: Final = 2048
"""Where the bits of 0 stand in the table of all counts, the lowest of which is -2048.

Both are literal numbers, because compiled code looks up all others.
"""


@final
class Row:
    """The parts of a row in their order."""

    def __init__(self) -> None:
        self.blocks: list[tuple[str, int, str]] = []
        self.size = 0

    def add(self, name: str, count: int, axes: str) -> int:
        """Have so many numbers more; the place of the first."""
        first = self.size
        self.size += count
        if count:
            self.blocks.append((name, count, axes))
        return first


@final
class Features:
    """The places of all numbers in a row, and what is written there.

    Seats are relative: whoever looks is 0, the next one 1, and so on.
    """

    def __init__(self, rules: Rules, *, has_distances: bool) -> None:
        self.rules = rules
        self.ways = Ways(int(rules.cities), rules.starts, rules.ends)
        self.has_distances = has_distances
        row = Row()
        self.bits: vec[i32] = vec[i32](
            [i32(float_bits(count / SCALE)) for count in range(-_ZERO, HIGHEST + 1)]
        )
        seats, kinds = int(rules.seats), int(rules.kinds)
        self.has_fleet: i64 = int(rules.most_ships > 0)
        self.has_buildings: i64 = int(rules.stations + rules.ports > 0)
        self.offer_room: i64 = max(
            sum(int(each) for each in rules.first_offer), int(rules.later_offer)
        )
        row.add("phase", OVER + 1, "phase")
        self.hand: i64 = row.add("hand", kinds, "card")
        self.discards: i64 = row.add("discards", kinds, "card")
        tunnels = [
            route
            for route in range(int(rules.routes))
            if rules.route_kind[route] == TUNNEL
        ]
        dug = kinds if tunnels else 0
        self.laid: i64 = row.add("laid for a tunnel", dug, "card")
        self.revealed: i64 = row.add("revealed for a tunnel", dug, "card")
        self.extra: i64 = row.add(
            "extra cost of the tunnel", 1 if tunnels else 0, "count"
        )
        slots = int(rules.face_up) * (kinds + 1)
        self.market: i64 = row.add("market", slots, "slot, card or empty")
        self.known: i64 = row.add(
            "known to be in hands", (seats - 1) * kinds, "other seat, card"
        )
        self.score: i64 = row.add("score", seats, "seat")
        self.cards: i64 = row.add("cards in hand", seats, "seat")
        self.tickets_held: i64 = row.add("tickets held", seats, "seat")
        self.first: i64 = row.add("first player", seats, "seat")
        self.wagons: i64 = row.add("wagons", seats, "seat")
        ships = seats if self.has_fleet else 0
        self.ships: i64 = row.add("ships", ships, "seat")
        self.box: i64 = row.add("box", 2 * ships, "seat, wagons or ships")
        buildings = seats if self.has_buildings else 0
        self.buildings: i64 = row.add("buildings left", buildings, "seat")
        self.decks: i64 = row.add("deck", int(rules.decks), "deck")
        self.ticket_deck: i64 = row.add("ticket deck", 1, "count")
        self.is_ending: i64 = row.add("last turns", 1, "yes or no")
        self.turns_left: i64 = row.add("turns left", 1, "count")
        self.passes: i64 = row.add("passes in a row", 1, "count")
        self.decisions: i64 = row.add("decisions so far", 1, "count")
        routes, cities = int(rules.routes), int(rules.cities)
        self.owner: i64 = row.add("owner", seats * routes, "seat, route")
        doubled = [route for route in range(routes) if rules.twins[route] >= 0]
        self.closed: i64 = row.add(
            "closed by its twin", len(doubled), "route with a twin"
        )
        self.doubled_at: vec[i64] = _places(routes, doubled)
        self.tunnel: i64 = row.add("tunnel tried", len(tunnels), "tunnel")
        self.tunnel_at: vec[i64] = _places(routes, tunnels)
        self.reached: i64 = row.add("reached by own routes", cities, "city")
        built = seats * cities if self.has_buildings else 0
        self.built: i64 = row.add("building", built, "seat, city")
        tickets = int(rules.tickets)
        self.held: i64 = row.add("own tickets", tickets, "ticket")
        self.connected: i64 = row.add("connected tickets", tickets, "ticket")
        self.offered: i64 = row.add(
            "offered tickets", int(self.offer_room) * tickets, "place, ticket"
        )
        self.distance: i64 = row.add(
            "spaces to be claimed", tickets if has_distances else 0, "ticket"
        )
        self.blocks: list[tuple[str, int, str]] = row.blocks
        """The parts of a row: a name, how many numbers, and what each stands for."""
        self.size: i64 = row.size
        others = Row()
        self.other_hands: i64 = others.add(
            "hands of the others", (seats - 1) * kinds, "other seat, card"
        )
        self.other_tickets: i64 = others.add(
            "tickets of the others", (seats - 1) * tickets, "other seat, ticket"
        )
        self.in_decks: i64 = others.add("cards in the decks", kinds, "card")
        self.hidden_blocks: list[tuple[str, int, str]] = others.blocks
        """The parts of a row that shows what is hidden, for critics alone."""
        self.hidden_size: i64 = others.size
        self._counted: vec[i64] = zeros(seats)

    def write(self, journey: Journey, seat: i64, out: vec[i32], start: i64) -> None:
        """Write what a seat knows into a clear row."""
        bits = self.bits
        state = journey.state
        out[start + state.phase] = _ONE
        self._write_cards(journey, seat, out, start)
        self._write_players(journey, seat, out, start)
        self._write_board(journey, seat, out, start)
        self._write_tickets(journey, seat, out, start)
        for deck in range(self.rules.decks):
            out[start + self.decks + deck] = bits[_ZERO + state.in_deck[deck]]
        out[start + self.ticket_deck] = bits[_ZERO + state.ticket_count]
        if state.turns_left >= 0:
            out[start + self.is_ending] = _ONE
            out[start + self.turns_left] = bits[_ZERO + state.turns_left]
        out[start + self.passes] = bits[_ZERO + state.passes]
        out[start + self.decisions] = bits[_ZERO + _clipped(journey.decisions)]

    def _write_cards(
        self, journey: Journey, seat: i64, out: vec[i32], start: i64
    ) -> None:
        bits = self.bits
        state = journey.state
        kinds = self.rules.kinds
        hand = state.hand
        discard = state.discard
        base = seat * kinds
        own = start + self.hand
        thrown = start + self.discards
        for kind in range(kinds):
            count = hand[base + kind]
            if count:
                out[own + kind] = bits[_ZERO + count]
        for count in discard:
            if count:
                out[thrown] = bits[_ZERO + count]
            thrown += 1
        at = start + self.market
        for card in state.market:
            out[at + (card if card >= 0 else kinds)] = _ONE
            at += kinds + 1
        if state.phase == TUNNEL_PAYMENT:
            self._write_tunnel(journey, out, start)

    def _write_tunnel(self, journey: Journey, out: vec[i32], start: i64) -> None:
        bits = self.bits
        state = journey.state
        for kind in range(self.rules.kinds):
            out[start + self.laid + kind] = bits[_ZERO + state.laid[kind]]
            out[start + self.revealed + kind] = bits[_ZERO + state.revealed[kind]]
        out[start + self.extra] = bits[_ZERO + state.tunnel_extra]
        out[start + self.tunnel + self.tunnel_at[state.tunnel]] = _ONE

    def _write_players(
        self, journey: Journey, seat: i64, out: vec[i32], start: i64
    ) -> None:
        bits = self.bits
        state = journey.state
        seats = self.rules.seats
        kinds = self.rules.kinds
        known = journey.witness.known
        other = seat
        for place in range(seats):
            if place:
                at = start + self.known + (place - 1) * kinds
                base = other * kinds
                for kind in range(kinds):
                    count = known[base + kind]
                    if count:
                        out[at + kind] = bits[_ZERO + count]
            at = start + place
            out[at + self.score] = bits[_ZERO + _clipped(state.score[other])]
            out[at + self.cards] = bits[_ZERO + state.in_hand[other]]
            out[at + self.wagons] = bits[_ZERO + state.stock[2 * other]]
            if self.has_fleet:
                out[at + self.ships] = bits[_ZERO + state.stock[2 * other + 1]]
                out[at + place + self.box] = bits[_ZERO + state.box[2 * other]]
                out[at + place + self.box + 1] = bits[_ZERO + state.box[2 * other + 1]]
            if self.has_buildings:
                out[at + self.buildings] = bits[_ZERO + state.buildings[other]]
            if other == state.first:
                out[at + self.first] = _ONE
            other += 1
            if other == seats:
                other = 0

    def _write_board(
        self, journey: Journey, seat: i64, out: vec[i32], start: i64
    ) -> None:
        state = journey.state
        rules = self.rules
        owners = state.owner
        claimed = journey.claimed
        starts = rules.starts
        ends = rules.ends
        twins = rules.twins
        doubled_at = self.doubled_at
        seats = rules.seats
        routes = rules.routes
        owner = start + self.owner
        closed = start + self.closed
        reached = start + self.reached
        both = rules.both_tracks
        for place in range(journey.in_claimed):
            route = claimed[place]
            other = i64(owners[route]) - seat
            if other < 0:
                other += seats
            out[owner + other * routes + route] = _ONE
            if other == 0:
                out[reached + starts[route]] = _ONE
                out[reached + ends[route]] = _ONE
            twin = twins[route]
            if twin >= 0 and owners[twin] == NOBODY and (other == 0 or not both):
                out[closed + doubled_at[twin]] = _ONE
        for place in range(journey.in_built):
            city = journey.built[place]
            other = i64(state.building_at[city]) - seat
            if other < 0:
                other += rules.seats
            out[start + self.built + other * rules.cities + city] = _ONE

    def _write_tickets(
        self, journey: Journey, seat: i64, out: vec[i32], start: i64
    ) -> None:
        """Own tickets and offers, and of others how many they hold."""
        bits = self.bits
        state = journey.state
        seats = self.rules.seats
        tickets = self.rules.tickets
        journey.look_up_tickets(seat)
        connected = journey.connected
        counted = self._counted
        for place in range(seats):
            counted[place] = 0
        held = start + self.held
        joined = start + self.connected
        first = seat * tickets
        ticket: i64 = 0
        for holder in state.holder:
            owner = i64(holder)
            if owner < seats:
                counted[owner] += 1
                if owner == seat:
                    out[held + ticket] = _ONE
                    if connected[first + ticket]:
                        out[joined + ticket] = _ONE
            ticket += 1
        for other in range(seats):
            place = other - seat if other >= seat else other - seat + seats
            out[start + self.tickets_held + place] = bits[_ZERO + counted[other]]
        for place in range(state.in_offer[seat]):
            ticket = state.offer[seat * OFFER_ROOM + place]
            out[start + self.offered + place * tickets + ticket] = _ONE
            if connected[first + ticket]:
                out[joined + ticket] = _ONE
        if self.has_distances:
            self._write_distances(journey, seat, out, start)

    def _write_distances(
        self, journey: Journey, seat: i64, out: vec[i32], start: i64
    ) -> None:
        """How far own and offered tickets are from being connected; -1 for never."""
        state = journey.state
        base = seat * OFFER_ROOM
        offered = state.offer[base : base + state.in_offer[seat]]
        costs = journey.spaces_left(seat)
        for ticket in range(self.rules.tickets):
            is_offered = any(each == ticket for each in offered)
            if is_offered or i64(state.holder[ticket]) == seat:
                missing = journey.distance(self.ways, costs, ticket)
                out[start + self.distance + ticket] = self.bits[_ZERO + missing]

    def write_hidden(
        self, journey: Journey, seat: i64, out: vec[i32], start: i64
    ) -> None:
        """Write what a seat must not know into a clear row."""
        state = journey.state
        rules = self.rules
        for place in range(rules.seats - 1):
            other = (seat + 1 + place) % rules.seats
            at = start + self.other_hands + place * rules.kinds
            for kind in range(rules.kinds):
                count = state.hand[other * rules.kinds + kind]
                out[at + kind] = self.bits[_ZERO + count]
            at = start + self.other_tickets + place * rules.tickets
            for ticket in range(rules.tickets):
                if i64(state.holder[ticket]) == other:
                    out[at + ticket] = _ONE
        for kind in range(rules.kinds):
            count = in_piles(state, kind) - state.discard[kind]
            out[start + self.in_decks + kind] = self.bits[_ZERO + count]


def _places(routes: int, some: list[int]) -> vec[i64]:
    """The place of each route among some of them, or -1."""
    places = [-1] * routes
    for place, route in enumerate(some):
        places[route] = place
    return vec[i64](places)


def _clipped(count: i64) -> i64:
    """A count that the table has."""
    return max(i64(-_ZERO), min(i64(HIGHEST), count))
