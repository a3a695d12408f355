"""Claiming ordinary routes (X-42 to X-59, X-183, X-221)."""

import pytest
from tests.rules.table import case, given, same_cards

from railwright.games import GAMES

CONSTANTINOPLE = "claim constantinople-sofia with"  # blue, 3
DANZIG = "claim danzig-warszawa with"  # gray, 2
PURPLE_3 = "claim cape-town-dar-es-salaam.purple with"
STAVANGER = "claim kristiansand-stavanger.ferry with"  # orange ferry, 3, 1 symbol
MURMANSK = "claim lieksa-murmansk with"  # gray, 9, any 4 cards for 1
ALL = "12red 12blue 12green 12orange 12black 12white 12yellow 5loco"

FOUR = {
    "europe": ("berlin-warszawa.purple", "purple"),
    "nordic": ("orebro-sundsvall", "orange"),
    "switzerland": ("interlaken-luzern", "purple"),
    "world": ("cambridge-bay-winnipeg", "black"),
    "usa": ("chicago-omaha", "blue"),
}
"""An ordinary route of four spaces on each board, and its color."""


def claim_four(game: str) -> str:
    route, color = FOUR[game]
    return f"claim {route} with 4{color}"


@pytest.mark.parametrize(
    ("game", "action"),
    [
        case("X-42 E-15 C-05 C-29 C-30", "europe", f"{CONSTANTINOPLE} 2blue 1loco"),
        case("X-43 E-14 E-15", "europe", f"{CONSTANTINOPLE} 3loco"),
        case("E-15", "europe", f"{CONSTANTINOPLE} 3blue"),
        case("E-15", "europe", f"{CONSTANTINOPLE} 1blue 2loco"),
        case("X-221 U-07 U-09", "usa", "claim montreal-new-york with 1blue 2loco"),
        case("C-24 U-07", "usa", "claim montreal-new-york with 3blue"),
        case("C-24 S-19", "switzerland", "claim bern-interlaken with 3blue"),
    ],
)
def test_a_blue_route_of_three(game: str, action: str) -> None:
    paid = action.split(" with ")[1]
    table = given(game, hand=paid).plays(action)

    assert (table.points(), table.points(1)) == (4, 0)
    assert (table.stock(), table.hand(), table.turn) == ([42, 0], "", 1)
    assert table.discards() == [3]
    assert table.owner(action.split()[1]) == 0


@pytest.mark.parametrize(
    ("game", "action", "code"),
    [
        case("X-44 C-24 E-15", "europe", f"{CONSTANTINOPLE} 3red", "WRONG_COLOR"),
        case("E-15", "europe", f"{CONSTANTINOPLE} 2blue 1red", "WRONG_COLOR"),
        case("E-15", "europe", f"{CONSTANTINOPLE} 1red 2loco", "WRONG_COLOR"),
        case("X-45 C-25", "europe", f"{DANZIG} 1red 1yellow", "MIXED_COLORS"),
        case("X-47 C-26", "europe", f"{CONSTANTINOPLE} 2blue", "WRONG_CARD_COUNT"),
        case("X-48 C-31 Q-29", "europe", f"{CONSTANTINOPLE} 4blue", "SUPERFLUOUS_CARD"),
        case("C-31", "europe", f"{CONSTANTINOPLE} 3blue 1loco", "SUPERFLUOUS_CARD"),
        case(
            "X-49 C-03 N-11 N-12 N-13",
            "nordic",
            "claim goteborg-orebro with 1blue 1loco",
            "WILD_NOT_ALLOWED",
        ),
        case("N-13", "nordic", "claim goteborg-orebro with 2red", "WRONG_COLOR"),
        case(
            "X-50 N-12 N-14",
            "nordic",
            "claim norrkoping-orebro with 2loco",
            "WILD_NOT_ALLOWED",
        ),
        case(
            "N-14 C-25",
            "nordic",
            "claim norrkoping-orebro with 1red 1blue",
            "MIXED_COLORS",
        ),
        case(
            "X-51 S-19 C-03",
            "switzerland",
            "claim deutschland-5-st-gallen with 1red 1loco",
            "WILD_NOT_ALLOWED",
        ),
        case(
            "S-19 S-18",
            "switzerland",
            "claim bern-luzern.1 with 3red 1loco",
            "WILD_NOT_ALLOWED",
        ),
        case(
            "S-19", "switzerland", "claim bern-neuchatel with 2loco", "WILD_NOT_ALLOWED"
        ),
        # Some of the cards would do: so the others are superfluous (C-31).
        pytest.param(
            "nordic", f"{STAVANGER} 2orange 4red", "SUPERFLUOUS_CARD", id="C-31 ferry"
        ),
        pytest.param(
            "nordic", f"{MURMANSK} 8green 5red", "SUPERFLUOUS_CARD", id="C-31 groups"
        ),
        pytest.param(
            "nordic",
            "claim helsinki-stockholm.gray with 1red 1blue 1green 1black 1white 1loco",
            "MIXED_COLORS",
            id="N-17 gray",
        ),
        pytest.param("nordic", f"{MURMANSK} 5green 2red", "MIXED_COLORS", id="N-16"),
        pytest.param(
            "nordic", f"{MURMANSK} 5green 2loco", "WILD_NOT_ALLOWED", id="N-12"
        ),
    ],
)
def test_payments_that_are_refused(game: str, action: str, code: str) -> None:
    paid = action.split(" with ")[1]
    table = given(game, hand=paid, players=3)

    assert table.refuses(action) == code
    assert same_cards(action) not in map(same_cards, table.actions())


@pytest.mark.parametrize(
    ("game", "action"),
    [
        case("X-46 E-16 C-25", "europe", f"{DANZIG} 1yellow 1loco"),
        case("E-16 C-25", "europe", f"{DANZIG} 2red"),
        case("E-16 E-14", "europe", f"{DANZIG} 2loco"),
        case("N-14", "nordic", "claim norrkoping-orebro with 2yellow"),
        case("N-13", "nordic", "claim goteborg-orebro with 2blue"),
        case("C-25", "switzerland", "claim deutschland-5-st-gallen with 2white"),
        case("U-07", "usa", "claim denver-santa-fe with 1white 1loco"),
    ],
)
def test_routes_of_two(game: str, action: str) -> None:
    table = given(game, hand=ALL)
    before = table.stock()[0]

    table.plays(action)

    assert (table.points(), before - table.stock()[0]) == (2, 2)


@pytest.mark.rule("C-03", "N-11", "S-18")
@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("europe", {"rail", "ferry", "tunnel"}),
        ("nordic", {"ferry", "tunnel"}),
        ("switzerland", {"tunnel"}),
        ("world", {"rail", "sea"}),
        ("usa", {"rail"}),
    ],
)
def test_where_wild_cards_are_listed(game: str, kinds: set[str]) -> None:
    table = given(game, hand="14loco")
    board = table.match.board
    claims = [act.split()[1] for act in table.actions() if act.startswith("claim")]
    ordinary = [r for r in map(board.route, claims) if not r.any_cards_per_space]

    assert {str(route.kind) for route in ordinary} == kinds


@pytest.mark.rule("C-26")
def test_a_route_is_not_claimed_in_parts() -> None:
    table = given("europe", hand="3blue")
    assert table.refuses(f"{CONSTANTINOPLE} 2blue") == "WRONG_CARD_COUNT"
    assert table.refuses(f"{CONSTANTINOPLE} 1blue") == "WRONG_CARD_COUNT"

    assert table.owner("constantinople-sofia") is None


@pytest.mark.rule("X-52", "C-29", "Q-62")
@pytest.mark.parametrize("game", GAMES)
def test_too_few_pieces(game: str) -> None:
    hand = f"4{FOUR[game][1]}"
    few = given(game, hand=hand, stock=[3, 30])
    assert few.refuses(claim_four(game)) == "NOT_ENOUGH_PIECES"

    just = given(game, hand=hand, stock=[4, 30])
    assert just.plays(claim_four(game)).stock()[0] == 0


@pytest.mark.rule("X-53", "C-28")
@pytest.mark.parametrize("game", GAMES)
def test_a_taken_route(game: str) -> None:
    route, color = FOUR[game]
    table = given(game, hand=f"4{color}", owned={1: [route]})

    assert table.refuses(claim_four(game)) == "ROUTE_TAKEN"


@pytest.mark.rule("X-54", "C-28")
@pytest.mark.parametrize(
    ("game", "own"),
    [
        ("europe", "cadiz lisboa madrid"),
        ("nordic", "boden tornio oulu"),
        ("switzerland", "basel olten baden"),
        ("world", "perth sydney darwin"),
        ("usa", "atlanta miami charleston"),
    ],
)
def test_a_route_far_from_ones_own(game: str, own: str) -> None:
    table = given(game, hand=f"4{FOUR[game][1]}", owned={0: own})

    assert table.plays(claim_four(game)).owner(FOUR[game][0]) == 0


@pytest.mark.rule("X-55", "C-10", "C-27")
@pytest.mark.parametrize("game", GAMES)
def test_one_route_per_turn(game: str) -> None:
    color = FOUR[game][1]
    table = given(game, hand=f"7{color}").plays(claim_four(game))
    other = next(
        r
        for r in table.match.board.routes
        if (r.color, r.kind) == (color, "rail") and r.length < 4
    )

    second = f"claim {other.id} with {other.length}{color}"
    assert table.refuses(second, seat=0) == "NOT_YOUR_TURN"


@pytest.mark.rule("C-04", "C-30")
@pytest.mark.parametrize("game", GAMES)
def test_points_and_pieces_are_ones_own(game: str) -> None:
    table = given(game, players=3, mover=1, hand=f"4{FOUR[game][1]}")
    before = [table.stock(seat)[0] for seat in range(3)]

    table.plays(claim_four(game))

    assert [table.points(seat) for seat in range(3)] == [0, 7, 0]
    spent = [before[seat] - table.stock(seat)[0] for seat in range(3)]
    assert spent == [0, 4, 0]


@pytest.mark.rule("X-56", "E-34")
def test_the_longest_route_of_europe() -> None:
    table = given("europe", hand="8red", stock=[8], deck="blue green white")

    table.plays("claim petrograd-stockholm with 8red")

    assert (table.points(), table.stock()) == (21, [0, 0])


@pytest.mark.rule("X-57", "W-23", "W-28", "Q-48", "C-03", "C-05")
def test_a_purple_railway_with_jokers() -> None:
    table = given("world", hand="1purple 2loco").plays(f"{PURPLE_3} 1purple 2loco")

    assert (table.points(), table.stock()) == (4, [17, 40])
    assert (table.pile("loco"), table.discards()) == (2, [3, 0])


@pytest.mark.rule("W-23", "W-22")
@pytest.mark.parametrize("cards", ["3purple", "2purple-port 1purple", "3loco"])
def test_other_payments_of_a_purple_railway(cards: str) -> None:
    table = given("world", hand=cards).plays(f"{PURPLE_3} {cards}")

    assert table.owner("cape-town-dar-es-salaam.purple") == 0


@pytest.mark.rule("X-58", "W-22")
@pytest.mark.parametrize("cards", ["3purple-ship", "1purple 2purple-ship"])
def test_ship_cards_are_for_the_sea(cards: str) -> None:
    table = given("world", hand=cards)

    assert table.refuses(f"{PURPLE_3} {cards}") == "WRONG_CARD_KIND"


@pytest.mark.rule("X-59", "W-20", "W-21", "C-29")
def test_ships_do_not_replace_wagons() -> None:
    table = given("world", hand="3purple", stock=[2, 30])

    assert table.refuses(f"{PURPLE_3} 3purple") == "NOT_ENOUGH_PIECES"


@pytest.mark.rule("X-183", "C-32", "Q-30")
@pytest.mark.parametrize("game", GAMES)
def test_cards_that_are_not_held(game: str) -> None:
    table = given(game, hand=f"3{FOUR[game][1]} 1loco")

    assert table.refuses(claim_four(game)) == "CARD_NOT_HELD"


@pytest.mark.rule("C-32", "Q-30")
@pytest.mark.parametrize(
    ("cards", "left"), [("2blue 1loco", "1blue"), ("3blue", "1loco")]
)
def test_the_named_cards_are_spent(cards: str, left: str) -> None:
    table = given("europe", hand="3blue 1loco").plays(f"{CONSTANTINOPLE} {cards}")

    assert table.hand() == left


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        case("C-10 E-09", "europe", {"draw", "claim", "tickets", "station"}),
        case("C-10 N-08", "nordic", {"draw", "claim", "tickets"}),
        case("C-10", "switzerland", {"draw", "claim", "tickets"}),
        case("C-10 W-12", "world", {"draw", "claim", "tickets", "port", "exchange"}),
        case("C-10", "usa", {"draw", "claim", "tickets"}),
    ],
)
def test_the_actions_of_a_turn(game: str, moves: set[str]) -> None:
    own = {"world": "lima valparaiso"}.get(game, "")
    hand = "4loco 4black" if game == "world" else "12red 2loco 2blue"
    table = given(game, hand=hand, owned={0: own})

    assert {action.split()[0] for action in table.actions()} == moves
