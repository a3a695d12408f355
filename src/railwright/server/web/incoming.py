"""The connections of clients: what may arrive there before anybody answers it.

A connection that says too much before it says what it wants, or too slowly, is closed,
and so is one of too many from the same household.
"""

import asyncio
from collections import Counter
from struct import Struct
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from railwright.server.plumbing.limits import Bucket, household, is_among
from railwright.server.plumbing.settings import ServerSettings
from railwright.server.web.door import LINE

LARGEST_HEAD = 16_384
"""Bytes of the address and the headers of a request."""
MOST_HEADERS = 100
HEAD_TIME = 10.0
"""Seconds in which a connection says what it wants, counted from its first byte."""
BODY_TIME = 30.0
"""Seconds in which a body arrives."""
MOMENT = 0.5
"""Seconds in which is read what came while the server itself stood still: its timers
run out before it has looked at its lines again."""
MOST_CONNECTIONS = 100
"""Connections of one household, unless it is a proxy that we trust."""
FRAMES = (400.0, 100.0)
"""Frames of one socket at once, and a second in the long run. Some carry no message."""
STUCK = 30.0
"""Seconds for which a socket may wait for its reader to take anything at all."""
MOST_READ = 8
"""Messages of one socket that wait before no more is read."""
PIECE = 4_096
"""Bytes of frames that are looked at together."""
NO_TEXT, POLICY = 1007, 1008
"""Codes with which sockets are closed."""
TEXT = 0x81
"""The first byte of a frame that holds a whole message."""
SHORT, LONG = 126, 1 << 16
"""Lengths from which a frame says its length in two bytes, or in eight."""
_SHORT_HEAD, _LONG_HEAD = Struct("!BBH"), Struct("!BBQ")


class Doorkeeper:
    """How many connections there are, and what each may do."""

    def __init__(self, settings: ServerSettings) -> None:
        self.factor = settings.limits
        self.proxies = settings.proxies
        self.open: Counter[str] = Counter()

    def enter(self, client: tuple[str, int] | None) -> bool:
        """Count a connection; False if it is one too many."""
        if client is None:
            return True
        self.open[household(client[0])] += 1
        most = MOST_CONNECTIONS * self.factor
        is_counted = self.factor and not is_among(client[0], self.proxies)
        return not is_counted or self.open[household(client[0])] <= most

    def leave(self, client: tuple[str, int] | None) -> None:
        """A connection is gone."""
        if client is not None:
            self.open[household(client[0])] -= 1
            self.open = +self.open

    def frame_bucket(self) -> Bucket:
        """How many frames one socket may send."""
        factor = self.factor or 1e9
        return Bucket(FRAMES[0] * factor, FRAMES[1] * factor)


class RequestProtocol(HttpToolsProtocol):
    """A line on which requests come, each within its time and size."""

    def __init__(self, doorkeeper: Doorkeeper, **given: Any) -> None:  # noqa: ANN401 - as its parent
        super().__init__(**given)
        self.doorkeeper = doorkeeper
        self.timer: asyncio.TimerHandle | None = None
        self.head = 0
        """Bytes of the present head."""
        self.is_in_head = False
        self.is_closed = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent
        """Wait for what the line wants."""
        super().connection_made(transport)
        self._expect(HEAD_TIME)
        if not self.doorkeeper.enter(self.client):
            self._give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the line."""
        self._part()
        super().connection_lost(exc)

    def _part(self) -> None:
        self._expect(None)
        self.doorkeeper.leave(self.client)

    def _expect(self, seconds: float | None) -> None:
        """Give up unless something is said within a time; None for any."""
        if self.timer:
            self.timer.cancel()
        self.timer = None
        if seconds is not None:
            self.timer = self.loop.call_later(seconds, self._look_again)

    def _look_again(self) -> None:
        """Give up in a moment, unless what was waited for is there already."""
        self.timer = self.loop.call_later(MOMENT, self._give_up)

    @property
    def _is_idle(self) -> bool:
        """Whether all that the line wanted was answered."""
        return self.cycle is None or self.cycle.response_complete

    def _give_up(self) -> None:
        self.is_closed = True
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take what comes; a head that is too large is refused before it is whole."""
        if self.is_closed:
            return
        if self.timer is None and self._is_idle:  # an empty line begins nothing
            self._expect(HEAD_TIME)
        super().data_received(data)
        if self.is_in_head:
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self._refuse()

    def on_message_begin(self) -> None:
        """A head begins."""
        if self.is_closed:
            return
        super().on_message_begin()
        self.head, self.is_in_head = 0, True
        self._expect(HEAD_TIME)

    def on_headers_complete(self) -> None:
        """A head is whole; what follows on a line that was refused is not looked at."""
        if self.is_closed:
            return
        self.is_in_head = False
        size = len(self.url) + sum(len(n) + len(v) + 4 for n, v in self.headers)
        if size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refuse()
            return
        self._expect(BODY_TIME)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Part of a body has come."""
        if not self.is_closed:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is whole."""
        if not self.is_closed:
            self._expect(None)
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The line is a socket from now on."""
        if not self.is_closed:
            super().handle_websocket_upgrade()
            self._part()

    def _refuse(self) -> None:
        """Say that a head is too large, and close."""
        if self.is_closed:
            return
        self.is_closed = True
        end = b"content-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[431] + end)
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket, on which only so many frames come.

    It leaves the answer to a handshake to the application, which refuses it when the
    server stops; Uvicorn would answer it too.
    """

    def __init__(self, doorkeeper: Doorkeeper, **given: Any) -> None:  # noqa: ANN401 - as its parent
        super().__init__(**given)
        self.doorkeeper = doorkeeper
        self.bucket = doorkeeper.frame_bucket()
        self.is_closed = False
        self.reading: asyncio.TimerHandle | None = None
        """Runs while the reader takes nothing."""
        self.unwritten: list[bytes] = []
        """What goes out together at the end of this turn of the loop."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the line."""
        super().connection_made(transport)
        self.doorkeeper.enter(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the line."""
        self._stop_waiting()
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
        return self.writable.is_set() and not self.close_sent and not self.is_closed

    def write_text(self, text: bytes) -> None:
        """Write a message in one frame, together with others of this moment."""
        if not self.unwritten:
            self.loop.call_soon(self.flush)
        size = len(text)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < LONG:
            head = _SHORT_HEAD.pack(TEXT, 126, size)
        else:
            head = _LONG_HEAD.pack(TEXT, 127, size)
        self.unwritten += (head, text)

    def flush(self) -> None:
        """Write what waits for the end of this turn of the loop."""
        unwritten, self.unwritten = b"".join(self.unwritten), []
        if unwritten and not self.transport.is_closing():
            self.transport.write(unwritten)

    def pause_writing(self) -> None:
        """Wait for the reader, but not for ever: whoever sends would wait, too."""
        super().pause_writing()
        self._stop_waiting()
        self.reading = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader goes on."""
        self._stop_waiting()
        super().resume_writing()

    def _stop_waiting(self) -> None:
        if self.reading:
            self.reading.cancel()
        self.reading = None

    def data_received(self, data: bytes) -> None:
        """Take what comes, piece by piece, so that a flood is noticed early."""
        for at in range(0, len(data), PIECE):
            if self.is_closed:
                return
            super().data_received(data[at : at + PIECE])

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
        if self.close_sent:
            return
        try:
            self.queue.put_nowait(_event(data, self.curr_msg_data_type))
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
        if (
            self.conn.state is State.OPEN
        ):  # a socket that is closing may still be flooded
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
