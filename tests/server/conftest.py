from collections.abc import Iterator

import pytest
from tests.server.running import Person, ServerProcess, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not stop it."""
    with running(tmp_path_factory.mktemp("server")) as process:
        yield process


@pytest.fixture
def anna(server: ServerProcess) -> Iterator[Person]:
    person = Person(server)
    yield person
    person.close()


@pytest.fixture
def ben(server: ServerProcess) -> Iterator[Person]:
    person = Person(server)
    yield person
    person.close()
