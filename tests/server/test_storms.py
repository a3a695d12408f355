"""Many who come at once, read slowly, or are gone without a word."""

import socket
import struct
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from tests.server.running import PATIENCE, Person, ServerProcess, Socket, running
from tests.server.test_sockets import act, opened
from websockets.exceptions import ConnectionClosed

Visit = Callable[..., Person]


def test_a_storm_of_visitors_who_come_and_go(anna: Person, ben: Person) -> None:
    table, first, second = opened(anna, ben)

    def come_and_go(_: int) -> int:
        visitor = Socket(anna)
        try:
            return int(visitor.watch(table)["state"]["version"])
        finally:
            visitor.close()

    with ThreadPoolExecutor(16) as threads:
        versions = list(threads.map(come_and_go, range(300)))
    assert set(versions) == {2}
    assert act(first, table, 0, 2, "draw blind")["type"] == "done"
    assert second.of("events", version=3)["by"] == 0


def asking(server: ServerProcess, secret: str) -> socket.socket:
    """A connection that has asked for a socket."""
    host, port = server.place.split(":")
    request = (
        f"GET /socket HTTP/1.1\r\nHost: {server.place}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: railwright={secret}\r\n\r\n"
    )
    line = socket.create_connection((host, int(port)))
    try:
        line.sendall(request.encode())
    except OSError:
        line.close()
        raise
    return line


def raw_socket(server: ServerProcess, secret: str) -> socket.socket:
    """A socket by hand, which reads only what the test reads."""
    line = asking(server, secret)
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert b" 101 " in answer
    return line


def frame(text: str) -> bytes:
    """A text frame of a client, masked with zeros."""
    body = text.encode()
    size = (
        struct.pack("!BB", 0x81, 0x80 | len(body))
        if len(body) < 126
        else struct.pack("!BBH", 0x81, 0x80 | 126, len(body))
    )
    return size + bytes(4) + body


def test_a_reader_too_slow_is_dropped_and_nobody_waits_for_it(
    anna: Person, ben: Person, visit: Visit
) -> None:
    table, first, _ = opened(anna, ben)
    lazy = raw_socket(anna.server, visit().secret)
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    watch = frame(f'{{"type":"watch","table":"{table}"}}')
    before = slow_readers(anna)
    with suppress(OSError):
        for _ in range(5000):  # 5,000 answers of several kB, none of which is read
            lazy.sendall(watch)
    for _ in range(5000):  # everybody is heard in turn
        first.say("ping")
        first.of("pong")
        if slow_readers(anna) > before:
            break
    assert slow_readers(anna) > before
    assert act(first, table, 0, 2, "draw blind")["type"] == "done"
    lazy.close()


def slow_readers(person: Person) -> float:
    lines = person.http.get("/metrics").text.splitlines()
    name = "railwright_slow_readers_total "
    return next(float(line.split()[1]) for line in lines if line.startswith(name))


def test_half_open_sockets_and_half_frames_disturb_nobody(
    anna: Person, ben: Person, visit: Visit
) -> None:
    table, first, second = opened(anna, ben)
    watch = frame(f'{{"type":"watch","table":"{table}"}}')
    lines = [raw_socket(anna.server, visit().secret) for _ in range(20)]
    for at, line in enumerate(lines):
        line.sendall(watch + watch[: at + 1])
    for line in lines[:10]:  # gone without a word
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
    assert act(first, table, 0, 2, "draw blind")["type"] == "done"
    assert second.of("events", version=3)["by"] == 0
    for line in lines[10:]:
        line.close()


def test_a_server_stops_cleanly_while_others_still_come(tmp_path: Path) -> None:
    server = ServerProcess(["--data", str(tmp_path)])
    secret = "s" * 40
    lines = [asking(server, secret) for _ in range(50)]

    def come() -> None:
        with suppress(OSError):  # until nobody listens any more
            while True:
                lines.append(asking(server, secret))

    with ThreadPoolExecutor(4) as threads:
        for _ in range(4):
            threads.submit(come)
        assert server.stop() == 0
    for line in lines:
        line.close()
    assert server.errors == []


def test_a_request_that_never_comes_whole_stops_no_server(tmp_path: Path) -> None:
    head = "POST /api/records HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{"
    with running(tmp_path) as server:
        host, port = server.place.split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as half:
            half.sendall(head.encode())
            Person(server)  # served after it
            assert server.stop() == 0

    assert any("request given up" in line for line in server.errors), server.errors


def test_messages_out_of_order_and_doubled(anna: Person, ben: Person) -> None:
    table, first, _ = opened(anna, ben)
    for number in (5, 3, 4, 2, 2, 3, 3):
        first.say(
            "act",
            table=table,
            seat=0,
            version=number,
            id=f"move-{number}",
            action="draw blind",
        )
    answers = [
        first.until(lambda m: m["type"] in {"done", "stale", "refused"})
        for _ in range(7)
    ]
    said = [(answer["id"], answer["type"]) for answer in answers]
    assert said == [
        ("move-5", "stale"),
        ("move-3", "stale"),
        ("move-4", "stale"),
        ("move-2", "done"),
        ("move-2", "done"),
        ("move-3", "done"),
        ("move-3", "done"),
    ]
    assert anna.get(f"/api/tables/{table}")["version"] == 4


def test_whoever_talks_too_fast_is_told_so_and_then_closed(tmp_path: Path) -> None:
    with running(tmp_path, "--limits", "1") as server:
        person = Person(server)
        talker = person.socket()
        with suppress(ConnectionClosed):
            for _ in range(200):
                talker.say("ping")
        assert talker.of("error")["code"] == "TOO_FAST"
        with suppress(ConnectionError):
            talker.until(lambda _: False)
        assert person.socket().next()["type"] == "welcome"
