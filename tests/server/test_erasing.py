"""A person is erased from a store where something else happens, too."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.logs import opened, two_people

from railwright.server.administration import remove
from railwright.server.erasing import Erasure, erase
from railwright.server.store import Store, open_store
from railwright.server.tabletop.entries import BotSeated, encode_entry
from railwright.server.tabletop.summaries import summary_of

pytestmark = pytest.mark.anyio
BROKEN, GOOD, LATE = ("broken-table-123", "a-table-to-erase", "a-table-too-late")
NOBODY_SITS_THERE = encode_entry(BotSeated(5, 7, "easy"))
"""An entry that can be decoded, but leads to an error when it is applied."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "railwright.sqlite"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    made = await open_store(str(file))
    yield made
    await made.close()


async def put(store: Store, table: str, *more: bytes) -> None:
    """A table at which Anna sits."""
    log = opened(two_people())
    bodies = [*(encode_entry(entry) for entry in log.entries), *more]
    await store.append(table, 0, bodies, summary_of(log.table), {0: "anna", 1: "ben"})


async def nothing() -> None:
    """Nobody is here."""


async def test_a_broken_table_hinders_no_other(store: Store) -> None:
    await put(store, BROKEN, NOBODY_SITS_THERE)
    await put(store, GOOD)
    done = await erase(store, "anna", 1, nothing)
    assert done == Erasure({GOOD}, {BROKEN})
    assert await store.mentions("anna") == [BROKEN]
    assert await remove(store, "anna") == (
        "Erased anna from 0 tables and everywhere else,"
        f" but not from tables that cannot be read: {BROKEN}."
    )


async def test_whoever_plays_on_meanwhile_is_erased_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await put(store, GOOD)
    rewrite = store.rewrite

    async def slow(*about: object) -> None:
        """Anna sits down at another table while the first one is rewritten."""
        monkeypatch.undo()
        await put(store, LATE)
        await rewrite(*about)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(store, "rewrite", slow)
    done = await erase(store, "anna", 1, nothing)
    assert done == Erasure({GOOD, LATE}, set())
    assert await store.mentions("anna") == []


async def test_nobody_comes_in_any_more_before_tables_are_erased(store: Store) -> None:
    await put(store, GOOD)
    called = await store.last_call()

    async def heed() -> None:
        words = [words for _, words in await store.calls_after(called)]
        assert len(words) == 1
        assert "anna" in words[0]
        assert await store.mentions("anna") == [GOOD]

    await erase(store, "anna", 1, heed)


async def test_an_id_in_the_words_of_others_changes_nothing(store: Store) -> None:
    await put(store, GOOD)
    done = await erase(store, "Anna", 1, nothing)
    assert done == Erasure(set(), set())
