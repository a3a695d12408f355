"""Games played by judgement alone, to their end or until it can be guessed."""

from typing import Final, final

from mypy_extensions import i64

from railwright.core.chance import CARDS, step
from railwright.core.codes import OVER, TURN
from railwright.core.engine import play, seat_to_act
from railwright.core.network import zeros
from railwright.core.scoring import final_scores
from railwright.core.state import State
from railwright.tactics.judgement import Mind
from railwright.tactics.traits import Traits
from railwright.tactics.value_network import POINT, ValueNetwork

APART: Final = 1_000_003
"""How far apart the luck of different turns begins."""
LONGEST: Final = 4_000
"""Decisions after which a game is left as it is: nobody gets anywhere any more."""


def try_out(mind: Mind, world: State, seat: i64, action: i64) -> i64:
    """By how many points a seat wins a world after an action; the world stays."""
    state = world.copy()
    play(state, seat, action)
    play_out(mind, state, world.streams[CARDS])
    return margin(mind, state, seat)


@final
class Foresight:
    """Plays on for a few turns and guesses how the game would end after them."""

    def __init__(self, mind: Mind, network: ValueNetwork) -> None:
        self.mind = mind
        self.network = network
        self.traits = Traits(mind)

    def try_out(self, world: State, seat: i64, action: i64, turns: i64) -> i64:
        """By how much a seat wins a world after an action, in sixteenths of a point.

        That is a guess, unless the game ends within so many turns; the world stays.
        """
        state = world.copy()
        play(state, seat, action)
        play_out(self.mind, state, world.streams[CARDS], turns)
        if state.phase != TURN:
            return margin(self.mind, state, seat) * POINT
        return self.network.guess(self.traits.tell(state, seat))


def play_out(mind: Mind, state: State, luck: i64, most: i64 = LONGEST) -> i64:
    """Play a position to its end or for so many turns; returns how many decisions.

    Every turn of every player has luck of its own. So what one player does otherwise
    changes little of what the others draw, and two ideas can be compared by few games.
    """
    mind.forget()
    turns = zeros(state.rules.seats)
    decisions: i64 = 0
    begun: i64 = 0
    while state.phase != OVER and decisions < LONGEST:
        seat = seat_to_act(state)
        if state.phase == TURN:
            if begun == most:
                break
            begun += 1
            begin_turn(state, luck + APART * (64 * turns[seat] + seat))
            turns[seat] += 1
        play(state, seat, mind.decide(state, seat))
        decisions += 1
    return decisions


def begin_turn(state: State, luck: i64) -> None:
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
