"""What is changed in a store behind the back of servers."""

import asyncio
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from tests.server.postgres import Cluster
from tests.server.store.examples import ANNA, BEN, NOON, SUMMARY, hand_over, proof

from railwright.server.store import (
    Conflict,
    ImportedRecord,
    Store,
    WholeLog,
    open_store,
    sqlite,
)
from railwright.server.store.connection import Row
from railwright.server.store.kept_calls import CALLS_KEPT
from railwright.server.store.sqlite import SqliteConnection

pytestmark = pytest.mark.anyio


async def bodies(store: Store, table: str) -> list[bytes]:
    return [entry.body for entry in await store.read(table)]


async def test_a_log_is_rewritten_whole_and_only_if_nobody_has_appended(
    store: Store,
) -> None:
    await store.append("oslo", 0, [b"one", b"two", b"three"], SUMMARY, {0: ANNA.id})
    new = WholeLog([b"1", b"2"], SUMMARY._replace(game="usa"), {1: BEN.id})
    with pytest.raises(Conflict):
        await store.rewrite("oslo", 2, new, "missed")
    assert await bodies(store, "oslo") == [b"one", b"two", b"three"]

    await store.rewrite("oslo", 3, new, "done")
    assert await bodies(store, "oslo") == [b"1", b"2"]
    listing = await store.listing("oslo")
    assert listing
    assert (listing.last, listing.summary.game) == (2, "usa")
    assert await store.tables_of(ANNA.id) == []
    assert [each.table for each in await store.tables_of(BEN.id)] == ["oslo"]
    assert await store.append("oslo", 2, [b"3"], SUMMARY) == 3
    assert await store.calls_after(0) == [(1, "done")]


async def test_whoever_erases_while_somebody_reads_keeps_nobody_from_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup reads for long; every stranger may have their data erased meanwhile."""
    monkeypatch.setattr(sqlite, "SCRUBS", 1_000)
    file = tmp_path / "railwright.sqlite"
    store = await open_store(str(file))
    await store.append("oslo", 0, [b"Anna of Bergen"], SUMMARY)
    with closing(SqliteConnection(file)) as reading:
        reading.do(*reading.SNAPSHOT)
        assert reading.execute("SELECT count(*) FROM entries", {}) == [(1,)]
        await store.remove_table("oslo", "gone")
        erasing = asyncio.create_task(store.scrub())
        for number in range(20):
            await store.append("bergen", number, [b"a move"], SUMMARY)
        assert not erasing.done(), "the writes did not wait for it"
        reading.do("COMMIT")
    await erasing
    assert not holds(tmp_path, b"Anna of Bergen")
    await store.close()


def holds(folder: Path, words: bytes) -> bool:
    """Whether a file in a folder has some words in it."""
    return any(words in file.read_bytes() for file in folder.iterdir())


async def test_a_long_log_is_rewritten_in_few_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each step has to wait for the threads that play."""
    steps: list[str] = []
    done = SqliteConnection._done  # noqa: SLF001 - whatever asks SQLite goes by it

    def noted(self: SqliteConnection, sql: str, values: object) -> list[Row]:
        steps.append(sql)
        return done(self, sql, values)  # type: ignore[arg-type]  # as it came

    store = await open_store(str(tmp_path / "railwright.sqlite"))
    await store.append("oslo", 0, [b"made"], SUMMARY)
    bodies_ = [b"%d" % number for number in range(1000)]
    monkeypatch.setattr(SqliteConnection, "_done", noted)
    await store.rewrite("oslo", 1, WholeLog(bodies_, SUMMARY, {0: ANNA.id}), "done")

    # 256 rows three times, then 128, 64, 32 and 8 of the 1,000.
    assert sum("INTO entries" in step for step in steps) == 7
    assert await bodies(store, "oslo") == bodies_
    await store.close()


async def test_whoever_moves_does_not_wait_for_a_long_log(postgres: Cluster) -> None:
    address = postgres.new_database()
    store = await open_store(address)
    for table in ("oslo", "bergen", "narvik"):
        await store.append(table, 0, [b"made"], SUMMARY)
    long = WholeLog([b"entry"] * 1000, SUMMARY, {})
    await asyncio.gather(
        store.append("bergen", 1, [b"on"], SUMMARY),
        store.append("narvik", 1, [b"on"], SUMMARY),
        store.rewrite("oslo", 1, long, "done"),
    )
    with psycopg.connect(address) as connection:
        rows = connection.execute("SELECT id, xmin::text FROM railwright.tables")
        by = {str(table): transaction for table, transaction in rows.fetchall()}
    assert by["bergen"] == by["narvik"] != by["oslo"]
    await store.close()


async def test_a_table_goes_with_all_that_belongs_to_it(store: Store) -> None:
    for table in ("oslo", "bergen"):
        await store.append(table, 0, [b"made"], SUMMARY, {0: ANNA.id})
        await store.lease([table], "north", 60)
    await store.add_identity(ANNA, proof(ANNA))
    await store.offer(hand_over(NOON + 5), NOON)

    assert not await store.remove_table("oslo", "kept", before=NOON)
    assert await store.remove_table("oslo", "gone", before=NOON + 1)
    assert not await store.remove_table("oslo", "again")
    assert await store.listing("oslo") is None
    assert await bodies(store, "oslo") == []
    assert await store.redeem(hand_over(NOON + 5).hash, NOON) is None
    assert await bodies(store, "bergen") == [b"made"]
    assert [each.table for each in await store.tables_of(ANNA.id)] == ["bergen"]
    assert await store.calls_after(0) == [(1, "gone")]


async def test_who_is_named_in_a_log_is_found(store: Store) -> None:
    await store.append("oslo", 0, [b'{"player":"anna-id"}'], SUMMARY)
    await store.append("bergen", 0, [b"\0\xff", b"anna-i d"], SUMMARY)
    await store.append("narvik", 0, [b"x", b"\xffanna-id\xff", b"anna-id"], SUMMARY)
    assert sorted(await store.mentions("anna-id")) == ["narvik", "oslo"]
    assert await store.mentions("zoe-id") == []


async def test_what_is_forbidden_is_allowed_again(store: Store) -> None:
    await store.sanction(ANNA.id, "ban", NOON, "banned")
    await store.sanction(ANNA.id, "ban", NOON + 1, "banned")
    await store.sanction(ANNA.id, "mute", NOON, "muted")
    assert await store.sanctions_of(ANNA.id) == {"ban", "mute"}
    await store.sanction(ANNA.id, "ban", None, "lifted")
    assert await store.sanctions_of(ANNA.id) == {"mute"}
    assert await store.sanctions_of(BEN.id) == set()


async def test_an_identity_is_forgotten(store: Store) -> None:
    for each in (ANNA, BEN):
        await store.add_identity(each, proof(each))
        record = ImportedRecord(f"r-{each.id}", each.id, "usa", "game usa", NOON)
        await store.add_record(record)
    assert [each.kind for each in await store.credentials_of(ANNA.id)] == ["browser"]
    await store.forget_person(ANNA.id, "gone")
    assert await store.identity(ANNA.id) is None
    assert await store.credentials_of(ANNA.id) == []
    assert await store.records_of(ANNA.id) == []
    assert await store.identity(BEN.id) == BEN
    assert [each.id for each in await store.records_of(BEN.id)] == ["r-ben-id"]
    await store.revoke(BEN.id, "revoked")
    assert await store.identity_by(proof(BEN).hash) is None


async def test_what_nobody_uses_is_forgotten_after_its_time(store: Store) -> None:
    bot = proof(BEN)._replace(kind="bot")
    await store.add_identity(ANNA, proof(ANNA))
    await store.add_identity(BEN, bot)
    await store.append("oslo", 0, [b"made"], SUMMARY, {0: ANNA.id})
    later = SUMMARY._replace(activity=NOON + 9)
    await store.append("bergen", 0, [b"made"], later)
    await store.add_record(ImportedRecord("r1", "zoe", "usa", "game usa", NOON))

    await store.forget_unused(NOON + 5)
    assert await store.record("r1") is None
    assert await store.identity(ANNA.id) == ANNA  # she sits somewhere
    assert await store.outdated(NOON + 5) == ["oslo"]
    await store.remove_table("oslo", "gone")
    await store.forget_unused(NOON)
    assert await store.identity(ANNA.id) == ANNA  # she came later
    await store.forget_unused(NOON + 5)
    assert await store.identity(ANNA.id) is None
    assert await store.identity(BEN.id) == BEN  # tokens of bots stay


async def test_only_the_latest_calls_are_kept_and_none_twice(store: Store) -> None:
    assert await store.last_call() == 0
    for _ in range(3):
        await store.sanction(ANNA.id, "mute", None, "called")
    assert await store.calls_after(1) == [(2, "called"), (3, "called")]
    assert await store.last_call() == 3
    assert CALLS_KEPT > 100


async def test_calls_at_the_same_moment_are_all_numbered(
    store: Store, address: str
) -> None:
    """A server bans people while another writes tables anew."""
    other = await open_store(address)
    new = WholeLog([b"1"], SUMMARY, {})
    tables = [f"table {number}" for number in range(20)]
    for table in tables:
        await store.append(table, 0, [b"made"], SUMMARY)

    async def ban() -> None:
        for table in tables:
            entered = store.append(table, 1, [b"on"], SUMMARY)
            banned = store.sanction(ANNA.id, "mute", NOON, "banned")
            await asyncio.gather(entered, banned, return_exceptions=True)
            await store.sanction(BEN.id, "mute", NOON, "banned")

    async def renew() -> None:
        for table in tables:
            try:
                await other.rewrite(table, 1, new, "rewritten")
            except Conflict:
                await other.rewrite(table, 2, new, "rewritten")

    await asyncio.gather(ban(), renew())
    called = await other.calls_after(0)
    assert [number for number, _ in called] == list(range(1, 61))
    assert sorted(words for _, words in called) == ["banned"] * 40 + ["rewritten"] * 20
    await other.close()


async def test_all_tables_are_listed_also_private_ones(store: Store) -> None:
    hidden = SUMMARY._replace(is_listed=False, is_archived=True, activity=NOON + 1)
    await store.append("oslo", 0, [b"made"], SUMMARY)
    await store.append("bergen", 0, [b"made"], hidden)
    found = await store.all_tables(1)
    assert [each.table for each in found] == ["bergen"]
    found = await store.all_tables(5, found[0].place)
    assert [each.table for each in found] == ["oslo"]
