"""Reports of the coach in SQL."""

from railwright.server.store.connection import statement
from railwright.server.store.push_store import PushStore
from railwright.server.store.review_types import KeptReview

REVIEW = "table_id, seat, version, body"


class ReviewStore(PushStore):
    """The part of a store that keeps reports."""

    async def keep_review(self, review: KeptReview) -> None:
        """Keep a report in the place of an earlier one, as long as its table is there.

        A table may be deleted while the coach thinks.
        """
        sql = (
            f"INSERT INTO reviews ({REVIEW})"
            " SELECT id, CAST(:seat AS INTEGER), CAST(:version AS INTEGER), :body"
            " FROM tables WHERE id = :table"
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
