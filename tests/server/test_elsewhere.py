"""A table that this node has in memory goes on at another one."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.logs import ID, opened, set_up, two_people

from railwright.server.living.node_tables import Tables
from railwright.server.store import Store, open_store
from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.messages import Act

pytestmark = pytest.mark.anyio


class Spectator:
    """Somebody who is told of everything."""

    player = None

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def has_choices(self, _table: str) -> bool:
        return False

    def tell(self, message: bytes) -> None:
        self.heard.append(message)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(str(tmp_path / "railwright.sqlite"))
    yield opened
    await opened.close()


def moved(table: SharedTable, now: int) -> list[AnyEntry]:
    """Whoever is to decide does something."""
    assert table.match
    [seat] = table.deciding
    action = Act(ID, seat, table.version, f"a{table.version}", "draw blind")
    return list(wishes.act(table, table.seats[seat].player or "", action, now))


async def gone_on(store: Store, entries: list[AnyEntry]) -> tuple[Tables, Tables]:
    """Two nodes: the first has seen a table, at which the second has moved."""
    here, there = Tables(store), Tables(store)
    await here.create(ID, entries)
    await there.wish(ID, moved)
    return here, there


async def test_a_table_that_nobody_here_follows_is_not_played_along(
    store: Store,
) -> None:
    here, there = await gone_on(store, opened(two_people()).entries)
    last = there.living[ID].told
    assert here.is_behind(ID, last)
    await here.catch_up(ID, last)
    assert here.living[ID].table is None
    assert not here.is_behind(ID, last + 1)
    table, _ = await here.look(ID)
    assert table.number == last


async def test_a_table_that_was_dropped_in_the_meantime_is_not_read_for_nobody(
    store: Store,
) -> None:
    here, there = await gone_on(store, opened(two_people()).entries)
    last, living = there.living[ID].told, here.living[ID]
    async with living.lock:
        both = asyncio.gather(here.catch_up(ID, last), here.catch_up(ID, last))
        await asyncio.sleep(0)  # both wait for the lock now
    await both
    assert living.table is None


async def test_what_is_written_elsewhere_is_told_to_those_who_follow_here(
    store: Store,
) -> None:
    here, there = await gone_on(store, opened(two_people()).entries)
    follower = Spectator()
    here.living[ID].followers.add(follower)
    await here.catch_up(ID, there.living[ID].told)
    assert [b'"events"' in message for message in follower.heard] == [True]


async def test_where_bots_of_ours_may_be_due_the_table_is_played_along(
    store: Store,
) -> None:
    log = set_up("nordic", "me easy")
    here, there = Tables(store), Tables(store)
    changed: list[int] = []
    here.on_change.append(lambda _, table: changed.append(table.number))
    await here.create(ID, log.entries)
    await there.wish(ID, lambda table, now: wishes.start(table, "anna", now))
    await here.catch_up(ID, there.living[ID].told)
    assert changed == [len(log.entries), there.living[ID].told]
