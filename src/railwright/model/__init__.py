"""Games for people: matches, actions as values and as text, records."""

from railwright.model.match import Deal, Match, new_game
from railwright.model.notation import format_action, parse_action
from railwright.model.record import record, replay

__all__ = [
    "Deal",
    "Match",
    "format_action",
    "new_game",
    "parse_action",
    "record",
    "replay",
]
