"""Tables in one SQLite file, for one server."""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import ClassVar, Self

from railwright.server.store.connection import Connection, Row
from railwright.server.store.migrations import missing
from railwright.server.store.people import People
from railwright.server.store.protocol import Change, Refused, StoreError, Unavailable
from railwright.server.store.tables import Tables

PATIENCE = 5.0
"""Seconds to wait while another process writes."""

MARK = 0x5261696C
"""Stands in the head of a file: it is one of ours."""

SETTINGS = (
    "PRAGMA synchronous = FULL",  # on the disk, and not only with the system
    "PRAGMA foreign_keys = ON",
)


class SqliteConnection(Connection):
    """A connection to a file; readers never wait for a writer."""

    BEGIN: ClassVar[str] = "BEGIN IMMEDIATE"

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._connection = sqlite3.connect(
                path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
            )
        except sqlite3.Error as error:
            raise Unavailable(f"{path} cannot be used: {error}") from error
        for setting in SETTINGS:
            self.execute(setting, {})

    def execute(self, sql: str, values: dict[str, object]) -> list[Row]:
        """Do a statement and give its rows."""
        try:
            rows: list[Row] = self._connection.execute(sql, values).fetchall()
        except (sqlite3.IntegrityError, UnicodeError, OverflowError) as error:
            raise Refused(f"{self._path} does not take this: {error}") from error
        except sqlite3.Error as error:
            raise Unavailable(f"{self._path} cannot be used: {error}") from error
        return rows

    def announce(self, changes: Sequence[Change]) -> None:
        """Nothing: the server of a file is alone with it."""

    def number(self, pragma: str) -> int:
        """One of the numbers that describe the file."""
        ((value,),) = self.execute(f"PRAGMA {pragma}", {})
        return int(value)

    def close(self) -> None:
        """Let the file go; what was not committed is lost."""
        self._connection.close()


class SqliteStore(Tables, People):
    """A store in a file; a write has reached the disk when it returns."""

    NOW: ClassVar[str] = "((julianday('now') - 2440587.5) * 86400.0)"

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The store of a file, which is made or brought up to date if need be."""
        await asyncio.to_thread(_prepare, path)
        return cls(partial(SqliteConnection, path))


def _prepare(path: Path) -> None:
    """See that there is a file with the tables of today, for its owner alone."""
    try:
        _make(path)
    except OSError as error:
        raise StoreError(f"{path} cannot be used: {error.strerror}") from error
    with closing(SqliteConnection(path)) as connection:
        is_empty = not connection.execute("SELECT 1 FROM sqlite_master", {})
        if not is_empty and connection.number("application_id") != MARK:
            raise StoreError(f"{path} is a database of something else")
        _log_ahead(connection)
        connection.execute(connection.BEGIN, {})
        _migrate(connection, path)
        connection.execute("COMMIT", {})


def _make(path: Path) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Only a new file is opened here: closing it would undo the locks of SQLite.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    with suppress(PermissionError):  # then its owner has decided
        path.chmod(0o600)


def _log_ahead(connection: SqliteConnection) -> None:
    """Change to a write-ahead log; SQLite does not wait for others by itself here."""
    end = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL", {})
        except Unavailable:
            if monotonic() > end:
                raise
            sleep(PATIENCE / 500)
        else:
            return


def _migrate(connection: SqliteConnection, path: Path) -> None:
    for step in missing("sqlite", connection.number("user_version"), str(path)):
        for sql in step.statements:
            connection.execute(sql, {})
        connection.execute(f"PRAGMA user_version = {step.number}", {})
    connection.execute(f"PRAGMA application_id = {MARK}", {})
