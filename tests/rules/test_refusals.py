"""Refusals: their codes, and which of several reasons is given (C-12, X-226)."""

import pytest
from tests.rules.table import Table, given

from railwright.core import codes
from railwright.rulebook import catalogue

BLUE_3 = "claim constantinople-sofia with"
FERRY_6 = "claim palermo-smyrna with"  # gray, two symbols
FERRY_3 = "claim kristiansand-stavanger.ferry with"  # orange, one symbol
PURPLE_3 = "claim cape-town-dar-es-salaam.purple with"


def test_the_codes_are_those_of_the_catalogue() -> None:
    ours = {"", "BORROWING_INVALID"}  # the catalogue names none for what is borrowed
    assert set(codes.REFUSALS) - ours == set(catalogue().refusals)
    numbers = {name: getattr(codes, name) for name in catalogue().refusals}
    assert all(codes.REFUSALS[number] == name for name, number in numbers.items())


@pytest.mark.rule("X-226", "C-12")
@pytest.mark.parametrize(
    ("table", "action", "code"),
    [
        (given("nordic").plays("draw blind"), "station oslo with 1red", "WRONG_PHASE"),
        (
            given("europe", stock=[0], owned={1: ["constantinople-sofia"]}),
            f"{BLUE_3} 3blue",
            "ROUTE_TAKEN",
        ),
        (
            given("europe", players=5, stock=[0], owned={0: "paris bruxelles"}),
            "claim bruxelles-paris.yellow with 2yellow",
            "TRACK_SAME_PLAYER",
        ),
        (given("europe", stock=[2]), f"{BLUE_3} 3blue", "NOT_ENOUGH_PIECES"),
        (
            given("europe", buildings={1: ["wien"]}),
            "station wien with 1red",
            "CITY_HAS_STATION",
        ),
        (given("world"), f"{PURPLE_3} 3purple-ship", "CARD_NOT_HELD"),
        (given("world", hand="3red-ship"), f"{PURPLE_3} 3red-ship", "WRONG_CARD_KIND"),
        (
            given("nordic", hand="1red 1loco"),
            "claim goteborg-orebro with 1red 1loco",
            "WILD_NOT_ALLOWED",
        ),
        (given("nordic", hand="3red"), f"{FERRY_3} 3red", "WRONG_COLOR"),
        (given("europe", hand="2red"), f"{BLUE_3} 2red", "WRONG_COLOR"),
        (
            given("europe", hand="5green 1red"),
            f"{FERRY_6} 5green 1red",
            "MIXED_COLORS",
        ),
        (given("europe", hand="4green"), f"{FERRY_6} 4green", "FERRY_NEEDS_LOCOMOTIVE"),
        (
            given("world", hand="2yellow 2white-ship", owned={0: "lima valparaiso"}),
            "port lima with 2yellow 2white-ship",
            "MIXED_COLORS",
        ),
        (
            given("world", hand="1yellow", owned={0: "lima valparaiso"}),
            "port lima with 1yellow",
            "PORT_SYMBOL_MISSING",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and value.isupper() else "",
)
def test_the_first_reason_is_given(table: Table, action: str, code: str) -> None:
    assert table.refuses(action) == code


@pytest.mark.rule("X-226", "X-182")
def test_the_turn_comes_before_the_phase() -> None:
    table = given("europe").plays("draw blind")

    assert table.refuses("tickets", seat=1) == "NOT_YOUR_TURN"
    assert table.refuses("tickets", seat=0) == "WRONG_PHASE"
