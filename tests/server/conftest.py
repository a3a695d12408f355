from collections.abc import Callable, Iterator
from functools import partial

import pytest
from tests.server.running import Person, ServerProcess, closed_in_the_end, running

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
def anna(visit: Visit) -> Person:
    return visit()


@pytest.fixture
def ben(visit: Visit) -> Person:
    return visit()
