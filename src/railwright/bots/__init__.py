"""Players made of code: each chooses from what its seat may know."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from railwright.bots.bot import Bot
from railwright.bots.levels import LEVELS
from railwright.bots.own import is_own, own_bot
from railwright.bots.planner import PlannerBot
from railwright.bots.search import SearchBot
from railwright.bots.simple import (
    GreedyBot,
    HungryBot,
    LongRouteBot,
    OneStepBot,
    PathBot,
    RandomBot,
)
from railwright.errors import GameError, insist
from railwright.model.table import check_seed
from railwright.suggestions import asked, did_you_mean_or_choose

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "hungry": HungryBot,
    "path": PathBot,
    "one-step": OneStepBot,
    "long-route": LongRouteBot,
    "planner": PlannerBot,
    "search": SearchBot,
    **LEVELS,
}
"""Every bot by its name; `search` also with another time, see `new_bot`."""
_TIMED_EXAMPLE = "search-100ms"
_PATTERNS = (_TIMED_EXAMPLE, "exec:PROGRAM", "py:MODULE:CLASS")
"""How the other bots are named."""
_TIMED = re.compile(r"search-([1-9][0-9]{0,5})(ms|rounds)(?:x([1-9][0-9]?))?")


def check_bot(name: str) -> None:
    """GameError if no bot has this name, before any game has begun."""
    close_bots([new_bot(name, 0)])


def close_bots(bots: Iterable[Bot]) -> None:
    """End the programs of bots that have one."""
    insist(bots, Iterable, "a list of bots")
    for bot in bots:
        close = getattr(bot, "close", None)
        if close:
            close()


@contextmanager
def closing_bots(bots: Iterable[Bot]) -> Iterator[None]:
    """End the programs of bots that have one, whatever happens."""
    try:
        yield
    finally:
        close_bots(bots)


def new_bot(name: str, seed: int) -> Bot:
    """A bot for one seat of one game, a built-in one or your own (`own.py`).

    `search-100ms` thinks for so long about a move, `search-100msx4` in four processes,
    and `search-20rounds` plays so many games for each idea.
    """
    insist(name, str, "the name of a bot")
    check_seed(seed)
    if is_own(name):
        return own_bot(name, seed)
    if timed := _TIMED.fullmatch(name):
        return _searcher(seed, *timed.groups("1"))
    if name not in BOTS:
        raise unknown_bot(name)
    return BOTS[name](seed)


def _searcher(seed: int, amount: str, unit: str, workers: str) -> SearchBot:
    if unit == "rounds":
        return SearchBot(seed, rounds=int(amount), workers=int(workers))
    return SearchBot(seed, seconds=int(amount) / 1000, workers=int(workers))


def is_bot(name: str) -> bool:
    """Whether a name means a bot; whether your own can be run shows when it is made."""
    insist(name, str, "the name of a bot")
    return is_own(name) or name in BOTS or bool(_TIMED.fullmatch(name))


def unknown_bot(name: str, *also: str) -> GameError:
    """The error for a name that is no bot's, with what else could be meant there."""
    known = [*also, *BOTS, *_PATTERNS]
    is_timed = name.lower().startswith("search")
    hint = asked([_TIMED_EXAMPLE]) if is_timed else did_you_mean_or_choose(name, known)
    return GameError(f"unknown {'player' if also else 'bot'} {name[:40]!r}{hint}")


__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "check_bot",
    "close_bots",
    "closing_bots",
    "is_bot",
    "new_bot",
    "unknown_bot",
]
