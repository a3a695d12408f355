"""What a decision was worth, by playouts from what its seat knew."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from random import Random
from statistics import NormalDist

from railwright.bots.imagination import Imagination
from railwright.bots.search import Deliberation, IdeaTrial, promising, undecided
from railwright.bots.seat_sight import Sight
from railwright.coach.estimates import Estimate, estimate, gain_noise
from railwright.coach.handicap import DOUBT, handicap
from railwright.core.chance import CARDS
from railwright.tactics.judgement import Mind
from railwright.tactics.playout import margin, play_out

SURE = 0.95
"""A decision costs something only if another is better with this probability."""
OUTDONE = 1.5
"""So many standard deviations behind the best, an idea is not looked at again."""
QUARTERS = (4, 3, 2, 2)
"""How many ideas are played out in each quarter of the worlds, the decision among them.

Without a network nothing is known about them before, so the first quarter has all.
"""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came of a decision and of other ideas in the same imagined worlds."""

    margins: Counter[int]
    """By how many points the seat won after the decision, and how often."""
    others: dict[int, IdeaTrial]
    """The other ideas, by the actions that they are."""

    def __add__(self, more: "Comparison") -> "Comparison":
        both = self.others.keys() & more.others.keys()
        pooled = {each: self.others[each] + more.others[each] for each in both}
        return Comparison(
            self.margins + more.margins, self.others | more.others | pooled
        )

    @property
    def ranked(self) -> list[IdeaTrial]:
        """The other ideas, the best first, as far as one can tell."""
        return sorted(self.others.values(), key=lambda trial: -trial.mean)

    def hopeful(self, most: int) -> tuple[int, ...]:
        """The other actions that may well be the best of them."""
        ranked = self.ranked[:most]
        return tuple(
            trial.action for trial in ranked if _behind(trial, ranked[0]) < OUTDONE
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision was worth, and what might have been better."""

    best: int | None
    """The best of the other actions; None if none seems better."""
    lead: float
    """By how many points the best of the others is better on average."""
    doubt: float
    """By how many that may be wrong: one standard deviation."""
    after: Estimate
    """What the position is worth with the action that was played."""
    promised: Estimate
    """What it is worth with the best of the others."""
    reach: int
    """By how much its chance may be wrong, in tenths of a percent: because of the lead,
    and because other playouts have more or fewer games that it decides."""

    @property
    def sureness(self) -> float:
        """How likely the other action is better, from 0 to 1."""
        return NormalDist().cdf(self.lead / self.doubt) if self.doubt else 0.0

    @property
    def is_sure(self) -> bool:
        """Whether that is more than what could be noise."""
        return self.best is not None and self.sureness >= SURE

    @property
    def before(self) -> Estimate:
        """What the position is worth with the best action, as far as one can tell."""
        return self.promised if self.is_sure else self.after

    @property
    def cost(self) -> Estimate:
        """What the decision gave away: at most 0."""
        return self.after - self.before

    @property
    def seeming_cost(self) -> int:
        """What it gave away, sure or not, in tenths of a percent."""
        return self.promised.chance - self.after.chance


def judge(sight: Sight, played: int, playouts: int, seed: int) -> Comparison:
    """Compare a decision with other ideas in the same imagined worlds."""
    thought = Deliberation(sight, seed, first=played)
    if thought.foresight:
        for _ in range(playouts // 2):
            thought.guess(thought.trials, thought.foresight)
    margins: Counter[int] = Counter()
    kept: list[IdeaTrial] = thought.trials
    for world in range(playouts):
        quarter = world * len(QUARTERS) // playouts
        if quarter or thought.foresight:
            kept = promising(kept, QUARTERS[quarter])
        margins[thought.play(kept)] += 1
    return _comparison(margins, thought.trials)


def judge_again(
    sight: Sight, played: int, rivals: Sequence[int], playouts: int, seed: int
) -> Comparison:
    """Compare a decision with the ideas that seemed best, in other worlds."""
    thought = Deliberation(sight, seed, first=played)
    trials = thought.begin((played, *rivals))
    margins = Counter(thought.play(trials) for _ in range(playouts))
    return _comparison(margins, trials)


def _behind(trial: IdeaTrial, best: IdeaTrial) -> float:
    """By how many standard deviations an idea seems worse than the best."""
    return (best.mean - trial.mean) / hypot(best.doubt, trial.doubt)


def _comparison(margins: Counter[int], trials: Sequence[IdeaTrial]) -> Comparison:
    return Comparison(margins, {trial.action: trial for trial in trials[1:]})


def verdict_on(sight: Sight, found: Comparison) -> Verdict:
    """What a comparison comes to.

    The margins of the played action make its chance; a better one is as likely to win
    as the played one would be with so many points more. That is steadier than to count
    wins of each, because leads in points show in far fewer games.
    """
    flattery = handicap(sight)
    after = estimate(found.margins, -flattery, DOUBT)
    if not found.others:
        return Verdict(None, 0.0, 0.0, after, after, 0)
    best = found.ranked[0]
    lead, doubt = best.mean, best.doubt
    promised, reached = (
        estimate(found.margins, each - flattery, DOUBT) for each in (lead, lead + doubt)
    )
    missed = gain_noise(found.margins, -flattery, lead - flattery, DOUBT)
    reach = hypot(reached.chance - promised.chance, sqrt(missed))
    better = best.action if lead > 0 else None
    return Verdict(better, lead, doubt, after, promised, round(reach))


def look_ahead(sight: Sight, playouts: int, seed: int) -> Estimate:
    """What a position is worth to a seat that has nothing to decide in it."""
    luck, seat = Random(seed), sight.seat
    imagination, mind = Imagination(sight), Mind(sight.study.atlas)
    margins: Counter[int] = Counter()
    for _ in range(playouts):
        world = undecided(imagination.world(luck), seat)
        play_out(mind, world, world.streams[CARDS])
        margins[int(margin(mind, world, seat))] += 1
    return estimate(margins, -handicap(sight), DOUBT)
