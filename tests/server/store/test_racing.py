"""Many appenders at one table: one wins each number, nothing is lost or doubled."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import chain, count
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.store.appender import Acknowledged, Appender, append, read
from tests.server.store.examples import SUMMARY

from railwright.server.store import Conflict, Store, StoredEntry, open_store

pytestmark = pytest.mark.anyio


async def check(store: Store, told: Iterable[Acknowledged], entries: int) -> None:
    """The log is what the appenders were told, whole and without gaps."""
    log = await store.read("oslo")
    assert [entry.number for entry in log] == list(range(1, entries + 1))
    assert sorted((each.number, each.body) for each in told) == log
    assert len({entry.body for entry in log}) == entries
    assert await store.lasts(["oslo"]) == {"oslo": entries}


async def appended(store: Store, name: str) -> list[Acknowledged]:
    return [await append(store, "oslo", f"{name}-{at}") for at in range(10)]


async def test_tasks_of_one_server(store: Store) -> None:
    told = await asyncio.gather(*(appended(store, f"task{name}") for name in range(8)))

    await check(store, chain(*told), 80)


async def test_threads_with_a_store_each(store: Store, address: str) -> None:
    async def alone(name: int) -> list[Acknowledged]:
        own = await open_store(address)
        told = await appended(own, f"thread{name}")
        await own.close()
        return told

    with ThreadPoolExecutor(4) as threads:
        runs = [threads.submit(asyncio.run, alone(name)) for name in range(4)]
        told = [await asyncio.wrap_future(run) for run in runs]

    await check(store, chain(*told), 40)


async def test_processes(store: Store, address: str) -> None:
    with ExitStack() as stack:
        appenders = [
            stack.enter_context(Appender(address, f"process{n}", 15, ["oslo"]))
            for n in range(3)
        ]
        lines = [appender.said.readlines() for appender in appenders]

    assert [appender.process.exitcode for appender in appenders] == [0, 0, 0]
    await check(store, map(read, chain(*lines)), 45)


async def test_servers_that_write_many_tables_crosswise(
    store: Store, address: str
) -> None:
    """Each batch of one server meets the same tables in a batch of the other."""
    other = await open_store(address)
    tables = [f"table {number}" for number in range(30)]

    async def rounds(own: Store, order: list[str], name: str) -> None:
        for at in range(5):
            bodies = ((table, f"{name}-{at}") for table in order)
            await asyncio.gather(*(append(own, *each) for each in bodies))

    await asyncio.gather(
        rounds(store, tables, "north"), rounds(other, tables[::-1], "south")
    )
    expected = {
        f"{name}-{at}".encode() for name in ("north", "south") for at in range(5)
    }
    for table in tables:
        assert {entry.body for entry in await store.read(table)} == expected
    assert await other.lasts(tables) == dict.fromkeys(tables, 10)
    await other.close()


class Attempt(NamedTuple):
    """What somebody tries: where, how far off their reading is, and entries."""

    table: str
    off: int
    entries: list[bytes]


attempts = st.builds(
    Attempt,
    st.sampled_from(["oslo", "bergen"]),
    st.sampled_from([0, 0, 0, 1, -1]),
    st.lists(st.binary(max_size=9), min_size=1, max_size=3),
)
examples = count()


@given(st.lists(st.lists(attempts, min_size=1, max_size=6), max_size=6))
@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_any_attempts_at_once_leave_logs_that_lists_would_have(
    store: Store, groups: list[list[Attempt]]
) -> None:
    example = next(examples)
    logs: dict[str, list[bytes]] = {}

    async def tried(attempt: Attempt, after: int) -> int | None:
        table = f"{attempt.table} {example}"
        try:
            return await store.append(table, after, attempt.entries, SUMMARY)
        except Conflict:
            return None

    for group in groups:
        lengths = [len(logs.get(attempt.table, [])) for attempt in group]
        afters = [
            max(0, at + each.off) for at, each in zip(lengths, group, strict=True)
        ]
        lasts = await asyncio.gather(*map(tried, group, afters))
        tries = zip(group, afters, lasts, strict=True)
        for attempt, after, last in sorted(tries, key=lambda each: each[2] or 0):
            log = logs.setdefault(attempt.table, [])
            if last is not None:
                assert after == len(log)
                log += attempt.entries
                assert last == len(log)
        # Whoever had read to the end was right, or another was right before them.
        for attempt, after, length in zip(group, afters, lengths, strict=True):
            assert after != length or len(logs[attempt.table]) > length
    for table, log in logs.items():
        entries = [StoredEntry(number, body) for number, body in enumerate(log, 1)]
        assert await store.read(f"{table} {example}") == entries
