"""How much of each kind a log takes, so that nobody fills the disk at one table."""

from collections.abc import Sequence

from railwright.server.tabletop.entries import (
    Acted,
    AnyEntry,
    Archived,
    ChatSaid,
    OrderFailed,
    Rematched,
    StoodIn,
)
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable

MOST = 1_000
"""Entries of one kind: names, undos, orders and whatever else people wish."""
MORE: dict[type[AnyEntry], int] = {Acted: 5_000, ChatSaid: 2_000}
"""Kinds of which there are more; whole games at random have up to 600 actions."""
OURS = (Archived, OrderFailed, Rematched, StoodIn)
"""What nobody wishes: it happens by itself, or once."""


def insist_on_room(table: SharedTable, entries: Sequence[AnyEntry]) -> None:
    """Refuse what there is too much of in the log already."""
    for entry in entries:
        kind = type(entry)
        if not isinstance(entry, OURS) and table.counts[kind] >= MORE.get(kind, MOST):
            text = "there is no room for more of this at this table"
            raise Refusal("LOG_FULL", text)
