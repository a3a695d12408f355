"""Every rule that a test names is one of the catalogue."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from railwright.rules import catalogue

TESTS = Path(__file__).parents[1]
FILES = sorted(TESTS.rglob("*.py"))


def marked(source: str) -> Iterator[tuple[int, str]]:
    """The ids in `pytest.mark.rule("...")`, each with its line."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not _is_rule_mark(node.func):
            continue
        for argument in node.args:
            if isinstance(argument, ast.Constant):
                yield node.lineno, str(argument.value)


def _is_rule_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS)))
def test_marked_rules_are_in_the_catalogue(path: Path) -> None:
    known = catalogue().entries
    unknown = [
        f"line {line}: {ident}"
        for line, ident in marked(path.read_text(encoding="utf-8"))
        if ident not in known
    ]

    assert unknown == []


def test_marks_are_found_in_every_form() -> None:
    source = """
@pytest.mark.rule("C-01", "E-02")
def test_one(): ...
CASE = pytest.param(1, marks=[pytest.mark.rule("X-999")])
pytestmark = pytest.mark.rule("Q-03")
@pytest.mark.slow
def test_two(): rule("no mark")
"""

    assert sorted(marked(source)) == [
        (2, "C-01"),
        (2, "E-02"),
        (4, "X-999"),
        (5, "Q-03"),
    ]


def test_marks_are_used() -> None:
    named = {
        ident for path in FILES for _, ident in marked(path.read_text(encoding="utf-8"))
    }

    assert "E-03" in named
