"""How much a table server carries: tables, sockets, durable moves a second, memory.

Load comes from other processes over the loopback address; bots of the server play no
part. Every move is on disk before it is answered. Latencies are counted from the moment
a move was due, so a server that falls behind cannot hide it.

    python -m benchmarks.server [--on sqlite postgresql workers boardgame.io]
        [--tables N] [--rate MOVES] [--seconds S] [--stored GAMES]

A bar shows which of the measurements is under way. A server with two workers is
compared with one worker on the same PostgreSQL. Where the load and the database have no
cores of their own, four or more in all, moves a second tell too little: there, two
workers carry twice as much if a move costs them no more processor time than it costs
one.

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
from functools import partial
from pathlib import Path
from statistics import quantiles

import httpx
from benchmarks import boardgame_io
from benchmarks.crowd import GAME, Figures, Load, crowd
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from tests.server.postgres import Cluster, cluster

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
SECONDS = 5.0
"""How long is counted; on a fast machine busy tables end their games after eight."""

FAST = "as fast as it goes"

Numbers = dict[str, float]
Found = dict[str, float | Numbers]
Steps = dict[str, Callable[[], float | Numbers]]
"""What is measured, by name."""
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
    """The time for which a process and those that it has started have used a core."""
    place = Path(f"/proc/{process}")
    fields = (place / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    started = [each.read_text().split() for each in place.glob("task/*/children")]
    return own + sum(cpu_seconds(int(child)) for each in started for child in each)


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


def live(
    options: Options, tables: int, rate: float, seconds: float, **others: int
) -> Numbers:
    """Tables at which people play, so many moves a second; 0 for all they can.

    The time of other processes is told besides, by their names.
    """
    with (
        server(options) as (place, process),
        crowd(Load(place, tables, rate), PROCESSES) as people,
    ):
        counted = {"": process, **others}
        before = {name: cpu_seconds(each) for name, each in counted.items()}
        found = people.play(seconds)
        cpu = {name: cpu_seconds(each) - before[name] for name, each in counted.items()}
    figures = spread(found, seconds, cpu.pop(""))
    moves = sum(len(each.latencies) for each in found)
    for name, time_taken in cpu.items():
        figures[f"CPU ms a move, {name}"] = round(1000 * time_taken / moves, 2)
    return {"tables": tables, "sockets": 2 * tables, **figures}


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


def measurements(new_store: NewStore, arguments: argparse.Namespace) -> Steps:
    """All figures of a server on one kind of store."""
    tables, seconds, games = arguments.tables, arguments.seconds, arguments.stored
    database, options = new_store()

    def start_up_full() -> float:
        asyncio.run(fill(database, games))
        return start_up(options)

    return {
        "start-up, empty, s": lambda: start_up(options),
        "live": lambda: live(options, tables, arguments.rate, seconds),
        FAST: lambda: live(options, BUSY, 0, seconds),
        "kB a table": lambda: idle(options, tables, has_sockets=False),
        "kB a table with two sockets": lambda: idle(options, tables, has_sockets=True),
        f"start-up, {games} games, s": start_up_full,
    }


def workers(postgres: Cluster, arguments: argparse.Namespace) -> Steps:
    """A server with two workers and one with one, both as fast as they go."""
    _, options = _on_database(postgres.new_database())

    def with_workers(count: int) -> Numbers:
        wanted = [*options, "--workers", str(count)]
        return live(wanted, BUSY, 0, arguments.seconds, database=postgres.process)

    return {
        "one worker": lambda: with_workers(1),
        "two workers": lambda: with_workers(2),
    }


def cases(arguments: argparse.Namespace, stack: ExitStack) -> dict[str, Steps]:
    """What is wanted, and what is measured for it."""
    found: dict[str, Steps] = {}
    if "sqlite" in arguments.on:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        store = f"{folder}/railwright.sqlite", ["--data", folder]
        found["sqlite"] = measurements(lambda: store, arguments)
    if {"postgresql", "workers"} & {*arguments.on}:
        postgres = stack.enter_context(cluster())
    if "postgresql" in arguments.on:
        address = postgres.new_database()
        found["postgresql"] = measurements(partial(_on_database, address), arguments)
    if "workers" in arguments.on:
        found["workers"] = workers(postgres, arguments)
    if "boardgame.io" in arguments.on:
        found["boardgame.io"] = {
            f"{FAST}, {case.about}": partial(
                their_moves, case.tables, arguments.seconds, case
            )
            for case in boardgame_io.CASES
        }
    return found


def _on_database(address: str) -> tuple[str, Options]:
    return address, ["--database", address]


def run(arguments: argparse.Namespace) -> dict[str, Found]:
    """All measurements, one after another, with a bar that tells which."""
    machine: Found = {"cores": os.cpu_count() or 1, "load before": os.getloadavg()[0]}
    found = {"machine": machine}
    print(machine)
    columns = (TextColumn("{task.description}"), MofNCompleteColumn())
    bar = Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True))
    with ExitStack() as stack, bar:
        wanted = cases(arguments, stack)
        task = bar.add_task("", total=sum(map(len, wanted.values())))
        for kind, steps in wanted.items():
            found[kind] = {}
            for name, step in steps.items():
                bar.update(task, description=f"{kind}: {name}")
                found[kind][name] = step()
                print(f"{kind:12}  {name:42} {found[kind][name]}", flush=True)
                bar.advance(task)
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


def compared(found: dict[str, Found]) -> Found:
    """How ours compares with another server, and two workers with one."""
    ratios: Found = {}
    if "workers" in found:
        one, two = found["workers"]["one worker"], found["workers"]["two workers"]
        ratios["two workers, compared with one"] = _ratio(two, one)
        ratios["two workers, processor time a move"] = _ratio(two, one, "CPU ms a move")
    for name, theirs in found.get("boardgame.io", {}).items():
        for kind in ("sqlite", "postgresql"):
            if kind in found:
                case = f"{kind}, compared with {name.removeprefix(f'{FAST}, ')}"
                ratios[case] = _ratio(found[kind][FAST], theirs)
    return ratios


def _ratio(
    one: float | Numbers, other: float | Numbers, figure: str = "moves/s"
) -> float:
    """How many times as many moves one has made as another, or another figure."""
    assert isinstance(one, dict)  # noqa: S101 - as `live` makes it
    assert isinstance(other, dict)  # noqa: S101 - as above
    return round(one[figure] / other[figure], 2)


def main() -> None:
    """Measure, show and keep the figures."""
    kinds = ["sqlite", "postgresql", "workers", "boardgame.io"]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--on", nargs="+", choices=kinds, default=kinds)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=550.0)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--stored", type=int, default=10_000)
    found = run(parser.parse_args())
    found["ratios"] = compared(found)
    for name, ratio in found["ratios"].items():
        print(f"ratio  {name:49} {ratio}")
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
