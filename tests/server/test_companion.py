"""Games on real tables, asked of a server and of the desk of a browser alike."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.companion.played import TABLES, europe, finished, sheet_of
from tests.server.offline.shelves import MemoryShelves
from tests.server.running import Person

from railwright.companion import ScoreSheet
from railwright.model import Match
from railwright.model.plain import plain_result
from railwright.server.offline.desk import Desk
from railwright.server.wire.sizes import MOST_MARKS

SCORES, RULES, REPLAY, BOARD = (
    f"/api/companion/{name}" for name in ("scores", "rules", "replay", "board")
)
DOCS = Path(__file__).parents[2] / "docs" / "how-to"
THREE_TOWNS = (DOCS / "three-towns.json").read_text(encoding="utf-8")
OWN = {
    "game": "usa",
    "seats": [
        {"routes": ["elmhurst-fairbank.red"], "tickets": ["elmhurst-fairbank"]},
        {"routes": ["fairbank-old-mill"]},
    ],
    "map": THREE_TOWNS,
}
SHEET = {"game": "europe", "seats": [{"routes": ["brest-paris"]}, {}]}


def body_of(sheet: ScoreSheet) -> dict[str, Any]:
    """A sheet as a page sends it."""
    seats = [
        {
            "routes": seat.routes,
            "buildings": seat.buildings,
            "tickets": seat.tickets,
            "pieces": seat.pieces,
            "exchanged": seat.exchanged,
        }
        for seat in sheet.seats
    ]
    return {"game": sheet.game, "seats": seats, "options": dict(sheet.options)}


def told(match: Match) -> Any:  # noqa: ANN401 - JSON
    return json.loads(json.dumps(plain_result(match.result())))


def of_desk(path: str, body: object) -> tuple[bool, Any]:
    """What a browser without a network answers itself."""
    desk = Desk(MemoryShelves(), lambda _: None, 0)
    is_done, text = asyncio.run(desk.ask("POST", path, json.dumps(body)))
    return is_done, json.loads(text)


@pytest.mark.parametrize(("game", "seats"), TABLES[::3])
def test_a_finished_game_over_http_and_at_the_desk(
    anna: Person, game: str, seats: int
) -> None:
    match = finished(game, seats, 3)
    body = body_of(sheet_of(match))
    over_http = anna.post(SCORES, **body)
    assert over_http["result"] == told(match)
    assert of_desk(SCORES, body) == (True, over_http)


def test_what_cannot_be_has_no_result(anna: Person) -> None:
    seats = [{"routes": ["dieppe-london.1", "dieppe-london.2"]}, {}]
    answer = anna.post(SCORES, game="europe", seats=seats)
    assert answer["result"] is None
    assert answer["remarks"][0] == {
        "code": "both-tracks",
        "seat": 0,
        "values": {"route": "dieppe-london.1", "twin": "dieppe-london.2"},
        "is_wrong": True,
    }


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        (SCORES, {"game": "europe", "seats": [{}]}, "MALFORMED"),
        (SCORES, {"game": "moon", "seats": [{}, {}]}, "SHEET"),
        (SCORES, {"game": "europe", "seats": [{"routes": ["x-y"]}, {}]}, "SHEET"),
        (SCORES, {"game": "europe", "seats": [{"tickets": ["x-y"]}, {}]}, "SHEET"),
        (SCORES, {**OWN, "map": "{}"}, "MAP"),
        (SCORES, {**OWN, "seats": [{}] * 5, "map": THREE_TOWNS}, "MAP"),
        (BOARD, {"map": "no map"}, "MAP"),
        (RULES, {"sheet": SHEET, "seat": 4, "place": "roma", "cards": {}}, "SHEET"),
        (
            RULES,
            {"sheet": SHEET, "seat": 1, "place": "x", "cards": {"red": 1}},
            "SHEET",
        ),
        (
            RULES,
            {"sheet": SHEET, "seat": 1, "place": "roma", "cards": {"x": 1}},
            "SHEET",
        ),
    ],
)
def test_bad_sheets_are_refused_alike(
    anna: Person, path: str, body: dict[str, Any], code: str
) -> None:
    answer = anna.http.post(path, json=body)
    assert answer.status_code in {400, 409, 422}, answer.text
    assert answer.json()["code"] == code
    is_done, problem = of_desk(path, body)
    assert (is_done, problem["code"]) == (False, code)


def test_the_rules_are_asked(anna: Person) -> None:
    asked = {"sheet": SHEET, "seat": 1, "place": "brest-paris", "cards": {"black": 3}}
    refused = {"code": "ROUTE_TAKEN", "rule": "C-28", "is_tunnel": False}
    assert anna.post(RULES, **asked) == refused
    assert of_desk(RULES, asked) == (True, refused)


def test_a_map_of_ones_own_is_drawn_scored_and_watched(anna: Person) -> None:
    """Three spaces bring 4 points, the ticket 3, the longest path 10; two bring 2."""
    drawn = anna.post(BOARD, map=THREE_TOWNS)
    assert [route["id"] for route in drawn["facts"]["routes"]][
        -1
    ] == "fairbank-old-mill"
    assert drawn["svg"].startswith("<svg")
    assert of_desk(BOARD, {"map": THREE_TOWNS}) == (True, drawn)

    scored = anna.post(SCORES, **OWN)
    assert [player["total"] for player in scored["result"]["players"]] == [17, 2]
    assert of_desk(SCORES, OWN) == (True, scored)

    asked = {"sheet": OWN, "seat": 0, "place": "elmhurst-old-mill"}
    assert anna.post(RULES, **asked, cards={"red": 1})["code"] is None
    assert anna.post(RULES, **asked, cards={"red": 2})["code"] is not None
    replay = anna.post(REPLAY, sheet=OWN, names=[], colors=["red", "blue"], claims=[])
    assert (replay["map"], len(replay["steps"])) == ("Three Towns", 2)


def test_a_sheet_is_watched_claim_by_claim(anna: Person) -> None:
    match = europe()
    sheet = sheet_of(match)
    claims = [route for seat in sheet.seats for route in seat.routes][::-1]
    names, colors = ["Anna", "Ben", "Eva"], ["red", "blue", "green"]
    course = {"sheet": body_of(sheet), "names": names, "colors": colors}
    replay = anna.post(REPLAY, **course, claims=claims)

    assert [step["action"] for step in replay["steps"]] == [
        f"claim {route}" for route in claims
    ]
    assert replay["steps"][-1]["view"]["routes"] == dict(match.view(None).routes)
    assert replay["result"] == told(match)
    assert (replay["names"], replay["colors"]) == (names, colors)
    done = [story["done"] for story in replay["tickets"]]
    brought = [
        ticket["points"] > 0
        for player in replay["result"]["players"]
        for ticket in player["tickets"]
    ]
    assert [each is not None for each in done] == brought


SHARED = "/api/companion/sheets/"


def mark(name: str, clock: int, about: str, value: str | None) -> dict[str, Any]:
    """One entry of a phone."""
    return {"id": name, "clock": clock, "about": about, "value": value}


def test_phones_hear_of_each_other_and_nothing_counts_twice(
    anna: Person, ben: Person
) -> None:
    sheet = f"{SHARED}ABCDEFGH23"
    first, second = mark("a1", 1, "seats", "2"), mark("b1", 1, "route:x", "1")
    assert anna.post(sheet, known=1, marks=[first]) == {"count": 1, "marks": []}
    assert ben.post(sheet, known=1, marks=[second])["count"] == 2  # and hears of it
    # The answer was lost on its way, so everything is sent again.
    told = ben.post(sheet, known=1, marks=[second])
    assert sorted(each["id"] for each in told["marks"]) == ["a1", "b1"]
    assert ben.post(sheet, known=2) == {"count": 2, "marks": []}
    other = mark("a1", 9, "seats", "5")  # nobody changes what is there
    assert first in anna.post(sheet, known=1, marks=[other])["marks"]


def map_of_hubs(hubs: int, cities: int) -> dict[str, Any]:
    """A map on which each of a few hubs leads to all other cities."""
    pairs = [(hub, hubs + city) for hub in range(hubs) for city in range(cities)]
    ends = [(f"c{a:02}", f"c{b:02}") for a, b in pairs]
    places = [{"lon": n, "lat": 40 + n * n % 17} for n in range(hubs + cities)]
    route = {"length": 1, "color": "red", "kind": "rail"}
    ticket = {"points": 1, "copies": 9}
    own: dict[str, Any] = json.loads(THREE_TOWNS)
    return own | {
        "counts": {"cities": hubs + cities, "routes": len(pairs), "tickets": 45},
        "route_points": {"1": 1},
        "cities": [
            {"id": f"c{number:02}", "name": f"City {number}", **place}
            for number, place in enumerate(places)
        ],
        "routes": [{"id": f"{a}-{b}.red", "a": a, "b": b, **route} for a, b in ends],
        "tickets": [{"id": f"{a}-{b}", "a": a, "b": b, **ticket} for a, b in ends[:5]],
    }


def test_a_network_of_hubs_on_a_map_of_ones_own_is_scored(anna: Person) -> None:
    """It once could not be, and no game in which somebody owned it could end."""
    brought = map_of_hubs(3, 15)
    routes = [each["id"] for each in brought["routes"]]
    sheet = {"game": "usa", "seats": [{"routes": routes}, {}]}
    told = anna.post(SCORES, **sheet, map=json.dumps(brought))
    assert told["result"]["players"][0]["total"] == len(routes) + 10


def test_the_map_of_a_table_comes_once_to_each_phone(anna: Person, ben: Person) -> None:
    """Every other entry is short, and nobody brings another map."""
    sheet = f"{SHARED}ABCDEFGH26"
    chart, game = mark("map", 1, "map", THREE_TOWNS), mark("a1", 2, "game", "usa")
    anna.post(sheet, known=2, marks=[chart, game])
    told = ben.post(sheet, known=0)["marks"]
    assert sorted(each["id"] for each in told) == ["a1", "map"]
    ben.post(sheet, known=3, marks=[mark("b1", 3, "seats", "2")])
    again = anna.post(sheet, known=2)
    assert (again["count"], [each["id"] for each in again["marks"]]) == (
        3,
        ["a1", "b1"],
    )
    other = mark("map", 9, "map", "{}")
    ben.post(sheet, known=3, marks=[other])
    assert chart in ben.post(sheet, known=0)["marks"]
    for wrong in (
        mark("long", 4, "map", THREE_TOWNS),
        mark("map", 4, "x", THREE_TOWNS),
    ):
        long = {"known": 3, "marks": [wrong]}
        assert ben.http.post(sheet, json=long).json()["code"] == "MALFORMED"


def test_two_phones_that_write_at_once_lose_nothing(anna: Person, ben: Person) -> None:
    sheet = f"{SHARED}ABCDEFGH45"

    def enter(person: Person, letter: str) -> None:
        for at in range(20):
            person.post(sheet, known=0, marks=[mark(f"{letter}{at}", at, "x", letter)])

    with ThreadPoolExecutor() as threads:
        for done in [
            threads.submit(enter, person, letter)
            for person, letter in ((anna, "a"), (ben, "b"))
        ]:
            done.result()
    assert anna.post(sheet, known=0)["count"] == 40


def test_a_sheet_that_is_too_long_or_has_no_code_is_refused(anna: Person) -> None:
    many = [mark(f"m{at}", at, "x", None) for at in range(MOST_MARKS)]
    sheet = f"{SHARED}ABCDEFGH67"
    assert anna.post(sheet, known=0, marks=many)["count"] == MOST_MARKS
    more = {"known": 0, "marks": [mark("more", 1, "x", None)]}
    assert anna.http.post(sheet, json=more).json()["code"] == "TOO_LONG"
    again = anna.post(sheet, known=MOST_MARKS, marks=many[:5])  # these are there
    assert again["count"] == MOST_MARKS
    answer = anna.http.post(f"{SHARED}abc", json={"known": 0})
    assert answer.json()["code"] == "MALFORMED"


def test_many_at_once_never_make_a_sheet_too_long(anna: Person) -> None:
    sheet = f"{SHARED}ABCDEFGH22"

    def enter(letter: str) -> None:
        many = [mark(f"{letter}{at}", at, "x", None) for at in range(MOST_MARKS // 2)]
        anna.http.post(sheet, json={"known": 0, "marks": many})

    with ThreadPoolExecutor() as threads:
        list(threads.map(enter, "abcd"))
    assert anna.post(sheet, known=0)["count"] == MOST_MARKS


def test_whoever_only_looks_at_a_sheet_leaves_nothing_behind(ben: Person) -> None:
    assert ben.post(f"{SHARED}ABCDEFGH33", known=0) == {"count": 0, "marks": []}
    assert ben.get("/api/me/data")["devices"] == []


def test_what_somebody_entered_is_theirs_and_goes_with_them(
    anna: Person, ben: Person
) -> None:
    sheet = f"{SHARED}ABCDEFGH89"
    anna.post(sheet, known=0, marks=[mark("a", 1, "name:0", "Anna")])
    ben.post(sheet, known=0, marks=[mark("b", 1, "name:1", "Ben")])
    [own] = anna.get("/api/me/data")["marks"]
    assert (own["sheet"], "Anna" in own["body"]) == ("ABCDEFGH89", True)
    anna.http.delete("/api/me").raise_for_status()
    assert [each["id"] for each in ben.post(sheet, known=0)["marks"]] == ["b"]
