"""Looks for tables in a store that cannot be read or cannot go on."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from typing import NamedTuple

from railwright.server.store import StoredEntry, store_at
from railwright.server.store.addresses import insist_on_file
from railwright.server.store.connection import DatabaseConnection
from railwright.server.store.copying import PARTS, check_source, pages
from railwright.server.tabletop.entries import AnyEntry, decode_entry
from railwright.server.tabletop.shared_table import SharedTable

ENTRIES = "SELECT number, body FROM entries WHERE table_id = :table ORDER BY number"


class Found(NamedTuple):
    """A table of a store."""

    table: str
    defect: str | None
    """Why it cannot be used, or None if it can."""


def check_store(address: str) -> Iterator[Found]:
    """Every table of a store; servers may go on writing to it meanwhile."""
    insist_on_file(address)
    store = store_at(address)
    with closing(store.connect(address)) as reading:
        check_source(reading, store.shown(address))
        reading.do(*reading.SNAPSHOT)
        tables = next(part for part in PARTS if part.name == "tables")
        for rows in pages(tables, reading):
            for table, last, *_ in rows:
                yield Found(table, _defect(reading, table, last))


def _defect(reading: DatabaseConnection, table: str, last: int) -> str | None:
    rows = reading.execute(ENTRIES, {"table": table})
    return readable(table, (StoredEntry(*row) for row in rows), last).defect


class Readable(NamedTuple):
    """As much of a log as can be used."""

    log: list[AnyEntry]
    defect: str | None
    """Why not all of it can be, or why lists do not agree with it."""


def readable(table: str, stored: Iterable[StoredEntry], last: int) -> Readable:
    """The entries of a log before the first that cannot be used.

    `last` is the number of the last entry as lists know it.
    """
    log: list[AnyEntry] = []
    folded: SharedTable | None = None
    for number, entry in enumerate(stored, 1):
        if entry.number != number:
            return Readable(log, f"entry {number} is missing")
        try:
            read = decode_entry(entry.body)
            if folded is None:
                folded = SharedTable.of(table, [read])
            else:
                folded.apply(read)
        except Exception as error:  # noqa: BLE001 - whatever it is, the operator sees it
            return Readable(log, f"entry {number}: {type(error).__name__}: {error}")
        if folded.trouble:
            return Readable(log, f"entry {number}: {folded.trouble}")
        log.append(read)
    return Readable(log, _miscount(len(log), last))


def _miscount(found: int, last: int) -> str | None:
    """What is wrong with the length of a log, if anything is."""
    if found < last:
        return f"the log ends at entry {found} and should have the entries 1 to {last}"
    if found > last:
        return f"the log has {found} entries, of which lists know {last}"
    return None if found else "there are no entries"
