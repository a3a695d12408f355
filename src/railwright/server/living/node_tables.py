"""The living tables of this node: read, written, and told of.

What a wish leads to is folded, then written, and nobody hears of it before it is on
disk. Everything that looks at a table holds its lock, so nobody sees what may still
be refused by the store.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from time import time

import structlog

from railwright.server.living.leaps import Leaps
from railwright.server.living.living_table import Follower, Living, written
from railwright.server.store import Conflict, Logs
from railwright.server.tabletop import telling
from railwright.server.tabletop.entries import (
    Acted,
    AnyEntry,
    BotSeated,
    HandedOver,
    Rewritten,
    SeatFreed,
    SeatTaken,
    decode_log,
    encode_entry,
    now_ms,
)
from railwright.server.tabletop.folding import folded
from railwright.server.tabletop.refusal import Refusal, StaleVersion
from railwright.server.tabletop.room import insist_on_room
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.summaries import summary_of
from railwright.server.tabletop.telling import Outline, Presence
from railwright.server.wire.messages import Failed

LOG = structlog.get_logger("railwright.tables")
ASLEEP_AFTER = 600.0
"""Seconds without use after which a table is no longer kept in memory."""
CLIENTS_KEPT = 20_000
"""Tables of which it is known from where they were set up."""
SEATING = {SeatTaken, BotSeated, SeatFreed, HandedOver}
"""What changes who sits where."""
PRESENCE_DELAY = 0.25
"""Seconds for which news of people who come and go is collected."""

Decide = Callable[[SharedTable, int], Sequence[AnyEntry]]
"""What a wish leads to at a table as it stands, now; or Refusal."""
Listener = Callable[[Living, SharedTable], None]
"""Told that something has happened at a table."""


class Tables:
    """The tables of this node."""

    def __init__(self, store: Logs) -> None:
        self.store = store
        self.living: dict[str, Living] = {}
        self.on_change: list[Listener] = []
        """Called when a table has changed or was loaded: clocks and bots."""
        self.on_written: list[Listener] = []
        """Called when this node has written something: notices."""
        self.on_presence: list[Callable[[Living], None]] = []
        """Called when others follow a table here than before."""
        self.moves = 0
        """Actions written by this node."""
        self.clients: OrderedDict[str, str] = OrderedDict()
        """From which address the latest tables of this node were set up."""
        self.broken: dict[str, str] = {}
        """Tables that cannot be read or cannot go on, each with the reason."""
        self.leaps = Leaps()
        self.leaps.on_leap.append(self._tell_of_leap)

    async def create(
        self, table: str, log: Sequence[AnyEntry], client: str = ""
    ) -> SharedTable:
        """Write the beginning of a table; Conflict if it is there already."""
        begun = SharedTable.of(table, log)
        await self._append(begun, 0, log)
        if client:
            self.clients[table] = client
            while len(self.clients) > CLIENTS_KEPT:
                self.clients.popitem(last=False)
        living = self.living.setdefault(table, Living(table))
        async with living.lock:
            return await self._loaded(living)

    async def wish(self, table: str, decide: Decide) -> SharedTable:
        """Grant a wish: write what it leads to, then tell everybody who follows."""
        living = await self._ready(table)
        async with living.lock:
            return await self._grant(living, decide)

    async def look(self, table: str) -> tuple[SharedTable, Presence]:
        """A table as it stands, for a moment: nothing may be awaited before use."""
        living = await self._ready(table)
        async with living.lock:
            return await self._loaded(living), living.presence

    async def wake(self, table: str) -> SharedTable:
        """Load a table and see to what is due there."""
        living = await self._ready(table)
        async with living.lock:
            loaded = await self._loaded(living)
            self._changed(living, loaded)
            return loaded

    async def log(self, table: str) -> list[AnyEntry]:
        """Everything that has happened at a table."""
        entries = await self.store.read(table)
        with self._reading(table):
            return decode_log(entries)

    def give_up(self, table: str, reason: object) -> Refusal:
        """Note for the operator that a table cannot be used; others are not hurt."""
        if table not in self.broken:
            LOG.error("table broken", table=table, reason=str(reason))
        self.broken[table] = str(reason)
        return Refusal("BROKEN", "this table cannot be read: tell the operator")

    async def follow(self, table: str, follower: Follower) -> None:
        """Tell somebody how a table stands, and from now on whatever happens there."""
        living = await self._ready(table)
        async with living.lock:
            loaded = await self._loaded(living)
            is_new = follower not in living.followers
            living.followers.add(follower)
            reader = living.reader(follower)
            message = telling.shown(loaded, reader, living.presence, now_ms())
            follower.tell(written(message))
        if is_new:
            self._come_or_gone(living)

    def unfollow(self, table: str, follower: Follower) -> None:
        """Tell somebody no longer what happens at a table."""
        living = self.living.get(table)
        if living and follower in living.followers:
            living.followers.discard(follower)
            self._come_or_gone(living)

    def is_behind(self, table: str, last: int) -> bool:
        """Whether more is known of a table than is in memory here."""
        living = self.living.get(table)
        if living is None or last <= living.expected:
            return False
        return living.table is not None or bool(living.followers)

    async def catch_up(self, table: str, last: int) -> None:
        """Read what another node has written, if anybody here wants to know.

        Whoever asks for a table that is played elsewhere has it read anew.
        """
        living = self.living.get(table)
        if living is None or not self.is_behind(table, last):
            return
        async with living.lock:
            if not self.is_behind(table, last):
                return  # others have read it, or dropped it, in the meantime
            if living.table is None:
                await self._loaded(living)
            elif living.followers or living.table.is_played_by_us:
                await self._read_on(living, living.table)
            else:
                living.table = None

    async def reload(self, table: str) -> None:
        """Read a table anew whose log was changed behind our back, or deleted."""
        living = self.living.get(table)
        if living is None:
            self.broken.pop(table, None)
            return
        async with living.lock:
            with suppress(Refusal):  # it is gone, or cannot be read still
                await self._read_anew(living)

    def sweep(self, idle: float = ASLEEP_AFTER) -> None:
        """Forget tables that nobody has used for a while; the store has them all."""
        before = time() - idle
        for living in [each for each in self.living.values() if each.used < before]:
            self.let_go(living.id)

    def let_go(self, table: str) -> None:
        """Forget a table, unless something is being done there."""
        living = self.living.get(table)
        if living is None or living.lock.locked():
            return
        living.table = None
        if not living.followers:
            del self.living[table]

    async def _ready(self, table: str) -> Living:
        living = self.living.get(table)
        if living is None:
            if await self.store.listing(table) is None:
                raise Refusal("TABLE_UNKNOWN", "there is no such table")
            living = self.living.setdefault(table, Living(table))
        living.used = time()
        return living

    @contextmanager
    def _reading(self, table: str) -> Iterator[None]:
        """Give a table up whose log cannot be read; it is read again when asked for."""
        try:
            yield
        except Exception as error:
            if living := self.living.get(table):
                living.table = None
            raise self.give_up(table, error) from error

    async def _loaded(self, living: Living) -> SharedTable:
        """The table, read from the store if it is not in memory; needs the lock."""
        if living.table is not None:
            return living.table
        entries = await self.store.read(living.id)
        if not entries:
            self._forget(living)
            raise Refusal("TABLE_UNKNOWN", "there is no such table")
        with self._reading(living.id):
            log = decode_log(entries)
        if living.told and _is_rewritten(log[living.told :]):
            return await self._read_anew(living)
        with self._reading(living.id):
            known = living.told or len(log)
            table = await folded(living.id, log[:known])
            table.lost = self.leaps.lost
            self._fold(living, table, log[known:])
        self.broken.pop(living.id, None)
        living.table = table
        self._changed(living, table)
        return table

    async def _grant(self, living: Living, decide: Decide) -> SharedTable:
        while True:
            table = await self._loaded(living)
            try:
                entries = decide(table, now_ms())
                insist_on_room(table, entries)
            except (Refusal, StaleVersion):
                # Another node may have written what would change that.
                if await self._read_on(living, table):
                    continue
                raise
            if not entries:
                return table
            before = table.settled(telling.outline)
            try:
                await self._write(living, table, entries)
            except Conflict:
                continue
            self._spread(living, table, entries, before)
            return table

    async def _write(
        self, living: Living, table: SharedTable, entries: Sequence[AnyEntry]
    ) -> None:
        """Fold entries and write them; if that fails the fold is of no use."""
        try:
            for entry in entries:
                table.apply(entry)
            living.expected = table.number
            await self._append(table, living.told, entries)
        except BaseException:
            living.table = None  # nobody may see it before it was read again
            living.expected = living.told
            raise
        living.told = table.number

    def _spread(
        self,
        living: Living,
        table: SharedTable,
        entries: Sequence[AnyEntry],
        before: Outline,
    ) -> None:
        """Tell everybody of what is on disk; the wish is granted whatever fails."""
        try:
            living.tell(table, entries, before)
        except Exception:
            LOG.exception("not told", who="followers", table=table.id)
        self._changed(living, table)
        _call(self.on_written, "notices", living, table)

    async def _append(
        self, table: SharedTable, after: int, entries: Sequence[AnyEntry]
    ) -> None:
        kinds = [type(entry) for entry in entries]
        seats = None
        if after == 0 or not SEATING.isdisjoint(kinds):
            held = enumerate(table.seats)
            seats = {number: seat.player for number, seat in held if seat.player}
        bodies = [encode_entry(entry) for entry in entries]
        await self.store.append(table.id, after, bodies, summary_of(table), seats)
        self.moves += kinds.count(Acted)

    async def _read_on(self, living: Living, table: SharedTable) -> bool:
        """Take in what other nodes have written; False if that is nothing."""
        entries = await self.store.read(living.id, table.number)
        if not entries:
            return False
        with self._reading(living.id):
            news = decode_log(entries)
        if _is_rewritten(news):
            await self._read_anew(living)
            return True
        with self._reading(living.id):
            self._fold(living, table, news)
        self._changed(living, table)
        return True

    async def _read_anew(self, living: Living) -> SharedTable:
        """Read a log that is not the one it was, and show the table; needs the lock."""
        living.forget()
        self.broken.pop(living.id, None)
        table = await self._loaded(living)
        living.tell_all(table, telling.shown)
        return table

    def _forget(self, living: Living) -> None:
        """Have nobody follow a table that is gone."""
        self.living.pop(living.id, None)
        self.broken.pop(living.id, None)
        gone = Failed("TABLE_UNKNOWN", "this table was deleted", living.id)
        for follower in living.followers:
            follower.tell(written(gone))
        living.followers.clear()

    @staticmethod
    def _fold(living: Living, table: SharedTable, news: Sequence[AnyEntry]) -> None:
        """Take in what was written elsewhere, and tell of it."""
        for entry in news:
            before = table.settled(telling.outline)
            table.apply(entry)
            living.tell(table, [entry], before)
        living.told = living.expected = table.number

    def _changed(self, living: Living, table: SharedTable) -> None:
        _call(self.on_change, "clocks or bots", living, table)

    def _come_or_gone(self, living: Living) -> None:
        self.note_presence(living)
        for listener in self.on_presence:
            listener(living)

    def note_presence(self, living: Living) -> None:
        """Tell in a moment who is there, together with others who come or go."""
        if living.presence_timer is None:
            loop = asyncio.get_running_loop()
            living.presence_timer = loop.call_later(
                PRESENCE_DELAY, self._tell_presence, living
            )

    def _tell_of_leap(self) -> None:
        """Have followers see until when they have time by the clock as it is now."""
        for living in self.living.values():
            if living.followers:
                self.note_presence(living)

    def _tell_presence(self, living: Living) -> None:
        living.presence_timer = None
        if living.lock.locked():  # what is folded there may not be on disk yet
            self.note_presence(living)
        elif living.table is not None:
            living.tell_all(living.table, telling.changed)


def _is_rewritten(news: Sequence[AnyEntry]) -> bool:
    """Whether a log was put in the place of another one."""
    return any(isinstance(entry, Rewritten) for entry in news)


def _call(
    listeners: Sequence[Listener], who: str, living: Living, table: SharedTable
) -> None:
    """Tell listeners; what goes wrong can no longer change what was written."""
    for listener in listeners:
        try:
            listener(living, table)
        except Exception:
            LOG.exception("not told", who=who, table=table.id)
