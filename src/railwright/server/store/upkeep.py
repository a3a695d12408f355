"""What an operator, a rule or a person changes in a store, in SQL.

Servers that run hear of it by calls, which each of them asks for every moment: whoever
calls may be another process, on SQLite, too.
"""

from typing import ClassVar

from railwright.server.store.connection import ALWAYS, statement
from railwright.server.store.protocol import (
    FIRST,
    Change,
    Conflict,
    Credential,
    ImportedRecord,
    Listing,
    ListPlace,
    Sanction,
    WholeLog,
)
from railwright.server.store.table_store import MOVE, TableStore, entered, seated

PARTS = ("entries", "seats", "leases", "hand_overs", "reviews")
"""What belongs to a table and goes with it."""
OFFERS = "DELETE FROM hand_overs WHERE identity = :identity"
PROOFS = "DELETE FROM credentials WHERE identity = :identity"
PASSKEYS = "DELETE FROM passkeys WHERE identity = :identity"
FORGET = (
    PROOFS,
    PASSKEYS,
    OFFERS,
    "DELETE FROM challenges WHERE identity = :identity",
    "DELETE FROM subscriptions WHERE identity = :identity",
    (
        "DELETE FROM reviews WHERE table_id IN"
        " (SELECT id FROM records WHERE identity = :identity)"
    ),
    "DELETE FROM records WHERE identity = :identity",
    "DELETE FROM marks WHERE identity = :identity",
    "DELETE FROM identities WHERE id = :identity",
)
USED = ("seats", "records", "marks", "sanctions")
"""Where identities are named that are still needed."""
UNNEEDED = " ".join(f"AND identity NOT IN (SELECT identity FROM {at})" for at in USED)
NO_PASSKEY = "NOT IN (SELECT identity FROM passkeys)"
OLD_BROWSER = f"kind = 'browser' AND created < :before {UNNEEDED}"
UNUSED = (
    (
        "DELETE FROM reviews WHERE table_id IN"
        " (SELECT id FROM records WHERE created < :before)"
    ),
    "DELETE FROM records WHERE created < :before",
    "DELETE FROM marks WHERE created < :before",
    "DELETE FROM hand_overs WHERE expires < :before",
    "DELETE FROM challenges WHERE expires < :before",
    f"DELETE FROM subscriptions WHERE created < :before {UNNEEDED}",
    f"DELETE FROM passkeys WHERE used < :before {UNNEEDED}",
    f"DELETE FROM credentials WHERE {OLD_BROWSER} AND identity {NO_PASSKEY}",
    (
        f"DELETE FROM identities WHERE id {NO_PASSKEY}"
        " AND id NOT IN (SELECT identity FROM credentials)"
    ),
)
"""What nobody has any use for; a browser that comes back is made known again."""


class Upkeep(TableStore):
    """The part of a store that is changed behind the back of servers."""

    HOLDS: ClassVar[str]
    """Whether the body of an entry has `:id` in it, as an expression of SQL."""

    async def all_tables(
        self, limit: int = 50, after: ListPlace = FIRST
    ) -> list[Listing]:
        """All tables, also those that nobody may find, latest activity first."""
        return await self._page("true", after, limit)

    async def mentions(self, identity: str) -> list[str]:
        """The tables in whose logs an identity is named."""
        sql = f"SELECT DISTINCT table_id FROM entries WHERE {self.HOLDS}"
        return [table for (table,) in await self.query(sql, id=identity.encode())]

    async def rewrite(self, table: str, after: int, new: WholeLog, words: str) -> None:
        """Put another log in the place of one that ends at `after`, or Conflict."""
        last = len(new.bodies)
        values = {"table": table, "after": after, "last": last}
        written = await self.write(
            statement(MOVE, **values, **new.summary._asdict()),
            statement("DELETE FROM entries WHERE table_id = :table", table=table),
            statement("DELETE FROM reviews WHERE table_id = :table", table=table),
            *entered(table, 0, new.bodies),
            *seated(table, new.seats),
            change=Change(table, last),
            words=words,
        )
        if not written:
            raise Conflict(table, after)

    async def remove_table(
        self, table: str, words: str, before: int | None = None
    ) -> bool:
        """Delete a table, if nothing has happened there since a moment."""
        sql = "DELETE FROM tables WHERE id = :table"
        values: dict[str, object] = {"table": table}
        if before is not None:
            sql += " AND activity < :before"
            values["before"] = before
        parts = [
            statement(f"DELETE FROM {part} WHERE table_id = :table", table=table)
            for part in PARTS
        ]
        gone = await self.write(
            statement(f"{sql} RETURNING id", **values), *parts, words=words
        )
        return bool(gone)

    async def outdated(self, before: int, limit: int = 100) -> list[str]:
        """Tables where nothing has happened since a moment, the oldest first."""
        sql = "SELECT id FROM tables WHERE activity < :before ORDER BY activity"
        rows = await self.query(f"{sql} LIMIT :limit", before=before, limit=limit)
        return [table for (table,) in rows]

    async def forget_unused(self, before: int) -> None:
        """Delete what is from before a moment and of people without a table."""
        sweep = [statement(sql, before=before) for sql in UNUSED[:-1]]
        sweep.append(statement(UNUSED[-1]))
        await self.write(ALWAYS, *sweep)

    async def forget_person(self, identity: str, words: str) -> None:
        """Delete all that is kept of an identity outside of tables."""
        gone = [statement(sql, identity=identity) for sql in FORGET]
        await self.write(ALWAYS, *gone, words=words)

    async def credentials_of(self, identity: str) -> list[Credential]:
        """What proves an identity, the oldest first."""
        rows = await self.query(
            "SELECT hash, identity, kind, label, created FROM credentials"
            " WHERE identity = :identity ORDER BY created",
            identity=identity,
        )
        return [Credential(*row) for row in rows]

    async def revoke(self, identity: str, words: str) -> None:
        """Let no secret prove an identity any more, and end its offers."""
        gone = [statement(sql, identity=identity) for sql in (PROOFS, OFFERS)]
        await self.write(ALWAYS, *gone, words=words)

    async def records_of(self, identity: str) -> list[ImportedRecord]:
        """The records that an identity has brought, the oldest first."""
        rows = await self.query(
            "SELECT id, identity, game, text, created FROM records"
            " WHERE identity = :identity ORDER BY created",
            identity=identity,
        )
        return [ImportedRecord(*row) for row in rows]

    async def size_of_records(self, identity: str) -> int:
        """How many letters the records have that an identity has brought."""
        sql = "SELECT coalesce(sum(length(text)), 0) FROM records"
        rows = await self.query(f"{sql} WHERE identity = :identity", identity=identity)
        return int(rows[0][0])

    async def sanctions_of(self, identity: str) -> set[Sanction]:
        """What the operator forbids somebody."""
        sql = "SELECT kind FROM sanctions WHERE identity = :identity"
        return {kind for (kind,) in await self.query(sql, identity=identity)}

    async def sanction(
        self, identity: str, kind: Sanction, now: int | None, words: str
    ) -> None:
        """Forbid somebody something, and end their offers; None allows it again."""
        values = {"identity": identity, "kind": kind}
        delete = "DELETE FROM sanctions WHERE identity = :identity AND kind = :kind"
        insert = (
            "INSERT INTO sanctions (identity, kind, created)"
            " VALUES (:identity, :kind, :now)"
        )
        new = [] if now is None else [statement(insert, **values, now=now)]
        ended = [statement(OFFERS, identity=identity), statement(delete, **values)]
        await self.write(ALWAYS, *ended, *new, words=words)

    async def last_call(self) -> int:
        """The number of the latest call."""
        ((number,),) = await self.query("SELECT coalesce(max(number), 0) FROM calls")
        return int(number)

    async def calls_after(self, number: int) -> list[tuple[int, str]]:
        """Calls after a number, in order."""
        sql = "SELECT number, words FROM calls WHERE number > :number ORDER BY number"
        return [(at, words) for at, words in await self.query(sql, number=number)]
