"""A table that somebody follows here, and how its followers hear what happens."""

import asyncio
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain
from time import time
from typing import Protocol

from msgspec import json

from railwright.server.tabletop import telling
from railwright.server.tabletop.entries import (
    STEPS,
    Acted,
    AnyEntry,
    BotSeated,
    ChatSaid,
    HandedOver,
    Started,
    Undone,
    now_ms,
)
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.sights import Sights
from railwright.server.tabletop.telling import Outline, Presence, Recipient, together
from railwright.server.wire.messages import FromServer
from railwright.server.wire.messages import Said as SaidMessage


class Follower(Protocol):
    """Somebody who hears what happens at tables."""

    @property
    def player(self) -> str | None:
        """Who it is; None for somebody unknown."""
        ...

    def has_choices(self, table: str) -> bool:
        """Whether the views of a table have what a page needs besides."""
        ...

    def tell(self, message: bytes) -> None:
        """Take a message to be sent, as JSON; never waits."""
        ...


def written(message: FromServer) -> bytes:
    """A message as it is sent."""
    return json.encode(message)


class Living:
    """A table that somebody here follows or has asked for lately."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.table: SharedTable | None = None
        self.lock = asyncio.Lock()
        self.followers: set[Follower] = set()
        self.used = time()
        self.told = 0
        """The number of the last entry that followers have heard of."""
        self.expected = 0
        """The number of the last entry that is known here or being written."""
        self.presence_timer: asyncio.TimerHandle | None = None
        self.sights = Sights()
        """What the followers have seen of the game."""
        self.elsewhere: dict[str, Presence] = {}
        """Who follows it at other nodes, as far as they have said."""

    def forget(self) -> None:
        """Take nothing for known: the log is not the one it was."""
        self.table, self.told, self.expected = None, 0, 0
        self.sights.forget()

    @property
    def here(self) -> Presence:
        """Who follows it here."""
        players = [follower.player for follower in self.followers]
        named = {player for player in players if player is not None}
        return Presence(named, players.count(None))

    @property
    def presence(self) -> Presence:
        """Who follows it anywhere."""
        return together(self.here, *self.elsewhere.values())

    def tell(
        self,
        table: SharedTable,
        entries: Sequence[AnyEntry],
        before: Outline,
    ) -> None:
        """Tell all followers what has happened; `before` is the outline before it."""
        if not self.followers:
            self.sights.forget()
            return
        is_shown = False
        version = table.version - len([e for e in entries if isinstance(e, STEPS)])
        for entry in entries:
            if isinstance(entry, STEPS):
                version += 1
                self._tell_step(table, entry, version)
            elif isinstance(entry, ChatSaid):
                self._tell_chat(table)
            elif isinstance(entry, (Started, HandedOver, BotSeated)):
                is_shown = table.match is not None
        if is_shown:
            self.tell_all(table, telling.shown)
        else:
            self._tell_changes(table, before, table.settled(telling.outline))

    def _tell_changes(
        self, table: SharedTable, before: Outline, after: Outline
    ) -> None:
        """Tell all of what all may know, and each of what concerns them alone."""
        if after is before:
            return
        if after.public != before.public:
            self.tell_all(table, telling.changed)
            return
        players = before.private.keys() | after.private.keys()
        concerned = {
            player
            for player in players
            if before.private.get(player) != after.private.get(player)
        }
        if concerned:
            self.tell_all(table, telling.changed, concerned)

    def tell_all(
        self,
        table: SharedTable,
        news: Callable[[SharedTable, Recipient, Presence, int], FromServer],
        only: AbstractSet[str] | None = None,
    ) -> None:
        """Tell all followers, or only some players, each as it concerns them."""
        now = now_ms()
        seen: dict[Recipient, bytes] = {}
        for follower in self.followers:
            reader = self.reader(follower)
            if only is not None and reader.player not in only:
                continue
            if reader not in seen:
                seen[reader] = written(news(table, reader, self.presence, now))
            follower.tell(seen[reader])

    def reader(self, follower: Follower) -> Recipient:
        """As whom a follower reads what happens here."""
        return Recipient(follower.player, follower.has_choices(self.id))

    def _tell_chat(self, table: SharedTable) -> None:
        line = written(SaidMessage(table.id, table.chat[-1]))
        for follower in self.followers:
            follower.tell(line)

    def _tell_step(
        self, table: SharedTable, entry: Acted | Undone, version: int
    ) -> None:
        if table.match is None:
            return
        if isinstance(entry, Undone):
            self.sights.forget()
        looking = {
            follower: telling.eyes_of(table, self.reader(follower))
            for follower in self.followers
        }
        eyes = [*set(chain.from_iterable(looking.values()))]
        sights = dict(zip(eyes, self.sights.look(table.match, eyes), strict=True))
        news = telling.happened(table, entry, version, sights)
        told = {eye: written(each) for eye, each in news.items()}
        for follower, own in looking.items():
            for eye in own:
                follower.tell(told[eye])
