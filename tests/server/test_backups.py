"""A backup while people play, and a server that goes on from it."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.postgres import QUICK, Cluster, cluster
from tests.server.running import Person, Player, ServerProcess, running
from tests.server.test_games import chooser

from railwright.cli.main import railwright
from railwright.server.checking import check_store
from railwright.server.store import is_url

TABLES = 4


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster(*QUICK) as made:
        yield made


def typed(*words: str | Path) -> str:
    result = CliRunner().invoke(railwright, ["data", *map(str, words)])
    assert result.exit_code == 0, result.output
    return result.output


def refusal(*words: str | Path) -> str:
    result = CliRunner().invoke(railwright, ["data", *map(str, words)])
    assert result.exit_code == 2, result.output
    assert result.output.count("\n") == 1
    return result.output


def options_of(address: str) -> list[str]:
    if is_url(address):
        return ["--database", address]
    return ["--data", str(Path(address).parent)]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        made: Cluster = request.getfixturevalue("postgres")
        return made.new_database()
    return str(tmp_path / "first" / "railwright.sqlite")


def test_a_restore_of_a_backup_under_load_loses_nothing_of_before(
    address: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.sqlite"
    first = ServerProcess(options_of(address))
    anna = Person(first)
    seats = [{"kind": "me"}, {"kind": "me"}]
    names = [anna.create("nordic", seats, start=True) for _ in range(TABLES)]
    players = [Player(anna, table, chooser(at)) for at, table in enumerate(names)]
    Player.play_all(players, until=10)
    before = [len(player.acknowledged) for player in players]
    with ThreadPoolExecutor(1) as thread:
        playing = thread.submit(Player.play_all, players, 60)
        said = typed("backup", address, file)
        playing.result()
    assert said.startswith(f"Backed up {TABLES} tables, ")
    secret = anna.secret
    first.kill()
    first.check()

    again = tmp_path / "second" / "railwright.sqlite"
    assert typed("restore", file, again).startswith(f"Restored {TABLES} tables, ")
    assert [found.defect for found in check_store(str(again))] == [None] * TABLES
    with running(again.parent) as second:
        back = Person(second, secret)
        for number, table in enumerate(names):
            socket = back.socket()
            assert socket.watch(table)["state"]["version"] >= before[number]
            Player(back, table, chooser(number)).play(until=62)


def test_a_store_is_replaced_only_if_that_is_wished_and_no_server_uses_it(
    address: str, tmp_path: Path
) -> None:
    file, options = tmp_path / "backup.sqlite", options_of(address)
    server = ServerProcess(options)
    anna = Person(server)
    seats = [{"kind": "me"}, {"kind": "open"}]
    kept = anna.create("nordic", seats)
    typed("backup", address, file)
    assert "is there already" in refusal("backup", address, file)
    lost = anna.create("nordic", seats)
    secret = anna.secret
    assert "use" in refusal("restore", file, address, "--replace")
    server.stop()

    assert "is not empty" in refusal("restore", file, address)
    typed("restore", file, address, "--replace")
    server = ServerProcess(options)
    anna = Person(server, secret)
    assert anna.get(f"/api/tables/{kept}")["table"] == kept
    assert anna.http.get(f"/api/tables/{lost}").status_code == 404
    server.stop()


def test_a_damaged_backup_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    store = tmp_path / "railwright.sqlite"
    with running(tmp_path) as server:
        anna = Person(server)
        anna.create("nordic", [{"kind": "me"}, {"kind": "open"}])
    file = tmp_path / "backup.sqlite"
    typed("backup", store, file)
    before = store.read_bytes()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    said = refusal("restore", file, store, "--replace")
    assert str(file) in said
    file.write_text("Dear diary,")
    assert "is no backup" in refusal("restore", file, store, "--replace")
    assert store.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))
    with closing(sqlite3.connect(store)) as looking:
        assert looking.execute("SELECT count(*) FROM tables").fetchall() == [(1,)]
