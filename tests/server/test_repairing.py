"""What the commands find wrong with a log, and what they make of it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.logs import ID, two_people
from tests.server.test_own_data import say

from railwright.errors import GameError
from railwright.server.administration import repair, shown
from railwright.server.checking import check_store
from railwright.server.living.node_tables import Tables
from railwright.server.store import WholeLog
from railwright.server.store.sqlite import SqliteStore
from railwright.server.tabletop.entries import encode_entry
from railwright.server.tabletop.summaries import summary_of

pytestmark = pytest.mark.anyio
SAID = two_people()
for text in ("Hello", "Are you there?", "I am"):
    say(SAID, "anna", text)
LAST = len(SAID.entries)


class BusyStore(SqliteStore):
    """A file where somebody talks just before a log is rewritten."""

    is_quiet = True

    async def rewrite(self, table: str, after: int, new: WholeLog, words: str) -> None:
        if not self.is_quiet:
            self.is_quiet = True
            line = encode_entry(SAID.entries[-1])
            await self.append(table, after, [line], summary_of(SAID.table))
        await super().rewrite(table, after, new, words)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "railwright.sqlite"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[BusyStore]:
    made = await BusyStore.open(str(file))
    await Tables(made).create(ID, SAID.entries)
    yield made
    await made.close()


def execute(file: Path, sql: str, *values: int) -> None:
    with closing(sqlite3.connect(file, timeout=10)) as database, database:
        assert database.execute(sql, values).rowcount == 1


async def defects(store: BusyStore, file: Path) -> set[str | None]:
    """What the commands say is wrong, which should be one thing."""
    (found,) = check_store(str(file))
    return {found.defect or "none", dict(await shown(store, ID))["Defect"]}


@pytest.mark.parametrize("lost", [0, 1])
async def test_entries_that_are_missing_are_seen_by_all_commands(
    store: BusyStore, file: Path, lost: int
) -> None:
    """The last, or the one before: then two cannot be used."""
    assert await defects(store, file) == {"none"}
    execute(file, "DELETE FROM entries WHERE number = ?", LAST - lost)
    (said,) = await defects(store, file)
    ends = f"the log ends at entry {LAST - 1} and should have the entries 1 to {LAST}"
    assert said == (f"entry {LAST - 1} is missing" if lost else ends)

    with pytest.raises(GameError) as refused:
        await repair(store, ID, cut=False)
    dropped = f"--cut drops what cannot be used ({lost + 1})"
    assert str(refused.value) == f"{said}; {dropped}"
    done = await repair(store, ID, cut=True)
    kept = LAST - 1 - lost
    assert done == f"{kept} entries kept, {lost + 1} dropped ({said})"
    assert await defects(store, file) == {"none"}


async def test_lists_that_know_fewer_entries_are_renewed_without_a_cut(
    store: BusyStore, file: Path
) -> None:
    execute(file, "UPDATE tables SET last = ?", LAST - 2)
    known = f"the log has {LAST} entries, of which lists know {LAST - 2}"
    assert await defects(store, file) == {known}
    done = await repair(store, ID, cut=False)
    assert done == f"{LAST} entries kept, lists renewed"
    assert await defects(store, file) == {"none"}


async def test_what_happens_during_a_repair_is_kept(store: BusyStore) -> None:
    store.is_quiet = False
    done = await repair(store, ID, cut=False)
    assert done == f"{LAST + 1} entries kept, lists renewed"
