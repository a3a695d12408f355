"""Who stands at the door of the server: how many connections of whom, and who reads.

A connection of one too many from the same household is closed, and so is one whose
reader takes nothing of what waits for it.
"""

import asyncio
from collections import Counter
from functools import partial

from railwright.server.plumbing.limits import Bucket, household, is_among
from railwright.server.plumbing.settings import ServerSettings

MOMENT = 0.5
"""Seconds for what came while the server itself stood still to be read: its timers run
out before it has looked at its lines again."""
MOST_CONNECTIONS = 100
"""Connections of one household, unless it is a proxy that we trust."""
FRAMES = (400.0, 100.0)
"""Frames of one socket at once, and a second in the long run. Some carry no message."""
STUCK = 30.0
"""Seconds in which whoever reads a line takes something at least of what waits."""
PIECE = 4_096
"""Bytes of what comes that are looked at together."""
END = b"content-length: 0\r\nconnection: close\r\n\r\n"
"""How an answer ends that only refuses."""


class Doorkeeper:
    """How many connections there are, and what each may do."""

    def __init__(self, settings: ServerSettings) -> None:
        self.factor = settings.limits
        self.proxies = settings.proxies
        self.open: Counter[str] = Counter()
        self.lines: set[WrittenLine] = set()
        """Those on which something is written."""
        self.looking: asyncio.TimerHandle | None = None

    def watch(self, line: "WrittenLine") -> None:
        """Look at the reader of a line from time to time."""
        self.lines.add(line)
        if self.looking is None:
            self._look_later()

    def _look_later(self) -> None:
        loop = asyncio.get_running_loop()
        # First is written what could be while the server itself stood still.
        again = partial(loop.call_later, MOMENT, self.look_at_readers)
        self.looking = loop.call_later(STUCK, again)

    def look_at_readers(self) -> None:
        """Leave the readers who have taken nothing since the last look."""
        for line in [*self.lines]:
            if line.is_stuck():
                line.transport.abort()
        self.looking = None
        if self.lines:
            self._look_later()

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


class WrittenLine(asyncio.Protocol):
    """A line whose reader takes what is written on it, at whatever pace.

    What waits is measured while nothing can be added to it.
    """

    doorkeeper: Doorkeeper
    transport: asyncio.Transport
    is_paused = False
    """Whether nothing more is written before the reader has taken something."""
    waiting = 0
    """Bytes that waited at the last look, if nothing was added since."""

    def pause_writing(self) -> None:
        """Wait for the reader."""
        super().pause_writing()
        self.is_paused = True

    def resume_writing(self) -> None:
        """The reader goes on."""
        self.is_paused = False
        self.waiting = 0
        super().resume_writing()

    def is_stuck(self) -> bool:
        """Whether the reader has taken nothing since the last look."""
        before, self.waiting = self.waiting, 0
        if self.is_paused or self.transport.is_closing():
            self.waiting = self.transport.get_write_buffer_size()
        return 0 < before <= self.waiting
