"""Which routes a player can claim, and with which cards (C-24 to C-35)."""

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.codec import NO_COLOR, aimed, claim_action
from railwright.core.menu import low_bit
from railwright.core.rules import WORD
from railwright.core.state import State


def add_claims(state: State) -> None:
    """Add every claim to the menu, in every way that a listed action can say."""
    rules = state.rules
    menu = state.menu
    _look_around(state)
    _count_cards(state)
    wilds = state.hand[state.player * rules.kinds + rules.wild]
    most = min(wilds, rules.rows_used - 1)
    _add_sets(state, most)
    if rules.decks > 1:
        _add_all_sails(state, most)
    if most:
        way = claim_action(0, NO_COLOR, 1, 0)
        menu.add_claims(rules.wild_routes, rules.words, way, most - 1)
    if len(rules.swap_routes):
        _add_swaps(state, wilds)
    if len(rules.pair_routes):
        _add_pairs(state, wilds)


def _look_around(state: State) -> None:
    """Note the open routes for which the player has pieces enough."""
    rules = state.rules
    words = rules.words
    top = rules.rows_used - 1
    wagons = state.stock[state.player * 2]
    ships = state.stock[state.player * 2 + 1]
    near = state.menu.near
    opened = state.open
    table = rules.short_routes
    mine = state.player * words
    row = min(wagons, top) * words
    sea_row = (rules.rows_used + min(ships, top)) * words
    word: i64 = 0
    while word < words:
        short = table[row + word]
        if ships:
            short |= table[sea_row + word]
        near[word] = opened[mine + word] & short
        word += 1


def _count_cards(state: State) -> None:
    """Note how many cards of each color pay for railways."""
    rules = state.rules
    held = state.menu.held
    hand = state.hand
    base = state.player * rules.kinds
    color: i64 = 0
    for kind in rules.first_land:
        held[color] = hand[base + kind]
        if rules.decks > 1:
            held[color] += hand[base + rules.second_land[color]]
        color += 1


def _add_sets(state: State, most: i64) -> None:
    """Sets of one color with any number of wild cards (C-24, C-25).

    This is the innermost of all loops: everything it needs is at hand.
    """
    rules = state.rules
    menu = state.menu
    near = menu.near
    table = rules.set_routes
    size = rules.rows_used * rules.words
    color: i64 = 0
    for count in menu.held:
        if count:
            place = (color * rules.rows_held + count) * size
            wilds: i64 = 0
            while wilds <= most:
                way = claim_action(0, color, wilds, 0)
                for within in near:
                    mask = within & table[place]
                    if mask:
                        menu.add_run(way, mask)
                    place += 1
                    way = aimed(way, WORD)
                wilds += 1
        color += 1


def _add_all_sails(state: State, most: i64) -> None:
    color: i64 = 0
    while color < state.rules.colors:
        _add_sails(state, color, most)
        color += 1


def _add_sails(state: State, color: i64, most: i64) -> None:
    """Ships of one color, any number of them double, with wild cards (W-27)."""
    rules = state.rules
    hand = state.hand
    base = state.player * rules.kinds
    singles = hand[base + rules.single_ship[color]]
    doubles = hand[base + rules.double_ship[color]]
    if singles + doubles == 0:
        return
    row = (color * rules.rows_single + singles) * rules.rows_double
    size = rules.rows_used * rules.words
    menu = state.menu
    table = rules.sea_routes
    pairs: i64 = 0
    while pairs <= doubles:
        way = claim_action(0, color, 0, pairs)
        menu.add_claims(table, (row + pairs) * size, way, most)
        pairs += 1


def _payable(state: State, table: vec[i64], word: i64) -> i64:
    """Routes within reach of a special payment, if the hand is large enough."""
    rules = state.rules
    cards = min(state.in_hand[state.player], rules.rows_special - 1)
    return state.menu.near[word] & table[cards * rules.words + word]


def _add_swaps(state: State, wilds: i64) -> None:
    """Payments with groups of any cards (N-15, N-19), one for each shape."""
    rules = state.rules
    word: i64 = 0
    while word < rules.words:
        mask = _payable(state, rules.swap_routes, word)
        while mask:
            _add_swaps_on(state, word * WORD + low_bit(mask), wilds)
            mask &= mask - 1
        word += 1


def _add_swaps_on(state: State, route: i64, wilds: i64) -> None:
    rules = state.rules
    length = rules.lengths[route]
    size = rules.any_cards[route]
    most = length
    if size:
        wilds = 0
    else:
        size = rules.ferry_swap
        if rules.swaps_symbols_only:
            most = rules.symbols[route]
    enough = (state.in_hand[state.player] - length) // (size - 1)
    most = min(most, enough)
    groups: i64 = 1
    while groups <= most:
        _add_groups(state, route, groups, wilds)
        groups += 1


def _add_groups(state: State, route: i64, groups: i64, wilds: i64) -> None:
    rules = state.rules
    menu = state.menu
    held = menu.held
    length = rules.lengths[route]
    wanted = rules.route_color[route]
    used = max(rules.symbols[route] - groups, i64(0))
    while used <= wilds and used + groups < length:
        left = length - groups - used
        color: i64 = 0
        while color < rules.colors:
            if held[color] >= left and (wanted == rules.colors or wanted == color):
                menu.add(claim_action(route, color, used, groups))
            color += 1
        used += 1
    if used <= wilds and used + groups == length:
        menu.add(claim_action(route, NO_COLOR, used, groups))


def _add_pairs(state: State, wilds: i64) -> None:
    """Payments in pairs (W-30)."""
    rules = state.rules
    total: i64 = 0
    odd: i64 = 0
    for count in state.menu.held:
        total += count
        odd += count & 1
    word: i64 = 0
    while word < rules.words:
        mask = _payable(state, rules.pair_routes, word)
        while mask:
            _add_pairs_on(state, word * WORD + low_bit(mask), wilds, total, odd)
            mask &= mask - 1
        word += 1


def _add_pairs_on(state: State, route: i64, wilds: i64, total: i64, odd: i64) -> None:
    """One payment for each number of wild cards that complete pairs.

    Of all cards on hand so many are without a partner of their color.
    """
    cost = 2 * state.rules.lengths[route]
    paired = total - odd
    used: i64 = 0
    while used <= wilds and used <= cost:
        needed = cost - used
        fits = needed // 2 <= paired // 2 or needed - paired <= min(used, odd)
        if needed <= total and fits:
            state.menu.add(claim_action(route, NO_COLOR, used, 0))
        used += 1
