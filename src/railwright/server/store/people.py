"""Whoever plays, in SQL: identities, what proves them, offers, records and marks."""

from collections.abc import Sequence

from railwright.server.store.connection import ALWAYS, Statement, statement
from railwright.server.store.database import Database
from railwright.server.store.protocol import (
    Credential,
    HandOver,
    Identity,
    ImportedRecord,
    SheetMark,
)

CREDENTIAL = "hash, identity, kind, label, created"
HAND_OVER = "hash, table_id, seat, identity, expires"
RECORD = "id, identity, game, text, created"
MARK = "sheet, id, identity, body, created"


class People(Database):
    """The part of a store that keeps identities and what is theirs."""

    async def add_identity(self, identity: Identity, credential: Credential) -> None:
        """Make an identity known, together with the first proof of it."""
        sql = "INSERT INTO identities (id, name) VALUES (:id, :name) RETURNING id"
        known = statement(sql, **identity._asdict())
        await self.write(known, new_credential(credential))

    async def identity(self, identity: str) -> Identity | None:
        """An identity by its id."""
        sql = "SELECT id, name FROM identities WHERE id = :id"
        rows = await self.query(sql, id=identity)
        return Identity(*rows[0]) if rows else None

    async def identity_by(
        self, secret_hash: bytes
    ) -> tuple[Identity, Credential] | None:
        """Who has a secret with this hash, and which proof it is."""
        rows = await self.query(
            f"SELECT id, name, {CREDENTIAL} FROM credentials"
            " JOIN identities ON identities.id = credentials.identity"
            " WHERE hash = :hash",
            hash=secret_hash,
        )
        if not rows:
            return None
        identity, name, *credential = rows[0]
        return Identity(identity, name), Credential(*credential)

    async def remove_credential(self, secret_hash: bytes) -> None:
        """Let a secret prove nothing any more."""
        sql = "DELETE FROM credentials WHERE hash = :hash RETURNING hash"
        await self.write(statement(sql, hash=secret_hash))

    async def rename(self, identity: str, name: str) -> None:
        """Give an identity another name."""
        sql = "UPDATE identities SET name = :name WHERE id = :id RETURNING id"
        await self.write(statement(sql, id=identity, name=name))

    async def offer(self, hand_over: HandOver, now: int) -> None:
        """Keep an offer to move a seat, and forget those that have expired."""
        kept = statement(
            f"INSERT INTO hand_overs ({HAND_OVER})"
            " VALUES (:hash, :table, :seat, :identity, :expires) RETURNING hash",
            **hand_over._asdict(),
        )
        expired = "DELETE FROM hand_overs WHERE expires <= :now"
        await self.write(kept, statement(expired, now=now))

    async def redeem(self, secret_hash: bytes, now: int) -> HandOver | None:
        """Use up an offer; None if there is none, or its giver may give nothing."""
        sql = (
            "DELETE FROM hand_overs WHERE hash = :hash AND expires > :now"
            " AND identity IN (SELECT identity FROM credentials)"
            " AND identity NOT IN (SELECT identity FROM sanctions)"
            f" RETURNING {HAND_OVER}"
        )
        rows = await self.write(statement(sql, hash=secret_hash, now=now))
        return HandOver(*rows[0]) if rows else None

    async def add_record(self, record: ImportedRecord) -> bool:
        """Keep a record; False if there is one with its id, which stays as it is."""
        sql = (
            f"INSERT INTO records ({RECORD})"
            " VALUES (:id, :identity, :game, :text, :created)"
            " ON CONFLICT DO NOTHING RETURNING id"
        )
        return bool(await self.write(statement(sql, **record._asdict())))

    async def record(self, record: str) -> ImportedRecord | None:
        """A record by its id."""
        sql = f"SELECT {RECORD} FROM records WHERE id = :id"
        rows = await self.query(sql, id=record)
        return ImportedRecord(*rows[0]) if rows else None

    async def add_marks(self, marks: Sequence[SheetMark], most: int) -> None:
        """Keep marks, as long as their sheet has not too many.

        One with an id that its sheet has already stays as it is.
        """
        sql = (
            f"INSERT INTO marks ({MARK})"
            " SELECT :sheet, :id, :identity, :body, :created"
            " WHERE (SELECT count(*) FROM marks WHERE sheet = :sheet) < :most"
            " ON CONFLICT DO NOTHING"
        )
        added = [statement(sql, **mark._asdict(), most=most) for mark in marks]
        await self.write(ALWAYS, *added)

    async def count_marks(self, sheet: str) -> int:
        """How many marks a companion table has."""
        sql = "SELECT count(*) FROM marks WHERE sheet = :sheet"
        ((count,),) = await self.query(sql, sheet=sheet)
        return int(count)

    async def marks(self, sheet: str) -> list[SheetMark]:
        """All marks of a companion table, in no order."""
        sql = f"SELECT {MARK} FROM marks WHERE sheet = :sheet"
        return [SheetMark(*row) for row in await self.query(sql, sheet=sheet)]

    async def marks_of(self, identity: str) -> list[SheetMark]:
        """All marks that an identity has made, the oldest first."""
        sql = f"SELECT {MARK} FROM marks WHERE identity = :identity ORDER BY created"
        return [SheetMark(*row) for row in await self.query(sql, identity=identity)]


def new_credential(credential: Credential) -> Statement:
    """One more proof of an identity."""
    sql = (
        f"INSERT INTO credentials ({CREDENTIAL})"
        " VALUES (:hash, :identity, :kind, :label, :created) RETURNING hash"
    )
    return statement(sql, **credential._asdict())
