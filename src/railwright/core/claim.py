"""Claiming routes, ordinary ones at once and tunnels after a look at the deck."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.codes import (
    CARD_REVEALED,
    EXTRA_PAYMENT_INVALID,
    NOBODY,
    NOT_ENOUGH_PIECES,
    ROUTE_CLAIMED,
    ROUTE_TAKEN,
    SEA,
    TRACK_CLOSED,
    TRACK_SAME_PLAYER,
    TUNNEL,
    TUNNEL_PAYMENT,
)
from railwright.core.payment import hand_refusal, route_refusal
from railwright.core.state import State
from railwright.core.turns import end_turn

REVEALED: Final = 3
"""Cards turned up for a tunnel (C-40)."""


def claim_refusal(state: State, route: i64, payment: vec[i64]) -> i64:
    """Why the player may not claim a route with these cards; 0 if nothing is wrong."""
    wrong = target_refusal(state, route)
    if not wrong:
        wrong = hand_refusal(state, payment)
    return wrong or route_refusal(state.rules, route, payment)


def target_refusal(state: State, route: i64) -> i64:
    """Why a route is not to be had, whatever is paid (C-28, C-29, C-34, C-35)."""
    rules = state.rules
    if state.owner[route] != NOBODY:
        return ROUTE_TAKEN
    twin = rules.twins[route]
    if twin >= 0 and state.owner[twin] != NOBODY:
        if i64(state.owner[twin]) == state.player:
            return TRACK_SAME_PLAYER
        if not rules.both_tracks:
            return TRACK_CLOSED
    if state.stock[state.player * 2 + piece_of(state, route)] < rules.lengths[route]:
        return NOT_ENOUGH_PIECES
    return 0


def piece_of(state: State, route: i64) -> i64:
    """What lies on a route: 0 for wagons, 1 for ships (W-20)."""
    return 1 if state.rules.route_kind[route] == SEA else 0


def claim(state: State, route: i64, payment: vec[i64]) -> None:
    """Claim a route with a payment that is known to be right."""
    rules = state.rules
    is_tunnel = rules.route_kind[route] == TUNNEL
    kind: i64 = 0
    for count in payment:
        if count:
            state.take_in_hand(state.player, kind, -count)
            if is_tunnel:
                state.laid[kind] = count
            else:
                state.throw_away(kind, count)
        kind += 1
    if is_tunnel:
        _reveal(state, route)
    else:
        take_route(state, route)
        end_turn(state)


def take_route(state: State, route: i64) -> None:
    """Place the pieces and score the route (C-30)."""
    rules = state.rules
    player = state.player
    mark_owner(state, route, player)
    state.stock[player * 2 + piece_of(state, route)] -= rules.lengths[route]
    state.score[player] += rules.route_points[route]
    state.tell(ROUTE_CLAIMED, player, route)


def mark_owner(state: State, route: i64, player: i64) -> None:
    """Give a route to a player, and close what that closes (C-34, C-35)."""
    rules = state.rules
    state.owner[route] = u8(player)
    state.reached[player * rules.cities + rules.starts[route]] += 1
    state.reached[player * rules.cities + rules.ends[route]] += 1
    twin = rules.twins[route]
    seat: i64 = 0
    while seat < rules.seats:
        state.close_route(seat, route)
        if twin >= 0 and (seat == player or not rules.both_tracks):
            state.close_route(seat, twin)
        seat += 1


def _reveal(state: State, route: i64) -> None:
    """Turn up the top cards of the deck and count what the tunnel costs more."""
    state.tunnel = route
    turned: i64 = 0
    while turned < REVEALED:
        card = state.draw_card(0)
        if card < 0:
            break
        state.revealed[card] += 1
        turned += 1
    if state.journal is not None:
        _tell_revealed(state, route)
    count_extra(state)
    if state.tunnel_extra:
        state.phase = TUNNEL_PAYMENT
    else:
        _leave_tunnel(state)
        take_route(state, route)
        end_turn(state)


def count_extra(state: State) -> None:
    """Count what the revealed cards cost: the color laid, and wild ones (C-41)."""
    rules = state.rules
    state.tunnel_color = _laid_color(state)
    extra = state.revealed[rules.wild]
    if state.tunnel_color >= 0:
        extra += state.revealed[rules.first_land[state.tunnel_color]]
    state.tunnel_extra = extra


def _tell_revealed(state: State, route: i64) -> None:
    for kind in range(int(state.rules.kinds)):
        for _ in range(int(state.revealed[kind])):
            state.tell(CARD_REVEALED, route, kind)


def _laid_color(state: State) -> i64:
    """The color laid for a tunnel, or -1 for wild cards only (C-43, Q-21)."""
    kind: i64 = 0
    for count in state.laid:
        if count and kind != state.rules.wild:
            return state.rules.kind_color[kind]
        kind += 1
    return -1


def extra_refusal(state: State, payment: vec[i64]) -> i64:
    """Why cards do not pay for the surprise of a tunnel (C-42, C-43)."""
    rules = state.rules
    base = state.player * rules.kinds
    total: i64 = 0
    for kind in range(int(rules.kinds)):
        count = payment[kind]
        if count == 0:
            continue
        fits = kind == rules.wild or (
            state.tunnel_color >= 0 and rules.kind_color[kind] == state.tunnel_color
        )
        if not fits or count < 0 or count > state.hand[base + kind]:
            return EXTRA_PAYMENT_INVALID
        total += count
    return 0 if total == state.tunnel_extra else EXTRA_PAYMENT_INVALID


def pay_extra(state: State, payment: vec[i64]) -> None:
    """Pay the extra cost and claim the tunnel (C-44)."""
    kind: i64 = 0
    for count in payment:
        if count:
            state.take_in_hand(state.player, kind, -count)
            state.throw_away(kind, count)
        kind += 1
    route = state.tunnel
    _leave_tunnel(state)
    take_route(state, route)
    end_turn(state)


def give_up(state: State) -> None:
    """Take the laid cards back; the turn is over all the same (C-45, C-46)."""
    kind: i64 = 0
    while kind < state.rules.kinds:
        if state.laid[kind]:
            state.take_in_hand(state.player, kind, state.laid[kind])
            state.laid[kind] = 0
        kind += 1
    _leave_tunnel(state)
    end_turn(state)


def _leave_tunnel(state: State) -> None:
    """Discard what was laid and revealed (C-47)."""
    laid = state.laid
    revealed = state.revealed
    for kind in range(i64(len(laid))):
        count = laid[kind] + revealed[kind]
        if count:
            state.throw_away(kind, count)
            laid[kind] = 0
            revealed[kind] = 0
    state.tunnel = -1
    state.tunnel_color = -1
    state.tunnel_extra = 0
