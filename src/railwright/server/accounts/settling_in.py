"""A guest who signs in: the tables of this device come along."""

from typing import NamedTuple

from railwright.server.living.node_tables import Decide, Tables
from railwright.server.store import FIRST, Store
from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable


class Brought(NamedTuple):
    """At how many tables a guest's seats were given away, and at how many not."""

    moved: int
    left: int


async def bring_seats(
    store: Store, tables: Tables, guest: str | None, account: str
) -> Brought:
    """Give all seats of a guest to an account.

    Done again after a crash, it goes on where it was. A table that cannot be read is
    left as it is.
    """
    moved, left, place = 0, 0, FIRST
    if guest is None:
        return Brought(moved, left)
    while rows := await store.tables_of(guest, after=place):
        place = rows[-1].place
        for row in rows:
            try:
                await tables.wish(row.table, _moving(guest, account))
                moved += 1
            except Refusal:
                left += 1
    return Brought(moved, left)


def _moving(guest: str, account: str) -> Decide:
    def decide(table: SharedTable, now: int) -> list[AnyEntry]:
        seats = table.seats_of(guest)
        return [
            entry
            for seat in seats
            for entry in wishes.hand_over(table, guest, account, seat, now)
        ]

    return decide
