"""Chances that the coach gives in games between bots, and what came of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from math import pi, sqrt
from random import Random

from railwright.bots import new_bot
from railwright.bots.bot import BuiltInBot
from railwright.coach.estimates import CERTAIN, POINT
from railwright.coach.handicap import handicap
from railwright.coach.verdict import look_ahead
from railwright.contests import Setting
from railwright.contests.course import Course
from railwright.core import codes


@dataclass(frozen=True, slots=True)
class Prediction:
    """A chance to win, from 0 to 1, and what came of it."""

    chance: float
    outcome: float
    """1 for a win, 0 for a loss, half for a tie."""
    flattery: float = 0.0
    """By how many points playouts were too good, before any handicap."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Predictions that are alike."""

    count: int
    chance: float
    """Their mean."""
    outcome: float
    """How often it came true."""
    reach: float
    """How far a 95 % interval of that reaches to either side."""

    @property
    def error(self) -> float:
        """How far the two are apart."""
        return abs(self.chance - self.outcome)


@dataclass(frozen=True, slots=True)
class Sample:
    """Which positions are predicted, and how well."""

    bot: str
    """It plays all seats."""
    games: int
    each: int
    """Turns of each game."""
    playouts: int
    seed: int
    """The first deal."""


def predictions(setting: Setting, sample: Sample) -> Iterator[list[Prediction]]:
    """Predictions for all seats at some turns of games, game by game.

    What one seat wins, others lose, so how much playouts flatter is known from few.
    """
    for deal in islice(count(sample.seed), sample.games):
        yield _game(setting, sample, deal)


def _game(setting: Setting, sample: Sample, deal: int) -> list[Prediction]:
    luck = Random(deal)  # noqa: S311 - a sample need not be secret
    course = Course(setting.deal(deal))
    bots = [_seated(sample.bot, deal + seat) for seat in range(setting.players)]
    turns = []
    while (seat := course.seat_to_act) is not None:
        sights = [course.sight(each) for each in range(setting.players)]
        if sights[seat].state.phase == codes.TURN:
            turns.append(sights)
        course.play(seat, bots[seat].decide(sights[seat]))
    totals = [score.total() for score in course.scores()]
    found = []
    for sights in luck.sample(turns, min(sample.each, len(turns))):
        for sight in sights:
            worth = look_ahead(sight, sample.playouts, luck.getrandbits(32))
            margin = _margin(totals, sight.seat)
            outcome = (margin > 0) + (margin == 0) / 2
            flattery = worth.points / POINT + handicap(sight) - margin
            chance = worth.chance / CERTAIN
            found.append(Prediction(chance, outcome, flattery))
    return found


def _seated(name: str, seed: int) -> BuiltInBot:
    bot = new_bot(name, seed)
    if not isinstance(bot, BuiltInBot):
        raise SystemExit(f"Error: {name} is not one of our bots")
    bot.count_processor_time()
    return bot


def _margin(totals: Sequence[int], seat: int) -> int:
    best = max(total for each, total in enumerate(totals) if each != seat)
    return totals[seat] - best


def binned(found: Sequence[Prediction], bins: int) -> list[Bin]:
    """Predictions in bins of equal width, without empty ones."""
    parts: list[list[Prediction]] = [[] for _ in range(bins)]
    for each in found:
        parts[min(bins - 1, int(each.chance * bins))].append(each)
    return [_bin(part) for part in parts if part]


def _bin(part: Sequence[Prediction]) -> Bin:
    size = len(part)
    outcome = sum(each.outcome for each in part) / size
    reach = 1.96 * sqrt(max(outcome * (1 - outcome), 0.25 / size) / size)
    return Bin(size, sum(each.chance for each in part) / size, outcome, reach)


def mean_error(bins: Sequence[Bin]) -> float:
    """The mean distance of chances and outcomes, each bin by its size."""
    return sum(each.count * each.error for each in bins) / sum(b.count for b in bins)


def error_by_chance(bins: Sequence[Bin]) -> float:
    """The mean error to be expected of so few games if all chances were exactly true.

    That is the mean distance of a normal distribution, if no two chances of a bin
    are about the same game.
    """
    spreads = [sqrt(each.count * each.chance * (1 - each.chance)) for each in bins]
    return sqrt(2 / pi) * sum(spreads) / sum(each.count for each in bins)
