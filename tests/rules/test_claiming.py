"""Claiming routes: ordinary ones, doubles, ferries (scenarios X-42 to X-82)."""

import pytest
from tests.rules.table import given

CONSTANTINOPLE = "claim constantinople-sofia with"  # blue, 3
DANZIG = "claim danzig-warszawa with"  # gray, 2
SMYRNA = "claim palermo-smyrna with"  # gray ferry, 6 spaces, 2 symbols
STAVANGER = "claim kristiansand-stavanger.ferry with"  # orange ferry, 3, 1 symbol
MURMANSK = "claim lieksa-murmansk with"  # gray, 9, any 4 cards for 1
ALL = "12red 12blue 12green 12orange 12black 12white 12yellow 5loco"


@pytest.mark.rule("E-15")
@pytest.mark.rule("C-30")
def test_x42_a_set_with_a_locomotive() -> None:
    table = given("europe", hand="2blue 1loco").plays(f"{CONSTANTINOPLE} 2blue 1loco")

    assert table.state.score[0] == 4
    assert table.state.stock[0] == 42
    assert (table.pile("blue"), table.pile("loco"), table.hand()) == (2, 1, "")
    assert table.turn == 1


@pytest.mark.rule("E-14")
def test_x43_locomotives_alone() -> None:
    table = given("europe", hand="3loco").plays(f"{CONSTANTINOPLE} 3loco")

    assert table.state.score[0] == 4


@pytest.mark.parametrize(
    ("game", "action", "code"),
    [
        pytest.param("europe", f"{CONSTANTINOPLE} 3red", "WRONG_COLOR", id="X-44"),
        pytest.param("europe", f"{DANZIG} 1red 1yellow", "MIXED_COLORS", id="X-45"),
        pytest.param(
            "europe", f"{CONSTANTINOPLE} 2blue", "WRONG_CARD_COUNT", id="X-47"
        ),
        pytest.param(
            "europe", f"{CONSTANTINOPLE} 4blue", "SUPERFLUOUS_CARD", id="X-48"
        ),
        pytest.param(
            "nordic",
            "claim goteborg-orebro with 1blue 1loco",
            "WILD_NOT_ALLOWED",
            id="X-49",
        ),
        pytest.param(
            "nordic",
            "claim norrkoping-orebro with 2loco",
            "WILD_NOT_ALLOWED",
            id="X-50",
        ),
        pytest.param(
            "switzerland",
            "claim deutschland-5-st-gallen with 1red 1loco",
            "WILD_NOT_ALLOWED",
            id="X-51",
        ),
        pytest.param(
            "europe", f"{SMYRNA} 5green 1loco", "FERRY_NEEDS_LOCOMOTIVE", id="X-70"
        ),
        pytest.param(
            "europe", f"{SMYRNA} 4green 3red 3black", "WRONG_CARD_COUNT", id="X-72"
        ),
        pytest.param(
            "nordic", f"{STAVANGER} 3orange", "FERRY_NEEDS_LOCOMOTIVE", id="X-75"
        ),
        pytest.param(
            "nordic", f"{STAVANGER} 1loco 1orange 1red", "WRONG_COLOR", id="X-77"
        ),
        pytest.param(
            "nordic", f"{MURMANSK} 8green 1loco", "WILD_NOT_ALLOWED", id="X-79"
        ),
        pytest.param(
            "nordic", f"{MURMANSK} 7green 7red", "WRONG_CARD_COUNT", id="X-81"
        ),
        pytest.param(
            "europe",
            "claim amsterdam-london with 1red 1loco",
            "FERRY_NEEDS_LOCOMOTIVE",
            id="X-193",
        ),
        pytest.param(
            "europe",
            "claim angora-smyrna with 2orange",
            "WRONG_CARD_COUNT",
            id="X-195",
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
    assert given(game, hand=ALL, players=3).refuses(action) == code


@pytest.mark.parametrize(
    ("game", "action", "points", "pieces"),
    [
        pytest.param("europe", f"{DANZIG} 1yellow 1loco", 2, 2, id="X-46"),
        pytest.param("europe", f"{SMYRNA} 4green 2loco", 15, 6, id="X-69"),
        pytest.param("europe", f"{SMYRNA} 2green 4loco", 15, 6, id="X-71"),
        pytest.param("nordic", f"{STAVANGER} 1loco 2orange", 4, 3, id="X-73"),
        pytest.param(
            "nordic", f"{STAVANGER} 2orange 1red 1blue 1green", 4, 3, id="X-74"
        ),
        pytest.param("nordic", f"{STAVANGER} 1orange 3red 3blue", 4, 3, id="X-76"),
        pytest.param("nordic", f"{STAVANGER} 3loco", 4, 3, id="X-191"),
        pytest.param("nordic", f"{STAVANGER} 2loco 1orange", 4, 3, id="N-20"),
        pytest.param("nordic", f"{MURMANSK} 9green", 27, 9, id="N-16"),
        pytest.param("nordic", f"{MURMANSK} 7green 4red 4blue", 27, 9, id="X-78"),
        pytest.param("nordic", f"{MURMANSK} 8green 4loco", 27, 9, id="X-80"),
        pytest.param(
            "nordic", "claim arhus-kobenhavn with 1red 1blue 1green", 1, 1, id="X-192"
        ),
    ],
)
def test_payments_that_are_accepted(
    game: str, action: str, points: int, pieces: int
) -> None:
    table = given(game, hand=ALL, players=3)
    before = table.state.stock[0]

    table.plays(action)

    assert table.state.score[0] == points
    assert before - table.state.stock[0] == pieces


@pytest.mark.rule("N-21")
def test_x76_swaps_for_symbols_only() -> None:
    table = given("nordic", hand=ALL, nordic_ferry_substitute="symbols_only")

    assert table.refuses(f"{STAVANGER} 1orange 3red 3blue") == "WRONG_CARD_COUNT"
    assert table.plays(f"{STAVANGER} 2orange 3red").state.score[0] == 4


@pytest.mark.rule("N-21")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("4red 6blue", None),
        ("5red 1loco", "FERRY_NEEDS_LOCOMOTIVE"),
        ("3red 3loco", None),
    ],
)
def test_a_ferry_of_six_with_two_symbols(cards: str, code: str | None) -> None:
    table = given("nordic", hand=ALL)
    action = f"claim mo-i-rana-trondheim.ferry with {cards}"

    if code:
        assert table.refuses(action) == code
    else:
        assert table.plays(action).state.score[0] == 15


@pytest.mark.rule("C-29")
@pytest.mark.parametrize("game", ["europe", "nordic", "switzerland", "usa"])
def test_x52_too_few_pieces(game: str) -> None:
    table = given(game, hand="12red 12blue", stock=[0])
    board = table.match.board
    route = next(r for r in board.routes if r.color == "red" and r.kind == "rail")

    action = f"claim {route.id} with {route.length}red"
    assert table.refuses(action) == "NOT_ENOUGH_PIECES"


@pytest.mark.rule("C-28")
def test_x53_a_taken_route() -> None:
    table = given("europe", hand=ALL, owned={1: ["constantinople-sofia"]})

    assert table.refuses(f"{CONSTANTINOPLE} 3blue") == "ROUTE_TAKEN"


@pytest.mark.rule("C-27")
def test_x55_one_route_per_turn() -> None:
    table = given("europe", hand=ALL).plays(f"{CONSTANTINOPLE} 3blue")

    assert table.refuses(f"{DANZIG} 2red", seat=0) == "NOT_YOUR_TURN"


@pytest.mark.rule("C-35")
@pytest.mark.rule("C-36")
@pytest.mark.parametrize(
    ("game", "players", "route", "code"),
    [
        pytest.param("europe", 3, "berlin-frankfurt.red", "TRACK_CLOSED", id="X-60"),
        pytest.param("europe", 4, "berlin-frankfurt.red", None, id="X-61"),
        pytest.param("nordic", 3, "boden-umea.red", None, id="X-63"),
        pytest.param("nordic", 2, "boden-umea.red", "TRACK_CLOSED", id="X-64"),
        pytest.param("switzerland", 3, "fribourg-lausanne.red", None, id="X-66"),
        pytest.param("usa", 3, "denver-salt-lake-city.red", "TRACK_CLOSED", id="X-222"),
        pytest.param("usa", 4, "denver-salt-lake-city.red", None, id="X-222b"),
    ],
)
def test_the_other_track(game: str, players: int, route: str, code: str | None) -> None:
    table = given(game, players=players, hand="12red")
    twin = table.match.board.route(route).twin
    assert twin
    table = given(game, players=players, hand="12red", owned={1: [twin]})

    if code:
        assert table.refuses(f"claim {route} with 3red") == code
    else:
        assert table.plays(f"claim {route} with 3red").owner(route) == 0


@pytest.mark.rule("C-34")
@pytest.mark.parametrize(
    ("game", "players", "own", "action"),
    [
        pytest.param(
            "europe",
            5,
            "berlin-frankfurt.black",
            "claim berlin-frankfurt.red with 3red",
            id="X-62",
        ),
        pytest.param(
            "nordic",
            3,
            "kristiansand-stavanger.ferry",
            "claim kristiansand-stavanger.tunnel with 2green",
            id="X-65",
        ),
        pytest.param(
            "europe",
            2,
            "berlin-frankfurt.black",
            "claim berlin-frankfurt.red with 3red",
            id="X-226",
        ),
    ],
)
def test_never_both_tracks(game: str, players: int, own: str, action: str) -> None:
    table = given(game, players=players, hand=ALL, owned={0: [own]})

    assert table.refuses(action) == "TRACK_SAME_PLAYER"


@pytest.mark.rule("C-32")
def test_x183_cards_that_are_not_held() -> None:
    table = given("europe", hand="2blue")

    assert table.refuses(f"{CONSTANTINOPLE} 3blue") == "CARD_NOT_HELD"


@pytest.mark.rule("Q-11")
@pytest.mark.parametrize("players", [2, 3])
def test_x127_two_border_routes_of_one_city(players: int) -> None:
    table = given(
        "switzerland",
        players=players,
        hand="1white",
        owned={0: ["deutschland-3-kreuzlingen"]},
    )

    table.plays("claim deutschland-4-kreuzlingen with 1white")

    assert table.owner("deutschland-4-kreuzlingen") == 0
