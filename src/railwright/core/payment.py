"""Paying: which cards a route, a station or a port takes, and why others are refused.

A payment is a count for each kind of card. The engine checks what a player names and
chooses nothing (C-32); for a listed action, which only says color, wild cards and
groups, `fill_payment` picks the cards.
"""

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.codec import NO_COLOR, PORT_CARDS
from railwright.core.codes import (
    CARD_NOT_HELD,
    FERRY,
    FERRY_NEEDS_LOCOMOTIVE,
    LAND_CARD,
    MIXED_COLORS,
    PORT_SYMBOL_MISSING,
    SEA,
    SHIP_CARD,
    SUPERFLUOUS_CARD,
    UNPAIRED_CARD,
    WILD_NOT_ALLOWED,
    WRONG_CARD_COUNT,
    WRONG_CARD_KIND,
    WRONG_COLOR,
)
from railwright.core.rules import Rules
from railwright.core.state import State

"""Cards for a port: two of each kind (W-43)."""


class Tally:
    """What a payment consists of."""

    def __init__(self, rules: Rules, payment: vec[i64]) -> None:
        self.cards: i64 = 0
        self.wilds: i64 = payment[rules.wild]
        self.land: i64 = 0
        self.singles: i64 = 0
        self.doubles: i64 = 0
        self.without_port: i64 = 0
        self.spaces: list[int] = [0] * int(rules.colors)
        """What the cards of each color cover: a double ship two spaces, others one."""
        for kind in range(int(rules.kinds)):
            count = payment[kind]
            if count == 0:
                continue
            self.cards += count
            if kind == rules.wild:
                continue
            if not rules.kind_port[kind]:
                self.without_port += count
            covered = count
            if rules.kind_shows[kind] == LAND_CARD:
                self.land += count
            elif rules.kind_shows[kind] == SHIP_CARD:
                self.singles += count
            else:
                self.doubles += count
                covered = 2 * count
            self.spaces[int(rules.kind_color[kind])] += int(covered)
        self.colors = [color for color, count in enumerate(self.spaces) if count]


def hand_refusal(state: State, payment: vec[i64]) -> i64:
    """CARD_NOT_HELD if the player does not hold what is named."""
    rules = state.rules
    base = state.player * rules.kinds
    for kind in range(int(rules.kinds)):
        if payment[kind] < 0 or payment[kind] > state.hand[base + kind]:
            return CARD_NOT_HELD
    return 0


def route_refusal(rules: Rules, route: i64, payment: vec[i64]) -> i64:
    """Why a payment does not buy a route; 0 if it does."""
    tally = Tally(rules, payment)
    is_sea = rules.route_kind[route] == SEA
    if tally.land if is_sea else tally.singles + tally.doubles:
        return WRONG_CARD_KIND
    if rules.pairs[route]:
        return _pair_refusal(rules, route, tally)
    if rules.any_cards[route]:
        return _any_cards_refusal(rules, route, tally)
    if rules.route_kind[route] == FERRY and rules.ferry_swap:
        return _swap_refusal(rules, route, tally)
    return _set_refusal(rules, route, tally)


def _set_refusal(rules: Rules, route: i64, tally: Tally) -> i64:
    """A set of one color with wild cards where they are allowed (C-24, C-25)."""
    length = rules.lengths[route]
    if tally.wilds and not rules.takes_wild(route):
        return WILD_NOT_ALLOWED
    if tally.cards > length:  # a payment too large is judged by its number
        return _count_refusal(rules, route, tally)
    wrong = _color_refusal(rules, route, tally)
    if wrong:
        return wrong
    if tally.wilds < rules.symbols[route]:
        return FERRY_NEEDS_LOCOMOTIVE
    if rules.route_kind[route] == SEA:
        return _ship_refusal(rules, route, tally)
    return 0 if tally.cards == length else WRONG_CARD_COUNT


def _color_refusal(rules: Rules, route: i64, tally: Tally) -> i64:
    wanted = rules.route_color[route]
    if wanted == rules.colors:
        return MIXED_COLORS if len(tally.colors) > 1 else 0
    for color in tally.colors:
        if color != wanted:
            return WRONG_COLOR
    return 0


def _most_of_color(rules: Rules, route: i64, tally: Tally) -> i64:
    """The most spaces that cards cover of a color in which the route may be paid."""
    wanted = rules.route_color[route]
    if wanted == rules.colors:
        return max(tally.spaces)
    return tally.spaces[int(wanted)]


def _count_refusal(rules: Rules, route: i64, tally: Tally) -> i64:
    """Too many cards if some of them would do (C-31), else a wrong number."""
    usable = _most_of_color(rules, route, tally) + tally.wilds
    enough = usable >= rules.lengths[route] and tally.wilds >= rules.symbols[route]
    return SUPERFLUOUS_CARD if enough else WRONG_CARD_COUNT


def _ship_refusal(rules: Rules, route: i64, tally: Tally) -> i64:
    """A double ship covers two spaces; half of one may be lost (W-25 to W-27)."""
    length = rules.lengths[route]
    surplus = tally.wilds + tally.singles + 2 * tally.doubles - length
    if surplus < 0:
        return WRONG_CARD_COUNT
    if surplus == 0 or (surplus == 1 and tally.wilds + tally.singles == 0):
        return 0
    return SUPERFLUOUS_CARD


def _pair_refusal(rules: Rules, route: i64, tally: Tally) -> i64:
    """Pairs of any color; a wild card completes any pair (W-29, W-30)."""
    needed = 2 * rules.lengths[route]
    unpaired = 0
    pairs = 0
    for count in tally.spaces:
        unpaired += count % 2
        pairs += count // 2
    if tally.cards > needed:
        mixed = min(unpaired, int(tally.wilds))
        rest = (int(tally.wilds) - mixed) // 2
        enough = pairs + mixed + rest >= rules.lengths[route]
        return SUPERFLUOUS_CARD if enough else WRONG_CARD_COUNT
    if unpaired > tally.wilds:
        return UNPAIRED_CARD
    return 0 if tally.cards == needed else WRONG_CARD_COUNT


def _any_cards_refusal(rules: Rules, route: i64, tally: Tally) -> i64:
    """Groups of any cards may stand for single ones (N-15, N-16)."""
    length = rules.lengths[route]
    extra = rules.any_cards[route] - 1
    over = tally.cards - length
    if over <= 0:
        return _set_refusal(rules, route, tally)
    groups = min(over // extra, length)
    if tally.wilds > groups * rules.any_cards[route]:
        return WILD_NOT_ALLOWED  # they count inside the groups only
    enough = _most_of_color(rules, route, tally) >= length - groups
    if over != groups * extra:
        return SUPERFLUOUS_CARD if enough else WRONG_CARD_COUNT
    return 0 if enough else _color_refusal(rules, route, tally)


def _swap_refusal(rules: Rules, route: i64, tally: Tally) -> i64:
    """On a ferry any three cards may stand for a locomotive (N-19, N-21)."""
    length = rules.lengths[route]
    symbols = rules.symbols[route]
    extra = rules.ferry_swap - 1
    over = tally.cards - length
    if over <= 0:
        return _set_refusal(rules, route, tally)
    groups = min(over // extra, symbols if rules.swaps_symbols_only else length)
    # Locomotives beyond what is needed may lie inside the groups.
    usable = _most_of_color(rules, route, tally) + tally.wilds
    is_set = usable >= length - groups
    enough = is_set and tally.wilds >= symbols - groups
    if over != groups * extra:
        return SUPERFLUOUS_CARD if enough else WRONG_CARD_COUNT
    if enough:
        return 0
    return FERRY_NEEDS_LOCOMOTIVE if is_set else _color_refusal(rules, route, tally)


def station_refusal(rules: Rules, cost: i64, payment: vec[i64]) -> i64:
    """So many cards of one color, wild ones included (E-27)."""
    tally = Tally(rules, payment)
    if tally.cards <= cost and len(tally.colors) > 1:
        return MIXED_COLORS
    if tally.cards == cost:
        return 0
    usable = max(tally.spaces) + int(tally.wilds)
    enough = tally.cards > cost and usable >= cost
    return SUPERFLUOUS_CARD if enough else WRONG_CARD_COUNT


def port_refusal(rules: Rules, payment: vec[i64]) -> i64:
    """Two wagon and two ship cards of one color, all with the symbol (W-43, Q-50)."""
    tally = Tally(rules, payment)
    if tally.cards > PORT_CARDS:
        enough = _most_for_port(rules, payment) + tally.wilds >= PORT_CARDS
        return SUPERFLUOUS_CARD if enough else WRONG_CARD_COUNT
    if tally.land > 2 or tally.singles + tally.doubles > 2:
        return WRONG_CARD_KIND
    if len(tally.colors) > 1:
        return MIXED_COLORS
    if tally.without_port:
        return PORT_SYMBOL_MISSING
    return 0 if tally.cards == PORT_CARDS else WRONG_CARD_COUNT


def _most_for_port(rules: Rules, payment: vec[i64]) -> i64:
    """The most cards of one color that a port takes, two of each kind at most."""
    most: i64 = 0
    for color in range(int(rules.colors)):
        wagons: i64 = 0
        ships: i64 = 0
        for kind in range(int(rules.kinds)):
            if kind == rules.wild or rules.kind_color[kind] != color:
                continue
            if rules.kind_port[kind] and rules.kind_shows[kind] == LAND_CARD:
                wagons += payment[kind]
            elif rules.kind_port[kind]:
                ships += payment[kind]
        most = max(most, min(wagons, i64(2)) + min(ships, i64(2)))
    return most


def fill_payment(
    state: State, route: i64, color: i64, wilds: i64, groups: i64
) -> vec[i64]:
    """The cards of a listed payment, in the state's scratch.

    Groups are double ships at sea, and swaps on other routes.
    """
    rules = state.rules
    payment = clear_payment(state)
    length = rules.lengths[route]
    payment[rules.wild] = wilds
    if rules.pairs[route]:
        _fill_pairs(state, payment, 2 * length - wilds)
    elif rules.route_kind[route] == SEA:
        if color != NO_COLOR:
            payment[rules.double_ship[color]] = groups
            singles = length - wilds - 2 * groups
            if singles > 0:  # half of a double ship may be lost
                payment[rules.single_ship[color]] = singles
    else:
        if color != NO_COLOR:
            add_land_cards(state, payment, color, length - wilds - groups)
        if groups:
            size = rules.any_cards[route] or rules.ferry_swap
            _fill_any(state, payment, color, groups * size)
    return payment


def clear_payment(state: State) -> vec[i64]:
    """The scratch payment without any card."""
    payment = state.payment
    for kind in range(i64(len(payment))):
        payment[kind] = 0
    return payment


def add_land_cards(state: State, payment: vec[i64], color: i64, count: i64) -> None:
    """Add cards of a color for a railway, those without a port symbol first."""
    rules = state.rules
    plain = rules.first_land[color]
    held = state.hand[state.player * rules.kinds + plain]
    if count <= held:
        payment[plain] += count
        return
    payment[plain] += held
    payment[rules.second_land[color]] += count - held


def _fill_any(state: State, payment: vec[i64], color: i64, count: i64) -> None:
    """Add any cards: of other colors first, the most plentiful before the rare."""
    rules = state.rules
    base = state.player * rules.kinds
    while count > 0:
        best: i64 = -1
        worth: i64 = -1000
        kind: i64 = 0
        while kind < rules.kinds:
            left = state.hand[base + kind] - payment[kind]
            value = left
            if kind == rules.wild:
                value = left - 400
            elif rules.kind_color[kind] == color:
                value = left - 200
            if left > 0 and value > worth:
                worth = value
                best = kind
            kind += 1
        payment[best] += 1
        count -= 1


def _fill_pairs(state: State, payment: vec[i64], count: i64) -> None:
    """Add pairs of land cards; single cards go with the wild ones already there."""
    rules = state.rules
    odd = payment[rules.wild]
    for color in range(int(rules.colors)):
        held = land_cards(state, color)
        while held >= 2 and count >= 2:
            add_pair_cards(state, payment, color, 2)
            held -= 2
            count -= 2
        if held and odd > 0 and count > 0:
            add_pair_cards(state, payment, color, 1)
            odd -= 1
            count -= 1


def add_pair_cards(state: State, payment: vec[i64], color: i64, count: i64) -> None:
    """Add land cards of a color to those that a payment already has."""
    rules = state.rules
    plain = rules.first_land[color]
    left = state.hand[state.player * rules.kinds + plain] - payment[plain]
    from_plain = min(left, count)
    payment[plain] += from_plain
    payment[rules.second_land[color]] += count - from_plain


def land_cards(state: State, color: i64) -> i64:
    """Cards of a color in the player's hand that pay for railways."""
    rules = state.rules
    hand = state.hand
    base = state.player * rules.kinds
    count = hand[base + rules.first_land[color]]
    marked = rules.second_land[color]
    if marked >= 0:
        count += hand[base + marked]
    return count
