"""Why an action is refused, whoever names it: the order of the catalogue (C-12)."""

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.buildings import (
    borrow_refusal,
    build_port_refusal,
    build_station_refusal,
    exchange_refusal,
    split_refusal,
    stations_of,
)
from railwright.core.claim import claim_refusal, extra_refusal
from railwright.core.codec import borrowed_by, given_of, kind_of, refill_of, target_of
from railwright.core.codes import (
    BORROW,
    CHOOSE_PIECES,
    CLAIM,
    DRAW_BLIND,
    DRAW_TICKETS,
    DRAW_UP,
    EXCHANGE,
    KEEP,
    PASS,
    PASS_NOT_ALLOWED,
    PAY_EXTRA,
    STATION,
    TURN,
)
from railwright.core.listing import legal
from railwright.core.market import deck_refusal, slot_refusal
from railwright.core.state import State
from railwright.core.tickets import draw_refusal, keep_refusal


def refusal(state: State, action: i64) -> i64:
    """Why an action without cards is not allowed in this phase; 0 if it is."""
    kind = kind_of(action)
    target = target_of(action)
    if kind == DRAW_UP:
        return slot_refusal(state, target, refill_of(action))
    if kind == DRAW_BLIND:
        return deck_refusal(state, target)
    if kind == DRAW_TICKETS:
        return draw_refusal(state)
    if kind == KEEP:
        return keep_refusal(state, target)
    return _rare_refusal(state, action)


def _rare_refusal(state: State, action: i64) -> i64:
    kind = kind_of(action)
    target = target_of(action)
    if kind == EXCHANGE:
        return exchange_refusal(state, given_of(action), target)
    if kind == CHOOSE_PIECES:
        return split_refusal(state, target)
    if kind == BORROW:
        stations: i64 = len(stations_of(state, state.player))
        return borrow_refusal(state, borrowed_by(action, stations))
    if kind == PASS:
        return _pass_refusal(state)
    return 0


def _pass_refusal(state: State) -> i64:
    """Passing is for players who can do nothing else, or may (C-11, Q-38)."""
    if state.phase != TURN:
        return PASS_NOT_ALLOWED
    count = legal(state, state.player)
    for action in state.actions[:count]:
        if kind_of(action) == PASS:
            return 0
    return PASS_NOT_ALLOWED


def paid_refusal(state: State, action: i64, payment: vec[i64]) -> i64:
    """Why an action that costs cards is not allowed with these; 0 if it is."""
    kind = kind_of(action)
    target = target_of(action)
    if kind == CLAIM:
        return claim_refusal(state, target, payment)
    if kind == PAY_EXTRA:
        return extra_refusal(state, payment)
    if kind == STATION:
        return build_station_refusal(state, target, payment)
    return build_port_refusal(state, target, payment)
