"""A disk on which nothing more can be written: nothing is acknowledged that is lost."""

import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest
from tests.server.running import PATIENCE, Person, Player, ServerProcess, running
from tests.server.test_games import chooser

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="the limit of another process is set by Linux alone"
)
SEATS = [{"kind": "me"}, {"kind": "me"}]
WISH = {"game": "nordic", "seats": SEATS}
ENDLESS = resource.RLIM_INFINITY


@contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """No file of a server can grow."""
    pid, limit = server.process.pid, resource.RLIMIT_FSIZE
    assert pid is not None
    resource.prlimit(pid, limit, (4_096, ENDLESS))
    try:
        yield
    finally:
        resource.prlimit(pid, limit, (ENDLESS, ENDLESS))


def until_ready(person: Person) -> None:
    begun = monotonic()
    while person.http.get("/ready").status_code != 200:
        assert monotonic() - begun < PATIENCE
        sleep(0.1)


def test_what_a_full_disk_does_not_take_is_refused_and_later_taken(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        anna = Person(server)
        table = anna.create("nordic", SEATS, start=True)
        player = Player(anna, table, chooser(1))
        player.play(until=8)
        before = anna.get(f"/api/tables/{table}")["version"]
        socket = anna.socket()
        view = next(v for v in socket.watch(table)["views"] if v["actions"])
        wish = {
            "table": table,
            "seat": view["seat"],
            "version": before,
            "action": view["actions"][0],
        }
        with full_disk(server):
            for number in range(3):
                socket.say("act", id=f"full-{number}", **wish)
                assert socket.of("refused")["code"] == "UNAVAILABLE"
            refused = anna.http.post("/api/tables", json=WISH)
            assert (refused.status_code, refused.json()["code"]) == (503, "UNAVAILABLE")
            ready = anna.http.get("/ready")
            assert ready.status_code == 503
            assert "cannot be written" in ready.text
            assert anna.http.get("/health").is_success
            assert anna.get(f"/api/tables/{table}")["version"] == before
        until_ready(anna)
        socket.say("act", id="space", **wish)
        assert socket.of("done")["id"] == "space"
        secret = anna.secret
        assert any("cannot be used" in line for line in server.errors)
        server.kill()
    with running(tmp_path) as server:
        again = Person(server, secret)
        assert again.get(f"/api/tables/{table}")["version"] == before + 1
