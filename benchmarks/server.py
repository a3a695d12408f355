"""How much a table server carries: tables, sockets, durable moves a second, memory.

Load comes from other processes over the loopback address; bots of the server play no
part. Every move is on disk before it is answered. Latencies are counted from the moment
a move was due, so a server that falls behind cannot hide it.

    python -m benchmarks.server [--on sqlite postgresql boardgame.io] [--tables N]
        [--rate MOVES] [--seconds S] [--stored GAMES]

The server of boardgame.io is compared in three cases: with its own example in memory,
and with a state and views of the size of ours, in memory and in the store of files that
comes with it. None of its moves is durable as ours are: that store does not wait for
the disk.
"""

import argparse
import asyncio
import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import quantiles

import httpx
from benchmarks import boardgame_io
from benchmarks.crowd import GAME, Figures, Load, crowd
from tests.server.postgres import cluster

from railwright.server.living.thinkers import think
from railwright.server.store import open_store
from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import AnyEntry, encode_entry
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.summaries import summary_of
from railwright.server.wire import bodies

RESULTS = Path("build/bench/server.json")
PROCESSES = 2
"""Processes that make the load."""
BUSY = 200
"""Tables that play as fast as it goes."""

Numbers = dict[str, float]
Found = dict[str, float | Numbers]
Options = list[str]
Command = list[str]
OURS = [sys.executable, "-m", "railwright"]
NewStore = Callable[[], tuple[str, Options]]
"""Gives the address of an empty store, and the options of a server that uses it."""


@contextmanager
def server(
    options: Options, command: Command | None = None
) -> Iterator[tuple[str, int]]:
    """A server process; gives its host and port, and the number of the process."""
    begun = [*(command or OURS), "serve", "--port", "0", "--limits", "0", *options]
    process = subprocess.Popen(  # noqa: S603 - our own command
        begun, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout  # noqa: S101 - it is a pipe
        found = re.search(r"http://([\d.]+:\d+)/", process.stdout.readline())
        assert found  # noqa: S101 - it says so when it is ready
        yield found[1], process.pid
    finally:
        process.terminate()
        process.wait()


def memory(process: int) -> int:
    """The bytes of memory that a process has for itself."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    return sum(int(kb) for kb in re.findall(r"Private_\w+:\s+(\d+)", text)) * 1024


def cpu_seconds(process: int) -> float:
    """The time for which a process has used a core."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


def spread(found: Sequence[Figures], seconds: float, cpu: float) -> Numbers:
    """What processes of clients have measured, as one."""
    latencies = [each for figures in found for each in figures.latencies]
    cuts = quantiles(latencies, n=100)
    moves = len(latencies)
    clients = sum(figures.cpu for figures in found)
    received = sum(figures.received for figures in found)  # theirs are not counted
    return {
        "moves/s": round(moves / seconds),
        "p50 ms": round(cuts[49] * 1000, 1),
        "p99 ms": round(cuts[98] * 1000, 1),
        "CPU ms a move": round(cpu / moves * 1000, 2),
        "CPU ms a move, clients": round(clients / moves * 1000, 2),
        **({"bytes a move": round(received / moves)} if received else {}),
    }


def live(options: Options, tables: int, rate: float, seconds: float) -> Numbers:
    """Tables at which people play, so many moves a second; 0 for all they can."""
    with (
        server(options) as (place, process),
        crowd(Load(place, tables, rate), PROCESSES) as people,
    ):
        before = cpu_seconds(process)
        found = people.play(seconds)
        cpu = cpu_seconds(process) - before
    return {"tables": tables, "sockets": 2 * tables, **spread(found, seconds, cpu)}


def idle(options: Options, tables: int, *, has_sockets: bool) -> float:
    """Kilobytes of the server's memory for a started table."""
    with server(options) as (place, process):
        load = Load(place, PROCESSES * BUSY // 2, 0, has_sockets)
        with crowd(load, PROCESSES):  # what the first tables need is there for all
            before = memory(process)
            with crowd(Load(place, tables, 0, has_sockets), PROCESSES):
                return round((memory(process) - before) / tables / 1000, 1)


async def fill(database: str, games: int) -> None:
    """Store so many finished games."""
    log = _finished_game()
    store = await open_store(database)
    summary = summary_of(SharedTable.of("A" * 16, log))
    written = [encode_entry(entry) for entry in log]
    for first in range(0, games, 100):
        await asyncio.gather(
            *(
                store.append(secrets.token_urlsafe(12), 0, written, summary, {0: "x"})
                for _ in range(first, min(first + 100, games))
            )
        )
    await store.close()


def _finished_game() -> list[AnyEntry]:
    """The log of a game that two easy bots have played."""
    seats = [bodies.SeatWanted("bot", level="easy")] * 2
    log = wishes.set_up(bodies.NewTable(seats, GAME), "x", None, 1)
    log += wishes.start(SharedTable.of("x", log), "x", 1)
    table = SharedTable.of("x", log)
    while table.status == "playing":
        assert table.match  # noqa: S101 - it is being played
        seat = table.deciding[0]
        action = think("easy", 1, table.match.view(seat))
        [entry] = wishes.bot_move(table, seat, table.version, action, 1)
        table.apply(entry)
        log.append(entry)
    return log


def start_up(options: Options) -> float:
    """Seconds from the command to the first answer."""
    begun = time.perf_counter()
    with server(options) as (place, _):
        httpx.get(f"http://{place}/api/tables").raise_for_status()
        return round(time.perf_counter() - begun, 2)


def measure(new_store: NewStore, arguments: argparse.Namespace) -> Found:
    """All figures of a server on one kind of store."""
    tables, seconds = arguments.tables, arguments.seconds
    database, options = new_store()
    found: Found = {"start-up, empty, s": start_up(options)}
    found["live"] = live(options, tables, arguments.rate, seconds)
    found["as fast as it goes"] = live(options, BUSY, 0, seconds)
    found["kB a table"] = idle(options, tables, has_sockets=False)
    found["kB a table with two sockets"] = idle(options, tables, has_sockets=True)
    asyncio.run(fill(database, arguments.stored))
    found[f"start-up, {arguments.stored} games, s"] = start_up(options)
    return found


def stores(kinds: Sequence[str], stack: ExitStack) -> dict[str, NewStore]:
    """The kinds of stores that are wanted."""
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    found: dict[str, NewStore] = {}
    if "sqlite" in kinds:
        found["sqlite"] = lambda: (f"{folder}/railwright.sqlite", ["--data", folder])
    if "postgresql" in kinds:
        address = stack.enter_context(cluster()).new_database()
        found["postgresql"] = lambda: (address, ["--database", address])
    return found


def run(arguments: argparse.Namespace) -> dict[str, Found]:
    """All measurements, one after another."""
    machine: Found = {"cores": os.cpu_count() or 1, "load before": os.getloadavg()[0]}
    found = {"machine": machine}
    with ExitStack() as stack:
        for kind, new_store in stores(arguments.on, stack).items():
            found[kind] = measure(new_store, arguments)
    if "boardgame.io" in arguments.on:
        found["boardgame.io"] = _compared(found, arguments.seconds)
    return found


def their_moves(tables: int, seconds: float, case: boardgame_io.Case) -> Numbers:
    """The moves of boardgame.io, as many as it can make; not durable."""
    with (
        boardgame_io.server(case) as (address, process),
        boardgame_io.crowd(address, tables, seconds, PROCESSES) as people,
    ):
        before = cpu_seconds(process)
        found = boardgame_io.play(people)
        cpu = cpu_seconds(process) - before
    return {"tables": tables, "sockets": 2 * tables, **spread(found, seconds, cpu)}


def _compared(found: dict[str, Found], seconds: float) -> Found:
    """Another server on the same machine in the same run, and how ours compares."""
    compared: Found = {}
    for case in boardgame_io.CASES:
        theirs = their_moves(case.tables, seconds, case)
        compared[f"as fast as it goes, {case.about}"] = theirs
        for kind in found.keys() - {"machine"}:
            ours = found[kind]["as fast as it goes"]
            assert isinstance(ours, dict)  # noqa: S101 - as `measure` makes it
            ratio = ours["moves/s"] / theirs["moves/s"]
            compared[f"times as many on {kind}, {case.about}"] = round(ratio, 2)
    return compared


def main() -> None:
    """Measure, show and keep the figures."""
    kinds = ["sqlite", "postgresql", "boardgame.io"]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--on", nargs="+", choices=kinds, default=kinds)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=550.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--stored", type=int, default=10_000)
    found = run(parser.parse_args())
    for kind, figures in found.items():
        print(kind)
        for name, value in figures.items():
            print(f"  {name:32} {value}")
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
