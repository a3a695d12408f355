"""Tables in SQL: their logs, the lists of them, and who runs them."""

from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager

from railwright.server.store.connection import ROWS, Row, Statement, marks, statement
from railwright.server.store.database import Database
from railwright.server.store.protocol import (
    FIRST,
    OLDEST,
    Change,
    Conflict,
    Listing,
    ListPlace,
    StoredEntry,
    StoredStatus,
    Summary,
)

LISTING = (
    "id, last, status, game, is_listed, is_archived, activity, due, card FROM tables"
)

CREATE = """
INSERT INTO tables
    (id, last, status, game, is_listed, is_archived, activity, due, card)
VALUES (:table, :last, :status, :game, :is_listed, :is_archived, :activity, :due, :card)
ON CONFLICT DO NOTHING RETURNING id"""

MOVE = f"""
WITH new
    (id, after, last, status, game, is_listed, is_archived, activity, due, card)
    AS (VALUES {ROWS})
UPDATE tables SET last = new.last, status = new.status, game = new.game,
    is_listed = new.is_listed, is_archived = new.is_archived,
    activity = new.activity, due = CAST(new.due AS BIGINT), card = new.card
FROM new WHERE tables.id = new.id AND tables.last = new.after RETURNING tables.id"""

SEAT = f"INSERT INTO seats (table_id, seat, identity) VALUES {ROWS}"
ENTRY = f"INSERT INTO entries (table_id, number, body) VALUES {ROWS}"


class TableStore(Database):
    """The part of a store that keeps tables."""

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        summary: Summary,
        seats: Mapping[int, str] | None = None,
    ) -> int:
        """Write entries behind number `after` and give the number of the last one."""
        last = after + len(entries)
        # One row decides: whoever moves it from `after` is the writer.
        place = {"table": table, "after": after, "last": last}
        decide = Statement(MOVE if after else CREATE, place | summary._asdict())
        written = await self.write(
            decide,
            *entered(table, after, entries),
            *(() if seats is None else seated(table, seats)),
            change=Change(table, last),
        )
        if not written:
            raise Conflict(table, after)
        return last

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries behind a number, in order."""
        rows = await self.query(
            "SELECT number, body FROM entries"
            " WHERE table_id = :table AND number > :after ORDER BY number",
            table=table,
            after=after,
        )
        return [StoredEntry(*row) for row in rows]

    async def listing(self, table: str) -> Listing | None:
        """One table as lists have it, or None if nobody made it."""
        rows = await self.query(f"SELECT {LISTING} WHERE id = :table", table=table)
        return _listing(rows[0]) if rows else None

    async def lasts(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that there is."""
        if not tables:
            return {}
        values = marks("table", tables)
        any_of = ", ".join(f":{name}" for name in values)
        sql = f"SELECT id, last FROM tables WHERE id IN ({any_of})"
        return dict(await self.query(sql, **values))

    async def listed(
        self, status: StoredStatus, limit: int = 50, after: ListPlace = FIRST
    ) -> list[Listing]:
        """Tables that strangers may find, the latest activity first."""
        return await self._page(
            "is_listed AND NOT is_archived AND status = :status",
            after,
            limit,
            status=status,
        )

    async def tables_of(
        self, identity: str, limit: int = 50, after: ListPlace = FIRST
    ) -> list[Listing]:
        """Tables where an identity sits, archived ones too, latest activity first."""
        return await self._page(
            "id IN (SELECT table_id FROM seats WHERE identity = :identity)",
            after,
            limit,
            identity=identity,
        )

    async def _page(
        self, which: str, after: ListPlace, limit: int, **values: object
    ) -> list[Listing]:
        rows = await self.query(
            f"SELECT {LISTING} WHERE {which} AND (activity, id) < (:activity, :after)"
            " ORDER BY activity DESC, id DESC LIMIT :limit",
            activity=after.activity,
            after=after.table,
            limit=limit,
            **values,
        )
        return [_listing(row) for row in rows]

    async def idle(
        self, since: int, after: ListPlace = OLDEST, limit: int = 100
    ) -> list[Listing]:
        """Tables to archive: nothing happened there since, the oldest first."""
        rows = await self.query(
            f"SELECT {LISTING} WHERE NOT is_archived AND activity < :since"
            " AND (activity, id) > (:activity, :after)"
            " ORDER BY activity, id LIMIT :limit",
            since=since,
            activity=after.activity,
            after=after.table,
            limit=limit,
        )
        return [_listing(row) for row in rows]

    async def due(self, until: int, limit: int = 100) -> list[Listing]:
        """Tables where something is due by a moment, the earliest first."""
        rows = await self.query(
            f"SELECT {LISTING} WHERE due <= :until ORDER BY due LIMIT :limit",
            until=until,
            limit=limit,
        )
        return [_listing(row) for row in rows]

    async def counts(self) -> dict[StoredStatus, int]:
        """How many tables there are of each status."""
        sql = "SELECT status, count(*) FROM tables GROUP BY status"
        return dict(await self.query(sql))

    def changes(self) -> AbstractAsyncContextManager[AsyncIterator[Change]]:
        """Logs as they grow, own appends among them, from the moment of entering."""
        return self._changes.listen()

    async def lease(
        self, tables: Collection[str], node: str, seconds: float
    ) -> set[str]:
        """Take or renew tables for a node; those it holds now for so many seconds."""
        if not tables:
            return set()
        # In one order everywhere, so that two nodes never wait for each other.
        values = marks("table", sorted(set(tables)))
        rows = ", ".join(f"(:{name}, :node, {self.NOW} + :seconds)" for name in values)
        sql = (
            f"INSERT INTO leases (table_id, node, until) VALUES {rows}"
            " ON CONFLICT (table_id)"
            " DO UPDATE SET node = excluded.node, until = excluded.until"
            f" WHERE leases.node = excluded.node OR leases.until <= {self.NOW}"
            f" OR {self.IS_DEAD}"
            " RETURNING table_id"
        )
        held = await self.write(statement(sql, node=node, seconds=seconds, **values))
        return {table for (table,) in held}

    async def release(self, node: str, table: str | None = None) -> None:
        """Give back a table that a node holds, or every one."""
        sql = "DELETE FROM leases WHERE node = :node"
        which = {} if table is None else {"table": table}
        sql += " AND table_id = :table" if which else ""
        await self.write(statement(f"{sql} RETURNING node", node=node, **which))


def entered(table: str, after: int, bodies: Sequence[bytes]) -> Iterator[Statement]:
    """Entries of a table, behind a number."""
    for number, body in enumerate(bodies, after + 1):
        yield Statement(ENTRY, {"table": table, "number": number, "body": body})


def seated(table: str, seats: Mapping[int, str]) -> Iterator[Statement]:
    """Who sits where at a table, in the place of those who did."""
    yield statement("DELETE FROM seats WHERE table_id = :table", table=table)
    for seat, identity in seats.items():
        yield statement(SEAT, table=table, seat=seat, who=identity)


def _listing(row: Row) -> Listing:
    table, last, status, game, is_listed, is_archived, activity, due, card = row
    # SQLite has no booleans of its own.
    shown, put_away = bool(is_listed), bool(is_archived)
    summary = Summary(status, game, shown, put_away, activity, due, card)
    return Listing(table, last, summary)
