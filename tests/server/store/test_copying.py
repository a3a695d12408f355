"""Everything of one store into another, of either kind."""

import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.postgres import Cluster
from tests.server.store.examples import ANNA, BEN, NOON, SUMMARY, hand_over, proof

from railwright.cli.main import railwright
from railwright.server.store import ImportedRecord, Store, StoreError, open_store
from railwright.server.store.copying import PAGE, copy_store
from railwright.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

RECORD = ImportedRecord("r1", ANNA.id, "usa", "game usa", NOON)
LONG = [bytes([number % 256]) * 9 for number in range(2 * PAGE + 1)]
"""A log of more than two pages."""


async def fill(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))
    await store.add_identity(BEN, proof(BEN))
    await store.append("oslo", 0, LONG, SUMMARY, {0: ANNA.id, 1: BEN.id})
    await store.append("åre", 0, [b"\0"], SUMMARY._replace(is_listed=False, due=NOON))
    await store.offer(hand_over(NOON + 5), NOON)
    await store.add_record(RECORD)
    await store.lease(["oslo"], "north", 60)


async def check(store: Store) -> None:
    assert [entry.body for entry in await store.read("oslo")] == LONG
    assert [entry.body for entry in await store.read("åre")] == [b"\0"]
    (private,) = await store.due(NOON)
    assert private.summary == SUMMARY._replace(is_listed=False, due=NOON)
    assert [each.table for each in await store.listed("open")] == ["oslo"]
    assert [each.table for each in await store.tables_of(BEN.id)] == ["oslo"]
    assert await store.identity_by(proof(ANNA).hash) == (ANNA, proof(ANNA))
    assert await store.redeem(hand_over(NOON + 5).hash, NOON) == hand_over(NOON + 5)
    assert await store.record("r1") == RECORD
    assert await store.lease(["oslo"], "south", 60) == {"oslo"}  # of the moment


async def test_a_copy_is_the_same_and_goes_on(
    store: Store, address: str, other_address: str
) -> None:
    await fill(store)

    counts = copy_store(address, other_address)

    assert counts["tables"] == 2
    assert counts["entries"] == len(LONG) + 1
    copied = await open_store(other_address)
    await check(copied)
    await copied.append("oslo", len(LONG), [b"on"], SUMMARY)
    await copied.close()


@pytest.fixture(params=["to sqlite", "to postgres"])
def other_address(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: Cluster
) -> str:
    if request.param == "to postgres":
        return postgres.new_database()
    return str(tmp_path / "copy" / "backup.sqlite")


async def test_a_copy_needs_a_source_and_an_empty_place(
    store: Store, address: str, new_address: Callable[[], str], tmp_path: Path
) -> None:
    await fill(store)

    with pytest.raises(StoreError, match="is not empty"):
        copy_store(address, address)
    with pytest.raises(StoreError, match=": no such file"):
        copy_store(str(tmp_path / "nowhere"), new_address())
    with pytest.raises(StoreError, match=": this is a folder, not a file"):
        copy_store(str(tmp_path), new_address())
    with pytest.raises(StoreError, match=": this is a folder, not a file"):
        copy_store(address, str(tmp_path))
    assert [entry.body for entry in await store.read("oslo")] == LONG


async def test_a_source_without_our_tables_is_named(
    tmp_path: Path, postgres: Cluster
) -> None:
    empty = tmp_path / "empty.sqlite"
    empty.touch()

    secret = postgres.new_database().replace("postgres@", "postgres:hunter2@")
    for source in (str(empty), secret):
        with pytest.raises(StoreError, match="has no Railwright tables yet") as refused:
            copy_store(source, str(tmp_path / "copy.sqlite"))
        assert "hunter2" not in str(refused.value)
    assert empty.read_bytes() == b""


async def test_the_command_says_what_it_did_or_why_not(
    store: Store, address: str, new_address: Callable[[], str]
) -> None:
    await fill(store)
    command = ["data", "copy", address, new_address()]

    done = CliRunner().invoke(railwright, command)
    again = CliRunner().invoke(railwright, command)

    assert (done.exit_code, again.exit_code) == (0, 2)
    assert "Copied 2 tables, 402 entries" in done.output
    assert again.output.count("\n") == 1
    assert "is not empty" in again.output


@pytest.mark.parametrize("what", ["text", "other database", "full store"])
def test_a_target_that_is_refused_stays_as_it_was(tmp_path: Path, what: str) -> None:
    source, target = tmp_path / "source.sqlite", tmp_path / "target"
    SqliteStore.prepare(str(source))
    if what == "text":
        target.write_text("Dear diary,")
    elif what == "other database":
        with closing(sqlite3.connect(target)) as other:
            other.execute("CREATE TABLE notes (text)")
    else:
        SqliteStore.prepare(str(target))
        with closing(sqlite3.connect(target)) as full, full:
            full.execute("INSERT INTO identities (id, name) VALUES ('a', 'Anna')")
    target.chmod(0o644)
    before = target.read_bytes()

    with pytest.raises(StoreError):
        copy_store(str(source), str(target))

    assert stat.S_IMODE(target.stat().st_mode) == 0o644
    assert target.read_bytes() == before


def test_a_source_that_is_refused_makes_no_target(tmp_path: Path) -> None:
    source, target = tmp_path / "empty.sqlite", tmp_path / "new" / "copy.sqlite"
    source.touch()

    with pytest.raises(StoreError):
        copy_store(str(source), str(target))

    assert not target.parent.exists()
