"""The legal actions of a position, each as one integer, payments in short form."""

from mypy_extensions import i64

from railwright.core.buildings import (
    can_borrow,
    split_refusal,
    stations_of,
)
from railwright.core.chance import below
from railwright.core.claimable import add_claims
from railwright.core.codec import (
    bare_action,
    borrowing_too,
    choose_pieces_action,
    draw_blind_action,
    draw_up_action,
    exchange_action,
    extra_action,
    fill_slot_action,
    keep_action,
)
from railwright.core.codes import (
    BORROW,
    BORROWING,
    DRAW_TICKETS,
    GIVE_UP,
    OFFER,
    OPENING,
    PASS,
    PIECES,
    REFILL,
    SECOND_CARD,
    TUNNEL_PAYMENT,
    TURN,
)
from railwright.core.market import ANY_DECK, nothing_to_draw
from railwright.core.menu import count_bits
from railwright.core.payment import land_cards
from railwright.core.rules import BIT
from railwright.core.sites import add_ports, add_stations
from railwright.core.state import State
from railwright.core.tickets import fewest


def legal(state: State, seat: i64) -> i64:
    """Write all legal actions of a seat into the state's scratch; returns how many."""
    phase = state.phase
    if phase == TURN:
        return _turn(state)
    if phase == SECOND_CARD:
        return _draws(state)
    if phase == OPENING or phase == OFFER:
        return _offers(state, seat)
    if phase == TUNNEL_PAYMENT:
        return _extras(state)
    if phase == PIECES:
        return _fleets(state)
    if phase == REFILL:
        state.actions[0] = fill_slot_action(0)
        state.actions[1] = fill_slot_action(1)
        return 2
    if phase == BORROWING:
        return _borrowings(state)
    return 0


def sample(state: State, seat: i64, luck: i64) -> i64:
    """One of the listed actions, each equally likely, for a state of a generator."""
    if state.phase != TURN:
        return state.actions[below(luck, legal(state, seat))]
    draws = _draws(state)
    _fill_menu(state, draws)
    number = below(luck, draws + state.menu.size)
    return state.actions[number] if number < draws else state.menu.pick(number - draws)


def _turn(state: State) -> i64:
    draws = _draws(state)
    _fill_menu(state, draws)
    return state.menu.write(state.actions, draws)


def _fill_menu(state: State, draws: i64) -> None:
    """All actions of a turn besides so many draws."""
    menu = state.menu
    rules = state.rules
    menu.clear()
    add_claims(state)
    if state.ticket_count:
        menu.add(bare_action(DRAW_TICKETS))
    if state.buildings[state.player]:
        if rules.stations:
            add_stations(state)
        if rules.ports:
            add_ports(state)
    if rules.has_exchange:
        _exchanges(state)
    if rules.passes_freely or draws + menu.size == 0:
        menu.add(bare_action(PASS))


def _draws(state: State) -> i64:
    """Face-up cards with the deck that replaces them, and blind draws."""
    first = state.available(0)
    second = state.available(1)
    if first + second == 0 and nothing_to_draw(state):
        return 0
    count = _draws_up(state, first != 0 and second != 0)
    out = state.actions
    if first:
        out[count] = draw_blind_action(0)
        count += 1
    if second:
        out[count] = draw_blind_action(1)
        count += 1
    return count


def _draws_up(state: State, has_choice: bool) -> i64:
    """Face-up cards, twice if the player chooses the deck that replaces them."""
    rules = state.rules
    out = state.actions
    barred: i64 = -1
    if state.phase == SECOND_CARD and rules.wild_ends_draw:
        barred = rules.wild
    count: i64 = 0
    slot: i64 = 0
    for card in state.market:
        if card >= 0 and card != barred:
            if has_choice:
                out[count] = draw_up_action(slot, 0)
                count += 1
                out[count] = draw_up_action(slot, 1)
            else:
                out[count] = draw_up_action(slot, ANY_DECK)
            count += 1
        slot += 1
    return count


def _exchanges(state: State) -> None:
    """Any number of pieces of each kind up to its limit (W-50)."""
    menu = state.menu
    stock = state.stock
    box = state.box
    wagons = state.player * 2
    ships = wagons + 1
    most = min(stock[wagons], box[ships])
    if most:
        menu.add_up_to(exchange_action(0, 0), most)
    most = min(stock[ships], box[wagons])
    if most:
        menu.add_up_to(exchange_action(1, 0), most)


def _offers(state: State, seat: i64) -> i64:
    if state.phase == OPENING and state.choice[seat] >= 0:
        return 0
    need = fewest(state)
    count: i64 = 0
    mask: i64 = 1
    while mask < BIT[state.in_offer[seat]]:
        if count_bits(mask) >= need:
            state.actions[count] = keep_action(mask)
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
            state.actions[count] = extra_action(used)
            count += 1
        used += 1
    state.actions[count] = bare_action(GIVE_UP)
    return count + 1


def _fleets(state: State) -> i64:
    count: i64 = 0
    wagons: i64 = 0
    while wagons <= state.rules.most_wagons:
        if not split_refusal(state, wagons):
            state.actions[count] = choose_pieces_action(wagons)
            count += 1
        wagons += 1
    return count


def _borrowings(state: State) -> i64:
    """Everything that the player's stations can borrow together (Q-32)."""
    count: i64 = 1
    state.actions[0] = bare_action(BORROW)
    for station, city in enumerate(stations_of(state, state.player)):
        so_far = int(count)
        for route in range(int(state.rules.routes)):
            if not can_borrow(state, state.player, city, route):
                continue
            for place in range(so_far):
                without = state.actions[place]
                state.actions[count] = borrowing_too(without, station, route)
                count += 1
    return count
