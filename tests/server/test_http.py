"""The HTTP interface, asked by real requests."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.running import Message, Person, Player, ServerProcess, running
from tests.server.test_games import chooser
from tests.server.test_sockets import OPEN, act, opened
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from railwright.games import GAMES

Visit = Callable[..., Person]
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}


def refused(answer: httpx.Response, status: int, code: str) -> Message:
    problem: Message = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code), answer.text
    return problem


def test_a_name_is_kept_for_the_next_visit(anna: Person, visit: Visit) -> None:
    anna.http.put("/api/me", json={"name": "  Anna \u202e "})
    assert visit(anna.secret).get("/api/me") == {"name": "Anna"}


def test_without_a_cookie_nothing_lasts(server: ServerProcess) -> None:
    answer = httpx.post(
        f"{server.url}/api/tables", json={"game": "usa", "seats": [ME, BOT]}
    )
    refused(answer, 401, "WHO_ARE_YOU")


def test_the_games_with_their_options(anna: Person) -> None:
    found = anna.get("/api/games")
    games = {game["name"]: game for game in found["games"]}
    assert set(games) == set(GAMES)
    assert (games["nordic"]["fewest"], games["nordic"]["most"]) == (2, 3)
    options = {option["name"]: option for option in games["europe"]["options"]}
    assert options["station_choice"]["choices"] == ["automatic", "owner"]
    assert [name for name, each in options.items() if each["names_seats"]] == [
        "first_player"
    ]
    sweeps = options["max_consecutive_resets"]
    assert (sweeps["choices"], sweeps["digits"]) == (["10"], 18), "any number"
    assert found["levels"] == ["easy", "medium", "hard", "expert"]


def test_people_join_by_the_link_and_the_host_starts(anna: Person, ben: Person) -> None:
    table = anna.create("nordic", [{"kind": "me", "name": "Anna"}, OPEN])
    path = f"/api/tables/{table}"
    refused(anna.http.post(f"{path}/start"), 409, "SEAT_OPEN")
    ben.sit(table, 1, "Ben")
    refused(ben.http.post(f"{path}/start"), 403, "NOT_HOST")
    state = anna.post(f"{path}/start")

    assert state["status"] == "playing"
    assert [seat["name"] for seat in state["seats"]] == ["Anna", "Ben"]
    assert [seat["mine"] for seat in state["seats"]] == [True, False]
    assert not ben.get(path)["host"]


def test_the_host_changes_seats_before_the_start(anna: Person, ben: Person) -> None:
    table = anna.create("nordic", [ME, OPEN])
    seat = f"/api/tables/{table}/seats/1"
    ben.sit(table, 1)
    assert anna.http.delete(seat).json()["seats"][1]["kind"] == "open"
    assert anna.post(seat, kind="bot", level="hard")["seats"][1]["name"] == "hard"
    refused(ben.http.post(seat, json={"kind": "me"}), 409, "SEAT_TAKEN")
    refused(anna.http.post(seat[:-1] + "3", json={}), 404, "SEAT_UNKNOWN")


def test_lists_of_tables(anna: Person, ben: Person) -> None:
    hidden = anna.create("nordic", [ME, OPEN])
    public = anna.create("usa", [ME, OPEN], listed=True)
    mine = [state["table"] for state in anna.get("/api/me/tables")["tables"]]
    listed = {state["table"]: state for state in ben.get("/api/tables")["tables"]}

    assert mine[:2] == [public, hidden]
    assert public in listed
    assert hidden not in listed
    assert not listed[public]["seats"][0]["mine"]
    assert ben.get("/api/me/tables") == {"tables": []}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "SETTINGS"),
        ({"game": "three-dimensional-chess-of-old", "seats": [ME, BOT]}, "SETTINGS"),
        ({"game": "nordic", "seats": [ME, BOT, BOT, BOT]}, "SETTINGS"),
        ({"game": "nordic", "seats": [ME]}, "MALFORMED"),
        ({"game": "nordic", "seats": [ME, {"kind": "cat"}]}, "MALFORMED"),
        ({"game": "nordic", "seats": [ME, BOT], "clock": 1}, "MALFORMED"),
        ({"game": "nordic", "seats": [ME, BOT], "secret": "1"}, "MALFORMED"),
        ({"game": "nordic", "seats": [ME, BOT], "options": {"x": "y"}}, "SETTINGS"),
        ([], "MALFORMED"),
    ],
)
def test_tables_that_cannot_be(anna: Person, body: object, code: str) -> None:
    assert refused(anna.http.post("/api/tables", json=body), 400, code)["message"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (
            {"game": "nordic", "seats": [ME, BOT], "clock": "soon"},
            'clock must be a whole number from 10 to 2,592,000, not "soon"',
        ),
        (
            {"game": "nordic", "seats": [ME, {"kind": "bot", "level": "gold"}]},
            ('seats[1].level must be "easy", "expert", "hard" or "medium", not "gold"'),
        ),
        (
            {"game": "nordic", "seats": [ME], "optoins": {}},
            (
                "seats must be a list of 2 to 5 items, not a list of 1\n"
                'unknown key "optoins"; did you mean options?'
            ),
        ),
        (
            {"game": "nordic", "seats": [ME, BOT], "options": {"first_player": 1}},
            "options.first_player must be text of at most 40 characters, not 1",
        ),
        (
            {"seats": [ME, BOT]},
            "game is missing; choose from europe, nordic, switzerland, usa, world",
        ),
    ],
)
def test_what_cannot_be_read_is_said_with_its_field(
    anna: Person, body: object, said: str
) -> None:
    answer = anna.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["message"]) == (400, said)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"", "the body: not JSON: the body is empty"),
        (
            b'{"game": "nordic", "seats": [',
            (
                "the body, line 1, column 30: not JSON: expected a number, "
                "text in quotes, a list or an object, not the end of the body"
            ),
        ),
        (b'{"game": "\xff"}', "the body is not text in UTF-8"),
        (b"[" * 5000, "the body is nested too deep"),
    ],
)
def test_a_body_that_is_not_json_says_where(
    anna: Person, body: bytes, said: str
) -> None:
    answer = anna.http.post("/api/tables", content=body)
    assert refused(answer, 400, "MALFORMED")["message"] == said


def finished(anna: Person) -> tuple[str, Player]:
    seats = [{"kind": "me", "name": "Anna"}, BOT]
    table = anna.create("nordic", seats, start=True)
    player = Player(anna, table, chooser(3))
    refused(anna.http.get(f"/api/tables/{table}/record"), 409, "NOT_OVER")
    refused(anna.http.post(f"/api/tables/{table}/rematch"), 409, "NOT_OVER")
    player.play()
    return table, player


def test_a_finished_game_is_exported_and_brought_back(
    anna: Person, ben: Person
) -> None:
    table, _ = finished(anna)
    text = anna.http.get(f"/api/tables/{table}/record").text
    replay = anna.get(f"/api/tables/{table}/record.json")
    brought = ben.post("/api/records", record=text)

    assert replay["record"] == text
    assert replay["names"] == ["Anna", "easy"]
    assert len(replay["steps"]) == text.count("\n1 ") + text.count("\n2 ")
    assert replay["steps"][-1]["view"]["phase"] == "over"
    assert replay["result"]["ranking"]
    assert brought["steps"] == replay["steps"]
    assert anna.get(f"/api/records/{brought['id']}") == brought


def test_records_that_cannot_be_watched(anna: Person, tmp_path: Path) -> None:
    def bring(text: str) -> httpx.Response:
        return anna.http.post("/api/records", json={"record": text})

    assert "line 1" in refused(bring("hello"), 400, "RECORD")["message"]
    header = "railwright 1\nrules 1\ngame nordic\nplayers 2\nseed 1\n"
    refused(bring(f"{header}board {tmp_path}/secret.json\n"), 400, "RECORD")
    refused(bring(f"{header}\n1 fly\n"), 400, "RECORD")
    refused(anna.http.get("/api/records/AAAAAAAAAAAAAAAA"), 404, "RECORD_UNKNOWN")


def test_a_rematch_is_one_table_however_often_it_is_asked_for(anna: Person) -> None:
    table, player = finished(anna)
    again = anna.post(f"/api/tables/{table}/rematch")
    twice = anna.post(f"/api/tables/{table}/rematch")

    assert again["table"] == twice["table"] != table
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "easy"]
    news = player.socket.until(lambda m: m["type"] == "state" and m["state"]["next"])
    assert news["state"]["next"] == again["table"]
    anna.start(again["table"])


def test_a_seat_moves_to_another_device_once(
    anna: Person, ben: Person, visit: Visit
) -> None:
    table, first, _ = opened(anna, ben)
    link = anna.post(f"/api/tables/{table}/seats/0/link")
    assert link["token"] not in link["path"]
    phone = visit()
    state = phone.post("/api/claim-link", token=link["token"])

    assert state["seats"][0]["mine"]
    assert first.of("table")["views"][0]["seat"] is None
    assert act(first, table, 0, 2, "draw blind")["code"] == "NOT_YOUR_SEAT"
    socket = phone.socket()
    assert socket.watch(table)["views"][0]["seat"] == 0
    assert act(socket, table, 0, 2, "draw blind")["type"] == "done"
    again = phone.http.post("/api/claim-link", json={"token": link["token"]})
    refused(again, 404, "LINK_UNKNOWN")
    answer = ben.http.post(f"/api/tables/{table}/seats/0/link")
    refused(answer, 403, "NOT_YOUR_SEAT")


def test_one_who_leaves_a_game_is_followed_by_a_bot(anna: Person, ben: Person) -> None:
    table, _, second = opened(anna, ben)
    anna.http.delete(f"/api/tables/{table}/seats/0")
    shown = second.of("table")

    assert shown["state"]["seats"][0]["kind"] == "bot"
    assert shown["state"]["host"]
    assert second.of("events", by=0)


def test_every_answer_has_its_security_headers(anna: Person) -> None:
    for path in (
        "/",
        "/t/AAAAAAAAAAAAAAAA",
        "/api/me",
        "/api/nothing",
        "/boards/europe",
    ):
        headers = anna.http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        if headers["content-type"].startswith("text/html"):
            assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
    assert anna.http.get("/api/me").headers["cache-control"] == "no-store"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(
    server: ServerProcess,
) -> None:
    cookie = httpx.get(f"{server.url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    proxied = httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "; secure" in proxied.headers["set-cookie"].lower()
    assert "strict-transport-security" in proxied.headers


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1"])
def test_other_pages_can_neither_write_nor_open_sockets(
    anna: Person, origin: str
) -> None:
    answer = anna.http.put("/api/me", json={"name": "x"}, headers={"Origin": origin})
    refused(answer, 403, "ELSEWHERE")
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://{anna.server.place}/socket", origin=Origin(origin)),
    ):
        pass


def test_our_own_page_may(anna: Person) -> None:
    headers = {"Origin": anna.server.url}
    answer = anna.http.put("/api/me", json={"name": "x"}, headers=headers)
    assert answer.is_success
    with connect(
        f"ws://{anna.server.place}/socket",
        origin=Origin(anna.server.url),
    ) as socket:
        assert "welcome" in str(socket.recv())


def test_health_readiness_and_figures(anna: Person) -> None:
    assert anna.http.get("/health").text == "ok\n"
    assert anna.http.get("/ready").text == "ready\n"
    text = anna.http.get("/metrics").text
    assert "railwright_sockets" in text
    assert "railwright_wish_seconds_bucket" in text


@pytest.mark.parametrize("name", ["abc", "a" * 17, "a" * 15 + "."])
def test_ids_have_a_form(anna: Person, name: str) -> None:
    said = refused(anna.http.get(f"/api/tables/{name}"), 400, "MALFORMED")
    assert said["message"] == "the id of a table has 16 letters, digits, - or _"
    refused(anna.http.get("/api/tables/" + "a-_9" * 4), 404, "TABLE_UNKNOWN")


def test_an_address_of_the_interface_that_is_none(anna: Person) -> None:
    refused(anna.http.get("/api/nothing"), 404, "NOT_FOUND")
    refused(anna.http.get("/api/tables/short"), 400, "MALFORMED")
    refused(anna.http.get(f"/api/tables/{'A' * 16}"), 404, "TABLE_UNKNOWN")
    refused(anna.http.put("/api/tables"), 405, "NOT_ALLOWED")


def test_a_body_that_is_too_long(anna: Person) -> None:
    answer = anna.http.post("/api/records", json={"record": "x" * 300_000})
    refused(answer, 413, "TOO_LONG")


def test_every_page_of_the_client_is_its_first_page(anna: Person) -> None:
    first = anna.http.get("/")
    assert first.headers["content-type"].startswith("text/html")
    assert anna.http.get("/t/anything").text == first.text
    etag = {"If-None-Match": first.headers["etag"]}
    assert anna.http.get("/", headers=etag).status_code == 304
    assert anna.http.get("/..%2f..%2fetc%2fpasswd").text == first.text


def test_one_client_cannot_ask_for_everything(tmp_path: Path) -> None:
    with running(tmp_path, "--limits", "0.1") as server:
        person = Person(server)
        answers = [person.http.get("/api/games") for _ in range(30)]
        assert {answer.status_code for answer in answers} == {200, 429}
        refused(answers[-1], 429, "TOO_FAST")
        assert person.http.get("/health").is_success


def test_a_graceful_stop_tells_sockets_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server)
        table = person.create("nordic", [ME, BOT], start=True)
        socket = person.socket()
        socket.watch(table)
        assert act(socket, table, 0, 0, "keep 1 2")["type"] == "done"
        assert server.stop() == 0
        bye = socket.of("bye")
        assert (bye["reason"], bye["again_in"]) == ("restart", 1.0)
        secret = person.secret
    with running(tmp_path) as server:
        person = Person(server, secret)
        socket = person.socket()
        shown = socket.watch(table)
        assert shown["state"]["version"] >= 1
        assert shown["views"][0]["seat"] == 0
