from collections.abc import Callable, Iterator

import pytest
from tests.server.running import Person, ServerProcess, running

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


@pytest.fixture
def visit(server: ServerProcess) -> Iterator[Visit]:
    """Lets people come, who leave when the test is over."""
    people: list[Person] = []

    def come(secret: str | None = None) -> Person:
        people.append(Person(server, secret))
        return people[-1]

    yield come
    for person in people:
        person.close()


@pytest.fixture
def anna(visit: Visit) -> Person:
    return visit()


@pytest.fixture
def ben(visit: Visit) -> Person:
    return visit()
