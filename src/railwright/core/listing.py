"""The legal actions of a position, each as one integer, payments in short form."""

from mypy_extensions import i64

from railwright.core.buildings import (
    BORROWED_ROOM,
    can_borrow,
    exchange_limit,
    port_place_refusal,
    split_refusal,
    station_cost,
    stations_of,
)
from railwright.core.codes import (
    BORROW,
    BORROWING,
    CHOOSE_PIECES,
    CLAIM,
    DRAW_BLIND,
    DRAW_TICKETS,
    DRAW_UP,
    EXCHANGE,
    FILL_SLOT,
    GIVE_UP,
    KEEP,
    NO_COLOR,
    NOBODY,
    OFFER,
    OPENING,
    PASS,
    PAY_EXTRA,
    PIECES,
    PORT,
    REFILL,
    ROOM,
    SECOND_CARD,
    STATION,
    TUNNEL_PAYMENT,
    TURN,
)
from railwright.core.market import choices_of_deck, nothing_to_draw
from railwright.core.payment import land_cards
from railwright.core.rules import BIT, WORD
from railwright.core.state import State
from railwright.core.tickets import count_bits, fewest


def legal(state: State, seat: i64) -> i64:
    """Write all legal actions of a seat into the state's scratch; returns how many."""
    phase = state.phase
    if phase == TURN:
        return _turn(state)
    if phase == SECOND_CARD:
        return _draws(state, 0)
    if phase == OPENING or phase == OFFER:
        return _offers(state, seat)
    if phase == TUNNEL_PAYMENT:
        return _extras(state)
    if phase == PIECES:
        return _fleets(state)
    if phase == REFILL:
        state.actions[0] = FILL_SLOT * ROOM
        state.actions[1] = FILL_SLOT * ROOM + 1
        return 2
    if phase == BORROWING:
        return _borrowings(state)
    return 0


def _turn(state: State) -> i64:
    count = _draws(state, 0)
    count = _claims(state, count)
    if state.ticket_count:
        state.actions[count] = DRAW_TICKETS * ROOM
        count += 1
    if state.rules.stations and state.buildings[state.player]:
        count = _stations(state, count)
    if state.rules.ports and state.buildings[state.player]:
        count = _ports(state, count)
    if state.rules.has_exchange:
        count = _exchanges(state, count)
    if count == 0 or state.rules.passes_freely:
        state.actions[count] = PASS * ROOM
        count += 1
    return count


def _draws(state: State, count: i64) -> i64:
    """Face-up cards with the deck that replaces them, and blind draws."""
    if nothing_to_draw(state):
        return count
    rules = state.rules
    out = state.actions
    bars_wild = state.phase == SECOND_CARD and rules.wild_ends_draw
    choices = choices_of_deck(state)
    slot: i64 = 0
    while slot < rules.face_up:
        card = state.market[slot]
        if card >= 0 and not (bars_wild and card == rules.wild):
            if choices > 1:
                out[count] = DRAW_UP * ROOM + slot * 4 + 1
                out[count + 1] = DRAW_UP * ROOM + slot * 4 + 2
                count += 2
            else:
                out[count] = DRAW_UP * ROOM + slot * 4
                count += 1
        slot += 1
    deck: i64 = 0
    while deck < rules.decks:
        if state.available(deck):
            out[count] = DRAW_BLIND * ROOM + deck
            count += 1
        deck += 1
    return count


def claim_action(route: i64, color: i64, wilds: i64, groups: i64) -> i64:
    """The action of claiming a route in one way."""
    return CLAIM * ROOM + ((route * 16 + color) * 16 + wilds) * 16 + groups


def _claims(state: State, count: i64) -> i64:
    rules = state.rules
    _look_around(state)
    wilds = state.hand[state.player * rules.kinds + rules.wild]
    most = min(wilds, rules.rows_used - 1)
    color: i64 = 0
    while color < rules.colors:
        held = land_cards(state, color)
        if held:
            count = _set_claims(state, count, color, held, most)
        if rules.decks > 1:
            count = _sea_claims(state, count, color, most)
        color += 1
    used: i64 = 1
    while used <= most:
        count = _scan(state, count, NO_COLOR, used, 0, used * rules.words, 0)
        used += 1
    if len(rules.swap_routes):
        count = _swap_claims(state, count, wilds)
    if len(rules.pair_routes):
        count = _pair_claims(state, count, wilds)
    return count


def _set_claims(state: State, count: i64, color: i64, held: i64, most: i64) -> i64:
    rules = state.rules
    words = rules.words
    row = (color * rules.rows_held + held) * rules.rows_used
    used: i64 = 0
    while used <= most:
        count = _scan(state, count, color, used, 0, (row + used) * words, 1)
        used += 1
    return count


def _sea_claims(state: State, count: i64, color: i64, most: i64) -> i64:
    rules = state.rules
    base = state.player * rules.kinds
    singles = state.hand[base + rules.single_ship[color]]
    doubles = state.hand[base + rules.double_ship[color]]
    if singles + doubles == 0:
        return count
    pairs: i64 = 0
    while pairs <= doubles:
        row = (color * rules.rows_single + singles) * rules.rows_double + pairs
        row *= rules.rows_used
        used: i64 = 0
        while used <= most:
            place = (row + used) * rules.words
            count = _scan(state, count, color, used, pairs, place, 2)
            used += 1
        pairs += 1
    return count


def _scan(
    state: State,
    count: i64,
    color: i64,
    wilds: i64,
    groups: i64,
    place: i64,
    table: i64,
) -> i64:
    """List the open routes of one entry of a table of the rules."""
    rules = state.rules
    word: i64 = 0
    while word < rules.words:
        mask = state.near[word]
        if table == 1:
            mask &= rules.set_routes[place + word]
        elif table == 2:
            mask &= rules.sea_routes[place + word]
        else:
            mask &= rules.wild_routes[place + word]
        if mask:
            base = claim_action(word * WORD, color, wilds, groups)
            while mask:
                state.actions[count] = base + _low_bit(mask) * 4096
                count += 1
                mask &= mask - 1
        word += 1
    return count


def _look_around(state: State) -> None:
    """Mark the open routes for which the player has pieces enough."""
    rules = state.rules
    stock = state.player * 2
    top = rules.rows_used - 1
    wagons = min(state.stock[stock], top) * rules.words
    ships = (rules.rows_used + min(state.stock[stock + 1], top)) * rules.words
    word: i64 = 0
    while word < rules.words:
        state.near[word] = state.open[state.player * rules.words + word] & (
            rules.short_routes[wagons + word] | rules.short_routes[ships + word]
        )
        word += 1


def _low_bit(mask: i64) -> i64:
    return i64(int(mask & -mask).bit_length()) - 1


def _swap_claims(state: State, count: i64, wilds: i64) -> i64:
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
            count = _grouped(state, count, route, groups, wilds if is_ferry else 0)
            groups += 1
    return count


def _grouped(state: State, count: i64, route: i64, groups: i64, wilds: i64) -> i64:
    rules = state.rules
    length = rules.lengths[route]
    used: i64 = 0
    while used <= wilds and used + groups <= length:
        left = length - groups - used
        if used + groups < rules.symbols[route]:
            used += 1
            continue
        if left == 0:
            state.actions[count] = claim_action(route, NO_COLOR, used, groups)
            count += 1
        color: i64 = 0
        while left > 0 and color < rules.colors:
            wanted = rules.route_color[route]
            if (wanted == rules.colors or wanted == color) and land_cards(
                state, color
            ) >= left:
                state.actions[count] = claim_action(route, color, used, groups)
                count += 1
            color += 1
        used += 1
    return count


def _pair_claims(state: State, count: i64, wilds: i64) -> i64:
    """Payments in pairs (W-30), one for each number of wild cards."""
    rules = state.rules
    total: i64 = 0
    pairs: i64 = 0
    odd: i64 = 0
    color: i64 = 0
    while color < rules.colors:
        held = land_cards(state, color)
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
                state.actions[count] = claim_action(route, NO_COLOR, used, 0)
                count += 1
            used += 1
    return count


def _within_reach(state: State, route: i64) -> bool:
    if not state.is_open(state.player, route):
        return False
    return state.stock[state.player * 2] >= state.rules.lengths[route]


def _stations(state: State, count: i64) -> i64:
    """Every free city with every way to pay for the next station."""
    rules = state.rules
    cost = station_cost(state)
    wilds = state.hand[state.player * rules.kinds + rules.wild]
    ways: i64 = 0
    color: i64 = 0
    while color < rules.colors:
        held = land_cards(state, color)
        used: i64 = 0
        while held and used < cost and used <= wilds:
            if cost - used <= held:
                state.ways[ways] = STATION * ROOM + color * 16 + used
                ways += 1
            used += 1
        color += 1
    if wilds >= cost:
        state.ways[ways] = STATION * ROOM + NO_COLOR * 16 + cost
        ways += 1
    city: i64 = 0
    while ways and city < rules.cities:
        if state.building_at[city] == NOBODY:
            count = _each_way(state, count, ways, city)
        city += 1
    return count


def _each_way(state: State, count: i64, ways: i64, city: i64) -> i64:
    """List a building in a city with every way to pay for it."""
    way: i64 = 0
    while way < ways:
        state.actions[count] = state.ways[way] + city * 256
        count += 1
        way += 1
    return count


def _ports(state: State, count: i64) -> i64:
    """Every possible port with every mixture of wagon, ship and wild cards."""
    rules = state.rules
    wilds = state.hand[state.player * rules.kinds + rules.wild]
    ways: i64 = 0
    color: i64 = 0
    while color < rules.colors:
        ways = _port_ways(state, ways, color, wilds)
        color += 1
    if wilds >= 4:
        state.ways[ways] = PORT * ROOM + NO_COLOR * 16
        ways += 1
    city: i64 = 0
    while ways and city < rules.cities:
        if rules.is_port[city] and not port_place_refusal(state, city):
            count = _each_way(state, count, ways, city)
        city += 1
    return count


def _port_ways(state: State, ways: i64, color: i64, wilds: i64) -> i64:
    rules = state.rules
    base = state.player * rules.kinds
    wagons = min(state.hand[base + rules.second_land[color]], i64(2))
    ships = min(state.hand[base + rules.single_ship[color]], i64(2))
    of_wagons: i64 = 0
    while of_wagons <= wagons:
        of_ships: i64 = 0
        while of_ships <= ships:
            colored = of_wagons + of_ships
            if colored and 4 - colored <= wilds:
                way = PORT * ROOM + color * 16 + of_wagons * 4 + of_ships
                state.ways[ways] = way
                ways += 1
            of_ships += 1
        of_wagons += 1
    return ways


def _exchanges(state: State, count: i64) -> i64:
    given: i64 = 0
    while given < 2:
        most = exchange_limit(state, given)
        number: i64 = 1
        while number <= most:
            state.actions[count] = EXCHANGE * ROOM + given * 64 + number
            count += 1
            number += 1
        given += 1
    return count


def _offers(state: State, seat: i64) -> i64:
    if state.phase == OPENING and state.choice[seat] >= 0:
        return 0
    need = fewest(state)
    count: i64 = 0
    mask: i64 = 1
    while mask < BIT[state.in_offer[seat]]:
        if count_bits(mask) >= need:
            state.actions[count] = KEEP * ROOM + mask
            count += 1
        mask += 1
    return count


def _extras(state: State) -> i64:
    """Ways to pay for a tunnel's surprise, and giving up (C-42 to C-45)."""
    rules = state.rules
    base = state.player * rules.kinds
    wilds = min(state.hand[base + rules.wild], state.tunnel_extra)
    held: i64 = 0
    if state.tunnel_color >= 0:
        held = land_cards(state, state.tunnel_color)
    count: i64 = 0
    used: i64 = 0
    while used <= wilds:
        if state.tunnel_extra - used <= held:
            state.actions[count] = PAY_EXTRA * ROOM + used
            count += 1
        used += 1
    state.actions[count] = GIVE_UP * ROOM
    return count + 1


def _fleets(state: State) -> i64:
    count: i64 = 0
    wagons: i64 = 0
    while wagons <= state.rules.most_wagons:
        if not split_refusal(state, wagons):
            state.actions[count] = CHOOSE_PIECES * ROOM + wagons
            count += 1
        wagons += 1
    return count


def _borrowings(state: State) -> i64:
    """Everything that the player's stations can borrow together (Q-32)."""
    count: i64 = 1
    state.actions[0] = BORROW * ROOM
    step: i64 = 1
    for city in stations_of(state, state.player):
        so_far = count
        for route in range(int(state.rules.routes)):
            if not can_borrow(state, state.player, city, route):
                continue
            for place in range(int(so_far)):
                state.actions[count] = state.actions[place] + step * (route + 1)
                count += 1
        step *= BORROWED_ROOM
    return count
