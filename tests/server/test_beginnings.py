"""A table may play a recorded game on from any moment of it."""

import asyncio
from pathlib import Path

import pytest
from tests.server.offline.test_desk import ME, Page
from tests.server.running import Message, Person, Player
from tests.server.test_games import chooser
from tests.server.test_http import BOT, refused

from railwright.model.record_reader import parse_record
from railwright.server.tabletop import wishes
from railwright.server.tabletop.beginnings import beginning
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.bodies import GameSoFar, NewTable, SeatWanted
from railwright.server.wire.messages import Undo

RECORDS = Path(__file__).parents[1] / "golden"
NORDIC = (RECORDS / "nordic-2-last-turns.txt").read_text()
THREE_TOWNS = (RECORDS.parents[1] / "docs/how-to/three-towns.json").read_text()
SEATS = [{"kind": "me", "name": "Anna"}, BOT]


def played_on(anna: Person, text: str, actions: int, **more: object) -> Message:
    so_far = {"record": text, "actions": actions}
    return anna.post("/api/tables", seats=SEATS, continues=so_far, **more)


def test_a_game_stands_where_its_record_stood(anna: Person) -> None:
    read = parse_record(NORDIC)
    at = next(n for n, step in enumerate(read.actions) if n > 20 and step[1] == 0)
    made = played_on(anna, NORDIC, at)
    player = Player(anna, made["table"], chooser(1))

    assert made["status"] == "playing"
    assert made["version"] == made["settings"]["begun"] == at
    assert made["settings"]["practice"]
    assert not made["settings"]["listed"]
    player.play()
    text = anna.http.get(f"/api/tables/{made['table']}/record").text
    again = parse_record(text)
    done = [step[1:] for step in read.actions[:at]]
    assert [step[1:] for step in again.actions[:at]] == done
    assert again.deal == read.deal


def test_a_secret_game_is_played_on_with_its_secret(anna: Person) -> None:
    table = anna.create("nordic", SEATS, start=True)
    Player(anna, table, chooser(3)).play()
    text = anna.http.get(f"/api/tables/{table}/record").text
    first = anna.get(f"/api/tables/{table}")

    again = played_on(anna, text, 2)

    assert again["commitment"] == first["commitment"]
    assert again["table"] != table


def test_a_game_on_an_own_map_is_played_on_there(anna: Person) -> None:
    table = anna.create("europe", SEATS, start=True, map=THREE_TOWNS)
    Player(anna, table, chooser(3)).play()
    text = anna.http.get(f"/api/tables/{table}/record").text

    assert played_on(anna, text, 2)["settings"]["map"] == "Three Towns"


def test_a_rematch_is_a_game_of_its_own(anna: Person) -> None:
    at = len(parse_record(NORDIC).actions) - 2
    made = played_on(anna, NORDIC, at)
    Player(anna, made["table"], chooser(1)).play()

    again = anna.post(f"/api/tables/{made['table']}/rematch")

    assert again["settings"]["begun"] == again["version"] == 0
    assert again["commitment"]


def test_what_a_record_decided_is_not_judged_as_ones_own() -> None:
    begun = beginning(GameSoFar(NORDIC, 20))
    seats = [SeatWanted("me"), SeatWanted("bot")]
    log = wishes.set_up(begun.wish(NewTable(seats)), "anna", None, 0, begun=begun)
    table = SharedTable.of("t", log)
    own = [at for at, step in enumerate(table.steps) if step.seat == 0]

    assert table.absences(0) == tuple(own)
    while table.settings.begun == 20:  # until something of the record is taken back
        (undone,) = wishes.undo(table, "anna", Undo("t", 0, table.version, "u"), 0)
        table.apply(undone)
    assert table.settings.begun == len(table.steps) < 20


@pytest.mark.parametrize(
    ("text", "actions", "said"),
    [
        ("hello", 0, "record, line 1: "),
        (NORDIC, 9999, "the record has "),
        (NORDIC, NORDIC.count("\n1 ") + NORDIC.count("\n2 "), "the game is over there"),
        (NORDIC.replace("1 keep", "1 hold", 1), 3, "record, line 7: "),
    ],
)
def test_what_cannot_be_played_on_is_refused(
    text: str, actions: int, said: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        beginning(GameSoFar(text, actions))
    assert refusal.value.code == "RECORD"
    assert refusal.value.message.startswith(said)


def test_nobody_else_may_sit_where_the_cards_are_known(anna: Person) -> None:
    so_far = {"record": NORDIC, "actions": 4}

    def ask(*seats: Message) -> str:
        body = {"seats": seats, "continues": so_far, "listed": True}
        answer = anna.http.post("/api/tables", json=body)
        return str(refused(answer, 400, "SETTINGS")["message"])

    assert "sit there yourself" in ask(SEATS[0], {"kind": "open"})
    assert "2 players; name 2 seats" in ask(SEATS[0], BOT, BOT)


def test_a_browser_plays_records_on_by_itself() -> None:
    async def go() -> Message:
        page = Page()
        so_far = {"record": NORDIC, "actions": 4}
        wish = {"seats": [ME, BOT], "continues": so_far}
        made: Message = await page.ask("POST", "/api/tables", wish)
        await page.play_on(made["table"])
        return made

    made = asyncio.run(go())
    assert made["settings"]["begun"] == made["version"] == 4
