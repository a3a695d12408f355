"""Strangers do all that they can think of, and fifty tables play on: an hour of it.

SIEGE_SECONDS is the number of seconds if it shall be another. Everybody comes from
an address of their own, as a proxy would say, and all the usual limits hold.
"""

import os
import signal
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from threading import Event
from time import monotonic

import httpx
import pytest
from tests.server.running import Person, Player, ServerProcess, running
from tests.server.test_games import chooser
from websockets.exceptions import WebSocketException

SECONDS = float(os.environ.get("SIEGE_SECONDS", "3600"))
TABLES = 50
PAUSE = 1.0
"""Seconds for which people look at the board before they move."""
LATE = 1.0
"""Seconds after which a move has come too late."""
TROUBLE = (
    httpx.HTTPError,
    WebSocketException,
    OSError,
    AssertionError,
    ConnectionError,
)
"""What strangers must reckon with."""


@contextmanager
def stranger(server: ServerProcess, number: int) -> Iterator[Person]:
    """Somebody who hangs up in the end, even in the middle of a deed that fails."""
    with closing(Person(server, client=f"198.51.100.{number}")) as person:
        yield person


def bring_records(server: ServerProcess) -> None:
    """Records that ask for all memory (H1), deep ones and ones with a NUL (H12)."""
    with stranger(server, 1) as person:
        for text in (
            "players 999999999",
            "game usa\nplayers 2\nseed 1\n\0",
            "[" * 50_000,
        ):
            person.http.post("/api/records", json={"record": text})
        person.http.post("/api/tables", content=b"[" * 100_000)


def kill_workers(server: ServerProcess) -> None:
    """What the system does that has no memory left (H2)."""
    for pid in processes(server)[1:3]:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def have_experts_think(server: ServerProcess) -> None:
    """Tables of the dearest bots (H4)."""
    with stranger(server, 2) as person:
        bots = [{"kind": "bot", "level": "expert"}] * 4
        for _ in range(10):
            seats = [{"kind": "me"}, *bots]
            body = {"game": "europe", "seats": seats, "start": True}
            person.http.post("/api/tables", json=body)


def send_endless_heads(server: ServerProcess) -> None:
    """Headers without end, and lines that never come to the point (H5)."""
    host, _, port = server.place.partition(":")
    with ExitStack() as stack:
        lines = [
            stack.enter_context(socket.create_connection((host, int(port)), 5))
            for _ in range(5)
        ]
        for line in lines:
            with suppress(OSError):
                line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
                for _ in range(50):
                    line.sendall(b"X: " + b"y" * 10_000 + b"\r\n")


def send_endless_bodies(server: ServerProcess) -> None:
    """Bodies in crumbs, and headers without end after them."""
    host, _, port = server.place.partition(":")
    begin = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    for crumbs in (b"1\r\na\r\n", b"0\r\n" + b"a:b\r\n" * 1_000):
        with socket.create_connection((host, int(port)), 5) as line, suppress(OSError):
            line.sendall(begin + crumbs * 10_000)


def want_letters(server: ServerProcess) -> None:
    """Mailboxes and webhooks that are none (H6, H8)."""
    with stranger(server, 3) as person:
        table = person.create("nordic", [{"kind": "me"}, {"kind": "open"}])
        for where in ({"email": "a@["}, {"email": None, "webhook": "http://[/"}):
            person.http.post(f"/api/tables/{table}/seats/0/notice", json=where)


def chatter(server: ServerProcess) -> None:
    """Floods of chat, of wishes and of what is no message at all (H11)."""
    with stranger(server, 4) as person:
        table = person.create("nordic", [{"kind": "me"}, {"kind": "open"}])
        line = person.socket()
        line.watch(table)
        for number in range(200):
            line.say("chat", table=table, id=f"{number}", text="x" * 300)
            line.raw.send("{" * number)


def read_nothing(server: ServerProcess) -> None:
    """Sockets that ask for much and read nothing."""
    with stranger(server, 5) as person:
        table = person.create("world", [{"kind": "me"}, {"kind": "bot"}], start=True)
        lines = [person.socket() for _ in range(10)]
        for line in lines:
            for _ in range(20):
                line.say("watch", table=table)


def make_tables(server: ServerProcess) -> None:
    """Identities, tables and tokens without end (H12)."""
    for number in range(6, 12):
        with stranger(server, number) as person:
            for _ in range(40):
                person.http.post("/api/bot/tokens", json={"name": "\u2800"})
            person.http.post("/api/sign-in/offer")


DEEDS: list[Callable[[ServerProcess], None]] = [
    bring_records,
    kill_workers,
    have_experts_think,
    send_endless_heads,
    send_endless_bodies,
    want_letters,
    chatter,
    read_nothing,
    make_tables,
]


def processes(server: ServerProcess) -> list[int]:
    """The server and all that it has started, the server first."""
    first = server.process.pid
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[3]) == first:
                found.append(int(path.parent.name))
    return [first, *sorted({*found} - {first})]  # numbers begin anew some day


def memory_of(server: ServerProcess) -> int:
    """Bytes of the server itself; its workers come and go."""
    fields = Path(f"/proc/{server.process.pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def play(server: ServerProcess, number: int, over: Event) -> list[float]:
    """Play game after game; how long each move took to be acknowledged."""
    person, took = Person(server, client=f"192.0.2.{number + 1}"), list[float]()
    while not over.is_set():
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = person.create("nordic", seats, start=True)
        player, asked = Player(person, table, chooser(number)), 0.0
        while not (player.is_over or over.is_set()):
            if player.act():
                asked = monotonic()
                continue
            was_waiting = player.pending is not None
            player.take(player.socket.next())
            if was_waiting and player.pending is None:
                took.append(monotonic() - asked)
                over.wait(PAUSE)
        person.sockets.pop().close()
    return took


def besiege(
    server: ServerProcess, deed: Callable[[ServerProcess], None], over: Event
) -> int:
    """Do something again and again; how often it was done."""
    done = 0
    while not over.is_set():
        with suppress(*TROUBLE):
            deed(server)
        done += 1
        over.wait(PAUSE)
    return done


@pytest.mark.soak
@pytest.mark.timeout(SECONDS + 300)
def test_fifty_tables_play_on_whatever_strangers_do(tmp_path: Path) -> None:
    over = Event()
    with (
        running(tmp_path, "--limits", "1", "--webhooks", "public") as server,
        ThreadPoolExecutor(TABLES + len(DEEDS)) as threads,
    ):
        try:
            games = [threads.submit(play, server, at, over) for at in range(TABLES)]
            sieges = [threads.submit(besiege, server, deed, over) for deed in DEEDS]
            over.wait(SECONDS / 4)
            before = memory_of(server)
            over.wait(SECONDS * 3 / 4)
            after = memory_of(server)
        finally:
            over.set()
        took = sorted(time for game in games for time in game.result())
        deeds = {
            deed.__name__: each.result()
            for deed, each in zip(DEEDS, sieges, strict=True)
        }
    late = sum(time > LATE for time in took)
    said = [
        f"{len(took)} moves, {late} late, slowest {took[-1]:.3f} s",
        f"median {took[len(took) // 2]:.3f} s",
        f"memory {before / 1e6:.0f} MB, then {after / 1e6:.0f} MB",
        f"{deeds}",
    ]
    print("; ".join(said))  # noqa: T201 - the figures are what a soak is for
    assert len(took) > TABLES * min(SECONDS, 60) / 10
    assert late == 0
    assert after <= 1.2 * before + 20e6
