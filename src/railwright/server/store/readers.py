"""The threads of a server that read."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue

from railwright.server.store.connection import Connect, DatabaseConnection, Row
from railwright.server.store.protocol import Unavailable, ValueRefused

READERS = 4
"""How many questions are answered at the same time."""


class Readers:
    """Answers questions, each on a connection that no other uses meanwhile."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._free: SimpleQueue[DatabaseConnection] = SimpleQueue()
        self._threads = ThreadPoolExecutor(READERS, "store reader")
        self._is_open = True

    async def rows(self, sql: str, values: dict[str, object]) -> list[Row]:
        """The rows that answer a question."""
        if not self._is_open:
            raise Unavailable("the store is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._rows, sql, values)

    async def close(self) -> None:
        """Answer what was asked, then let the database go."""
        self._is_open = False
        await asyncio.to_thread(self._threads.shutdown)
        while connection := self._idle():
            connection.close()

    def _rows(self, sql: str, values: dict[str, object]) -> list[Row]:
        while connection := self._idle():
            with suppress(Unavailable):  # it may have been lost while nobody asked
                return self._asked(connection, sql, values)
        return self._asked(self._connect(), sql, values)

    def _asked(
        self, connection: DatabaseConnection, sql: str, values: dict[str, object]
    ) -> list[Row]:
        try:
            rows = connection.execute(sql, values)
        except Unavailable:
            connection.close()
            raise
        except ValueRefused:
            self._free.put(connection)
            raise
        self._free.put(connection)
        return rows

    def _idle(self) -> DatabaseConnection | None:
        try:
            return self._free.get_nowait()
        except Empty:
            return None
