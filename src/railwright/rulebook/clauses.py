"""What the catalogue is made of: rules, rulings, scenarios and options."""

import re
from dataclasses import dataclass
from typing import TypeAlias

NONE = "\N{EN DASH}"
"""What stands in a table where there is nothing to say."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement of the rules, with the games it applies to and where it is from."""

    id: str
    title: str
    text: str
    games: tuple[str, ...]
    parts: tuple[str, ...]
    """Where a rules page tells it: in the first of these parts that the page has."""
    source: str
    """The rulebooks and their headings, a ruling, or "derived"; empty for USA."""
    example: str
    scope: str
    """How the catalogue words the games, with the reason where it gives one."""
    heading: str

    @property
    def full_text(self) -> str:
        """Everything the catalogue says in this entry, for reading and searching."""
        return f"{self.title} {self.text} {self.scope} {self.source} {self.example}"


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question the rulebooks leave open, and how Railwright answers it."""

    id: str
    title: str
    text: str
    """What stands beside the title; mostly nothing."""
    texts: str
    """What the rulebooks say."""
    analysis: str
    outside: str
    """What is known from elsewhere; it never overrules a rulebook."""
    ruling: str
    reason: str
    option: str
    """Whether a table may decide otherwise, and by which option."""
    heading: str

    @property
    def full_text(self) -> str:
        """Everything the catalogue says in this entry, for reading and searching."""
        said = (self.title, self.text, self.texts, self.analysis, self.outside)
        return " ".join((*said, self.ruling, self.reason, self.option))


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position, what is tried in it, and what must come of it."""

    id: str
    games: tuple[str, ...]
    setup: str
    action: str
    expected: str
    rules: tuple[str, ...]
    """The ids of the rules and rulings that it shows."""
    same_as: str
    """The id of the scenario that a set-up beginning with "same" goes on from."""
    heading: str

    @property
    def title(self) -> str:
        """The scenario in short."""
        return ": ".join(part for part in (self.setup, self.action) if part != NONE)

    @property
    def refusals(self) -> tuple[str, ...]:
        """The codes of the refusals that are expected."""
        return tuple(re.findall(r"REFUSED\((\w+)\)", self.expected))

    @property
    def full_text(self) -> str:
        """Everything the catalogue says in this entry, for reading and searching."""
        return " ".join((self.setup, self.action, self.expected, *self.rules))


@dataclass(frozen=True, slots=True)
class OptionRow:
    """An option as the table of the rulings sums it up."""

    name: str
    default: str
    values: tuple[str, ...]
    """What may be chosen, the default first."""
    question: str
    """The id of the ruling."""


Entry: TypeAlias = Rule | Ruling | Scenario
