"""What the two databases have in common, as threads use it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

from railwright.server.store.protocol import Change, StoreError

Row = tuple[Any, ...]  # columns of any type; the methods that ask know theirs


ROWS = ":rows"


class Statement(NamedTuple):
    """A statement of SQL, with `:name` where a value goes.

    One with `:rows` takes its values as a row, in their order. Several of those are
    done together; one that returns something returns its first value if it has changed
    a row, and changes one at most.
    """

    sql: str
    values: dict[str, object]


def statement(sql: str, **values: object) -> Statement:
    """A statement with its values."""
    return Statement(sql, values)


ALWAYS = statement("SELECT 1")
"""Has what follows it done, whatever it changes."""


def marks(name: str, values: Iterable[object]) -> dict[str, object]:
    """Values under numbered names, for as many marks in a statement."""
    return {f"{name}{at}": value for at, value in enumerate(values)}


class DatabaseConnection(ABC):
    """A connection to a database, used by one thread at a time."""

    BEGIN: ClassVar[str] = "BEGIN"
    """How a transaction that writes begins."""

    SNAPSHOT: ClassVar[Sequence[str]]
    """How a transaction begins that sees nothing of what others write meanwhile."""

    ONE_CALLER: ClassVar[Sequence[str]] = ()
    """Waits until no other transaction numbers calls, and keeps others waiting."""

    @abstractmethod
    def execute(self, sql: str, values: dict[str, object]) -> list[Row]:
        """Do a statement and give its rows.

        Refused if the values are to blame, Unavailable if the database is.
        """

    def execute_all(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """Do statements in order and give the rows of each."""
        return [self.execute(*each) for each in statements]

    def do(self, *statements: str) -> None:
        """Do statements without values, one after the other."""
        for sql in statements:
            self.execute(sql, {})

    def configure(self, *settings: str) -> None:
        """Do the settings of a new connection, or close it."""
        try:
            self.do(*settings)
        except StoreError:
            self.close()
            raise

    @property
    @abstractmethod
    def is_alive(self) -> bool:
        """Whether the database still listened when it was last spoken to."""

    @abstractmethod
    def version(self) -> int:
        """The number of the last migration that was done; 0 for none."""

    def is_of_something_else(self) -> bool:
        """Whether there is something in the database, and not by us, if that shows."""
        return False

    @abstractmethod
    def announce(self, changes: Sequence[Change]) -> None:
        """Have other servers hear of changes when the transaction is done."""

    @abstractmethod
    def close(self) -> None:
        """Let the database go; what was not committed is lost."""


Connect = Callable[[], DatabaseConnection]
