"""Worker processes that die, hang or take too much, alone and under a real server."""

import asyncio
import os
import select
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.server.running import PATIENCE, Person, ServerProcess, Socket, running

from railwright.processes import MOST_DEATHS
from railwright.server.plumbing.fair_queue import Asker, FairQueue
from railwright.server.plumbing.workers import WorkError, Workers

anyio = pytest.mark.anyio
SEATS = [{"kind": "bot", "level": "expert"}] * 2
ASKER = Asker("anna")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def loop_forever() -> None:
    while True:
        pass


def take_memory() -> int:
    return len(bytearray(1 << 32))


def fail() -> None:
    raise LookupError("nothing here")


@anyio
async def test_work_that_kills_its_workers_is_given_up_and_others_go_on() -> None:
    workers = Workers(FairQueue(1), limit=60)
    with capture_logs() as logs, pytest.raises(WorkError, match="died"):
        await workers.ask(ASKER, die)
    assert [line["event"] for line in logs] == ["worker died"] * MOST_DEATHS
    assert await workers.ask(ASKER, os.getpid) != os.getpid()


@anyio
async def test_work_that_takes_too_long_is_ended_and_others_go_on() -> None:
    workers = Workers(FairQueue(1), limit=0.5)
    with pytest.raises(WorkError, match="it took longer"):
        await workers.ask(ASKER, loop_forever)
    workers.limit = 60
    assert await workers.ask(ASKER, os.getpid) != os.getpid()


@anyio
async def test_work_that_takes_all_memory_is_refused_it() -> None:
    with pytest.raises(WorkError, match="it took more"):
        await Workers(FairQueue(1), limit=60).ask(ASKER, take_memory)


@anyio
async def test_only_so_much_work_waits() -> None:
    workers = Workers(FairQueue(1, waiting=1), limit=60)
    asked = [asyncio.create_task(workers.ask(ASKER, os.getpid)) for _ in range(3)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(answer, int) for answer in answers] == [True, True, False]
    assert "waiting" in str(answers[2])


@anyio
async def test_an_exception_of_the_work_is_raised_where_it_was_asked_for() -> None:
    with pytest.raises(LookupError, match="nothing here"):
        await Workers(FairQueue(1), limit=60).ask(ASKER, fail)


def children(server: ServerProcess) -> list[int]:
    """The ids of a server's worker processes."""
    threads = Path(f"/proc/{server.process.pid}/task").iterdir()
    pids = [(thread / "children").read_text().split() for thread in threads]
    return [int(pid) for found in pids for pid in found]


@contextmanager
def watched(pids: list[int]) -> Iterator[list[int]]:
    """Descriptors by which the end of processes is noticed."""
    descriptors = [os.pidfd_open(pid) for pid in pids]
    yield descriptors
    for each in descriptors:
        os.close(each)


def assert_gone(descriptors: list[int]) -> None:
    for each in descriptors:
        assert select.select([each], [], [], PATIENCE)[0]


def thinking(server: ServerProcess, tables: int = 1) -> Socket:
    """Somebody who watches tables where bots think all the time."""
    person = Person(server)
    socket = person.socket()
    for _ in range(tables):
        socket.watch(person.create("europe", SEATS, start=True))
    socket.of("events")
    return socket


@pytest.mark.parametrize("count", [1, 64], ids=["one", "all"])
def test_moves_go_on_when_thinking_workers_are_killed(
    tmp_path: Path, count: int
) -> None:
    with running(tmp_path, "--bots", "2") as server:
        socket = thinking(server, tables=2)
        for _ in range(2):
            workers = children(server)
            assert workers
            for pid in workers[:count]:
                os.kill(pid, signal.SIGKILL)
            socket.of("events")
            socket.of("events")
        assert server.stop() == 0


def test_a_stop_of_the_whole_process_group_ends_all_of_it(tmp_path: Path) -> None:
    with running(tmp_path, "--bots", "2") as server:
        thinking(server, tables=2)
        with watched(children(server)) as workers:
            assert workers
            assert server.stop(group=True) == 0
            assert_gone(workers)


def test_workers_end_when_the_server_was_killed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        thinking(server)
        with watched(children(server)) as workers:
            assert workers
            server.kill()
            assert_gone(workers)
