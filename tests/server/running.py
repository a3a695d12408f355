"""A real server process on a free port of the loopback address, and its clients."""

import os
import re
import signal
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any
from uuid import uuid4

import httpx
from msgspec import json
from tests.server.folding import Folding
from tests.server.warm import WarmProcess
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody: servers of tests speak no TLS, and reading certificates takes time."""
PATIENCE = 60.0
"""Seconds after which a test that waits for something has failed."""
OPEN: list[Callable[[], None]] = []
"""What closes each server and person, however often it is called."""


class ServerProcess:
    """`railwright serve`, as a host runs it."""

    def __init__(
        self,
        database: Sequence[str],
        *options: str,
        before: str = "",
        **environment: str,
    ) -> None:
        fast = () if "--pace" in options else ("--pace", "0")
        free = () if "--limits" in options else ("--limits", "0")
        words = ["serve", "--port", "0", *database, *fast, *free, *options]
        self.process = (
            _cold(words, before, environment)
            if before or environment
            else WarmProcess(words)
        )
        self.errors: list[str] = []
        self.listener = Thread(target=self._listen, daemon=True)
        self.listener.start()
        OPEN.append(self.kill)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://([\w.]+:\d+)/", said)
        assert found, (said, self.errors)
        self.place = found[1]
        """Host and port."""

    def _listen(self) -> None:
        assert self.process.stderr is not None
        self.errors += self.process.stderr

    @property
    def url(self) -> str:
        return f"http://{self.place}"

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._end()

    def stop(self, *, group: bool = False) -> int:
        """As a service manager would, which may tell all processes of the group."""
        if group:
            os.killpg(self.process.pid, signal.SIGTERM)
        else:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(30)
        finally:
            self.kill()

    def check(self) -> None:
        """Fail if something went wrong that the server did not expect."""
        signs = ("Traceback", "bot failed")
        bad = [line for line in self.errors if any(sign in line for sign in signs)]
        assert not bad, self.errors

    def _end(self) -> None:
        self.process.wait()
        self.listener.join()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()


def _cold(
    words: Sequence[str], before: str, environment: dict[str, str]
) -> subprocess.Popen[str]:
    """A process that sees its environment, or does something, before it imports."""
    start = f"{before}from railwright.cli.main import railwright; railwright()"
    return subprocess.Popen(
        [sys.executable, "-c", start, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"} | environment,
        start_new_session=True,
    )


@contextmanager
def running(
    folder: Path, *options: str, before: str = "", **environment: str
) -> Iterator[ServerProcess]:
    """A server on the SQLite file of a folder; `before` it starts, Python does this."""
    database = ["--data", str(folder)]
    server = ServerProcess(database, *options, before=before, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
        server.check()


class Person:
    """A browser: a cookie for HTTP and sockets, behind a proxy if it says where."""

    def __init__(
        self, server: ServerProcess, secret: str | None = None, client: str = ""
    ) -> None:
        self.server = server
        self.headers = {"X-Forwarded-For": client} if client else {}
        self.http = httpx.Client(
            base_url=server.url, timeout=PATIENCE, verify=PLAIN, headers=self.headers
        )
        self.sockets: list[Socket] = []
        OPEN.append(self.close)
        if secret:
            self.http.cookies.set("railwright", secret)
        else:
            self.http.get("/api/me").raise_for_status()

    @property
    def secret(self) -> str:
        return str(self.http.cookies["railwright"])

    def post(self, path: str, **body: object) -> Message:
        """What the server answers to a request that must succeed."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        found: Message = answer.json()
        return found

    def get(self, path: str) -> Message:
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        found: Message = answer.json()
        return found

    def create(self, game: str, seats: Sequence[Message], **more: object) -> str:
        """Set a table up and return its id."""
        return str(self.post("/api/tables", game=game, seats=seats, **more)["table"])

    def sit(self, table: str, seat: int, name: str = "") -> None:
        self.post(f"/api/tables/{table}/seats/{seat}", kind="me", name=name or None)

    def start(self, table: str) -> None:
        self.post(f"/api/tables/{table}/start")

    def socket(self, path: str = "/socket") -> "Socket":
        self.sockets.append(Socket(self, path))
        return self.sockets[-1]

    def close(self) -> None:
        with closing(self.http), ExitStack() as sockets:
            for socket in self.sockets:
                sockets.callback(socket.close)


@contextmanager
def closed_in_the_end() -> Iterator[None]:
    """Close all servers and people that come meanwhile, whatever goes wrong."""
    before = len(OPEN)
    try:
        yield
    finally:
        with ExitStack() as stack:
            for close in OPEN[before:]:
                stack.callback(close)
        del OPEN[before:]


class Socket:
    """An open socket that keeps every message it was told; steps get whole views."""

    def __init__(self, person: Person, path: str = "/socket") -> None:
        cookie = f"railwright={person.secret}"
        self.stack = ExitStack()
        self.raw: ClientConnection = self.stack.enter_context(
            connect(
                f"ws://{person.server.place}{path}",
                additional_headers={"Cookie": cookie, **person.headers},
                compression=None,
                max_size=None,
            )
        )
        self.heard: list[str] = []
        """Every byte that came."""
        self.inbox: Queue[Message | None] = Queue()
        self.listener = Thread(target=self._listen, daemon=True)
        self.listener.start()

    def _listen(self) -> None:
        folding = Folding()
        with suppress(ConnectionClosed, OSError):
            for text in self.raw:
                assert isinstance(text, str)
                self.heard.append(text)
                self.inbox.put(folding.take(json.decode(text)))
        self.inbox.put(None)

    def say(self, type: str, **fields: object) -> None:  # noqa: A002 - the field's name
        self.raw.send(json.encode({"type": type, **fields}).decode())

    def next(self) -> Message:
        """The next message; ConnectionError if there is none because it closed."""
        try:
            message = self.inbox.get(timeout=PATIENCE)
        except Empty:
            raise AssertionError("nothing came") from None
        if message is None:
            raise ConnectionError("the socket is closed")
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted; others are passed over."""
        while True:
            message = self.next()
            if wanted(message):
                return message

    def of(self, type: str, **fields: object) -> Message:  # noqa: A002 - as above
        """The next message of a type with such fields."""
        return self.until(
            lambda message: (
                message["type"] == type
                and all(message.get(name) == value for name, value in fields.items())
            )
        )

    def watch(self, table: str, *, choices: bool = True) -> Message:
        self.say("watch", table=table, choices=choices)
        return self.of("table", table=table)

    def wish(self, type: str, table: str, **fields: object) -> Message:  # noqa: A002 - as above
        """Wish something and return the answer."""
        name = str(fields.pop("id", uuid4().hex))
        self.say(type, table=table, id=name, **fields)
        answers = {"done", "refused", "stale"}
        return self.until(lambda m: m["type"] in answers and m["id"] == name)

    def close(self) -> None:
        self.stack.close()
        self.listener.join()


class Player:
    """Plays the seats of one person at one table with a given way to choose."""

    def __init__(
        self, person: Person, table: str, choose: Callable[[Message], str]
    ) -> None:
        self.person = person
        self.table = table
        self.choose = choose
        self.socket = person.socket()
        self.version = 0
        self.views: dict[int | None, Message] = {}
        self.acknowledged: list[tuple[int, str]] = []
        """Seat and id of all actions that the server said are done."""
        self.pending: Message | None = None
        self.ids = count()
        self.take(self.socket.watch(table))

    def take(self, message: Message) -> None:
        """Learn from a message."""
        match message["type"]:
            case "table":
                self.version = message["state"]["version"]
                self.views = {view["seat"]: view for view in message["views"]}
            case "events":
                self.version = message["version"]
                self.views[message["seat"]] = message["view"]
            case "done" | "refused" | "stale" if self.is_answer(message):
                assert self.pending is not None
                assert message["type"] != "refused", message
                if message["type"] == "done":
                    self.acknowledged.append((self.pending["seat"], message["id"]))
                self.pending = None

    def is_answer(self, message: Message) -> bool:
        return self.pending is not None and message["id"] == self.pending["id"]

    @property
    def is_over(self) -> bool:
        return any(view["phase"] == "over" for view in self.views.values())

    def act(self) -> bool:
        """Decide for a seat of ours whose turn it is."""
        if self.pending:
            return False
        for seat, view in self.views.items():
            if seat is not None and view["actions"]:
                self.pending = {
                    "type": "act",
                    "table": self.table,
                    "seat": seat,
                    "version": self.version,
                    "id": uuid4().hex,
                    "action": self.choose(view),
                }
                self.socket.raw.send(json.encode(self.pending).decode())
                return True
        return False

    def play(self, until: int = 1_000_000) -> None:
        """Play until the game is over or so far."""
        while self.pending or not (self.is_over or self.version >= until):
            if not self.act():
                self.take(self.socket.next())

    @staticmethod
    def play_all(players: "Sequence[Player]", until: int = 1_000_000) -> None:
        """Let several people play at the same time."""
        with ThreadPoolExecutor(len(players)) as threads:
            for played in [threads.submit(each.play, until) for each in players]:
                played.result()

    def again(self, server: ServerProcess) -> None:
        """Come back to a server that was started anew, and ask again."""
        secret = self.person.secret
        self.person.close()
        self.person = Person(server, secret)
        self.socket = self.person.socket()
        self.take(self.socket.watch(self.table))
        if self.pending:
            self.socket.raw.send(json.encode(self.pending).decode())
