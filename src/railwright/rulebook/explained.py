"""What the rules page of a game is made of, besides its sentences."""

from dataclasses import dataclass

from railwright.games import GAMES, Game, load_map
from railwright.maps import Map
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
    return explained(GAMES[game], load_map(game))


def explained(game: Game, board: Map) -> RulesPage:
    """The rules page of a game on a board, which need not be its own."""
    parts: dict[str, list[str]] = {part: [] for part in parts_of(game, board)}
    for rule in catalogue().rules_of(game.name):
        told = [part for part in rule.parts if part in parts]
        for part in told[:1]:
            parts[part].append(rule.id)
    return RulesPage(parts, figures_of(game, board), lists_of(game, board))
