"""The lines on which requests come: what may arrive before anybody answers it.

A line that says too much before it says what it wants, or too slowly, is closed.
"""

import asyncio
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from railwright.server.web.doorkeeper import (
    END,
    MOMENT,
    PIECE,
    Doorkeeper,
    WrittenLine,
)

LARGEST_HEAD = 16_384
"""Bytes of the address and the headers of a request."""
MOST_HEADERS = 100
HEAD_TIME = 10.0
"""Seconds in which a connection says what it wants, counted from its first byte."""
BODY_TIME = 30.0
"""Seconds in which a body arrives."""
LARGEST_REST = 4_000_000
"""Bytes that come after a head. A body that is too large for us is read up to here, so
that its sender hears why it is refused."""
MOST_CRUMBS = 1_000
"""Parts in which a body comes whose length is not known at first. Each is work."""
MOST_AHEAD = 8
"""Requests on a line that wait for the answer to the one before."""


class RequestProtocol(WrittenLine, HttpToolsProtocol):
    """A line on which requests come, each within its time and size."""

    def __init__(self, doorkeeper: Doorkeeper, **given: Any) -> None:  # noqa: ANN401 - as its parent
        super().__init__(**given)
        self.doorkeeper = doorkeeper
        self.timer: asyncio.TimerHandle | None = None
        self.head = 0
        """Bytes of the present head."""
        self.rest = 0
        """Bytes that came after it."""
        self.crumbs = 0
        """Parts of the present body."""
        self.is_in_head = False
        self.is_closed = False
        self.answered: RequestResponseCycle | None = None
        """What is being answered, or was last."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent
        """Wait for what the line wants."""
        super().connection_made(transport)
        self.doorkeeper.watch(self)
        self._expect(HEAD_TIME)
        if not self.doorkeeper.enter(self.client):
            self._give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the line; nobody reads what would be answered to any request."""
        self._part()
        for cycle in (self.answered, *(cycle for cycle, _ in self.pipeline)):
            if cycle and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    def _start_asgi_task(
        self, cycle: RequestResponseCycle, app: ASGI3Application
    ) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def _part(self) -> None:
        self._expect(None)
        self.doorkeeper.lines.discard(self)
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
        """Take what comes, piece by piece, so that too much is noticed early."""
        for at in range(0, len(data), PIECE):
            if self.is_closed or self.transport.is_closing():
                return
            self._take(data[at : at + PIECE])

    def _take(self, data: bytes) -> None:
        """Take a piece; what is too large is refused before it is whole."""
        if self.timer is None and self._is_idle:  # an empty line begins nothing
            self._expect(HEAD_TIME)
        super().data_received(data)
        if self.is_in_head:
            self.head += len(data)
            if self.head > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
                self._refuse()
        else:
            self.rest += len(data)
            if self._is_too_much():
                self._give_up()

    def _is_too_much(self) -> bool:
        """Whether nobody who means it sends what follows a head like this.

        Headers may also come after a body.
        """
        is_large = self.rest > LARGEST_REST or self.crumbs > MOST_CRUMBS
        return is_large or len(self.headers or ()) > MOST_HEADERS

    def on_message_begin(self) -> None:
        """A head begins; nobody asks for much before the first answer is there."""
        if len(self.pipeline) >= MOST_AHEAD:
            self._give_up()
        if self.is_closed:
            return
        super().on_message_begin()
        self.head, self.rest, self.crumbs, self.is_in_head = 0, 0, 0, True
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
        if sum(name == b"host" for name, _ in self.headers) > 1:
            self._refuse(400)  # proxies might take the other one
            return
        self._expect(BODY_TIME)
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        """A part of a body begins, which says how long it is."""
        self.crumbs += 1

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
        """The line is a socket from now on, and nothing of it is for us."""
        if not self.is_closed:
            self.is_closed = True
            super().handle_websocket_upgrade()
            self._part()

    def _refuse(self, status: int = 431) -> None:
        """Say that a head is too large, or what else, and close."""
        if self.is_closed:
            return
        self.is_closed = True
        self.transport.write(STATUS_LINE[status] + END)
        self.transport.close()
