"""Looks for tables in a store that cannot be read or cannot go on."""

from collections.abc import Iterator
from contextlib import closing
from typing import NamedTuple

from railwright.server.store import StoredEntry, store_at
from railwright.server.store.addresses import insist_on_file
from railwright.server.store.connection import DatabaseConnection
from railwright.server.store.copying import PARTS, check_source, pages
from railwright.server.tabletop.entries import decode_log
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
    if [number for number, _ in rows] != list(range(1, last + 1)):
        return f"the log should have the entries 1 to {last}"
    try:
        folded = SharedTable.of(table, decode_log(StoredEntry(*row) for row in rows))
    except Exception as error:  # noqa: BLE001 - whatever it is, the operator sees it
        return f"{type(error).__name__}: {error}"
    return folded.trouble
