"""Tables in a PostgreSQL database, for as many servers as use it."""

import re
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import lru_cache
from itertools import groupby
from typing import ClassVar

import psycopg
from psycopg.conninfo import conninfo_to_dict

from railwright.server.store.connection import (
    ROWS,
    DatabaseConnection,
    Row,
    Statement,
    statement,
)
from railwright.server.store.migrations import missing
from railwright.server.store.notify import (
    ANNOUNCE,
    CALL,
    IS_DEAD,
    LIVING,
    DatabaseListener,
    notice,
    watched,
)
from railwright.server.store.people import People
from railwright.server.store.protocol import (
    Change,
    StoreError,
    Unavailable,
    ValueRefused,
)
from railwright.server.store.review_store import ReviewStore

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

CALLERS = LOCK + 1
"""The advisory lock of whoever numbers calls."""

SCHEMA = (
    "CREATE SCHEMA IF NOT EXISTS railwright",
    "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)",
    "INSERT INTO schema_version SELECT 0 WHERE NOT EXISTS (SELECT FROM schema_version)",
)


class PostgresConnection(DatabaseConnection):
    """A connection to a database."""

    SNAPSHOT: ClassVar[Sequence[str]] = (
        "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        "SET LOCAL idle_in_transaction_session_timeout TO 0",  # it stops nobody
    )

    ONE_CALLER: ClassVar[Sequence[str]] = (f"SELECT pg_advisory_xact_lock({CALLERS})",)

    def __init__(self, address: str) -> None:
        self._place = _shown(address)
        try:
            self._connection = psycopg.connect(
                watched(address), autocommit=True, connect_timeout=PATIENCE
            )
        except psycopg.Error as error:
            raise _ours(self._place, error) from error
        self.configure(*SETTINGS)

    def execute(self, sql: str, values: dict[str, object]) -> list[Row]:
        """Do a statement and give its rows."""
        (rows,) = self.execute_all([Statement(sql, values)])
        return rows

    def execute_all(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """Do statements in order, those of the same SQL in one go to the server."""
        try:
            with self._connection.cursor() as cursor:
                return [
                    rows
                    for sql, group in groupby(statements, key=lambda each: each.sql)
                    for rows in _many(cursor, sql, [each.values for each in group])
                ]
        except (psycopg.Error, UnicodeError) as error:
            raise _ours(self._place, error) from error

    @property
    def is_alive(self) -> bool:
        """Whether the database still listened when it was last spoken to."""
        return not self._connection.closed

    def version(self) -> int:
        """The number of the last migration that was done; 0 for none."""
        ((has_any,),) = self.execute(
            "SELECT to_regclass('schema_version') IS NOT NULL", {}
        )
        if not has_any:
            return 0
        ((version,),) = self.execute("SELECT max(version) FROM schema_version", {})
        return int(version)

    def announce(self, changes: Sequence[Change]) -> None:
        """Have other servers hear of changes when the transaction is done."""
        if changes:
            self.execute(ANNOUNCE, {"notices": [notice(change) for change in changes]})

    def close(self) -> None:
        """Let the database go; what was not committed is lost."""
        self._connection.close()


class PostgresStore(ReviewStore, People):
    """A store in a database; the row of a table decides who of all servers writes."""

    IS_SHARED: ClassVar[bool] = True
    NOW: ClassVar[str] = "extract(epoch FROM clock_timestamp())::double precision"
    IS_DEAD: ClassVar[str] = IS_DEAD
    HOLDS: ClassVar[str] = "position(:id IN body) > 0"

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._place = _shown(address)
        self._notices = DatabaseListener(address, self._changes, self._called)

    @classmethod
    def connect(cls, address: str) -> PostgresConnection:
        """A new connection to a database."""
        return PostgresConnection(address)

    @classmethod
    def shown(cls, address: str) -> str:
        """An address as everybody may see it: without user and password."""
        return _shown(address)

    @classmethod
    def prepare(cls, address: str) -> None:
        """Bring the schema up to date, one server after the other."""
        with closing(cls.connect(address)) as connection:
            connection.do("BEGIN", f"SELECT pg_advisory_xact_lock({LOCK})", *SCHEMA)
            for step in missing("postgres", connection.version(), cls.shown(address)):
                connection.do(*step.statements)
                connection.do(f"INSERT INTO schema_version VALUES ({step.number})")
            connection.do("COMMIT")

    @classmethod
    def insist_on_rest(cls, address: str) -> None:
        """StoreError if servers use a database."""
        with closing(cls.connect(address)) as looking:
            if looking.execute(LIVING, {}):
                text = "is used by a server: stop all that use it"
                raise StoreError(f"{cls.shown(address)} {text}")

    async def start(self) -> None:
        """Begin to hear what other servers write."""
        try:
            await self._notices.start()
        except psycopg.Error as error:
            await self.close()
            raise _ours(self._place, error) from error

    async def enter(self, node: str) -> None:
        """Let other servers know that a node lives, until its connection is gone."""
        try:
            await self._notices.enter(node)
        except psycopg.Error as error:
            raise _ours(self._place, error) from error

    async def call(self, words: str) -> None:
        """Say something to all servers of this database that listen now."""
        await self.write(statement(CALL, words=words))

    async def scrub(self) -> None:
        """Nothing: the files are the database's, which cleans them by itself."""

    def _called(self, words: str) -> None:
        for hear in self.on_call:
            hear(words)

    async def close(self) -> None:
        """Finish what is being written and let the database go."""
        await self._notices.stop()
        await super().close()


def _shown(address: str) -> str:
    """Where a database is, without user and password."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.ProgrammingError as error:
        raise StoreError(
            "the address of the database is no postgresql:// URL"
        ) from error
    host, port = parts.get("host", "localhost"), parts.get("port", 5432)
    return f"postgresql://{host}:{port}/{parts.get('dbname', '')}"


@lru_cache(128)
def _translated(sql: str) -> bytes:
    """SQL with values marked as PostgreSQL's driver has them."""
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", sql.replace("%", "%%")).encode()


def _said(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def _ours(place: str, error: Exception) -> StoreError:
    """An error of the driver as one of the store."""
    if isinstance(error, (psycopg.IntegrityError, psycopg.DataError, UnicodeError)):
        return ValueRefused(f"{place} does not take this: {_said(error)}")
    return Unavailable(f"{place} cannot be used: {_said(error)}")


def _many(
    cursor: psycopg.Cursor[Row], sql: str, values: list[dict[str, object]]
) -> Iterator[list[Row]]:
    """The rows of one statement with each of several values.

    Each is done for itself, in their order, so that servers never block each other.
    """
    row = ", ".join(f":{name}" for name in values[0])
    sql = sql.replace(ROWS, f"({row})")
    if len(values) == 1:
        cursor.execute(_translated(sql), values[0])
    else:
        cursor.executemany(_translated(sql), values, returning=True)
    for _ in values:
        yield cursor.fetchall() if cursor.description else []
        cursor.nextset()
