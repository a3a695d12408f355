"""A table that cannot be read fails alone; the operator is told of it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from structlog.testing import capture_logs
from tests.server.running import Person, running
from tests.server.test_by_itself import ID, new_table

from railwright.cli.main import railwright
from railwright.server.living.node_tables import Tables
from railwright.server.node import Node
from railwright.server.tabletop import wishes
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable

OTHER = "zyxwvutsrqponmlk"
BOTS = [{"kind": "bot", "level": "easy"}] * 2
DAMAGES = {
    "no JSON": b"\0",
    "an unknown kind": b'{"type":"promoted","at":1}',
    "a missing field": b'{"type":"acted","at":1}',
    "a seat that is not there": b'{"type":"bot-seated","at":1,"seat":9,"level":"easy"}',
    "nothing": b"",
}
anyio = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "railwright.sqlite"


def damage(file: Path, table: str, body: bytes, number: int = 2) -> None:
    """Write something else over an entry."""
    with closing(sqlite3.connect(file, timeout=10)) as database, database:
        sql = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
        assert database.execute(sql, (body, table, number)).rowcount == 1


async def leave_to_bots(node: Node, table: str) -> None:
    """A game of bots that a node has left off, so that it is due."""
    log = new_table(1, "bot bot")
    log += wishes.start(SharedTable.of(table, log), "anna", 1)
    await Tables(node.store).create(table, log)


@anyio
async def test_tables_that_cannot_be_read_keep_no_others_from_the_archive(
    node: Node, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are the oldest of all, and more than are looked at together."""
    names = [f"broken-{number:09}" for number in range(110)]
    for name in names:
        await node.tables.create(name, new_table(1))
    node.tables.sweep(idle=-1)
    with closing(sqlite3.connect(file, timeout=10)) as database, database:
        database.execute("UPDATE entries SET body = x'00'")
    await node.tables.create(ID, new_table(2))
    read: list[str] = []
    store_read = node.store.read

    async def note(table: str, after: int = 0) -> object:
        read.append(table)
        return await store_read(table, after)

    monkeypatch.setattr(node.store, "read", note)
    for _ in range(2):
        await node.clocks.archive()

    assert (await node.tables.look(ID))[0].is_archived
    assert [table for table in read if table != ID] == names  # once each


@anyio
@pytest.mark.parametrize("body", DAMAGES.values(), ids=DAMAGES)
async def test_others_go_on(node: Node, file: Path, body: bytes) -> None:
    await leave_to_bots(node, ID)
    damage(file, ID, body)
    with capture_logs() as logs:
        await node.clocks.wake_due()
        await node.clocks.wake_due()
    broken = [line for line in logs if line["event"] == "table broken"]
    assert [line["table"] for line in broken] == [ID]
    assert list(node.tables.broken) == [ID]
    with pytest.raises(Refusal) as refusal:
        await node.tables.look(ID)
    assert refusal.value.code == "BROKEN"

    await leave_to_bots(node, OTHER)
    await node.clocks.wake_due()
    for task in list(node.bots.tasks.values()):
        await task
    assert (await node.tables.look(OTHER))[0].status == "over"


@anyio
async def test_a_table_that_was_mended_is_used_again(node: Node, file: Path) -> None:
    await node.tables.create(ID, new_table(1))
    stored = await node.store.read(ID)
    node.tables.sweep(idle=-1)
    damage(file, ID, b"\0")
    with pytest.raises(Refusal):
        await node.tables.look(ID)
    damage(file, ID, stored[1].body)
    assert (await node.tables.look(ID))[0].seats_of("anna") == [0, 1]
    assert not node.tables.broken


@anyio
async def test_a_listener_that_fails_undoes_nothing(node: Node) -> None:
    def fail(*_: object) -> None:
        raise LookupError

    node.tables.on_change.insert(0, fail)
    node.tables.on_written.insert(0, fail)
    with capture_logs() as logs:
        await node.tables.create(ID, new_table(1, "me bot"))
        await node.tables.wish(ID, lambda at, now: wishes.start(at, "anna", now))
    assert (await node.tables.look(ID))[0].status == "playing"
    assert node.bots.tasks
    assert {line["event"] for line in logs if line["log_level"] == "error"} == {
        "not told"
    }


@anyio
async def test_readiness_sees_the_clocks(node: Node) -> None:
    assert await node.hindrance() == "the clocks have stopped"
    await node.start()
    assert await node.hindrance() is None
    node.clocks.beat -= 1000
    assert await node.hindrance() == "the clocks have stopped"


@anyio
async def test_readiness_sees_a_database_that_cannot_be_written(
    node: Node, file: Path
) -> None:
    await node.start()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await node.hindrance() == "the database cannot be written"
    assert await node.hindrance() is None


def test_a_real_server_with_a_broken_table(tmp_path: Path, file: Path) -> None:
    with running(tmp_path, "--pace", "60") as server:
        person = Person(server)
        tables = [person.create("nordic", BOTS, start=True) for _ in range(2)]
        socket = person.socket()
        for table in tables:
            socket.watch(table)
        server.kill()
        secret = person.secret
    broken, good = tables
    damage(file, broken, b"\0", number=3)
    with running(tmp_path) as server:
        person = Person(server, secret)
        socket = person.socket()
        socket.say("watch", table=broken)
        assert socket.of("error")["code"] == "BROKEN"
        socket.watch(good)
        socket.until(lambda m: m["type"] == "state" and m["state"]["status"] == "over")
        answer = person.http.get(f"/api/tables/{broken}")
        assert (answer.status_code, answer.json()["code"]) == (503, "BROKEN")
        assert person.http.get("/ready").text == "ready\n"
        assert "railwright_tables_broken 1.0" in person.http.get("/metrics").text
    checked = CliRunner().invoke(railwright, ["data", "check", str(file)])
    assert checked.exit_code == 1
    assert "Tables checked: 2. Broken: 1." in checked.output
    assert f"{broken}  entry 3: DecodeError" in checked.output


def test_a_check_of_a_store_without_defects(tmp_path: Path, file: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server)
        person.create("nordic", [{"kind": "me"}, *BOTS])
    checked = CliRunner().invoke(railwright, ["data", "check", str(file)])
    assert (checked.exit_code, checked.output) == (0, "Tables checked: 1. Broken: 0.\n")
    nowhere = CliRunner().invoke(railwright, ["data", "check", str(tmp_path / "no")])
    assert nowhere.exit_code == 2
    assert nowhere.output == f"Error: {tmp_path / 'no'}: no such file\n"
