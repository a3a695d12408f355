"""A process that appends to tables, and says what was acknowledged.

It writes `TABLE NUMBER BODY` for each entry once the store has it, and ends after so
many entries at each table. Processes are forked from one that has imported everything,
because many tests start many of them.
"""

import asyncio
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import NamedTuple, Self, TextIO

from tests.server.store.examples import SUMMARY

from railwright.server.store import Conflict, Store, open_store

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload([__name__, "psycopg", "pytest"])


class Acknowledged(NamedTuple):
    """An entry that the store has, as whoever wrote it was told."""

    table: str
    number: int
    body: bytes


async def append(store: Store, table: str, body: str) -> Acknowledged:
    """Append an entry behind whatever there is, as often as it takes."""
    while True:
        after = (await store.lasts([table])).get(table, 0)
        try:
            number = await store.append(table, after, [body.encode()], SUMMARY)
        except Conflict:
            continue
        return Acknowledged(table, number, body.encode())


class Appender:
    """Another process that appends; `said` is what it writes."""

    def __init__(
        self, address: str, name: str, entries: int, tables: list[str]
    ) -> None:
        reader, writer = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(
            target=run, args=(writer, address, name, entries, tables)
        )
        self.process.start()
        writer.close()
        self.pipe = reader
        self.said: TextIO = open(reader.fileno(), closefd=False, encoding="utf-8")  # noqa: SIM115 - closed at exit

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.join()
        self.said.close()
        self.pipe.close()


def read(line: str) -> Acknowledged:
    """What a line of such a process says."""
    table, number, body = line.split()
    return Acknowledged(table, int(number), body.encode())


def run(
    pipe: Connection, address: str, name: str, entries: int, tables: list[str]
) -> None:
    """Append to all tables at once and write each entry when it is there."""
    with open(pipe.fileno(), "w", closefd=False, encoding="utf-8") as out:
        asyncio.run(_append_all(out, address, name, entries, tables))


async def _append_all(
    out: TextIO, address: str, name: str, entries: int, tables: list[str]
) -> None:
    store = await open_store(address)

    async def append_to(table: str) -> None:
        for at in range(entries):
            done = await append(store, table, f"{name}-{at}")
            out.write(f"{done.table} {done.number} {done.body.decode()}\n")
            out.flush()

    await asyncio.gather(*map(append_to, tables))
    await store.close()
