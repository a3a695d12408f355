"""How hard a puzzle is: how often weaker bots fail to find the best decision."""

from collections.abc import Callable, Iterator

from railwright.bots.bot import BuiltInBot
from railwright.bots.levels import LEVELS
from railwright.bots.search import SearchBot
from railwright.bots.seat_sight import Sight

TRIES = 8
"""How often each bot tries, with luck of its own."""
ROUNDS = 20
"""Games for each idea that `hard` plays here: it answers alike on every machine.

That is about what it has time for at a table."""
BOUNDS = (0.4, 0.7)
"""The share of failures from which on a puzzle has the second and the third degree."""
TRIVIAL = 0.1
"""Below this share there is nothing to be found."""


def failures(sight: Sight, right: Callable[[int], bool]) -> float:
    """The share of tries in which weaker bots decide wrong."""
    tried = [right(number) for number in _attempts(sight)]
    return tried.count(False) / len(tried)


def _attempts(sight: Sight) -> Iterator[int]:
    for seed in range(TRIES):
        for bot in _weaker_bots(seed):
            yield bot.decide(sight)


def _weaker_bots(seed: int) -> list[BuiltInBot]:
    return [
        LEVELS["easy"](seed),
        LEVELS["medium"](seed),
        SearchBot(seed, rounds=ROUNDS),
    ]


def degree(share: float) -> int:
    """The degree of a puzzle that so many fail."""
    return 1 + sum(share >= bound for bound in BOUNDS)
