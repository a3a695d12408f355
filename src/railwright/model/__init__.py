"""Games for people: matches, actions as values and as text."""

from railwright.model.match import Match, new_game
from railwright.model.notation import format_action, parse_action

__all__ = ["Match", "format_action", "new_game", "parse_action"]
