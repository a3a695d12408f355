"""Lines that say too much, too slowly, or that are too many, each as an attack."""

import asyncio
import re
import signal
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from tests.server.running import PATIENCE, Person, ServerProcess, running
from tests.server.test_bots import bearer, new_token
from tests.server.test_hostile import ROOM, peak
from tests.server.test_storms import asking, frame, raw_socket
from uvicorn.server import ServerState

from railwright.server.node import SOCKETS
from railwright.server.plumbing.limits import household
from railwright.server.plumbing.settings import ServerSettings
from railwright.server.run import new_loop
from railwright.server.web import doorkeeper, request_line
from railwright.server.web.doorkeeper import MOST_CONNECTIONS, PIECE, Doorkeeper
from railwright.server.web.request_line import (
    LARGEST_REST,
    MOST_AHEAD,
    MOST_HEADERS,
    RequestProtocol,
)

STRANGER = "127.0.0.2"
"""An address of loopback that is not the one of proxies."""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("lines"), "--limits", "1") as server:
        yield server


def line_to(server: ServerProcess, source: str = STRANGER) -> socket.socket:
    host, port = server.place.split(":")
    return socket.create_connection((host, int(port)), PATIENCE, (source, 0))


def answer(line: socket.socket) -> bytes:
    """All that comes until the server closes."""
    with suppress(ConnectionError):
        return b"".join(iter(lambda: line.recv(65536), b""))
    return b""


def still_serves(server: ServerProcess) -> None:
    person = Person(server)
    assert person.socket().next()["type"] == "welcome"


@pytest.mark.parametrize("kind", ["one header", "many headers", "an address"])
def test_a_head_without_end_is_refused_and_costs_little(
    target: ServerProcess, kind: str
) -> None:
    before = peak(target)
    start = {
        "one header": b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ",
        "many headers": b"GET / HTTP/1.1\r\nHost: x\r\n",
        "an address": b"GET /",
    }[kind]
    piece = b"X-A: 1\r\n" if kind == "many headers" else b"aaaaaaaa"
    with line_to(target) as line:
        with suppress(ConnectionError):  # it hangs up in the middle
            line.sendall(start)
            for _ in range(500):
                line.sendall(piece * 16_384)  # 64 MB in all
        said = answer(line)
    assert said == b"" or said.startswith(b"HTTP/1.1 431")
    assert peak(target) < before + ROOM // 4
    still_serves(target)


def test_too_many_headers_in_one_piece_are_refused(target: ServerProcess) -> None:
    head = b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * MOST_HEADERS + b"\r\n"
    with line_to(target) as line:
        line.sendall(head)
        assert answer(line).startswith(b"HTTP/1.1 431")


def test_what_follows_a_head_that_is_refused_is_not_done(target: ServerProcess) -> None:
    person = Person(target)
    token = new_token(person)
    head = b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * MOST_HEADERS + b"\r\n"
    revoke = "DELETE /api/bot/tokens HTTP/1.1\r\nHost: x\r\n"
    revoke += f"Authorization: Bearer {token}\r\n\r\n"
    with line_to(target) as line:
        line.sendall(head + revoke.encode())
        assert answer(line).startswith(b"HTTP/1.1 431")
    person.create("nordic", [{"kind": "me"}, {"kind": "open"}])  # written after it
    known = person.http.get("/api/me", headers=bearer(token))
    assert known.json()["name"] == "Example"


CHUNKED = b"POST /api/records HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("start", "piece"),
    [(b"", b"1\r\na\r\n"), (b"0\r\n", b"X-A: 1\r\n"), (b"4000000\r\n", b"aaaaaaaa")],
    ids=["crumbs", "headers after a body", "a body"],
)
def test_a_request_that_goes_on_after_its_head_is_given_up(
    target: ServerProcess, start: bytes, piece: bytes
) -> None:
    """Each part and each header of it was work, and headers were kept."""
    before = peak(target)
    with line_to(target) as line, pytest.raises(ConnectionError):
        line.sendall(CHUNKED + start + piece * 8_000_000)  # 48 to 64 MB in all
    assert peak(target) < before + ROOM // 4
    still_serves(target)


def test_whoever_sends_too_much_hears_that(target: ServerProcess) -> None:
    length = f"Content-Length: {LARGEST_REST - PIECE}\r\n\r\n".encode()
    with line_to(target) as line:
        line.sendall(b"POST /api/records HTTP/1.1\r\nHost: x\r\n" + length)
        line.sendall(b"a" * (LARGEST_REST - PIECE))
        line.sendall(LAST)
        said = answer(line)
    assert b"TOO_LONG" in said
    assert said.endswith(b"ok\n")


LAST = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


def test_what_is_asked_before_the_first_answer_costs_little(
    target: ServerProcess,
) -> None:
    """Some 250 kB on each of many lines, which were as many requests as fit there."""
    before = peak(target)
    with ExitStack() as stack:
        lines = [stack.enter_context(line_to(target)) for _ in range(20)]
        for line in lines:
            line.setblocking(False)
            with suppress(BlockingIOError, ConnectionError):
                line.send(b"GET / HTTP/1.1\r\n\r\n" * 14_000)
        still_serves(target)
    assert peak(target) < before + ROOM // 4


def test_a_few_requests_that_come_together_are_answered_in_turn(
    target: ServerProcess,
) -> None:
    with line_to(target) as line:
        line.sendall(HEALTH * MOST_AHEAD + LAST)
        assert answer(line).count(b"ok\n") == MOST_AHEAD + 1


UPGRADE = (
    "GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n"
)
NO_SOCKETS = {
    "a line too long": f"X-Long: {'a' * 9_000}\r\n\r\n",
    "a body": "Content-Length: 5\r\n\r\nhello",
    "a body in pieces": "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
}


@pytest.mark.parametrize("rest", NO_SOCKETS.values(), ids=NO_SOCKETS)
def test_what_cannot_become_a_socket_is_refused(
    target: ServerProcess, rest: str
) -> None:
    """It waited for ever, for nobody looked at it any more."""
    with line_to(target) as line:
        line.sendall((UPGRADE + rest).encode())
        assert answer(line).startswith(b"HTTP/1.1 400")


def test_a_large_cookie_and_body_are_still_taken(target: ServerProcess) -> None:
    person = Person(target)
    headers = {"X-Long": "a" * 8000}
    assert person.http.get("/health", headers=headers).text == "ok\n"
    too_long = person.http.post("/api/records", content=b" " * 240_000)
    assert too_long.json()["code"] == "MALFORMED"


HALVES = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: x\r\n",
    "half a body": b"POST /api/maps HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
}


HURRY = "import railwright.server.web.request_line as line;"
HURRY += "line.HEAD_TIME = line.BODY_TIME = 0.3;"


@pytest.mark.parametrize("said", HALVES.values(), ids=HALVES)
def test_a_line_that_never_comes_to_the_point_is_closed(
    tmp_path: Path, said: bytes
) -> None:
    """In a moment instead of in half a minute, so that the test need not wait."""
    assert (request_line.HEAD_TIME, request_line.BODY_TIME) == (10.0, 30.0)
    with running(tmp_path, before=HURRY) as server, line_to(server) as line:
        if said:
            line.sendall(said)
        assert answer(line) == b""
        still_serves(server)


def test_a_line_that_goes_on_with_empty_lines_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, before=HURRY) as server, line_to(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        said = b""
        while not said.endswith(b"ok\n"):
            said += line.recv(65536)
        line.sendall(b"\r\n")
        assert answer(line) == b""
        still_serves(server)


async def echo(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"ok"})


def test_what_came_while_the_server_stood_still_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All time is over when it looks again, but it was not the client who took it."""
    monkeypatch.setattr(request_line, "HEAD_TIME", 0.01)
    config = uvicorn.Config(echo, log_config=None)
    config.load()
    doorkeeper = Doorkeeper(ServerSettings(""))
    protocol = partial(
        RequestProtocol, doorkeeper, config=config, server_state=ServerState()
    )

    async def ask() -> bytes:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        bell, button = socket.socketpair()

        def stand_still() -> None:
            """Between one look at all lines and the next."""
            loop.remove_reader(bell)
            theirs.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            until = time.monotonic() + 2 * request_line.HEAD_TIME
            while time.monotonic() < until:
                pass

        with theirs, bell, button:
            theirs.setblocking(False)
            await loop.connect_accepted_socket(partial(protocol, app_state={}), ours)
            loop.add_reader(bell, stand_still)
            button.sendall(b"!")
            return await loop.sock_recv(theirs, 65536)

    with asyncio.Runner(loop_factory=new_loop) as runner:
        assert runner.run(ask()).startswith(b"HTTP/1.1 200")


def test_lines_of_one_household_are_so_many_and_others_still_come(
    target: ServerProcess,
) -> None:
    with ExitStack() as stack:
        held = [
            stack.enter_context(line_to(target)) for _ in range(MOST_CONNECTIONS + 20)
        ]
        dropped = [each for each in held if is_dropped(each)]
        assert len(dropped) == 20
        still_serves(target)
    with line_to(target) as line:  # those who left make room
        line.sendall(LAST)
        assert answer(line).endswith(b"ok\n")


def is_dropped(line: socket.socket) -> bool:
    """Whether a line is closed, which is asked by a request on it."""
    try:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        return line.recv(1) == b""
    except ConnectionError:
        return True


def is_opened(stack: ExitStack, server: ServerProcess) -> bool:
    """Whether one more socket is opened, which then stays open."""
    return is_accepted(stack.enter_context(asking(server, "s" * 40)))


def is_accepted(line: socket.socket) -> bool:
    """Whether a socket that was asked for is opened."""
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    return b" 101 " in head


def test_one_client_holds_only_so_many_sockets(target: ServerProcess) -> None:
    with ExitStack() as stack:
        opened = [is_opened(stack, target) for _ in range(SOCKETS + 3)]
    assert opened == [True] * SOCKETS + [False] * 3
    with ExitStack() as stack:  # bounded: those who left are noticed soon
        assert any(is_opened(stack, target) for _ in range(200))


def test_one_client_holds_only_so_many_sockets_that_come_at_once(
    tmp_path: Path,
) -> None:
    """All ask before the first is answered."""
    with running(tmp_path, "--limits", "1") as server, ExitStack() as stack:
        server.process.send_signal(signal.SIGSTOP)
        asked = [asking(server, "v" * 40) for _ in range(SOCKETS + 20)]
        lines = [stack.enter_context(line) for line in asked]
        server.process.send_signal(signal.SIGCONT)
        opened = [is_accepted(line) for line in lines]
    assert opened.count(True) == SOCKETS


TINY = {
    "pings": struct.pack("!BB4x", 0x89, 0x80),
    "pongs": struct.pack("!BB4x", 0x8A, 0x80),
    "parts of a message": struct.pack("!BB4x", 0x00, 0x80),
}


@pytest.mark.parametrize("tiny", TINY.values(), ids=TINY)
def test_a_flood_of_tiny_frames_closes_its_socket_alone(
    target: ServerProcess, tiny: bytes
) -> None:
    before = peak(target)
    with raw_socket(target, "t" * 40) as line:
        reader = threading.Thread(target=answer, args=(line,))
        reader.start()
        with suppress(OSError):
            line.sendall(struct.pack("!BB4x", 0x01, 0x80))  # a message begins
            for _ in range(100):
                line.sendall(tiny * 20_000)  # 12 MB in all
        reader.join(PATIENCE)
        assert not reader.is_alive()
    assert peak(target) < before + ROOM // 4
    still_serves(target)


CLOSED = struct.pack("!BBH", 0x88, 2, 1008)
"""How a socket ends that has said too much."""


def test_a_flood_that_goes_on_while_its_socket_is_closed_is_no_failure(
    target: ServerProcess,
) -> None:
    """Nonsense closes it, and more frames than it may send come behind.

    The server is asked at the end whether its log has a traceback.
    """
    with raw_socket(target, "f" * 40) as line, suppress(ConnectionError):
        line.sendall(frame("nonsense") * 25)
        said = b""
        while not said.endswith(CLOSED):
            said += line.recv(65536)
        line.sendall(frame("nonsense") * 2_000)
        answer(line)
    still_serves(target)


def test_a_socket_that_talks_like_people_is_never_closed(target: ServerProcess) -> None:
    with raw_socket(target, "u" * 40) as line:
        for _ in range(30):
            line.sendall(TINY["pings"] + frame('{"type":"ping"}'))
        said = b""
        while said.count(b'"pong"') < 30:
            said += line.recv(65536)


def close_code(said: bytes) -> int:
    """The code of the close frame with which everything ends."""
    assert said[-4] == 0x88
    return int(struct.unpack("!H", said[-2:])[0])


@pytest.mark.parametrize("parts", [1, 2])
def test_text_that_is_none_closes_its_socket_without_a_word_in_the_log(
    target: ServerProcess, parts: int
) -> None:
    """The server is asked at the end whether its log has a traceback."""
    whole = struct.pack("!BB4x", 0x81, 0x81) + b"\xff"
    half = struct.pack("!BB4x", 0x01, 0x81) + b"\xc3"
    rest = struct.pack("!BB4x", 0x80, 0x81) + b"("
    with raw_socket(target, "n" * 40) as line:
        line.sendall(whole if parts == 1 else half + rest)
        assert close_code(answer(line)) == 1007
    still_serves(target)


def test_a_letter_in_two_parts_is_text(target: ServerProcess) -> None:
    body = '{"type":"chät"}'.encode()
    middle = body.index("ä".encode()) + 1
    first = struct.pack("!BB4x", 0x01, 0x80 | middle) + body[:middle]
    rest = struct.pack("!BB4x", 0x80, 0x80 | len(body) - middle) + body[middle:]
    with raw_socket(target, "w" * 40) as line:
        line.sendall(first + rest)
        said = b""
        while b"MALFORMED" not in said:
            said += line.recv(65536)


STUCK = "import railwright.server.web.doorkeeper as door; door.STUCK = 0.3;"


def test_a_reader_that_takes_nothing_at_all_is_left(tmp_path: Path) -> None:
    """In a moment instead of in half a minute. Nothing comes from it either."""
    assert doorkeeper.STUCK == 30.0
    with running(tmp_path, before=STUCK) as server:
        person = Person(server)
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = person.create("usa", seats, start=True)
        with raw_socket(server, person.secret) as lazy:
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            watch = frame(f'{{"type":"watch","table":"{table}"}}')
            lazy.sendall(watch * 3_000)  # more to be read than any system keeps
            for _ in range(10_000):  # asked again and again, for as long as it takes
                if open_sockets(person) == 0:
                    break
            assert open_sockets(person) == 0


def open_sockets(person: Person) -> float:
    found = re.search(r"^railwright_sockets (\S+)", metrics_of(person), re.MULTILINE)
    assert found
    return float(found[1])


def metrics_of(person: Person) -> str:
    return person.http.get("/metrics").text


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_of_ipv6_is_one_client(host: str, known: str) -> None:
    assert household(host) == known
