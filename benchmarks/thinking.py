"""How long a person waits for a bot while one client keeps 100 tables of experts busy.

A person sits at a table with a medium bot and moves; the time is that from the answer
to the move until the bot's own move is told. First the server is idle, then a stranger
from another address has made tables where experts play each other, and watches all of
them. Load and person are processes of their own; the server's pace is 0.

    python -m benchmarks.thinking [--tables N] [--moves N] [--bots N]
"""

import argparse
import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from benchmarks.server import server
from websockets.sync.client import ClientConnection, connect

RESULTS = Path("build/bench/thinking.json")
PERSON, STRANGER = "127.0.0.1", "127.0.0.2"
"""The addresses from which the two come."""
GAME = "europe"
TABLES_A_SOCKET = 20
WARM = 5
"""Moves that are not counted: the first bot waits for its process to start."""


class Visitor:
    """Somebody with a cookie who comes from an address."""

    def __init__(self, place: str, address: str) -> None:
        self.place = place
        self.address = address
        transport = httpx.HTTPTransport(local_address=address)
        url = f"http://{place}"
        self.http = httpx.Client(base_url=url, transport=transport, timeout=60)
        self.http.get("/api/me").raise_for_status()

    def create(self, *levels: str) -> str:
        """Set a table up, alone or for bots of these levels, and start it."""
        seats = [{"kind": "bot", "level": level} for level in levels[1:]]
        first = levels[0]
        seat = {"kind": "me"} if first == "me" else {"kind": "bot", "level": first}
        wish = {"game": GAME, "seats": [seat, *seats], "start": True}
        answer = self.http.post("/api/tables", json=wish).raise_for_status()
        return str(answer.json()["table"])

    def socket(self) -> ClientConnection:
        """A socket with the visitor's cookie."""
        cookie = {"Cookie": f"railwright={self.http.cookies['railwright']}"}
        return connect(
            f"ws://{self.place}/socket",
            additional_headers=cookie,
            compression=None,
            max_size=None,
            source_address=(self.address, 0),
        )


def flood(place: str, tables: int, line: Connection) -> None:
    """Make tables of experts and watch them, until the other side hangs up."""
    stranger = Visitor(place, STRANGER)
    names = [stranger.create("expert", "expert") for _ in range(tables)]
    sockets = []
    for at in range(0, tables, TABLES_A_SOCKET):
        sockets.append(stranger.socket())
        for name in names[at : at + TABLES_A_SOCKET]:
            sockets[-1].send(json.dumps({"type": "watch", "table": name}))
    line.send("busy")
    while not line.poll(0.05):
        for each in sockets:
            while _heard(each):
                pass


def _heard(socket: ClientConnection) -> bool:
    try:
        socket.recv(timeout=0)
    except TimeoutError:
        return False
    return True


@contextmanager
def flooded(place: str, tables: int) -> Iterator[None]:
    """A stranger is at it meanwhile."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=flood, args=(place, tables, theirs))
    process.start()
    ours.recv()
    try:
        yield
    finally:
        ours.send("enough")
        process.join()


def waits(place: str, level: str, moves: int) -> list[float]:
    """The seconds that a bot of a level takes to answer each of so many moves."""
    person = Visitor(place, PERSON)
    found: list[float] = []
    while len(found) < moves + WARM:
        found += _game(person, level, moves + WARM - len(found))
    return found[WARM:]


def _game(person: Visitor, level: str, most: int) -> list[float]:
    """The waits of one game, played until its end or until there are enough."""
    table, found, asked = person.create("me", level), [], 0.0
    view: dict[str, Any] = {}
    with person.socket() as socket:
        socket.send(json.dumps({"type": "watch", "table": table}))
        for text in socket:
            said: dict[str, Any] = json.loads(text)
            view |= _told(said)
            if said["type"] == "events" and said["by"] == 1 and asked:
                found.append(time.perf_counter() - asked)
                asked = 0.0
            if said["type"] == "done" and not asked:
                asked = time.perf_counter()
            if view.get("phase") == "over" or len(found) >= most:
                return found
            if said["type"] in {"table", "events"} and view.get("actions"):
                asked = 0.0
                socket.send(json.dumps(_move(table, said, view)))
    return found


def _told(said: dict[str, Any]) -> dict[str, Any]:
    """What a message tells of the view; routes and players do not matter here."""
    whole = [*said.get("views", []), said.get("view"), said.get("changes")]
    return next(filter(None, whole), {})


def _move(table: str, said: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    version = said["version"] if said["type"] == "events" else said["state"]["version"]
    drawn = [each for each in view["actions"] if each.startswith("draw blind")]
    action = (drawn or view["actions"])[0]
    name = f"{table}-{version}"
    seat = {"type": "act", "table": table, "seat": 0}
    return {**seat, "version": version, "id": name, "action": action}


def figures(found: list[float]) -> dict[str, float]:
    """Waits in milliseconds."""
    return {
        "moves": len(found),
        "median ms": round(median(found) * 1000, 1),
        "p95 ms": round(quantiles(found, n=20)[18] * 1000, 1),
    }


def main() -> None:
    """Measure, print a table and write JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--bots", type=int, default=1)
    given = parser.parse_args()
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        options = ["--data", folder, "--pace", "0", "--bots", str(given.bots)]
        with server(options) as (place, _):
            results["idle"] = figures(waits(place, "medium", given.moves))
            with flooded(place, given.tables):
                results["flooded"] = figures(waits(place, "medium", given.moves))
    ratio = results["flooded"]["median ms"] / results["idle"]["median ms"]
    results["ratio of medians"] = round(ratio, 2)
    print(f"A medium bot's answer; {given.tables} tables of experts of one stranger")
    for name in ("idle", "flooded"):
        print(f"  {name:8}", results[name])
    print("  ratio of medians", results["ratio of medians"])
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
