"""Tells other nodes who follows a table here, and learns who follows it there."""

import asyncio
from time import monotonic

import structlog
from msgspec import DecodeError, Struct, json

from railwright.server.living.living_table import Living
from railwright.server.living.node_tables import PRESENCE_DELAY, Tables
from railwright.server.store import Store, StoreError
from railwright.server.tabletop.telling import NOBODY, Presence

LOG = structlog.get_logger("railwright.attendance")
RENEWED = 30.0
"""Seconds after which a node says again who is there."""
FORGOTTEN = 3 * RENEWED
"""Seconds after which a node that has said nothing is taken for dead."""
MOST_NAMED = 100
"""Players whom a call names; its room is limited."""


class Attendance(Struct, array_like=True):
    """Who follows a table at one node."""

    node: str
    table: str
    players: list[str]
    unnamed: int


_DECODER = json.Decoder(Attendance)


def attendance_of(living: Living, node: str) -> Attendance:
    """Who is here: players by name, spectators too as far as there is room."""
    here = living.here
    holders = {seat.player for seat in living.table.seats} if living.table else set()
    players = sorted(here.players, key=lambda player: (player not in holders, player))
    unnamed = here.unnamed + len(players[MOST_NAMED:])
    return Attendance(node, living.id, players[:MOST_NAMED], unnamed)


class Attendances:
    """Keeps the nodes of one database informed of who is where."""

    def __init__(self, store: Store, tables: Tables, node: str) -> None:
        self.store = store
        self.tables = tables
        self.node = node
        self.changed: dict[str, Living] = {}
        """Tables of which the other nodes do not know yet."""
        self.has_news = asyncio.Event()
        self.heard: dict[str, float] = {}
        """When each other node was last heard."""
        tables.on_presence.append(self.note)
        self.store.on_call.append(self.hear)

    def note(self, living: Living) -> None:
        """Tell the others soon, together with what else has changed."""
        self.changed[living.id] = living
        self.has_news.set()

    async def run(self) -> None:
        """Tell and forget, until cancelled."""
        await asyncio.gather(self._tell(), self._renew())

    async def leave(self) -> None:
        """Say that nobody is here any more."""
        for living in self.tables.living.values():
            living.followers.clear()
            self.note(living)
        await self._call()

    async def _tell(self) -> None:
        while True:
            await self.has_news.wait()
            await asyncio.sleep(PRESENCE_DELAY)
            try:
                await self._call()
            except StoreError as error:
                LOG.warning("others not told who is here", reason=str(error))
            except Exception:
                LOG.exception("others not told who is here")

    async def _call(self) -> None:
        self.has_news.clear()
        changed, self.changed = self.changed, {}
        calls = [
            json.encode(attendance_of(each, self.node)) for each in changed.values()
        ]
        await asyncio.gather(*(self.store.call(call.decode()) for call in calls))

    def hear(self, words: str) -> None:
        """Learn who follows a table at another node."""
        try:
            said = _DECODER.decode(words)
        except DecodeError:  # a node of another version
            return
        if said.node == self.node:
            return
        self.heard[said.node] = monotonic()
        living = self.tables.living.get(said.table)
        if living is None:
            return
        presence = Presence(frozenset(said.players), said.unnamed)
        is_there = presence != NOBODY
        if said.node not in living.elsewhere and living.followers and is_there:
            self.note(living)  # it does not know yet who is here
        if living.elsewhere.pop(said.node, NOBODY) != presence:
            self.tables.note_presence(living)
        if is_there:
            living.elsewhere[said.node] = presence

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            self.forget(monotonic() - FORGOTTEN)
            for living in self.tables.living.values():
                if living.followers:
                    self.note(living)

    def forget(self, before: float) -> None:
        """Take nodes that were not heard since a moment for dead."""
        dead = {node for node, heard in self.heard.items() if heard < before}
        for node in dead:
            del self.heard[node]
        for living in self.tables.living.values():
            if dead & living.elsewhere.keys():
                for node in dead:
                    living.elsewhere.pop(node, None)
                self.tables.note_presence(living)
