"""Which routes a player can claim, and with which cards (C-24 to C-35)."""

from mypy_extensions import i64

from railwright.core.codes import CLAIM, NO_COLOR, ROOM
from railwright.core.payment import land_cards
from railwright.core.rules import BIT, WORD
from railwright.core.state import State


def claim_action(route: i64, color: i64, wilds: i64, groups: i64) -> i64:
    """The action of claiming a route in one way."""
    return CLAIM * ROOM + ((route * 16 + color) * 16 + wilds) * 16 + groups


def add_claims(state: State) -> None:
    """Add every claim to the menu, in every way that a listed action can say."""
    rules = state.rules
    menu = state.menu
    _look_around(state)
    wilds = state.hand[state.player * rules.kinds + rules.wild]
    most = min(wilds, rules.rows_used - 1)
    _add_colors(state, most)
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
    near = state.menu.near
    table = rules.short_routes
    words = rules.words
    stock = state.player * 2
    top = rules.rows_used - 1
    wagons = min(state.stock[stock], top) * words
    ships = (rules.rows_used + min(state.stock[stock + 1], top)) * words
    mine = state.player * words
    word: i64 = 0
    while word < words:
        short = table[wagons + word] | table[ships + word]
        near[word] = state.open[mine + word] & short
        word += 1


def _add_colors(state: State, most: i64) -> None:
    """Sets of one color with any number of wild cards (C-24, C-25)."""
    rules = state.rules
    menu = state.menu
    table = rules.set_routes
    row = rules.rows_used * rules.words
    color: i64 = 0
    while color < rules.colors:
        held = land_cards(state, color)
        menu.held[color] = held
        if held:
            place = (color * rules.rows_held + held) * row
            menu.add_claims(table, place, claim_action(0, color, 0, 0), most)
        if rules.decks > 1:
            _add_sails(state, color, most)
        color += 1


def _add_sails(state: State, color: i64, most: i64) -> None:
    """Ships of one color, any number of them double, with wild cards (W-27)."""
    rules = state.rules
    base = state.player * rules.kinds
    singles = state.hand[base + rules.single_ship[color]]
    doubles = state.hand[base + rules.double_ship[color]]
    if singles + doubles == 0:
        return
    row = (color * rules.rows_single + singles) * rules.rows_double
    size = rules.rows_used * rules.words
    pairs: i64 = 0
    while pairs <= doubles:
        way = claim_action(0, color, 0, pairs)
        state.menu.add_claims(rules.sea_routes, (row + pairs) * size, way, most)
        pairs += 1


def _add_swaps(state: State, wilds: i64) -> None:
    """Payments with groups of any cards (N-15, N-19), one for each shape."""
    rules = state.rules
    for route in rules.swap_routes:
        if not _within_reach(state, route):
            continue
        is_ferry = rules.any_cards[route] == 0
        size = rules.ferry_swap if is_ferry else rules.any_cards[route]
        most = rules.lengths[route]
        if is_ferry and rules.swaps_symbols_only:
            most = rules.symbols[route]
        groups: i64 = 1
        while groups <= most:
            total = rules.lengths[route] + groups * (size - 1)
            if state.in_hand[state.player] < total:
                break
            _add_groups(state, route, groups, wilds if is_ferry else 0)
            groups += 1


def _add_groups(state: State, route: i64, groups: i64, wilds: i64) -> None:
    rules = state.rules
    menu = state.menu
    length = rules.lengths[route]
    wanted = rules.route_color[route]
    used = max(rules.symbols[route] - groups, i64(0))
    while used <= wilds and used + groups < length:
        left = length - groups - used
        color: i64 = 0
        while color < rules.colors:
            fits = wanted == rules.colors or wanted == color
            if fits and menu.held[color] >= left:
                menu.add(claim_action(route, color, used, groups))
            color += 1
        used += 1
    if used <= wilds and used + groups == length:
        menu.add(claim_action(route, NO_COLOR, used, groups))


def _add_pairs(state: State, wilds: i64) -> None:
    """Payments in pairs (W-30), one for each number of wild cards."""
    rules = state.rules
    total: i64 = 0
    pairs: i64 = 0
    odd: i64 = 0
    color: i64 = 0
    while color < rules.colors:
        held = state.menu.held[color]
        total += held
        pairs += held // 2
        odd += held % 2
        color += 1
    for route in rules.pair_routes:
        if not _within_reach(state, route):
            continue
        used: i64 = 0
        while used <= wilds and used <= 2 * rules.lengths[route]:
            needed = 2 * rules.lengths[route] - used
            fits = needed // 2 <= pairs or needed - 2 * pairs <= min(used, odd)
            if needed <= total and fits:
                state.menu.add(claim_action(route, NO_COLOR, used, 0))
            used += 1


def _within_reach(state: State, route: i64) -> bool:
    return state.menu.near[route // WORD] & BIT[route % WORD] != 0
