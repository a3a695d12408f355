"""Whose turn it is, and when the game ends."""

from mypy_extensions import i64

from railwright.core.codes import (
    BORROWING,
    BORROWING_ASKED,
    GAME_ENDED,
    LAST_TURNS_BEGAN,
    NOBODY,
    OPENING,
    OVER,
    PIECES,
    TURN,
    TURN_BEGAN,
)
from railwright.core.market import fill_gaps
from railwright.core.state import State


def deciding(state: State) -> tuple[int, ...]:
    """The seats that have to decide something now; in the opening many (Q-42)."""
    phase = state.phase
    if phase == OVER:
        return ()
    if phase != OPENING and phase != PIECES:
        return (int(state.player),)
    return tuple([seat for seat, choice in enumerate(state.choice) if choice < 0])


def may_act(state: State, seat: int) -> bool:
    """Whether a seat has something to decide now."""
    phase = state.phase
    if phase == OVER or seat < 0 or seat >= int(state.rules.seats):
        return False
    if phase != OPENING and phase != PIECES:
        return seat == int(state.player)
    return state.choice[i64(seat)] < 0


def end_turn(state: State) -> None:
    """Finish the player's turn and go on to the next one (C-09, C-60 to C-62)."""
    if not fill_gaps(state):
        return
    rules = state.rules
    if state.turns_left > 0:
        state.turns_left -= 1
    elif state.turns_left < 0 and state.pieces_left(state.player) <= rules.end_at:
        state.turns_left = rules.last_turns * rules.seats
        state.tell(LAST_TURNS_BEGAN, state.player, state.turns_left)
    if state.turns_left == 0:
        finish(state)
        return
    state.player = (state.player + 1) % rules.seats
    state.phase = TURN
    state.tell(TURN_BEGAN, state.player, 0)


def pass_turn(state: State) -> None:
    """Let a turn go by; a whole round of that ends the game (Q-38)."""
    state.passes += 1
    if state.passes >= state.rules.seats:
        finish(state)
        return
    end_turn(state)


def finish(state: State) -> None:
    """End the game, or first ask the owners of stations what they borrow (Q-32)."""
    if state.rules.asks_borrowing:
        ask_next(state, 0)
        return
    state.phase = OVER
    state.tell(GAME_ENDED, 0, 0)


def ask_next(state: State, seat: i64) -> None:
    """Ask the next player, in the order of seats, who could borrow a route."""
    while seat < state.rules.seats:
        if could_borrow(state, seat):
            state.player = seat
            state.phase = BORROWING
            state.tell(BORROWING_ASKED, seat, 0)
            return
        seat += 1
    state.phase = OVER
    state.tell(GAME_ENDED, 0, 0)


def could_borrow(state: State, seat: i64) -> bool:
    """Whether a player has a station at a route of somebody else."""
    rules = state.rules
    route: i64 = 0
    while route < rules.routes:
        owner = i64(state.owner[route])
        if owner not in {NOBODY, seat} and (
            i64(state.building_at[rules.starts[route]]) == seat
            or i64(state.building_at[rules.ends[route]]) == seat
        ):
            return True
        route += 1
    return False
