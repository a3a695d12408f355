"""Sea routes and pair routes of the World (X-128 to X-140, X-156, X-199, X-201)."""

import pytest
from tests.rules.table import case, given, same_cards

GREEN_5 = "claim cape-town-port-aux-francais.green with"
WHITE_4 = "claim dar-es-salaam-mumbai with"
GREEN_1 = "claim al-qahira-athina with"
GRAY_3 = "claim cape-town-toamasina with"
PAIRS_2 = "claim lahore-tehran with"


@pytest.mark.parametrize(
    ("action", "length", "points"),
    [
        case("X-128 W-25 W-26 W-47", f"{GREEN_5} 2green-double 1green-ship", 5, 10),
        case("X-129 W-26 W-27", f"{GREEN_5} 3green-double", 5, 10),
        case("W-25", f"{GREEN_5} 1green-double 3green-ship", 5, 10),
        case("X-132 W-27 W-28", f"{WHITE_4} 1white-double 2loco", 4, 7),
        case("W-27", f"{WHITE_4} 2white-double", 4, 7),
        case("W-27", f"{WHITE_4} 4white-ship", 4, 7),
        case("W-27", f"{WHITE_4} 2white-ship 1white-double", 4, 7),
        case("W-28 C-03", f"{WHITE_4} 4loco", 4, 7),
        case("X-134 W-25 W-26", f"{GREEN_1} 1green-double", 1, 1),
        case("X-199 W-24", f"{GRAY_3} 1red-double 1red-ship", 3, 4),
        case("W-24 W-26", f"{GRAY_3} 2yellow-ship 1loco", 3, 4),
    ],
)
def test_sea_routes(action: str, length: int, points: int) -> None:
    paid = action.split(" with ")[1]
    table = given("world", hand=paid).plays(action)

    assert table.points() == points
    assert table.stock() == [20, 40 - length], "ships only, one a space"
    assert table.discards()[0] == table.pile("loco"), "jokers to the wagon cards"
    assert table.hand() == ""


@pytest.mark.parametrize(
    ("action", "code"),
    [
        case(
            "X-130 W-27 C-31",
            f"{GREEN_5} 3green-double 1green-ship",
            "SUPERFLUOUS_CARD",
        ),
        case("X-131 W-22", f"{GREEN_5} 2green-double 1white-double", "WRONG_COLOR"),
        case("X-133 W-27", f"{WHITE_4} 2white-double 1loco", "SUPERFLUOUS_CARD"),
        case("W-27", f"{WHITE_4} 2white-double 1white-ship", "SUPERFLUOUS_CARD"),
        case("W-25", f"{WHITE_4} 1white-double 1white-ship", "WRONG_CARD_COUNT"),
        case("W-28", f"{WHITE_4} 3loco", "WRONG_CARD_COUNT"),
        case("W-22", "claim bangkok-manila with 2red", "WRONG_CARD_KIND"),
        case("X-199 W-24", f"{GRAY_3} 1red-double 1yellow-ship", "MIXED_COLORS"),
        case("X-136 W-30", f"{PAIRS_2} 3red 1yellow", "UNPAIRED_CARD"),
        case("X-138 W-29", f"{PAIRS_2} 2red", "WRONG_CARD_COUNT"),
        case("X-139 W-29 W-22", f"{PAIRS_2} 2red 2red-ship", "WRONG_CARD_KIND"),
        case("W-30 C-31", f"{PAIRS_2} 4red 2yellow", "SUPERFLUOUS_CARD"),
    ],
)
def test_payments_that_are_refused(action: str, code: str) -> None:
    paid = action.split(" with ")[1]
    table = given("world", hand=paid)

    assert table.refuses(action) == code
    assert same_cards(action) not in map(same_cards, table.actions())


@pytest.mark.parametrize(
    "cards",
    [
        case("X-135 W-29 W-31", "2red 2yellow"),
        case("X-137 W-30 Q-49", "1red 1yellow 2loco"),
        case("W-30", "4red"),
        case("W-30", "3red 1loco"),
        case("W-30 Q-49", "4loco"),
        case("Q-49", "1red 1red-port 2loco"),
    ],
)
def test_pair_routes(cards: str) -> None:
    table = given("world", hand=cards).plays(f"{PAIRS_2} {cards}")

    assert (table.points(), table.stock()) == (2, [18, 40])
    assert (table.hand(), table.discards()) == ("", [4, 0])


@pytest.mark.rule("X-140", "W-35", "W-47")
def test_the_world_is_round() -> None:
    table = given(
        "world",
        hand="1green-ship 3green-double",
        owned={0: "los-angeles new-york"},
        tickets={0: ["new-york-tokyo"]},
    )
    assert (table.points(), table.score().completed) == (7, 0)

    table.plays("claim los-angeles-tokyo.green with 1green-ship 3green-double")

    assert (table.points(), table.score().completed) == (7 + 18, 1)


@pytest.mark.rule("X-156", "C-29", "W-20", "W-21", "W-50")
def test_wagons_do_not_replace_ships() -> None:
    table = given("world", hand="4white-ship", stock=[25, 3])
    assert table.refuses(f"{WHITE_4} 4white-ship") == "NOT_ENOUGH_PIECES"

    table.plays("exchange 1 wagons", "draw blind ship", "draw blind ship")

    assert table.plays(f"{WHITE_4} 4white-ship").stock() == [24, 0]


@pytest.mark.rule("X-201", "W-36")
def test_rail_and_sea_join_without_a_port() -> None:
    table = given(
        "world",
        owned={0: "hong-kong bangkok, bangkok jakarta"},
        tickets={0: ["hong-kong-jakarta"]},
    )
    own = [each for each in table.match.board.routes if table.owner(each.id) == 0]

    assert {str(route.kind) for route in own} == {"rail", "sea"}
    assert table.ticket_points() == 5


@pytest.mark.rule("W-20", "W-21")
def test_every_route_of_the_world_takes_one_kind_of_piece() -> None:
    table = given("world", hand="4red 2red-ship", stock=[4, 0])

    claimed = [each.split()[1] for each in table.actions() if each.startswith("claim")]
    assert claimed
    assert {str(table.match.board.route(route).kind) for route in claimed} == {"rail"}
