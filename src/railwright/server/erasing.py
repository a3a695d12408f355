"""A person's own data: given to them, or erased wherever it is stored."""

import asyncio
import math
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import structlog
from msgspec import Raw, json

from railwright.errors import GameError
from railwright.server.store import Conflict, Passkey, Store, StoreError, WholeLog
from railwright.server.tabletop.entries import (
    AnyEntry,
    Created,
    Rewritten,
    decode_log,
    encode_entry,
)
from railwright.server.tabletop.folding import folded
from railwright.server.tabletop.own_data import concerning, erased
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.summaries import summary_of
from railwright.server.wire.bodies import (
    OwnBrowser,
    OwnData,
    OwnDevice,
    OwnMark,
    OwnPasskey,
    OwnRecord,
    OwnReview,
    OwnTable,
)
from railwright.server.wire.calls import PersonChanged, TableChanged, call_text

MOST_TRIES = 50
"""So many times a table is read again because somebody has moved meanwhile."""
LOG = structlog.get_logger("railwright.erasing")
MOST_REVIEWS = 1_000
LARGEST = 20_000_000
"""Bytes of games and records in one answer; whoever has more asks the operator."""
ROUNDS = 10
"""How often tables are looked for: whoever comes back as quickly is not gone."""

HEARD = 1.5
"""Seconds after which servers of other processes have heard what was called."""

Heed = Callable[[], Awaitable[None]]
"""Has servers send away whoever was forgotten."""
LEFT_TO_SERVERS: Heed = partial(asyncio.sleep, HEARD)


async def data_of(store: Store, player: str, most: float = math.inf) -> OwnData:
    """Everything that a store has of a person, without secrets of games.

    Refusal if that is more than so many bytes, before they are all in memory.
    """
    identity = await store.identity(player)
    tables = await _tables(store, player, most - await store.size_of_records(player))
    return OwnData(
        id=player,
        name=identity.name if identity else "",
        devices=[
            OwnDevice(each.kind, each.label, each.created / 1000)
            for each in await store.credentials_of(player)
        ],
        passkeys=[own_passkey(each) for each in await store.passkeys_of(player)],
        pushes=[
            OwnBrowser(each.endpoint, each.language, each.created / 1000)
            for each in await store.subscriptions_of(player)
        ],
        sanctions=sorted(await store.sanctions_of(player)),
        tables=tables,
        records=[
            OwnRecord(each.id, each.game, each.text, each.created / 1000)
            for each in await store.records_of(player)
        ],
        reviews=[
            OwnReview(each.table, each.seat, Raw(each.body.encode()))
            for each in (
                *await store.reviews_of(player, MOST_REVIEWS),
                *await store.record_reviews_of(player, MOST_REVIEWS),
            )
        ],
        marks=[
            OwnMark(each.sheet, each.body, each.created / 1000)
            for each in await store.marks_of(player)
        ],
    )


def own_passkey(passkey: Passkey) -> OwnPasskey:
    """A passkey, as its person may know it."""
    created, used = passkey.created / 1000, passkey.used / 1000
    return OwnPasskey(passkey.name, passkey.label, created, used)


async def _tables(store: Store, player: str, room: float) -> list[OwnTable]:
    """What all tables have of a person; Refusal if there is no room for it."""
    found: list[OwnTable] = []
    names = await store.mentions(player)
    while room >= 0 and names:
        if table := await _table(store, names.pop(0), player):
            found.append(table)
            room -= sum(len(bytes(entry)) for entry in table.entries)
    if room < 0:
        text = "this is too much for one answer; ask the operator of the server"
        raise Refusal("MUCH_STORED", text)
    return found


async def _table(store: Store, table: str, player: str) -> OwnTable | None:
    stored = await store.read(table)
    try:
        log = decode_log(stored)
    except GameError as error:
        LOG.warning("table not read", table=table, reason=str(error))
        return None
    entries = [Raw(json.encode(entry)) for entry in concerning(log, player)]
    if not log or not entries:
        return None
    first = log[0]
    game = first.settings.game if isinstance(first, Created) else ""
    return OwnTable(table, game, entries)


class Erasure(NamedTuple):
    """What has become of the tables that named a person."""

    changed: set[str]
    left: set[str]
    """Those that could not be read; the log of the operator says why."""


async def erase(
    store: Store, player: str, now: int, heed: Heed = LEFT_TO_SERVERS
) -> Erasure:
    """Erase a person from a store.

    First nobody comes in as this person any more, and servers send away who is there;
    then tables are looked for until there is none, for things happen meanwhile.
    """
    words = call_text(PersonChanged(player))
    done = Erasure(set(), set())
    await store.forget_person(player, words)
    await heed()
    for _ in range(ROUNDS):
        if not await _erase_once(store, player, now, done):
            break
    await store.forget_person(player, words)
    await store.scrub()
    return done


async def _erase_once(store: Store, player: str, now: int, done: Erasure) -> bool:
    """Erase a person from all tables of this moment; False if there was nothing."""
    is_found = False
    for table in set(await store.mentions(player)) - done.left:
        try:
            is_erased = await _erase_at(store, table, player, now)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - a broken log may lead to anything
            LOG.warning("person not erased", table=table, reason=str(error))
            done.left.add(table)
            continue
        if is_erased:
            is_found = True
            done.changed.add(table)
    return is_found


async def _erase_at(store: Store, table: str, player: str, now: int) -> bool:
    """Erase a person from a log, which may be growing; False if nobody is in it."""
    for _ in range(MOST_TRIES):
        stored = await store.read(table)
        log = decode_log(stored)
        if not concerning(log, player):
            return False
        # Another stranger at each table: nobody learns that it was the same person.
        stranger = secrets.token_hex(8)
        log = erased(await folded(table, log), log, player, stranger, now)
        with suppress(Conflict):
            await rewrite(store, table, len(stored), log, now)
            return True
    raise GameError("its log does not end where the lists say")


async def rewrite(
    store: Store, table: str, after: int, log: list[AnyEntry], now: int
) -> None:
    """Put another log in the place of one that ends at a number, or Conflict.

    It ends behind that number: whoever knows only the old one cannot go on with it.
    """
    log = [*log, *[Rewritten(now)] * max(1, after + 1 - len(log))]
    anew = await folded(table, log)
    held = enumerate(anew.seats)
    seats = {number: seat.player for number, seat in held if seat.player}
    bodies = [encode_entry(entry) for entry in log]
    words = call_text(TableChanged(table))
    await store.rewrite(table, after, WholeLog(bodies, summary_of(anew), seats), words)
