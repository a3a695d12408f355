"""The rules of all games, numbered: the one source of rule ids."""

from railwright.rulebook.catalogue import (
    Catalogue,
    catalogue,
    page_faults,
    read_catalogue,
    texts,
)
from railwright.rulebook.clauses import Entry, OptionRow, Rule, Ruling, Scenario
from railwright.rulebook.explained import RulesPage, explained, rules_page
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
    "explained",
    "page_faults",
    "read_catalogue",
    "rules_page",
    "texts",
]
