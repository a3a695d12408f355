"""Where a browser keeps its tables: the worker's IndexedDB, asked as a store."""

from collections.abc import Awaitable, Mapping, Sequence
from typing import Protocol, TypeVar

from msgspec import Raw, Struct, json

from railwright.server.store import (
    FIRST,
    Conflict,
    ImportedRecord,
    Listing,
    ListPlace,
    StoredEntry,
    Summary,
    Unavailable,
)
from railwright.server.tabletop.entries import now_ms
from railwright.server.tabletop.summaries import state_of_listing

MARK = "offline-"
"""How the ids of a browser's tables begin; a page knows by it whom to ask."""


class Shelves(Protocol):
    """What the worker's script does with its database; all values are text."""

    async def append(
        self, table: str, after: int, entries: Sequence[str], row: str
    ) -> bool:
        """Write entries and the row of their table; False if the log ends elsewhere."""
        ...

    async def read(self, table: str, after: int) -> Sequence[str]:
        """The entries behind a number."""
        ...

    async def row(self, table: str) -> str | None:
        """The row of a table."""
        ...

    async def rows(self) -> Sequence[str]:
        """The rows of all tables."""
        ...

    async def add_record(self, record: str, row: str) -> bool:
        """Keep a record; False if it is there already."""
        ...

    async def record(self, record: str) -> str | None:
        """A record that is kept."""
        ...


class KeptTable(Struct, frozen=True):
    """What is kept of a table beside its log."""

    listing: Listing
    state: Raw
    """The table as its owner sees it in a list; pages read it without the engine."""


T = TypeVar("T")
_TABLE = json.Decoder(KeptTable)
_RECORD = json.Decoder(ImportedRecord)


async def _kept(asked: Awaitable[T]) -> T:
    """What the shelves answer; Unavailable if they fail, as in a full browser."""
    try:
        return await asked
    except Exception as error:
        raise Unavailable(f"the browser cannot keep or read it: {error}") from error


class BrowserStore:
    """The tables and records of one browser, all of one person."""

    def __init__(self, shelves: Shelves, player: str) -> None:
        self.shelves = shelves
        self.player = player

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        summary: Summary,
        seats: Mapping[int, str] | None = None,
    ) -> int:
        """Write entries behind number `after`; Conflict if the log ends elsewhere."""
        del seats  # they are all of this browser
        listing = Listing(table, after + len(entries), summary)
        state = json.encode(state_of_listing(listing, self.player, now_ms()))
        row = json.encode(KeptTable(listing, Raw(state))).decode()
        bodies = [body.decode() for body in entries]
        if not await _kept(self.shelves.append(table, after, bodies, row)):
            raise Conflict(table, after)
        return listing.last

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries behind a number, in order."""
        bodies = await _kept(self.shelves.read(table, after))
        numbered = enumerate(bodies, after + 1)
        return [StoredEntry(number, body.encode()) for number, body in numbered]

    async def listing(self, table: str) -> Listing | None:
        """One table as lists have it."""
        row = await _kept(self.shelves.row(table))
        return _TABLE.decode(row).listing if row else None

    async def tables_of(
        self, identity: str, limit: int = 50, after: ListPlace = FIRST
    ) -> list[Listing]:
        """The tables of this browser, the latest activity first."""
        del identity  # there is one person
        rows = await _kept(self.shelves.rows())
        found = [_TABLE.decode(row).listing for row in rows]
        found.sort(key=lambda each: each.place, reverse=True)
        return [each for each in found if each.place < after][:limit]

    async def add_record(self, record: ImportedRecord) -> bool:
        """Keep a record; False if it is there already."""
        row = json.encode(record).decode()
        return await _kept(self.shelves.add_record(record.id, row))

    async def record(self, record: str) -> ImportedRecord | None:
        """A record by its id."""
        found = await _kept(self.shelves.record(record))
        return _RECORD.decode(found) if found else None
