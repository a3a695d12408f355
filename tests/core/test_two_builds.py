"""The compiled core and the same sources interpreted give the same answers."""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import railwright
from railwright.core import board as core_board

PROGRAM = """
import hashlib, sys
from railwright.core import board
from railwright import NAMES, load_map
assert board.__file__.endswith(".py"), board.__file__
digest = hashlib.sha256()
for name in NAMES:
    numbers = load_map(name).board
    for city in range(numbers.cities):
        digest.update(repr(numbers.distances([city])).encode())
print(digest.hexdigest())
"""


@pytest.fixture(scope="session")
def pure_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without its compiled parts."""
    package = Path(railwright.__file__).parent
    copy = tmp_path_factory.mktemp("pure")
    shutil.copytree(
        package,
        copy / "railwright",
        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
    )
    return copy


def test_distances_agree_in_both_builds(pure_path: Path) -> None:
    if core_board.__file__.endswith(".py"):
        pytest.skip("the core is not compiled here: there is no C compiler")
    digest = hashlib.sha256()
    for name in railwright.NAMES:
        numbers = railwright.load_map(name).board
        for city in range(numbers.cities):
            digest.update(repr(numbers.distances([city])).encode())

    pure = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={"PYTHONPATH": str(pure_path)},
        check=True,
        capture_output=True,
        text=True,
    )

    assert pure.stdout.strip() == digest.hexdigest()
