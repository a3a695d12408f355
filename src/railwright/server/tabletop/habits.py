"""What several reports of the coach have in common: what somebody loses points by."""

from collections import defaultdict
from collections.abc import Sequence
from typing import get_args

from railwright.server.wire.coach_bodies import (
    CoachDecision,
    CoachHabit,
    CoachHabits,
    CoachReport,
    CoachWorth,
    HabitKind,
)

KINDS: dict[str, HabitKind] = {
    "tickets": "tickets",
    "keep": "keeping",
    "draw": "drawing",
    "refill": "drawing",
    "claim": "claiming",
    "pay": "claiming",
    "station": "building",
    "port": "building",
}
"""What is decided by the verbs of actions."""


def habits_of(reports: Sequence[CoachReport]) -> CoachHabits:
    """What reports of finished games come to on the average."""
    games = max(1, len(reports))
    made: defaultdict[HabitKind, list[CoachDecision]] = defaultdict(list)
    for report in reports:
        for decision in report.decisions:
            made[_kind(decision)].append(decision)
    habits = [
        _habit(kind, made[kind], games) for kind in get_args(HabitKind) if made[kind]
    ]
    return CoachHabits(
        games=len(reports),
        won=sum(report.end.chance for report in reports) / 100,
        luck=_mean([_luck(report) for report in reports], games),
        skill=_mean([report.skill for report in reports], games),
        habits=sorted(habits, key=lambda habit: habit.cost.chance),
    )


def _kind(decision: CoachDecision) -> HabitKind:
    verb = decision.action.split()[0]
    is_first = verb == "keep" and decision.turn == 0
    return "opening" if is_first else KINDS.get(verb, "others")


def _habit(
    kind: HabitKind, decisions: Sequence[CoachDecision], games: int
) -> CoachHabit:
    costs = [decision.cost for decision in decisions]
    mistakes = sum(cost.chance < 0 for cost in costs)
    return CoachHabit(kind, len(decisions), mistakes, _mean(costs, games))


def _luck(report: CoachReport) -> CoachWorth:
    """All that was not decided: what came between the deal and the end besides."""
    even, skill, end = report.even, report.skill, report.end
    return CoachWorth(
        end.chance - even.chance - skill.chance,
        end.points - even.points - skill.points,
    )


def _mean(worths: Sequence[CoachWorth], games: int) -> CoachWorth:
    return CoachWorth(
        round(sum(each.chance for each in worths) / games, 2),
        round(sum(each.points for each in worths) / games, 2),
    )
