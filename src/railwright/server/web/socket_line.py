"""The sockets of clients: what may arrive there, and how messages go out."""

import asyncio
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import STATUS_LINE
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from railwright.server.web.door import LINE
from railwright.server.web.doorkeeper import (
    END,
    PIECE,
    STUCK,
    Doorkeeper,
    WrittenLine,
)
from railwright.server.web.frames import are_plain, framed, lone_text

MOST_READ = 8
"""Messages of one socket that wait before no more is read."""
NO_TEXT, POLICY = 1007, 1008
"""Codes with which sockets are closed."""
HEAD_END = b"\r\n\r\n"
"""How a handshake ends."""


class SocketProtocol(WrittenLine, WebSocketsSansIOProtocol):
    """A socket, on which only so many frames come.

    It leaves the answer to a handshake to the application, which refuses it when the
    server stops; Uvicorn would answer it too.
    """

    def __init__(self, doorkeeper: Doorkeeper, **given: Any) -> None:  # noqa: ANN401 - as its parent
        super().__init__(**given)
        self.doorkeeper = doorkeeper
        self.bucket = doorkeeper.frame_bucket()
        self.is_closed = False
        self.is_behind = False
        """Whether the reader was behind and may come to our ping late."""
        self.unwritten: list[bytes] = []
        """What goes out together at the end of this turn of the loop."""
        self.is_plain = True
        """Whether all messages have come in one frame each, and the last as a whole."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the line."""
        super().connection_made(transport)
        self.doorkeeper.watch(self)
        self.doorkeeper.enter(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the line."""
        self.doorkeeper.lines.discard(self)
        self.doorkeeper.leave(self.client)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Hand the line to the application, which may write on it."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]  # any may be

    @property
    def is_writable(self) -> bool:
        """Whether the reader takes what is written."""
        return not (self.is_paused or self.close_sent or self.is_closed)

    def write_text(self, text: bytes) -> None:
        """Write a message in one frame, together with others of this moment."""
        if not self.unwritten:
            self.loop.call_soon(self.flush)
        self.unwritten.append(text)

    def flush(self) -> None:
        """Write what waits for the end of this turn of the loop."""
        unwritten, self.unwritten = self.unwritten, []
        if unwritten and not self.transport.is_closing():
            self.transport.write(b"".join([framed(text) for text in unwritten]))

    def pause_writing(self) -> None:
        """Wait for the reader, whom our pings reach only after all that waits."""
        super().pause_writing()
        self.is_behind = True

    def keepalive_timeout(self) -> None:
        """Give up whoever does not answer, unless there was more to read before."""
        if not self.is_behind:
            super().keepalive_timeout()
            return
        self.is_behind = self.is_paused
        again, patience = self.keepalive_timeout, self.ping_timeout or STUCK
        self.pong_timer = self.loop.call_later(patience, again)

    def data_received(self, data: bytes) -> None:
        """Take what comes, piece by piece, so that a flood is noticed early.

        What comes as a rule, one short message in one frame, needs no parser.
        """
        if self.conn.state is State.CONNECTING:
            self.is_plain = not self.handshake_initiated and data.endswith(HEAD_END)
        elif self.is_plain:
            text = lone_text(data) if self.conn.state is State.OPEN else None
            if text is not None:
                if not self.close_sent and self._is_counted():
                    self._pass_on(text, "text")
                return
            self.is_plain = are_plain(data)
        for at in range(0, len(data), PIECE):
            if self.is_closed:
                return
            super().data_received(data[at : at + PIECE])
        if not self.handshake_initiated:  # its head came whole, and is none
            self.is_closed = True
            self.transport.write(STATUS_LINE[400] + END)
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        """Count a part of a message."""
        if self._is_counted():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Count a message."""
        if self._is_counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Count a message."""
        if self._is_counted():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """Count a ping."""
        if self._is_counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Count a pong."""
        if self._is_counted():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; one that says it is text must be.

        Nothing more is read while some wait. To stop for each, as Uvicorn does, and to
        go on again, costs two calls of the system a message.
        """
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._pass_on(data, self.curr_msg_data_type)

    def _pass_on(self, data: bytes, kind: str) -> None:
        try:
            self.queue.put_nowait(_event(data, kind))
        except UnicodeDecodeError:
            self._hang_up(NO_TEXT)
            return
        if self.queue.qsize() >= MOST_READ and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; others have their turn, however many come at once."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        return await super().receive()

    def _is_counted(self) -> bool:
        """Whether one more frame is not too many; otherwise the socket is closed."""
        if not self.is_closed and not self.bucket.take():
            self._hang_up(POLICY)
        return not self.is_closed

    def _hang_up(self, code: int) -> None:
        """Close, and take nothing more of what has come already."""
        self.is_closed = True
        self.flush()
        if self.conn.state is State.OPEN:  # others are flooded while they close
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def shutdown(self) -> None:
        """Close at the end of the server."""
        self.flush()
        if self.handshake_complete or not self.handshake_initiated:
            super().shutdown()


def _event(data: bytes, kind: str) -> ASGIReceiveEvent:
    """A message as the application takes it."""
    if kind == "text":
        return {"type": "websocket.receive", "text": data.decode()}
    return {"type": "websocket.receive", "bytes": data}
