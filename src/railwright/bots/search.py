"""The searcher: tries its ideas in many imagined games and takes what wins most."""

import math
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from random import Random
from time import monotonic, process_time

from railwright.bots.bot import BuiltInBot
from railwright.bots.ideas import ideas
from railwright.bots.imagination import Imagination
from railwright.bots.seat_sight import Sight
from railwright.core import codes
from railwright.core.state import State
from railwright.tactics.judgement import Mind
from railwright.tactics.playout import try_out

SCALE = 150.0
"""Points ahead that make a win rather sure."""
STAGES = 3
"""After each stage but the last, the worse half of the ideas is dropped."""
SURE = 2.0
"""Standard errors ahead of judgement's own idea that it takes to overrule it."""


class SearchBot(BuiltInBot):
    """Plays its ideas out in the same imagined worlds, the better ones more often.

    The hidden cards and tickets of each world agree with what the seat has seen. With
    a number of rounds instead of a time it answers alike for the same seed. With
    workers, as many processes think about the same sight, each in worlds of its own.
    """

    def __init__(
        self,
        seed: int,
        seconds: float = 1.0,
        rounds: int | None = None,
        workers: int = 1,
    ) -> None:
        self.luck = Random(seed)
        self.budget = Budget(seconds, rounds)
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def decide(self, sight: Sight) -> int:
        """The idea that wins most in imagined games."""
        listed = sight.choices
        if len(listed) == 1:
            return listed[0]
        seeds = [self.luck.getrandbits(60) for _ in range(self.workers)]
        think = partial(search, sight, self.budget)
        if self.workers == 1:
            return decided([think(seeds[0])])
        if self._pool is None:
            # Each process starts afresh: a copy of one with threads could hang.
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return decided([*self._pool.map(think, seeds)])

    def count_processor_time(self) -> None:
        """Take the time for a decision as processor time, for each worker its own."""
        self.budget = replace(self.budget, clock=process_time)

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thought a decision is worth."""

    seconds: float
    rounds: int | None
    """Games for each idea if they were shared out evenly, instead of a time."""
    clock: Callable[[], float] = monotonic
    """What tells the seconds: people wait by the clock on the wall."""

    def begin(self) -> Callable[[float], float]:
        """What tells, by games for each idea, how much is spent, up to 1 for all."""
        if self.rounds is not None:
            rounds = self.rounds
            return lambda games: games / rounds
        clock, seconds, began = self.clock, self.seconds, self.clock()
        return lambda _: (clock() - began) / seconds


@dataclass(slots=True)
class IdeaTrial:
    """One idea, and how much more than the first idea it won, world by world."""

    action: int
    leads: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """How far it is ahead of the first idea."""
        return sum(self.leads) / len(self.leads) if self.leads else 0.0

    @property
    def sureness(self) -> float:
        """How far it is ahead of the first idea, in standard errors."""
        count = len(self.leads)
        if count < 2:
            return 0.0
        mean = self.mean
        spread = sum((each - mean) ** 2 for each in self.leads) / (count - 1)
        return mean / (math.sqrt(spread / count) + 1e-9)


def search(sight: Sight, budget: Budget, seed: int) -> list[IdeaTrial]:
    """The ideas for a sight, judgement's own first, and how they fared."""
    spent_after = budget.begin()
    luck = Random(seed)
    seat = sight.seat
    imagination = Imagination(sight)
    mind = Mind(sight.study.atlas)
    state = imagination.world(luck)
    trials = [IdeaTrial(action) for action in ideas(state, seat, mind)]
    kept, games, spent = trials, 0, 0.0
    while len(trials) > 1 and spent < 1:
        kept = _promising(kept, len(trials) >> int(spent * STAGES))
        _try(kept, undecided(imagination.world(luck), seat), seat, mind)
        games += len(kept)
        spent = spent_after(games / len(trials))
    return trials


def undecided(world: State, seat: int) -> State:
    """A world in which others still make their secret decisions, as they would."""
    if world.phase in {codes.OPENING, codes.PIECES}:
        for each in range(int(world.rules.seats)):
            if each != seat:
                world.choice[each] = -1
    return world


def _promising(trials: list[IdeaTrial], most: int) -> list[IdeaTrial]:
    """The first idea and the best of the others, at least two together."""
    first, *others = trials
    others.sort(key=lambda trial: -trial.mean)
    return [first, *others[: max(most - 1, 1)]]


def _try(trials: list[IdeaTrial], world: State, seat: int, mind: Mind) -> None:
    """Play each idea, and then the game, out in the same world."""
    values = [
        math.tanh(int(try_out(mind, world, seat, trial.action)) / SCALE)
        for trial in trials
    ]
    for trial, value in zip(trials, values, strict=True):
        trial.leads.append(value - values[0])


def decided(findings: list[list[IdeaTrial]]) -> int:
    """What all workers together are surest of; judgement's own idea if they are not."""
    together = [
        IdeaTrial(same[0].action, [x for each in same for x in each.leads])
        for same in zip(*findings, strict=True)
    ]
    enough = len(together[0].leads) / 2  # what was dropped early may just look good
    tried = [trial for trial in together if len(trial.leads) >= enough]
    surest = max(tried, key=lambda trial: trial.sureness)
    return surest.action if surest.sureness > SURE else together[0].action
