"""A running server: its store, tables, bots, clocks and sockets."""

import asyncio
import math
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from time import monotonic
from typing import Literal, Protocol

import structlog
from msgspec import DecodeError, Struct, json

from railwright.server.accounts.passkeys import Passkeys
from railwright.server.living.attendance import Attendances
from railwright.server.living.bot_players import BotPlayers
from railwright.server.living.clocks import DAY, Clocks, every
from railwright.server.living.coaching import Coaching
from railwright.server.living.node_tables import Tables
from railwright.server.living.notices import Notices
from railwright.server.living.operator_calls import OperatorCalls
from railwright.server.living.pushes import Pushes
from railwright.server.living.streams import Streams
from railwright.server.living.thinkers import Thinkers
from railwright.server.living.unread import Unread
from railwright.server.offers.game_list import offered
from railwright.server.plumbing.effort import Efforts
from railwright.server.plumbing.fair_queue import FairQueue
from railwright.server.plumbing.identity import Identities, Visitor
from railwright.server.plumbing.limits import Bucket, Buckets
from railwright.server.plumbing.metrics import Metrics
from railwright.server.plumbing.settings import ServerSettings
from railwright.server.plumbing.workers import Workers
from railwright.server.store import Store, StoreError, open_store
from railwright.server.wire.bodies import Offered
from railwright.server.wire.messages import Bye

LOG = structlog.get_logger("railwright.node")
RESTART = 1012
"""The code with which sockets are closed that shall come back."""
MESSAGES = (40.0, 10.0)
REQUESTS = (100.0, 20.0)
CREATIONS = (30.0, 0.5)
MARKS = (4_000.0, 5.0)
"""Entries of score sheets that one client may have kept, at once and a second."""
EFFORT = (2.0, 0.3)
"""Seconds for which one client may hold the event loop, at once and a second."""
SOCKETS = 50
"""Sockets that one client may hold open."""
HINTS = (6.0, 0.5)
"""What one client may ask for: so many at once, so many a second in the long run."""
TALK = (12.0, 0.5)
"""Lines of chat of one client, as above."""
CROWD = (20.0, 1.0)
"""Lines of chat of all spectators of a table, as above: more than one may say."""
READING = 30.0
"""Seconds that replaying a game may take."""
SUBSCRIBERS = 30.0
"""Seconds after which a node has heard of who wants push messages."""
WRITE_AGAIN = 2.0
"""Seconds for which readiness believes that the database can be written."""
READERS = 2
"""Games that are replayed, or maps that are checked, at the same time."""
QUEUE = 5
"""Games of one client that may wait to be replayed, and looks through the store."""
READERS_EACH = 1
"""Games of one client that are replayed at the same time."""
UPKEEP = 2
"""Clients for whom the whole store is looked through at the same time."""


class OpenSocket(Protocol):
    """A socket that somebody holds open."""

    @property
    def player(self) -> str | None:
        """Whose socket it is."""
        ...

    async def close(self, bye: Bye | None, code: int) -> None:
        """Say good-bye and close."""
        ...

    def dismiss(self) -> None:
        """Let nobody act by it any more, and close."""
        ...


class Revoked(Struct, array_like=True):
    """What the nodes of one database tell each other of somebody without a proof."""

    call: Literal["revoked"]
    player: str


_REVOKED = json.Decoder(Revoked)


class Node:
    """One server process."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.name = secrets.token_hex(4)
        self.version = version("railwright")
        self.metrics = Metrics()
        self.tables = Tables(store)
        self.identities = Identities(store)
        self.passkeys = Passkeys(store, settings.address)
        self.thinkers = Thinkers(settings.bots)
        queue = FairQueue(READERS, waiting=QUEUE, each=READERS_EACH)
        self.readers = Workers(queue, READING)
        """Where games are replayed that somebody wants to watch."""
        self.coaching = Coaching(store, self.name, self.thinkers, settings.coach)
        self.efforts = Efforts(self._buckets(*EFFORT))
        self.bots = BotPlayers(
            store, self.tables, self.thinkers, self.efforts, settings.pace, self.name
        )
        archive_after, delete_after = (
            settings.archive_days * DAY,
            settings.delete_days * DAY,
        )
        self.clocks = Clocks(
            self.tables, self.bots, self.name, archive_after, delete_after or None
        )
        self.calls = OperatorCalls(store, self.tables, self._dismiss, self._present)
        self.upkeep = FairQueue(UPKEEP, waiting=QUEUE, each=1)
        """Places of those who look through the whole store."""
        self.attendances = Attendances(store, self.tables, self.name)
        self.streams = Streams(store, self.tables)
        self.pushes = Pushes(settings, store)
        self.notices = Notices(settings, self.tables, self.pushes)
        self.connections: set[OpenSocket] = set()
        self.sockets: Counter[str] = Counter()
        """How many of them each client holds."""
        self.unread = Unread(settings.limits)
        self.requests = self._buckets(*REQUESTS)
        self.creations = self._buckets(*CREATIONS)
        self.marks = self._buckets(*MARKS)
        self.hints = self._buckets(*HINTS)
        self.talk = self._buckets(*TALK)
        self.crowds = self._buckets(*CROWD)
        self.work: asyncio.Task[None] | None = None
        self._offers: Offered | None = None
        self._offering = asyncio.Lock()
        self.is_stopping = False
        self.wrote = -math.inf
        """When it was last seen that the database can be written."""
        self._watch()
        store.on_call.append(self._hear)

    @staticmethod
    async def open(settings: ServerSettings) -> "Node":
        """A node on the store that the settings name; StoreError if it cannot be."""
        return Node(settings, await open_store(settings.database))

    async def offers(self) -> Offered:
        """What can be played, worked out once for all who ask meanwhile.

        The words of all games are read for it, in each language.
        """
        async with self._offering:
            if self._offers is None:
                self._offers = await asyncio.to_thread(offered)
        return self._offers

    def _buckets(self, size: float, rate: float) -> Buckets | None:
        factor = self.settings.limits
        return Buckets(size * factor, rate * factor) if factor else None

    def has_room_for(self, client: str) -> bool:
        """Whether a client may open one more socket."""
        factor = self.settings.limits
        return not factor or self.sockets[client] < SOCKETS * factor

    @contextmanager
    def counted(self, client: str) -> Iterator[None]:
        """Count a socket of a client, from its handshake to its end."""
        self.sockets[client] += 1
        try:
            yield
        finally:
            self.sockets[client] -= 1
            self.sockets = +self.sockets

    def may_talk(self, client: str, watched: str | None) -> bool:
        """Whether a client may say one more line, as a spectator of a table or not."""
        if self.talk and not self.talk.take(client):
            return False  # which costs the others nothing
        return not (watched and self.crowds) or self.crowds.take(watched)

    async def revoke(self, program: Visitor) -> None:
        """Have the token of a bot good for nothing, at all nodes."""
        await self.identities.revoke(program)
        await self.send_away(program.player or "")

    async def send_away(self, player: str) -> None:
        """Have whoever is here as somebody come in anew, at all nodes."""
        self._dismiss(player)
        await self.store.call(json.encode(Revoked("revoked", player)).decode())

    def _hear(self, words: str) -> None:
        """Learn of somebody who was sent away at another node."""
        with suppress(DecodeError):  # something else is said
            self._dismiss(_REVOKED.decode(words).player)

    def _dismiss(self, player: str) -> None:
        self.identities.forget(player)
        self.streams.drop(player)
        for socket in self.connections:
            if socket.player == player:
                socket.dismiss()

    def _present(self) -> set[str]:
        """Everybody whom this node knows or serves at the moment."""
        known = (visitor.player for visitor, *_ in self.identities.known.values())
        held = (socket.player for socket in self.connections)
        return {player for player in (*known, *held, *self.streams.open) if player}

    def message_bucket(self) -> Bucket:
        """How much one socket may say."""
        factor = self.settings.limits or 1e9
        return Bucket(MESSAGES[0] * factor, MESSAGES[1] * factor)

    def _watch(self) -> None:
        watch = self.metrics.watch
        watch("sockets", "Open sockets", lambda: len(self.connections))
        text = "Bytes of long answers that clients have not read yet"
        watch("answers_unread_bytes", text, lambda: self.unread.total)
        watch("tables_awake", "Tables in memory", lambda: len(self.tables.living))
        watch("bots_thinking", "Tables where bots play", lambda: len(self.bots.tasks))
        thinkers = self.thinkers
        queue = thinkers.queue
        watch("bots_waiting", "Bots that wait to think", lambda: len(queue.waiting))
        watch("moves_cheaper", "Moves at a cheaper level", lambda: thinkers.cheaper)
        watch("tables_broken", "Tables that cannot be read or go on", self._broken)
        watch("clocks_silent_seconds", "Since the clocks last looked", self._silence)
        watch("writes_failed", "Writes the database did not take", self._unwritten)
        watch("moves", "Actions written since the start", lambda: self.tables.moves)

    def _unwritten(self) -> int:
        return self.store.failed_writes

    def _broken(self) -> int:
        return len(self.tables.broken)

    def _silence(self) -> float:
        return monotonic() - self.clocks.beat

    async def start(self) -> None:
        """Begin with what happens by itself."""
        await self.store.enter(self.name)
        await self.calls.start()
        await self.pushes.start()
        self.work = asyncio.create_task(self._run())
        self.work.add_done_callback(_complain)

    async def _run(self) -> None:
        await asyncio.gather(
            self.clocks.run(),
            self.attendances.run(),
            every(1.0, self.calls.look),
            every(SUBSCRIBERS, self.pushes.look),
        )

    async def hindrance(self) -> str | None:
        """Why the server cannot be used; None if it writes and its clocks live."""
        if self.is_stopping:
            return "stopping"
        if self.work is None or self.work.done() or not self.clocks.are_alive:
            return "the clocks have stopped"
        if monotonic() - self.wrote > WRITE_AGAIN:
            try:
                await self.store.check()
            except StoreError as error:
                LOG.warning("not ready", reason=str(error))
                return "the database cannot be written"
            self.wrote = monotonic()
        return None

    async def say_bye(self) -> None:
        """Tell all sockets and streams to come back after a restart, and close them."""
        self.is_stopping = True
        bye = Bye("restart", 1.0)
        self.streams.end(bye)
        closing = [each.close(bye, RESTART) for each in list(self.connections)]
        try:
            async with asyncio.timeout(2.0):
                await asyncio.gather(*closing)
        except TimeoutError:
            LOG.warning("some sockets did not take the good-bye")

    async def stop(self) -> None:
        """Finish what is being written and let the store go."""
        if self.work:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)
        await self.bots.stop()
        await self.coaching.stop()
        await self.notices.stop()
        await self.attendances.leave()
        await self.store.release(self.name)
        await self.store.close()


def _complain(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and task.exception():
        LOG.error("the clocks have stopped", exc_info=task.exception())
