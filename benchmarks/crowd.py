"""A crowd for a table server: two people at each table, each with an own socket.

It shares the cores with the server, so it does no more than it must: it frames its
messages itself and reads of each message only what it needs for the next move.
"""

import asyncio
import os
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from secrets import token_hex, token_urlsafe
from typing import Any, cast

import httpx
import uvloop
from msgspec import Struct, json

GAME = "europe"
AT_ONCE = 20
"""Tables that are set up at the same time."""
PATIENCE = 300.0
"""Seconds for which the tables of a crowd may take to be set up, or to answer."""
TEXT, PING, PONG = 0x81, 0x89, 0x8A
SHORT, LONG = 126, 127
"""Lengths of frames from which the length follows in two bytes, or in eight."""


@dataclass
class Load:
    """What a crowd shall do."""

    place: str
    tables: int
    rate: float
    """Moves a second that all tables together try to make; 0 for all they can."""
    has_sockets: bool = True


@dataclass
class Figures:
    """What one process of a crowd has measured."""

    latencies: list[float] = field(default_factory=list)
    """Seconds from the moment a move was due until it was known to be on disk."""
    games: int = 0
    """Games that came to their end."""
    received: int = 0
    """Bytes that came from the server."""
    messages: int = 0
    """Messages that came from there."""
    cpu: float = 0.0

    def begin(self) -> None:
        """Count from now on."""
        self.latencies = []
        self.games = self.received = self.messages = 0


class Seen(Struct):
    """The part of a view, or of its changes, that matters here."""

    actions: list[str] | None = None


class Shown(Struct):
    """The part of a table's state that matters here."""

    version: int


class Heard(Struct):
    """The parts of any message of the server that matter here."""

    type: str
    version: int = -1
    view: Seen | None = None
    changes: Seen | None = None
    views: list[Seen] = []
    state: Shown | None = None


_DECODER = json.Decoder(Heard)


class Socket(asyncio.Protocol):
    """The socket of one person."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.received = b""
        self.is_open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast("asyncio.Transport", transport)  # uvloop has its own
        request = (
            f"GET /socket?table={self.table.id} HTTP/1.1\r\n"
            f"Host: {self.table.load.place}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
            f"Cookie: railwright={self.table.secrets[self.seat]}\r\n\r\n"
        )
        self.transport.write(request.encode())

    def data_received(self, data: bytes) -> None:
        """Take in what has come, message by message."""
        self.table.figures.received += len(data)
        self.received += data
        if not self.is_open:
            head, end, rest = self.received.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                raise RuntimeError(head.decode())
            self.is_open, self.received = True, rest
            self.say({"type": "watch", "table": self.table.id})
        for kind, body in self._frames():
            if kind == TEXT:
                self.table.figures.messages += 1
                self.table.hear(self.seat, _DECODER.decode(body))
            elif kind == PING:
                self._send(PONG, body)

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """The frames that have come as a whole."""
        data, at = self.received, 0
        while len(data) >= at + 2:
            size, body = data[at + 1], at + 2
            if size >= SHORT:
                body += 2 if size == SHORT else 8
                size = int.from_bytes(data[at + 2 : body], "big")
            if len(data) < body + size:
                break
            yield data[at], data[body : body + size]
            at = body + size
        self.received = data[at:]

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        self._send(TEXT, json.encode(message))

    def _send(self, kind: int, body: bytes) -> None:
        assert self.transport  # noqa: S101 - nothing is said before
        size = len(body)
        head = bytes([kind, 0x80 | size]) if size < SHORT else bytes([kind, 0x80 | 126])
        more = b"" if size < SHORT else size.to_bytes(2, "big")
        # Clients mask what they send; a mask of zeros leaves it as it is.
        self.transport.write(head + more + bytes(4) + body)


class Table:
    """Two people who play at random."""

    def __init__(self, load: Load, figures: Figures, seed: int) -> None:
        self.load = load
        self.figures = figures
        self.luck = Random(seed)  # noqa: S311 - a player's luck
        self.secrets = [token_urlsafe(32) for _ in range(2)]
        self.sockets: list[Socket] = []
        self.id = ""
        self.is_shown = asyncio.Event()
        self.actions: list[list[str]] = [[], []]
        """What each may do."""
        self.waiting = {0, 1}
        """Who has not seen the last move yet."""
        self.version = 0
        self.is_answered = True
        self.due = self.until = 0.0

    async def sit_down(self, http: httpx.AsyncClient) -> None:
        """Set the table up, start, and open the sockets."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        created = await self._post(http, 0, "", {"game": GAME, "seats": seats})
        self.id = str(created["table"])
        await self._post(http, 1, f"/{self.id}/seats/1", {"kind": "me"})
        await self._post(http, 0, f"/{self.id}/start", {})
        if not self.load.has_sockets:
            return
        host, _, port = self.load.place.partition(":")
        loop = asyncio.get_running_loop()
        for seat in range(2):
            new_socket = partial(Socket, self, seat)
            _, socket = await loop.create_connection(new_socket, host, int(port))
            self.sockets.append(socket)
        await self.is_shown.wait()

    async def _post(
        self, http: httpx.AsyncClient, who: int, path: str, body: dict[str, object]
    ) -> dict[str, object]:
        headers = {"Cookie": f"railwright={self.secrets[who]}"}
        url = f"http://{self.load.place}/api/tables{path}"
        answer = await http.post(url, json=body, headers=headers)
        answer.raise_for_status()
        found: dict[str, object] = answer.json()
        return found

    def begin(self, pause: float, until: float) -> None:
        """Play until the time is over, each table beginning at another moment."""
        self.until = until
        if self.is_answered and not self.waiting:  # no move is under way from before
            self._wait(time.perf_counter() + self.luck.random() * pause)

    def _wait(self, due: float) -> None:
        self.due = due
        if due < self.until:
            delay = max(0.0, due - time.perf_counter())
            asyncio.get_running_loop().call_later(delay, self._move)

    def _move(self) -> None:
        seat = next((at for at, actions in enumerate(self.actions) if actions), None)
        if seat is None:
            self.figures.games += 1
            return
        wish = {
            "type": "act",
            "table": self.id,
            "seat": seat,
            "version": self.version,
            "id": token_hex(8),
            "action": self.luck.choice(self.actions[seat]),
        }
        self.waiting = {0, 1}
        self.is_answered = False
        self.version += 1
        self.sockets[seat].say(wish)

    def hear(self, seat: int, heard: Heard) -> None:
        """Take note of a message; when all have seen a move, wait for the next."""
        if heard.type in {"refused", "stale", "error"}:
            raise RuntimeError(heard.type)
        if heard.type == "table" and heard.views:
            self._see(seat, heard.views[0])
            self.version = heard.state.version if heard.state else 0
            if not self.waiting:
                self.is_shown.set()
        if heard.type == "events" and heard.version == self.version:
            self._see(seat, heard.view or heard.changes)
            self._go_on()
        elif heard.type == "done":
            self.figures.latencies.append(time.perf_counter() - self.due)
            self.is_answered = True
            self._go_on()

    def _see(self, seat: int, seen: Seen | None) -> None:
        """Take note of what a seat may do; if nothing is said, that is as before."""
        self.waiting.discard(seat)
        if seen and seen.actions is not None:
            self.actions[seat] = seen.actions

    def _go_on(self) -> None:
        if not self.is_answered or self.waiting:
            return
        rate = self.load.rate
        # Whoever is late does not wait less for it: the next move is due in its time.
        self._wait(self.due + self.load.tables / rate if rate else time.perf_counter())


def _give_up(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    loop.default_exception_handler(context)
    os._exit(1)


async def _play(load: Load, parent: Connection) -> None:
    asyncio.get_running_loop().set_exception_handler(_give_up)
    figures = Figures()
    tables = [Table(load, figures, seed) for seed in range(load.tables)]
    async with httpx.AsyncClient(timeout=60) as http:
        for at in range(0, load.tables, AT_ONCE):
            await asyncio.gather(*(t.sit_down(http) for t in tables[at : at + AT_ONCE]))
    parent.send(None)
    while True:
        seconds = await asyncio.to_thread(parent.recv)
        begun = time.process_time()
        figures.begin()
        pause = load.tables / load.rate if load.rate else 0.0
        for table in tables:
            table.begin(pause, time.perf_counter() + seconds)
        await asyncio.sleep(seconds)
        figures.cpu = time.process_time() - begun
        parent.send(figures)


def _run(load: Load, parent: Connection) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_play(load, parent))


class Crowd:
    """Processes whose tables are set up and wait."""

    def __init__(self, ends: list[Connection]) -> None:
        self.ends = ends

    def play(self, seconds: float) -> list[Figures]:
        """Let all play for so long, or for so long again."""
        for end in self.ends:
            end.send(seconds)
        return [_told(end, seconds + PATIENCE) for end in self.ends]


def _told(end: Connection, patience: float) -> Any:  # noqa: ANN401 - as pipes have it
    """What a process says, which must not take for ever."""
    if not end.poll(patience):
        raise TimeoutError(f"a crowd has said nothing for {patience:.0f} seconds")
    return end.recv()


@contextmanager
def crowd(load: Load, processes: int) -> Iterator[Crowd]:
    """A crowd in processes of its own, its tables shared out among them."""
    share = Load(
        load.place, load.tables // processes, load.rate / processes, load.has_sockets
    )
    context = get_context("spawn")
    pipes = [context.Pipe() for _ in range(processes)]
    started = [context.Process(target=_run, args=(share, end)) for _, end in pipes]
    for process in started:
        process.start()
    try:
        for end, other in pipes:
            other.close()
            _told(end, PATIENCE)
        yield Crowd([end for end, _ in pipes])
    finally:
        for process in started:
            process.terminate()
            process.join()
