"""The sockets: each follows tables, wishes things, and hears what happens."""

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Protocol

import msgspec
from starlette.types import Receive, Send

from railwright.server.living.conversation import MESSAGES, Conversation
from railwright.server.living.grants import Wish
from railwright.server.living.living_table import written
from railwright.server.node import Node
from railwright.server.plumbing.identity import NOBODY, Visitor
from railwright.server.plumbing.outbox import Outbox
from railwright.server.store import StoreError
from railwright.server.tabletop.entries import now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.wishes import insist_on_voice
from railwright.server.web.hints import suggest
from railwright.server.wire.decoding import Malformed, Reader
from railwright.server.wire.messages import (
    Bye,
    Chat,
    MessageId,
    React,
    Suggest,
    TableId,
    Welcome,
)

MOST_TABLES = 20
"""Tables that one socket may follow."""
LARGEST_MESSAGE = 16_384
MOST_OFFENCES = 20
"""Messages that are refused before a socket is closed."""

TRY_AGAIN, POLICY = 1013, 1008
"""Codes with which sockets are closed."""


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


class Line(Protocol):
    """A line that takes messages at once, while its reader is not too slow."""

    @property
    def is_writable(self) -> bool:
        """Whether something can be written now."""
        ...

    def write_text(self, text: bytes) -> None:
        """Write a message, at once or a moment later."""
        ...

    def flush(self) -> None:
        """Write now what was to be written a moment later."""
        ...


class ClientSocket(Conversation):
    """One socket.

    What it says goes out at once over its line; if the reader is slow or there is no
    such line, it waits in the outbox, from where a task sends it.
    """

    def __init__(
        self,
        node: Node,
        visitor: Visitor,
        client: str,
        send: Send,
        line: Line | None = None,
    ) -> None:
        super().__init__(node.tables, visitor)
        self.node = node
        self.client = client
        """From where it comes."""
        self.send = send
        self.line = line
        self.outbox = Outbox()
        self.is_sending = False
        """Whether a message of the outbox is on its way."""
        self.followed: dict[str, bool] = {}
        """The tables that it follows, and whether their views have choices."""
        self.bucket = node.message_bucket()
        self.offences = 0
        self.is_closed = False
        self.advising: asyncio.Task[None] | None = None

    def has_choices(self, table: str) -> bool:
        """Whether the views of a table have what a page needs besides."""
        return self.followed.get(table, False)

    @property
    def is_first(self) -> bool:
        """Whether nothing waits that has to go out before what is said now."""
        box = self.outbox
        is_shut = box.is_overfull or box.is_ended or self.is_closed
        return not (is_shut or self.is_sending or box.messages)

    def tell(self, message: bytes) -> None:
        """Send a message as soon as the reader takes it."""
        if self.line and self.is_first and self.line.is_writable:
            self.line.write_text(message)
            self.node.metrics.sent.inc()
        else:
            self.outbox.put(message)

    async def write(self) -> None:
        """Send what waits, until the reader is too slow, gone or sent away."""
        while (message := await self.outbox.get()) is not None:
            self.is_sending = True
            await self.send({"type": "websocket.send", "text": message.decode()})
            self.is_sending = False
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
        if self.line:
            self.line.flush()
        with suppress(Exception):  # whoever is gone needs no good-bye
            if bye:
                said = written(bye).decode()
                await self.send({"type": "websocket.send", "text": said})
            await self.send({"type": "websocket.close", "code": code})

    def is_over(self) -> bool:
        """Whether nobody reads any more what would be answered."""
        return self.is_closed or self.outbox.is_overfull

    def dismiss(self) -> None:
        """Let nobody act by it any more, and close."""
        self.visitor = NOBODY
        self.outbox.end()

    def leave(self) -> None:
        """Follow nothing any more."""
        for table in self.followed:
            self.tables.unfollow(table, self)
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
            message = MESSAGES.read(text)
        except Malformed as error:
            return self._offence(text, Refusal("MALFORMED", str(error)))
        self.offences = 0
        await self.finish(message, self.do(message))
        return True

    def note_failure(self) -> None:
        """Count a failure that is our own."""
        self.node.metrics.failures.inc()

    def _offence(self, text: str, reason: Refusal) -> bool:
        self.offences += 1
        self.fail(address_of(text), reason)
        return self.offences < MOST_OFFENCES

    async def wish(self, wish: Wish) -> None:
        """Grant a wish, or say why not; talk has its limits."""
        if isinstance(wish, (Chat, React)):
            await self._limit_talk(wish.table)
            await self._be_known()
        begun = perf_counter()
        await super().wish(wish)
        self.node.metrics.wishes.note(perf_counter() - begun)

    async def _be_known(self) -> None:
        """Have the store know who talks, unless the socket is dismissed meanwhile."""
        visitor = self.visitor
        known = await self.node.identities.welcome(visitor, now_ms())
        if self.visitor is visitor:
            self.visitor = known

    async def _limit_talk(self, table: str) -> None:
        """Refuse the muted, what no person says, and a crowd of spectators that talks.

        Whoever may not talk leaves what others may say untouched.
        """
        folded, _ = await self.tables.look(table)
        if self.player is None:
            raise Refusal("NOT_YOUR_SEAT", "you sit nowhere here")
        insist_on_voice(folded, self.player, is_muted=self.visitor.is_muted)
        is_player = bool(folded.seats_of(self.player))
        if not self.node.may_talk(self.client, None if is_player else table):
            raise Refusal("TOO_FAST", "too much talk; wait a moment")

    async def suggest(self, wish: Suggest) -> None:
        """Have a hint worked out, one at a time, while the socket goes on."""
        if self.advising is None or self.advising.done():
            advising = self.finish(wish, self._advise(wish))
            charged = self.node.efforts.charged(self.client, advising)
            self.advising = asyncio.create_task(charged)
        else:
            raise Refusal("TOO_FAST", "the last hint is still being worked out")

    async def _advise(self, wish: Suggest) -> None:
        self.say(await suggest(self.node, self.visitor, self.client, wish))

    def unwatch(self, table: str) -> None:
        """Follow a table no longer."""
        self.followed.pop(table, None)
        self.tables.unfollow(table, self)

    async def watch(self, table: str, *, has_choices: bool) -> None:
        """Follow a table, if these are not too many."""
        if len(self.followed) >= MOST_TABLES and table not in self.followed:
            raise Refusal("TOO_MANY", f"a socket follows at most {MOST_TABLES} tables")
        self.followed[table] = has_choices
        try:
            await self.tables.follow(table, self)
        except BaseException:
            self.followed.pop(table, None)
            raise


async def refuse(send: Send) -> None:
    """Do not open a socket."""
    await send({"type": "websocket.close", "code": POLICY})


async def serve(  # noqa: PLR0913, PLR0917 - whose, from where, and both directions
    node: Node,
    secret: str | None,
    client: str,
    receive: Receive,
    send: Send,
    line: Line | None = None,
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
    connection = ClientSocket(node, visitor, client, send, line)
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
        efforts, client = connection.node.efforts, connection.client
        await efforts.turn(client, connection.is_over)
        if connection.is_over():
            return  # nobody reads what would come of it
        if not await efforts.charged(client, connection.take(text)):
            connection.outbox.end()
            return
