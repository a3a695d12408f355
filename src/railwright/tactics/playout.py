"""Whole games played by judgement alone."""

from typing import Final

from mypy_extensions import i64

from railwright.core.chance import CARDS, step
from railwright.core.codes import OVER, TURN
from railwright.core.engine import play, seat_to_act
from railwright.core.network import zeros
from railwright.core.scoring import final_scores
from railwright.core.state import State
from railwright.tactics.judgement import Mind

_APART: Final = 1_000_003
"""How far apart the luck of different turns begins."""
LONGEST: Final = 4_000
"""Decisions after which a game is left as it is: nobody gets anywhere any more."""


def try_out(mind: Mind, world: State, seat: i64, action: i64) -> i64:
    """By how many points a seat wins a world after an action; the world stays."""
    state = world.copy()
    play(state, seat, action)
    play_out(mind, state, world.streams[CARDS])
    return margin(mind, state, seat)


def play_out(mind: Mind, state: State, luck: i64) -> i64:
    """Play a position to its end; returns how many decisions that took.

    Every turn of every player has luck of its own. So what one player does otherwise
    changes little of what the others draw, and two ideas can be compared by few games.
    """
    mind.forget()
    turns = zeros(state.rules.seats)
    decisions: i64 = 0
    while state.phase != OVER and decisions < LONGEST:
        seat = seat_to_act(state)
        if state.phase == TURN:
            _begin_turn(state, luck + _APART * (64 * turns[seat] + seat))
            turns[seat] += 1
        play(state, seat, mind.decide(state, seat))
        decisions += 1
    return decisions


def _begin_turn(state: State, luck: i64) -> None:
    """Let the decks go on from some luck."""
    deck: i64 = 0
    while deck < state.rules.decks:
        luck = step(step(step(luck)))
        state.streams[CARDS + deck] = luck
        deck += 1


def margin(mind: Mind, state: State, seat: i64) -> i64:
    """By how many points a seat is ahead of the best of the others."""
    scores = final_scores(state, mind.atlas.terms)
    best: i64 = -100_000
    for each in range(len(scores)):
        if each != seat:
            best = max(best, scores[each].total())
    return scores[int(seat)].total() - best
