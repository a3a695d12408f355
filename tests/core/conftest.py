"""The same package in both builds."""

import shutil
from pathlib import Path

import pytest
from tests.core.payment_bench import TABLES, Bench

import railwright
from railwright.core import board


@pytest.fixture(scope="session")
def many() -> int:
    """How many random cases are compared with a slow oracle; interpreted, fewer."""
    return 1_000 if board.__file__.endswith(".py") else 10_000


@pytest.fixture(scope="session")
def compiled_path() -> Path:
    """Where the package lies whose core is compiled."""
    if board.__file__.endswith(".py"):
        pytest.skip("the core is not compiled here: there is no C compiler")
    return Path(railwright.__file__).parents[1]


@pytest.fixture(scope="session")
def pure_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without its compiled parts."""
    copy = tmp_path_factory.mktemp("pure")
    shutil.copytree(
        Path(railwright.__file__).parent,
        copy / "railwright",
        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
    )
    return copy


@pytest.fixture(params=TABLES)
def bench(request: pytest.FixtureRequest) -> Bench:
    """Random payments for each game."""
    return Bench(request.param)
