from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from tests.server.running import Person, ServerProcess, closed_in_the_end, running

from railwright.server.node import Node
from railwright.server.plumbing.settings import ServerSettings

Visit = Callable[..., Person]


@pytest.fixture
def anyio_backend() -> str:
    """The event loop of tests that are asynchronous: that of the server."""
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not stop it."""
    with running(tmp_path_factory.mktemp("server"), "--coach", "4") as process:
        yield process


@pytest.fixture(autouse=True)
def _nothing_stays_open() -> Iterator[None]:
    """What a failed test leaves open would fail another one."""
    with closed_in_the_end():
        yield


@pytest.fixture
def visit(server: ServerProcess) -> Visit:
    """Lets people come."""
    return partial(Person, server)


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    """A server without its door, in the process of the test."""
    made = await Node.open(ServerSettings(str(tmp_path / "railwright.sqlite"), pace=0))
    yield made
    await made.stop()


@pytest.fixture
def anna(visit: Visit) -> Person:
    return visit()


@pytest.fixture
def ben(visit: Visit) -> Person:
    return visit()
