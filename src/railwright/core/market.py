"""The market: face-up cards, their replacement, and the sweep of too many wild ones."""

from typing import Final

from mypy_extensions import i64

from railwright.core.codes import (
    CARD_SWEPT,
    CARD_TAKEN,
    DECK_EMPTY,
    NOTHING_TO_DRAW,
    REFILL,
    SECOND_CARD,
    SECOND_CARD_WILD,
    SLOT_FILLED,
)
from railwright.core.state import State

ANY_DECK: Final = -1
"""Said by a player who leaves the choice of the deck to the rules."""


def deal_market(state: State) -> None:
    """Lay out the market anew, each deck giving its share (W-07, Q-47)."""
    rules = state.rules
    second = min(rules.second_share, state.available(1))
    first = min(rules.face_up - second, state.available(0))
    second = min(rules.face_up - first, state.available(1))
    slot: i64 = 0
    while slot < rules.face_up:
        if slot < first:
            state.market[slot] = state.draw_card(0)
        elif slot < first + second:
            state.market[slot] = state.draw_card(1)
        else:
            state.market[slot] = -1
        state.tell(SLOT_FILLED, slot, state.market[slot])
        slot += 1


def settle_market(state: State) -> None:
    """Sweep the market while it shows too many wild cards (C-20, Q-12, Q-13)."""
    rules = state.rules
    if rules.reset_at == 0:
        return
    resets: i64 = 0
    while resets < rules.most_resets and wild_cards_shown(state) >= rules.reset_at:
        if not can_settle(state):
            return
        slot: i64 = 0
        while slot < rules.face_up:
            if state.market[slot] >= 0:
                state.throw_away(state.market[slot], 1)
                state.tell(CARD_SWEPT, slot, state.market[slot])
            slot += 1
        deal_market(state)
        resets += 1


def wild_cards_shown(state: State) -> i64:
    """How many wild cards lie in the market."""
    wild = state.rules.wild
    count: i64 = 0
    for card in state.market:
        if card == wild:
            count += 1
    return count


def can_settle(state: State) -> bool:
    """Whether a market with few enough wild cards is possible at all (Q-12)."""
    rules = state.rules
    first: i64 = state.available(0)
    second: i64 = state.available(1)
    for card in state.market:
        if card >= 0 and rules.kind_deck[card] == 0:
            first += 1
        elif card >= 0:
            second += 1
    needed = min(rules.face_up - min(rules.second_share, second), first)
    pool = first
    if rules.kind_deck[rules.wild] == 1:
        needed = min(rules.face_up - needed, second)
        pool = second
    colored = pool - in_piles(state, rules.wild) - wild_cards_shown(state)
    return needed - colored < rules.reset_at


def in_piles(state: State, kind: i64) -> i64:
    """Cards of a kind that lie in its deck and in its discards."""
    deck = state.rules.kind_deck[kind]
    count = state.discard[kind]
    place = state.rules.deck_start[deck]
    end = place + state.in_deck[deck]
    while place < end:
        if i64(state.deck[place]) == kind:
            count += 1
        place += 1
    return count


def nothing_to_draw(state: State) -> bool:
    """Whether the draw action is impossible (C-22, Q-15)."""
    rules = state.rules
    if choices_of_deck(state):
        return False
    if not rules.draws_last_face_up:
        return True
    return all(card < 0 for card in state.market)


def slot_refusal(state: State, slot: i64, deck: i64) -> i64:
    """Why a face-up card may not be taken; the deck is to replace it (W-15, Q-46)."""
    rules = state.rules
    if nothing_to_draw(state) or state.market[slot] < 0:
        return NOTHING_TO_DRAW
    is_second = state.phase == SECOND_CARD
    if is_second and rules.wild_ends_draw and state.market[slot] == rules.wild:
        return SECOND_CARD_WILD
    if deck >= 0 and not state.available(deck):
        return DECK_EMPTY if choices_of_deck(state) else 0
    return 0


def deck_refusal(state: State, deck: i64) -> i64:
    """Why no card can be drawn from a deck (C-22, Q-46)."""
    if state.available(deck):
        return 0
    return DECK_EMPTY if choices_of_deck(state) else NOTHING_TO_DRAW


def choices_of_deck(state: State) -> i64:
    """How many decks can fill a slot."""
    count: i64 = 1 if state.available(0) else 0
    return count + 1 if state.available(1) else count


def take_from_market(state: State, slot: i64, deck: i64) -> None:
    """Take a face-up card and replace it at once (C-14)."""
    state.take_in_hand(state.player, state.market[slot], 1)
    state.tell(CARD_TAKEN, slot, state.market[slot])
    fill_slot(state, slot, deck)


def fill_slot(state: State, slot: i64, deck: i64) -> None:
    """Turn up a card of a deck, or of the other one if that is empty (Q-46)."""
    chosen = max(deck, i64(0))
    if not state.available(chosen) and state.available(1 - chosen):
        chosen = 1 - chosen
    state.market[slot] = state.draw_card(chosen)
    state.tell(SLOT_FILLED, slot, state.market[slot])
    settle_market(state)


def has_second_card(state: State) -> bool:
    """Whether a legal second card exists (C-23, Q-17)."""
    rules = state.rules
    if choices_of_deck(state):
        return True
    if nothing_to_draw(state):
        return False
    for card in state.market:
        if card >= 0 and not (rules.wild_ends_draw and card == rules.wild):
            return True
    return False


def fill_gaps(state: State) -> bool:
    """Fill empty slots before the turn passes; False if the player chooses (Q-16)."""
    slot = first_gap(state)
    while slot >= 0:
        choices = choices_of_deck(state)
        if choices == 0:
            return True
        if choices > 1:
            state.phase = REFILL
            return False
        fill_slot(state, slot, ANY_DECK)
        slot = first_gap(state)
    return True


def first_gap(state: State) -> i64:
    """The first empty slot, or -1."""
    slot: i64 = 0
    for card in state.market:
        if card < 0:
            return slot
        slot += 1
    return -1
