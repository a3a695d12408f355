"""What happens by itself: time runs out, bots go on after a restart, tables sleep."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from railwright.server import wishes
from railwright.server.bots import BotPlayers
from railwright.server.entries import AnyEntry, Archived, now_ms
from railwright.server.living import Living
from railwright.server.store import Store, StoreError
from railwright.server.table import Table
from railwright.server.tables import Tables
from railwright.server.wishes import Refusal

LOG = structlog.get_logger("railwright.clocks")
DAY = 24 * 3600 * 1000
GRACE = 3000
"""Milliseconds in which the node that knows a table acts, before others look at it."""
LEASE = 30.0
"""Seconds for which a node takes over a table that another one does not run."""


class Clocks:
    """Ends the time of seats, and finds tables where something is due."""

    def __init__(
        self, tables: Tables, bots: BotPlayers, node: str, archive_after: int
    ) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.bots = bots
        self.node = node
        self.archive_after = archive_after
        """Milliseconds without activity after which a table is archived."""
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.hopeless: set[str] = set()
        """Tables where something is due but cannot be done."""
        self.tasks: set[asyncio.Task[object]] = set()
        tables.on_change.append(self.look_at)

    def look_at(self, living: Living, table: Table) -> None:
        """Set the timer of a table to the end of the present turn."""
        timer = self.timers.pop(living.id, None)
        if timer:
            timer.cancel()
        ends = [table.deadline(seat) for seat in table.deciding]
        end = min((end for end in ends if end is not None), default=None)
        if end is not None:
            delay = max(0.0, (end - now_ms()) / 1000) + 0.01
            loop = asyncio.get_running_loop()
            self.timers[living.id] = loop.call_later(delay, self._ring, living.id)

    def _ring(self, table: str) -> None:
        self.timers.pop(table, None)
        task = asyncio.create_task(self._stand_in(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _stand_in(self, table: str) -> None:
        try:
            await self.tables.wish(table, wishes.stand_in)
        except (Refusal, StoreError) as error:
            LOG.warning("clock not ended", table=table, reason=str(error))

    async def run(self) -> None:
        """Look after everything, until cancelled."""
        await asyncio.gather(
            self._listen(),
            _every(1.0, self.wake_due),
            _every(60.0, self._sweep),
            _every(3600.0, self.archive),
        )

    async def _listen(self) -> None:
        """Hear what other nodes write."""
        async with self.store.changes() as changes:
            async for change in changes:
                if change.table is not None:
                    self._catch_up(change.table, change.last)
                    continue
                lasts = await self.store.lasts(list(self.tables.living))
                for table, last in lasts.items():
                    self._catch_up(table, last)

    def _catch_up(self, table: str, last: int) -> None:
        living = self.tables.living.get(table)
        if living is None or last <= living.expected:
            return
        task = asyncio.create_task(self.tables.catch_up(table, last))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def wake_due(self) -> None:
        """Go on where a bot's move or the end of a turn is due and nobody cares."""
        rows = await self.store.due(now_ms() - GRACE, 100 + len(self.hopeless))
        known = self.hopeless | self.bots.tasks.keys()
        names = [row.table for row in rows if row.table not in known]
        if not names:
            return
        for name in await self.store.lease(names, self.node, LEASE):
            await self.tables.wake(name)
            if name not in self.bots.tasks and name not in self.timers:
                self.hopeless.add(name)

    async def _sweep(self) -> None:
        self.tables.sweep()

    async def archive(self) -> None:
        """Archive the tables where nothing has happened for long."""
        before = now_ms() - self.archive_after
        for row in await self.store.idle(before):
            await self.tables.wish(row.table, _archived(before))


def _archived(before: int) -> Callable[[Table, int], list[AnyEntry]]:
    def decide(table: Table, now: int) -> list[AnyEntry]:
        is_idle = table.active <= before and not table.is_archived
        return [Archived(now)] if is_idle else []

    return decide


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except (StoreError, Refusal) as error:
            LOG.warning("put off", work=work.__name__, reason=str(error))
        await asyncio.sleep(seconds)
