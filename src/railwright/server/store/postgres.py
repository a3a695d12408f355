"""Tables in a PostgreSQL database, for as many servers as use it."""

import asyncio
import re
from collections.abc import Sequence
from contextlib import closing
from functools import cache, partial
from typing import ClassVar, Self

import psycopg
from psycopg.conninfo import conninfo_to_dict

from railwright.server.store.connection import Connection, Row
from railwright.server.store.migrations import missing
from railwright.server.store.notices import ANNOUNCE, Notices, notice
from railwright.server.store.people import People
from railwright.server.store.protocol import Change, Refused, StoreError, Unavailable
from railwright.server.store.tables import Tables

PATIENCE = 5
"""Seconds to wait for a connection, or for another server that writes."""

SETTINGS = (
    "SET search_path TO railwright",
    "SET synchronous_commit TO on",  # whatever the database does for others
    # A server that hangs in the middle of a write must not stop the others.
    f"SET lock_timeout TO '{PATIENCE}s'",
    f"SET idle_in_transaction_session_timeout TO '{PATIENCE}s'",
)

LOCK = 0x5261696C
"""The advisory lock of whoever brings the schema up to date."""

SCHEMA = (
    "CREATE SCHEMA IF NOT EXISTS railwright",
    "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)",
)


class PostgresConnection(Connection):
    """A connection to a database."""

    def __init__(self, address: str) -> None:
        self._place = shown(address)
        try:
            self._connection = psycopg.connect(
                address, autocommit=True, connect_timeout=PATIENCE
            )
        except psycopg.Error as error:
            raise _unavailable(self._place, error) from error
        for setting in SETTINGS:
            self.execute(setting, {})

    def execute(self, sql: str, values: dict[str, object]) -> list[Row]:
        """Do a statement and give its rows."""
        try:
            cursor = self._connection.execute(_translated(sql), values)
            return cursor.fetchall() if cursor.description else []
        except (psycopg.IntegrityError, psycopg.DataError, UnicodeError) as error:
            raise Refused(
                f"{self._place} does not take this: {_said(error)}"
            ) from error
        except psycopg.Error as error:
            raise _unavailable(self._place, error) from error

    def announce(self, changes: Sequence[Change]) -> None:
        """Have other servers hear of changes when the transaction is done."""
        if changes:
            self.execute(ANNOUNCE, {"notices": [notice(change) for change in changes]})

    def close(self) -> None:
        """Let the database go; what was not committed is lost."""
        self._connection.close()


class PostgresStore(Tables, People):
    """A store in a database; the row of a table decides who of all servers writes."""

    NOW: ClassVar[str] = "extract(epoch FROM clock_timestamp())::double precision"

    def __init__(self, address: str) -> None:
        super().__init__(partial(PostgresConnection, address))
        self._notices = Notices(address, self._changes)

    @classmethod
    async def open(cls, address: str) -> Self:
        """The store of a postgresql:// URL, which is brought up to date if need be."""
        await asyncio.to_thread(_prepare, address)
        store = cls(address)
        try:
            await store._notices.start()
        except psycopg.Error as error:
            await store.close()
            raise _unavailable(shown(address), error) from error
        return store

    async def close(self) -> None:
        """Finish what is being written and let the database go."""
        await self._notices.stop()
        await super().close()


def shown(address: str) -> str:
    """An address as it may be shown: without user and password."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.ProgrammingError as error:
        raise StoreError(
            "the address of the database is no postgresql:// URL"
        ) from error
    host, port = parts.get("host", "localhost"), parts.get("port", 5432)
    return f"postgresql://{host}:{port}/{parts.get('dbname', '')}"


@cache
def _translated(sql: str) -> bytes:
    """SQL with values marked as PostgreSQL's driver has them."""
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", sql).encode()


def _said(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def _unavailable(place: str, error: psycopg.Error) -> Unavailable:
    return Unavailable(f"{place} cannot be used: {_said(error)}")


def _prepare(address: str) -> None:
    """Bring the schema up to date, one server after the other."""
    with closing(PostgresConnection(address)) as connection:
        connection.execute("BEGIN", {})
        connection.execute("SELECT pg_advisory_xact_lock(:lock)", {"lock": LOCK})
        for sql in SCHEMA:
            connection.execute(sql, {})
        ((version,),) = connection.execute(
            "SELECT coalesce(max(version), 0) FROM schema_version", {}
        )
        for step in missing("postgres", version, shown(address)):
            for sql in step.statements:
                connection.execute(sql, {})
            said = "INSERT INTO schema_version (version) VALUES (:number)"
            connection.execute(said, {"number": step.number})
        connection.execute("COMMIT", {})
