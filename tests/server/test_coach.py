"""The coach judges one's own finished games, once, and keeps what it said."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.coach.test_review import opening
from tests.server.running import Message, Person, Player
from tests.server.test_games import chooser
from tests.server.test_http import BOT, refused

from railwright.coach.coach_sitting import ReviewWanted, Sitting, go_on
from railwright.server.living.coaching import (
    MOST_OF_ONE,
    CoachedGame,
    Coaching,
    ReviewUnderWay,
)
from railwright.server.plumbing.fair_queue import Asker
from railwright.server.store.review_types import KeptReview
from railwright.server.tabletop.habits import habits_of
from railwright.server.tabletop.refusal import Refusal
from railwright.server.wire.coach_bodies import (
    CoachDecision,
    CoachHabit,
    CoachHabits,
    CoachLuck,
    CoachReport,
    CoachTold,
    CoachWorth,
)

KEY = ("table", 0, 7)
RECORDS = Path(__file__).parents[1] / "golden"


class NoThinkers:
    """Workers of which none comes to anything."""

    def __init__(self) -> None:
        self.asked = 0

    async def coach(self, *about: object) -> Sitting | None:
        assert about
        self.asked += 1
        return None


class Alone:
    """A store that only one server uses."""

    IS_SHARED = False

    async def review(self, *_key: object) -> None:
        return None


class Elsewhere:
    """A store in which a game is held by another server, which then has judged it."""

    IS_SHARED = True

    def __init__(self, *bodies: str | None) -> None:
        self.bodies = [*bodies]
        self.released: list[tuple[object, ...]] = []

    async def lease(self, tables: list[str], *about: object) -> set[str]:
        assert (tables, about[0]) == ([f"coach {KEY[0]} {KEY[1]}"], "node")
        return set()

    async def release(self, *about: object) -> None:
        self.released.append(about)

    async def review(self, *key: object) -> KeptReview | None:
        assert key == KEY
        table, seat, version = KEY
        body = self.bodies.pop(0)
        return KeptReview(table, seat, version, body) if body else None


class OldReports:
    """A store whose report was written by an earlier version."""

    IS_SHARED = False

    def __init__(self, body: str) -> None:
        table, seat, version = KEY
        self.kept = KeptReview(table, seat, version, body)

    async def review(self, *key: object) -> KeptReview:
        assert key == KEY
        return self.kept

    async def reviews_of(self, *about: object) -> list[KeptReview]:
        assert about
        return [self.kept]


def coaching(thinkers: Any, kept: Any = None) -> Coaching:  # noqa: ANN401 - no real ones
    store: Any = kept or Alone()
    return Coaching(store, "node", thinkers, 4)


def go_through(coach: Coaching, asked: float) -> ReviewUnderWay:
    """A review that somebody has asked about at a time."""
    work = coach.under_way[KEY] = ReviewUnderWay("anna", asked)
    asyncio.run(coach.go_through(KEY, work, CoachedGame(""), Asker("anna", "table", 2)))
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


def test_a_game_that_another_server_judges_is_not_judged_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("railwright.server.living.coaching.PAUSE", 0)
    report = go_on(ReviewWanted(opening(), 0, 4), [], seconds=60).report
    kept = Elsewhere(None, "{}", report)  # the second one is of an earlier version
    coach = coaching(thinkers := NoThinkers(), kept)
    work = go_through(coach, float("inf"))

    assert (thinkers.asked, kept.bodies) == (0, [])
    assert (coach.under_way, work.has_failed) == ({}, False)
    assert kept.released == [("node", f"coach {KEY[0]} {KEY[1]}")]


def test_nobody_keeps_the_coach_busy_with_what_comes_to_nothing() -> None:
    """A record on a large map took a process for 15 seconds, as often as one asked."""
    coach, keys = coaching(thinkers := NoThinkers()), range(MOST_OF_ONE)

    async def ask() -> list[str]:
        told = []
        for key in [*keys, *keys, MOST_OF_ONE]:
            try:
                await coach.ask(
                    ("record", key, 0), CoachedGame(""), "anna", lambda: None
                )
            except Refusal as refusal:
                told.append(refusal.code)
            await asyncio.sleep(0.01)
        await coach.stop()
        return told

    assert asyncio.run(ask()) == ["UNAVAILABLE"] * MOST_OF_ONE + ["TOO_FAST"]
    assert thinkers.asked == MOST_OF_ONE


def test_a_review_that_comes_to_nothing_is_told_for_a_while() -> None:
    coach = coaching(thinkers := NoThinkers())
    work = go_through(coach, float("inf"))

    assert thinkers.asked == 1
    assert work.has_failed
    assert coach.under_way == {KEY: work}


@pytest.mark.parametrize("body", ['{"seat": 0, "curve": []}', "no JSON"])
def test_a_report_that_cannot_be_read_any_more_is_worked_out_anew(body: str) -> None:
    """It is no report, and a review is begun; habits go without it."""
    coach = coaching(NoThinkers(), OldReports(body))

    async def ask() -> tuple[CoachTold, CoachHabits]:
        told = await coach.ask(KEY, CoachedGame(""), "anna", lambda: None)
        begun = [*coach.under_way]
        await coach.stop()
        assert begun == [KEY]
        return told, await coach.habits("anna")

    told, habits = asyncio.run(ask())
    assert told.report is None
    assert habits == habits_of([])


@pytest.fixture
def table(anna: Person) -> str:
    """A game that Anna has played to its end."""
    seats = [{"kind": "me", "name": "Anna"}, BOT]
    made = anna.create("usa", seats, start=True)
    refused(anna.http.post(f"/api/tables/{made}/coach/0"), 409, "NOT_OVER")
    Player(anna, made, chooser(3)).play()
    return made


def judged(person: Person, place: str, seat: int = 0) -> tuple[Message, list[Message]]:
    """The report, and what was told before it."""
    told = [person.post(f"/api/{place}/coach/{seat}")]
    while told[-1]["report"] is None:
        told.append(person.post(f"/api/{place}/coach/{seat}"))
    return told.pop()["report"], told


def test_the_owner_of_a_seat_is_told_and_told_again(
    anna: Person, ben: Person, table: str
) -> None:
    report, progress = judged(anna, f"tables/{table}")

    parts = [report["even"], *report["luck"].values(), report["skill"]]
    for unit in ("chance", "points"):
        tenths = [round(10 * each[unit]) for each in parts]
        assert sum(tenths) == round(10 * report["end"][unit])
    steps = [each["step"] for each in report["decisions"]]
    assert steps == sorted(steps)
    done = [each["done"] for each in progress]
    assert done == sorted(done)
    assert all(each["done"] <= each["total"] for each in progress)

    assert judged(anna, f"tables/{table}") == (report, [])
    replay = anna.get(f"/api/tables/{table}/record.json")
    assert replay["mine"] == replay["coached"] == [0]
    assert replay["levels"] == [None, "easy"]
    replay = ben.get(f"/api/tables/{table}/record.json")
    assert replay["mine"] == replay["coached"] == []
    refused(ben.http.post(f"/api/tables/{table}/coach/0"), 403, "NOT_YOUR_SEAT")
    refused(anna.http.post(f"/api/tables/{table}/coach/1"), 403, "NOT_YOUR_SEAT")


def test_an_imported_record_is_judged_for_any_seat(anna: Person, ben: Person) -> None:
    text = (RECORDS / "usa-2-last-turns.txt").read_text()
    lines = text.splitlines()[:26]  # it need not be over
    record = anna.post("/api/records", record="\n".join(lines))["id"]
    assert anna.get(f"/api/records/{record}")["coached"] == [0, 1]

    report, _ = judged(ben, f"records/{record}", seat=1)
    again, progress = judged(anna, f"records/{record}", seat=1)

    assert not report["is_over"]
    assert (again, progress) == (report, [])
    (mine,) = anna.get("/api/me/data")["reviews"]
    assert (mine["table"], mine["seat"]) == (record, 1)
    assert ben.get("/api/me/data")["reviews"] == []
    unknown = anna.http.post(f"/api/records/{record}/coach/2")
    assert "1 to 2, not 3" in refused(unknown, 404, "SEAT_UNKNOWN")["message"]
    nothing = anna.post("/api/records", record="\n".join(lines[:6]))["id"]
    answer = anna.http.post(f"/api/records/{nothing}/coach/0")
    refused(answer, 400, "RECORD")
    missing = anna.http.post("/api/records/AAAAAAAAAAAAAAAA/coach/0")
    refused(missing, 404, "RECORD_UNKNOWN")


def test_habits_sum_up_the_reports_of_ones_own_seats(
    anna: Person, ben: Person, table: str
) -> None:
    report, _ = judged(anna, f"tables/{table}")
    habits = anna.get("/api/me/coach")

    assert habits["games"] >= 1
    assert ben.get("/api/me/coach")["games"] == 0
    (kept,) = [
        each for each in anna.get("/api/me/data")["reviews"] if each["table"] == table
    ]
    assert kept["report"]["skill"] == report["skill"]
    anna.http.delete("/api/me").raise_for_status()
    assert anna.get("/api/me/data")["reviews"] == []


def worth(chance: float, points: float) -> CoachWorth:
    return CoachWorth(chance, points)


def decided(turn: int, action: str, chance: float, points: float) -> CoachDecision:
    nothing = worth(0, 0)
    return CoachDecision(0, turn, nothing, nothing, action, worth(chance, points))


def reported(end: float, skill: CoachWorth, *decisions: CoachDecision) -> CoachReport:
    nothing = worth(0, 0)
    luck = CoachLuck(nothing, nothing, nothing, nothing)
    return CoachReport(
        *(4, worth(50, 0), luck, skill, worth(end, 10), [*decisions], [])
    )


def test_what_one_loses_by_is_added_up_by_kinds() -> None:
    habits = habits_of(
        [
            reported(
                *(100, worth(-6, -3)),
                decided(0, "keep 1 2", -4, -2),
                decided(3, "keep 1", -2, -1),
                decided(4, "draw blind", 0, 0),
            ),
            reported(0, worth(-8, -5), decided(1, "draw up 2", -8, -5)),
        ]
    )

    assert (habits.games, habits.won) == (2, 1)
    assert habits.skill == worth(-7, -4)
    assert habits.luck == worth(7, 14)  # (100 - 50 + 6 + 0 - 50 + 8) / 2, (13 + 15) / 2
    assert habits.habits == [
        CoachHabit("drawing", 2, 1, worth(-4, -2.5)),
        CoachHabit("opening", 1, 1, worth(-2, -1)),
        CoachHabit("keeping", 1, 1, worth(-1, -0.5)),
    ]
    assert habits_of([]).games == 0
