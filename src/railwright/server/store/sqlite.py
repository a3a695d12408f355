"""Tables in one SQLite file, for one server."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import ClassVar, Self

from railwright.server.store.database import Row, Statement
from railwright.server.store.files import connect, prepared
from railwright.server.store.people import People
from railwright.server.store.protocol import Change, Unavailable
from railwright.server.store.tables import Tables
from railwright.server.store.writer import Writer

READERS = 2
"""Threads that read; the readers of an SQLite file never wait for its writer."""


class SqliteStore(Tables, People):
    """A store in a file; a write has reached the disk when it returns."""

    NOW: ClassVar[str] = "((julianday('now') - 2440587.5) * 86400.0)"

    def __init__(self, path: Path, writing: sqlite3.Connection) -> None:
        super().__init__()
        self._path = path
        self._writer = Writer(writing, str(path), self._changes)
        self._reading: list[sqlite3.Connection] = []
        self._mine = local()
        self._readers = ThreadPoolExecutor(
            READERS, "store reader", initializer=self._open_reader
        )

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The store of a file, which is made or brought up to date if need be."""
        return cls(path, await asyncio.to_thread(prepared, path))

    def _open_reader(self) -> None:
        self._mine.connection = connect(self._path)
        self._mine.connection.execute("PRAGMA query_only = ON")
        self._reading.append(self._mine.connection)

    async def query(self, sql: str, **values: object) -> list[Row]:
        """The rows that answer a question."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._rows, sql, values)

    def _rows(self, sql: str, values: dict[str, object]) -> list[Row]:
        try:
            rows: list[Row] = self._mine.connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(f"{self._path} cannot be used: {error}") from error
        return rows

    async def write(
        self, *statements: Statement, change: Change | None = None
    ) -> list[Row]:
        """Do all statements together, and give the rows that the first returned."""
        return await self._writer.write(statements, change)

    async def check(self) -> None:
        """Unavailable if the file cannot be read."""
        await self.query("SELECT count(*) FROM sqlite_master")

    async def close(self) -> None:
        """Finish what is being written and let the file go."""
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._reading:
            connection.close()
        await self._writer.close()
