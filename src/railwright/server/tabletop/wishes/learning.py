"""What goes on by itself in a lesson."""

from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.wishes.moving import tried


def recite(table: SharedTable, now: int) -> list[AnyEntry]:
    """What happens by itself in a lesson, if anything does."""
    cue = table.cue
    if cue is None or cue.is_learners:
        return []
    return [tried(table, cue.seat, cue.action, now, "")]
