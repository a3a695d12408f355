"""The messages of a Fluent file: where each stands, and what it asks for."""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from railwright.errors import Defect
from railwright.suggestions import did_you_mean

FUNCTIONS = frozenset({"NUMBER", "DATETIME"})
"""The functions of every Fluent reader."""
_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How a message or a term begins; no other line has this at its left edge."""


@dataclass(frozen=True, slots=True)
class Use:
    """Something that a message asks for, and on which line it does."""

    name: str
    line: int


@dataclass(frozen=True, slots=True)
class Message:
    """A message or, with a dash before its name, a term."""

    name: str
    line: int
    values: tuple[Use, ...]
    """The values that it shows or chooses by: `$n`."""
    references: tuple[Use, ...]
    """The messages and terms that it inserts, each once for every place."""
    functions: tuple[Use, ...]


def names_in(text: str) -> list[str]:
    """The names of the messages and terms of a text that is Fluent throughout.

    A hundred times faster than reading what they say.
    """
    return _BEGINNING.findall(text)


def messages_in(text: str) -> list[Message]:
    """The messages and terms of a text in their order; what is not Fluent is left."""
    return [
        _message(entry, text)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, (fluent.Message, fluent.Term))
    ]


def doubled(messages: Iterable[Message]) -> Iterator[Defect]:
    """The messages that were there before; the last one would count."""
    first: dict[str, int] = {}
    for each in messages:
        if each.name in first:
            text = f'"{each.name}" is on line {first[each.name]} already'
            yield Defect(each.line, f"{text}; remove one of them")
        first.setdefault(each.name, each.line)


def unknown(uses: Iterable[Use], known: Collection[str]) -> Iterator[Use]:
    """What is used and not known."""
    return (each for each in uses if each.name not in known)


def misused(kind: str, uses: Iterable[Use], known: Collection[str]) -> Iterator[Defect]:
    """What is used and not known, with what could be meant."""
    for each in unknown(uses, known):
        hint = did_you_mean(each.name, known)
        yield Defect(each.line, f"unknown {kind}{each.name}{hint}")


def _message(entry: fluent.Message | fluent.Term, text: str) -> Message:
    used = _Uses(text)
    used.visit(entry)
    dash = "-" if isinstance(entry, fluent.Term) else ""
    return Message(
        f"{dash}{entry.id.name}",
        used.line(entry),
        tuple(used.values),
        tuple(used.references),
        tuple(used.functions),
    )


class _Uses(Visitor):
    """Collects what a message asks for."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.values: list[Use] = []
        self.references: list[Use] = []
        self.functions: list[Use] = []

    def line(self, node: fluent.SyntaxNode) -> int:
        """The line on which a part of the text begins."""
        return self.text.count("\n", 0, node.span.start if node.span else 0) + 1

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - as Fluent has it
        """Note a value."""
        self.values.append(Use(node.id.name, self.line(node)))

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - likewise
        """Note a message."""
        self.references.append(Use(node.id.name, self.line(node)))

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802 - likewise
        """Note a term; its arguments are its own."""
        self.references.append(Use(f"-{node.id.name}", self.line(node)))

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802 - likewise
        """Note a function, and what it is about."""
        self.functions.append(Use(node.id.name, self.line(node)))
        self.generic_visit(node)
