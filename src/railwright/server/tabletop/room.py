"""How much of each kind a log takes, so that nobody fills the disk at one table.

Nobody takes the room of others either: players and the host have room of their own,
and guests share what is left to them.
"""

from collections.abc import Sequence

from railwright.server.tabletop.entries import (
    Acted,
    AnyEntry,
    Archived,
    ChatSaid,
    OrderFailed,
    Rematched,
    Rewritten,
    StoodIn,
)
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable

MOST = 1_000
"""Entries of one kind, after which guests cause no more: names, colors and the like."""
MOST_OF_ONE = 300
"""Entries of one kind that one player or guest causes."""
MORE: dict[type[AnyEntry], int] = {Acted: 5_000, ChatSaid: 2_000}
"""Kinds of which there are more; whole games at random have up to 600 actions."""
MORE_OF_ONE: dict[type[AnyEntry], int] = {Acted: 5_000, ChatSaid: 1_000}
OURS = (Archived, OrderFailed, Rematched, Rewritten, StoodIn)
"""What nobody wishes: it happens by itself, or once."""


def insist_on_room(table: SharedTable, entries: Sequence[AnyEntry]) -> None:
    """Refuse what there is too much of in the log already."""
    for entry in entries:
        if not isinstance(entry, OURS) and not _has_room(table, entry):
            text = "there is no room for more of this at this table"
            raise Refusal("LOG_FULL", text)


def _has_room(table: SharedTable, entry: AnyEntry) -> bool:
    kind, count = type(entry), table.counts[type(entry)]
    most, most_of_one = MORE.get(kind, MOST), MORE_OF_ONE.get(kind, MOST_OF_ONE)
    if count < min(most, most_of_one):  # whoever has caused them all has room
        return True
    player = table.cause(entry)
    if table.caused[kind, player] >= most_of_one:
        return False
    is_shared = not table.is_known(player) or kind is Acted
    return not is_shared or count < most
