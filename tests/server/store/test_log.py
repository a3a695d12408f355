"""What every store does with logs."""

import asyncio
from collections.abc import Sequence

import pytest
from tests.server.store.examples import NOON, SUMMARY

from railwright.server.store import (
    Change,
    Conflict,
    Listing,
    Store,
    StoredEntry,
    Unavailable,
    ValueRefused,
    open_store,
    writer,
)
from railwright.server.store.connection import DatabaseConnection, Row

pytestmark = pytest.mark.anyio


async def test_entries_are_numbered_from_one_and_read_in_order(store: Store) -> None:
    assert await store.append("oslo", 0, [b"made", b"joined"], SUMMARY) == 2
    assert await store.append("oslo", 2, [b"started"], SUMMARY) == 3

    assert await store.read("oslo") == [
        StoredEntry(1, b"made"),
        StoredEntry(2, b"joined"),
        StoredEntry(3, b"started"),
    ]
    assert await store.read("oslo", after=2) == [StoredEntry(3, b"started")]
    assert await store.read("oslo", after=3) == []


async def test_bodies_are_any_bytes_of_any_size(store: Store) -> None:
    bodies = [b"", bytes(range(256)), b"\0" * 300_000]

    await store.append("oslo", 0, bodies, SUMMARY)

    assert [entry.body for entry in await store.read("oslo")] == bodies


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_an_append_behind_another_number_than_the_last_changes_nothing(
    store: Store, after: int
) -> None:
    await store.append("oslo", 0, [b"made", b"joined"], SUMMARY, {0: "anna"})

    archived = SUMMARY._replace(is_archived=True)
    with pytest.raises(Conflict) as conflict:
        await store.append("oslo", after, [b"lost"], archived, {0: "ben"})

    assert (conflict.value.table, conflict.value.after) == ("oslo", after)
    assert await store.read("oslo") == [
        StoredEntry(1, b"made"),
        StoredEntry(2, b"joined"),
    ]
    assert await store.listing("oslo") == Listing("oslo", 2, SUMMARY)
    assert await store.tables_of("ben") == []


async def test_nothing_can_be_appended_to_a_table_that_nobody_made(
    store: Store,
) -> None:
    with pytest.raises(Conflict):
        await store.append("oslo", 7, [b"lost"], SUMMARY)

    assert await store.listing("oslo") is None
    assert await store.read("oslo") == []


async def test_an_append_is_whole_or_not_at_all(store: Store) -> None:
    """Its last part is no text, so the entries before it must not stay either."""
    await store.append("oslo", 0, [b"made"], SUMMARY)

    with pytest.raises(ValueRefused):
        await store.append("oslo", 1, [b"lost"], SUMMARY, {0: "\ud800"})

    assert await store.read("oslo") == [StoredEntry(1, b"made")]
    assert await store.listing("oslo") == Listing("oslo", 1, SUMMARY)


async def test_one_bad_append_spoils_none_that_wait_with_it(store: Store) -> None:
    def append(number: int) -> "asyncio.Task[int]":
        seats = {0: "\ud800"} if number == 5 else {0: "anna"}
        work = store.append(f"table {number}", 0, [b"made"], SUMMARY, seats)
        return asyncio.create_task(work)

    outcomes = await asyncio.gather(*map(append, range(10)), return_exceptions=True)

    assert [number for number, each in enumerate(outcomes) if each != 1] == [5]
    assert isinstance(outcomes[5], ValueRefused)
    assert len(await store.tables_of("anna")) == 9


async def test_those_who_come_too_late_spoil_none_that_wait_with_them(
    store: Store,
) -> None:
    names = [f"table {number}" for number in range(70)]
    await asyncio.gather(*(store.append(n, 0, [b"made"], SUMMARY) for n in names))

    afters = [7 if number % 20 == 5 else 1 for number in range(70)]
    told = await asyncio.gather(
        *(
            store.append(name, after, [b"on"], SUMMARY)
            for name, after in zip(names, afters, strict=True)
        ),
        return_exceptions=True,
    )

    late = [number for number, each in enumerate(told) if isinstance(each, Conflict)]
    assert late == [5, 25, 45, 65]
    lasts = await store.lasts(names)
    assert [lasts[name] for name in names] == [1 if n in late else 2 for n in range(70)]


@pytest.mark.parametrize("bad", ["late", "refused"])
async def test_whoever_spoils_a_write_makes_nobody_wait_for_the_disk_again(
    store: Store, bad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else one who is refused again and again would slow all others down."""
    names = [f"table {number}" for number in range(60)]
    await asyncio.gather(*(store.append(n, 0, [b"made"], SUMMARY) for n in names))
    commits: list[str] = []
    do = DatabaseConnection.do

    def count(connection: DatabaseConnection, *statements: str) -> None:
        commits.extend(each for each in statements if each == "COMMIT")
        do(connection, *statements)

    monkeypatch.setattr(DatabaseConnection, "do", count)
    after = 7 if bad == "late" else 1
    seats = {0: "\ud800"} if bad == "refused" else None
    told = await asyncio.gather(
        store.append("table 0", after, [b"on"], SUMMARY, seats),
        *(store.append(name, 1, [b"on"], SUMMARY) for name in names[1:]),
        return_exceptions=True,
    )

    assert isinstance(told[0], Conflict if bad == "late" else ValueRefused)
    assert told[1:] == [2] * 59
    assert len(commits) < 10  # the writer may have begun before all were there


async def test_a_defect_in_a_write_does_not_end_the_thread_that_writes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a defect of ours")

    with monkeypatch.context() as patch:
        patch.setattr(writer, "_together", fail)
        with pytest.raises(Unavailable, match="a defect of ours"):
            await store.append("oslo", 0, [b"lost"], SUMMARY)
    assert await store.append("oslo", 0, [b"made"], SUMMARY) == 1


async def test_a_defect_in_a_write_fails_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that wait with it are written, and those that come too late told so."""
    names = ["oslo", "bergen", "narvik", "broken"]
    await asyncio.gather(*(store.append(n, 0, [b"made"], SUMMARY) for n in names))
    together = writer._together  # noqa: SLF001 - a defect has to be somewhere

    def fail(
        connection: DatabaseConnection, jobs: Sequence[writer.Job]
    ) -> list[list[Row]]:
        if any(job.place == "broken" for job in jobs):
            raise RuntimeError("a defect of ours")
        return together(connection, jobs)

    monkeypatch.setattr(writer, "_together", fail)
    told = await asyncio.gather(
        *(store.append(n, 7 if n == "narvik" else 1, [b"on"], SUMMARY) for n in names),
        return_exceptions=True,
    )

    assert told[:2] == [2, 2]
    assert [type(each) for each in told[2:]] == [Conflict, Unavailable]
    assert await store.lasts(names) == {
        "oslo": 2,
        "bergen": 2,
        "narvik": 1,
        "broken": 1,
    }


async def test_a_store_is_found_again_as_it_was(address: str) -> None:
    first = await open_store(address)
    await first.append("oslo", 0, [b"made"], SUMMARY, {1: "anna"})
    await first.close()

    second = await open_store(address)
    assert await second.read("oslo") == [StoredEntry(1, b"made")]
    assert await second.tables_of("anna") == [Listing("oslo", 1, SUMMARY)]
    await second.close()


async def test_a_cancelled_append_leaves_the_store_usable(store: Store) -> None:
    waiting = asyncio.create_task(store.append("oslo", 0, [b"made"], SUMMARY))
    await asyncio.sleep(0)  # it is with the writer now
    waiting.cancel()

    await store.append("bergen", 0, [b"made"], SUMMARY)
    assert await store.lasts(["oslo", "bergen", "nowhere"]) == {"oslo": 1, "bergen": 1}


async def test_whoever_listens_hears_how_far_a_log_goes(store: Store) -> None:
    async with store.changes() as changes:
        await store.append("oslo", 0, [b"made", b"joined"], SUMMARY)
        assert await anext(changes) == Change("oslo", 2)

        with pytest.raises(Conflict):
            await store.append("oslo", 0, [b"lost"], SUMMARY)
        await store.append("bergen", 0, [b"made"], SUMMARY)
        heard = {await anext(changes)}
        if Change("bergen", 1) not in heard:  # an own change may come twice
            assert heard == {Change("oslo", 2)}
            heard.add(await anext(changes))
    assert Change("bergen", 1) in heard


async def test_a_slow_listener_hears_only_the_last_of_many_changes(
    store: Store,
) -> None:
    async with store.changes() as changes:
        for number in range(20):
            await store.append("oslo", number, [b"again"], SUMMARY)

        assert await anext(changes) == Change("oslo", 20)


async def test_an_archived_table_can_go_on(store: Store) -> None:
    await store.append("oslo", 0, [b"made"], SUMMARY)
    await store.append("oslo", 1, [b"away"], SUMMARY._replace(is_archived=True))
    await store.append("oslo", 2, [b"back"], SUMMARY._replace(activity=NOON + 1))

    listing = await store.listing("oslo")
    assert listing
    assert not listing.summary.is_archived
    assert listing.last == 3


async def test_a_closed_store_says_so(address: str) -> None:
    store = await open_store(address)
    await store.check()
    await store.close()

    with pytest.raises(Unavailable, match="closed"):
        await store.append("oslo", 0, [b"made"], SUMMARY)
    with pytest.raises(Unavailable, match="closed"):
        await store.check()


async def test_text_that_is_no_text_is_refused_in_questions_too(store: Store) -> None:
    for _ in range(10):  # more often than there are connections
        with pytest.raises(ValueRefused):
            await store.listing("\ud800")
    assert await store.listing("oslo") is None


async def test_many_tables_that_are_written_together_all_go_on(store: Store) -> None:
    """Numbers of tables that make parts of 1, 2, 4 and so on, some of them refused."""
    names = [f"table{n:02}" for n in range(23)]
    await asyncio.gather(*(store.append(n, 0, [b"made"], SUMMARY) for n in names))

    behind = {name: 1 if at % 5 else 7 for at, name in enumerate(names)}
    told = await asyncio.gather(
        *(
            store.append(name, after, [name.encode(), b"more"], SUMMARY)
            for name, after in behind.items()
        ),
        return_exceptions=True,
    )

    for name, answer in zip(names, told, strict=True):
        bodies = [entry.body for entry in await store.read(name)]
        if behind[name] == 1:
            assert (answer, bodies) == (3, [b"made", name.encode(), b"more"])
        else:
            assert isinstance(answer, Conflict)
            assert bodies == [b"made"]


async def test_of_appends_that_come_together_behind_one_number_one_wins(
    store: Store,
) -> None:
    await store.append("oslo", 0, [b"made"], SUMMARY)
    told = await asyncio.gather(
        *(store.append("oslo", 1, [b"%d" % at], SUMMARY) for at in range(9)),
        *(store.append(f"bergen{at}", 0, [b"made"], SUMMARY) for at in range(4)),
        return_exceptions=True,
    )

    [winner] = [at for at, answer in enumerate(told[:9]) if answer == 2]
    assert sum(isinstance(answer, Conflict) for answer in told) == 8
    assert [entry.body for entry in await store.read("oslo")] == [
        b"made",
        b"%d" % winner,
    ]
