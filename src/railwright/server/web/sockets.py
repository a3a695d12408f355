"""The sockets: each follows tables, wishes things, and hears what happens."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

import msgspec
import structlog
from starlette.types import Receive, Send

from railwright.server.living.living_table import written
from railwright.server.node import Node
from railwright.server.plumbing.identity import NOBODY, Visitor
from railwright.server.plumbing.outbox import Outbox
from railwright.server.store import StoreError
from railwright.server.tabletop import telling
from railwright.server.tabletop.entries import now_ms
from railwright.server.tabletop.prospects import imagined_claims, prospects_of
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.wishes import insist_on_voice
from railwright.server.web.grants import Wish, answer
from railwright.server.web.hints import suggest
from railwright.server.wire.decoding import Malformed, Reader
from railwright.server.wire.messages import (
    Act,
    Bye,
    Chat,
    Consent,
    Failed,
    FromClient,
    FromServer,
    GiveOrder,
    History,
    Imagine,
    MessageId,
    Mute,
    Ping,
    Pong,
    Prospects,
    React,
    Refused,
    Return,
    Suggest,
    TableId,
    Undo,
    Unwatch,
    Watch,
    Welcome,
    WithdrawOrder,
)

LOG = structlog.get_logger("railwright.sockets")
MOST_TABLES = 20
"""Tables that one socket may follow."""
LARGEST_MESSAGE = 16_384
MOST_OFFENCES = 20
"""Messages that are refused before a socket is closed."""

TRY_AGAIN, POLICY = 1013, 1008
"""Codes with which sockets are closed."""

_READER = Reader[FromClient](FromClient, "the message")


class Addressed(msgspec.Struct, frozen=True):
    """What an answer needs of a message, whatever else is in it."""

    table: TableId | None = None
    id: MessageId | None = None


_ADDRESS = Reader[Addressed](Addressed, "the message")


def address_of(text: str) -> Addressed:
    """Where a message comes from that is not taken, as far as it can be read."""
    try:
        return _ADDRESS.read(text)
    except Malformed:
        return Addressed()


class ClientSocket:
    """One socket."""

    def __init__(self, node: Node, visitor: Visitor, client: str, send: Send) -> None:
        self.node = node
        self.visitor = visitor
        self.client = client
        """From where it comes."""
        self.send = send
        self.outbox = Outbox()
        self.followed: set[str] = set()
        self.bucket = node.message_bucket()
        self.offences = 0
        self.is_closed = False
        self.advising: asyncio.Task[None] | None = None

    @property
    def player(self) -> str | None:
        """Whose socket it is."""
        return self.visitor.player

    def tell(self, message: str) -> None:
        """Send a message as soon as the reader takes it."""
        self.outbox.put(message)

    def say(self, message: FromServer) -> None:
        """Send a message to this socket alone."""
        self.outbox.put(written(message))

    async def write(self) -> None:
        """Send the messages, until the reader is too slow, gone or sent away."""
        while (message := await self.outbox.get()) is not None:
            await self.send({"type": "websocket.send", "text": message})
            self.node.metrics.sent.inc()
        if self.outbox.is_ended:
            await self.close(None, POLICY)
            return
        await self.close(Bye("slow", 1.0), TRY_AGAIN)

    async def close(self, bye: Bye | None, code: int) -> None:
        """Say good-bye and close."""
        if self.is_closed:
            return
        self.is_closed = True
        with suppress(Exception):  # whoever is gone needs no good-bye
            if bye:
                await self.send({"type": "websocket.send", "text": written(bye)})
            await self.send({"type": "websocket.close", "code": code})

    def dismiss(self) -> None:
        """Let nobody act by it any more, and close."""
        self.visitor = NOBODY
        self.outbox.end()

    def leave(self) -> None:
        """Follow nothing any more."""
        for table in self.followed:
            self.node.tables.unfollow(table, self)
        self.followed.clear()
        if self.advising:
            self.advising.cancel()

    async def take(self, text: str) -> bool:
        """Understand a message and do what it says; False to close the socket."""
        self.node.metrics.received.inc()
        if not self.bucket.take():
            reason = Refusal("TOO_FAST", "too many messages; wait a moment")
            return self._offence(text, reason)
        try:
            message = _READER.read(text)
        except Malformed as error:
            return self._offence(text, Refusal("MALFORMED", str(error)))
        self.offences = 0
        await self._finish(message, self._do(message))
        return True

    async def _finish(self, message: FromClient, doing: Awaitable[None]) -> None:
        """Do what a message says; if that fails, the reason is its answer."""
        try:
            await doing
        except Refusal as refusal:
            self._fail(message, refusal)
        except StoreError:
            self._fail(message, Refusal("UNAVAILABLE", "the database does not answer"))
        except Exception:
            self.node.metrics.failures.inc()
            LOG.exception("failure", message=type(message).__name__)
            self._fail(message, Refusal("FAILURE", "something went wrong here"))

    def _offence(self, text: str, reason: Refusal) -> bool:
        self.offences += 1
        self._fail(address_of(text), reason)
        return self.offences < MOST_OFFENCES

    def _fail(self, message: FromClient | Addressed, reason: Refusal) -> None:
        """Say why nothing came of a message; a wish is answered by its id."""
        table, wish = getattr(message, "table", None), getattr(message, "id", None)
        code, text = reason.code, reason.message
        if table and wish:
            self.say(Refused(table, wish, code, reason.rule, text))
        else:
            self.say(Failed(code, text, table))

    async def _do(self, message: FromClient) -> None:
        match message:
            case (
                Act()
                | Undo()
                | Consent()
                | Return()
                | GiveOrder()
                | WithdrawOrder()
                | Chat()
                | React()
                | Mute()
            ):
                await self._wish(message)
            case Imagine(table, seat):
                self.say(imagined_claims(await self._seen(table, seat), seat))
            case Watch(table):
                await self._watch(table)
            case Unwatch(table):
                self.followed.discard(table)
                self.node.tables.unfollow(table, self)
            case History(table, seat):
                await self._tell_history(table, seat)
            case Prospects(table, seat):
                await self._tell_prospects(table, seat)
            case Suggest():
                self._begin_to_advise(message)
            case Ping():
                self.say(Pong(now_ms() / 1000))

    async def _wish(self, wish: Wish) -> None:
        if isinstance(wish, Chat | React):
            await self._limit_talk(wish.table)
            self.visitor = await self.node.identities.welcome(self.visitor, now_ms())
        with self.node.metrics.wishes.time():
            self.say(await answer(self.node.tables, self.visitor, wish))

    async def _limit_talk(self, table: str) -> None:
        """Refuse the muted, what no person says, and a crowd of spectators that talks.

        Whoever may not talk leaves what others may say untouched.
        """
        folded, _ = await self.node.tables.look(table)
        if self.player is None:
            raise Refusal("NOT_YOUR_SEAT", "you sit nowhere here")
        insist_on_voice(folded, self.player)
        is_player = bool(folded.seats_of(self.player))
        if not self.node.may_talk(self.client, None if is_player else table):
            raise Refusal("TOO_FAST", "too much talk; wait a moment")

    def _begin_to_advise(self, wish: Suggest) -> None:
        """Have a hint worked out, one at a time, while the socket goes on."""
        if self.advising is None or self.advising.done():
            advising = self._finish(wish, self._advise(wish))
            self.advising = asyncio.create_task(advising)
        else:
            raise Refusal("TOO_FAST", "the last hint is still being worked out")

    async def _advise(self, wish: Suggest) -> None:
        self.say(await suggest(self.node, self.visitor, self.client, wish))

    async def _watch(self, table: str) -> None:
        if len(self.followed) >= MOST_TABLES and table not in self.followed:
            raise Refusal("TOO_MANY", f"a socket follows at most {MOST_TABLES} tables")
        self.followed.add(table)
        try:
            await self.node.tables.follow(table, self)
        except BaseException:
            self.followed.discard(table)
            raise

    async def _tell_history(self, table: str, seat: int | None) -> None:
        await self._seen(table, seat)
        log = await self.node.tables.log(table)
        self.say(telling.history(table, seat, log))

    async def _tell_prospects(self, table: str, seat: int | None) -> None:
        self.say(prospects_of(await self._seen(table, seat), seat))

    async def _seen(self, table: str, seat: int | None) -> SharedTable:
        """The table, for the owner of a seat or a spectator."""
        folded, _ = await self.node.tables.look(table)
        if seat is not None and seat not in folded.seats_of(self.player):
            raise Refusal("NOT_YOUR_SEAT", f"seat {seat + 1} is not yours")
        return folded


async def refuse(send: Send) -> None:
    """Do not open a socket."""
    await send({"type": "websocket.close", "code": POLICY})


async def serve(
    node: Node, secret: str | None, client: str, receive: Receive, send: Send
) -> None:
    """Talk to one socket of a client until it closes."""
    await receive()  # the wish to connect
    try:
        visitor = await node.identities.visitor(secret)
    except StoreError:
        visitor = NOBODY
    if node.is_stopping:
        await refuse(send)
        return
    await send({"type": "websocket.accept"})
    connection = ClientSocket(node, visitor, client, send)
    connection.say(Welcome(visitor.name, node.version))
    node.connections.add(connection)
    writing = asyncio.create_task(connection.write())
    try:
        await _listen(connection, receive)
        if connection.outbox.is_overfull:
            node.metrics.slow.inc()
        if connection.outbox.is_overfull or connection.outbox.is_ended:
            await asyncio.wait({writing}, timeout=2.0)
    finally:
        node.connections.discard(connection)
        connection.leave()
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


async def _listen(connection: ClientSocket, receive: Receive) -> None:
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        if text is None:
            text = (message.get("bytes") or b"").decode(errors="replace")
        if connection.is_closed or connection.outbox.is_overfull:
            return  # nobody reads what would come of it
        if not await connection.take(text):
            connection.outbox.end()
            return
        await asyncio.sleep(0)  # others have their turn, however much one sends at once
