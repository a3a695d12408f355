"""The one thread of a server that writes."""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import chain, zip_longest
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

import structlog

from railwright.server.store.changes import Changes
from railwright.server.store.connection import (
    Connect,
    DatabaseConnection,
    Row,
    Statement,
)
from railwright.server.store.kept_calls import keep_calls
from railwright.server.store.protocol import Change, StoreError, Unavailable

LOG = structlog.get_logger("railwright.store")
TOGETHER = 256
"""How many writes share a transaction at most."""
LONG = 32
"""A write of more statements than a table is made with has a transaction of its own."""

Written = list[Row] | StoreError


class Job(NamedTuple):
    """Statements to be done together, and who waits for the rows of the first."""

    statements: Sequence[Statement]
    change: Change | None
    words: str | None
    """What all servers are called with."""
    waiting: "asyncio.Future[list[Row]]"

    @property
    def place(self) -> str:
        """Servers that write the same tables in one order never block each other."""
        return (self.change and self.change.table) or ""

    @property
    def is_long(self) -> bool:
        """Whether others should not wait for it."""
        return len(self.statements) > LONG


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
        self._jobs: deque[Job] = deque()
        self._alarm: SimpleQueue[None] = SimpleQueue()
        self._is_idle = False
        """Whether the thread sleeps until the alarm, or is about to."""
        self._is_open = True
        self.failed = 0
        """How many writes the database did not take."""
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    async def write(
        self,
        statements: Sequence[Statement],
        change: Change | None = None,
        words: str | None = None,
    ) -> list[Row]:
        """Have statements done together; the rows of the first one."""
        if not self._is_open:
            raise Unavailable("the store is closed")
        waiting: asyncio.Future[list[Row]] = self._loop.create_future()
        self._jobs.append(Job(statements, change, words, waiting))
        if self._is_idle:
            self._is_idle = False
            # Whatever else this turn of the loop brings goes along.
            self._loop.call_soon(self._alarm.put, None)
        return await waiting

    async def close(self) -> None:
        """Finish what is waiting, then let the database go."""
        self._is_open = False
        self._alarm.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while self._jobs or self._is_open:
            jobs = self._waiting()
            if jobs:
                outcomes = self._outcomes(jobs)
                with suppress(RuntimeError):  # the loop is closed: nobody waits
                    self._loop.call_soon_threadsafe(self._answer, jobs, outcomes)
                continue
            self._is_idle = True
            if not self._jobs:  # none has come before the loop knew
                self._alarm.get()
        self._leave()

    def _waiting(self) -> list[Job]:
        """What is written next and together, in the order of tables."""
        jobs: list[Job] = []
        while self._jobs and len(jobs) < TOGETHER:
            if jobs and (jobs[0].is_long or self._jobs[0].is_long):
                break
            jobs.append(self._jobs.popleft())
        return sorted(jobs, key=lambda job: job.place)

    def _outcomes(self, jobs: list[Job]) -> list[Written]:
        """What becomes of jobs; the same of all if the database is to blame."""
        try:
            with _defects_fail():
                return self._written(jobs)
        except StoreError as error:
            self._leave()
            return [error] * len(jobs)

    def _written(self, jobs: list[Job]) -> list[Written]:
        """Do jobs, in few steps if that is possible; they wait for the disk once."""
        connection = self._begun()
        try:
            with _defects_fail():
                outcomes: list[Written] = [*_together(connection, jobs)]
        except StoreError:
            if len(jobs) == 1 or not connection.is_alive:
                raise
            # One of them has spoiled it for all: each may fail alone, then.
            self._leave()
            connection = self._begun()
            outcomes = [_alone(connection, job) for job in jobs]
        _announce(connection, jobs, outcomes)
        connection.do("COMMIT")
        return outcomes

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
            self.failed += isinstance(outcome, Unavailable)
            if job.waiting.cancelled():
                continue
            if isinstance(outcome, StoreError):
                job.waiting.set_exception(outcome)
            else:
                job.waiting.set_result(outcome)


@contextmanager
def _defects_fail() -> Iterator[None]:
    """Let a defect of ours fail what is written then, and not end the thread."""
    try:
        yield
    except StoreError:
        raise
    except Exception as error:
        LOG.exception("not written")
        raise Unavailable(f"this cannot be written: {error}") from error


def _together(connection: DatabaseConnection, jobs: Sequence[Job]) -> list[list[Row]]:
    """Do the statements of all jobs, and give the rows of their first ones."""
    first = connection.execute_all([job.statements[0] for job in jobs])
    written = [job for job, rows in zip(jobs, first, strict=True) if rows]
    # The second statements of all, then the third: those that are alike go in one.
    rest = chain(*zip_longest(*(job.statements[1:] for job in written)))
    connection.execute_all([each for each in rest if each])
    return first


def _alone(connection: DatabaseConnection, job: Job) -> Written:
    """Do the statements of a job, or none of them, in a transaction of many jobs."""
    connection.do("SAVEPOINT job")
    try:
        with _defects_fail():
            [outcome] = _together(connection, [job])
    except StoreError as error:
        connection.do("ROLLBACK TO SAVEPOINT job", "RELEASE SAVEPOINT job")
        return error
    connection.do("RELEASE SAVEPOINT job")
    return outcome


def _announce(
    connection: DatabaseConnection, jobs: Sequence[Job], outcomes: Sequence[Written]
) -> None:
    """Have other servers hear of what was written; only the commit may follow."""
    written = [
        job
        for job, outcome in zip(jobs, outcomes, strict=True)
        if outcome and not isinstance(outcome, StoreError)
    ]
    connection.announce([job.change for job in written if job.change])
    keep_calls(connection, [job.words for job in written if job.words])
