"""The decisions of a turn, judged together: to whoever takes it, it is one decision."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from math import hypot
from typing import NamedTuple

from railwright.coach.estimates import Estimate, total
from railwright.coach.own_decisions import OwnDecision
from railwright.coach.verdict import Verdict


class Judged(NamedTuple):
    """A decision and what it was worth."""

    decision: OwnDecision
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """All decisions of a turn, or those before the first one, in their order."""

    decisions: tuple[Judged, ...]

    @property
    def number(self) -> int:
        """The turn of this seat, from 1; 0 before the first."""
        return self.decisions[0].decision.turn

    @property
    def dearest(self) -> Judged:
        """What certainly cost most, or seems to."""
        return min(self.decisions, key=_rank)

    @property
    def cost(self) -> Estimate:
        """What certainly was given away: at most 0."""
        return total(each.verdict.cost for each in self.decisions)

    @property
    def doubtful(self) -> list[Judged]:
        """The decisions that seem to have cost something, sure or not; at least one."""
        dear = [each for each in self.decisions if each.verdict.seeming_cost > 0]
        return dear or [self.dearest]

    @property
    def seeming_cost(self) -> int:
        """What they gave away together, in tenths of a percent."""
        return sum(each.verdict.seeming_cost for each in self.doubtful)

    @property
    def reach(self) -> float:
        """By how much that may be wrong: one standard deviation."""
        return hypot(*(each.verdict.reach for each in self.doubtful))


def by_turn(judged: Iterable[Judged]) -> list[JudgedTurn]:
    """The turns of a seat, in their order."""
    turns = groupby(judged, lambda each: each.decision.turn)
    return [JudgedTurn(tuple(decisions)) for _, decisions in turns]


def _rank(judged: Judged) -> tuple[int, int, float]:
    """By what decisions are ordered, the dearest first."""
    verdict = judged.verdict
    return verdict.cost.chance, -verdict.seeming_cost, -verdict.lead
