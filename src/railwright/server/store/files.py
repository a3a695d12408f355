"""SQLite files: made for their owner alone, opened, and brought up to date."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from railwright.server.store.migrations import missing
from railwright.server.store.protocol import StoreError

PATIENCE = 10.0
"""Seconds to wait while another process writes."""

MARK = 0x5261696C
"""Stands in the head of a file: it is one of ours."""

DURABLE = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # on the disk, and not only with the system
    "PRAGMA foreign_keys = ON",
)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that begins no transaction by itself."""
    return sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )


def prepared(path: Path) -> sqlite3.Connection:
    """A connection to write with, to a file that has the tables of today."""
    try:
        _make(path)
    except OSError as error:
        raise StoreError(f"{path} cannot be used: {error.strerror}") from error
    connection = connect(path)
    try:
        for pragma in DURABLE:
            connection.execute(pragma)
        _migrate(connection, path)
    except sqlite3.Error as error:
        connection.close()
        raise StoreError(f"{path} cannot be used: {error}") from error
    except StoreError:
        connection.close()
        raise
    return connection


def _make(path: Path) -> None:
    """See that there is a file that only its owner reads."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(PermissionError):  # whoever owns it has decided
        path.chmod(0o600)


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("BEGIN IMMEDIATE")
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if things and mark != MARK:
        raise StoreError(f"{path} is a database of something else")
    for step in missing("sqlite", version, str(path)):
        for sql in step.statements:
            connection.execute(sql)
        connection.execute(f"PRAGMA user_version = {step.number}")
    connection.execute(f"PRAGMA application_id = {MARK}")
    connection.execute("COMMIT")
