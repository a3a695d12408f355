"""The coach judges one's own finished games, once, and keeps what it said."""

import pytest
from tests.server.running import Message, Person, Player
from tests.server.test_games import chooser
from tests.server.test_http import BOT, refused


@pytest.fixture
def table(anna: Person) -> str:
    """A game that Anna has played to its end."""
    seats = [{"kind": "me", "name": "Anna"}, BOT]
    made = anna.create("usa", seats, start=True)
    refused(anna.http.post(f"/api/tables/{made}/coach/0"), 409, "NOT_OVER")
    Player(anna, made, chooser(3)).play()
    return made


def judged(person: Person, table: str) -> tuple[Message, list[Message]]:
    """The report, and what was told before it."""
    told = [person.post(f"/api/tables/{table}/coach/0")]
    while told[-1]["report"] is None:
        told.append(person.post(f"/api/tables/{table}/coach/0"))
    return told.pop()["report"], told


def test_the_owner_of_a_seat_is_told_and_told_again(
    anna: Person, ben: Person, table: str
) -> None:
    report, progress = judged(anna, table)

    parts = [report["even"], *report["luck"].values(), report["skill"]]
    for unit in ("chance", "points"):
        tenths = [round(10 * each[unit]) for each in parts]
        assert sum(tenths) == round(10 * report["end"][unit])
    steps = [each["step"] for each in report["decisions"]]
    assert steps == sorted(steps)
    done = [each["done"] for each in progress]
    assert done == sorted(done)
    assert all(each["done"] <= each["total"] for each in progress)

    assert judged(anna, table) == (report, [])
    assert anna.get(f"/api/tables/{table}/record.json")["mine"] == [0]
    assert ben.get(f"/api/tables/{table}/record.json")["mine"] == []
    refused(ben.http.post(f"/api/tables/{table}/coach/0"), 403, "NOT_YOUR_SEAT")
    refused(anna.http.post(f"/api/tables/{table}/coach/1"), 403, "NOT_YOUR_SEAT")
