"""Tickets: secret opening choices, later offers, and where rejected ones go."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.chance import TICKETS
from railwright.core.codes import (
    IN_BOX,
    IN_DECK,
    OFFER,
    OFFERED,
    OPENING,
    PIECES,
    TICKET_DECK_EMPTY,
    TICKET_KEPT,
    TICKET_OFFERED,
    TICKET_REJECTED,
    TOO_FEW_TICKETS,
    TURN,
    TURN_BEGAN,
)
from railwright.core.menu import count_bits
from railwright.core.rules import BIT
from railwright.core.state import OFFER_ROOM, State
from railwright.core.turns import end_turn


def deal_tickets(state: State) -> None:
    """Shuffle each pile of tickets and deal the opening offers (E-05, E-06).

    What is left of the last pile becomes the ticket deck; what is left of others goes
    to the box.
    """
    rules = state.rules
    piles = len(rules.piles)
    for pile in range(i64(piles)):
        cards = rules.piles[pile][:]
        _shuffle(state, cards)
        top: i64 = len(cards)
        for seat in range(rules.seats):
            for _ in range(rules.first_offer[pile]):
                top -= 1
                offer(state, seat, cards[top])
        while pile == piles - 1 and top > 0:
            top -= 1
            put_under(state, cards[top])


def _shuffle(state: State, cards: vec[i64]) -> None:
    """Bring cards into an order that depends on the stream of tickets alone."""
    last: i64 = len(cards) - 1
    while last > 0:
        other = state.random_below(TICKETS, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1


def offer(state: State, seat: i64, ticket: i64) -> None:
    """Show a ticket to a player, who may keep it."""
    state.offer[seat * OFFER_ROOM + state.in_offer[seat]] = ticket
    state.in_offer[seat] += 1
    state.holder[ticket] = u8(OFFERED)
    state.tell(TICKET_OFFERED, seat, ticket)


def put_under(state: State, ticket: i64) -> None:
    """Put a ticket at the bottom of the deck (C-54)."""
    size = state.rules.tickets
    state.ticket_ring[(state.ticket_top + state.ticket_count) % size] = u8(ticket)
    state.ticket_count += 1
    state.holder[ticket] = u8(IN_DECK)


def draw_refusal(state: State) -> i64:
    """Why tickets cannot be drawn (C-57)."""
    return TICKET_DECK_EMPTY if state.ticket_count == 0 else 0


def draw_tickets(state: State) -> None:
    """Offer the top tickets to the player, all of them if there are few (C-52)."""
    rules = state.rules
    count = min(rules.later_offer, state.ticket_count)
    while count > 0:
        ticket = i64(state.ticket_ring[state.ticket_top])
        state.ticket_top = (state.ticket_top + 1) % rules.tickets
        state.ticket_count -= 1
        offer(state, state.player, ticket)
        count -= 1
    state.phase = OFFER


def fewest(state: State) -> i64:
    """How many of an offer must be kept (C-07, C-53, Q-39)."""
    return state.rules.first_keep if state.phase == OPENING else 1


def keep_refusal(state: State, kept: i64) -> i64:
    """Why a choice, as a mask of an offer's places, is refused."""
    return TOO_FEW_TICKETS if count_bits(kept) < fewest(state) else 0


def keep(state: State, seat: i64, kept: i64) -> None:
    """Keep some tickets of an offer, at once or when all have decided (Q-42)."""
    if state.phase != OPENING:
        _settle_offer(state, seat, kept, state.rules.later_to_bottom)
        end_turn(state)
        return
    state.choice[seat] = kept
    if undecided(state) >= 0:
        return
    seats = state.rules.seats
    turn: i64 = 0
    while turn < seats:  # rejects go under the deck in seat order
        chooser = (state.first + turn) % seats
        chosen = state.choice[chooser]
        _settle_offer(state, chooser, chosen, state.rules.first_to_bottom)
        state.choice[chooser] = -1
        turn += 1
    state.player = state.first
    if state.rules.fleet:
        state.phase = PIECES
    else:
        state.phase = TURN
        state.tell(TURN_BEGAN, state.player, 0)


def arrange_offer(state: State, seat: i64, places: list[int]) -> None:
    """Bring an offer into an order, so that rejects go under the deck in it (Q-41)."""
    base = seat * OFFER_ROOM
    tickets = [int(state.offer[base + place]) for place in places]
    for place, ticket in enumerate(tickets):
        state.offer[base + place] = ticket


def _settle_offer(state: State, seat: i64, kept: i64, to_bottom: i64) -> None:
    place: i64 = 0
    while place < state.in_offer[seat]:
        ticket = state.offer[seat * OFFER_ROOM + place]
        is_kept = kept & BIT[place] != 0
        state.tell(TICKET_KEPT if is_kept else TICKET_REJECTED, seat, ticket)
        if is_kept:
            state.holder[ticket] = u8(seat)
        elif to_bottom:
            put_under(state, ticket)
        else:
            state.holder[ticket] = u8(IN_BOX)
        place += 1
    state.in_offer[seat] = 0


def undecided(state: State) -> i64:
    """The first seat whose secret decision is still missing, or -1."""
    seat: i64 = 0
    while seat < state.rules.seats:
        if state.choice[seat] < 0:
            return seat
        seat += 1
    return -1
