"""A database behind threads, so that nobody in the event loop waits for it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Self

from railwright.server.store.changes import Changes
from railwright.server.store.connection import (
    DatabaseConnection,
    Row,
    Statement,
    statement,
)
from railwright.server.store.protocol import Change
from railwright.server.store.readers import Readers
from railwright.server.store.writer import Writer

CHECK = """
INSERT INTO leases (table_id, node, until) VALUES ('', '', 0)
ON CONFLICT (table_id) DO UPDATE SET until = excluded.until RETURNING table_id"""
"""A write that changes nothing: no table has an empty id."""


class Database(ABC):
    """What all parts of a store ask: rows, and writes that are whole or not at all."""

    NOW: ClassVar[str]
    """The clock of the database in seconds, as an expression of SQL."""

    IS_DEAD: ClassVar[str] = "false"
    """Whether the node of a lease is known to be gone, as an expression of SQL."""

    IS_SHARED: ClassVar[bool]
    """Whether several servers may use it at the same time."""

    on_call: list[Callable[[str], None]]
    """Told what servers call."""

    def __init__(self, address: str) -> None:
        self._address = address
        connect = partial(self.connect, address)
        self._changes = Changes()
        self.on_call = []
        self._writer = Writer(connect, self._changes)
        self._readers = Readers(connect)

    @classmethod
    @abstractmethod
    def connect(cls, address: str) -> DatabaseConnection:
        """A new connection; Unavailable if there is none to be had."""

    @classmethod
    @abstractmethod
    def prepare(cls, address: str) -> None:
        """Bring a database up to date, one that is new too."""

    @classmethod
    @abstractmethod
    def insist_on_rest(cls, address: str) -> None:
        """StoreError if servers use a database, as far as it knows them."""

    @classmethod
    def shown(cls, address: str) -> str:
        """An address as everybody may see it."""
        return address

    @classmethod
    async def open(cls, address: str) -> Self:
        """The store of an address, which is brought up to date if need be."""
        await asyncio.to_thread(cls.prepare, address)
        store = cls(address)
        await store.start()
        return store

    @abstractmethod
    async def start(self) -> None:
        """Begin to hear what other servers write."""

    @abstractmethod
    async def enter(self, node: str) -> None:
        """Let other servers know that a node lives, as long as it does."""

    @abstractmethod
    async def call(self, words: str) -> None:
        """Say something to all servers of this database that listen now."""

    async def query(self, sql: str, **values: object) -> list[Row]:
        """The rows that answer a question."""
        return await self._readers.rows(sql, values)

    async def write(
        self,
        *statements: Statement,
        change: Change | None = None,
        words: str | None = None,
    ) -> list[Row]:
        """Do all statements together, and give the rows that the first returned.

        If it returned none, nothing is done. What was done is durable, and then
        everybody who listens hears of the change. All servers are called with words.
        """
        return await self._writer.write(statements, change, words)

    @property
    def failed_writes(self) -> int:
        """How many writes the database did not take."""
        return self._writer.failed

    @abstractmethod
    async def scrub(self) -> None:
        """Leave nothing of what was deleted in files of ours."""

    async def check(self) -> None:
        """Unavailable if the database cannot be written."""
        await self.write(statement(CHECK))

    async def close(self) -> None:
        """Finish what is being written and let the database go."""
        await self._readers.close()
        await self._writer.close()
