"""Games for people: matches, actions and events, views, text, records, results."""

from railwright.model.events import Event, seen_by
from railwright.model.match import Match, new_game
from railwright.model.notation import format_action, parse_action
from railwright.model.position import format_position
from railwright.model.position_reader import read_position
from railwright.model.record import record, replay
from railwright.model.result import Result
from railwright.model.table import Deal
from railwright.model.view import View

__all__ = [
    "Deal",
    "Event",
    "Match",
    "Result",
    "View",
    "format_action",
    "format_position",
    "new_game",
    "parse_action",
    "read_position",
    "record",
    "replay",
    "seen_by",
]
