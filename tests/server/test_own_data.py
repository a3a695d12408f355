"""What is stored of a person: given to them alone, and erased wherever it is."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import json
from starlette.requests import Request
from tests.server.logs import ID, Log, opened, set_up, sit, two_people
from tests.server.running import PATIENCE, Person, Player, running
from tests.server.test_games import chooser
from tests.server.test_hostile import peak
from tests.server.test_http import refused
from tests.server.test_replays import GOLDEN

from railwright.games import PieceColor
from railwright.model import replay
from railwright.server.erasing import LARGEST
from railwright.server.node import QUEUE, Node
from railwright.server.plumbing.identity import Visitor, first_id
from railwright.server.tabletop import entries, wishes
from railwright.server.tabletop.own_data import concerning, erased
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.web.endpoints import Call
from railwright.server.web.own_data_api import my_data
from railwright.server.wire import bodies, messages
from railwright.server.wire.bodies import OwnData
from railwright.server.wire.sizes import LONGEST_RECORD


def say(log: Log, player: str, text: str) -> None:
    wish = messages.Chat(ID, f"say-{len(log.entries)}", text)
    log.grant(wishes.chat, player, wish, player.title(), log.now)


@pytest.fixture
def log() -> Log:
    """Anna and Ben play; both have talked, and Anna has left an address."""
    log = opened(two_people())
    say(log, "anna", "I am Anna of Bergen")
    say(log, "ben", "Hello, Anna")
    notice = bodies.Notice("anna@example.org", None, "nb")
    log.grant(wishes.notice, "anna", 0, notice, log.now)
    return log


def test_only_the_own_part_of_a_log_is_given_and_no_secret(log: Log) -> None:
    told = json.encode(concerning(log.entries, "anna")).decode()
    assert "I am Anna of Bergen" in told
    assert "anna@example.org" in told
    assert "Hello, Anna" not in told
    assert '"ben"' not in told
    assert log.table.secret.hex() not in told
    assert "events" not in told
    actions = [each for each in concerning(log.entries, "anna") if "action" in each]
    assert [each["seat"] for each in actions] == [0]


def test_a_seat_counts_as_ones_own_only_while_one_holds_it() -> None:
    log = set_up()
    sit(log, "anna", 0)
    log.grant(wishes.leave_seat, "anna", 0, log.now)
    sit(log, "ben", 0)
    color = bodies.TakeSeat("me", color=PieceColor.GREEN)
    log.grant(wishes.take_seat, "ben", 0, color, None, log.now)
    kinds = [each["type"] for each in concerning(log.entries, "anna")]
    assert kinds == ["created", "seat-taken", "seat-freed"]


def test_nothing_of_a_person_is_left_and_the_game_is_the_same(log: Log) -> None:
    before = log.again()
    rewritten = erased(log.table, log.entries, "anna", "stranger", log.now)
    text = b"".join(entries.encode_entry(each) for each in rewritten).decode()
    for trace in ("anna", "Anna of", "Bergen", "example.org", '"nb"'):
        assert trace not in text.replace("Hello, Anna", "")
    assert "Hello, Anna" in text, "what others have said is theirs"

    table = SharedTable.of(ID, rewritten)
    assert table.match
    assert before.match
    assert table.match.hash() == before.match.hash()
    assert table.seats[0].kind == "bot", "a bot plays on for her"
    assert table.seats[1].player == "ben"
    assert table.host == "ben"
    assert [line.text for line in table.chat] == ["…", "Hello, Anna"]


def test_a_name_goes_with_the_seat_to_another_device() -> None:
    log = set_up()
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    log.grant(wishes.hand_over, "anna", "phone", 0, log.now)
    rewritten = erased(log.table, log.entries, "phone", "stranger", log.now)
    taken = [each for each in rewritten if isinstance(each, entries.SeatTaken)]
    assert [(each.player, each.name) for each in taken] == [
        ("anna", "Player 1"),
        ("ben", "Ben"),
    ]
    text = b"".join(entries.encode_entry(each) for each in rewritten).decode()
    assert "phone" not in text


def test_a_person_reads_and_erases_what_is_stored(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna, ben = Person(server), Person(server)
        seats = [{"kind": "me", "name": "Anna Quill"}, {"kind": "open"}]
        table = anna.create("nordic", seats)
        anna.http.put("/api/me", json={"name": "Anna Quill"})
        ben.sit(table, 1, "Ben")
        anna.start(table)
        played = Player(ben, table, chooser(1))
        mine = Player(anna, table, chooser(2))
        Player.play_all([mine, played], until=20)
        anna.socket().wish("chat", table, text="Call me at 555-0100")
        record = anna.http.get(f"/api/tables/{table}/record")
        refused(record, 409, "NOT_OVER")

        data = anna.get("/api/me/data")
        assert data["name"] == "Anna Quill"
        assert [each["table"] for each in data["tables"]] == [table]
        assert "555-0100" in json.encode(data).decode()
        assert ben.get("/api/me/data")["name"] == ""

        old = anna.secret
        assert anna.http.delete("/api/me").json() == {"name": None}
        assert anna.secret != old, "the browser is somebody else from now on"
        assert anna.get("/api/me/data")["tables"] == []
        assert anna.get("/api/me/tables")["tables"] == []
        with pytest.raises(ConnectionError):
            mine.socket.until(lambda _: False)
        seen = played.socket.until(
            lambda m: m["type"] == "table" and m["state"]["seats"][0]["kind"] == "bot"
        )
        played.take(seen)
        played.play()
        record = ben.http.get(f"/api/tables/{table}/record")
        assert replay(record.text).is_over
        assert "Quill" not in record.text
        # Not even in pages that are free again, and while the server runs on.
        for path in tmp_path.glob("railwright.sqlite*"):
            stored = path.read_bytes()
            for trace in ("Quill", "555-0100"):
                assert trace.encode() not in stored, path
    with closing(sqlite3.connect(tmp_path / "railwright.sqlite")) as file:
        everything = [line for line in file.iterdump() if '"calls"' not in line]
    player = first_id(old)
    for trace in (player, player.encode().hex().upper()):  # as a dump writes bytes
        assert not [line for line in everything if trace in line]


def test_the_rest_of_the_world_erases_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Person(server)
        anna.http.cookies.clear()
        refused(anna.http.get("/api/me/data"), 401, "WHO_ARE_YOU")
        refused(anna.http.delete("/api/me"), 401, "WHO_ARE_YOU")
        anna.http.get("/api/me")
        headers = {"Origin": "https://evil.example"}
        elsewhere = anna.http.delete("/api/me", headers=headers)
        refused(elsewhere, 403, "ELSEWHERE")


@pytest.mark.anyio
async def test_one_client_who_asks_again_and_again_holds_up_nobody(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To look through all that one client has takes long, and many of it wait."""
    mentions, is_found = node.store.mentions, asyncio.Event()

    async def slow(player: str) -> list[str]:
        if player == "mallory":
            await is_found.wait()
        return await mentions(player)

    monkeypatch.setattr(node.store, "mentions", slow)
    asking = [asked(node, "mallory", "192.0.2.1") for _ in range(QUEUE + 3)]
    tasks = [asyncio.create_task(each) for each in asking]
    async with asyncio.timeout(PATIENCE):
        told = await asked(node, "anna", "192.0.2.2")
        is_found.set()
        answers = await asyncio.gather(*tasks, return_exceptions=True)

    assert told.id == "anna"
    refusals = [each for each in answers if isinstance(each, Refusal)]
    assert [each.code for each in refusals] == ["TOO_FAST"] * 2


async def asked(node: Node, player: str, client: str) -> OwnData:
    """What somebody is told who asks what is stored."""
    request = Request({"type": "http", "client": (client, 1)})
    who = Visitor("a secret", player, None)
    told: OwnData = await my_data.handler(Call(node, request, who))
    return told


def test_whoever_has_piled_much_up_is_not_told_it_in_one_answer(tmp_path: Path) -> None:
    """All of it at once would fill the memory; the operator can export it."""
    text = (GOLDEN / "nordic-2-last-turns.txt").read_text(encoding="utf-8")
    much = LONGEST_RECORD - 2_000
    with running(tmp_path) as server:
        anna = Person(server)
        anna.post("/api/records", record=text)
        assert len(anna.get("/api/me/data")["records"]) == 1

        with closing(sqlite3.connect(tmp_path / "railwright.sqlite")) as database:
            for number in range(LARGEST // much):  # as bringing them one by one does
                database.execute(
                    "INSERT INTO records SELECT :id, identity, game, :text, created"
                    " FROM records LIMIT 1",
                    {"id": f"{number:016}", "text": text + "\n" * much},
                )
            database.commit()
        before = peak(server)
        answer = anna.http.get("/api/me/data")
        anna.close()
        assert peak(server) < before + LARGEST / 2

    assert (answer.status_code, answer.json()["code"]) == (413, "MUCH_STORED")
