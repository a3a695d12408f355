"""The planner: a network for its tickets, followed with an eye on time and rivals."""

from railwright.bots.bot import BuiltInBot
from railwright.bots.seat_sight import Sight
from railwright.tactics.judgement import Mind


class PlannerBot(BuiltInBot):
    """Plans anew at every decision."""

    def __init__(self, seed: int) -> None:
        del seed  # judgement needs no luck
        self.mind: Mind | None = None

    def decide(self, sight: Sight) -> int:
        """What the plan asks for."""
        if self.mind is None or self.mind.atlas is not sight.study.atlas:
            self.mind = Mind(sight.study.atlas)
        self.mind.forget()
        return int(self.mind.decide(sight.state, sight.seat))
