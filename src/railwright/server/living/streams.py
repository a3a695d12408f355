"""Streams for your own bots: all that happens at the tables where a bot sits."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import chain

from railwright.server.living.living_table import written
from railwright.server.living.node_tables import Tables
from railwright.server.plumbing.outbox import Outbox
from railwright.server.store import Store
from railwright.server.tabletop.refusal import Refusal
from railwright.server.wire.messages import Bye

LOOK_AGAIN = 5.0
"""Seconds after which a stream looks whether its bot sits at more tables."""
KEEP_ALIVE = "\n"
"""What is sent when nothing happens, so that both sides know they are there."""


class BotStream:
    """One stream; it follows every table where its bot sits."""

    def __init__(self, player: str) -> None:
        self.player: str | None = player
        self.outbox = Outbox()
        self.followed: set[str] = set()

    def has_choices(self, table: str) -> bool:  # noqa: ARG002 - as followers have it
        """No: a bot reads the actions."""
        return False

    def tell(self, message: bytes) -> None:
        """Send a message as soon as the reader takes it."""
        self.outbox.put(message + b"\n")

    def end(self, bye: Bye) -> None:
        """Send what waits, then a good-bye, and nothing more."""
        self.tell(written(bye))
        self.outbox.end()


class Streams:
    """The open streams of this node."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.open: dict[str, set[BotStream]] = defaultdict(set)
        self.bye: Bye | None = None
        """With what streams end, once the server stops."""

    def end(self, bye: Bye) -> None:
        """End all streams, those that are still asked for too."""
        self.bye = bye
        for stream in chain(*self.open.values()):
            stream.end(bye)

    def drop(self, player: str) -> None:
        """End the streams of a bot, whose token is good for nothing any more."""
        for stream in self.open.get(player, ()):
            stream.outbox.end()

    async def note(self, player: str, table: str) -> None:
        """A bot has sat down: its streams follow the table from now on."""
        for stream in list(self.open.get(player, ())):
            await self._follow(stream, table)

    async def lines(self, player: str) -> AsyncIterator[str]:
        """The lines of a new stream, until its reader is gone or it ends."""
        stream = BotStream(player)
        self.open[player].add(stream)
        if self.bye:
            stream.end(self.bye)
        try:
            while not stream.outbox.is_done:
                await self._look(stream)
                async for line in self._until_next_look(stream):
                    yield line
        finally:
            self.open[player].discard(stream)
            if not self.open[player]:
                del self.open[player]
            for table in stream.followed:
                self.tables.unfollow(table, stream)

    async def _until_next_look(self, stream: BotStream) -> AsyncIterator[str]:
        loop = asyncio.get_running_loop()
        end = loop.time() + LOOK_AGAIN
        while True:
            try:
                async with asyncio.timeout_at(end):
                    line = await stream.outbox.get()
            except TimeoutError:
                yield KEEP_ALIVE
                return
            if line is None:
                return
            yield line.decode()

    async def _look(self, stream: BotStream) -> None:
        """Follow the tables where the bot has a game to play."""
        for row in await self.store.tables_of(stream.player or ""):
            if row.summary.status != "finished" and not row.summary.is_archived:
                await self._follow(stream, row.table)

    async def _follow(self, stream: BotStream, table: str) -> None:
        if table not in stream.followed:
            stream.followed.add(table)
            with suppress(Refusal):  # a table that cannot be read; others can
                await self.tables.follow(table, stream)
