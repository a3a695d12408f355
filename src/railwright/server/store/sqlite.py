"""Tables in one SQLite file, for one server."""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import ClassVar

from railwright.server.store.connection import DatabaseConnection, Row
from railwright.server.store.migrations import missing
from railwright.server.store.people import People
from railwright.server.store.protocol import (
    Change,
    StoreError,
    Unavailable,
    ValueRefused,
)
from railwright.server.store.table_store import TableStore
from railwright.text_files import cannot_use, cannot_write

PATIENCE = 5.0
"""Seconds to wait while another process writes."""

MARK = 0x5261696C
"""Stands in the head of a file: it is one of ours."""

SETTINGS = (
    "PRAGMA synchronous = FULL",  # on the disk, and not only with the system
    "PRAGMA foreign_keys = ON",
)


class SqliteConnection(DatabaseConnection):
    """A connection to a file; readers never wait for a writer."""

    BEGIN: ClassVar[str] = "BEGIN IMMEDIATE"
    SNAPSHOT: ClassVar[Sequence[str]] = ("BEGIN",)

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._connection = sqlite3.connect(
                path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
            )
        except sqlite3.Error as error:
            raise Unavailable(str(cannot_use(path, error))) from error
        self.configure(*SETTINGS)

    def execute(self, sql: str, values: dict[str, object]) -> list[Row]:
        """Do a statement and give its rows."""
        try:
            rows: list[Row] = self._connection.execute(sql, values).fetchall()
        except (sqlite3.IntegrityError, UnicodeError, OverflowError) as error:
            raise ValueRefused(f"{self._path} does not take this: {error}") from error
        except sqlite3.Error as error:
            raise Unavailable(str(cannot_use(self._path, error))) from error
        return rows

    def announce(self, changes: Sequence[Change]) -> None:
        """Nothing: the server of a file is alone with it."""

    @property
    def is_alive(self) -> bool:
        """A file is always there to be asked again."""
        return True

    def version(self) -> int:
        """The number of the last migration that was done; 0 for none."""
        ((version,),) = self.execute("PRAGMA user_version", {})
        return int(version)

    def is_of_something_else(self) -> bool:
        """Whether there is something in the file, and not by us."""
        ((mark,),) = self.execute("PRAGMA application_id", {})
        return mark != MARK and bool(self.execute("SELECT 1 FROM sqlite_master", {}))

    def close(self) -> None:
        """Let the file go; what was not committed is lost."""
        self._connection.close()


class SqliteStore(TableStore, People):
    """A store in a file; a write has reached the disk when it returns."""

    IS_SHARED: ClassVar[bool] = False
    NOW: ClassVar[str] = "((julianday('now') - 2440587.5) * 86400.0)"

    @classmethod
    def connect(cls, address: str) -> SqliteConnection:
        """A new connection to a file."""
        return SqliteConnection(Path(address))

    @classmethod
    def prepare(cls, address: str) -> None:
        """See that there is a file with the tables of today, for its owner alone."""
        try:
            _make(Path(address))
        except OSError as error:
            raise StoreError(str(cannot_write(Path(address), error))) from error
        with closing(cls.connect(address)) as connection:
            if connection.is_of_something_else():
                raise StoreError(f"{address} is a database of something else")
            _for_its_owner_alone(Path(address))
            _log_ahead(connection)
            connection.do(connection.BEGIN)
            for step in missing("sqlite", connection.version(), address):
                connection.do(*step.statements)
                connection.do(f"PRAGMA user_version = {step.number}")
            connection.do(f"PRAGMA application_id = {MARK}", "COMMIT")

    async def start(self) -> None:
        """Nothing: the server of a file is alone with it."""

    async def call(self, words: str) -> None:
        """Nothing: nobody else would hear it."""


def _make(path: Path) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Only a new file is opened here: closing it would undo the locks of SQLite.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def _for_its_owner_alone(path: Path) -> None:
    with suppress(PermissionError):  # then its owner has decided
        path.chmod(0o600)


def _log_ahead(connection: SqliteConnection) -> None:
    """Change to a write-ahead log, in a thread that may wait for others.

    SQLite does not wait by itself here, and tells nobody when it could be done.
    """
    end = monotonic() + PATIENCE
    while True:
        try:
            connection.do("PRAGMA journal_mode = WAL")
        except Unavailable:
            if monotonic() > end:
                raise
            sleep(PATIENCE / 500)
        else:
            return
