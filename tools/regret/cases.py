"""Decisions from games of planners, and what each idea for them is worth."""

import pickle
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from random import Random

from railwright.bots.ideas import ideas
from railwright.bots.imagination import Imagination
from railwright.bots.planner import PlannerBot
from railwright.bots.search import undecided
from railwright.bots.seat_sight import Sight
from railwright.contests import Setting
from railwright.contests.course import Course
from railwright.model.view import PHASES
from railwright.tactics.judgement import Mind
from railwright.tactics.playout import try_out

SHARE = 0.05
"""How many of all decisions with a choice become cases: a few of each game."""


@dataclass(slots=True)
class Case:
    """A decision of one seat, with the mean margin to which each action leads."""

    number: int
    sight: Sight
    worlds: int
    """In how many imagined worlds each action is played out, the same for all."""
    margins: dict[int, float]

    @property
    def kind(self) -> str:
        """What is decided."""
        return PHASES[self.sight.state.phase]

    def margin(self, action: int) -> float:
        """By how many points the seat wins after an action, on average."""
        if action not in self.margins:
            self.margins |= played_out(self.sight, [action], self.worlds, self.number)
        return self.margins[action]


def cases(setting: Setting, most: int, worlds: int, seed: int) -> Iterator[Case]:
    """Decisions for which there is more than one idea, each judged once."""
    for number, sight in enumerate(islice(_sights(setting, seed), most)):
        found = _ideas(sight)
        yield Case(number, sight, worlds, played_out(sight, found, worlds, number))


def _sights(setting: Setting, seed: int) -> Iterator[Sight]:
    """What seats see before some decisions, game by game."""
    luck = Random(seed)  # noqa: S311 - a sample need not be secret
    for deal in count(seed):
        course = Course(setting.deal(deal))
        planner = PlannerBot(0)
        while (seat := course.seat_to_act) is not None:
            sight = course.sight(seat)
            action = planner.decide(sight)
            if luck.random() < SHARE and _has_ideas(sight):
                yield sight
            course.play(seat, action)


def _ideas(sight: Sight) -> list[int]:
    mind = Mind(sight.study.atlas)
    own = int(mind.decide(sight.state, sight.seat))
    return ideas(sight.state, sight.seat, mind, own)


def _has_ideas(sight: Sight) -> bool:
    return len(_ideas(sight)) > 1


def played_out(
    sight: Sight, actions: Iterable[int], worlds: int, seed: int
) -> dict[int, float]:
    """The mean margin after each action; a seed gives the same worlds for all."""
    luck = Random(seed)  # noqa: S311 - imagined luck need not be secret
    imagination = Imagination(sight)
    mind = Mind(sight.study.atlas)
    margins = dict.fromkeys(actions, 0.0)
    for _ in range(worlds):
        world = undecided(imagination.world(luck), sight.seat)
        for action in margins:
            margins[action] += int(try_out(mind, world, sight.seat, action)) / worlds
    return margins


def kept(path: Path) -> list[Case]:
    """The cases of a file that `keep` has written."""
    found: list[Case] = pickle.loads(path.read_bytes())  # noqa: S301 - our own file
    return found


def keep(path: Path, found: list[Case]) -> None:
    """Write cases to a file, because to judge them takes most of the time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(pickle.dumps(found))
