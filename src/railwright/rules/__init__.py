"""The rules of the five games, numbered: the one source of rule ids."""

from railwright.rules.catalogue import (
    PAGES,
    Catalogue,
    catalogue,
    read_catalogue,
)
from railwright.rules.entries import GAMES, Entry, Option, Rule, Ruling, Scenario
from railwright.rules.pages import CatalogueError

__all__ = [
    "GAMES",
    "PAGES",
    "Catalogue",
    "CatalogueError",
    "Entry",
    "Option",
    "Rule",
    "Ruling",
    "Scenario",
    "catalogue",
    "read_catalogue",
]
