"""Refusals: their codes, and which of several reasons is given (C-12, X-226)."""

import pytest
from tests.rules.table import Table, case, given

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


BLUE_2 = "claim goteborg-norrkoping with"
GREEN_SEA_5 = "claim cape-town-port-aux-francais.green with"
GRAY_SEA_3 = "claim cape-town-toamasina with"
PAIRS_2 = "claim lahore-tehran with"
MURMANSK = "claim lieksa-murmansk with"
GRAY_TUNNEL_2 = "claim angora-constantinople with"
LIMA = "port lima with"


@pytest.mark.parametrize(
    ("game", "action", "code"),
    [
        case("X-48 C-31", "europe", f"{BLUE_3} 3blue 1red", "SUPERFLUOUS_CARD"),
        case("X-47 C-24", "europe", f"{BLUE_3} 4red", "WRONG_CARD_COUNT"),
        case("C-31", "europe", f"{BLUE_3} 2blue 1loco 2red", "SUPERFLUOUS_CARD"),
        case(
            "X-72 C-37", "europe", f"{FERRY_6} 4green 3red 3black", "WRONG_CARD_COUNT"
        ),
        case("C-37 C-31", "europe", f"{FERRY_6} 4green 3loco", "SUPERFLUOUS_CARD"),
        case("C-39 C-31", "europe", f"{GRAY_TUNNEL_2} 2red 1blue", "SUPERFLUOUS_CARD"),
        case(
            "C-39", "europe", f"{GRAY_TUNNEL_2} 1red 1blue 1green", "WRONG_CARD_COUNT"
        ),
        case("E-27", "europe", "station wien with 1red 1blue", "SUPERFLUOUS_CARD"),
        case(
            "W-27",
            "world",
            f"{GREEN_SEA_5} 3green-double 3red-ship",
            "SUPERFLUOUS_CARD",
        ),
        case(
            "W-27", "world", f"{GREEN_SEA_5} 4red-ship 2red-double", "WRONG_CARD_COUNT"
        ),
        case(
            "W-24", "world", f"{GRAY_SEA_3} 1red-ship 3white-ship", "SUPERFLUOUS_CARD"
        ),
        case(
            "W-24", "world", f"{GRAY_SEA_3} 2red-ship 2white-ship", "WRONG_CARD_COUNT"
        ),
        case("W-43", "world", f"{LIMA} 2red-port 2red-ship 1white", "SUPERFLUOUS_CARD"),
        case("W-43", "world", f"{LIMA} 2red 2white-ship 1red-ship", "WRONG_CARD_COUNT"),
        case("W-43", "world", f"{LIMA} 3red-port 2red-ship", "SUPERFLUOUS_CARD"),
        case("W-44", "world", f"{LIMA} 2red-port 3red-double", "WRONG_CARD_COUNT"),
        case("W-30", "world", f"{PAIRS_2} 3red 2yellow", "SUPERFLUOUS_CARD"),
        case(
            "W-30", "world", f"{PAIRS_2} 2red 1white 1black 1green", "WRONG_CARD_COUNT"
        ),
    ],
)
def test_too_many_cards_are_judged_by_their_number_first(
    game: str, action: str, code: str
) -> None:
    """More cards than the target takes in any form; their colors come later."""
    owned = {0: "lima valparaiso"} if game == "world" else None
    table = given(game, hand=action.split(" with ")[1], owned=owned)

    assert table.refuses(action) == code


@pytest.mark.parametrize(
    ("game", "action", "code"),
    [
        case("C-03 N-12", "nordic", f"{BLUE_2} 3blue 1loco", "WILD_NOT_ALLOWED"),
        case("N-16 X-79", "nordic", f"{MURMANSK} 9green 1loco", "WILD_NOT_ALLOWED"),
        case("N-16", "nordic", f"{MURMANSK} 7green 5loco", "WILD_NOT_ALLOWED"),
        case("N-16", "nordic", f"{MURMANSK} 7green 1red 4loco", "MIXED_COLORS"),
        case("W-30", "world", f"{PAIRS_2} 3red", "UNPAIRED_CARD"),
        case("W-30", "world", f"{PAIRS_2} 1red 1loco", "WRONG_CARD_COUNT"),
        case("W-22", "world", f"{GREEN_SEA_5} 3red-double", "WRONG_COLOR"),
        case("W-43", "world", f"{LIMA} 3red-port", "WRONG_CARD_KIND"),
    ],
)
def test_other_payments_are_judged_in_the_order_of_the_catalogue(
    game: str, action: str, code: str
) -> None:
    """Wild cards before everything about number and color, pairs before the number."""
    owned = {0: "lima valparaiso"} if game == "world" else None
    table = given(game, hand=action.split(" with ")[1], owned=owned)

    assert table.refuses(action) == code


@pytest.mark.rule("X-226", "X-182")
def test_the_turn_comes_before_the_phase() -> None:
    table = given("europe").plays("draw blind")

    assert table.refuses("tickets", seat=1) == "NOT_YOUR_TURN"
    assert table.refuses("tickets", seat=0) == "WRONG_PHASE"
