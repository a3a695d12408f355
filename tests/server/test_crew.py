"""`serve --workers`: several processes on one port, at whose tables all can meet."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import httpx
import pytest
from tests.server.postgres import QUICK, cluster
from tests.server.running import PATIENCE, Person, Player, ServerProcess
from tests.server.test_games import chooser
from tests.server.test_workers import assert_gone, children, watched

from railwright.server.crew import ServingCrew

WORKERS = 2
FAILS_ONCE = f"""
from itertools import count
from railwright.server.crew import Worker
begin, turns = Worker.__init__, count()
def fail_once(*about):
    if next(turns) == {WORKERS}:
        raise OSError(24, "Too many open files")
    begin(*about)
Worker.__init__ = fail_once
"""
"""What the porter does before: the first worker to replace another fails."""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster(*QUICK) as running:
        yield running.new_database()


@pytest.fixture
def crew(database: str) -> Iterator[ServerProcess]:
    options = ["--database", database, "--workers", str(WORKERS)]
    server = ServerProcess(options)
    yield server
    if server.process.poll() is None:
        assert server.stop() == 0
    server.check()


def workers(server: ServerProcess) -> list[int]:
    """The processes that serve."""
    return [pid for pid in children(server) if b"spawn_main" in command_of(pid)]


def command_of(pid: int) -> bytes:
    """The command line of a process; nothing if it has just gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def test_people_of_all_workers_play_one_game(crew: ServerProcess) -> None:
    anna, ben, carl = (Person(crew) for _ in range(3))
    table = anna.create("nordic", [{"kind": "me"}, {"kind": "open"}])
    ben.sit(table, 1)
    anna.start(table)
    # A connection without a table goes to one worker after the other.
    watching = [carl.socket() for _ in range(WORKERS)]
    for socket in watching:
        socket.watch(table)
    players = [Player(each, table, chooser(at)) for at, each in enumerate([anna, ben])]
    Player.play_all(players)

    for socket in watching:
        last = socket.of("events", version=players[0].version)
        assert last["view"]["phase"] == "over"


def test_a_worker_that_dies_is_replaced(crew: ServerProcess) -> None:
    first = workers(crew)
    assert len(first) == WORKERS
    with watched(first[:1]) as ends:
        os.kill(first[0], signal.SIGKILL)
        assert_gone(ends)
    places = [f"{crew.url}/health"] * 2 * WORKERS
    answers = [httpx.get(place, timeout=PATIENCE) for place in places]
    assert {answer.text for answer in answers} == {"ok\n"}
    while len(now := workers(crew)) < WORKERS:
        assert crew.process.poll() is None
    assert first[0] not in now


def test_a_worker_is_replaced_even_if_that_fails_at_first(database: str) -> None:
    options = ["--database", database, "--workers", str(WORKERS)]
    server = ServerProcess(options, before=FAILS_ONCE)
    first = workers(server)
    with watched(first[:1]) as ends:
        os.kill(first[0], signal.SIGKILL)
        assert_gone(ends)
    while len(workers(server)) < WORKERS:
        assert server.process.poll() is None
    assert server.stop() == 0
    assert "Too many open files" in "".join(server.errors)


def test_workers_end_with_their_porter(crew: ServerProcess) -> None:
    with watched(workers(crew)) as ends:
        crew.kill()
        assert_gone(ends)


def test_a_table_has_its_worker_by_its_name() -> None:
    crew = ServingCrew.__new__(ServingCrew)
    name = b"abcdefghijklmnop"
    for line in (
        b"GET /socket?table=%s HTTP/1.1\r\n",
        b"POST /api/tables/%s/start HTTP/1.1\r\n",
        b"GET /api/tables/%s HTTP/1.1\r\n",
    ):
        assert crew.place(line % name) == crc32(name)
