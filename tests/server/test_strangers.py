"""What strangers and old devices try at tables, with tokens and with names."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from tests.server.logs import ID, Log, opened, set_up, two_people
from tests.server.running import Person, running
from tests.server.test_bots import bearer, new_token
from tests.server.test_http import refused as answered
from tests.server.test_table import refused

from railwright.server.node import TALK, Node
from railwright.server.plumbing.identity import Identities
from railwright.server.plumbing.logs import shorten_ids
from railwright.server.store import open_store
from railwright.server.tabletop import entries, room, wishes
from railwright.server.tabletop.clean_text import clean_name
from railwright.server.tabletop.room import insist_on_room
from railwright.server.web import sockets
from railwright.server.web.bot_api import MOST_STREAMS
from railwright.server.web.problems import route_of
from railwright.server.wire import bodies, messages

anyio = pytest.mark.anyio


def say(log: Log, player: str, text: str = "Hello") -> None:
    wish = messages.Chat(ID, f"say-{len(log.entries)}", text)
    log.grant(wishes.chat, player, wish, player.title(), log.now)


def mute(log: Log, player: str, line: int | None, *, muted: bool = True) -> None:
    wish = messages.Mute(ID, f"mute-{len(log.entries)}", line, muted)
    log.grant(wishes.mute, player, wish, log.now)


def test_the_host_mutes_a_stranger_by_a_line() -> None:
    log = two_people()
    say(log, "mallory")
    with refused("NOT_HOST"):
        mute(log, "ben", 1)
    mute(log, "anna", 1)
    with refused("MUTED"):
        say(log, "mallory")
    say(log, "zoe")
    log = Log(log.entries)  # after a restart
    with refused("MUTED"):
        say(log, "mallory")
    mute(log, "anna", 1, muted=False)
    say(log, "mallory")
    with refused("LINE_UNKNOWN"):
        mute(log, "anna", 99)
    say(log, "anna")
    with refused("OWN_LINE"):
        mute(log, "anna", log.table.talk.said)


def test_the_host_mutes_all_spectators_and_players_still_talk() -> None:
    log = two_people()
    mute(log, "anna", None)
    with refused("MUTED"):
        say(log, "mallory")
    say(log, "ben")


def test_a_flood_of_chat_is_refused_and_others_still_talk(tmp_path: Path) -> None:
    with running(tmp_path, "--limits", "1") as server:
        anna, mallory = Person(server), Person(server)
        table = anna.create("nordic", [{"kind": "me"}, {"kind": "open"}])
        flood = mallory.socket()
        flood.watch(table)
        answers = [
            flood.wish("chat", table, text=f"spam {number}")
            for number in range(int(TALK[0]) + 6)
        ]
        codes = [answer.get("code", "done") for answer in answers]
        assert codes[: int(TALK[0])] == ["done"] * int(TALK[0])
        assert "TOO_FAST" in codes


@anyio
async def test_whoever_sends_much_at_once_lets_others_speak_in_between(
    node: Node,
) -> None:
    heard: list[str] = []

    async def talk(name: str) -> None:
        said = [{"type": "websocket.connect"}]
        said += [{"type": "websocket.receive", "text": '{"type": "ping"}'}] * 20
        said += [{"type": "websocket.disconnect"}]

        async def receive() -> dict[str, str]:
            heard.append(name)
            return said.pop(0)

        async def send(_: object) -> None:
            pass

        await sockets.serve(node, None, name, receive, send)

    await asyncio.gather(talk("192.0.2.1"), talk("192.0.2.2"))

    last_of_first = len(heard) - 1 - heard[::-1].index(heard[0])
    assert heard[:last_of_first].count("192.0.2.2") > 10


@anyio
async def test_spectators_of_a_table_share_what_they_may_say(node: Node) -> None:
    """Strangers with an address each are stopped, too; those who sit there are not."""
    spoken = [node.may_talk(f"192.0.2.{at}", ID) for at in range(40)]
    assert spoken[:20] == [True] * 20
    assert spoken[25:] == [False] * 15
    assert node.may_talk("198.51.100.1", None)


@anyio
async def test_one_spectator_who_floods_does_not_silence_the_others(node: Node) -> None:
    for _ in range(100):
        node.may_talk("192.0.2.1", ID)
    assert node.may_talk("192.0.2.2", ID)


def test_a_muted_spectator_takes_nothing_from_what_others_may_say(
    tmp_path: Path,
) -> None:
    with running(tmp_path, "--limits", "1") as server:
        anna, mallory, zoe = Person(server), Person(server), Person(server)
        table = anna.create("nordic", [{"kind": "me"}, {"kind": "open"}])
        flood = mallory.socket()
        assert flood.wish("chat", table, text="spam")["type"] == "done"
        assert anna.socket().wish("mute", table, line=1)["type"] == "done"
        codes = {flood.wish("chat", table, text="spam")["code"] for _ in range(30)}
        assert codes == {"MUTED"}
        assert zoe.socket().wish("chat", table, text="Hello")["type"] == "done"


@anyio
@pytest.mark.parametrize("kind", ["undo", "chat", "name"])
async def test_a_log_does_not_grow_without_end(
    node: Node, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(room, "MOST_OF_ONE", 10)
    monkeypatch.setattr(room, "MORE_OF_ONE", {})
    log = (
        set_up(seats="me open") if kind == "name" else opened(two_people(practice=True))
    )
    await node.tables.create(ID, log.entries)

    async def wish(number: int) -> None:
        table, _ = await node.tables.look(ID)
        name = f"w-{number}"
        asked = messages.Undo(ID, 0, table.version, name)
        chat = messages.Chat(ID, name, "spam")
        renamed = bodies.TakeSeat("me", f"Anna {number}")
        await node.tables.wish(
            ID,
            lambda at, now: {
                "undo": lambda: wishes.undo(at, "anna", asked, now),
                "chat": lambda: wishes.chat(at, "mallory", chat, None, now),
                "name": lambda: wishes.take_seat(at, "anna", 0, renamed, None, now),
            }[kind](),
        )

    with refused("LOG_FULL"):
        for number in range(50):
            await wish(number)
    assert len(await node.store.read(ID)) < len(log.entries) + 12


def come_and_go(log: Log, player: str) -> None:
    """Sit down and leave again, if the log has room for it."""

    def write(granted: list[entries.AnyEntry]) -> None:
        insist_on_room(log.table, granted)
        for entry in granted:
            log.table.apply(entry)

    sit = bodies.TakeSeat("me", player.title())
    write(wishes.take_seat(log.table, player, 1, sit, None, log.now))
    write(wishes.leave_seat(log.table, player, 1, log.now))


def test_a_guest_cannot_fill_the_log_for_others() -> None:
    log = set_up(seats="me open")
    with refused("LOG_FULL"):
        for _ in range(room.MOST):
            come_and_go(log, "mallory")
    assert log.table.counts[entries.SeatTaken] == room.MOST_OF_ONE + 1
    come_and_go(log, "ben")


def test_many_guests_cannot_fill_the_log_for_those_who_sit_there() -> None:
    log = set_up(seats="me open")
    with refused("LOG_FULL"):
        for number in range(room.MOST):
            come_and_go(log, f"mallory {number}")
    wish = bodies.TakeSeat("me", "Anna the Host")
    granted = log.grant(wishes.take_seat, "anna", 0, wish, None, log.now)
    insist_on_room(log.table, granted)


def test_a_seat_that_moves_on_and_on_has_room_for_one_player_alone() -> None:
    log = two_people()

    def move(number: int) -> None:
        moved = wishes.hand_over(
            log.table, log.table.seats[1].player or "", f"cookie {number}", 1, log.now
        )
        insist_on_room(log.table, moved)
        log.table.apply(moved[0])

    with refused("LOG_FULL"):
        for number in range(room.MOST):
            move(number)
    assert log.table.counts[entries.HandedOver] == room.MOST_OF_ONE
    anna = wishes.hand_over(log.table, "anna", "anna's phone", 0, log.now)
    insist_on_room(log.table, anna)


def test_a_seat_that_goes_to_and_fro_makes_nobody_write_more_than_they_wrote() -> None:
    log = two_people()
    for _ in range(3):
        say(log, "ben")
    for taker, giver in [("phone", "ben"), ("ben", "phone")] * 6:
        log.grant(wishes.hand_over, giver, taker, 1, log.now)
    assert log.table.caused[entries.ChatSaid, "ben"] == 3


def test_what_is_so_already_is_not_written_again() -> None:
    log = set_up(seats="me easy open")
    rename = bodies.TakeSeat("me", "Anna", newcomer=True)
    assert log.grant(wishes.take_seat, "anna", 0, rename, None, log.now)
    assert log.grant(wishes.take_seat, "anna", 0, rename, None, log.now) == []
    bot = bodies.TakeSeat("bot", level="easy")
    assert log.grant(wishes.take_seat, "anna", 1, bot, None, log.now) == []
    notice = bodies.Notice(None, "https://example.org/")
    assert log.grant(wishes.notice, "anna", 0, notice, log.now)
    assert log.grant(wishes.notice, "anna", 0, notice, log.now) == []
    say(log, "mallory")
    mute(log, "anna", 1)
    before = len(log.entries)
    mute(log, "anna", 1)
    assert len(log.entries) == before


def test_what_happens_by_itself_always_has_room() -> None:
    log = two_people(clock=60)
    for entry in log.entries:
        log.table.counts[type(entry)] = log.table.caused[type(entry), "anna"] = 10**6
    insist_on_room(log.table, wishes.stand_in(log.table, 10**9))


def test_the_host_moves_with_the_seat_to_another_device() -> None:
    log = two_people()
    log.grant(wishes.hand_over, "anna", "anna's phone", 0, log.now)
    assert log.table.host == "anna's phone"
    with refused("NOT_HOST"):
        log.grant(wishes.leave_seat, "anna", 1, log.now)
    again = log.again()
    assert again.host == "anna's phone"


def test_a_host_with_another_seat_here_stays_the_host() -> None:
    log = two_people()
    log.grant(wishes.hand_over, "ben", "anna", 1, log.now)
    log.grant(wishes.hand_over, "anna", "zoe", 0, log.now)
    assert log.table.host == "anna"


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("\u3164", "Guest"),
        ("\u2800\u115f\uffa0", "Guest"),
        ("\u200b\u202e\u2066", "Guest"),
        ("An\u200bna", "An na"),
        ("Z" + "\u0301" * 25, "Ź\u0301\u0301"),
        ("Łucja Ångström", "Łucja Ångström"),
        ("\ufe0f", "Guest"),
        ("\u034f \u034f", "Guest"),
        ("\u200d", "Guest"),
        ("\u200dAnna\u200c", "Anna"),
        ("a\u200d\u200cb", "a\u200db"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",) * 2,
        ("\u2764\ufe0f\u200d\U0001f525",) * 2,
        ("\ufe0f" * 9 + "A" + "\ufe0f" * 9, "\ufe0f\ufe0fA\ufe0f\ufe0f"),
    ],
)
def test_names_that_nobody_sees_or_that_tower_are_not_taken(
    name: str, seen: str
) -> None:
    assert clean_name(name, "Guest") == seen


def test_a_revoked_token_is_good_for_nothing(anna: Person) -> None:
    headers, url = bearer(new_token(anna)), anna.server.url
    seats = {"game": "nordic", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert httpx.post(f"{url}/api/tables", json=seats, headers=headers).is_success
    stream = f"{url}/api/bot/stream"
    with httpx.stream("GET", stream, headers=headers, timeout=60) as lines:
        heard = lines.iter_lines()
        assert '"table"' in next(heard)
        tokens = f"{url}/api/bot/tokens"
        assert httpx.delete(tokens, headers=headers).json() == {"name": "Example"}
        assert len(list(heard)) < 10  # it ends
    answered(httpx.get(stream, headers=headers), 401, "NO_TOKEN")
    answered(httpx.delete(tokens, headers=headers), 401, "NO_TOKEN")


def test_a_socket_is_closed_when_its_token_is_revoked(anna: Person) -> None:
    token = new_token(anna)
    bot = Person(anna.server, token)
    socket, other = bot.socket(), anna.socket()
    assert socket.next()["type"] == "welcome"
    tokens = f"{anna.server.url}/api/bot/tokens"
    assert httpx.delete(tokens, headers=bearer(token)).is_success
    with pytest.raises(ConnectionError):
        socket.until(lambda _: False)
    other.say("ping")
    other.of("pong")


def test_one_client_makes_only_so_many_tokens(tmp_path: Path) -> None:
    with running(tmp_path, "--limits", "1") as server:
        person = Person(server)
        path, body = "/api/bot/tokens", {"name": "x"}
        statuses = [person.http.post(path, json=body).status_code for _ in range(40)]
        assert statuses[:30] == [201] * 30
        assert 429 in statuses


def test_a_bot_has_only_so_many_streams(anna: Person) -> None:
    headers, url = bearer(new_token(anna)), f"{anna.server.url}/api/bot/stream"
    table = anna.create("nordic", [{"kind": "open"}, {"kind": "me"}])
    anna.http.post(f"/api/tables/{table}/seats/0", json={}, headers=headers)
    held = []
    with ExitStack() as stack:
        for _ in range(MOST_STREAMS):
            asked = httpx.stream("GET", url, headers=headers, timeout=60)
            lines = stack.enter_context(asked).iter_lines()
            assert '"table"' in next(lines)
            held.append(lines)  # one that nobody holds is closed
        refusal = httpx.get(url, headers=headers, timeout=60)
        answered(refusal, 429, "TOO_FAST")


@anyio
async def test_a_name_and_a_revoked_token_are_noticed_at_other_nodes(
    tmp_path: Path,
) -> None:
    store = await open_store(str(tmp_path / "railwright.sqlite"))
    here, there = Identities(store), Identities(store)
    bot = await here.new_program("Old", 1)
    assert (await there.visitor(bot.secret)).name == "Old"
    await here.rename(bot, "New")
    assert (await there.visitor(bot.secret)).name == "Old"  # for a moment
    there.known = type(there.known)(
        (digest, (visitor, 0.0)) for digest, (visitor, _) in there.known.items()
    )
    assert (await there.visitor(bot.secret)).name == "New"
    await here.revoke(bot)
    there.known.clear()
    assert not (await there.visitor(bot.secret)).is_program
    await store.close()


def test_a_page_without_tls_is_another_one(tmp_path: Path) -> None:
    with running(tmp_path, "--address", "https://play.example.org") as server:
        person = Person(server)
        place = {"Host": "play.example.org"}

        def rename(scheme: str, **more: str) -> int:
            origin = {"Origin": f"{scheme}://play.example.org"}
            body = {"name": "Anna"}
            headers = place | origin | more
            return person.http.put("/api/me", json=body, headers=headers).status_code

        assert rename("https") == 200
        assert rename("http") == 403


def test_a_record_with_a_nul_is_refused(anna: Person) -> None:
    answer = anna.http.post("/api/records", json={"record": "railwright 1\n\0"})
    answered(answer, 400, "RECORD")


def test_the_log_names_no_table_whole() -> None:
    line = shorten_ids(None, "error", {"event": "x", "table": ID})
    assert ID not in str(line)
    assert line["table"].startswith(ID[:6])
    path = {"path": f"/api/tables/{ID}/seats/1/link"}
    assert route_of(path) == "/api/tables/.../seats/1/link"


def test_a_program_that_claims_a_seat_is_shown_as_one(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Person(server)
        table = anna.create("nordic", [{"kind": "me"}, {"kind": "open"}])
        program = httpx.Client(base_url=server.url, headers=bearer(new_token(anna)))

        def claim(client: httpx.Client) -> str:
            path = f"/api/tables/{table}/seats/0/link"
            giver = anna.http if client is program else program
            token = giver.post(path).json()["token"]
            state = client.post("/api/claim-link", json={"token": token}).json()
            return str(state["seats"][0]["kind"])

        assert claim(program) == "bot"
        assert claim(anna.http) == "person"
        program.close()
