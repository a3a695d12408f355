"""What a decision was worth, by playouts from what its seat knew."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from random import Random
from statistics import NormalDist, fmean

from railwright.bots.imagination import Imagination
from railwright.bots.search import Deliberation, IdeaTrial, promising, undecided
from railwright.bots.seat_sight import Sight
from railwright.coach.estimates import Estimate, estimate, mean_estimate
from railwright.coach.handicap import DOUBT, handicap
from railwright.core.chance import CARDS
from railwright.tactics.judgement import Mind
from railwright.tactics.playout import margin, play_out

SURE = 0.95
"""A decision costs something only if another is better with this probability."""
QUARTERS = (4, 3, 2, 2)
"""How many ideas are played out in each quarter of the worlds, the decision among them.

Without a network nothing is known about them before, so the first quarter has all.
"""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision was worth, and what might have been better."""

    best: int | None
    """The best of the other actions; None if none seems better."""
    lead: float
    """By how many points it is better on average."""
    doubt: float
    """By how many that may be wrong: one standard deviation."""
    after: Estimate
    """What the position is worth with the action that was played."""
    promised: Estimate
    """What it is worth with the best one."""
    playouts: int

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


def judge(sight: Sight, played: int, playouts: int, seed: int) -> Verdict:
    """Compare a decision with other ideas in the same imagined worlds.

    The margins of the played action make its chance; a better one is as likely to win
    as the played one would be with so many points more. That is steadier than to count
    wins of each, because leads in points show in far fewer games.
    """
    thought = Deliberation(sight, seed, first=played)
    if thought.foresight:
        for _ in range(playouts // 2):
            thought.guess(thought.trials, thought.foresight)
    margins = _played_out(thought, playouts)
    first, *others = thought.trials
    best = max(others, key=lambda trial: trial.mean, default=first)
    flattery = handicap(sight)
    after = estimate(margins, -flattery, DOUBT)
    if best is first or best.mean <= 0:
        return Verdict(None, 0.0, best.doubt, after, after, playouts)
    promised = estimate(margins, best.mean - flattery, DOUBT)
    return Verdict(best.action, best.mean, best.doubt, after, promised, playouts)


def judge_again(
    sight: Sight, played: int, rival: int, playouts: int, seed: int
) -> Verdict:
    """Compare a decision with the one idea that seemed best, whichever is better.

    What was expected beforehand does not count, so that comparisons can be pooled.
    """
    thought = Deliberation(sight, seed, first=played)
    first, *others = thought.trials
    trial = next((each for each in others if each.action == rival), IdeaTrial(rival))
    margins = [thought.play([first, trial]) for _ in range(playouts)]
    flattery = handicap(sight)
    after = estimate(margins, -flattery, DOUBT)
    lead, doubt = trial.played.mean, sqrt(trial.played.variance)
    promised = estimate(margins, lead - flattery, DOUBT)
    return Verdict(rival, lead, doubt, after, promised, playouts)


def pooled(verdicts: Sequence[Verdict]) -> Verdict:
    """What several equally long comparisons with the same idea come to."""
    lead = fmean(each.lead for each in verdicts)
    doubt = hypot(*(each.doubt for each in verdicts)) / len(verdicts)
    after = mean_estimate([each.after for each in verdicts])
    playouts = sum(each.playouts for each in verdicts)
    if lead <= 0:
        return Verdict(None, 0.0, doubt, after, after, playouts)
    promised = mean_estimate([each.promised for each in verdicts])
    return Verdict(verdicts[0].best, lead, doubt, after, promised, playouts)


def _played_out(thought: Deliberation, playouts: int) -> list[int]:
    """The margins after the first idea; the most promising others are played too."""
    margins: list[int] = []
    kept: list[IdeaTrial] = thought.trials
    for world in range(playouts):
        quarter = world * len(QUARTERS) // playouts
        if quarter or thought.foresight:
            kept = promising(kept, QUARTERS[quarter])
        margins.append(thought.play(kept))
    return margins


def look_ahead(sight: Sight, playouts: int, seed: int) -> Estimate:
    """What a position is worth to a seat that has nothing to decide in it."""
    luck, seat = Random(seed), sight.seat
    imagination, mind = Imagination(sight), Mind(sight.study.atlas)
    margins = []
    for _ in range(playouts):
        world = undecided(imagination.world(luck), seat)
        play_out(mind, world, world.streams[CARDS])
        margins.append(int(margin(mind, world, seat)))
    return estimate(margins, -handicap(sight), DOUBT)
