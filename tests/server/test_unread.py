"""Answers that nobody reads: what they hold is bounded, in size and in time."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from tests.server.running import PATIENCE, Person, ServerProcess, running
from tests.server.test_incoming import STRANGER, answer, metrics_of, still_serves
from uvicorn.server import ServerState

from railwright.server.plumbing.settings import ServerSettings
from railwright.server.run import new_loop
from railwright.server.web import doorkeeper
from railwright.server.web.doorkeeper import Doorkeeper
from railwright.server.web.replies import PIECE, Reply
from railwright.server.web.request_line import RequestProtocol
from railwright.server.web.socket_line import SocketProtocol

GOLDEN = Path(__file__).parents[1] / "golden"
LONG = (GOLDEN / "world-5-last-turns.txt").read_text(encoding="utf-8")
"""A game whose replay has 1.7 MB."""
HURRY = "import railwright.server.web.doorkeeper as door; door.STUCK = 0.3;"
SMALL = "import railwright.server.living.unread as unread; unread.MOST_UNREAD = 4e6;"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that keeps little for those who do not read."""
    folder = tmp_path_factory.mktemp("unread")
    with running(folder, "--limits", "1", before=SMALL) as server:
        yield server


def long_answer(server: ServerProcess) -> tuple[str, int]:
    """The address of a long answer, and its size."""
    person = Person(server)
    path = f"/api/records/{person.post('/api/records', record=LONG)['id']}"
    size = int(person.http.get(path, headers=UNPACKED).headers["Content-Length"])
    return path, size


UNPACKED = {"Accept-Encoding": "identity"}


def lazy_line(server: ServerProcess, path: str, *more: str) -> socket.socket:
    """A stranger's line on which something was asked for that is hardly taken."""
    host, port = server.place.split(":")
    line = socket.socket()
    line.settimeout(PATIENCE)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.bind((STRANGER, 0))
    line.connect((host, int(port)))
    line.sendall(
        "\r\n".join([f"GET {path} HTTP/1.1", "Host: x", *more, "", ""]).encode()
    )
    return line


def open_lines(server: ServerProcess) -> int:
    """How many lines of strangers the server has, as its system says."""
    port = f":{int(server.place.split(':')[1]):04X}"
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()]
    there = "0200007F"  # 127.0.0.2
    return sum(
        row[1].endswith(port) and row[2].startswith(there) and row[3] == "01"
        for row in rows
    )


def until_nobody_is_left(server: ServerProcess) -> None:
    """Ask again and again, for as long as it takes."""
    person = Person(server)
    for _ in range(10_000):
        if open_lines(server) == 0:
            break
        person.http.get("/health")
    assert open_lines(server) == 0


@pytest.mark.parametrize("more", ["Connection: keep-alive", "Connection: close"])
def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path, more: str) -> None:
    """In a moment instead of in half a minute."""
    assert doorkeeper.STUCK == 30.0
    with running(tmp_path, before=HURRY) as server:
        path, size = long_answer(server)
        with lazy_line(server, path, more) as line:
            assert line.recv(1) == b"H"
            until_nobody_is_left(server)
            assert len(answer(line)) < size
        still_serves(server)


def unread(server: ServerProcess) -> float:
    person = Person(server)
    name = "railwright_answers_unread_bytes "
    lines = metrics_of(person).splitlines()
    return next(float(each.split()[1]) for each in lines if each.startswith(name))


def test_a_household_has_only_so_much_unread(small: ServerProcess) -> None:
    path, size = long_answer(small)
    with ExitStack() as stack:
        lines = []
        for _ in range(8):
            lines.append(stack.enter_context(lazy_line(small, path)))
            said = lines[-1].recv(12)
        assert said == b"HTTP/1.1 429"
        assert 2 * size <= unread(small) <= 4e6
        person = Person(small)  # of another household
        whole = person.http.get(path, headers=UNPACKED)
        assert len(whole.content) == size
        for line in lines:  # whoever reads has room again
            line.sendall(
                b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            )
            assert answer(line).endswith(b"ok\n")
    assert unread(small) == 0


async def long_text(_: Scope, receive: Receive, send: Send) -> None:
    await Reply(b"x" * 1_000_000)({"type": "http"}, receive, send)


def test_a_reader_who_takes_something_is_waited_for_and_one_who_does_not_is_not() -> (
    None
):
    """Each look at the readers comes when the test wants it to."""
    config = uvicorn.Config(long_text, log_config=None)
    config.load()
    doorkeeper = Doorkeeper(ServerSettings(""))
    protocol = partial(
        RequestProtocol,
        doorkeeper,
        config=config,
        server_state=ServerState(),
        app_state={},
    )

    async def read_slowly() -> int:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        theirs.setblocking(False)
        taken = 0
        async with asyncio.timeout(PATIENCE):
            await loop.connect_accepted_socket(protocol, ours)
            await loop.sock_sendall(theirs, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            while taken < 500_000:
                taken += len(await loop.sock_recv(theirs, PIECE))
                doorkeeper.look_at_readers()
            assert doorkeeper.lines
            doorkeeper.look_at_readers()
            doorkeeper.look_at_readers()
            while said := await loop.sock_recv(theirs, PIECE):
                taken += len(said)
        assert not doorkeeper.lines
        theirs.close()
        return taken

    with asyncio.Runner(loop_factory=new_loop) as runner:
        assert 500_000 <= runner.run(read_slowly()) < 1_000_000


async def silence(_: Scope, receive: Receive, send: Send) -> None:
    """Answer nothing."""


def test_whoever_has_much_to_read_before_a_ping_may_answer_it_later() -> None:
    config = uvicorn.Config(silence, log_config=None)
    config.load()

    async def ping(*, is_behind: bool) -> list[bool]:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        line = SocketProtocol(
            Doorkeeper(ServerSettings("")),
            config=config,
            server_state=ServerState(),
            app_state={},
        )
        lines: list[bool] = []
        async with asyncio.timeout(PATIENCE):
            await loop.connect_accepted_socket(lambda: line, ours)
            if is_behind:
                line.pause_writing()
                line.resume_writing()
            for _ in range(2):
                line.keepalive_timeout()
                lines.append(line.transport.is_closing())
        line.transport.abort()
        theirs.close()
        return lines

    with asyncio.Runner(loop_factory=new_loop) as runner:
        assert runner.run(ping(is_behind=True)) == [False, True]
        assert runner.run(ping(is_behind=False))[0]
