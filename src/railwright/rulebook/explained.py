"""What the rules page of a game is made of, besides its sentences."""

from dataclasses import dataclass

from railwright.games import GAMES, load_map
from railwright.rulebook.catalogue import catalogue
from railwright.rulebook.figures import Figure, ListItem, figures_of, lists_of
from railwright.rulebook.outline import parts_of


@dataclass(frozen=True, slots=True)
class RulesPage:
    """The rules of a game, ready to be put into words."""

    parts: dict[str, list[str]]
    """Its parts in order, each with the ids of the rules that it tells."""
    figures: dict[str, Figure]
    lists: dict[str, list[ListItem]]


def rules_page(game: str) -> RulesPage:
    """The rules page of a game."""
    value, board = GAMES[game], load_map(game)
    parts: dict[str, list[str]] = {part: [] for part in parts_of(value, board)}
    for rule in catalogue().rules_of(game):
        told = [part for part in rule.parts if part in parts]
        for part in told[:1]:
            parts[part].append(rule.id)
    return RulesPage(parts, figures_of(value, board), lists_of(value, board))
