"""Both stores, each test with one of its own."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from tests.server.postgres import QUICK, Cluster, cluster

from railwright.server.store import Store, open_store


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster(*QUICK) as made:
        yield made


@pytest.fixture(params=["sqlite", "postgres"])
def new_address(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes addresses of stores that are empty."""
    if request.param == "postgres":
        made: Cluster = request.getfixturevalue("postgres")
        return made.new_database
    numbers = iter(range(100))
    return lambda: str(tmp_path / f"{next(numbers)}" / "railwright.sqlite")


@pytest.fixture
def address(new_address: Callable[[], str]) -> str:
    """The address of an empty store."""
    return new_address()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = await open_store(address)
    yield opened
    await opened.close()
