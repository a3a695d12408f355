"""Tables in one SQLite file, for one server."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from time import monotonic, sleep
from typing import ClassVar

from railwright.server.store.connection import (
    ROWS,
    DatabaseConnection,
    Row,
    Statement,
)
from railwright.server.store.migrations import missing
from railwright.server.store.people import People
from railwright.server.store.protocol import (
    Change,
    StoreError,
    Unavailable,
    ValueRefused,
)
from railwright.server.store.review_store import ReviewStore
from railwright.text_files import cannot_use, cannot_write

PATIENCE = 5.0
"""Seconds to wait while another process writes."""
SCRUBS = 10
"""How often it is tried to leave nothing of what was deleted, while somebody reads."""
SCRUB_PAUSE = 0.5
"""Seconds in between."""
SCRUB_WAIT = 50
"""Milliseconds for which a try waits for readers. Meanwhile nobody can write."""

FEW_ROWS, MOST_ROWS = 32, 256
"""Rows of one statement: as many as there are, or a power of two, so that there are few
kinds of statements, which are kept. SQLite takes only so many values."""
KEPT = 256
"""Statements that are kept."""
RETURNING = " RETURNING "

MARK = 0x5261696C
"""Stands in the head of a file: it is one of ours."""

SETTINGS = (
    "PRAGMA synchronous = FULL",  # on the disk, and not only with the system
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is erased is not left in the file
    "PRAGMA temp_store = MEMORY",  # a large batch would open a file of its own
)


class SqliteConnection(DatabaseConnection):
    """A connection to a file; readers never wait for a writer."""

    BEGIN: ClassVar[str] = "BEGIN IMMEDIATE"
    SNAPSHOT: ClassVar[Sequence[str]] = ("BEGIN",)

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._connection = sqlite3.connect(
                path,
                timeout=PATIENCE,
                isolation_level=None,
                check_same_thread=False,
                cached_statements=KEPT,
            )
        except sqlite3.Error as error:
            raise Unavailable(str(cannot_use(path, error))) from error
        self.configure(*SETTINGS)

    def execute(self, sql: str, values: dict[str, object]) -> list[Row]:
        """Do a statement and give its rows."""
        return self._done(sql, values)

    def execute_all(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """Do statements in order, those of the same rows of SQL in few steps.

        Each step lets other threads go on, and has to wait for them afterwards. To give
        a row is a step, too, so changed rows are only counted. StoreError if they are
        too few: then each must be done by itself.
        """
        return [
            rows
            for sql, group in groupby(statements, key=lambda each: each.sql)
            for rows in self._alike(sql, [each.values for each in group])
        ]

    def _alike(self, sql: str, values: list[dict[str, object]]) -> Iterator[list[Row]]:
        """The rows of each of several statements with the same SQL."""
        if ROWS not in sql:
            yield from (self._done(sql, each) for each in values)
            return
        rows = [tuple(each.values()) for each in values]
        change, returning, _ = sql.partition(RETURNING)
        # Rows that change the same thing must do so one after the other.
        for part in _different(rows) if returning else _parts(rows):
            flat = [value for row in part for value in row]
            # Nothing but the statement counts: no table has triggers or cascades.
            before = self._connection.total_changes
            self._done(_with_rows(change, len(part), len(part[0])), flat)
            changed = self._connection.total_changes - before
            if changed < len(part) and len(part) > 1:
                raise StoreError(f"{self._path}: not all rows are as they were")
            yield from ([row[:1]] if returning and changed else [] for row in part)

    def _done(self, sql: str, values: dict[str, object] | list[object]) -> list[Row]:
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

    def copy_to(self, path: Path) -> None:
        """Write everything, as it is at one moment, into a new file."""
        _make(path)
        try:
            with closing(sqlite3.connect(path)) as copy:
                self._connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")  # it is one file
        except sqlite3.Error as error:
            raise Unavailable(str(cannot_use(path, error))) from error

    def close(self) -> None:
        """Let the file go; what was not committed is lost."""
        self._connection.close()


class SqliteStore(ReviewStore, People):
    """A store in a file; a write has reached the disk when it returns."""

    IS_SHARED: ClassVar[bool] = False
    NOW: ClassVar[str] = "((julianday('now') - 2440587.5) * 86400.0)"
    HOLDS: ClassVar[str] = "instr(body, :id) > 0"

    @classmethod
    def connect(cls, address: str) -> SqliteConnection:
        """A new connection to a file."""
        return SqliteConnection(Path(address))

    @classmethod
    def prepare(cls, address: str) -> None:
        """See that there is a file with the tables of today, for its owner alone."""
        _make(Path(address))
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

    @classmethod
    def insist_on_rest(cls, address: str) -> None:
        """Nothing: whoever has the file for itself holds its folder."""

    async def start(self) -> None:
        """Nothing: the server of a file is alone with it."""

    async def enter(self, node: str) -> None:
        """Nothing: nobody else would take its tables over."""

    async def call(self, words: str) -> None:
        """Nothing: nobody else would hear it."""

    async def scrub(self) -> None:
        """Empty the write-ahead log, which still has what was deleted from the file.

        If somebody reads for longer than it is tried, it is emptied at the end.
        """
        for _ in range(SCRUBS):
            if await asyncio.to_thread(self._is_emptied):
                return
            await asyncio.sleep(SCRUB_PAUSE)

    def _is_emptied(self) -> bool:
        """Empty the log unless somebody reads what is there."""
        with closing(self.connect(self._address)) as connection:
            connection.do(f"PRAGMA busy_timeout = {SCRUB_WAIT}")
            sql = "PRAGMA wal_checkpoint(TRUNCATE)"
            ((is_busy, *_),) = connection.execute(sql, {})
        return not is_busy


def _different(rows: list[Row]) -> Iterator[list[Row]]:
    """Rows in order and in parts, each about so many different things."""
    part: dict[object, Row] = {}
    for row in rows:
        if row[0] in part:
            yield from _parts([*part.values()])
            part = {}
        part[row[0]] = row
    yield from _parts([*part.values()])


def _parts(rows: list[Row]) -> Iterator[list[Row]]:
    """Rows in as many parts as they need statements."""
    while rows:
        size = len(rows)
        if size > FEW_ROWS:
            size = min(1 << (size.bit_length() - 1), MOST_ROWS)
        yield rows[:size]
        rows = rows[size:]


@lru_cache(KEPT)
def _with_rows(sql: str, count: int, width: int) -> str:
    """SQL for so many rows of so many values."""
    row = f"({', '.join('?' * width)})"
    return sql.replace(ROWS, ", ".join([row] * count))


def make_folder(path: Path) -> None:
    """See that there is a folder for a file; StoreError if there cannot be."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(str(cannot_write(path, error))) from error


def _make(path: Path) -> None:
    """See that there is a file, for its owner alone if it is new."""
    make_folder(path)
    try:
        # Only a new file is opened here: closing it would undo the locks of SQLite.
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise StoreError(str(cannot_write(path, error))) from error


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
