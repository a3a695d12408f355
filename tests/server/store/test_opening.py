"""Stores that open, and one sentence about those that do not."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from tests.server.postgres import Cluster
from tests.server.store.examples import SUMMARY

from railwright.server.store import StoreError, Unavailable, is_url, open_store, sqlite
from railwright.server.store.copying import PARTS
from railwright.server.store.migrations import migrations

pytestmark = pytest.mark.anyio


async def refusal(address: str) -> str:
    """The sentence with which a store does not open."""
    with pytest.raises(StoreError) as refused:
        await open_store(address)
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


def execute(address: str, statement: str) -> None:
    """Do something to a database behind the back of a store."""
    if not is_url(address):
        with closing(sqlite3.connect(address)) as file, file:
            file.execute(statement)
        return
    with psycopg.connect(address) as connection:
        connection.execute(statement.encode())


async def test_a_new_file_and_its_folder_are_their_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "railwright.sqlite"
    store = await open_store(str(path))
    await store.append("oslo", 0, [b"made"], SUMMARY)

    modes = {
        each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()
    }
    assert modes == {path.name + end: 0o600 for end in ("", "-wal", "-shm")}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    await store.close()

    path.chmod(0o644)  # as a copy may have come back
    await (await open_store(str(path))).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_path_that_cannot_be_a_file(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    inside = tmp_path / "taken" / "railwright.sqlite"

    folder = f"{tmp_path}: this is a folder, not a file"
    assert await refusal(str(tmp_path)) == folder
    said = f"{inside}: {inside.parent} is not a folder"
    assert await refusal(str(inside)) == said


async def test_files_of_something_else_are_left_alone(tmp_path: Path) -> None:
    letter, other = tmp_path / "letter.txt", tmp_path / "other.sqlite"
    letter.write_text("Dear Anna, " * 100)
    execute(str(other), "CREATE TABLE games (name TEXT)")
    before = other.read_bytes()

    assert "not an SQLite file" in await refusal(str(letter))
    assert "is a database of something else" in await refusal(str(other))
    assert letter.read_text() == "Dear Anna, " * 100
    assert other.read_bytes() == before


async def test_a_file_that_another_process_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    path = str(tmp_path / "railwright.sqlite")
    store = await open_store(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        assert "another process is using this file" in await refusal(path)
        with pytest.raises(Unavailable, match="another process is using this file"):
            await store.append("oslo", 0, [b"lost"], SUMMARY)
        assert await store.read("oslo") == []  # readers need not wait

    await store.append("oslo", 0, [b"made"], SUMMARY)
    await store.close()


async def test_a_newer_schema_is_left_to_a_newer_railwright(address: str) -> None:
    await (await open_store(address)).close()
    execute(
        address,
        "INSERT INTO railwright.schema_version VALUES (999)"
        if is_url(address)
        else "PRAGMA user_version = 999",
    )

    sentence = await refusal(address)
    assert "was written by a newer Railwright (schema 999" in sentence
    assert "update Railwright" in sentence


async def test_servers_may_start_at_the_same_moment(address: str) -> None:
    stores = await asyncio.gather(*(open_store(address) for _ in range(4)))

    await stores[0].append("oslo", 0, [b"made"], SUMMARY)
    assert [await store.lasts(["oslo"]) for store in stores] == [{"oslo": 1}] * 4
    for store in stores:
        await store.close()


MOMENTARY = {"leases", "challenges", "calls"}
"""Tables of what is of the moment, which no copy has."""


async def test_both_databases_have_the_same_tables(
    tmp_path: Path, postgres: Cluster
) -> None:
    path, address = str(tmp_path / "railwright.sqlite"), postgres.new_database()
    for each in (path, address):
        await (await open_store(each)).close()

    with closing(sqlite3.connect(path)) as file:
        ours = file.execute(
            "SELECT tables.name, columns.name FROM sqlite_master AS tables"
            " JOIN pragma_table_info(tables.name) AS columns"
            " WHERE tables.type = 'table'"
        ).fetchall()
    with psycopg.connect(address) as connection:
        theirs = connection.execute(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = 'railwright' AND table_name <> 'schema_version'"
        ).fetchall()
    assert sorted(ours) == sorted(theirs)
    copied = {(part.name, column) for part in PARTS for column in part.columns}
    assert copied == {each for each in ours if each[0] not in MOMENTARY}
    numbers = [
        [step.number for step in migrations(each)] for each in ("sqlite", "postgres")
    ]
    assert numbers[0] == numbers[1] == list(range(1, len(numbers[0]) + 1))


async def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    sentence = await refusal("postgresql://anna:hunter2@127.0.0.1:1/games")

    assert sentence.startswith("postgresql://127.0.0.1:1/games cannot be used: ")
    assert "hunter2" not in sentence


async def test_an_address_that_is_none() -> None:
    assert "no postgresql:// URL" in await refusal("postgresql://[anna:hunter2")
