"""Worker processes, which do what would hold up the event loop.

A worker that dies, or works longer than its limit, is killed and replaced alone. Only
the task that asked waits for it.
"""

import math
import resource
import signal
from asyncio import Semaphore
from collections.abc import Callable
from typing import TypeVar

import structlog
from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from railwright.processes import MOST_DEATHS

LOG = structlog.get_logger("railwright.workers")
T = TypeVar("T")
MEMORY = 1 << 30
"""Bytes that a worker may allocate; it needs about a tenth."""
GRACE = 5
"""Seconds after its limit when a worker ends itself: the server has been killed."""


class WorkError(Exception):
    """Work that came to nothing: it took too much, or its workers died."""


class Workers:
    """Does work in other processes, so much at a time."""

    def __init__(self, count: int, limit: float, queue: float = math.inf) -> None:
        self.limit = limit
        """Seconds that one piece of work may take, once it has begun."""
        self.places = Semaphore(count)
        self.queue = queue
        """How much may wait to be begun."""
        self.waiting = 0

    async def ask(self, work: Callable[..., T], *about: object) -> T:
        """What comes of the work; WorkError if nothing does.

        The function belongs to a module, so that the worker finds it. An exception that
        it raises is raised here.
        """
        if self.places.locked() and self.waiting >= self.queue:
            raise WorkError("too much is waiting")
        self.waiting += 1
        try:
            await self.places.acquire()
        finally:
            self.waiting -= 1
        try:
            return await self._tried(work, *about)
        finally:
            self.places.release()

    async def _tried(self, work: Callable[..., T], *about: object) -> T:
        for _ in range(MOST_DEATHS):
            try:
                return await self._asked(work, *about)
            except BrokenWorkerProcess as error:
                LOG.warning("worker died", work=work.__name__, reason=str(error))
        raise WorkError(f"{MOST_DEATHS} workers died of it")

    async def _asked(self, work: Callable[..., T], *about: object) -> T:
        try:
            with fail_after(self.limit):
                return await to_process.run_sync(
                    _work,
                    math.ceil(self.limit) + GRACE,
                    work,
                    *about,
                    cancellable=True,
                    limiter=CapacityLimiter(1),  # our places are counted before
                )
        except TimeoutError:
            raise WorkError(f"it took longer than {self.limit:g} seconds") from None
        except MemoryError:
            raise WorkError(f"it took more than {MEMORY >> 20} MiB") from None


def _work(seconds: int, work: Callable[..., T], *about: object) -> T:
    """Work, in a worker: the server alone ends it, unless the server is gone."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    signal.alarm(seconds)
    try:
        return work(*about)
    finally:
        signal.alarm(0)
