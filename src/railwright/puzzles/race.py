"""Decisions compared in the same imagined worlds until one is clearly the best."""

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from railwright.bots.imagination import Imagination
from railwright.bots.search import undecided
from railwright.bots.seat_sight import Sight
from railwright.coach.estimates import CERTAIN
from railwright.coach.handicap import DOUBT, handicap
from railwright.coach.same_decision import decision_in
from railwright.core.codec import groups_of, wilds_of
from railwright.model.listed import action_of
from railwright.model.view import View
from railwright.tactics.judgement import Mind
from railwright.tactics.playout import try_out

CLEAR = 3.0
"""The best is ahead of all others by so many standard errors."""
LEAST = 0.03
"""And by so much of the chance to win."""
FIRST_HEAT = 25
"""Worlds of the first heat; each heat doubles them."""
BEHIND = 4.0
"""Who is so many standard errors behind the best does not run on."""
AT_LEAST = 2
"""So many run to the end, however far behind."""
PATIENCE = 0.5
"""By how many standard errors the best may lag behind what it needs in the end."""


@dataclass(slots=True)
class Runner:
    """A decision, and what it came to in each world, the first ones first."""

    number: int
    """The action as the core lists it."""
    shares: list[float] = field(default_factory=list)
    """How much of a win it was, from 0 to 1."""

    @property
    def chance(self) -> float:
        """To win."""
        return fmean(self.shares)

    @property
    def doubt(self) -> float:
        """By how much that may be wrong: one standard error."""
        return stdev(self.shares) / math.sqrt(len(self.shares))

    def lead(self, other: "Runner") -> tuple[float, float]:
        """By how much it is ahead in the worlds of both, and the doubt about that."""
        leads = [a - b for a, b in zip(self.shares, other.shares, strict=False)]
        return fmean(leads), stdev(leads) / math.sqrt(len(leads))

    def is_ahead(self, other: "Runner", errors: float, least: float = 0.0) -> bool:
        """Whether it leads by so many standard errors, and by so much at all."""
        lead, doubt = self.lead(other)
        return lead >= max(errors * doubt, least) and lead > 0


class Standing(NamedTuple):
    """What a decision is worth in the end, in tenths of a percent."""

    number: int
    chance: int
    doubt: int
    """One standard error; of those behind the best, that of their distance."""


class Race:
    """The decisions of a seat, judged by what it knows alone."""

    def __init__(self, sight: Sight, numbers: Sequence[int], seed: int) -> None:
        self.sight = sight
        self.luck = Random(seed)
        self.imagination = Imagination(sight)
        self.mind = Mind(sight.study.atlas)
        self.runners = [Runner(number) for number in numbers]
        self.running = [*self.runners]
        self._flattery = handicap(sight)
        self._share = NormalDist(sigma=DOUBT).cdf

    def run(self, worlds: int, *, to_the_end: bool = False) -> bool:
        """Whether one decision is clearly the best in so many worlds.

        What cannot come to that any more is left early, if it need not be known to the
        end.
        """
        heat = FIRST_HEAT
        while True:
            heat = min(heat, worlds)
            self._run_to(heat)
            if heat == worlds:
                break
            if not to_the_end and self._is_hopeless(heat / worlds):
                return False
            self._drop()
            heat *= 2
        best, *others = self.runners
        return all(best.is_ahead(each, CLEAR, LEAST) for each in others)

    def standings(self) -> list[Standing]:
        """All decisions, the best first.

        Who left the race early ran in few worlds, maybe easy ones. So the others are
        told by their distance to the best, which is surer.
        """
        best, *others = self.runners
        first = Standing(best.number, *_tenths(best.chance, best.doubt))
        found = []
        for each in others:
            lead, doubt = best.lead(each)
            chance = max(0.0, best.chance - lead)
            found.append(Standing(each.number, *_tenths(chance, doubt)))
        return [first, *sorted(found, key=lambda each: -each.chance)]

    def _run_to(self, heat: int) -> None:
        for _ in range(heat - len(self.running[0].shares)):
            world = undecided(self.imagination.world(self.luck), self.sight.seat)
            for runner in self.running:
                margin = int(try_out(self.mind, world, self.sight.seat, runner.number))
                runner.shares.append(self._share(margin - self._flattery))
        self.running.sort(key=lambda runner: -runner.chance)
        # Whoever left was clearly behind, whatever the chance in those few worlds.
        self.runners.sort(key=lambda runner: (-len(runner.shares), -runner.chance))

    def _is_hopeless(self, part: float) -> bool:
        """Whether the best is too far behind of what it would need by now."""
        best, second = self.running[:2]
        lead, doubt = best.lead(second)
        needed = CLEAR * math.sqrt(part) - PATIENCE
        return lead < needed * doubt or lead + 2 * doubt < LEAST

    def _drop(self) -> None:
        """Let those run on who may still win."""
        best = self.running[0]
        self.running = [
            each
            for place, each in enumerate(self.running)
            if place < AT_LEAST or not best.is_ahead(each, BEHIND)
        ]


def _tenths(chance: float, doubt: float) -> tuple[int, int]:
    """Both in tenths of a percent; a doubt is never nothing."""
    return round(chance * CERTAIN), max(1, round(doubt * CERTAIN))


def decisions(sight: Sight, view: View) -> list[list[int]]:
    """All decisions of a seat, each by the listed actions that make it.

    Of several payments the first is what judgement would pay, or else the simplest.
    """
    words, board = sight.study.table.words, sight.study.table.board
    own = int(Mind(sight.study.atlas).decide(sight.state.copy(), sight.seat))
    ways = sorted(
        sight.choices, key=lambda each: (each != own, wilds_of(each), groups_of(each))
    )
    found: dict[Hashable, list[int]] = {}
    for number in ways:
        action = action_of(sight.state, words, number)
        found.setdefault(decision_in(action, view, board), []).append(number)
    return [*found.values()]
