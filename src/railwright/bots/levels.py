"""Bots as opponents for people: from a gentle game to the best there is."""

from collections.abc import Callable
from random import Random
from typing import Literal

from railwright.bots.bot import BuiltInBot
from railwright.bots.planner import PlannerBot
from railwright.bots.search import SearchBot
from railwright.bots.seat_sight import Sight
from railwright.bots.simple import PathBot, RandomBot
from railwright.bots.sociable import SociableBot

Level = Literal["easy", "medium", "hard", "expert"]


class AbsentMindedBot(BuiltInBot):
    """Plays like one bot, but now and then like a weaker one."""

    def __init__(
        self, seed: int, usual: BuiltInBot, other: BuiltInBot, lapses: float
    ) -> None:
        self.luck = Random(seed)
        self.usual = usual
        self.other = other
        self.lapses = lapses
        """How often it plays like the weaker one."""

    def decide(self, sight: Sight) -> int:
        """What one of the two would do."""
        is_lapse = self.luck.random() < self.lapses
        return (self.other if is_lapse else self.usual).decide(sight)


def easy(seed: int) -> BuiltInBot:
    """Follows one ticket at a time, now and then with its thoughts elsewhere."""
    follower = AbsentMindedBot(seed, PathBot(seed), RandomBot(seed), lapses=0.05)
    return SociableBot(follower)


def medium(seed: int) -> BuiltInBot:
    """Has a plan, and does not always keep to it."""
    planner = AbsentMindedBot(seed, PlannerBot(seed), PathBot(seed), lapses=0.35)
    return SociableBot(planner)


def hard(seed: int) -> BuiltInBot:
    """The searcher, with a fiftieth of a second for each move."""
    return SearchBot(seed, seconds=0.02)


def expert(seed: int) -> BuiltInBot:
    """The searcher, with a second for each move."""
    return SearchBot(seed, seconds=1.0)


LEVELS: dict[str, Callable[[int], BuiltInBot]] = {
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "expert": expert,
}
"""The levels by name, the gentlest first."""
