"""Backups: a store as one SQLite file, whichever database it is, and back again."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from railwright.server.store.addresses import insist_on_file, is_url, store_at
from railwright.server.store.connection import DatabaseConnection
from railwright.server.store.copying import copy_store, is_older
from railwright.server.store.protocol import StoreError
from railwright.server.store.sole_use import sole_use
from railwright.server.store.sqlite import SqliteStore, make_folder

Counts = dict[str, int]


def back_up(store: str, file: Path) -> Counts:
    """Write a store as it is now into a new file, which is there whole or not at all.

    Servers may go on writing to the store meanwhile. A file is copied as it is, also
    one that an update has yet to change.
    """
    if file.exists():
        raise StoreError(f"{file} is there already: choose another")
    begun = file.with_name(f"{file.name}.part")
    with suppress(FileNotFoundError):  # of a backup that was broken off
        begun.unlink()
    try:
        counts = (
            copy_store(store, str(begun)) if is_url(store) else _copied(store, begun)
        )
        _insist_on_health(begun)
        begun.replace(file)
    finally:
        begun.unlink(missing_ok=True)
    return counts


def restore(file: Path, store: str, *, replace: bool) -> Counts:
    """Put a backup into a store that no server uses, and that is empty or replaced."""
    insist_on_file(str(file))
    _insist_on_health(file)
    store_at(store).insist_on_rest(store)
    if not is_url(store):
        make_folder(Path(store))
    with sole_use(store), _updated(file) as source:
        return copy_store(source, store, replace=replace)


def _copied(store: str, file: Path) -> Counts:
    """Copy an SQLite file whatever the form of its tables; how much there is in it."""
    insist_on_file(store)
    with closing(SqliteStore.connect(store)) as reading:
        is_older(reading, store)
        reading.copy_to(file)
    with closing(SqliteStore.connect(str(file))) as copy:
        return {part: _count(copy, part) for part in ("tables", "entries")}


def _count(connection: DatabaseConnection, part: str) -> int:
    ((count,),) = connection.execute(f"SELECT count(*) FROM {part}", {})
    return int(count)


@contextmanager
def _updated(file: Path) -> Iterator[str]:
    """A backup in today's form: of an older one, which stays as it is, a copy."""
    with TemporaryDirectory() as folder:
        source = file
        with closing(SqliteStore.connect(str(file))) as reading:
            if is_older(reading, str(file)):
                source = Path(folder) / file.name
                reading.copy_to(source)
        if source != file:
            SqliteStore.prepare(str(source))
        yield str(source)


def _insist_on_health(file: Path) -> None:
    """StoreError if a file is damaged."""
    try:
        with closing(sqlite3.connect(_only_read(file), uri=True)) as looking:
            said = looking.execute("PRAGMA integrity_check(1)").fetchall()
    except sqlite3.Error as error:
        raise StoreError(f"{file} is no backup: {error}") from error
    if said != [("ok",)]:
        raise StoreError(f"{file} is damaged: {said[0][0]}")


def _only_read(file: Path) -> str:
    return f"{file.resolve().as_uri()}?mode=ro"
