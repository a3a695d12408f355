"""What a store of tables does, whichever database keeps it.

A table is an append-only log of entries, numbered from 1 without gaps. The log is the
truth; everything else about a table is what lists and clocks ask for without reading
it. The store knows nothing of games: a body is whatever bytes the server makes of an
entry.

Moments are milliseconds since 1970, and they come from the caller, except for leases,
which follow the clock of the database because several nodes share them.
"""

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import ClassVar, Literal, NamedTuple, Protocol

from railwright.errors import GameError
from railwright.server.store.passkey_types import PasskeyKeeper
from railwright.server.store.push_types import PushKeeper
from railwright.server.store.review_types import ReviewKeeper

StoredStatus = Literal["open", "playing", "finished"]
"""How far a table is: seats are being taken, the game is on, the game is over."""

CredentialKind = Literal["browser", "bot"]
"""What proves an identity: the secret of a browser or the token of a bot."""


Sanction = Literal["ban", "mute"]
"""What the operator forbids somebody: all that lasts, or to talk."""


class StoreError(GameError):
    """A store that cannot be opened; one sentence says which and why."""


class Unavailable(StoreError):  # noqa: N818 - as its reader would say it
    """The database did not answer; whether a write was done is not known.

    Read the log to learn it: an entry is there whole or not at all.
    """


class ValueRefused(StoreError):  # noqa: N818 - likewise
    """A value that no database takes, or that contradicts what is there.

    Nothing was written: an id twice, a proof of nobody, text that is no text.
    """


class Conflict(Exception):  # noqa: N818 - as the one who lost would say it
    """Somebody else has appended: nothing was written; read after your number."""

    def __init__(self, table: str, after: int) -> None:
        self.table = table
        self.after = after
        super().__init__(f"table {table} does not end at entry {after}")


class StoredEntry(NamedTuple):
    """One thing that happened at a table."""

    number: int
    body: bytes


class Summary(NamedTuple):
    """What lists and clocks need of a table; it follows from the log."""

    status: StoredStatus
    game: str
    is_listed: bool
    """Strangers may find it."""
    is_archived: bool
    """Nobody has come for long; it is out of the lists but not lost."""
    activity: int
    """The moment of the last entry."""
    due: int | None
    """The moment when something happens by itself: a clock, a bot's turn."""
    card: bytes
    """What a list shows of the table, as the server writes it."""


class WholeLog(NamedTuple):
    """A log with all that follows from it, to be put in the place of another."""

    bodies: Sequence[bytes]
    summary: Summary
    seats: Mapping[int, str]


class Listing(NamedTuple):
    """A table as lists have it, without its log."""

    table: str
    last: int
    """The number of its last entry."""
    summary: Summary

    @property
    def place(self) -> "ListPlace":
        """Where it stands in a list by activity: pass it on to get what follows."""
        return ListPlace(self.summary.activity, self.table)


class ListPlace(NamedTuple):
    """A place in a list of tables that begins with the latest activity."""

    activity: int
    table: str


FIRST = ListPlace(2**62, "")
"""Where every list begins."""
OLDEST = ListPlace(-(2**62), "")
"""Where a list begins that has the oldest first."""


class Change(NamedTuple):
    """A log has grown, by this node or by another."""

    table: str | None
    """None after notices may have been missed: any table may have changed."""
    last: int


class Identity(NamedTuple):
    """Somebody who plays: known by a random id and the name others see."""

    id: str
    name: str


class Credential(NamedTuple):
    """What somebody shows to be an identity; only the hash of the secret is kept."""

    hash: bytes
    identity: str
    kind: CredentialKind
    label: str
    created: int


class HandOver(NamedTuple):
    """An offer to move a seat to another device, good once and not for long."""

    hash: bytes
    table: str
    seat: int
    identity: str
    """Who gives the seat away."""
    expires: int


class ImportedRecord(NamedTuple):
    """The record of a game played elsewhere, kept to be watched here."""

    id: str
    identity: str
    game: str
    text: str
    created: int


class SheetMark(NamedTuple):
    """One entry of a companion table, and who made it."""

    sheet: str
    id: str
    identity: str
    body: str
    created: int


class Logs(Protocol):
    """The logs of tables: what a write said is kept when it returns.

    A write that is cancelled while it waits may still be done.
    """

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        summary: Summary,
        seats: Mapping[int, str] | None = None,
    ) -> int:
        """Write entries behind number `after` and give the number of the last one.

        With `after=0` the table is made. Conflict if the log does not end at `after`;
        nothing is written then. `seats` says which identity holds which seat, None
        that this is as it was. All of it is written together or not at all.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries behind a number, in order; none for a table nobody made."""
        ...

    async def listing(self, table: str) -> Listing | None:
        """One table as lists have it, or None if nobody made it."""
        ...


class Store(Logs, PasskeyKeeper, PushKeeper, ReviewKeeper, Protocol):
    """The durable part of a server."""

    async def lasts(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that there is."""
        ...

    async def listed(
        self, status: StoredStatus, limit: int = 50, after: ListPlace = FIRST
    ) -> list[Listing]:
        """Tables that strangers may find, the latest activity first."""
        ...

    async def tables_of(
        self, identity: str, limit: int = 50, after: ListPlace = FIRST
    ) -> list[Listing]:
        """Tables where an identity sits, archived ones too, latest activity first."""
        ...

    async def idle(
        self, since: int, after: ListPlace = OLDEST, limit: int = 100
    ) -> list[Listing]:
        """Tables to archive: nothing happened there since, the oldest first."""
        ...

    async def due(self, until: int, limit: int = 100) -> list[Listing]:
        """Tables where something is due by a moment, the earliest first."""
        ...

    async def counts(self) -> dict[StoredStatus, int]:
        """How many tables there are of each status."""
        ...

    def changes(self) -> AbstractAsyncContextManager[AsyncIterator[Change]]:
        """Logs as they grow, own appends among them, from the moment of entering.

        A change says how far a log goes. Several in short order may come as one, and
        one of our own may come twice.
        """
        ...

    IS_SHARED: ClassVar[bool]
    """Whether several servers may use it at the same time."""

    on_call: list[Callable[[str], None]]
    """Told what servers call, this one too; nothing is kept of it."""

    async def call(self, words: str) -> None:
        """Say something short to all servers of this database that listen now."""
        ...

    async def enter(self, node: str) -> None:
        """Let other servers know that a node lives, as long as it does.

        What a node holds that has never entered, or is gone, others may take.
        """
        ...

    async def lease(
        self, tables: Collection[str], node: str, seconds: float
    ) -> set[str]:
        """Take or renew tables for a node; those it holds now for so many seconds."""
        ...

    async def release(self, node: str, table: str | None = None) -> None:
        """Give back a table that a node holds, or every one."""
        ...

    async def add_identity(self, identity: Identity, credential: Credential) -> None:
        """Make an identity known, together with the first proof of it."""
        ...

    async def identity(self, identity: str) -> Identity | None:
        """An identity by its id."""
        ...

    async def identity_by(
        self, secret_hash: bytes
    ) -> tuple[Identity, Credential] | None:
        """Who has a secret with this hash, and which proof it is."""
        ...

    async def remove_credential(self, secret_hash: bytes) -> None:
        """Let a secret prove nothing any more."""
        ...

    async def rename(self, identity: str, name: str) -> None:
        """Give an identity another name."""
        ...

    async def offer(self, hand_over: HandOver, now: int) -> None:
        """Keep an offer to move a seat, and forget those that have expired."""
        ...

    async def redeem(self, secret_hash: bytes, now: int) -> HandOver | None:
        """Use up an offer; None if there is none, or its giver may give nothing.

        That is whom the operator forbids anything, and whom nothing proves any more.
        """
        ...

    async def add_record(self, record: ImportedRecord) -> bool:
        """Keep a record; False if there is one with its id, which stays as it is."""
        ...

    async def record(self, record: str) -> ImportedRecord | None:
        """A record by its id."""
        ...

    async def add_marks(self, marks: Sequence[SheetMark], most: int) -> None:
        """Keep marks, as long as their sheet has not too many.

        One with an id that its sheet has already stays as it is.
        """
        ...

    async def count_marks(self, sheet: str) -> int:
        """How many marks a companion table has."""
        ...

    async def marks(self, sheet: str) -> list[SheetMark]:
        """All marks of a companion table, in no order."""
        ...

    async def marks_of(self, identity: str) -> list[SheetMark]:
        """All marks that an identity has made, the oldest first."""
        ...

    async def all_tables(
        self, limit: int = 50, after: ListPlace = FIRST
    ) -> list[Listing]:
        """All tables, also those that nobody may find, latest activity first."""
        ...

    async def mentions(self, identity: str) -> list[str]:
        """The tables in whose logs an identity is named."""
        ...

    async def rewrite(
        self,
        table: str,
        after: int,
        new: WholeLog,
        words: str,
    ) -> None:
        """Put another log in the place of one that ends at `after`, or Conflict.

        All servers are called with these words, as by what follows.
        """
        ...

    async def remove_table(
        self, table: str, words: str, before: int | None = None
    ) -> bool:
        """Delete a table, if nothing has happened there since a moment."""
        ...

    async def outdated(self, before: int, limit: int = 100) -> list[str]:
        """Tables where nothing has happened since a moment, the oldest first."""
        ...

    async def forget_unused(self, before: int) -> None:
        """Delete records, offers and people from before a moment without a table."""
        ...

    async def forget_person(self, identity: str, words: str) -> None:
        """Delete all that is kept of an identity outside of tables."""
        ...

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in files of ours."""
        ...

    async def credentials_of(self, identity: str) -> list[Credential]:
        """What proves an identity, the oldest first."""
        ...

    async def revoke(self, identity: str, words: str) -> None:
        """Let nothing prove an identity any more, and end its offers."""
        ...

    async def records_of(self, identity: str) -> list[ImportedRecord]:
        """The records that an identity has brought, the oldest first."""
        ...

    async def size_of_records(self, identity: str) -> int:
        """How many letters the records have that an identity has brought."""
        ...

    async def sanctions_of(self, identity: str) -> set[Sanction]:
        """What the operator forbids somebody."""
        ...

    async def sanction(
        self, identity: str, kind: Sanction, now: int | None, words: str
    ) -> None:
        """Forbid somebody something from now on, which ends their offers.

        None allows it again.
        """
        ...

    async def last_call(self) -> int:
        """The number of the latest call."""
        ...

    async def calls_after(self, number: int) -> list[tuple[int, str]]:
        """Calls after a number, in order; they come from other processes, too."""
        ...

    async def check(self) -> None:
        """Unavailable if the database cannot be written."""
        ...

    @property
    def failed_writes(self) -> int:
        """How many writes the database did not take."""
        ...

    async def close(self) -> None:
        """Finish what is being written and let the database go."""
        ...
