"""The wire between servers on one PostgreSQL: LISTEN and NOTIFY."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import psycopg
from psycopg.conninfo import make_conninfo

from railwright.server.store.changes import Changes
from railwright.server.store.protocol import Change

CHANNEL, CALLS = "railwright", "railwright_calls"
ANNOUNCE = (
    f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(:notices::text[]) AS notice"
)
CALL = f"SELECT pg_notify('{CALLS}', :words)"
MISSED = Change(None, 0)

SIGNS_OF_LIFE = {
    "keepalives_idle": 10,  # seconds, as is the next
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,  # milliseconds
}

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between attempts to come back, doubled each time."""


def watched(address: str) -> str:
    """An address whose connections end half a minute after the other side vanished."""
    return make_conninfo(address, **SIGNS_OF_LIFE)


def notice(change: Change) -> str:
    """A change as NOTIFY carries it."""
    return f"{change.last} {change.table}"


def _change(payload: str) -> Change:
    last, _, table = payload.partition(" ")
    return Change(table, int(last))


NODES = 0x5261696D
"""The advisory locks of servers, each by its name: whoever dies has none any more."""
LIVE = f"SELECT pg_advisory_lock_shared({NODES}, hashtext(%s))"
LIVING = f"""
SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = {NODES}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
"""A row for each server that lives."""
IS_DEAD = f"""NOT EXISTS (
    {LIVING} AND objid::bigint = (hashtext(leases.node)::bigint & 4294967295))"""
"""Whether the server that holds a lease is gone."""


class DatabaseListener:
    """Listens on a connection of its own, and says so after it had lost it.

    As long as that connection is there, other servers know that this one lives.
    """

    def __init__(
        self, address: str, changes: Changes, called: Callable[[str], None]
    ) -> None:
        self._address = watched(address)
        self._changes = changes
        self._called = called
        self._connection: psycopg.AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._nodes: list[str] = []

    async def enter(self, node: str) -> None:
        """Have other servers see whether a node lives."""
        await self.stop()
        self._nodes.append(node)
        await self.start()

    async def start(self) -> None:
        """Listen from now on; psycopg.Error if that is not possible."""
        self._connection = await self._listening()
        self._task = asyncio.create_task(self._listen(self._connection))

    async def stop(self) -> None:
        """Listen no longer."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._connection:
            await self._connection.close()

    async def _listening(self) -> psycopg.AsyncConnection:
        connection = await psycopg.AsyncConnection.connect(
            self._address, autocommit=True
        )
        try:
            for channel in (CHANNEL, CALLS):
                await connection.execute(f"LISTEN {channel}")
            for node in self._nodes:
                await connection.execute(LIVE, [node])
        except BaseException:  # the database is just going, or nobody waits any more
            await connection.close()
            raise
        return connection

    async def _listen(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            with suppress(psycopg.OperationalError):
                async for each in connection.notifies():
                    self._hear(each)
            await connection.close()
            self._connection = connection = await self._again()
            self._changes.tell(MISSED)

    def _hear(self, notify: psycopg.Notify) -> None:
        if notify.channel == CALLS:
            self._called(notify.payload)
        else:
            self._changes.tell(_change(notify.payload))

    async def _again(self) -> psycopg.AsyncConnection:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._listening()
            except psycopg.OperationalError:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
