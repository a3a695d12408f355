"""The core stands alone: it imports the standard library and what mypyc needs."""

import ast
import sys
from pathlib import Path

import pytest

from railwright.core import board

ALLOWED = sys.stdlib_module_names | {"librt", "mypy_extensions"}
SOURCES = sorted(Path(board.__file__).parent.glob("*.py"))


def imported(source: str) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            names.add(node.module or "")
    return names


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_the_core_imports_only_what_it_may(path: Path) -> None:
    for name in imported(path.read_text(encoding="utf-8")):
        package = name.partition(".")[0]
        assert package in ALLOWED or name.startswith("railwright.core"), name


def test_an_import_of_something_else_would_be_seen() -> None:
    assert imported("import click\nfrom rich.table import Table") == {
        "click",
        "rich.table",
    }
