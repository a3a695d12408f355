"""The coach at work: reviews of finished games, in sittings between other thoughts."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

import structlog
from msgspec import DecodeError, json

from railwright.coach.coach_sitting import ReviewWanted, Sitting
from railwright.server.living.thinkers import ALONE, Thinkers
from railwright.server.plumbing.fair_queue import Asker
from railwright.server.plumbing.workers import WorkError
from railwright.server.store import Unavailable
from railwright.server.store.review_types import KeptReview, ReviewKeeper
from railwright.server.tabletop.habits import habits_of
from railwright.server.tabletop.refusal import Refusal
from railwright.server.wire.coach_bodies import CoachHabits, CoachReport, CoachTold

LOG = structlog.get_logger("railwright.coaching")
ReviewKey = tuple[str, int, int]
"""A table or a record, a seat, and the version of the table."""
LEAST = 4
"""Playouts below which nothing could be said."""
MOST_OF_ONE = 3
"""Reviews that are under way for one client."""
MOST_REPORTS = 100
"""The latest, of which habits are told."""
WANTED = 60.0
"""Seconds after which a review ends that nobody has asked about, and for which one that
has failed is not tried again."""
HELD, PAUSE = 300.0, 2.0
"""Seconds for which a review is one server's if it lives, long enough to wait for the
next sitting at a busy one, and after which another looks whether it still is."""
BEGUN = Sitting((), 0, None)
_REPORT = json.Decoder(CoachReport)


@dataclass(slots=True)
class ReviewUnderWay:
    """A review that is being worked on."""

    client: str
    asked: float
    """When somebody last asked about it."""
    sitting: Sitting = BEGUN
    has_failed: bool = False
    task: "asyncio.Task[None] | None" = None

    def told(self) -> CoachTold:
        """How far it has come."""
        return CoachTold(len(self.sitting.insights), self.sitting.total)


class CoachedGame(NamedTuple):
    """A game of which somebody wants to hear."""

    record: str
    absent: tuple[int, ...] = ()
    """The steps at which a stand-in decided for the seat."""


def _readable(kept: KeptReview) -> CoachReport | None:
    """A kept report; None if an earlier version wrote it in another form."""
    try:
        return _REPORT.decode(kept.body)
    except DecodeError:
        return None


def _lease(key: ReviewKey) -> str:
    """What a review is called where servers share work."""
    return f"coach {key[0]} {key[1]}"


class Coaching:
    """Reviews that are under way at this node, and those that are kept."""

    def __init__(
        self, store: ReviewKeeper, node: str, thinkers: Thinkers, playouts: int
    ) -> None:
        self.store = store
        self.node = node
        self.thinkers = thinkers
        self.playouts = playouts
        """Of each decision; 0 where there is no coach."""
        self.under_way: dict[ReviewKey, ReviewUnderWay] = {}

    async def ask(
        self,
        key: ReviewKey,
        game: CoachedGame,
        client: str,
        limit: Callable[[], None],
    ) -> CoachTold:
        """The report to a seat about the game of a record, or how far it has come.

        A review that is not under way is begun, if the limit does not refuse it.
        """
        if not self.playouts:
            raise Refusal("NOT_OFFERED", "this server has no coach")
        if key not in self.under_way:
            kept = await self.store.review(*key)
            report = _readable(kept) if kept else None
            if report:
                return CoachTold(len(report.decisions), len(report.decisions), report)
        now = asyncio.get_running_loop().time()
        work = self.under_way.get(key)
        if work is None:
            self.insist_on_room(client)
            limit()
            work = self.under_way[key] = ReviewUnderWay(client, now)
            asker = Asker(client, key[0], ALONE, is_heavy=True)
            work.task = asyncio.create_task(self.go_through(key, work, game, asker))
        if work.has_failed:
            raise Refusal("UNAVAILABLE", "the coach cannot say anything right now")
        work.asked = now
        return work.told()

    async def habits(self, player: str) -> CoachHabits:
        """What the latest reports to somebody have in common."""
        kept = await self.store.reviews_of(player, MOST_REPORTS)
        return habits_of([each for each in map(_readable, kept) if each])

    def insist_on_room(self, client: str) -> None:
        """Refuse more reviews at once than one client may have."""
        if sum(each.client == client for each in self.under_way.values()) < MOST_OF_ONE:
            return
        raise Refusal("TOO_FAST", "too many games at the coach; wait for a report")

    async def go_through(
        self, key: ReviewKey, work: ReviewUnderWay, game: CoachedGame, asker: Asker
    ) -> None:
        """Sit down to it as long as somebody wants it, and keep what comes of it.

        Where another server sits at it, wait for what that keeps.
        """
        table, seat, version = key
        loop = asyncio.get_running_loop()
        playouts = max(LEAST, self.playouts)
        wanted = ReviewWanted(game.record, seat, playouts, game.absent)
        try:
            while work.sitting.report is None and loop.time() < work.asked + WANTED:
                if await self._is_ours(key):
                    await self._sit(work, wanted, asker)
                elif (kept := await self.store.review(*key)) and _readable(kept):
                    break
                else:
                    await asyncio.sleep(PAUSE)
            if work.sitting.report is not None:
                done = KeptReview(table, seat, version, work.sitting.report)
                await self.store.keep_review(done)
        except WorkError as error:
            LOG.warning("a review was interrupted", table=table, why=str(error))
            self._fail(key, work)
        except Exception:
            LOG.exception("a review failed", table=table, seat=seat)
            self._fail(key, work)
        else:
            self._forget(key, work)
        finally:
            if self.store.IS_SHARED:
                with suppress(Unavailable):  # then its time runs out by itself
                    await self.store.release(self.node, _lease(key))

    async def _is_ours(self, key: ReviewKey) -> bool:
        """Whether no other server works on a review."""
        store, wanted = self.store, [_lease(key)]
        return not store.IS_SHARED or bool(await store.lease(wanted, self.node, HELD))

    async def _sit(
        self, work: ReviewUnderWay, review: ReviewWanted, asker: Asker
    ) -> None:
        """Go on for a while; WorkError if that cannot be done."""
        sitting = await self.thinkers.coach(review, work.sitting.insights, asker)
        if sitting is None:
            raise WorkError("a sitting came to nothing")
        work.sitting = sitting

    def _fail(self, key: ReviewKey, work: ReviewUnderWay) -> None:
        """Have whoever asks be told for a while, in which it takes a place of theirs.

        Nobody keeps a process busy with what comes to nothing, by asking again.
        """
        work.has_failed = True
        loop = asyncio.get_running_loop()
        loop.call_later(WANTED, self._forget, key, work)

    def _forget(self, key: ReviewKey, work: ReviewUnderWay) -> None:
        if self.under_way.get(key) is work:
            del self.under_way[key]

    async def stop(self) -> None:
        """Leave all reviews; whoever still wants one asks again."""
        tasks = [work.task for work in self.under_way.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
