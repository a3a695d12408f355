"""Which routes a player can claim, and with which cards (C-24 to C-35)."""

from mypy_extensions import i64

from railwright.core.codec import NO_COLOR, aimed, claim_action
from railwright.core.menu import RUN, count_bits, low_bit
from railwright.core.rules import WORD
from railwright.core.state import State


def add_claims(state: State) -> None:
    """Add every claim to the menu, in every way that a listed action can say."""
    rules = state.rules
    look_around(state)
    count_cards(state)
    wilds = state.hand[state.player * rules.kinds + rules.wild]
    most = min(wilds, rules.rows_used - 1)
    _add_sets(state, most)
    if rules.has_sea:
        _add_sails(state, most)
    if most:
        _add_wild(state, most)
    if len(rules.swap_routes):
        add_swaps(state, wilds)
    if len(rules.pair_routes):
        add_pairs(state, wilds)


def look_around(state: State) -> None:
    """Note the open routes for which the player has pieces enough."""
    rules = state.rules
    menu = state.menu
    opened = state.open
    top = rules.rows_used - 1
    mine = state.player * rules.words
    near = menu.near
    table = rules.short_land
    words: i64 = len(near)
    row = min(state.stock[state.player * 2], top) * words
    word: i64 = 0
    while word < words:
        near[word] = opened[mine + word] & table[row + word]
        word += 1
    if not rules.has_sea:
        return
    mine += words
    near = menu.near_sea
    table = rules.short_sea
    words = len(near)
    row = min(state.stock[state.player * 2 + 1], top) * words
    word = 0
    while word < words:
        near[word] = opened[mine + word] & table[row + word]
        word += 1


def count_cards(state: State) -> None:
    """Note how many cards of each color pay for railways."""
    rules = state.rules
    held = state.menu.held
    hand = state.hand
    marked = rules.second_land
    has_marked = rules.has_port_cards
    base = state.player * rules.kinds
    color: i64 = 0
    for kind in rules.first_land:
        count = hand[base + kind]
        if has_marked:
            other = marked[color]
            if other >= 0:
                count += hand[base + other]
        held[color] = count
        color += 1


# The innermost of all loops follow: everything they need is at hand, and they write the
# runs of the menu themselves.


def _add_sets(state: State, most: i64) -> None:
    """Sets of one color with any number of wild cards (C-24, C-25)."""
    rules = state.rules
    menu = state.menu
    near = menu.near
    runs = menu.runs
    run = menu.in_runs
    end = menu.size
    table = rules.set_routes
    size = rules.rows_used * rules.land_words
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
                        end += count_bits(mask)
                        runs[run] = way
                        runs[run + 1] = mask
                        runs[run + 2] = end
                        run += RUN
                    place += 1
                    way = aimed(way, WORD)
                wilds += 1
        color += 1
    menu.in_runs = run
    menu.size = end


def _add_sails(state: State, most: i64) -> None:
    """Claims of sea routes, one word of their mask after the other."""
    word: i64 = 0
    for within in state.menu.near_sea:
        if within:
            _add_ships(state, word, within, most)
        word += 1


def _add_ships(state: State, word: i64, within: i64, most: i64) -> None:
    """Ships of one color, any number of them double, with wild cards (W-27)."""
    rules = state.rules
    menu = state.menu
    runs = menu.runs
    run = menu.in_runs
    end = menu.size
    table = rules.sea_routes
    words = rules.words - rules.land_words
    start = (rules.land_words + word) * WORD
    hand = state.hand
    base = state.player * rules.kinds
    double_ship = rules.double_ship
    color: i64 = 0
    for kind in rules.single_ship:
        singles = hand[base + kind] if kind >= 0 else i64(0)
        double = double_ship[color]
        doubles = hand[base + double] if double >= 0 else i64(0)
        row = (color * rules.rows_single + singles) * rules.rows_double
        pairs: i64 = 0 if singles else 1  # there must be some ship
        while pairs <= doubles:
            place = (row + pairs) * rules.rows_used * words + word
            wilds: i64 = 0
            while wilds <= most:
                mask = within & table[place]
                if mask:
                    end += count_bits(mask)
                    runs[run] = claim_action(start, color, wilds, pairs)
                    runs[run + 1] = mask
                    runs[run + 2] = end
                    run += RUN
                place += words
                wilds += 1
            pairs += 1
        color += 1
    menu.in_runs = run
    menu.size = end


def _add_wild(state: State, most: i64) -> None:
    """Wild cards alone: the routes of each length in the order of the board (C-03)."""
    rules = state.rules
    menu = state.menu
    near = menu.near
    near_sea = menu.near_sea
    land = rules.land_words
    table = rules.wild_routes
    words = rules.wild_words
    last = rules.wild_ends[most]
    place: i64 = 0
    while place < last:
        word = words[place]
        within = near[word] if word < land else near_sea[word - land]
        mask = within & table[place]
        if mask:
            wilds = rules.wild_cards[place]
            menu.add_run(claim_action(word * WORD, NO_COLOR, wilds, 0), mask)
        place += 1


def add_swaps(state: State, wilds: i64) -> None:
    """Payments with groups of any cards (N-15, N-19), one for each shape."""
    rules = state.rules
    cards = min(state.in_hand[state.player], rules.rows_special - 1)
    table = rules.swap_routes
    row = cards * rules.land_words
    first: i64 = 0
    for within in state.menu.near:
        mask = within & table[row]
        while mask:
            _add_swaps_on(state, first + low_bit(mask), wilds)
            mask &= mask - 1
        row += 1
        first += WORD


def _add_swaps_on(state: State, place: i64, wilds: i64) -> None:
    rules = state.rules
    route = rules.route_at[place]
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
        _add_groups(state, place, groups, wilds)
        groups += 1


def _add_groups(state: State, place: i64, groups: i64, wilds: i64) -> None:
    rules = state.rules
    route = rules.route_at[place]
    menu = state.menu
    held = menu.held
    length = rules.lengths[route]
    color = rules.route_color[route]
    last = color
    if color == rules.colors:  # any of them
        color = 0
        last -= 1
    used = max(rules.symbols[route] - groups, i64(0))
    runs = menu.runs
    run = menu.in_runs
    end = menu.size
    left = length - groups - used
    while used <= wilds and left > 0:
        paint = color
        while paint <= last:
            if held[paint] >= left:
                end += 1
                runs[run] = claim_action(place, paint, used, groups)
                runs[run + 1] = 1
                runs[run + 2] = end
                run += RUN
            paint += 1
        used += 1
        left -= 1
    menu.in_runs = run
    menu.size = end
    if used <= wilds and left == 0:
        menu.add(claim_action(place, NO_COLOR, used, groups))


def add_pairs(state: State, wilds: i64) -> None:
    """Payments in pairs (W-30); one for each number of wild cards that complete some.

    Of all cards on hand so many are without a partner of their color.
    """
    rules = state.rules
    menu = state.menu
    total: i64 = 0
    odd: i64 = 0
    for count in menu.held:
        total += count
        odd += count & 1
    most = total + wilds if wilds else total - odd
    row = min(most, rules.rows_special - 1) * rules.land_words
    table = rules.pair_routes
    first: i64 = 0
    for within in menu.near:
        mask = within & table[row]
        if mask and not wilds:
            menu.add_run(claim_action(first, NO_COLOR, 0, 0), mask)
            mask = 0
        while mask:
            _add_pairs_on(state, first + low_bit(mask), wilds, total, odd)
            mask &= mask - 1
        row += 1
        first += WORD


def _add_pairs_on(state: State, place: i64, wilds: i64, total: i64, odd: i64) -> None:
    menu = state.menu
    rules = state.rules
    cost = 2 * rules.lengths[rules.route_at[place]]
    paired = total - odd
    used = max(cost - total, i64(0))
    most = min(wilds, cost)
    while used <= most:
        needed = cost - used
        if needed >> 1 <= paired >> 1 or needed - paired <= min(used, odd):
            menu.add(claim_action(place, NO_COLOR, used, 0))
        used += 1
