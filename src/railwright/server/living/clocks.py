"""What happens by itself: time runs out, bots go on after a restart, tables sleep."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic

import structlog

from railwright.server.living.bot_players import RENEWED, BotPlayers
from railwright.server.living.living_table import Living
from railwright.server.living.node_tables import Tables
from railwright.server.store import OLDEST, StoreError
from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import AnyEntry, Archived, now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.calls import TableChanged, call_text

LOG = structlog.get_logger("railwright.clocks")
DAY = 24 * 3600 * 1000
GRACE = 3000
"""Milliseconds in which the node that knows a table acts, before others look at it."""
STALLED = 30.0
"""Seconds after which clocks that have not looked at what is due are taken for dead."""
LEASE = 30.0
"""Seconds for which a node takes over a table that another one does not run."""


class Clocks:
    """Ends the time of seats, and finds tables where something is due."""

    def __init__(
        self,
        tables: Tables,
        bots: BotPlayers,
        node: str,
        archive_after: int,
        delete_after: int | None = None,
    ) -> None:
        self.tables = tables
        self.store = bots.store
        self.bots = bots
        self.node = node
        self.archive_after = archive_after
        """Milliseconds without activity after which a table is archived."""
        self.delete_after = delete_after
        """Milliseconds without activity after which it is deleted, if ever."""
        self.leaps = tables.leaps
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.beat = monotonic()
        """When it was last looked whether something is due."""
        self.tasks: set[asyncio.Task[object]] = set()
        tables.on_change.append(self.look_at)

    def look_at(self, living: Living, table: SharedTable) -> None:
        """Carry out what was ordered; set the timer to the end of the present turn."""
        timer = self.timers.pop(living.id, None)
        if timer:
            timer.cancel()
        if table.ordered is not None:
            self._begin(living.id, self.tables.wish(living.id, wishes.carry_out))
        end = table.next_deadline
        if end is not None:
            delay = max(0.0, (end - now_ms()) / 1000) + 0.01
            loop = asyncio.get_running_loop()
            self.timers[living.id] = loop.call_later(delay, self.ring, living.id)

    @property
    def are_alive(self) -> bool:
        """Whether somebody looks at what is due."""
        return monotonic() - self.beat < STALLED

    def ring(self, table: str) -> None:
        """The time of a seat is over, as far as is known."""
        self.timers.pop(table, None)
        self._begin(table, self.tables.wish(table, wishes.stand_in))

    def _begin(self, table: str, work: Coroutine[None, None, object]) -> None:
        """Do something at a table, which fails alone."""
        task = asyncio.create_task(self._alone(table, work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _alone(self, table: str, work: Awaitable[object]) -> None:
        try:
            await work
        except (Refusal, StoreError) as error:
            LOG.warning("not done", table=table, reason=str(error))
            if isinstance(error, Refusal) and error.code == "LOG_FULL":
                self.tables.give_up(table, error)  # nothing more ever happens there
        except Exception as error:
            LOG.exception("not done", table=table)
            self.tables.give_up(table, error)

    async def run(self) -> None:
        """Look after everything, until cancelled."""
        await asyncio.gather(
            every(1.0, self._listen),
            every(1.0, self.wake_due),
            every(RENEWED, self.bots.hold),
            every(60.0, self._sweep),
            every(3600.0, self.archive),
            every(3600.0, self.delete_outdated),
        )

    async def _listen(self) -> None:
        """Hear what other nodes write; ends only by an error."""
        async with self.store.changes() as changes:
            await self._catch_up_all()
            async for change in changes:
                if change.table is None:
                    await self._catch_up_all()
                else:
                    self._catch_up(change.table, change.last)

    async def _catch_up_all(self) -> None:
        lasts = await self.store.lasts(list(self.tables.living))
        for table, last in lasts.items():
            self._catch_up(table, last)

    def _catch_up(self, table: str, last: int) -> None:
        if self.tables.is_behind(table, last):
            self._begin(table, self.tables.catch_up(table, last))

    async def wake_due(self) -> None:
        """Go on where a bot's move or the end of a turn is due and nobody cares."""
        self.leaps.look()
        known = self.tables.broken.keys() | self.bots.tasks.keys() | self.timers.keys()
        rows = await self.store.due(now_ms() - GRACE, 100 + len(known))
        self.beat = monotonic()
        names = [row.table for row in rows if row.table not in known]
        if not names:
            return
        for name in await self.store.lease(names, self.node, LEASE):
            await self._alone(name, self._wake(name))
            self.beat = monotonic()

    async def _wake(self, name: str) -> None:
        table = await self.tables.wake(name)
        if table.ordered is not None:
            return
        if name not in self.bots.tasks and name not in self.timers:
            reason = table.trouble or "something is due, but nothing can be done"
            self.tables.give_up(name, reason)

    async def _sweep(self) -> None:
        self.tables.sweep()

    async def archive(self) -> None:
        """Archive the tables where nothing has happened for long."""
        before = now_ms() - self.archive_after
        after = OLDEST
        while rows := await self.store.idle(before, after):
            names = [row.table for row in rows if row.table not in self.tables.broken]
            for name in names:
                await self._alone(name, self.tables.wish(name, _archived(before)))
                self.tables.let_go(name)  # there may be more than memory has room for
            after = rows[-1].place

    async def delete_outdated(self) -> None:
        """Delete what the operator's rule does not keep."""
        if self.delete_after is None:
            return
        before = now_ms() - self.delete_after
        while names := await self.store.outdated(before):
            for name in names:
                words = call_text(TableChanged(name))
                if await self.store.remove_table(name, words, before):
                    LOG.info("table deleted", table=name)
        await self.store.forget_unused(before)
        await self.store.scrub()


def _archived(before: int) -> Callable[[SharedTable, int], list[AnyEntry]]:
    def decide(table: SharedTable, now: int) -> list[AnyEntry]:
        is_idle = table.active <= before and not table.is_archived
        return [Archived(now)] if is_idle else []

    return decide


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again, whatever goes wrong meanwhile."""
    while True:
        try:
            await work()
        except StoreError as error:
            LOG.warning("put off", work=work.__name__, reason=str(error))
        except Exception:
            LOG.exception("put off", work=work.__name__)
        await asyncio.sleep(seconds)
