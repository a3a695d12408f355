"""The operator's commands, on a store that a server uses at the same moment."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from click.testing import CliRunner, Result
from msgspec import json
from tests.server.postgres import QUICK, Cluster, cluster
from tests.server.running import Person, ServerProcess
from tests.server.test_bots import bearer, new_token
from tests.server.test_http import refused

from railwright.cli.main import railwright
from railwright.server.plumbing.identity import first_id
from railwright.server.store import is_url

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster(*QUICK) as made:
        yield made


class Site:
    """A server, its store and its operator."""

    def __init__(self, address: str) -> None:
        self.address = address
        database = ["--data", str(Path(address).parent)]
        if is_url(address):
            database = ["--database", address]
        self.server = ServerProcess(database)

    def visitor(self, secret: str | None = None) -> Person:
        return Person(self.server, secret)

    def admin(self, command: str, *arguments: str) -> Result:
        typed = ["admin", command, self.address, *arguments]
        return CliRunner().invoke(railwright, typed)

    def done(self, command: str, *arguments: str) -> str:
        result = self.admin(command, *arguments)
        assert result.exit_code == 0, result.output
        return result.output

    def execute(self, sql: str) -> None:
        """Do something to the database that no command does."""
        if is_url(self.address):
            with psycopg.connect(self.address) as connection:
                connection.execute("SET search_path TO railwright")
                connection.execute(sql.encode())
            return
        with closing(sqlite3.connect(self.address)) as file, file:
            file.execute(sql)

    def stop(self) -> None:
        self.server.stop()
        self.server.check()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    if request.param == "postgres":
        made: Cluster = request.getfixturevalue("postgres")
        address = made.new_database()
    else:
        address = str(tmp_path_factory.mktemp("admin") / "railwright.sqlite")
    running = Site(address)
    yield running
    running.stop()


def test_tables_are_listed_and_shown_with_those_who_sit_there(site: Site) -> None:
    anna = site.visitor()
    table = anna.create("nordic", SEATS)
    player = first_id(anna.secret)

    assert table in site.done("list", "--status", "open", "--person", player)
    assert table not in site.done("list", "--status", "playing")
    said = site.done("show", table)
    assert f"Anna ({player})" in said
    assert "Defect:     none" in said
    assert f"{table} (nordic)" in site.done("show", player)
    missing = site.admin("show", "nobody")
    assert missing.exit_code == 2
    assert missing.output == "Error: there is no table or person 'nobody'\n"


def test_a_table_is_deleted_under_the_eyes_of_its_people(site: Site) -> None:
    anna = site.visitor()
    table, other = anna.create("nordic", SEATS), anna.create("usa", SEATS)
    socket = anna.socket()
    socket.watch(table)
    declined = CliRunner().invoke(
        railwright, ["admin", "delete", site.address, table], input="n\n"
    )
    assert declined.exit_code == 1
    assert anna.get(f"/api/tables/{table}")["table"] == table

    assert site.done("delete", table, "--yes") == f"Deleted table {table}.\n"
    assert socket.of("error", table=table)["code"] == "TABLE_UNKNOWN"
    assert anna.http.get(f"/api/tables/{table}").status_code == 404
    mine = [each["table"] for each in anna.get("/api/me/tables")["tables"]]
    assert other in mine
    assert table not in mine


def test_whoever_is_banned_may_only_look(site: Site) -> None:
    mallory, anna = site.visitor(), site.visitor()
    table = mallory.create("nordic", SEATS)
    anna.sit(table, 1)
    socket = mallory.socket()
    socket.watch(table)
    player = first_id(mallory.secret)

    assert site.done("ban", player) == f"{player} is banned.\n"
    with pytest.raises(ConnectionError):
        socket.until(lambda _: False)  # it is closed, and the next one knows
    again = mallory.socket()
    assert again.watch(table)["state"]["status"] == "open"
    assert again.wish("chat", table, text="Hello")["code"] == "BANNED"
    start = mallory.http.post(f"/api/tables/{table}/start")
    refused(start, 403, "BANNED")
    bot = mallory.http.post("/api/bot/tokens", json={"name": "Mal's bot"})
    refused(bot, 403, "BANNED")

    site.done("ban", player, "--lift")
    with pytest.raises(ConnectionError):
        again.until(lambda _: False)
    mallory.start(table)


@pytest.mark.parametrize("command", ["ban", "mute"])
def test_whom_the_operator_stops_moves_no_seat_to_another_cookie(
    site: Site, command: str
) -> None:
    mallory, again = site.visitor(), site.visitor()
    table = mallory.create("nordic", SEATS)
    link = mallory.post(f"/api/tables/{table}/seats/0/link")
    site.done(command, first_id(mallory.secret))
    claimed = again.http.post("/api/claim-link", json={"token": link["token"]})
    refused(claimed, 404, "LINK_UNKNOWN")
    assert again.get(f"/api/tables/{table}")["seats"][0]["mine"] is False


def test_whoever_is_muted_may_play_and_not_talk(site: Site) -> None:
    mallory = site.visitor()
    table = mallory.create("nordic", SEATS)
    socket = mallory.socket()
    socket.watch(table)
    site.done("mute", first_id(mallory.secret))
    with pytest.raises(ConnectionError):
        socket.until(lambda _: False)
    again = mallory.socket()
    assert again.wish("chat", table, text="Hello")["code"] == "MUTED_HERE"
    seat = f"/api/tables/{table}/seats/0"
    renamed = mallory.http.post(seat, json={"kind": "me", "name": "Anna cheats"})
    refused(renamed, 403, "MUTED_HERE")
    refused(mallory.http.post(f"{seat}/link"), 403, "MUTED_HERE")
    mallory.post(seat, kind="me", color="red")
    other = mallory.create("nordic", [{"kind": "me", "name": "Spam"}, {"kind": "open"}])
    assert mallory.get(f"/api/tables/{other}")["seats"][0]["name"] == "Player 1"


def test_the_tokens_of_a_bot_are_revoked(site: Site) -> None:
    anna = site.visitor()
    token = new_token(anna)
    bot = site.visitor(token)
    table = bot.create("nordic", SEATS)
    socket = bot.socket()
    socket.watch(table)
    data = bot.http.get("/api/me/data", headers=bearer(token)).json()

    assert site.done("revoke", data["id"]) == "Tokens revoked: 1.\n"
    with pytest.raises(ConnectionError):
        socket.until(lambda _: False)
    assert bot.get("/api/me")["name"] is None


def test_whoever_has_passkeys_keeps_them(site: Site) -> None:
    """Also when they are signed out everywhere."""
    anna = site.visitor()
    anna.create("nordic", SEATS)
    player = first_id(anna.secret)
    key = f"'key of anna', '{player}', 'public', 0, 'Phone', 1, 1"
    site.execute(f"INSERT INTO passkeys VALUES ({key})")
    site.execute(f"DELETE FROM credentials WHERE identity = '{player}'")

    refused_ = site.admin("revoke", player)
    assert refused_.exit_code == 2
    text = "is a person with passkeys; ban them instead"
    assert refused_.output == f"Error: {player} {text}\n"


def test_a_browser_has_no_tokens_to_revoke(site: Site) -> None:
    anna = site.visitor()
    anna.create("nordic", SEATS)
    player = first_id(anna.secret)
    devices = anna.get("/api/me/data")["devices"]

    refused_ = site.admin("revoke", player)
    assert refused_.exit_code == 2
    text = "is a browser, which gets its identity back by its cookie; ban it instead"
    assert refused_.output == f"Error: {player} {text}\n"
    assert anna.get("/api/me/data")["devices"] == devices


def test_a_broken_table_is_repaired_and_played_on(site: Site) -> None:
    anna = site.visitor()
    seats = [{"kind": "me"}, {"kind": "me"}]
    options = {"first_player": "1"}
    table = anna.create("nordic", seats, start=True, options=options)
    socket = anna.socket()
    last = len(site.done("export", table).splitlines()) + 1
    for seat in (0, 1):
        done = socket.wish("act", table, seat=seat, version=0, action="keep 1 2")
        assert done["type"] == "done"
    socket.watch(table)
    broken = "x'7b'" if not is_url(site.address) else "'\\x7b'::bytea"
    site.execute(
        f"UPDATE entries SET body = {broken}"
        f" WHERE table_id = '{table}' AND number = {last + 1}"
    )
    assert f"entry {last + 1}: DecodeError" in site.done("show", table)

    refused_ = site.admin("repair", table)
    assert refused_.exit_code == 2
    assert "--cut drops what cannot be used (1)" in refused_.output
    said = site.done("repair", table, "--cut")
    assert f"{last} entries kept, 1 dropped" in said
    assert "Defect:     none" in site.done("show", table)
    assert socket.of("table", table=table)["state"]["version"] == 1
    again = socket.wish("act", table, seat=1, version=1, action="keep 1 2")
    assert again["type"] == "done"


def test_a_list_that_cannot_be_read_is_renewed(site: Site) -> None:
    anna = site.visitor()
    table = anna.create("nordic", SEATS)
    nothing = "x''" if not is_url(site.address) else "''::bytea"
    site.execute(f"UPDATE tables SET card = {nothing} WHERE id = '{table}'")
    assert "(cannot be read)" in site.done("list")
    assert "lists renewed" in site.done("repair", table)
    assert "(cannot be read)" not in site.done("list")
    assert table in str(anna.get("/api/me/tables"))


def test_a_log_and_a_person_are_exported(site: Site, tmp_path: Path) -> None:
    anna = site.visitor()
    table = anna.create("nordic", SEATS)
    lines = [json.decode(line) for line in site.done("export", table).splitlines()]
    assert [line["type"] for line in lines] == ["created", "seat-taken"]

    file = tmp_path / "anna.json"
    assert site.done("export", first_id(anna.secret), "-o", str(file)) == ""
    data = json.decode(file.read_bytes())
    assert [each["table"] for each in data["tables"]] == [table]
    assert data == anna.get("/api/me/data")
    assert file.stat().st_mode & 0o777 == 0o600, "it is nobody else's to read"

    again = site.admin("export", table, "-o", str(file))
    assert again.exit_code == 2
    assert again.output == f"Error: {file} is there already: choose another\n"
    assert json.decode(file.read_bytes()) == data


def test_a_person_is_erased_by_the_operator(site: Site) -> None:
    zoe, ben = site.visitor(), site.visitor()
    table = zoe.create("nordic", [{"kind": "me", "name": "Zoe Q"}, {"kind": "open"}])
    ben.sit(table, 1, "Ben")
    socket = ben.socket()
    socket.watch(table)
    player = first_id(zoe.secret)

    assert "from 1 table and" in site.done("delete", player, "--yes")
    seen = socket.of("table", table=table)
    assert [seat["kind"] for seat in seen["state"]["seats"]] == ["open", "person"]
    assert seen["state"]["host"], "Ben is the host of a table that somebody left"
    log = site.done("export", table)
    assert "Zoe" not in log
    assert player not in log


def test_a_store_without_our_tables_is_named(tmp_path: Path) -> None:
    (tmp_path / "empty.sqlite").touch()
    for path in ("empty.sqlite", "nowhere.sqlite"):
        typed = ["admin", "list", str(tmp_path / path)]
        result = CliRunner().invoke(railwright, typed)
        assert result.exit_code == 2
        assert result.output.count("\n") == 1
