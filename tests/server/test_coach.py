"""The coach judges one's own finished games, once, and keeps what it said."""

import asyncio
from typing import Any

import pytest
from tests.server.running import Message, Person, Player
from tests.server.test_games import chooser
from tests.server.test_http import BOT, refused

from railwright.coach.coach_sitting import Sitting
from railwright.server.living.coaching import MOST_OF_ONE, Coaching, ReviewUnderWay
from railwright.server.plumbing.fair_queue import Asker
from railwright.server.tabletop.refusal import Refusal

KEY = ("table", 0, 7)


class NoThinkers:
    """Workers of which none comes to anything."""

    def __init__(self) -> None:
        self.asked = 0

    async def coach(self, *about: object) -> Sitting | None:
        assert about
        self.asked += 1
        return None


def coaching(thinkers: Any) -> Coaching:  # noqa: ANN401 - no real ones
    nothing_kept: Any = None
    return Coaching(nothing_kept, thinkers, 4)


def go_through(coach: Coaching, asked: float) -> ReviewUnderWay:
    """A review that somebody has asked about at a time."""
    work = coach.under_way[KEY] = ReviewUnderWay("anna", asked)
    asyncio.run(coach.go_through(KEY, work, "", Asker("anna", "table", 2)))
    return work


def test_a_client_has_few_reviews_at_once() -> None:
    coach = coaching(NoThinkers())
    for number in range(MOST_OF_ONE):
        coach.insist_on_room("anna")
        coach.under_way["table", 0, number] = ReviewUnderWay("anna", 0)

    with pytest.raises(Refusal, match="wait for a report"):
        coach.insist_on_room("anna")
    coach.insist_on_room("ben")


def test_a_review_that_nobody_asks_about_is_left() -> None:
    coach = coaching(thinkers := NoThinkers())
    work = go_through(coach, float("-inf"))

    assert (thinkers.asked, coach.under_way, work.has_failed) == (0, {}, False)


def test_a_review_that_comes_to_nothing_is_told_once() -> None:
    coach = coaching(thinkers := NoThinkers())
    work = go_through(coach, float("inf"))

    assert thinkers.asked == 1
    assert work.has_failed
    assert coach.under_way == {KEY: work}


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
