"""How much a table server carries: tables, sockets, durable moves a second, memory.

Load comes from other processes over the loopback address; bots of the server play no
part. Every move is on disk before it is answered.

    python benchmarks/server.py [--tables N] [--seconds S] [--database URL]
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from railwright.server import messages, wishes
from railwright.server.bots import think
from railwright.server.cards import summary_of
from railwright.server.entries import AnyEntry, encode_entry
from railwright.server.store import open_store
from railwright.server.table import Table as Folded

View = dict[str, Any]
GAME = "europe"
RESULTS = Path("build/bench/server.json")
CLIENTS = 2
"""Processes that make the load."""


@dataclass
class Figures:
    """What one process of clients has measured."""

    moves: int = 0
    games: int = 0
    latencies: list[float] = field(default_factory=list)


@contextmanager
def server(*options: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server process; gives its host and port."""
    command = [sys.executable, "-m", "railwright", "serve", "--port", "0"]
    process = subprocess.Popen(  # noqa: S603 - our own command
        [*command, "--limits", "0", *options], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout  # noqa: S101 - it is a pipe
        found = re.search(r"http://([\d.]+:\d+)/", process.stdout.readline())
        assert found  # noqa: S101 - it says so when it is ready
        yield found[1], process
    finally:
        process.terminate()
        process.wait()


def memory(process: subprocess.Popen[str]) -> int:
    """The bytes of memory that a process has for itself."""
    text = Path(f"/proc/{process.pid}/smaps_rollup").read_text(encoding="utf-8")
    return sum(int(kb) for kb in re.findall(r"Private_\w+:\s+(\d+)", text)) * 1024


def cpu_seconds(process: subprocess.Popen[str]) -> float:
    """The time for which a process has used a core."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


class Table:
    """Two people at a table, each with a socket of their own."""

    def __init__(self, place: str, seed: int) -> None:
        self.place = place
        self.luck = Random(seed)  # noqa: S311 - a player's luck
        self.secrets = [secrets.token_urlsafe(32) for _ in range(2)]
        self.sockets: list[ClientConnection] = []
        self.table = ""
        self.version = 0

    async def sit_down(self, http: httpx.AsyncClient) -> None:
        """Set the table up, start, and open the sockets."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        created = await self._post(http, 0, "", {"game": GAME, "seats": seats})
        self.table = created["table"]
        await self._post(http, 1, f"/{self.table}/seats/1", {"kind": "me"})
        await self._post(http, 0, f"/{self.table}/start", {})
        for secret in self.secrets:
            socket = await connect(
                f"ws://{self.place}/socket",
                additional_headers={"Cookie": f"railwright={secret}"},
                compression=None,
                max_size=None,
                ping_interval=None,
            )
            await socket.send(json.dumps({"type": "watch", "table": self.table}))
            self.sockets.append(socket)

    async def _post(
        self, http: httpx.AsyncClient, who: int, path: str, body: dict[str, Any]
    ) -> dict[str, Any]:
        headers = {"Cookie": f"railwright={self.secrets[who]}"}
        url = f"http://{self.place}/api/tables{path}"
        answer = await http.post(url, json=body, headers=headers)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def play(self, figures: Figures, until: float, pause: float) -> None:
        """Play until the time is over, thinking so long before each move."""
        views = [await self.shown(socket) for socket in self.sockets]
        await asyncio.sleep(self.luck.random() * pause)
        while time.monotonic() < until:
            seat = next((at for at, v in enumerate(views) if v["actions"]), None)
            if seat is None:
                figures.games += 1
                return
            views = await self._move(seat, views[seat], figures)
            await asyncio.sleep(pause)

    async def shown(self, socket: ClientConnection) -> View:
        """The view with which a socket begins."""
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "table" and message["views"]:
                self.version = message["state"]["version"]
                view: View = message["views"][0]
                return view

    async def _move(self, seat: int, view: View, figures: Figures) -> list[View]:
        """Act and wait until both have seen it; the latency ends with `done`."""
        self.version += 1
        wish = {
            "type": "act",
            "table": self.table,
            "seat": seat,
            "version": self.version - 1,
            "id": secrets.token_hex(8),
            "action": self.luck.choice(view["actions"]),
        }
        text = json.dumps(wish)
        begun = time.perf_counter()
        await self.sockets[seat].send(text)
        mine = await self._seen(self.sockets[seat], "done")
        figures.latencies.append(time.perf_counter() - begun)
        figures.moves += 1
        other = await self._seen(self.sockets[1 - seat], "events")
        return [mine, other] if seat == 0 else [other, mine]

    async def _seen(self, socket: ClientConnection, last: str) -> View:
        """The view after a move, when the last message about it has come."""
        view: View = {}
        while True:
            message = json.loads(await socket.recv())
            if message["type"] in {"refused", "stale", "error"}:
                raise RuntimeError(str(message))
            if message["type"] == "events" and message["version"] == self.version:
                view = message["view"]
            if message["type"] == last and view:
                return view


async def load(place: str, tables: int, seconds: float, pause: float) -> Figures:
    """Play at so many tables at the same time."""
    figures = Figures()
    playing = [Table(place, seed) for seed in range(tables)]
    async with httpx.AsyncClient(timeout=60) as http:
        for at in range(0, tables, 20):
            await asyncio.gather(*(t.sit_down(http) for t in playing[at : at + 20]))
    until = time.monotonic() + seconds
    await asyncio.gather(*(table.play(figures, until, pause) for table in playing))
    for table in playing:
        for socket in table.sockets:
            await socket.close()
    return figures


def load_process(place: str, tables: int, seconds: float, pause: float) -> Figures:
    """What one process of clients measures."""
    return asyncio.run(load(place, tables, seconds, pause))


def measure(
    place: str,
    process: subprocess.Popen[str],
    tables: int,
    seconds: float,
    pause: float,
) -> dict[str, float]:
    """Moves a second and their latency, with clients in processes of their own."""
    share = tables // CLIENTS
    before = cpu_seconds(process)
    with multiprocessing.get_context("spawn").Pool(CLIENTS) as pool:
        asked = [(place, share, seconds, pause)] * CLIENTS
        found = pool.starmap(load_process, asked)
    latencies = [each for figures in found for each in figures.latencies]
    cuts = quantiles(latencies, n=100)
    moves = sum(figures.moves for figures in found)
    return {
        "tables": share * CLIENTS,
        "sockets": 2 * share * CLIENTS,
        "moves/s": round(moves / seconds),
        "p50 ms": round(cuts[49] * 1000, 1),
        "p99 ms": round(cuts[98] * 1000, 1),
        "CPU ms a move": round((cpu_seconds(process) - before) / moves * 1000, 2),
    }


async def idle(place: str, tables: int, process: subprocess.Popen[str]) -> float:
    """Bytes of the server's memory for a started table with its two open sockets."""
    before = memory(process)
    sitting = [Table(place, seed) for seed in range(tables)]
    async with httpx.AsyncClient(timeout=60) as http:
        for at in range(0, tables, 20):
            await asyncio.gather(*(t.sit_down(http) for t in sitting[at : at + 20]))
    for table in sitting:
        for socket in table.sockets:
            await table.shown(socket)
    after = memory(process)
    for table in sitting:
        for socket in table.sockets:
            await socket.close()
    return (after - before) / tables


async def fill(database: str, games: int) -> None:
    """Store so many finished games."""
    log = _finished_game()
    store = await open_store(database)
    table = Folded.of("A" * 16, log)
    summary = summary_of(table)
    bodies = [encode_entry(entry) for entry in log]
    for first in range(0, games, 100):
        await asyncio.gather(
            *(
                store.append(secrets.token_urlsafe(12), 0, bodies, summary, {0: "x"})
                for _ in range(first, min(first + 100, games))
            )
        )
    await store.close()


def _finished_game() -> list[AnyEntry]:
    """The log of a game that two easy bots have played."""
    seats = [messages.SeatWanted("bot", level="easy")] * 2
    log = wishes.set_up(messages.NewTable(GAME, seats), "x", None, 1)
    log += wishes.start(Folded.of("x", log), "x", 1)
    table = Folded.of("x", log)
    while table.status == "playing":
        assert table.match  # noqa: S101 - it is being played
        seat = table.deciding[0]
        action = think("easy", 1, table.match.view(seat))
        [entry] = wishes.bot_move(table, seat, table.version, action, 1)
        table.apply(entry)
        log.append(entry)
    return log


def start_up(options: list[str]) -> float:
    """Seconds from the command to the first answer."""
    begun = time.perf_counter()
    with server(*options) as (place, _):
        httpx.get(f"http://{place}/api/tables").raise_for_status()
        return time.perf_counter() - begun


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """All measurements, one after another."""
    found: dict[str, Any] = {"cores": os.cpu_count()}
    with tempfile.TemporaryDirectory() as folder:
        url = arguments.database
        options = ["--database", url] if url else ["--data", folder]
        database = url or f"{folder}/railwright.sqlite"
        found["start-up, empty, s"] = round(start_up(options), 2)
        with server(*options) as (place, process):
            each = asyncio.run(idle(place, arguments.tables, process))
            found["kB a table with two sockets"] = round(each / 1000, 1)
        with server(*options) as (place, process):
            tables, seconds, pause = (
                arguments.tables,
                arguments.seconds,
                arguments.pause,
            )
            found["live"] = measure(place, process, tables, seconds, pause)
            found["as fast as it goes"] = measure(place, process, 40, seconds, 0.0)
        if arguments.stored:
            asyncio.run(fill(database, arguments.stored))
            name = f"start-up, {arguments.stored} games, s"
            found[name] = round(start_up(options), 2)
    return found


def main() -> None:
    """Measure, show and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=1.5)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--database", help="postgresql:// instead of a file")
    found = run(parser.parse_args())
    for name, value in found.items():
        print(f"{name:32} {value}")
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
