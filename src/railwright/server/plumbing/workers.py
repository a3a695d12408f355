"""Worker processes, which do what would hold up the event loop.

A worker that dies, or works longer than its limit, is killed and replaced alone. Only
the task that asked waits for it.
"""

import math
import os
import resource
import signal
from collections.abc import Callable
from typing import TypeVar

import structlog
from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from railwright.processes import MOST_DEATHS
from railwright.server.plumbing.fair_queue import Asker, FairQueue, QueueFull

LOG = structlog.get_logger("railwright.workers")
T = TypeVar("T")
MEMORY = 1 << 30
"""Bytes that a worker may allocate; it needs about a tenth."""
NICENESS = 5
"""By how much workers yield to the server itself, which only passes words on."""
DEATHS = (BrokenWorkerProcess, ProcessLookupError)
"""What shows a worker's death: some event loops know before anyio that it is
gone, and then cannot end it."""
GRACE = 5
"""Seconds after its limit when a worker ends itself: the server has been killed."""


class WorkError(Exception):
    """Work that came to nothing: it took too much, or its workers died."""


class Workers:
    """Does work in other processes, so much at a time, in a fair order."""

    def __init__(self, queue: FairQueue, limit: float) -> None:
        self.queue = queue
        self.limit = limit
        """Seconds that one piece of work may take, once it has begun."""

    async def ask(
        self,
        asker: Asker,
        work: Callable[..., T],
        *about: object,
        patience: float | None = None,
    ) -> T:
        """What comes of the work; WorkError if nothing does, or not soon enough.

        The function belongs to a module, so that the worker finds it. An exception that
        it raises is raised here.
        """
        try:
            async with self.queue.place(asker, patience):
                return await self._tried(work, *about)
        except QueueFull as error:
            raise WorkError(str(error)) from error
        except TimeoutError:
            raise WorkError("timed out in the queue") from None

    async def _tried(self, work: Callable[..., T], *about: object) -> T:
        for _ in range(MOST_DEATHS):
            try:
                return await self._asked(work, *about)
            except DEATHS as error:
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
    os.nice(max(0, NICENESS - os.nice(0)))
    signal.alarm(seconds)
    try:
        return work(*about)
    finally:
        signal.alarm(0)
