"""The rules pages of the client tell every rule of the catalogue."""

import re
from pathlib import Path

import pytest

from railwright.games import GAMES
from railwright.rulebook import catalogue

OUTLINE = Path(__file__).parents[2] / "web" / "src" / "rules" / "outline.ts"
NAMES = {game.letter: game.name for game in GAMES.values()}
PART = re.compile(r'part\(\s*"([\w-]+)",\s*(.+?),\s*"([^"]*)",?\s*\)')


def told(game: str) -> set[str]:
    """The rules in the parts that the page of a game has."""
    found: set[str] = set()
    for _, games, rules in PART.findall(OUTLINE.read_text(encoding="utf-8")):
        names = {NAMES[letter] for letter in re.findall(r"\b[ENSWU]\b", games)}
        if game in names or games == "ALL":
            found.update(rules.split())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_page_tells_every_rule_of_its_game(game: str) -> None:
    assert {rule.id for rule in catalogue().rules_of(game)} <= told(game)
