"""Several processes of one server, on one port and one PostgreSQL.

A porter takes all connections and hands each to a worker. If its first line names a
table, that is the worker of the table, so that its people are together and a move is
worked out once; but any worker serves any table. A worker that dies is replaced.
"""

import asyncio
import re
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from zlib import crc32

import structlog

from railwright.server.living.clocks import every
from railwright.server.plumbing.settings import ServerSettings
from railwright.server.porter import Porter
from railwright.server.run import new_loop, run
from railwright.server.store import StoreError

LOG = structlog.get_logger("railwright.crew")
PAUSE = 1.0
"""Seconds after which workers are looked for that have died, to be replaced."""
FAREWELL = 20.0
"""Seconds in which workers have to end."""
_TABLE = re.compile(rb"[A-Z]+ [^ ]*(?:/tables/|[?&]table=)([A-Za-z0-9_-]{16})")
_CONTEXT = get_context("spawn")


class Worker:
    """A process that serves the connections which it is handed."""

    def __init__(self, settings: ServerSettings, prepare: Callable[[], None]) -> None:
        self.is_ready = False
        self.channel, theirs = socket.socketpair()
        self.answer, said = _CONTEXT.Pipe(duplex=False)
        self.process = _CONTEXT.Process(
            target=_work, args=(settings, theirs, said, prepare)
        )
        self.process.start()
        theirs.close()
        said.close()
        self.channel.setblocking(False)

    def wait(self) -> None:
        """Wait until it serves; StoreError if it cannot."""
        try:
            trouble = self.answer.recv()
        except EOFError:
            trouble = "a worker has ended at once"
        if trouble:
            raise StoreError(trouble)
        self.is_ready = True

    def take(self, line: socket.socket) -> bool:
        """Hand a connection over; False if the worker does not take it."""
        try:
            if not self.is_ready and self.answer.poll():
                self.wait()
            if not self.is_ready:
                return False
            socket.send_fds(self.channel, [b"\0"], [line.fileno()])
        except (OSError, StoreError):
            return False
        return True

    def end(self) -> None:
        """Have it say good-bye and end: it hears that nobody hands it anything."""
        self.channel.close()
        self.process.join(FAREWELL)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _work(
    settings: ServerSettings,
    channel: socket.socket,
    said: Connection,
    prepare: Callable[[], None],
) -> None:
    """What a worker does, in a process of its own."""
    prepare()
    try:
        run(settings, channel, lambda: said.send(""))
    except StoreError as error:
        said.send(str(error))


class ServingCrew:
    """The porter and the workers."""

    def __init__(
        self, settings: ServerSettings, workers: int, prepare: Callable[[], None]
    ) -> None:
        self.settings = replace(settings, bots=max(1, settings.bots // workers))
        self.prepare = prepare
        self.workers: list[Worker] = []
        self.turns = count()
        try:
            for _ in range(workers):
                self.workers.append(Worker(self.settings, prepare))
            for worker in self.workers:
                worker.wait()
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.channel.close()
        for worker in self.workers:
            worker.end()

    async def serve(self, listener: socket.socket, ready: Callable[[], None]) -> None:
        """Hand connections out until a signal."""
        loop = asyncio.get_running_loop()
        stopping = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stopping.set)
        listener.setblocking(False)
        porter = Porter(self.settings, self.hand_on)
        porter.open(listener)
        keeping = asyncio.create_task(every(PAUSE, self._replace_the_dead))
        ready()
        await stopping.wait()
        porter.shut(listener)
        keeping.cancel()

    def hand_on(self, line: socket.socket, words: bytes) -> None:
        """Give a connection to the worker of its table, or to another."""
        first = self.place(words)
        places = range(first, first + len(self.workers))
        order = (self.workers[place % len(self.workers)] for place in places)
        if not any(worker.take(line) for worker in order):
            LOG.error("no worker takes a connection")

    def place(self, words: bytes) -> int:
        """Whose turn a connection is by its first words, counted round the workers."""
        found = _TABLE.match(words)
        return crc32(found[1]) if found else next(self.turns)

    async def _replace_the_dead(self) -> None:
        for place, worker in enumerate(self.workers):
            if not worker.process.is_alive():
                LOG.error("a worker has died", code=worker.process.exitcode)
                worker.end()
                self.workers[place] = Worker(self.settings, self.prepare)


def run_crew(
    settings: ServerSettings,
    listener: socket.socket,
    ready: Callable[[], None],
    workers: int,
    prepare: Callable[[], None],
) -> None:
    """Serve with several workers until Ctrl-C or SIGTERM."""
    crew = ServingCrew(settings, workers, prepare)
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(crew.serve(listener, ready))
    finally:
        listener.close()
        crew.end()
