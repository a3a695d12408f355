"""Several servers on one PostgreSQL, and one that comes back."""

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from typing import Any

import psycopg
import pytest
from tests.server.postgres import QUICK, Cluster, cluster
from tests.server.running import PATIENCE
from tests.server.store.examples import SUMMARY

from railwright.server.store import Change, Store, Unavailable, open_store
from railwright.server.store import postgres as postgres_store
from railwright.server.store.changes import Changes
from railwright.server.store.notify import DatabaseListener
from railwright.server.store.postgres import SETTINGS

pytestmark = pytest.mark.anyio


@pytest.fixture
def mortal() -> Iterator[Cluster]:
    """A database server that a test may stop."""
    with cluster(*QUICK) as made:
        yield made


async def first_of(changes: AsyncIterator[Change], table: str | None) -> Change:
    """The next change of one table."""
    async for change in changes:
        if change.table == table:
            return change
    raise AssertionError("changes do not end")


async def test_a_server_hears_what_another_appends(postgres: Cluster) -> None:
    address = postgres.new_database()
    north, south = await open_store(address), await open_store(address)

    async with south.changes() as changes:
        await north.append("oslo", 0, [b"made", b"joined"], SUMMARY)
        assert await first_of(changes, "oslo") == Change("oslo", 2)
        assert len(await south.read("oslo")) == 2
        await south.append("oslo", 2, [b"answered"], SUMMARY)
    assert await north.lasts(["oslo"]) == {"oslo": 3}

    await north.close()
    await south.close()


async def test_a_server_that_hangs_stops_only_the_table_it_hangs_at(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry = "SET lock_timeout TO '100ms'"
    monkeypatch.setattr(postgres_store, "SETTINGS", (*SETTINGS, hurry))
    address = postgres.new_database()
    store = await open_store(address)
    tables = ["oslo", "bergen", "narvik"]

    async def append(table: str, after: int) -> int | Unavailable:
        try:
            return await store.append(table, after, [b"entry"], SUMMARY)
        except Unavailable as error:
            return error

    for table in tables:
        await append(table, 0)
    with psycopg.connect(address) as hanging:
        hanging.execute("UPDATE railwright.tables SET last = 1 WHERE id = 'oslo'")
        outcomes = await asyncio.gather(*(append(table, 1) for table in tables))
        hanging.rollback()

    assert isinstance(outcomes[0], Unavailable)
    assert outcomes[1:] == [2, 2]
    assert await append("oslo", 1) == 2
    await store.close()


async def restarted(store: Store, made: Cluster) -> None:
    made.stop()
    with pytest.raises(Unavailable):
        await store.append("oslo", 1, [b"lost"], SUMMARY)
    with pytest.raises(Unavailable):
        await store.read("oslo")
    made.start()


async def test_a_store_goes_on_after_its_database_was_away(mortal: Cluster) -> None:
    store = await open_store(mortal.new_database())
    await store.append("oslo", 0, [b"made"], SUMMARY)

    async with store.changes() as changes:
        await restarted(store, mortal)
        # Nobody knows what was missed meanwhile.
        assert await first_of(changes, None) == Change(None, 0)
        assert await store.append("oslo", 1, [b"on"], SUMMARY) == 2
        assert await first_of(changes, "oslo") == Change("oslo", 2)

    assert [entry.body for entry in await store.read("oslo")] == [b"made", b"on"]
    await store.close()


async def test_a_restart_between_two_appends_is_not_even_noticed(
    mortal: Cluster,
) -> None:
    store = await open_store(mortal.new_database())
    await store.append("oslo", 0, [b"made"], SUMMARY)
    await store.read("oslo")

    mortal.stop()
    mortal.start()

    assert await store.append("oslo", 1, [b"on"], SUMMARY) == 2
    assert len(await store.read("oslo")) == 2
    await store.close()


async def test_what_a_dead_server_held_is_taken_over_at_once(
    postgres: Cluster,
) -> None:
    """Its line is cut, as when its process was killed."""
    address = postgres.new_database()
    north, south = await open_store(address), await open_store(address)
    await north.enter("north")
    await south.enter("south")
    assert await north.lease(["oslo"], "north", 600) == {"oslo"}
    assert await south.lease(["oslo"], "south", 600) == set()

    await north.close()
    async with asyncio.timeout(PATIENCE):
        while not await south.lease(["oslo"], "south", 600):
            continue  # until the database has noticed
    await south.close()


async def test_a_listener_that_cannot_begin_leaves_no_connection(
    postgres: Cluster,
) -> None:
    """It would be warned of when it is forgotten, which is a failure here."""
    nobody: Any = object()  # no text, so that the last statement fails
    listener = DatabaseListener(postgres.new_database(), Changes(), print)

    with pytest.raises(psycopg.ProgrammingError):
        await listener.enter(nobody)
    del listener
    gc.collect()


async def test_a_server_that_finds_its_database_again_still_lives(
    mortal: Cluster,
) -> None:
    address = mortal.new_database()
    north, south = await open_store(address), await open_store(address)
    await north.enter("north")
    async with north.changes() as changes:
        mortal.stop()
        mortal.start()
        await first_of(changes, None)
    assert await north.lease(["oslo"], "north", 600) == {"oslo"}
    assert await south.lease(["oslo"], "south", 600) == set()
    await north.close()
    await south.close()
