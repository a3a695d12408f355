"""The one thread of a server that writes."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import zip_longest
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from railwright.server.store.changes import Changes
from railwright.server.store.connection import (
    Connect,
    DatabaseConnection,
    Row,
    Statement,
)
from railwright.server.store.protocol import Change, StoreError, Unavailable

TOGETHER = 256
"""How many writes share a transaction at most."""

Written = list[Row] | StoreError


class Job(NamedTuple):
    """Statements to be done together, and who waits for the rows of the first."""

    statements: Sequence[Statement]
    change: Change | None
    waiting: "asyncio.Future[list[Row]]"

    @property
    def place(self) -> str:
        """Servers that write the same tables in one order never block each other."""
        return (self.change and self.change.table) or ""


class Writer:
    """Writes that wait while the disk is busy become one transaction.

    A transaction costs one wait for the disk, however many writes are in it. Nobody is
    answered before it is over.
    """

    def __init__(self, connect: Connect, changes: Changes) -> None:
        self._connect = connect
        self._connection: DatabaseConnection | None = None
        self._changes = changes
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._is_open = True
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    async def write(
        self, statements: Sequence[Statement], change: Change | None
    ) -> list[Row]:
        """Have statements done together; the rows of the first one."""
        if not self._is_open:
            raise Unavailable("the store is closed")
        waiting: asyncio.Future[list[Row]] = self._loop.create_future()
        self._jobs.put(Job(statements, change, waiting))
        return await waiting

    async def close(self) -> None:
        """Finish what is waiting, then let the database go."""
        self._is_open = False
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        is_over = False
        while not is_over:
            waiting = self._waiting()
            jobs = sorted((job for job in waiting if job), key=lambda job: job.place)
            is_over = len(jobs) < len(waiting)
            if jobs:
                outcomes = self._outcomes(jobs)
                with suppress(RuntimeError):  # the loop is closed: nobody waits
                    self._loop.call_soon_threadsafe(self._answer, jobs, outcomes)
        self._leave()

    def _waiting(self) -> list[Job | None]:
        """Everything that waits to be written; None as a wish to end."""
        waiting = [self._jobs.get()]
        with suppress(Empty):
            while len(waiting) < TOGETHER:
                waiting.append(self._jobs.get_nowait())
        return waiting

    def _outcomes(self, jobs: list[Job]) -> list[Written]:
        """What becomes of jobs, together if that is possible."""
        try:
            connection = self._begun()
        except StoreError as error:
            return [error] * len(jobs)
        try:
            done: list[Written] = [*_together(connection, jobs)]
        except StoreError as error:
            is_lost = not connection.is_alive
            self._leave()
            if is_lost or len(jobs) == 1:
                return [error] * len(jobs)
            # One of them has spoiled it for all: each by itself, then.
            return [outcome for job in jobs for outcome in self._outcomes([job])]
        try:
            connection.do("COMMIT")
        except StoreError as error:
            self._leave()
            return [error] * len(jobs)
        return done

    def _begun(self) -> DatabaseConnection:
        """A connection with a transaction begun, a new one if the old was lost."""
        if self._connection:
            with suppress(Unavailable):
                self._connection.do(self._connection.BEGIN)
                return self._connection
            self._leave()
        self._connection = self._connect()
        self._connection.do(self._connection.BEGIN)
        return self._connection

    def _leave(self) -> None:
        """Drop the connection, and with it what was begun."""
        if self._connection:
            self._connection.close()
        self._connection = None

    def _answer(self, jobs: list[Job], outcomes: list[Written]) -> None:
        """Tell everybody who still waits, and those who listen."""
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.change and outcome and not isinstance(outcome, StoreError):
                self._changes.tell(job.change)
            if job.waiting.cancelled():
                continue
            if isinstance(outcome, StoreError):
                job.waiting.set_exception(outcome)
            else:
                job.waiting.set_result(outcome)


def _together(connection: DatabaseConnection, jobs: list[Job]) -> list[list[Row]]:
    """Do all jobs, up to the commit, and give the rows of their first statements."""
    first = connection.execute_all([job.statements[0] for job in jobs])
    written = [job for job, rows in zip(jobs, first, strict=True) if rows]
    # The second statements of all, then the third: those that are alike go in one.
    for alike in zip_longest(*(job.statements[1:] for job in written)):
        connection.execute_all([each for each in alike if each])
    connection.announce([job.change for job in written if job.change])
    return first
