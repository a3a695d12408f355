"""How fast tables are stored, on SQLite and on PostgreSQL: tables and JSON.

The entries are those of a real game. Every append is on the disk when it counts. What
the disk is given to do by others shows in the figures, so a plain fsync of the same
bytes is measured beside them.

    python -m benchmarks.store [SECONDS]
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table
from tests.server.postgres import cluster

from railwright.bots import new_bot
from railwright.model.match import new_game
from railwright.model.notation import format_action
from railwright.model.plain import plain_event
from railwright.server.store import Store, Summary, is_url, open_store
from railwright.server.store.addresses import store_at

Figures = dict[str, float]
Results = dict[str, dict[str, Figures]]

LIVE = {
    "1 table": (1, 0.0),
    "10 tables": (10, 0.0),
    "100 tables": (100, 0.0),
    "1000 tables": (1000, 0.0),
    "1000 tables, 500 moves/s": (1000, 2.0),
}
"""How many tables are played at the same time, and the seconds between their moves."""

STORED = 10_000
"""Games that lie in the store when it is opened and asked."""

QUESTIONS = 300
RESULT = Path("build/bench/store.json")


@cache
def bodies() -> list[bytes]:
    """The entries of one game of three planners in Europe, with all their events."""
    match = new_game("europe", 3, seed=7, secret=b"7" * 32)
    bots = [new_bot("planner", seat) for seat in range(3)]
    entries = []
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        action = bots[seat].choose(view, view.actions)
        entry = {
            "type": "acted",
            "at": 1_790_000_000_000,
            "seat": seat,
            "action": format_action(action),
            "events": [plain_event(event) for event in match.play(action, seat)],
            "id": "0123456789abcdef0123456789abcdef",
        }
        entries.append(json.dumps(entry, separators=(",", ":")).encode())
    return entries


def summary(moment: int) -> Summary:
    """What lists have of a table."""
    card = json.dumps({"seats": ["Anna", "Ben", "Cleo"], "turn": moment % 3}).encode()
    return Summary("playing", "europe", True, False, moment, None, card)


def spread(seconds: list[float]) -> Figures:
    """Milliseconds that half, and that all but one in a hundred, took at most."""
    ordered = sorted(seconds)
    at = {"p50 ms": 0.50, "p99 ms": 0.99}
    return {
        name: round(1000 * ordered[int(part * (len(ordered) - 1))], 3)
        for name, part in at.items()
    }


async def appends(store: Store, tables: int, seconds: float, pause: float) -> Figures:
    """Tables that append at the same time, and pause between entries."""
    took: list[float] = []
    names = [f"table {at}" for at in range(tables)]
    seats = {0: "anna", 1: "ben"}
    made = (store.append(table, 0, [b"{}"], summary(0), seats) for table in names)
    await asyncio.gather(*made)
    luck = Random(7)  # noqa: S311 - the same pauses every time
    start, used = time.perf_counter(), time.process_time()

    async def play(table: str) -> None:
        number = 1
        await asyncio.sleep(luck.uniform(0, pause))
        while (begun := time.perf_counter()) < start + seconds:
            body = bodies()[number % len(bodies())]
            number = await store.append(table, number, [body], summary(number))
            took.append(time.perf_counter() - begun)
            await asyncio.sleep(pause)

    await asyncio.gather(*map(play, names))
    cpu = round(1e6 * (time.process_time() - used) / len(took))
    return {"appends/s": round(len(took) / seconds), **spread(took), "cpu us": cpu}


def fsyncs(folder: str, seconds: float = 1.0) -> Figures:
    """The disk by itself: as many bytes as an entry, written and synced."""
    took = []
    start = time.perf_counter()
    with tempfile.TemporaryFile(dir=folder) as file:
        while (begun := time.perf_counter()) < start + seconds:
            file.write(bodies()[0])
            file.flush()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - begun)
    return {"appends/s": round(len(took) / seconds), **spread(took), "cpu us": 0}


async def fill(address: str) -> None:
    """Store a finished game, and then as many like it as are wanted."""
    store = await open_store(address)
    seats = {0: "anna", 1: "ben"}
    await store.append("stored 0", 0, bodies(), summary(0), seats)
    await store.close()
    numbers = (
        "(WITH RECURSIVE upto (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM upto"
        " WHERE n < :most) SELECT n FROM upto) AS numbers"
    )
    like = "SELECT 'stored ' || n"
    copies = {
        "tables": "last, status, game, is_listed, is_archived, activity + n, due, card",
        "entries": "number, body",
        "seats": "seat, identity || (n % 500)",
    }
    with closing(store_at(address).connect(address)) as connection:
        for table, columns in copies.items():
            key = "id" if table == "tables" else "table_id"
            rows = (
                f"{like}, {columns} FROM {numbers} JOIN {table} ON {key} = 'stored 0'"
            )
            connection.execute(f"INSERT INTO {table} {rows}", {"most": STORED - 1})
        connection.do("ANALYZE")


def size(address: str) -> int:
    """Bytes that a store takes on the disk."""
    with closing(store_at(address).connect(address)) as connection:
        if is_url(address):
            ((size,),) = connection.execute(
                "SELECT pg_database_size(current_database())", {}
            )
            return int(size)
        connection.do("PRAGMA wal_checkpoint(TRUNCATE)")
    return Path(address).stat().st_size


async def timed(work: Callable[[int], Awaitable[object]]) -> Figures:
    """A question asked about random games, one after the other."""
    luck = Random(7)  # noqa: S311 - the same games every time
    took = []
    for _ in range(QUESTIONS):
        number = luck.randrange(STORED)
        begun = time.perf_counter()
        await work(number)
        took.append(time.perf_counter() - begun)
    return spread(took)


async def questions(address: str) -> dict[str, Figures]:
    """What a server asks of a store with many games."""
    begun = time.perf_counter()
    store = await open_store(address)
    opened = round(1000 * (time.perf_counter() - begun), 3)
    results = {
        "open": {"p50 ms": opened, "p99 ms": opened},
        "read a game": await timed(lambda n: store.read(f"stored {n}")),
        "my tables": await timed(lambda n: store.tables_of(f"anna{n % 500}")),
        "listed tables": await timed(lambda _: store.listed("playing")),
        "tables due": await timed(lambda _: store.due(10**9)),
        "idle tables": await timed(store.idle),
        "append": await timed(
            lambda n: store.append(
                f"new {n} {time.perf_counter()}", 0, [b""], summary(n)
            )
        ),
    }
    await store.close()
    return results


async def measure(new_address: Callable[[], str], seconds: float) -> Results:
    """All figures of one kind of store."""
    live = {}
    for name, (tables, pause) in LIVE.items():
        store = await open_store(new_address())
        live[name] = await appends(store, tables, seconds, pause)
        await store.close()
    address = new_address()
    await (await open_store(address)).close()
    empty = size(address)
    await fill(address)
    game: Figures = {
        "entries": len(bodies()),
        "bytes of entries": sum(map(len, bodies())),
    }
    stored = {**game, "bytes on the disk": round((size(address) - empty) / STORED)}
    asked = await questions(address)
    return {"appends": live, "questions": asked, "size": {"": stored}}


def show(title: str, first: str, rows: dict[str, Figures]) -> None:
    """Print a table of figures."""
    table = Table(title=title)
    table.add_column(first)
    for column in next(iter(rows.values())):
        table.add_column(column, justify="right")
    for name, figures in rows.items():
        table.add_row(name, *(f"{each:,}" for each in figures.values()))
    Console().print(table)


def main() -> None:
    """Measure both stores."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    results: dict[str, Results] = {}
    bodies()  # played before anything is timed
    numbers = iter(range(100))
    with tempfile.TemporaryDirectory() as folder, cluster() as postgres:
        kinds = {
            "SQLite": lambda: str(Path(folder, f"{next(numbers)}.sqlite")),
            "PostgreSQL": postgres.new_database,
        }
        for kind, new_address in kinds.items():
            disk = fsyncs(folder)
            figures = asyncio.run(measure(new_address, seconds))
            figures["appends"]["fsync alone"] = disk
            show(f"{kind}: durable appends", "at once", figures["appends"])
            show(f"{kind}: {STORED:,} games stored", "question", figures["questions"])
            show(f"{kind}: one game", "", figures["size"])
            results[kind] = figures
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    record = {"load of the machine": os.getloadavg(), "stores": results}
    RESULT.write_text(json.dumps(record, indent=1) + "\n")


if __name__ == "__main__":
    main()
