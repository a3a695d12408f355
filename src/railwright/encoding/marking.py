"""Which numbers are legal in a position: marked in a row of bytes, and listed."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from railwright.core.buildings import station_cost
from railwright.core.claimable import add_pairs, add_swaps, count_cards, look_around
from railwright.core.codec import PORT_CARDS, color_of, groups_of, target_of, wilds_of
from railwright.core.codes import (
    NOBODY,
    OFFER,
    OPENING,
    PIECES,
    REFILL,
    SECOND_CARD,
    TUNNEL_PAYMENT,
    TURN,
)
from railwright.core.market import nothing_to_draw
from railwright.core.menu import RUN, Menu, count_bits, low_bit
from railwright.core.payment import land_cards
from railwright.core.rules import BIT, WORD
from railwright.core.state import State
from railwright.core.tickets import fewest
from railwright.encoding.action_index import ActionIndex


@final
class Marker:
    """Marks the legal numbers of one position after another.

    The rows of bytes must be clear. Numbers are also listed, so that one can be picked:
    all but buildings, of which the sites stand behind the others and then the ways to
    pay, for each goes with each.
    """

    def __init__(self, index: ActionIndex, mask: vec[u8], rows: i64) -> None:
        self.index = index
        self.mask = mask
        self.room: i64 = index.size + 2
        """Numbers that can be listed for a row."""
        self.listed: vec[i32] = vec[i32]([i32(0) for _ in range(rows * self.room)])
        self.in_list: vec[i64] = vec[i64]([i64(0) for _ in range(rows)])
        self.in_sites: vec[i64] = vec[i64]([i64(0) for _ in range(rows)])
        self.in_ways: vec[i64] = vec[i64]([i64(0) for _ in range(rows)])
        self._start: i64 = 0
        self._at: i64 = 0

    def mark(self, row: i64, state: State, seat: i64) -> None:
        """Mark and list what a seat may do."""
        self._start = row * self.index.size
        self._at = row * self.room
        self.in_sites[row] = 0
        self.in_ways[row] = 0
        phase = state.phase
        if phase == TURN:
            self._mark_turn(row, state)
        elif phase == SECOND_CARD:
            self._mark_draws(state)
        elif phase == OPENING or phase == OFFER:
            self._mark_keeps(state, seat)
        elif phase == TUNNEL_PAYMENT:
            self._mark_extras(state)
        elif phase == PIECES:
            index = self.index
            for fleet in range(index.fleets, index.exchange):
                self._add(fleet)
        elif phase == REFILL:
            self._add(self.index.refill)
            self._add(self.index.refill + 1)
        if phase != TURN:
            self.in_list[row] = self._at - row * self.room

    def count(self, row: i64) -> i64:
        """How many numbers are legal in a row."""
        return self.in_list[row] + self.in_sites[row] * self.in_ways[row]

    def pick(self, row: i64, place: i64) -> i64:
        """The legal number at a place, counted from 0."""
        first = row * self.room
        size = self.in_list[row]
        if place < size:
            return i64(self.listed[first + place])
        first += size
        sites = self.in_sites[row]
        way = (place - size) // sites
        site = i64(self.listed[first + (place - size) % sites])
        return i64(self.listed[first + sites + way]) + site

    def _add(self, number: i64) -> None:
        self.mask[self._start + number] = 1
        self.listed[self._at] = i32(number)
        self._at += 1

    def _mark_turn(self, row: i64, state: State) -> None:
        index = self.index
        rules = state.rules
        self._mark_draws(state)
        self._mark_claims(state)
        if state.ticket_count:
            self._add(index.tickets)
        if rules.has_exchange:
            self._mark_exchanges(state)
        size = self._at - row * self.room
        self.in_list[row] = size
        if state.buildings[state.player]:
            if rules.stations:
                self._mark_stations(row, state)
            if rules.ports:
                self._mark_ports(row, state)
        if rules.passes_freely or self.count(row) == 0:
            self._mark_pass(row, size)

    def _mark_pass(self, row: i64, size: i64) -> None:
        """Passing comes first in the list, so that all buildings stay in their place.

        The number that was first goes behind the others, where buildings begin.
        """
        self.mask[self._start + self.index.passing] = 1
        first = row * self.room
        listed = self.listed
        last = first + size + self.in_sites[row] + self.in_ways[row]
        while last > first:
            listed[last] = listed[last - 1]
            last -= 1
        listed[first] = i32(self.index.passing)
        self.in_list[row] = size + 1

    def _mark_draws(self, state: State) -> None:
        """Face-up cards with the deck that replaces them, and blind draws."""
        rules = state.rules
        index = self.index
        mask = self.mask
        listed = self.listed
        at = self._at
        first = state.available(0)
        second = state.available(1)
        if first + second == 0 and nothing_to_draw(state):
            return
        barred: i64 = -1
        if state.phase == SECOND_CARD and rules.wild_ends_draw:
            barred = rules.wild
        decks = rules.decks
        has_choice = first != 0 and second != 0
        number = index.draw_up
        if not has_choice and second != 0:
            number += 1
        start = self._start
        for card in state.market:
            if card >= 0 and card != barred:
                mask[start + number] = 1
                listed[at] = i32(number)
                at += 1
                if has_choice:
                    mask[start + number + 1] = 1
                    listed[at] = i32(number + 1)
                    at += 1
            number += decks
        self._at = at
        if first:
            self._add(index.draw_blind)
        if second:
            self._add(index.draw_blind + 1)

    def _mark_keeps(self, state: State, seat: i64) -> None:
        need = fewest(state)
        places: i64 = 1
        while places < BIT[state.in_offer[seat]]:
            if count_bits(places) >= need:
                self._add(self.index.keep + places - 1)
            places += 1

    def _mark_extras(self, state: State) -> None:
        """Ways to pay for a tunnel's surprise, and giving up (C-42 to C-45)."""
        rules = state.rules
        wilds = state.hand[state.player * rules.kinds + rules.wild]
        held: i64 = 0
        if state.tunnel_color >= 0:
            held = land_cards(state, state.tunnel_color)
        used = max(state.tunnel_extra - held, i64(0))
        while used <= min(wilds, state.tunnel_extra):
            self._add(self.index.extra + used)
            used += 1
        self._add(self.index.fleets - 1)  # giving up is the last of its part

    def _mark_exchanges(self, state: State) -> None:
        stock = state.stock
        box = state.box
        wagons = state.player * 2
        index = self.index
        self._add_up_to(index.exchange, min(stock[wagons], box[wagons + 1]))
        number = index.exchange + index.most_exchanged
        self._add_up_to(number, min(stock[wagons + 1], box[wagons]))

    def _add_up_to(self, number: i64, count: i64) -> None:
        """Mark so many numbers from one on."""
        mask = self.mask
        listed = self.listed
        start = self._start + number
        at = self._at
        for place in range(count):
            mask[start + place] = 1
            listed[at + place] = i32(number + place)
        self._at = at + count

    def _mark_claims(self, state: State) -> None:
        rules = state.rules
        look_around(state)
        count_cards(state)
        wilds = state.hand[state.player * rules.kinds + rules.wild]
        most = min(wilds, rules.rows_used - 1)
        self._mark_sets(state, most)
        if rules.has_sea:
            self._mark_ships(state, most)
        if most:
            self._mark_wild(state, most)
        if len(rules.swap_routes):
            self._mark_swaps(state, wilds)
        if len(rules.pair_routes):
            self._mark_pairs(state, wilds)

    def _mark_routes(self, routes: i64, numbers: vec[i32], base: i64) -> None:
        """Mark the number of each route of a mask, found from some place on."""
        mask = self.mask
        listed = self.listed
        start = self._start
        at = self._at
        while routes:
            number = numbers[base + low_bit(routes)]
            mask[start + i64(number)] = 1
            listed[at] = number
            at += 1
            routes &= routes - 1
        self._at = at

    # The innermost loops of `_mark_sets` and `_mark_sails` have all they need at hand,
    # and mark the routes of a mask themselves.

    def _mark_sets(self, state: State, most: i64) -> None:
        """Sets of one color, with any number of wild cards or the fewest (C-24)."""
        rules = state.rules
        claims = self.index.claims
        menu = state.menu
        near = menu.near
        rows = claims.set_rows
        numbers = claims.sets
        counted = claims.counted
        first = i64(0) if counted else most
        mask = self.mask
        listed = self.listed
        start = self._start
        at = self._at
        color: i64 = 0
        for count in menu.held:
            if count:
                row = (color * rules.rows_held + count) * rules.rows_used + first
                place = row * rules.land_words
                base = color * claims.used * claims.places
                wilds = first
                while wilds <= most:
                    word = base
                    for within in near:
                        routes = within & rows[place]
                        while routes:
                            number = numbers[word + low_bit(routes)]
                            mask[start + i64(number)] = 1
                            listed[at] = number
                            at += 1
                            routes &= routes - 1
                        place += 1
                        word += WORD
                    base += claims.places
                    wilds += 1
            color += 1
        self._at = at

    def _mark_ships(self, state: State, most: i64) -> None:
        """Ships of one color, each number of them double (W-27)."""
        word: i64 = 0
        for within in state.menu.near_sea:
            if within:
                self._mark_sails(state, most, word, within)
            word += 1

    def _mark_sails(self, state: State, most: i64, word: i64, within: i64) -> None:
        """The same for one word of the mask of sea routes."""
        rules = state.rules
        claims = self.index.claims
        rows = claims.ship_rows
        numbers = claims.ships
        words = rules.words - rules.land_words
        first = i64(0) if claims.counted else most
        mask = self.mask
        listed = self.listed
        start = self._start
        at = self._at
        hand = state.hand
        held = state.player * rules.kinds
        double_ship = rules.double_ship
        color: i64 = 0
        for kind in rules.single_ship:
            singles = hand[held + kind] if kind >= 0 else i64(0)
            double = double_ship[color]
            doubles = hand[held + double] if double >= 0 else i64(0)
            row = (color * rules.rows_single + singles) * rules.rows_double
            base = color * rules.rows_double * claims.used * claims.places
            base += (rules.land_words + word) * WORD
            pairs: i64 = 0 if singles else 1  # there must be some ship
            while pairs <= doubles:
                place = ((row + pairs) * rules.rows_used + first) * words + word
                number_at = base + pairs * claims.used * claims.places
                wilds = first
                while wilds <= most:
                    routes = within & rows[place]
                    while routes:
                        number = numbers[number_at + low_bit(routes)]
                        mask[start + i64(number)] = 1
                        listed[at] = number
                        at += 1
                        routes &= routes - 1
                    place += words
                    number_at += claims.places
                    wilds += 1
                pairs += 1
            color += 1
        self._at = at

    def _mark_wild(self, state: State, most: i64) -> None:
        """Wild cards alone (C-03)."""
        rules = state.rules
        near = state.menu.near
        near_sea = state.menu.near_sea
        land = rules.land_words
        numbers = self.index.claims.alone
        last = rules.wild_ends[most]
        place: i64 = 0
        while place < last:
            word = rules.wild_words[place]
            within = near[word] if word < land else near_sea[word - land]
            routes = within & rules.wild_routes[place]
            if routes:
                self._mark_routes(routes, numbers, word * WORD)
            place += 1

    def _mark_swaps(self, state: State, wilds: i64) -> None:
        """Payments with groups of any cards, as the core lists them (N-15, N-19)."""
        menu = state.menu
        menu.clear()
        add_swaps(state, wilds)
        claims = self.index.claims
        run: i64 = 0
        while run < menu.in_runs:
            action = menu.runs[run]
            at = claims.swap_place(
                target_of(action),
                color_of(action),
                wilds_of(action),
                groups_of(action),
            )
            self._add(i64(claims.swaps[at]))
            run += RUN

    def _mark_pairs(self, state: State, wilds: i64) -> None:
        """Payments in pairs, as the core lists them (W-30)."""
        menu = state.menu
        menu.clear()
        add_pairs(state, wilds)
        claims = self.index.claims
        last: i64 = -1
        run: i64 = 0
        while run < menu.in_runs:
            action = menu.runs[run]
            routes = menu.runs[run + 1]
            used = wilds_of(action) if claims.counted else i64(0)
            while routes:
                place = target_of(action) + low_bit(routes)
                if claims.counted or place != last:  # each number once
                    self._add(i64(claims.pairs[place * claims.pair_rows + used]))
                last = place
                routes &= routes - 1
            run += RUN

    def _mark_stations(self, row: i64, state: State) -> None:
        """Every free city for every color that pays for the next station (E-27)."""
        rules = state.rules
        cost = station_cost(state)
        wilds = state.hand[state.player * rules.kinds + rules.wild]
        menu = state.menu
        menu.clear()
        color: i64 = 0
        for held in menu.held:
            if held and held + wilds >= cost:
                menu.add_way(color)
            color += 1
        if wilds >= cost:
            menu.add_way(color)
        if menu.in_ways:
            menu.add_free_sites(state.building_at)
            self._mark_sites(row, menu)

    def _mark_ports(self, row: i64, state: State) -> None:
        """Every port city that can be built in, for every color that pays (W-43)."""
        rules = state.rules
        hand = state.hand
        base = state.player * rules.kinds
        wilds = hand[base + rules.wild]
        menu = state.menu
        menu.clear()
        single_ship = rules.single_ship
        color: i64 = 0
        for wagon in rules.second_land:
            ship = single_ship[color]
            wagons = min(hand[base + wagon], i64(2)) if wagon >= 0 else i64(0)
            ships = min(hand[base + ship], i64(2)) if ship >= 0 else i64(0)
            if wagons + ships and wagons + ships + wilds >= PORT_CARDS:
                menu.add_way(color)
            color += 1
        if wilds >= PORT_CARDS:
            menu.add_way(color)
        if menu.in_ways:
            self._add_port_sites(state, menu)
            self._mark_sites(row, menu)

    def _add_port_sites(self, state: State, menu: Menu) -> None:
        rules = state.rules
        base = state.player * rules.cities
        for city in rules.port_cities:
            if state.building_at[city] == NOBODY and state.reached[base + city]:
                menu.add_site(self.index.site_of[city])

    def _mark_sites(self, row: i64, menu: Menu) -> None:
        """Mark each site with each way to pay, and list both."""
        mask = self.mask
        listed = self.listed
        sites = menu.sites
        at = self._at
        count = menu.in_sites
        for place in range(count):
            listed[at + place] = i32(sites[place])
        at += count
        for way in range(menu.in_ways):
            first = self.index.building + menu.ways[way] * self.index.in_sites
            listed[at + way] = i32(first)
            first += self._start
            for place in range(count):
                mask[first + sites[place]] = 1
        self.in_sites[row] = count
        self.in_ways[row] = menu.in_ways
