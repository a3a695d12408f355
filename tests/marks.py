"""The rules that tests name, read from their source."""

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
FILES = sorted(TESTS.rglob("*.py"))


def marked(source: str) -> Iterator[tuple[int, str]]:
    """The ids in `pytest.mark.rule("...")` and `case("...", ...)`, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        if _is_rule_mark(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield node.lineno, str(argument.value)
        elif isinstance(node.func, ast.Name) and node.func.id == "case":
            ids = node.args[0]
            if isinstance(ids, ast.Constant):
                yield from ((node.lineno, each) for each in str(ids.value).split())


def _is_rule_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
