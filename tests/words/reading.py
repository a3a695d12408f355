"""The Fluent files as trees, for tests that compare them."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "src" / "railwright" / "words"
PARTS = tuple(sorted(path.stem for path in (FOLDER / "en").glob("*.ftl")))


@cache
def entries(language: str, part: str) -> list[ast.EntryType]:
    """Everything in one file."""
    text = (FOLDER / language / f"{part}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text).body


@cache
def messages(language: str, part: str) -> dict[str, ast.Message]:
    """The messages of one file by their names."""
    found = [each for each in entries(language, part) if isinstance(each, ast.Message)]
    return {message.id.name: message for message in found}


class _Reader(Visitor):
    """Collects what a message consists of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """What a message quotes needs its values, too."""
        quoted = [messages("en", part).get(node.id.name) for part in PARTS]
        for message in filter(None, quoted):
            self.variables |= variables(message)
            self.choices |= choices(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.add(node.value.strip())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {_key(variant) for variant in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _read(message: ast.Message) -> _Reader:
    reader = _Reader()
    reader.visit(message)
    return reader


def variables(message: ast.Message) -> set[str]:
    """The values that a message needs, those it chooses by included."""
    return _read(message).variables


def choices(message: ast.Message) -> dict[str, set[str]]:
    """The values that a message chooses by, and what it knows of each."""
    return _read(message).choices


def texts(message: ast.Message) -> set[str]:
    """The plain texts in a message."""
    return _read(message).texts


def texts_of(language: str, *parts: str) -> set[str]:
    """The plain texts of some files."""
    found = [texts(m) for part in parts for m in messages(language, part).values()]
    return set().union(*found)
