"""Where bots think: processes of their own, shared fairly by all tables.

Nobody's bot ever moves at random for lack of time. One that cannot be heard soon plays
at a cheaper level instead, and says so.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import structlog

from railwright.bots import new_bot
from railwright.bots.advice import Advice, advise
from railwright.bots.levels import Level
from railwright.coach.coach_sitting import ReviewWanted, Sitting, go_on
from railwright.coach.game_review import Insight
from railwright.model import format_action
from railwright.model.view import View
from railwright.server.plumbing.fair_queue import Asker, FairQueue
from railwright.server.plumbing.workers import WorkError, Workers

LOG = structlog.get_logger("railwright.thinkers")
T = TypeVar("T")
LIMIT = 15.0
"""Seconds after which a bot that still thinks is stopped."""
PATIENCE = 3.0
"""Seconds for which people wait until a bot begins to think that takes long."""
CHEAPER: dict[Level, Level] = {"expert": "hard", "hard": "medium", "medium": "easy"}
"""What a bot plays like if it cannot play like itself."""
HEAVY: frozenset[Level] = frozenset({"expert"})
"""The levels that think for long, as hints do; there is always a place for others."""
SITTING = 2.0
"""Seconds for which the coach thinks before others have their turn."""
PRESENT, WATCHED, ALONE = range(3)
"""The ranks of tables: people play there, somebody watches, or bots are alone."""


class Thought(NamedTuple):
    """What a bot does, and like which level it decided that."""

    action: str
    level: Level


def think(level: Level, seed: int, view: View) -> str:
    """What a bot of a level does, as text; it knows the view of its seat alone."""
    return format_action(new_bot(level, seed).choose(view, view.actions))


class Thinkers:
    """Worker processes in which bots think."""

    def __init__(self, processes: int, limit: float = LIMIT) -> None:
        self.queue = FairQueue(processes + 1, heavy=processes)
        self.workers = Workers(self.queue, limit)
        self.patience = PATIENCE
        self.cheaper = 0
        """How many moves were made at a cheaper level."""

    async def choose(self, level: Level, view: View, asker: Asker) -> Thought:
        """What a bot does; if it cannot think in time, what a cheaper one would do."""
        seed, like = secrets.randbelow(1 << 31), level
        while (action := await self._heard(like, seed, view, asker)) is None:
            if like not in CHEAPER:  # no process can be had: the gentlest is quick
                action = await asyncio.to_thread(think, like, seed, view)
                break
            like = CHEAPER[like]
        self.cheaper += like != level
        return Thought(action, like)

    async def _heard(
        self, level: Level, seed: int, view: View, asker: Asker
    ) -> str | None:
        is_heavy = level in HEAVY
        patience = self.patience if is_heavy and asker.rank < ALONE else None
        asking = asker._replace(is_heavy=is_heavy)
        return await self._thought(asking, patience, think, level, seed, view)

    async def advise(self, view: View, asker: Asker) -> Advice | None:
        """What a person could do; None if that cannot be said now."""
        seed = secrets.randbelow(1 << 31)
        asking = asker._replace(is_heavy=True)
        return await self._thought(asking, LIMIT, advise, view, seed)

    async def coach(
        self,
        review: ReviewWanted,
        known: Sequence[Insight],
        asker: Asker,
    ) -> Sitting | None:
        """A sitting over a review; None if it fails."""
        return await self._thought(asker, None, go_on, review, known, SITTING)

    async def _thought(
        self,
        asker: Asker,
        patience: float | None,
        work: Callable[..., T],
        *about: object,
    ) -> T | None:
        """What comes of thinking; None if it fails or takes too long."""
        try:
            return await self.workers.ask(asker, work, *about, patience=patience)
        except WorkError as error:
            LOG.warning("thinking failed", work=work.__name__, reason=str(error))
        except Exception:
            LOG.exception("thinking failed", work=work.__name__)
        return None
