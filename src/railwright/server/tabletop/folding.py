"""Long logs are folded in pieces: others have their turn in between."""

import asyncio
from collections.abc import Sequence

from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.shared_table import SharedTable

TOGETHER = 32
"""Entries that are folded together, in a few milliseconds."""


async def folded(table: str, log: Sequence[AnyEntry]) -> SharedTable:
    """The table that a whole log tells of."""
    begun = SharedTable.of(table, log[:TOGETHER])
    for at in range(TOGETHER, len(log), TOGETHER):
        await asyncio.sleep(0)
        for entry in log[at : at + TOGETHER]:
            begun.apply(entry)
    return begun
