"""The porter before several workers: takes connections and hears their first words."""

import asyncio
import errno
import socket
from collections.abc import Callable

import structlog

from railwright.server.plumbing.settings import ServerSettings
from railwright.server.web.doorkeeper import Doorkeeper

LOG = structlog.get_logger("railwright.porter")
FIRST_WORDS = 10.0
"""Seconds after which a connection that says nothing goes to any worker."""
PEEKED = 1_000
"""Bytes of a connection that are looked at; they stay there for the worker."""
BREATH = 1.0
"""Seconds for which nobody is let in when there is no room for anybody."""
FULL = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
"""What the system says when it cannot open one more connection."""

HandOn = Callable[[socket.socket, bytes], None]
"""Gives a connection with these first words to somebody; the porter then closes it."""
Client = tuple[str, int]


class Porter:
    """Holds connections until they say something, and only so many of one household."""

    def __init__(self, settings: ServerSettings, hand_on: HandOn) -> None:
        self.doorkeeper = Doorkeeper(settings)
        self.hand_on = hand_on
        self.tasks: set[asyncio.Task[None]] = set()
        self.breath: asyncio.TimerHandle | None = None

    def open(self, listener: socket.socket) -> None:
        """Let people in."""
        asyncio.get_running_loop().add_reader(listener, self._accept, listener)

    def shut(self, listener: socket.socket) -> None:
        """Let nobody in any more."""
        asyncio.get_running_loop().remove_reader(listener)
        if self.breath:
            self.breath.cancel()

    def _accept(self, listener: socket.socket) -> None:
        try:
            line, address = listener.accept()
        except OSError as error:
            if error.errno in FULL:  # it would be said again at once, for ever
                self._pause(listener, error)
            return  # or it has gone before anybody looked
        client = address[:2]
        if not self.doorkeeper.enter(client):
            self.doorkeeper.leave(client)
            line.close()
            return
        task = asyncio.create_task(self._hear(line, client))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _pause(self, listener: socket.socket, error: OSError) -> None:
        LOG.error("no room for connections", reason=error.strerror)
        self.shut(listener)
        loop = asyncio.get_running_loop()
        self.breath = loop.call_later(BREATH, self.open, listener)

    async def _hear(self, line: socket.socket, client: Client) -> None:
        try:
            with line:
                self.hand_on(line, await _first_words(line))
        finally:
            self.doorkeeper.leave(client)


async def _first_words(line: socket.socket) -> bytes:
    """The beginning of what a connection says; nothing if it takes too long."""
    loop = asyncio.get_running_loop()
    is_there = asyncio.Event()
    line.setblocking(False)
    loop.add_reader(line, is_there.set)
    try:
        async with asyncio.timeout(FIRST_WORDS):
            await is_there.wait()
        return line.recv(PEEKED, socket.MSG_PEEK)
    except (TimeoutError, OSError):
        return b""
    finally:
        loop.remove_reader(line)
