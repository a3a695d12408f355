"""Positions of a game that might be puzzles, found by a glance at each decision."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import attrgetter

from railwright.bots.planner import PlannerBot
from railwright.bots.search import Deliberation, IdeaTrial
from railwright.bots.seat_sight import Sight
from railwright.bots.simple import PathBot
from railwright.contests.course import Course
from railwright.core import codes
from railwright.model.listed import action_of
from railwright.model.notation import format_action
from railwright.model.table import Deal
from railwright.model.view import View
from railwright.puzzles.puzzle import PuzzleKind, kind_of_puzzle

GLANCES = 12
"""Worlds in which the ideas for a decision are tried first."""
GAP = 3.0
"""Points by which the best idea is ahead then."""
LEFT_OUT = {codes.PIECES, codes.REFILL, codes.BORROWING}
"""What is never a puzzle: fleets differ too little, the rest is hardly a choice."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision of a game in which one idea seems to be far the best."""

    seed: int
    actions: tuple[str, ...]
    sight: Sight
    view: View
    kind: PuzzleKind
    gap: float
    """By how many points the best idea was ahead at the first glance."""


def candidates(deal: Deal) -> list[Candidate]:
    """The best candidate of each kind in a game that planners play."""
    found: dict[PuzzleKind, Candidate] = {}
    for each in _noticed(deal):
        known = found.get(each.kind)
        if known is None or each.gap > known.gap:
            found[each.kind] = each
    return sorted(found.values(), key=attrgetter("actions"))


def _noticed(deal: Deal) -> Iterator[Candidate]:
    course, told = Course(deal), list[str]()
    planner, weak = PlannerBot(0), PathBot(deal.seed)
    words = course.table.words
    while (seat := course.seat_to_act) is not None:
        sight = course.sight(seat)
        number = planner.decide(sight)
        if len(sight.choices) > 1 and sight.state.phase not in LEFT_OUT:
            ranked = _glance(sight, deal.seed + len(told))
            if _is_telling(ranked, [number, weak.decide(sight)]):
                yield _candidate(course, sight, told, ranked)
        text = format_action(action_of(course.state, words, number))
        told.append(f"{seat + 1} {text}")
        course.play(seat, number)


def _glance(sight: Sight, seed: int) -> list[IdeaTrial]:
    """The ideas for a decision, the best first."""
    thought = Deliberation(sight, seed)
    for _ in range(GLANCES if len(thought.trials) > 1 else 0):
        if thought.foresight:
            thought.guess(thought.trials, thought.foresight)
        else:
            thought.play(thought.trials)
    return sorted(thought.trials, key=_lead, reverse=True)


def _lead(trial: IdeaTrial) -> float:
    return trial.guessed.mean if trial.guessed.count else trial.played.mean


def _is_telling(ranked: list[IdeaTrial], others: list[int]) -> bool:
    """Whether one idea is far ahead, and not everybody has it."""
    if len(ranked) == 1 or _lead(ranked[0]) - _lead(ranked[1]) < GAP:
        return False
    return any(each != ranked[0].action for each in others)


def _candidate(
    course: Course, sight: Sight, told: list[str], ranked: list[IdeaTrial]
) -> Candidate:
    # A sight lies on a page that is written over at the next look.
    kept = replace(sight, state=sight.state.copy())
    view = course.view(sight.seat)
    words = course.table.words
    best, second = (action_of(course.state, words, each.action) for each in ranked[:2])
    kind = kind_of_puzzle(view, best, second)
    gap = _lead(ranked[0]) - _lead(ranked[1])
    return Candidate(course.deal.seed, tuple(told), kept, view, kind, gap)
