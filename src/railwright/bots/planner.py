"""The planner: a network for its tickets, followed with an eye on time and rivals."""

from collections.abc import Sequence
from random import Random

from railwright.bots.imagination import imagine
from railwright.bots.study import study
from railwright.model.actions import Action
from railwright.model.listed import action_of
from railwright.model.view import View
from railwright.tactics.judgement import Mind


class PlannerBot:
    """Plans anew at every decision, on a position that it imagines.

    The judgement looks at nothing that the seat may not know, so what is imagined of
    the others does not matter to it.
    """

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the plan asks for."""
        if len(legal) == 1 or view.seat is None:
            return legal[0]
        game = study(view)
        state = imagine(view, self.luck)
        number = Mind(game.atlas).decide(state, view.seat)
        return action_of(state, game.table.words, int(number))
