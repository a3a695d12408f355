"""Bots as opponents for people: from a gentle game to the best there is."""

from collections.abc import Callable
from random import Random

from railwright.bots.bot import OwnBot
from railwright.bots.planner import PlannerBot
from railwright.bots.search import SearchBot
from railwright.bots.sight import Sight
from railwright.bots.simple import PathBot, RandomBot


class AbsentMindedBot(OwnBot):
    """Plays like one bot, but now and then like a weaker one."""

    def __init__(self, seed: int, usual: OwnBot, other: OwnBot, lapses: float) -> None:
        self.luck = Random(seed)
        self.usual = usual
        self.other = other
        self.lapses = lapses
        """How often it plays like the weaker one."""

    def decide(self, sight: Sight) -> int:
        """What one of the two would do."""
        is_lapse = self.luck.random() < self.lapses
        return (self.other if is_lapse else self.usual).decide(sight)


def easy(seed: int) -> OwnBot:
    """Follows one ticket at a time, now and then with its thoughts elsewhere."""
    return AbsentMindedBot(seed, PathBot(seed), RandomBot(seed), lapses=0.05)


def medium(seed: int) -> OwnBot:
    """Has a plan, and does not always keep to it."""
    return AbsentMindedBot(seed, PlannerBot(seed), PathBot(seed), lapses=0.5)


def hard(seed: int) -> OwnBot:
    """The planner."""
    return PlannerBot(seed)


def expert(seed: int) -> OwnBot:
    """The searcher, with a second for each move."""
    return SearchBot(seed, seconds=1.0)


LEVELS: dict[str, Callable[[int], OwnBot]] = {
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "expert": expert,
}
"""The levels by name, the gentlest first."""
