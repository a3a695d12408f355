"""The coach at work: reviews of finished games, in sittings between other thoughts."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import structlog
from msgspec import json

from railwright.coach.coach_sitting import Sitting
from railwright.server.living.thinkers import ALONE, Thinkers
from railwright.server.plumbing.fair_queue import Asker
from railwright.server.store.review_types import KeptReview, ReviewKeeper
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.replays import record_of
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.coach_bodies import CoachReport, CoachTold

LOG = structlog.get_logger("railwright.coaching")
ReviewKey = tuple[str, int, int]
"""A table, a seat and the version of the table."""
LEAST = 4
"""Playouts below which nothing could be said."""
BEGUN = Sitting((), 0, None)
_REPORT = json.Decoder(CoachReport)


@dataclass(slots=True)
class ReviewUnderWay:
    """A review that is being worked on."""

    sitting: Sitting = BEGUN
    has_failed: bool = False
    task: "asyncio.Task[None] | None" = None

    def told(self) -> CoachTold:
        """How far it has come."""
        return CoachTold(len(self.sitting.insights), self.sitting.total)


class Coaching:
    """Reviews that are under way at this node, and those that are kept."""

    def __init__(self, store: ReviewKeeper, thinkers: Thinkers, playouts: int) -> None:
        self.store = store
        self.thinkers = thinkers
        self.playouts = playouts
        """Of each decision; 0 where there is no coach."""
        self.under_way: dict[ReviewKey, ReviewUnderWay] = {}

    async def ask(
        self, table: SharedTable, seat: int, client: str, limit: Callable[[], None]
    ) -> CoachTold:
        """The report to a seat, or how far it has come.

        A review that is not under way is begun, if the limit does not refuse it.
        """
        if not self.playouts:
            raise Refusal("NOT_OFFERED", "this server has no coach")
        text = record_of(table)
        key = (table.id, seat, table.version)
        kept = await self.store.review(*key)
        if kept:
            report = _REPORT.decode(kept.body)
            return CoachTold(len(report.decisions), len(report.decisions), report)
        work = self.under_way.get(key)
        if work is None:
            limit()
            work = self.under_way[key] = ReviewUnderWay()
            asker = Asker(client, table.id, ALONE, is_heavy=True)
            work.task = asyncio.create_task(self._go_through(key, work, text, asker))
        if work.has_failed:
            del self.under_way[key]
            raise Refusal("UNAVAILABLE", "the coach cannot say anything right now")
        return work.told()

    async def _go_through(
        self, key: ReviewKey, work: ReviewUnderWay, text: str, asker: Asker
    ) -> None:
        """Sit down to it again and again, and keep what comes of it."""
        table, seat, version = key
        review = (text, seat, max(LEAST, self.playouts))
        try:
            while work.sitting.report is None:
                known = work.sitting.insights
                sitting = await self.thinkers.coach(review, known, asker)
                if sitting is None:
                    work.has_failed = True
                    return
                work.sitting = sitting
            kept = KeptReview(table, seat, version, work.sitting.report)
            await self.store.keep_review(kept)
        except Exception:
            LOG.exception("a review failed", table=table, seat=seat)
            work.has_failed = True
            return
        del self.under_way[key]

    async def stop(self) -> None:
        """Leave all reviews; whoever still wants one asks again."""
        tasks = [work.task for work in self.under_way.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
