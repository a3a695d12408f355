"""What a store keeps of the coach: reports that took long to work out."""

from collections.abc import Collection
from typing import ClassVar, NamedTuple, Protocol


class KeptReview(NamedTuple):
    """What the coach has said to a seat about a finished game."""

    table: str
    """Or a record that somebody brought."""
    seat: int
    version: int
    """That of the table; a game that goes on after all is another."""
    body: str
    """The report as JSON."""


class ReviewKeeper(Protocol):
    """The part of a store that keeps reports."""

    IS_SHARED: ClassVar[bool]
    """Whether several servers may use it at once."""

    async def lease(
        self, tables: Collection[str], node: str, seconds: float
    ) -> set[str]:
        """Take or renew work for a server; what it holds now for so many seconds."""
        ...

    async def release(self, node: str, table: str | None = None) -> None:
        """Give back something that a server holds, or everything."""
        ...

    async def keep_review(self, review: KeptReview) -> None:
        """Keep a report in the place of an earlier one."""
        ...

    async def review(self, table: str, seat: int, version: int) -> KeptReview | None:
        """The report to a seat about a version of its table, if there is one."""
        ...

    async def reviews_of(self, identity: str, most: int) -> list[KeptReview]:
        """The reports to seats of an identity, those of the latest tables first."""
        ...

    async def record_reviews_of(self, identity: str, most: int) -> list[KeptReview]:
        """The reports about records that an identity has brought."""
        ...
