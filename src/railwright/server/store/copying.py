"""Everything of one store into another, whichever database each is."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from railwright.server.store.addresses import insist_on_file, is_url, store_at
from railwright.server.store.connection import DatabaseConnection, Row, marks
from railwright.server.store.migrations import migrations, missing
from railwright.server.store.protocol import StoreError

PAGE = 200
"""Rows that are read and written at a time."""


class CopiedTable(NamedTuple):
    """A table of the schema: its columns, of which the first are the key."""

    name: str
    columns: tuple[str, ...]
    key: int = 1


PARTS = (
    CopiedTable("identities", ("id", "name")),
    CopiedTable("credentials", ("hash", "identity", "kind", "label", "created")),
    CopiedTable(
        "passkeys",
        ("id", "identity", "public_key", "uses", "label", "created", "used"),
    ),
    CopiedTable(
        "subscriptions",
        (
            *("hash", "identity", "endpoint", "public_key", "secret"),
            *("language", "created"),
        ),
    ),
    CopiedTable("server_keys", ("name", "value")),
    CopiedTable("hand_overs", ("hash", "table_id", "seat", "identity", "expires")),
    CopiedTable("records", ("id", "identity", "game", "text", "created")),
    CopiedTable(
        "tables",
        (
            *("id", "last", "status", "game", "is_listed", "is_archived"),
            *("activity", "due", "card"),
        ),
    ),
    CopiedTable("seats", ("table_id", "seat", "identity"), key=2),
    CopiedTable("entries", ("table_id", "number", "body"), key=2),
    CopiedTable("reviews", ("table_id", "seat", "version", "body"), key=2),
    CopiedTable("marks", ("sheet", "id", "identity", "body", "created"), key=2),
    CopiedTable("sanctions", ("identity", "kind", "created"), key=2),
)
"""What is copied, in an order that keeps references whole; leases,
challenges and calls are of the moment."""

EMPTIED = ("leases", "challenges", "calls", *(part.name for part in reversed(PARTS)))
"""All tables of the schema, in an order that keeps references whole."""


def copy_store(source: str, target: str, *, replace: bool = False) -> dict[str, int]:
    """Copy a store into an empty one, and give the number of rows of each part.

    The copy is of one moment: servers may go on writing to the source meanwhile. What
    the target has is replaced if that is wished, together with the copy or not at all.
    """
    insist_on_file(source)
    with closing(store_at(source).connect(source)) as reading:
        check_source(reading, store_at(source).shown(source))
        with closing(_prepared(target, replace=replace)) as writing:
            reading.do(*reading.SNAPSHOT)
            writing.do(writing.BEGIN)
            if replace:
                writing.do(*(f"DELETE FROM {name}" for name in EMPTIED))
            _check_target(writing, store_at(target).shown(target))
            counts = {part.name: _copy(part, reading, writing) for part in PARTS}
            writing.do("COMMIT")
    return counts


def _prepared(target: str, *, replace: bool) -> DatabaseConnection:
    """A connection to a new or empty store; one that is refused stays as it was."""
    store = store_at(target)
    if is_url(target) or Path(target).exists():
        with closing(store.connect(target)) as looking:
            if looking.version() and not replace:
                _check_target(looking, store.shown(target))
    store.prepare(target)
    return store.connect(target)


def check_source(reading: DatabaseConnection, place: str) -> None:
    """StoreError if a database has no tables of today's form."""
    if is_older(reading, place):
        raise StoreError(
            f"{place} was written by an older Railwright; run `railwright serve` on it"
            " first, which updates it"
        )


def is_older(reading: DatabaseConnection, place: str) -> bool:
    """Whether a server would update a database; StoreError if it has no use for it."""
    if reading.is_of_something_else():
        raise StoreError(f"{place} is not the database of a table server")
    version = reading.version()
    if not version:
        raise StoreError(
            f"{place} has no Railwright tables yet; run `railwright serve` on it first"
        )
    return bool(missing("sqlite", version, place))


def _check_target(writing: DatabaseConnection, place: str) -> None:
    is_of_today = writing.version() == migrations("sqlite")[-1].number
    for part in PARTS:
        if not is_of_today or writing.execute(f"SELECT 1 FROM {part.name} LIMIT 1", {}):
            raise StoreError(f"{place} is not empty: choose another")


def _copy(
    part: CopiedTable, reading: DatabaseConnection, writing: DatabaseConnection
) -> int:
    """Copy all rows of a part; how many there were."""
    copied = 0
    columns = ", ".join(part.columns)
    for rows in pages(part, reading):
        values = marks("v", (value for row in rows for value in _typed(part, row)))
        names = iter(values)
        places = ", ".join(
            f"({', '.join(f':{next(names)}' for _ in part.columns)})" for _ in rows
        )
        sql = f"INSERT INTO {part.name} ({columns}) VALUES {places}"
        writing.execute(sql, values)
        copied += len(rows)
    return copied


def pages(part: CopiedTable, reading: DatabaseConnection) -> Iterator[list[Row]]:
    """All rows by their key, a page at a time."""
    columns, key = ", ".join(part.columns), ", ".join(part.columns[: part.key])
    beyond = ", ".join(f":key{at}" for at in range(part.key))
    select = f"SELECT {columns} FROM {part.name}"
    order = f"ORDER BY {key} LIMIT {PAGE}"
    rows = reading.execute(f"{select} {order}", {})
    while rows:
        yield rows
        last = marks("key", rows[-1][: part.key])
        rows = reading.execute(f"{select} WHERE ({key}) > ({beyond}) {order}", last)


def _typed(part: CopiedTable, row: Row) -> Iterator[object]:
    """Values as both databases take them: in SQLite, truth is a number."""
    for column, value in zip(part.columns, row, strict=True):
        yield bool(value) if column.startswith("is_") else value
