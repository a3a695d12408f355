"""Games of judgement against itself, and the traits of their positions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.chance import below, step
from railwright.core.codec import kind_of
from railwright.core.codes import OVER, TURN
from railwright.core.engine import play, seat_to_act
from railwright.core.listing import legal
from railwright.core.network import zeros
from railwright.core.state import State
from railwright.tactics.judgement import Mind
from railwright.tactics.playout import APART, LONGEST, begin_turn, margin
from railwright.tactics.traits import Traits

ZERO: Final = 128
"""How 0 is written where every number is one byte."""


@final
class SelfPlay:
    """Plays games that begin with some odd actions, and samples what comes after.

    Without them there would be no position of somebody who has gone astray, and hence
    no way to learn what that costs.
    """

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.traits = Traits(mind)
        self.dice: i64 = 0

    def samples(
        self, state: State, luck: i64, odd_turns: i64, odds: i64, apart: i64
    ) -> list[tuple[bytes, int]]:
        """Traits of positions, and by how many points their seat won in the end.

        The first turns have odd actions, so many in a hundred; positions are taken
        after them, about so many turns apart, each as a random seat sees it.
        """
        self.dice = step(step(luck))
        self.mind.forget()
        turns = zeros(state.rules.seats)
        begun: i64 = 0
        decisions: i64 = 0
        rows: list[bytes] = []
        seats: list[int] = []
        while state.phase != OVER and decisions < LONGEST:
            seat = seat_to_act(state)
            if state.phase == TURN:
                if begun >= odd_turns and self._throw(apart) == 0:
                    whose = self._throw(state.rules.seats)
                    rows.append(_written(self.traits.tell(state, whose)))
                    seats.append(int(whose))
                begin_turn(state, luck + APART * (64 * turns[seat] + seat))
                turns[seat] += 1
                begun += 1
            is_odd = begun <= odd_turns and self._throw(100) < odds
            action = self._odd(state, seat) if is_odd else self.mind.decide(state, seat)
            play(state, seat, action)
            decisions += 1
        margins = [int(margin(self.mind, state, each)) for each in seats]
        return [(rows[at], margins[at]) for at in range(len(rows))]

    def _throw(self, bound: i64) -> i64:
        self.dice = step(self.dice)
        return below(self.dice, bound)

    def _odd(self, state: State, seat: i64) -> i64:
        """Any listed action, each kind of them as likely."""
        count = legal(state, seat)
        firsts: list[int] = []
        last: i64 = -1
        at: i64 = 0
        while at < count:
            if kind_of(state.actions[at]) != last:
                last = kind_of(state.actions[at])
                firsts.append(int(at))
            at += 1
        firsts.append(int(count))
        which = self._throw(len(firsts) - 1)
        first: i64 = firsts[int(which)]
        return state.actions[first + self._throw(firsts[int(which) + 1] - first)]


def _written(row: vec[i64]) -> bytes:
    return bytes([int(value) + ZERO for value in row])
