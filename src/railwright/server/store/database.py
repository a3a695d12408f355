"""What the stores ask of a database: rows, and writes that are whole or not at all."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple

from railwright.server.store.changes import Changes
from railwright.server.store.protocol import Change

Row = tuple[Any, ...]  # columns of any type; the methods that ask know theirs


class Statement(NamedTuple):
    """A statement of SQL, with `:name` where a value goes."""

    sql: str
    values: dict[str, object]


def statement(sql: str, **values: object) -> Statement:
    """A statement with its values."""
    return Statement(sql, values)


def marks(name: str, values: Iterable[object]) -> dict[str, object]:
    """Values under numbered names, for as many marks in a statement."""
    return {f"{name}{at}": value for at, value in enumerate(values)}


class Database(ABC):
    """A database that several tasks use at once."""

    NOW: ClassVar[str]
    """The clock of the database in seconds, as an expression of SQL."""

    def __init__(self) -> None:
        self._changes = Changes()

    @abstractmethod
    async def query(self, sql: str, **values: object) -> list[Row]:
        """The rows that answer a question."""

    @abstractmethod
    async def write(
        self, *statements: Statement, change: Change | None = None
    ) -> list[Row]:
        """Do all statements together, and give the rows that the first returned.

        If it returned none, nothing is done. What was done is durable, and then
        everybody who listens hears of the change.
        """
