"""Stores and backups that other versions wrote: what can be done with them."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.store.examples import ANNA, SUMMARY
from tests.server.store.test_opening import execute

from railwright.cli.main import railwright
from railwright.server.store import is_url, open_store, store_at
from railwright.server.store.backups import back_up, restore
from railwright.server.store.migrations import migrations
from railwright.server.store.sqlite import MARK

FIRST = migrations("sqlite")[0]
COMMANDS = {
    "data check": ["data", "check"],
    "data copy": ["data", "copy"],
    "admin list": ["admin", "list"],
}
TABLE = (
    "INSERT INTO tables VALUES ('oslo', 2, 'open', 'europe', 1, 0, 7, NULL, x'7b7d')"
)
ENTRIES = "INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file as the first version wrote it."""
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        for sql in ("PRAGMA journal_mode = WAL", *FIRST.statements, TABLE):
            file.execute(sql)
        rows = [("oslo", number, b"%d" % number) for number in (1, 2)]
        file.executemany(ENTRIES, rows)
        file.execute("PRAGMA user_version = 1")
        file.execute(f"PRAGMA application_id = {MARK}")
    return path


def rows_of(path: Path) -> tuple[int, list[tuple[int, bytes]]]:
    """The form of a file, and its log."""
    with closing(sqlite3.connect(path)) as file:
        ((version,),) = file.execute("PRAGMA user_version")
        log = file.execute("SELECT number, body FROM entries ORDER BY number")
        return version, log.fetchall()


def test_an_older_file_is_backed_up_as_it_is(old: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backups" / "monday.sqlite"
    assert back_up(str(old), backup) == {"tables": 1, "entries": 2}
    assert rows_of(backup) == rows_of(old) == (1, [(1, b"1"), (2, b"2")])
    assert [each.name for each in backup.parent.iterdir()] == [backup.name]
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600


@pytest.mark.anyio
async def test_an_older_backup_is_restored_and_stays_as_it_is(
    old: Path, address: str
) -> None:
    assert restore(old, address, replace=False)["entries"] == 2
    assert rows_of(old) == (1, [(1, b"1"), (2, b"2")])
    store = await open_store(address)
    assert await store.append("oslo", 2, [b"3"], SUMMARY) == 3
    await store.sanction(ANNA.id, "ban", 1, "banned")
    assert [entry.body for entry in await store.read("oslo")] == [b"1", b"2", b"3"]
    await store.close()


@pytest.mark.anyio
async def test_a_backup_of_a_running_server_is_one_file(tmp_path: Path) -> None:
    path, backup = tmp_path / "railwright.sqlite", tmp_path / "monday" / "backup.sqlite"
    store = await open_store(str(path))
    await store.append("oslo", 0, [b"one", b"two"], SUMMARY)
    assert back_up(str(path), backup) == {"tables": 1, "entries": 2}
    await store.append("oslo", 2, [b"three"], SUMMARY)
    await store.close()
    assert rows_of(backup)[1] == [(1, b"one"), (2, b"two")]
    assert [each.name for each in backup.parent.iterdir()] == [backup.name]


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
@pytest.mark.parametrize("version", [1, 999])
def test_whoever_wrote_a_store_of_another_form_is_named(
    address: str, tmp_path: Path, command: list[str], version: int
) -> None:
    store_at(address).prepare(address)
    of_postgres = f"UPDATE railwright.schema_version SET version = {version}"
    of_file = f"PRAGMA user_version = {version}"
    execute(address, of_postgres if is_url(address) else of_file)

    more = [str(tmp_path / "copy.sqlite")] if command == ["data", "copy"] else []
    result = CliRunner().invoke(railwright, [*command, address, *more])
    assert result.exit_code == 2
    assert result.output.count("\n") == 1
    older = "was written by an older Railwright; run `railwright serve` on it first"
    newer = "was written by a newer Railwright (schema 999"
    assert (older if version == 1 else newer) in result.output
