"""The searcher: tries its ideas in many imagined games and takes what wins most."""

import math
from collections.abc import Sequence
from random import Random
from time import monotonic

from railwright.bots.ideas import ideas
from railwright.bots.imagination import imagine
from railwright.bots.study import study
from railwright.core.engine import play
from railwright.core.state import State
from railwright.model.actions import Action
from railwright.model.listed import action_of
from railwright.model.view import View
from railwright.tactics.judgement import Mind
from railwright.tactics.playout import margin, play_out

SCALE = 150.0
"""Points ahead that make a win rather sure."""
ROUNDS = 6
"""Rounds before an idea is judged."""
DROPPED = 2.0
"""Standard errors behind the best one with which an idea is dropped."""
SURE = 1.5
"""Standard errors ahead of judgement's own idea that it takes to overrule it."""


class SearchBot:
    """Plays every idea out in the same imagined worlds, and drops the worse ones.

    The hidden cards and tickets of each world agree with what the seat has seen. With
    a number of rounds instead of a time it answers alike for the same seed.
    """

    def __init__(
        self, seed: int, seconds: float = 1.0, rounds: int | None = None
    ) -> None:
        self.luck = Random(seed)
        self.seconds = seconds
        self.rounds = rounds

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The idea that wins most in imagined games."""
        if len(legal) == 1 or view.seat is None:
            return legal[0]
        end = monotonic() + self.seconds
        game = study(view)
        mind = Mind(game.atlas)
        state = imagine(view, self.luck)
        trials = [Trial(action) for action in ideas(state, view.seat, mind)]
        number = 0
        while len(trials) > 1 and not self._is_enough(number, end):
            world = imagine(view, self.luck)
            for trial in trials:
                trial.run(world, view.seat, mind)
            number += 1
            trials = _keep_promising(trials)
        return action_of(state, game.table.words, _decided(trials).action)

    def _is_enough(self, number: int, end: float) -> bool:
        if self.rounds is not None:
            return number >= self.rounds
        return monotonic() >= end


class Trial:
    """One idea and how it fared."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """The mean chance to win."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def run(self, world: State, seat: int, mind: Mind) -> None:
        """Play the idea and then the game out in a world."""
        state = world.copy()
        play(state, seat, self.action)
        play_out(mind, state)
        ahead = float(margin(mind, state, seat))
        self.values.append(math.tanh(ahead / SCALE))


def _keep_promising(trials: list[Trial]) -> list[Trial]:
    """Drop ideas that are clearly behind another, world by world; never the first."""
    if len(trials[0].values) < ROUNDS:
        return trials
    best = max(trials, key=lambda trial: trial.mean)
    return [
        trial
        for trial in trials
        if trial is trials[0] or trial is best or lead(best, trial) < DROPPED
    ]


def _decided(trials: list[Trial]) -> Trial:
    """The best idea if it is surely better than the first one, else that one."""
    best = max(trials, key=lambda trial: trial.mean)
    return best if lead(best, trials[0]) > SURE else trials[0]


def lead(one: Trial, other: Trial) -> float:
    """By how many standard errors an idea is ahead of another in the same worlds."""
    count = len(one.values)
    if count < ROUNDS:
        return 0.0
    differences = [a - b for a, b in zip(one.values, other.values, strict=True)]
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return mean / (math.sqrt(spread / count) + 1e-9)
