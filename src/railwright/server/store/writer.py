"""The one thread that writes to an SQLite file."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from railwright.server.store.changes import Changes
from railwright.server.store.database import Row, Statement
from railwright.server.store.protocol import Change, Refused, Unavailable

TOGETHER = 256
"""How many writes share a transaction at most."""

Outcome = list[Row] | Exception


class Job(NamedTuple):
    """Statements to be done together, and who waits for the rows."""

    statements: Sequence[Statement]
    change: Change | None
    waiting: "asyncio.Future[list[Row]]"


class Writer:
    """Writes that wait while the disk is busy become one transaction.

    A transaction costs one wait for the disk, however many writes are in it. Nobody is
    answered before it is over.
    """

    def __init__(
        self, connection: sqlite3.Connection, place: str, changes: Changes
    ) -> None:
        self._connection = connection
        self._place = place
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
            raise Unavailable(f"{self._place} is closed")
        waiting: asyncio.Future[list[Row]] = self._loop.create_future()
        self._jobs.put(Job(statements, change, waiting))
        return await waiting

    async def close(self) -> None:
        """Finish what is waiting, then let the file go."""
        self._is_open = False
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        is_over = False
        while not is_over:
            waiting = self._waiting()
            jobs = [job for job in waiting if job]
            is_over = len(jobs) < len(waiting)
            if jobs:
                outcomes = self._outcomes(jobs)
                self._loop.call_soon_threadsafe(self._answer, jobs, outcomes)
        self._connection.close()

    def _waiting(self) -> list[Job | None]:
        """Everything that waits to be written; None as a wish to end."""
        waiting = [self._jobs.get()]
        with suppress(Empty):
            while len(waiting) < TOGETHER:
                waiting.append(self._jobs.get_nowait())
        return waiting

    def _outcomes(self, jobs: list[Job]) -> list[Outcome]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._do(job.statements) for job in jobs]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            # A new error each: whoever raises one adds its own traceback to it.
            return [Unavailable(f"{self._place} cannot be used: {error}") for _ in jobs]
        return outcomes

    def _do(self, statements: Sequence[Statement]) -> Outcome:
        """One job; what only it does wrong is taken back without the others."""
        self._connection.execute("SAVEPOINT job")
        try:
            first, *others = statements
            rows: list[Row] = self._connection.execute(*first).fetchall()
            for each in others if rows else ():
                self._connection.execute(*each)
        except sqlite3.OperationalError:
            raise  # of the disk, not of the job
        except Exception as error:  # noqa: BLE001 - whatever a value can lead to
            self._connection.execute("ROLLBACK TO job")
            return Refused(f"{self._place} does not take this: {error}")
        self._connection.execute("RELEASE job")
        return rows

    def _answer(self, jobs: list[Job], outcomes: list[Outcome]) -> None:
        """Tell everybody who still waits, and those who listen."""
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.change and outcome and not isinstance(outcome, Exception):
                self._changes.tell(job.change)
            if job.waiting.cancelled():
                continue
            if isinstance(outcome, Exception):
                job.waiting.set_exception(outcome)
            else:
                job.waiting.set_result(outcome)
