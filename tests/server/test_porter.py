"""The porter of several workers, whom no visitor can keep from letting others in."""

import asyncio
import os
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

import pytest
from structlog.testing import capture_logs

from railwright.server.plumbing.settings import ServerSettings
from railwright.server.porter import Porter

pytestmark = pytest.mark.anyio
FEW = ServerSettings("", limits=0.03, proxies=())
"""Three connections of one household, also of this computer."""
WORDS = b"GET / HTTP/1.1"


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setblocking(False)
        yield listening


class Workers:
    """Take what the porter hands on."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    def take(self, _: socket.socket, words: bytes) -> None:
        self.heard.put_nowait(words)


@contextmanager
def no_more_files() -> Iterator[None]:
    """Let this process open nothing."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    free = os.dup(0)
    os.close(free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


async def test_a_household_holds_only_so_many_silent_connections(
    listener: socket.socket,
) -> None:
    workers, loop = Workers(), asyncio.get_running_loop()
    porter = Porter(FEW, workers.take)
    porter.open(listener)
    with ExitStack() as stack:
        lines = [
            stack.enter_context(socket.create_connection(listener.getsockname()))
            for _ in range(4)
        ]
        for line in lines:
            line.setblocking(False)
        assert await loop.sock_recv(lines[3], 1) == b"", "one too many is closed"
        for line in lines[:3]:
            await loop.sock_sendall(line, WORDS)
        assert [await workers.heard.get() for _ in lines[:3]] == [WORDS] * 3
        await asyncio.gather(*porter.tasks)
        assert not porter.doorkeeper.open, "none is held any more"
    porter.shut(listener)


async def test_without_descriptors_the_porter_takes_a_breath(
    listener: socket.socket,
) -> None:
    workers, loop = Workers(), asyncio.get_running_loop()
    porter = Porter(FEW, workers.take)
    with closing(socket.create_connection(listener.getsockname())) as line:
        line.sendall(WORDS)
        with capture_logs() as logs, no_more_files():
            porter.open(listener)
            for _ in range(10):  # turns of the loop
                await asyncio.sleep(0)
            assert not loop.remove_reader(listener), "it would only be told again"
        assert [each["event"] for each in logs] == ["no room for connections"]
        assert await workers.heard.get() == WORDS
    porter.shut(listener)
