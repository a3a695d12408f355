"""Whole games played by judgement alone."""

from mypy_extensions import i64

from railwright.core.codes import OVER
from railwright.core.engine import play, seat_to_act
from railwright.core.scoring import final_scores
from railwright.core.state import State
from railwright.tactics.judgement import Mind


def play_out(mind: Mind, state: State) -> i64:
    """Play a position to its end; returns how many decisions that took."""
    mind.forget()
    decisions: i64 = 0
    while state.phase != OVER:
        seat = seat_to_act(state)
        play(state, seat, mind.decide(state, seat))
        decisions += 1
    return decisions


def margin(mind: Mind, state: State, seat: i64) -> i64:
    """By how many points a seat is ahead of the best of the others."""
    scores = final_scores(state, mind.atlas.terms)
    best: i64 = -100_000
    for each in range(len(scores)):
        if each != seat:
            best = max(best, i64(scores[each].total()))
    return i64(scores[int(seat)].total()) - best
