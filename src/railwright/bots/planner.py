"""The planner: a network for its tickets, followed with an eye on time and rivals."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from railwright.bots.imagination import imagine
from railwright.bots.study import study
from railwright.core.state import State
from railwright.model.actions import Action
from railwright.model.listed import action_of
from railwright.model.view import View
from railwright.tactics.judgement import Mind


@dataclass(frozen=True, slots=True)
class Thought:
    """What a plan asks for, in the position that was imagined."""

    action: Action
    state: State
    mind: Mind


def consider(view: View, seat: int, luck: Random) -> Thought:
    """Plan for a seat, on a position that is imagined.

    The judgement looks at nothing that the seat may not know, so what is imagined of
    the others does not matter to it.
    """
    game = study(view)
    state = imagine(view, luck)
    mind = Mind(game.atlas)
    action = action_of(state, game.table.words, int(mind.decide(state, seat)))
    return Thought(action, state, mind)


class PlannerBot:
    """Plans anew at every decision."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the plan asks for."""
        if len(legal) == 1 or view.seat is None:
            return legal[0]
        return consider(view, view.seat, self.luck).action
