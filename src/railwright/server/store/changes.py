"""Word of logs that have grown, for everybody in this process who wants it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from railwright.server.store.protocol import Change


class Listener:
    """What one listener has not heard yet: per table only how far its log goes."""

    def __init__(self) -> None:
        self._lasts: dict[str | None, int] = {}
        self._has_news = asyncio.Event()

    def tell(self, change: Change) -> None:
        """Have something to hear."""
        self._lasts[change.table] = max(change.last, self._lasts.get(change.table, 0))
        self._has_news.set()

    async def heard(self) -> AsyncIterator[Change]:
        """Changes one by one; it waits for more and never ends by itself."""
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            lasts, self._lasts = self._lasts, {}
            for table, last in lasts.items():
                yield Change(table, last)


class Changes:
    """Everybody who listens; a slow one costs a line per table, not per change."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def tell(self, change: Change) -> None:
        """Tell everybody; call it in the event loop."""
        for listener in self._listeners:
            listener.tell(change)

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[Change]]:
        """Changes from the moment of entering to that of leaving."""
        listener = Listener()
        self._listeners.add(listener)
        try:
            yield listener.heard()
        finally:
            self._listeners.discard(listener)
