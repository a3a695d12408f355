"""Reports of the coach in SQL."""

from railwright.server.store.connection import statement
from railwright.server.store.push_store import PushStore
from railwright.server.store.review_types import KeptReview

REVIEW = "table_id, seat, version, body"


class ReviewStore(PushStore):
    """The part of a store that keeps reports."""

    async def keep_review(self, review: KeptReview) -> None:
        """Keep a report in the place of an earlier one, as long as its game is there.

        A table or record may be deleted while the coach thinks.
        """
        sql = (
            f"INSERT INTO reviews ({REVIEW})"
            " SELECT id, CAST(:seat AS INTEGER), CAST(:version AS INTEGER), :body"
            " FROM (SELECT id FROM tables UNION SELECT id FROM records) AS games"
            " WHERE id = :table"
            " ON CONFLICT (table_id, seat) DO UPDATE"
            " SET version = excluded.version, body = excluded.body RETURNING table_id"
        )
        await self.write(statement(sql, **review._asdict()))

    async def review(self, table: str, seat: int, version: int) -> KeptReview | None:
        """The report to a seat about a version of its table, if there is one."""
        sql = (
            f"SELECT {REVIEW} FROM reviews"
            " WHERE table_id = :table AND seat = :seat AND version = :version"
        )
        rows = await self.query(sql, table=table, seat=seat, version=version)
        return KeptReview(*rows[0]) if rows else None

    async def reviews_of(self, identity: str, most: int) -> list[KeptReview]:
        """The reports to seats of an identity, those of the latest tables first."""
        sql = (
            "SELECT r.table_id, r.seat, r.version, r.body FROM seats AS s"
            " JOIN reviews AS r ON r.table_id = s.table_id AND r.seat = s.seat"
            " JOIN tables AS t ON t.id = s.table_id WHERE s.identity = :identity"
            " ORDER BY t.activity DESC, r.seat LIMIT :most"
        )
        rows = await self.query(sql, identity=identity, most=most)
        return [KeptReview(*row) for row in rows]

    async def record_reviews_of(self, identity: str, most: int) -> list[KeptReview]:
        """The reports about records that an identity has brought."""
        sql = (
            f"SELECT {REVIEW} FROM reviews WHERE table_id IN"
            " (SELECT id FROM records WHERE identity = :identity)"
            " ORDER BY table_id, seat LIMIT :most"
        )
        rows = await self.query(sql, identity=identity, most=most)
        return [KeptReview(*row) for row in rows]
