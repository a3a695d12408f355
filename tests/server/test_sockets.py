"""What sockets wish and hear, message by message."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tests.server.running import Message, Person, Socket, running
from websockets.exceptions import ConnectionClosed

Visit = Callable[..., Person]
OPEN = {"kind": "open"}


def two_people(anna: Person, ben: Person, **more: object) -> str:
    """A table where Anna and Ben are about to choose their tickets; Anna begins."""
    options = {"first_player": "1", "pass_rule": "always"}
    table = anna.create("nordic", [OPEN, OPEN], options=options, **more)
    anna.sit(table, 0, "Anna")
    ben.sit(table, 1, "Ben")
    anna.start(table)
    return table


def opened(anna: Person, ben: Person, **more: object) -> tuple[str, Socket, Socket]:
    """The same when all have chosen, with a socket of each."""
    table = two_people(anna, ben, **more)
    sockets = anna.socket(), ben.socket()
    for seat, socket in enumerate(sockets):
        socket.watch(table)
        act(socket, table, seat, 0, "keep 1 2")
    for socket in sockets:
        socket.watch(table)
    return table, *sockets


def act(socket: Socket, table: str, seat: int, version: int, action: str) -> Message:
    return socket.wish("act", table, seat=seat, version=version, action=action)


def test_the_first_message_says_who_one_is(anna: Person) -> None:
    anna.http.put("/api/me", json={"name": "Anna"})
    assert anna.socket().next()["name"] == "Anna"


def test_an_action_is_told_to_everybody_before_it_is_done(
    anna: Person, ben: Person
) -> None:
    table, first, second = opened(anna, ben)
    before = len(first.heard)
    assert act(first, table, 0, 2, "draw blind")["version"] == 3
    told = second.of("events")

    assert (told["version"], told["seat"], told["by"]) == (3, 1, 0)
    assert told["events"][0]["card"] is None
    mine = [m for m in first.heard if '"type":"events"' in m]
    assert '"card":null' not in mine[-1]
    kinds = [m.split('"')[3] for m in first.heard[before:]]
    assert kinds.index("events") < kinds.index("done")


def test_a_spectators_socket_shows_its_owner_no_more(anna: Person, ben: Person) -> None:
    table, first, _ = opened(anna, ben)
    screen = anna.socket("/socket/spectator")
    assert [view["seat"] for view in screen.watch(table)["views"]] == [None]
    act(first, table, 0, 2, "draw blind")
    told = screen.of("events")

    assert (told["seat"], told["events"][0]["card"]) == (None, None)
    assert act(screen, table, 0, 3, "draw blind")["code"] == "NOT_YOUR_SEAT"


def test_the_same_id_is_done_once(anna: Person, ben: Person) -> None:
    table, first, _ = opened(anna, ben)
    wish = {"seat": 0, "version": 2, "action": "draw blind", "id": "same"}
    assert first.wish("act", table, **wish)["type"] == "done"
    again = first.wish("act", table, **wish)

    assert (again["type"], again["version"]) == ("done", 3)
    assert anna.get(f"/api/tables/{table}")["version"] == 3


def test_who_has_missed_something_is_told_so(anna: Person, ben: Person) -> None:
    table, first, _ = opened(anna, ben)
    stale = act(first, table, 0, 1, "draw blind")

    assert (stale["type"], stale["version"]) == ("stale", 2)


def test_a_refusal_names_code_and_rule(anna: Person, ben: Person) -> None:
    table, _, second = opened(anna, ben)
    refused = act(second, table, 1, 2, "draw blind")

    assert (refused["code"], refused["rule"]) == ("NOT_YOUR_TURN", "C-09")
    assert act(second, table, 0, 2, "draw blind")["code"] == "NOT_YOUR_SEAT"
    assert act(second, table, 1, 2, "dance")["code"] == "NOTATION"


def test_undo_by_consent(anna: Person, ben: Person) -> None:
    table, first, second = opened(anna, ben, practice=True)
    act(first, table, 0, 2, "draw blind")
    first.wish("undo", table, seat=0, version=3)
    asked = second.until(lambda m: m["type"] == "state" and m["state"]["undo"])
    assert asked["state"]["undo"] == {"seat": 0, "back_to": 2, "waiting": [1]}
    second.wish("consent", table, seat=1, agree=True)
    undone = first.of("events", version=4)

    assert (undone["back_to"], undone["events"]) == (2, [])
    assert undone["view"]["phase"] == "turn"
    first.say("history", table=table, seat=0)
    steps = first.of("history")["steps"]
    assert [step["back_to"] for step in steps] == [None, None, None, 2]


def test_a_secret_decision_is_taken_back_and_the_other_one_stays(
    anna: Person, ben: Person, visit: Visit
) -> None:
    table = anna.create("nordic", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    people = [anna, ben, visit()]
    for seat in (1, 2):
        people[seat].sit(table, seat)
    anna.start(table)
    first, second, third = (person.socket() for person in people)
    for socket in (first, second, third):
        socket.watch(table)
    act(first, table, 0, 0, "keep 1 2")
    act(second, table, 1, 0, "keep 2 3")
    assert first.of("events", version=2)["undoable"] == [0, 1]
    decided = second.watch(table)["views"][0]
    first.wish("undo", table, seat=0, version=2)

    assert third.of("events", version=3)["back_to"] == 0
    again = third.of("events", version=4)
    assert (again["by"], again["view"]["deciding"]) == (1, [0, 2])
    kept = second.of("events", version=4)["view"]
    assert (kept["offer"], kept["decision"]) == (decided["offer"], decided["decision"])


def test_a_pass_can_be_taken_back_at_once(anna: Person, ben: Person) -> None:
    table, first, second = opened(anna, ben)
    act(first, table, 0, 2, "pass")
    assert second.of("events", version=3)["undoable"] == [0]
    assert first.wish("undo", table, seat=0, version=3)["version"] == 4
    assert second.of("events", version=4)["view"]["deciding"] == [0]


def test_chat_reaches_all_and_spectators_may_talk(
    anna: Person, ben: Person, visit: Visit
) -> None:
    table, first, second = opened(anna, ben)
    eve = visit().socket()
    assert eve.watch(table)["views"][0]["seat"] is None
    first.wish("chat", table, text="Hello <b>you</b>")
    eve.wish("chat", table, text="Nice game")

    lines = [second.of("chat")["line"] for _ in range(2)]
    assert [(line["name"], line["text"]) for line in lines] == [
        ("Anna", "Hello <b>you</b>"),
        ("", "Nice game"),
    ]
    assert [line["text"] for line in eve.watch(table)["chat"]][-1] == "Nice game"


def test_people_see_who_is_there(anna: Person, ben: Person, visit: Visit) -> None:
    table, first, second = opened(anna, ben)
    visit().socket().watch(table)
    first.until(lambda m: m["type"] == "state" and m["state"]["spectators"] == 1)
    second.close()
    gone = first.until(
        lambda m: m["type"] == "state" and not m["state"]["seats"][1]["connected"]
    )
    assert gone["state"]["seats"][0]["connected"]


def test_pass_and_play_gives_all_seats_of_the_device(anna: Person) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    table = anna.create("nordic", seats, start=True)
    socket = anna.socket()
    shown = socket.watch(table)
    assert [view["seat"] for view in shown["views"]] == [0, 1]
    assert [seat["name"] for seat in shown["state"]["seats"]] == ["Anna", "Ben"]
    act(socket, table, 0, 0, "keep 1 2")
    act(socket, table, 1, 0, "keep 1 2")
    version = anna.get(f"/api/tables/{table}")["version"]
    assert version == 2


def test_when_the_clock_runs_out_a_bot_plays_until_the_owner_returns(
    anna: Person, ben: Person
) -> None:
    table = two_people(anna, ben, clock=10)
    first, second = anna.socket(), ben.socket()
    state = first.watch(table)["state"]
    assert all(seat["deadline"] > state["now"] for seat in state["seats"])
    second.watch(table)
    act(second, table, 1, 0, "keep 1 2")
    away = first.until(
        lambda m: m["type"] == "state" and m["state"]["seats"][0]["away"]
    )
    assert away["state"]["seats"][0]["level"] == "medium"
    first.until(lambda m: m["type"] == "events" and m["by"] == 0)
    assert first.wish("return", table, seat=0)["type"] == "done"
    back = anna.get(f"/api/tables/{table}")["seats"][0]
    assert (back["away"], back["level"]) == (False, None)


def test_a_table_that_is_not_there(anna: Person) -> None:
    socket = anna.socket()
    socket.say("watch", table="A" * 16)
    assert socket.of("error")["code"] == "TABLE_UNKNOWN"
    answer = act(socket, "A" * 16, 0, 0, "pass")
    assert answer["code"] == "TABLE_UNKNOWN"


def test_whoever_follows_no_longer_hears_nothing(anna: Person, ben: Person) -> None:
    table, first, second = opened(anna, ben)
    second.say("unwatch", table=table)
    second.say("ping")
    second.of("pong")
    act(first, table, 0, 2, "draw blind")
    second.say("ping")
    assert second.next()["type"] == "pong"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"fly"}',
        '{"type":"watch"}',
        '{"type":"watch","table":7}',
        '{"type":"watch","table":"../../etc/passwd"}',
        '{"type":"act","table":"AAAAAAAAAAAAAAAA","seat":-1}',
        '{"type":"ping","more":1}',
        '{"type":"chat","table":"AAAAAAAAAAAAAAAA","id":"","text":"x"}',
        "[" * 10_000,
        '{"type":"ping"',
        "\x00\ud7ff",
    ],
)
def test_what_cannot_be_understood_is_told_in_a_sentence(
    anna: Person, text: str
) -> None:
    socket = anna.socket()
    socket.raw.send(text)
    assert socket.of("error")["code"] == "MALFORMED"
    socket.say("ping")
    socket.of("pong")


def test_a_wish_that_cannot_be_used_is_refused_by_its_id(anna: Person) -> None:
    answer = anna.socket().wish("chat", "A" * 16, text="x" * 10_000)
    assert (answer["type"], answer["code"]) == ("refused", "MALFORMED")


def test_every_wish_of_a_flood_is_answered_by_its_id(tmp_path: Path) -> None:
    with running(tmp_path, "--limits", "1") as server:
        anna = Person(server)
        table, socket = anna.create("nordic", [OPEN, OPEN]), anna.socket()
        names = [f"wish-{number}" for number in range(55)]
        for name in names:
            socket.say("return", table=table, seat=0, id=name)
        answers = [socket.of("refused", id=name) for name in names]
    assert {"NOT_YOUR_SEAT", "TOO_FAST"} == {answer["code"] for answer in answers}


def test_binary_junk_is_malformed(anna: Person) -> None:
    socket = anna.socket()
    socket.raw.send(b"\xff\xfe\x00")
    assert socket.of("error")["code"] == "MALFORMED"


def test_an_oversized_message_closes_its_socket_alone(
    anna: Person, ben: Person
) -> None:
    table, first, second = opened(anna, ben)
    second.raw.send("x" * 100_000)
    with pytest.raises(ConnectionError):
        second.until(lambda _: False)
    assert act(first, table, 0, 2, "draw blind")["type"] == "done"


def test_a_thousand_pieces_of_junk_disturb_nobody(
    anna: Person, ben: Person, visit: Visit
) -> None:
    table, first, _ = opened(anna, ben)
    luck = Random(5)
    whole = '{"type":"act","table":"%s","seat":0,"version":2,"id":"x","action":"pass"}'
    for _ in range(50):
        socket = visit().socket()
        with suppress(ConnectionError, ConnectionClosed):  # closed after so much junk
            for _ in range(20):
                socket.raw.send(_broken(whole % table, luck))
            socket.say("ping")
            socket.of("pong")
    assert anna.get(f"/api/tables/{table}")["version"] == 2
    assert act(first, table, 0, 2, "draw blind")["type"] == "done"


def _broken(text: str, luck: Random) -> str:
    """A message in which something is wrong."""
    at = luck.randrange(len(text))
    junk = luck.choice(["", "\x00", '"', "}", "é", "9" * 50])
    return text[:at] + junk + text[at + 3 :]
