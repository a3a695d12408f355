"""What the operator does with stored tables and people, also while servers run."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec import DecodeError, json

from railwright.errors import GameError
from railwright.server.checking import Readable, readable
from railwright.server.erasing import data_of, erase, rewrite
from railwright.server.store import (
    FIRST,
    Conflict,
    Listing,
    Sanction,
    Store,
    StoredEntry,
    store_at,
)
from railwright.server.store.addresses import insist_on_file
from railwright.server.store.copying import check_source
from railwright.server.tabletop.entries import (
    Created,
    decode_log,
    now_ms,
)
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.summaries import read_card
from railwright.server.wire.calls import PersonChanged, TableChanged, call_text

PAGE = 500
Facts = list[tuple[str, str]]
"""Lines about something, each with its name."""


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """A store of today's form, which servers may go on using."""
    insist_on_file(address)
    kind = store_at(address)
    with closing(kind.connect(address)) as looking:
        check_source(looking, kind.shown(address))
    store = kind(address)
    try:
        yield store
    finally:
        await store.close()


class OperatorRow(NamedTuple):
    """A table as the operator's list has it."""

    table: str
    status: str
    game: str
    active: str
    seats: str


async def tables(
    store: Store, status: str | None, person: str | None, most: int
) -> list[OperatorRow]:
    """Tables of a status or of a person, the latest activity first."""
    found: list[OperatorRow] = []
    place = FIRST
    while len(found) < most:
        page = await (
            store.all_tables(PAGE, place)
            if person is None
            else store.tables_of(person, PAGE, place)
        )
        rows = [_row(each) for each in page]
        found += [row for row in rows if status in {None, row.status}]
        if len(page) < PAGE:
            break
        place = page[-1].place
    return found[:most]


def _row(listing: Listing) -> OperatorRow:
    summary = listing.summary
    status = "archived" if summary.is_archived else summary.status
    active = moment(summary.activity)
    return OperatorRow(listing.table, status, summary.game, active, _seats(listing))


def _seats(listing: Listing) -> str:
    try:
        card = read_card(listing.summary.card)
    except DecodeError:
        return "(cannot be read)"
    return ", ".join(seat.name or seat.kind for seat in card.seats)


def moment(at: int) -> str:
    """A moment as people read it, in universal time."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


class StoredTable(NamedTuple):
    """What a store has of a table at one moment."""

    listing: Listing
    stored: list[StoredEntry]

    @property
    def good(self) -> Readable:
        """As much of its log as can be used."""
        return readable(self.listing.table, self.stored, self.listing.last)


async def _kept(store: Store, table: str) -> StoredTable | None:
    """A table with its log, which may be growing; None if there is none."""
    while listing := await store.listing(table):
        stored = await store.read(table)
        if await store.listing(table) == listing:
            return StoredTable(listing, stored)
    return None


async def shown(store: Store, name: str) -> Facts:
    """What is known of a table or a person; GameError if there is neither."""
    if kept := await _kept(store, name):
        return _shown_table(kept)
    await _insist_on_person(store, name)
    data = await data_of(store, name)
    return [
        ("Person", data.name or "(no name)"),
        ("Forbidden", ", ".join(data.sanctions) or "nothing"),
        *(
            (each.kind, f"since {moment(int(each.created * 1000))}")
            for each in data.devices
        ),
        *(("Table", f"{each.table} ({each.game})") for each in data.tables),
        *(("Record", f"{each.id} ({each.game})") for each in data.records),
    ]


async def _insist_on_person(store: Store, name: str) -> None:
    if await store.identity(name) is None and not await store.mentions(name):
        raise GameError(f"there is no table or person {name[:40]!r}")


def _shown_table(kept: StoredTable) -> Facts:
    listing, stored, good = kept.listing, kept.stored, kept.good
    row = _row(listing)
    facts = [("Table", row.table), ("Status", row.status), ("Game", row.game)]
    if good.log and isinstance(first := good.log[0], Created):
        folded = SharedTable.of(listing.table, good.log)
        facts += [("Set up", moment(first.at)), ("Host", folded.host)]
        facts += [*_shown_seats(folded)]
    size = sum(len(entry.body) for entry in stored)
    facts += [("Active", row.active), ("Log", f"{len(stored)} entries, {size:,} bytes")]
    return [*facts, ("Defect", good.defect or "none")]


def _shown_seats(folded: SharedTable) -> Iterator[tuple[str, str]]:
    for number, seat in enumerate(folded.seats, 1):
        who = f"{seat.name} ({seat.player})" if seat.player else seat.level or "free"
        yield f"Seat {number}", who


async def repair(store: Store, table: str, *, cut: bool) -> str:
    """Make a table good again, and say what was done; GameError if that needs a cut."""
    while True:
        try:
            return await _repair(store, table, cut=cut)
        except Conflict:  # somebody has moved meanwhile
            continue


async def _repair(store: Store, table: str, *, cut: bool) -> str:
    kept = await _kept(store, table)
    if kept is None:
        raise GameError(f"there is no table {table[:40]!r}")
    last, good = kept.listing.last, kept.good
    if not good.log:
        text = "not even its beginning can be read; delete it or restore a backup"
        raise GameError(f"table {table}: {text}")
    lost = max(last, len(kept.stored)) - len(good.log)
    if lost and not cut:
        raise GameError(f"{good.defect}; --cut drops what cannot be used ({lost})")
    await rewrite(store, table, last, good.log, now_ms())
    said = f"{len(good.log)} entries kept"
    return (
        f"{said}, {lost} dropped ({good.defect})" if lost else f"{said}, lists renewed"
    )


async def remove(store: Store, name: str) -> str:
    """Delete a table, or erase a person everywhere, and say so."""
    if await store.remove_table(name, call_text(TableChanged(name))):
        await store.scrub()
        return f"Deleted table {name}."
    await _insist_on_person(store, name)
    done = await erase(store, name, now_ms())
    count = len(done.changed)
    tables = "1 table" if count == 1 else f"{count:,} tables"
    erased = f"Erased {name} from {tables} and everywhere else"
    if done.left:
        names = ", ".join(sorted(done.left))
        return f"{erased}, but not from tables that cannot be read: {names}."
    return f"{erased}."


async def forbid(store: Store, person: str, kind: Sanction, *, lift: bool) -> None:
    """Forbid a person something, or allow it again."""
    await _insist_on_person(store, person)
    words = call_text(PersonChanged(person))
    await store.sanction(person, kind, None if lift else now_ms(), words)


async def revoke(store: Store, person: str) -> int:
    """Let no token prove a bot any more; how many there were."""
    await _insist_on_person(store, person)
    tokens = await store.credentials_of(person)
    if any(token.kind == "browser" for token in tokens):
        text = "is a browser, which gets its identity back by its cookie"
        raise GameError(f"{person} {text}; ban it instead")
    if await store.passkeys_of(person):
        raise GameError(f"{person} is a person with passkeys; ban them instead")
    await store.revoke(person, call_text(PersonChanged(person)))
    return len(tokens)


async def export(store: Store, name: str) -> str:
    """A table's log, an entry a line, or everything of a person, as JSON."""
    stored = await store.read(name)
    if stored:
        decode_log(stored)
        return "".join(f"{entry.body.decode()}\n" for entry in stored)
    await _insist_on_person(store, name)
    return json.format(json.encode(await data_of(store, name))).decode() + "\n"
