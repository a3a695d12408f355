"""Hears what was changed in the store behind the back of this server."""

import asyncio
from collections.abc import Callable, Collection

import structlog
from msgspec import DecodeError

from railwright.server.living.node_tables import Tables
from railwright.server.store import Store, StoreError
from railwright.server.wire.calls import TableChanged, read_call

LOG = structlog.get_logger("railwright.operator")


class OperatorCalls:
    """Looks for calls of the operator's commands, and of other servers."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        dismiss: Callable[[str], None],
        present: Callable[[], Collection[str]],
    ) -> None:
        self.store = store
        self.tables = tables
        self.dismiss = dismiss
        """Have whoever is here as somebody come in anew."""
        self.present = present
        """Everybody who is here."""
        self.heard = 0
        """The number of the last call that was heeded."""
        self.lock = asyncio.Lock()
        """Held by whoever looks: each call is heeded once, in order."""

    async def start(self) -> None:
        """Hear what is called from now on; what was before is read anyway."""
        self.heard = await self.store.last_call()

    async def look(self) -> None:
        """Heed what was called since the last look.

        A call that cannot be heeded now, because the store does not answer, is heeded
        by the next look.
        """
        async with self.lock:
            calls = await self.store.calls_after(self.heard)
            if calls and calls[0][0] > self.heard + 1:
                LOG.warning("calls missed", heard=self.heard, next=calls[0][0])
                await self._heed_anything()
                self.heard = calls[-1][0]
                return
            for number, words in calls:
                await self._heed(words)
                self.heard = number

    async def _heed(self, words: str) -> None:
        try:
            call = read_call(words)
        except DecodeError:  # of another version
            LOG.warning("call not understood", words=words[:80])
            return
        if isinstance(call, TableChanged):
            await self._reload(call.table)
        else:
            self.dismiss(call.player)

    async def _heed_anything(self) -> None:
        """Read everything anew: nobody knows what was called."""
        for table in {*self.tables.living, *self.tables.broken}:
            await self._reload(table)
        for player in self.present():
            self.dismiss(player)

    async def _reload(self, table: str) -> None:
        try:
            await self.tables.reload(table)
        except StoreError:
            raise  # until the store answers again
        except Exception:
            LOG.exception("table not reloaded", table=table)
