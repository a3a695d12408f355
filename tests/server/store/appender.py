"""A process that appends to tables, and says what was acknowledged.

    python -m tests.server.store.appender ADDRESS NAME COUNT TABLE...

It prints `TABLE NUMBER BODY` for each entry once the store has it, and ends after COUNT
entries at each table.
"""

import asyncio
import subprocess
import sys
from typing import NamedTuple

from tests.server.store.examples import SUMMARY

from railwright.server.store import Conflict, Store, open_store


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


def started(
    address: str, name: str, entries: int, tables: list[str]
) -> "subprocess.Popen[str]":
    """Another process that appends."""
    module = [sys.executable, "-m", "tests.server.store.appender"]
    arguments = [address, name, str(entries), *tables]
    return subprocess.Popen([*module, *arguments], stdout=subprocess.PIPE, text=True)


def read(line: str) -> Acknowledged:
    """What a line of such a process says."""
    table, number, body = line.split()
    return Acknowledged(table, int(number), body.encode())


async def main(address: str, name: str, entries: str, *tables: str) -> None:
    """Append to all tables at once and print each entry when it is there."""
    store = await open_store(address)

    async def run(table: str) -> None:
        for at in range(int(entries)):
            told = await append(store, table, f"{name}-{at}")
            sys.stdout.write(f"{told.table} {told.number} {told.body.decode()}\n")
            sys.stdout.flush()

    await asyncio.gather(*map(run, tables))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
