"""Actions by number: one for everything that can ever be legal at a table.

Numbers say what a program that learns has to choose. Where wild cards pay for every
route, a claim says its color, and as few wild cards as possible are paid; elsewhere it
says their number, too. The board and the terms of a game decide, not its name.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.buildings import station_cost
from railwright.core.claim import REVEALED
from railwright.core.codec import (
    NO_COLOR,
    PORT_CARDS,
    aimed,
    bare_action,
    choose_pieces_action,
    claim_action,
    color_of,
    draw_blind_action,
    draw_up_action,
    exchange_action,
    extra_action,
    fill_slot_action,
    groups_of,
    keep_action,
    kind_of,
    port_action,
    refill_of,
    station_action,
    target_of,
)
from railwright.core.codes import (
    CLAIM,
    DRAW_TICKETS,
    DRAW_UP,
    GIVE_UP,
    PASS,
    PORT,
    SEA,
    STATION,
    TUNNEL,
)
from railwright.core.market import ANY_DECK
from railwright.core.payment import land_cards
from railwright.core.rules import BIT, WORD, Rules
from railwright.core.state import State
from railwright.encoding.claim_index import (
    FEWEST,
    ClaimNumbers,
    claims_of,
    counts_wilds,
)

VERSION: Final = 1
"""Changes whenever a number may mean something else than before."""


@final
class Numbering:
    """Actions in the order of their numbers."""

    def __init__(self) -> None:
        self.parts: list[tuple[str, int, int]] = []
        self.actions: list[int] = []

    def add(self, name: str, actions: list[int]) -> int:
        """Give the next numbers to some actions; the first of them."""
        first = len(self.actions)
        self.actions += actions
        if actions:
            self.parts.append((name, first, len(actions)))
        return first


@final
class ActionIndex:
    """The numbers of all actions at a table, and the core's actions behind them."""

    def __init__(self, rules: Rules, every_payment: bool) -> None:
        self.rules = rules
        table = Numbering()
        self.draw_up: i64 = table.add("draw a face-up card", _draws_up(rules))
        decks = range(int(rules.decks))
        self.draw_blind: i64 = table.add(
            "draw from a deck", [int(draw_blind_action(deck)) for deck in decks]
        )
        self.tickets: i64 = table.add("draw tickets", [int(bare_action(DRAW_TICKETS))])
        self.keep: i64 = table.add("keep tickets", _keeps(rules))
        self.passing: i64 = table.add("pass", [int(bare_action(PASS))])
        self.extra: i64 = table.add("pay for a tunnel, or give up", _extras(rules))
        self.fleets: i64 = table.add("choose pieces", _fleets(rules))
        self.most_exchanged: i64 = _box(rules) if rules.has_exchange else 0
        self.exchange: i64 = table.add(
            "exchange pieces", _exchanges(int(self.most_exchanged))
        )
        self.refill: i64 = table.add(
            "fill an empty slot",
            [int(fill_slot_action(deck)) for deck in decks]
            if rules.second_share
            else [],
        )
        claims = claims_of(rules, every_payment or counts_wilds(rules))
        first = table.add("claim a route", [_claim(*claim) for claim in claims])
        self.claims = ClaimNumbers(rules, claims, first)
        sites = _sites(rules)
        self.in_sites: i64 = len(sites)
        self.site_of: vec[i64] = _places(int(rules.cities), sites)
        """The place of each city among those in which one can build, or -1."""
        self.building: i64 = table.add("build", _buildings(rules, sites))
        self.parts: list[tuple[str, int, int]] = table.parts
        """Kinds of actions by name, the first number of each, and how many it has."""
        self.size: i64 = len(table.actions)
        """How many numbers there are."""
        self.actions: vec[i64] = vec[i64](table.actions)
        """The core's action of each number, its wild cards perhaps still open."""
        is_open = [0] * len(table.actions)
        for number, (_, _, wilds, _) in enumerate(claims, first):
            is_open[number] = int(wilds == FEWEST)
        self.is_open: vec[i64] = vec[i64](is_open)
        """Whether the number of wild cards follows from the hand."""
        self._numbers = {action: at for at, action in enumerate(table.actions)}

    def action(self, state: State, number: i64) -> i64:
        """The action of the core that a legal number means in a position."""
        action = self.actions[number]
        kind = kind_of(action)
        if kind == CLAIM:
            return self._claim(state, action) if self.is_open[number] else action
        if kind == DRAW_UP:
            if state.available(0) == 0 or state.available(1) == 0:
                return draw_up_action(target_of(action), ANY_DECK)
            return action
        if kind == STATION:
            return _station(state, action)
        if kind == PORT:
            return _port(state, action)
        return action

    def number(self, state: State, action: i64) -> int:
        """The number of a listed action, however many wild cards it names."""
        kind = kind_of(action)
        target = target_of(action)
        if kind == DRAW_UP:
            deck = refill_of(action)
            if deck < 0:
                deck = 0 if state.available(0) or not state.available(1) else 1
            return int(self.draw_up + target * self.rules.decks + deck)
        if kind == STATION or kind == PORT:
            color = min(color_of(action), self.rules.colors)
            return int(self.building + color * self.in_sites + self.site_of[target])
        if kind == CLAIM and not self.claims.counted:
            color = color_of(action)
            if color != NO_COLOR or self.rules.pairs[target]:
                action = claim_action(target, color, 0, groups_of(action))
        return self._numbers[int(action)]

    def _claim(self, state: State, action: i64) -> i64:
        """The claim with as few wild cards as the hand allows."""
        route = target_of(action)
        color = color_of(action)
        rules = state.rules
        if rules.pairs[route]:
            return claim_action(route, color, _wilds_in_pairs(state, route), 0)
        if rules.route_kind[route] == SEA:
            return _sail(state, route, color, groups_of(action))
        place = rules.place_of[route]
        at = (color * rules.rows_held + land_cards(state, color)) * rules.rows_used
        at = at * rules.land_words + place // WORD
        bit = BIT[place % WORD]
        wilds: i64 = 0
        while not rules.set_routes[at] & bit:
            wilds += 1
            at += rules.land_words
        return claim_action(route, color, wilds, 0)


def _draws_up(rules: Rules) -> list[int]:
    return [
        int(draw_up_action(slot, deck))
        for slot in range(int(rules.face_up))
        for deck in range(int(rules.decks))
    ]


def _keeps(rules: Rules) -> list[int]:
    largest = max(sum(int(each) for each in rules.first_offer), int(rules.later_offer))
    return [int(keep_action(places)) for places in range(1, 1 << largest)]


def _extras(rules: Rules) -> list[int]:
    if not any(kind == TUNNEL for kind in rules.route_kind):
        return []
    paid = [int(extra_action(wilds)) for wilds in range(REVEALED + 1)]
    return [*paid, int(bare_action(GIVE_UP))]


def _fleets(rules: Rules) -> list[int]:
    if not rules.fleet:
        return []
    fewest = max(0, int(rules.fleet - rules.most_ships))
    most = min(int(rules.most_wagons), int(rules.fleet))
    return [int(choose_pieces_action(wagons)) for wagons in range(fewest, most + 1)]


def _box(rules: Rules) -> int:
    """Pieces in the box of each player, whatever is exchanged."""
    in_play = int(rules.fleet) or int(rules.stock[0] + rules.stock[1])
    return int(rules.most_wagons + rules.most_ships) - in_play


def _exchanges(most: int) -> list[int]:
    return [
        int(exchange_action(given, count))
        for given in range(2)
        for count in range(1, most + 1)
    ]


def _claim(route: int, color: int, wilds: int, groups: int) -> int:
    return int(claim_action(route, color, max(wilds, 0), groups))


def _sites(rules: Rules) -> list[int]:
    if rules.stations:
        return list(range(int(rules.cities)))
    return [int(city) for city in rules.port_cities] if rules.ports else []


def _places(cities: int, sites: list[int]) -> vec[i64]:
    places = [-1] * cities
    for place, city in enumerate(sites):
        places[city] = place
    return vec[i64](places)


def _buildings(rules: Rules, sites: list[int]) -> list[int]:
    """Every color, and wild cards alone, for every site."""
    found: list[int] = []
    for color in [*range(int(rules.colors)), NO_COLOR]:
        action = station_action(0, color, 0)
        if rules.ports:
            action = port_action(0, color, 0, 0)
        found += [int(aimed(action, city)) for city in sites]
    return found


def _station(state: State, action: i64) -> i64:
    """The station, paid with as few wild cards as the hand allows (E-27)."""
    cost = station_cost(state)
    color = color_of(action)
    wilds = cost
    if color != NO_COLOR:
        wilds = max(cost - land_cards(state, color), i64(0))
    return station_action(target_of(action), color, wilds)


def _port(state: State, action: i64) -> i64:
    """The port, paid with as few wild cards as the hand allows (W-43)."""
    rules = state.rules
    color = color_of(action)
    if color == NO_COLOR:
        return port_action(target_of(action), color, PORT_CARDS, 0)
    base = state.player * rules.kinds
    wagons = min(state.hand[base + rules.second_land[color]], i64(2))
    ships = min(state.hand[base + rules.single_ship[color]], i64(2))
    return port_action(target_of(action), color, PORT_CARDS - wagons - ships, wagons)


def _wilds_in_pairs(state: State, route: i64) -> i64:
    """The fewest wild cards that complete the pairs of a route (W-30)."""
    rules = state.rules
    total: i64 = 0
    odd: i64 = 0
    for color in range(rules.colors):
        count = land_cards(state, color)
        total += count
        odd += count & 1
    cost = 2 * rules.lengths[route]
    paired = total - odd
    used = max(cost - total, i64(0))
    while (cost - used) >> 1 > paired >> 1 and cost - used - paired > min(used, odd):
        used += 1
    return used


def _sail(state: State, route: i64, color: i64, doubles: i64) -> i64:
    """A claim at sea with these double ships and as few wild cards as possible."""
    rules = state.rules
    words = rules.words - rules.land_words
    place = rules.place_of[route] - rules.land_words * WORD
    kind = rules.single_ship[color]
    singles = state.hand[state.player * rules.kinds + kind] if kind >= 0 else i64(0)
    row = (color * rules.rows_single + singles) * rules.rows_double + doubles
    at = row * rules.rows_used * words + place // WORD
    bit = BIT[place % WORD]
    wilds: i64 = 0
    while not rules.sea_routes[at] & bit:
        wilds += 1
        at += words
    return claim_action(route, color, wilds, doubles)
