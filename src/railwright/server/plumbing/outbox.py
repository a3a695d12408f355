"""Messages that wait for a reader."""

import asyncio
from collections import deque

MOST_WAITING = 1_000_000
"""Bytes that may wait for a slow reader."""


class Outbox:
    """Messages that wait to be sent, no more than a reader may be behind."""

    def __init__(self) -> None:
        self.messages: deque[bytes] = deque()
        self.size = 0
        self.is_overfull = False
        self.is_ended = False
        self.ready = asyncio.Event()

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to send, and never will be."""
        return not self.messages and (self.is_overfull or self.is_ended)

    def put(self, message: bytes) -> None:
        """Add a message; a reader too far behind gets nothing more."""
        if self.is_overfull or self.is_ended:
            return
        self.size += len(message)
        self.messages.append(message)
        if self.size > MOST_WAITING:
            self.is_overfull = True
            self.messages.clear()
        self.ready.set()

    def end(self) -> None:
        """Send what waits, and nothing more."""
        self.is_ended = True
        self.ready.set()

    async def get(self) -> bytes | None:
        """The next message; None after the last, or if the reader is too far behind."""
        while not self.messages:
            if self.is_done:
                return None
            self.ready.clear()
            await self.ready.wait()
        message = self.messages.popleft()
        self.size -= len(message)
        return message
