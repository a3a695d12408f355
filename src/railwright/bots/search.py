"""The searcher: tries its ideas in many imagined games and takes what wins most."""

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from multiprocessing import get_context
from operator import add
from random import Random
from time import monotonic, process_time

from railwright.bots.bot import BuiltInBot
from railwright.bots.ideas import ideas
from railwright.bots.imagination import Imagination
from railwright.bots.seat_sight import Sight
from railwright.core import codes
from railwright.core.state import State
from railwright.tactics.judgement import Mind
from railwright.tactics.playout import Foresight, try_out
from railwright.tactics.value_network import POINT

SCALE = 150.0
"""Points ahead that make a win rather sure; more are hardly worth more."""
STAGES = 3
"""After each stage but the last, the worse half of the ideas is dropped."""
TURNS = 8
"""Turns that are played before a network guesses how the game would end."""
MORE_TURNS = 16
"""The same where there is time: guesses are better then, but differ more."""
OVERTIME = 0.5
"""Seconds by which a decision may take longer than it is worth. A round that is not
over by then, as on large maps, is broken off and says nothing."""
BRIEF = 0.05
"""Seconds of thought in which there is none."""
GUESSING = 0.2
"""Seconds of thought up to which guesses alone are best."""
BIAS = 4.0
"""Points by which guessed leads are wrong, however many there are."""
DOUBT = 6.0
"""Points by which ideas differ from the first one, before anything is tried."""
HANDICAP = -2.0
"""Points by which they are ahead of judgement's own then: it is seldom wrong."""
ESTIMATE = 4
"""As how many leads the first estimate of their spread counts."""
GUESSED_SPREAD = 6.0
"""Points by which a guessed lead differs from world to world, as a first estimate."""
PLAYED_SPREAD = 30.0
"""The same for whole games."""


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

    def is_overdrawn(self, spent: float) -> bool:
        """Whether much more is spent than a decision is worth, of which 1 is all."""
        return self.rounds is None and (spent - 1) * self.seconds > OVERTIME

    def begin(self) -> Callable[[float], float]:
        """What tells, by games for each idea, how much is spent, up to 1 for all."""
        if self.rounds is not None:
            rounds = self.rounds
            return lambda games: games / rounds
        clock, seconds, began = self.clock, self.seconds, self.clock()
        return lambda _: (clock() - began) / seconds

    @property
    def guessing(self) -> float:
        """The share of it that is for guesses; whole games come after them."""
        if self.rounds is not None or self.seconds <= GUESSING:
            return 1.0
        return GUESSING / 2 / self.seconds

    @property
    def turns(self) -> int:
        """How many turns are played before a guess."""
        is_brief = self.rounds is not None or self.seconds <= BRIEF
        return TURNS if is_brief else MORE_TURNS


@dataclass(slots=True)
class Leads:
    """How far an idea was ahead of the first one, world by world, in points."""

    spread: float
    """How far apart they are, as a first estimate."""
    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, lead: float) -> None:
        """Count in one more."""
        self.count += 1
        self.total += lead
        self.squares += lead * lead

    def __add__(self, other: "Leads") -> "Leads":
        return Leads(
            self.spread,
            self.count + other.count,
            self.total + other.total,
            self.squares + other.squares,
        )

    @property
    def mean(self) -> float:
        """The mean of them."""
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """How sure the mean is; the first estimate counts as some of them."""
        around = self.squares - self.count * self.mean**2
        return (
            (around + ESTIMATE * self.spread**2) / (self.count + ESTIMATE) / self.count
        )


@dataclass(slots=True)
class IdeaTrial:
    """One idea, and how far it was ahead of the first."""

    action: int
    handicap: float = HANDICAP
    """Points by which it is thought to be ahead before anything is tried."""
    guessed: Leads = field(default_factory=lambda: Leads(GUESSED_SPREAD))
    played: Leads = field(default_factory=lambda: Leads(PLAYED_SPREAD))
    """In whole games."""

    def __add__(self, other: "IdeaTrial") -> "IdeaTrial":
        guessed, played = self.guessed + other.guessed, self.played + other.played
        return IdeaTrial(self.action, self.handicap, guessed, played)

    @property
    def mean(self) -> float:
        """How far it is ahead, as far as one can tell by now."""
        weights = self._weights()
        return sum(more * lead for more, lead in weights) / sum(w for w, _ in weights)

    @property
    def doubt(self) -> float:
        """By how much that may be wrong: one standard deviation."""
        return 1 / math.sqrt(sum(weight for weight, _ in self._weights()))

    def _weights(self) -> list[tuple[float, float]]:
        """What is known about its lead, each with how much it counts."""
        known = [(1 / DOUBT**2, self.handicap)]
        for leads, bias in ((self.guessed, BIAS), (self.played, 0.0)):
            if leads.count:
                known.append((1 / (bias**2 + leads.variance), leads.mean))
        return known


class Deliberation:
    """Ideas for what a seat sees, tried in one imagined world after another.

    They are compared with the first one: the given action, or else judgement's own if
    that is among them.
    """

    def __init__(
        self,
        sight: Sight,
        seed: int,
        first: int | None = None,
        is_late: Callable[[], bool] = lambda: False,
    ) -> None:
        self.luck = Random(seed)
        self.is_late = is_late
        """Tells whether a round is broken off."""
        self.seat = sight.seat
        self.imagination = Imagination(sight)
        self.mind = Mind(sight.study.atlas)
        network = sight.study.network
        self.foresight = Foresight(self.mind, network) if network else None
        state = self.imagination.world(self.luck)
        own = int(self.mind.decide(state, self.seat))
        found = ideas(state, self.seat, self.mind, own)
        if first is not None:
            found = list(dict.fromkeys([first, *found]))
        self.handicap = HANDICAP if own in found else 0.0
        self.trials = self.begin(found)

    def begin(self, actions: Sequence[int]) -> list[IdeaTrial]:
        """Actions of which nothing is tried yet."""
        return [IdeaTrial(each, self.handicap) for each in actions]

    def guess(
        self, trials: list[IdeaTrial], foresight: Foresight, turns: int = TURNS
    ) -> None:
        """Play ideas and some turns more in the same world, and guess the end."""
        world, seat = self._world(), self.seat
        margins = [
            int(foresight.try_out(world, seat, trial.action, turns)) / POINT
            for trial in self._in_time(trials)
        ]
        if len(margins) == len(trials):
            for trial, lead in zip(trials, _leads(margins), strict=True):
                trial.guessed.add(lead)

    def play(self, trials: list[IdeaTrial]) -> int:
        """Play ideas, and then the game, out in the same world.

        Returns by how many points the seat wins it after the first one.
        """
        world, seat = self._world(), self.seat
        margins = [
            int(try_out(self.mind, world, seat, trial.action))
            for trial in self._in_time(trials)
        ]
        if len(margins) == len(trials):
            for trial, lead in zip(trials, _leads(margins), strict=True):
                trial.played.add(lead)
        return margins[0]

    def _in_time(self, trials: list[IdeaTrial]) -> Iterator[IdeaTrial]:
        """The first idea, and the others as long as there is time."""
        for number, trial in enumerate(trials):
            if number and self.is_late():
                return
            yield trial

    def _world(self) -> State:
        return undecided(self.imagination.world(self.luck), self.seat)


def _leads(margins: Sequence[float]) -> list[float]:
    """How far each idea is ahead of the first, by the margins to which they lead."""
    first = worth(margins[0])
    return [worth(margin) - first for margin in margins]


def worth(margin: float) -> float:
    """What it is worth to win by so many points."""
    return SCALE * math.tanh(margin / SCALE)


def search(sight: Sight, budget: Budget, seed: int) -> list[IdeaTrial]:
    """The ideas for a sight, and how they fared.

    If the time is over before any is tried, as in a browser, the first one is done,
    mostly judgement's own: a single world would say too little.
    """
    spent_after = budget.begin()
    thought = Deliberation(
        sight, seed, is_late=lambda: budget.is_overdrawn(spent_after(0))
    )
    trials = thought.trials
    kept, games, spent = trials, 0, spent_after(0)
    while len(trials) > 1 and spent < 1:
        kept = promising(kept, len(trials) >> int(spent * STAGES))
        if thought.foresight and spent < budget.guessing:
            thought.guess(kept, thought.foresight, budget.turns)
        else:
            thought.play(kept)
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


def promising(trials: list[IdeaTrial], most: int) -> list[IdeaTrial]:
    """The first idea and the best of the others, at least two together."""
    first, *others = trials
    others.sort(key=lambda trial: -trial.mean)
    return [first, *others[: max(most - 1, 1)]]


def decided(findings: list[list[IdeaTrial]]) -> int:
    """What all workers together think best, by what they have tried."""
    together: list[IdeaTrial] = [
        reduce(add, same) for same in zip(*findings, strict=True)
    ]
    first, *others = together
    best = max(others, key=lambda trial: trial.mean, default=first)
    return best.action if best.mean > 0 else first.action
