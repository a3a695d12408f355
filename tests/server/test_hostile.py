"""What strangers send to make the server work: it refuses, stays small and goes on."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.model.hostile import SHAPES, WORLD
from tests.server.running import PATIENCE, Person, ServerProcess, running

from railwright.server.tabletop.replays import MOST_RECORDED
from railwright.server.wire.sizes import LONGEST_RECORD

ROOM = 100 << 20
"""Bytes by which the server may grow, however many such records come."""
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("hostile")) as server:
        yield server


@pytest.fixture
def stranger(target: ServerProcess) -> Person:
    return Person(target)


def peak(server: ServerProcess) -> int:
    """The most bytes of memory that a server has ever had."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    assert found
    return int(found[1]) << 10


@pytest.mark.parametrize("shape", SHAPES)
def test_a_hostile_record_is_refused_and_costs_little(
    stranger: Person, shape: str
) -> None:
    before = peak(stranger.server)
    text = SHAPES[shape](LONGEST_RECORD - 200)
    answer = stranger.http.post("/api/records", json={"record": text})

    assert answer.status_code in {400, 413}, answer.text[:500]
    assert len(answer.content) < 1000
    assert peak(stranger.server) < before + ROOM


ENDLESS = (
    f"{WORLD}option first_player 1\noption world_start_pieces fixed20_40\n"
    "1 keep 1 2 3\n2 keep 1 2 3\n"
)
ROUND = (
    "1 exchange 1 ships\n2 exchange 1 ships\n1 exchange 1 wagons\n2 exchange 1 wagons\n"
)


def test_a_game_without_an_end_is_too_long_to_be_watched(stranger: Person) -> None:
    def bring(rounds: int) -> httpx.Response:
        record = ENDLESS + ROUND * rounds
        return stranger.http.post("/api/records", json={"record": record})

    assert bring(20).status_code == 201
    refused = bring(MOST_RECORDED // 4)
    assert refused.status_code == 400
    assert f"at most {MOST_RECORDED} actions" in refused.json()["message"]


@pytest.mark.parametrize("path", ["/api/records", "/api/tables", "/api/bot/tokens"])
@pytest.mark.parametrize(
    "body",
    [
        "[" * 100_000,
        '{"a":' * 40_000,
        '{"record":' + "[" * 100_000,
        '{"options":' + '{"a":' * 30_000 + "1" + "}" * 30_001,
    ],
    ids=["lists", "objects", "in a field", "closed again"],
)
def test_a_deep_body_is_refused(stranger: Person, path: str, body: str) -> None:
    answer = stranger.http.post(path, content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "MALFORMED")


@pytest.mark.parametrize(
    ("name", "value"),
    [("first_player", "9" * 40), ("max_consecutive_resets", "-1"), ("\0", "\0")],
)
def test_settings_out_of_bounds_are_refused(
    stranger: Person, name: str, value: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    body = {"game": "nordic", "seats": seats, "options": {name: value}}
    answer = stranger.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "SETTINGS")


def raw(server: ServerProcess, *lines: str) -> str:
    """What a server answers to exactly these lines, until it closes."""
    host, _, port = server.place.partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as stream:
        said = "\r\n".join([*lines, "Connection: close", "", ""])
        stream.sendall(said.encode())
        return b"".join(iter(lambda: stream.recv(65536), b"")).decode()


COOKIES = [
    r'railwright="aaaaaaaaaaaaaaaaaaaaaaaa\015\012X-Evil: 1"',
    r'railwright="aaaaaaaaaaaaaaaaaaaaaaaa\073 Domain=example.org"',
]


@pytest.mark.parametrize("cookie", COOKIES, ids=["a line", "an attribute"])
def test_a_secret_cannot_write_headers(target: ServerProcess, cookie: str) -> None:
    answer = raw(target, "GET /api/me HTTP/1.1", "Host: here", f"Cookie: {cookie}")

    assert answer.startswith("HTTP/1.1 200")
    assert "evil" not in answer.lower()
    assert "domain" not in answer.lower()


@pytest.mark.parametrize(
    "seat", ["5", "-1", "x", "9" * 5000, "٣"], ids=["5", "-1", "x", "long", "three"]
)
def test_a_seat_that_no_table_has(stranger: Person, seat: str) -> None:
    answer = stranger.http.delete(f"/api/tables/{'A' * 16}/seats/{seat}")
    assert answer.status_code in {400, 404}, answer.text
    assert answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize("path", ["/api/me/", "/api/games/", "/api//me"])
def test_nobody_is_sent_to_the_host_that_a_request_names(
    target: ServerProcess, path: str
) -> None:
    answer = raw(target, f"GET {path} HTTP/1.1", "Host: evil.example")
    assert answer.startswith("HTTP/1.1 404")
    assert "evil.example" not in answer


def failures(person: Person) -> float:
    """How often the server says that it has failed."""
    figures = person.http.get("/metrics").text
    found = re.search(r"^railwright_failures_total (\S+)", figures, re.MULTILINE)
    assert found
    return float(found[1])


def test_whoever_leaves_in_the_middle_of_a_body_is_no_failure(stranger: Person) -> None:
    server, before = stranger.server, failures(stranger)
    host, _, port = server.place.partition(":")
    head = "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n"
    with socket.create_connection((host, int(port)), PATIENCE) as stream:
        stream.sendall(f"{head}Expect: 100-continue\r\n\r\n".encode())
        assert stream.recv(100).startswith(b"HTTP/1.1 100")
        stream.sendall(b"{")

    assert stranger.http.get("/health").text == "ok\n"
    assert failures(stranger) == before


SMUGGLED = "GET /metrics HTTP/1.1\r\nHost: here\r\n\r\n"
SMUGGLERS = {
    "both lengths": ("Content-Length: 5", "Transfer-Encoding: chunked"),
    "two lengths": ("Content-Length: 0", "Content-Length: 40"),
    "a signed length": ("Content-Length: +5",),
    "an unknown encoding": ("Transfer-Encoding: xchunked",),
    "chunks within": ("Transfer-Encoding: chunked, identity",),
    "a blank before the colon": ("Content-Length : 5",),
    "a folded line": ("X: a", " b"),
    "a bare return": ("X: a\rY: b",),
    "two hosts": ("Host: there",),
}


@pytest.mark.parametrize("lines", SMUGGLERS.values(), ids=SMUGGLERS)
def test_no_request_hides_in_another(
    target: ServerProcess, lines: tuple[str, ...]
) -> None:
    """What two servers could read in two ways is refused, and the line is closed."""
    body = f"\r\n0\r\n\r\n{SMUGGLED}"
    answer = raw(target, "POST /api/me HTTP/1.1", "Host: here", *lines, body)

    assert answer.startswith("HTTP/1.1 400")
    assert answer.count("HTTP/1.1") == 1
