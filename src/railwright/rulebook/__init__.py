"""The rules of all games, numbered: the one source of rule ids."""

from railwright.rulebook.catalogue import (
    Catalogue,
    catalogue,
    read_catalogue,
    texts,
)
from railwright.rulebook.clauses import Entry, OptionRow, Rule, Ruling, Scenario
from railwright.rulebook.explained import RulesPage, own_words, rules_page
from railwright.rulebook.markdown import CatalogueError

__all__ = [
    "Catalogue",
    "CatalogueError",
    "Entry",
    "OptionRow",
    "Rule",
    "RulesPage",
    "Ruling",
    "Scenario",
    "catalogue",
    "own_words",
    "read_catalogue",
    "rules_page",
    "texts",
]
