"""The game as a whole: dealing, and playing listed actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.buildings import (
    borrow,
    build,
    choose_pieces,
    exchange,
    station_cost,
    stations_of,
)
from railwright.core.chance import FIRST_PLAYER, POLICY, first_state, first_states, step
from railwright.core.claim import claim, give_up, pay_extra
from railwright.core.codec import (
    NO_COLOR,
    PORT_CARDS,
    borrowed_by,
    color_of,
    costs_cards,
    given_of,
    groups_of,
    kind_of,
    refill_of,
    target_of,
    wilds_of,
)
from railwright.core.codes import (
    BORROW,
    CARD_DRAWN,
    CHOOSE_PIECES,
    CLAIM,
    DRAW_BLIND,
    DRAW_TICKETS,
    DRAW_UP,
    EXCHANGE,
    FILL_SLOT,
    GIVE_UP,
    KEEP,
    OPENING,
    OVER,
    PASS,
    PAY_EXTRA,
    PIECES,
    PORT,
    SECOND_CARD,
    STATION,
    TURN,
)
from railwright.core.listing import sample
from railwright.core.market import (
    deal_market,
    fill_slot,
    first_gap,
    has_second_card,
    settle_market,
    take_from_market,
)
from railwright.core.payment import add_land_cards, clear_payment, fill_payment
from railwright.core.rules import Rules
from railwright.core.state import State
from railwright.core.tickets import deal_tickets, draw_tickets, keep, undecided
from railwright.core.turns import end_turn, pass_turn

RANDOM_SEAT: Final = -1


class Dealer:
    """Deals game after game by the same rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._blank = State(rules)
        _fill_decks(self._blank)

    def deal(self, seed: int, secret: bytes = b"", first: int = RANDOM_SEAT) -> State:
        """A new game: cards and tickets dealt, the market open, nothing decided."""
        state = self._blank.copy()
        state.secret = secret
        if not secret:
            state.streams = first_states(seed)
        chosen = state.random_below(FIRST_PLAYER, self.rules.seats)
        state.first = chosen if first == RANDOM_SEAT else first
        state.player = state.first
        _deal_hands(state)
        deal_market(state)
        settle_market(state)
        deal_tickets(state)
        return state


def _fill_decks(state: State) -> None:
    rules = state.rules
    for kind in range(int(rules.kinds)):
        deck = rules.kind_deck[kind]
        for _ in range(int(rules.kind_count[kind])):
            state.deck[rules.deck_start[deck] + state.in_deck[deck]] = u8(kind)
            state.in_deck[deck] += 1


def _deal_hands(state: State) -> None:
    """So many cards of each deck to each player (C-06, W-06)."""
    rules = state.rules
    for seat in range(rules.seats):
        for deck in range(rules.decks):
            for _ in range(rules.start_hand[deck]):
                state.take_in_hand(seat, state.draw_card(deck), 1)


def seat_to_act(state: State) -> i64:
    """A seat that has to decide something, or -1 when the game is over."""
    if state.phase == OVER:
        return -1
    if state.phase == OPENING or state.phase == PIECES:
        return undecided(state)
    return state.player


def play(state: State, seat: i64, action: i64) -> None:
    """Play one of the listed actions; what costs cards is paid as it is listed."""
    kind = kind_of(action)
    if kind == DRAW_UP:
        state.passes = 0
        _draw_up(state, target_of(action), refill_of(action))
    elif kind == DRAW_BLIND:
        state.passes = 0
        _draw_blind(state, target_of(action))
    elif costs_cards(kind):
        pay(state, action, payment_of(state, action))
    elif kind == PASS:
        pass_turn(state)
    else:
        state.passes = 0
        _play_rare(state, seat, action)


def pay(state: State, action: i64, payment: vec[i64]) -> None:
    """Play an action that costs cards, with these cards, known to be right."""
    state.passes = 0
    kind = kind_of(action)
    if kind == CLAIM:
        claim(state, target_of(action), payment)
    elif kind == PAY_EXTRA:
        pay_extra(state, payment)
    else:
        build(state, target_of(action), payment)


def _play_rare(state: State, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    target = target_of(action)
    if kind == DRAW_TICKETS:
        draw_tickets(state)
    elif kind == KEEP:
        keep(state, seat, target)
    elif kind == GIVE_UP:
        give_up(state)
    elif kind == EXCHANGE:
        exchange(state, given_of(action), target)
    elif kind == CHOOSE_PIECES:
        choose_pieces(state, seat, target)
    elif kind == FILL_SLOT:
        fill_slot(state, first_gap(state), target)
        end_turn(state)
    elif kind == BORROW:
        stations: i64 = len(stations_of(state, state.player))
        borrow(state, borrowed_by(action, stations))


def _draw_up(state: State, slot: i64, deck: i64) -> None:
    """Take a face-up card and replace it from a deck."""
    was_wild = state.market[slot] == state.rules.wild
    take_from_market(state, slot, deck)
    _after_card(state, ends=was_wild and state.rules.wild_ends_draw != 0)


def _draw_blind(state: State, deck: i64) -> None:
    """Take the top card of a deck; a wild one is like any other (C-19)."""
    card = state.draw_card(deck)
    state.take_in_hand(state.player, card, 1)
    state.tell(CARD_DRAWN, deck, card)
    _after_card(state, ends=False)


def _after_card(state: State, *, ends: bool) -> None:
    """Go on to the second card, if there is to be one (C-13, C-18, C-23)."""
    if state.phase == TURN and not ends and has_second_card(state):
        state.phase = SECOND_CARD
    else:
        end_turn(state)


def payment_of(state: State, action: i64) -> vec[i64]:
    """The cards with which a listed action pays, in the state's scratch."""
    kind = kind_of(action)
    color = color_of(action)
    wilds = wilds_of(action)
    groups = groups_of(action)
    if kind == CLAIM:
        return fill_payment(state, target_of(action), color, wilds, groups)
    if kind == STATION:
        return _set_of_cards(state, color, wilds, station_cost(state))
    if kind == PORT:
        return _port_cards(state, color, wilds, groups)
    return _set_of_cards(state, state.tunnel_color, wilds, state.tunnel_extra)


def _set_of_cards(state: State, color: i64, wilds: i64, cost: i64) -> vec[i64]:
    """So many wild cards, and the rest of one color."""
    payment = clear_payment(state)
    payment[state.rules.wild] = wilds
    if cost > wilds:
        add_land_cards(state, payment, color, cost - wilds)
    return payment


def _port_cards(state: State, color: i64, wilds: i64, wagons: i64) -> vec[i64]:
    """So many wild cards and wagons, and the rest ships (W-43)."""
    rules = state.rules
    payment = clear_payment(state)
    payment[rules.wild] = wilds
    if color != NO_COLOR:
        payment[rules.second_land[color]] = wagons
        payment[rules.single_ship[color]] = PORT_CARDS - wilds - wagons
    return payment


def rollout(state: State, seed: i64) -> i64:
    """Play random legal actions to the end; returns how many."""
    luck = i64(first_state(int(seed), POLICY))
    decisions: i64 = 0
    while state.phase != OVER:
        seat = seat_to_act(state)
        luck = step(luck)
        play(state, seat, sample(state, seat, luck))
        decisions += 1
    return decisions
