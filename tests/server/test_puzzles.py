"""Puzzles are posed without their answers, judged, and played on."""

import asyncio
import gzip
import json
from collections import Counter
from pathlib import Path

import httpx
import pytest
from tests.server.offline.test_desk import Page
from tests.server.running import Message, Person
from tests.server.test_http import refused

from railwright.errors import FileError
from railwright.games import GAMES
from railwright.maps import Kind
from railwright.model import Match
from railwright.model.actions import ClaimRoute
from railwright.model.notation import format_action
from railwright.puzzles import puzzle_file, puzzles_of
from railwright.puzzles.puzzle_file import FILE
from railwright.server.living import puzzle_tables

PUZZLE = puzzles_of("europe")[0]
BEST, *_, WORST = (choice.action for choice in PUZZLE.choices)


def test_all_games_offer_theirs(anna: Person) -> None:
    told = anna.get("/api/puzzles")

    sizes = {each["game"]: len(each["puzzles"]) for each in told["shelves"]}
    assert sizes == {game: len(puzzles_of(game)) for game in GAMES if puzzles_of(game)}
    first = told["shelves"][0]["puzzles"][0]
    assert {*first} == {"degree", "kind"}
    assert 1 <= told["daily"]["number"] <= sizes[told["daily"]["game"]]


def test_a_position_is_that_of_its_seat(anna: Person) -> None:
    """No answer, no seed, and of others nothing but what a view has."""
    told = anna.get("/api/puzzles/europe/1")
    text = anna.http.get("/api/puzzles/europe/1").text

    [view] = told["table"]["views"]
    assert view["seat"] == PUZZLE.seat
    assert PUZZLE.seat in view["deciding"]
    assert told["history"]["seat"] == told["prospects"]["seat"] == PUZZLE.seat
    assert str(PUZZLE.seed) not in text
    assert "chance" not in text
    assert {each["kind"] for each in told["table"]["state"]["seats"]} == {
        "person",
        "bot",
    }
    assert told["table"]["state"]["settings"]["hints"] is False


def test_right_and_wrong_are_told_with_the_reason(anna: Person) -> None:
    right = anna.post("/api/puzzles/europe/1", action=BEST)
    wrong = anna.post("/api/puzzles/europe/1", action=WORST)

    assert (right["right"], wrong["right"]) == (True, False)
    assert right["best"]["action"] == wrong["best"]["action"] == BEST
    assert right["best"]["reason"]
    best = PUZZLE.choices[0]
    assert right["choices"][0] == {
        "action": BEST,
        "chance": best.chance / 10,
        "doubt": best.doubt / 10,
        "made": True,
    }
    assert [each["made"] for each in wrong["choices"]][-1]
    assert wrong["choices"][-1]["action"] == WORST


def test_a_game_is_played_on_after_the_decision(anna: Person) -> None:
    made = anna.post("/api/puzzles/europe/1/table", action=WORST)

    assert made["status"] == "playing"
    assert made["settings"]["begun"] == len(PUZZLE.actions) + 1
    kinds = [seat["kind"] for seat in made["seats"]]
    assert kinds[PUZZLE.seat] == "person"
    assert kinds.count("bot") == 1


def a_claim_with_ways_to_pay() -> tuple[int, Match, list[ClaimRoute]]:
    """A puzzle whose seat could claim a route, no tunnel, in several ways."""
    for number, puzzle in enumerate(puzzles_of("europe"), 1):
        match = puzzle.position()
        ways: dict[str, list[ClaimRoute]] = {}
        for action in match.view(puzzle.seat).actions:
            if isinstance(action, ClaimRoute):
                ways.setdefault(action.route, []).append(action)
        for route, found in ways.items():
            if len(found) > 1 and match.board.route(route).kind is Kind.RAIL:
                return number, match, found
    pytest.fail("no puzzle has such a route")


def test_cards_that_were_chosen_are_paid_on_playing_on(anna: Person) -> None:
    """The action names some cards, and the player pays with others."""
    number, match, [first, *_, other] = a_claim_with_ways_to_pay()
    seat = puzzles_of("europe")[number - 1].seat
    tried = {"action": format_action(first), "cards": dict(other.cards)}
    judged = anna.post(f"/api/puzzles/europe/{number}", **tried)
    made = anna.post(f"/api/puzzles/europe/{number}/table", **tried)
    socket = anna.socket()
    [view] = socket.watch(made["table"])["views"]
    socket.close()

    assert [each["made"] for each in judged["choices"]].count(True) == 1
    left = Counter(dict(match.view(seat).hand)) - Counter(dict(other.cards))
    assert view["hand"] == dict(left)


@pytest.mark.parametrize("address", ["mars/1", "europe/0", "europe/9999", "europe/x"])
def test_what_there_is_not_is_said(anna: Person, address: str) -> None:
    answer = anna.http.get(f"/api/puzzles/{address}")

    assert refused(answer, 404, "NOT_FOUND")["message"] == "there is no such puzzle"


@pytest.mark.parametrize("place", ["", "/table"])
def test_what_cannot_be_done_is_refused(anna: Person, place: str) -> None:
    def tried(action: str) -> httpx.Response:
        path = f"/api/puzzles/europe/1{place}"
        return anna.http.post(path, json={"action": action})

    refused(tried("give up"), 409, "WRONG_PHASE")
    refused(tried("dance"), 409, "NOTATION")


def test_a_browser_has_them_without_a_server() -> None:
    page = Page()

    async def asked() -> list[Message]:
        return [
            await page.ask("GET", "/api/puzzles"),
            await page.ask("GET", "/api/puzzles/europe/1"),
            await page.ask("POST", "/api/puzzles/europe/1", {"action": BEST}),
            await page.ask("POST", "/api/puzzles/europe/1/table", {"action": BEST}),
        ]

    offered, told, judged, table = asyncio.run(asked())
    assert offered["shelves"]
    assert told["table"]["views"][0]["seat"] == PUZZLE.seat
    assert judged["right"]
    assert table["table"].startswith("offline-")


def test_a_browser_takes_the_cards_that_were_chosen_too() -> None:
    number, match, [first, *_, other] = a_claim_with_ways_to_pay()
    seat = puzzles_of("europe")[number - 1].seat
    tried = {"action": format_action(first), "cards": dict(other.cards)}
    page = Page()

    async def asked() -> Message:
        place = f"/api/puzzles/europe/{number}/table"
        table = (await page.ask("POST", place, tried))["table"]
        told = await page.tell(type="watch", table=table)
        return next(each for each in told if each.get("views"))

    [view] = asyncio.run(asked())["views"]
    left = Counter(dict(match.view(seat).hand)) - Counter(dict(other.cards))
    assert view["hand"] == dict(left)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"players": 9}, "players"),
        ({"table": "0" * 16}, "made for another board"),
    ],
)
def test_a_file_for_another_table_is_a_file_that_cannot_be_used(
    tmp_path: Path, said: dict[str, object], why: str
) -> None:
    packed = puzzle_file.puzzles_path("nordic").read_bytes()
    lines = gzip.decompress(packed).split(b"\n")
    lines[0] = json.dumps({**json.loads(lines[0]), **said}).encode()
    (tmp_path / FILE).write_bytes(gzip.compress(b"\n".join(lines)))

    with pytest.raises(FileError, match=why):
        puzzle_file.read_puzzles(tmp_path / FILE)


def test_a_file_that_cannot_be_read_takes_no_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / FILE).write_bytes(b"hello")
    right = puzzle_file.puzzles_path

    def path(game: str) -> Path:
        return tmp_path / FILE if game == "europe" else right(game)

    monkeypatch.setattr(puzzle_file, "puzzles_path", path)
    puzzle_file.puzzles_of.cache_clear()
    try:
        found = {each.game for each in puzzle_tables.offered_puzzles().shelves}
    finally:
        puzzle_file.puzzles_of.cache_clear()
    assert found
    assert "europe" not in found
