"""Stations in Europe (X-100 to X-109, X-210, X-211, X-213)."""

import pytest
from tests.rules.table import Table, case, given


@pytest.mark.rule("X-100", "E-26", "E-27", "Q-31", "C-03", "C-05")
@pytest.mark.parametrize("card", ["loco", "red"])
def test_a_first_station_for_one_card(card: str) -> None:
    table = given("europe", hand=f"1{card}").plays(f"station wien with 1{card}")

    assert table.state.building_at[table.match.board.city_index["wien"]] == 0
    assert table.state.buildings[0] == 2
    assert (table.pile(card), table.hand(), table.turn) == (1, "", 1)
    assert (table.points(), table.stock()) == (0, [45, 0])


@pytest.mark.parametrize(
    ("built", "cards", "code"),
    [
        case("X-101 E-27", ["roma"], "1red 1blue", "MIXED_COLORS"),
        case("E-27 Q-60", ["roma"], "1green 1loco", None),
        case("E-27", ["roma"], "2green", None),
        case("X-102 E-27", ["roma", "riga"], "2green 1loco", None),
        case("E-27", ["roma", "riga"], "2green 1red", "MIXED_COLORS"),
        case("E-27", ["roma"], "1green", "WRONG_CARD_COUNT"),
        case("E-27 C-31", ["roma"], "3green", "SUPERFLUOUS_CARD"),
        case("E-27 C-31", [], "2green", "SUPERFLUOUS_CARD"),
        case("X-104 E-28", ["roma", "riga", "kyiv"], "3green", "NO_STATION_LEFT"),
        case("C-32", ["roma"], "2black", "CARD_NOT_HELD"),
    ],
)
def test_the_cost_of_stations(built: list[str], cards: str, code: str | None) -> None:
    table = given("europe", hand="3green 1red 1blue 1loco", buildings={0: built})
    action = f"station wien with {cards}"

    if code:
        assert table.refuses(action) == code
    else:
        assert table.plays(action).state.buildings[0] == 2 - len(built)


@pytest.mark.rule("X-103", "E-26")
@pytest.mark.parametrize("builder", [0, 1])
def test_one_station_per_city(builder: int) -> None:
    table = given("europe", hand="2red", buildings={builder: ["wien"]})
    cost = 2 if builder == 0 else 1

    assert table.refuses(f"station wien with {cost}red") == "CITY_HAS_STATION"


@pytest.mark.rule("E-28", "C-10")
def test_one_station_per_turn() -> None:
    table = given("europe", hand="3red").plays("station wien with 1red")

    assert table.refuses("station roma with 2red", seat=0) == "NOT_YOUR_TURN"


@pytest.mark.parametrize(
    ("game", "action"),
    [
        case("X-109 N-08 C-10", "nordic", "station oslo with 1red"),
        case("X-213 S-27 C-10", "switzerland", "station bern with 1red"),
        case("C-10", "usa", "station denver with 1red"),
        case("C-10 W-12", "world", "station lima with 1red"),
        case("C-10 E-09", "europe", "port roma with 1red"),
        case("C-10 E-09", "europe", "exchange 1 ships"),
        case("C-10", "usa", "exchange 1 ships"),
    ],
)
def test_actions_of_other_games(game: str, action: str) -> None:
    assert given(game, hand="1red").refuses(action) == "ACTION_NOT_IN_GAME"


def wien(*stations: str) -> Table:
    """Others hold the last routes to Wien from Paris (8) and Stockholm (11)."""
    return given(
        "europe",
        owned={
            0: "paris frankfurt munchen, stockholm kobenhavn essen berlin",
            1: "munchen wien, berlin wien",
        },
        buildings={0: stations},
        tickets={0: ["paris-wien", "stockholm-wien"]},
    )


@pytest.mark.rule("X-105", "E-29", "E-30", "Q-32", "C-58")
def test_a_station_borrows_one_route_for_all_tickets() -> None:
    assert wien().ticket_points() == -8 - 11

    one = wien("wien")

    assert one.ticket_points() == 11 - 8
    assert one.score().completed == 1
    assert wien("wien", "munchen").ticket_points() == 11 + 8


def wilno(*stations: str) -> Table:
    """One has reached Smolensk; two others own what leads on to Warszawa."""
    return given(
        "europe",
        players=3,
        owned={0: "moskva smolensk", 1: "smolensk wilno", 2: "wilno warszawa"},
        buildings={0: stations},
        tickets={0: ["smolensk-warszawa"]},
    )


@pytest.mark.rule("X-106", "E-29", "Q-32")
def test_borrowed_routes_are_chained() -> None:
    assert wilno("smolensk").ticket_points() == -6
    assert wilno("wilno").ticket_points() == -6

    assert wilno("smolensk", "wilno").ticket_points() == 6


@pytest.mark.rule("X-107", "E-32", "C-65")
def test_a_borrowed_route_does_not_lengthen_the_path() -> None:
    halves = (
        "petrograd stockholm kobenhavn essen berlin warszawa",  # 20
        "kyiv budapest sarajevo athina sofia",  # 16
    )
    table = given(
        "europe",
        owned={0: ", ".join(halves), 1: "kyiv warszawa"},
        buildings={0: ["warszawa"]},
        tickets={0: ["essen-kyiv"]},
    )

    assert table.score().completed == 1, "the route of 4 is borrowed"
    assert table.score().longest == 20, "and does not make 40"


@pytest.mark.rule("X-108", "E-31", "C-72")
def test_unbuilt_stations_pay() -> None:
    table = given("europe", buildings={0: ["wien"]})

    assert table.score(0).part("stations") == 8
    assert table.score(1).part("stations") == 12


@pytest.mark.rule("X-210", "E-29", "Q-32")
def test_two_players_borrow_the_same_route() -> None:
    table = given(
        "europe",
        players=3,
        owned={
            0: "stockholm kobenhavn essen berlin",
            1: "wien budapest bucuresti",
            2: "berlin wien",
        },
        buildings={0: ["berlin"], 1: ["wien"]},
        tickets={0: ["stockholm-wien"], 1: ["berlin-bucuresti"]},
    )

    assert [table.ticket_points(seat) for seat in (0, 1)] == [11, 8]


@pytest.mark.rule("X-211", "E-29", "E-31", "Q-32", "Q-33")
def test_a_station_without_routes_of_others() -> None:
    table = given(
        "europe",
        owned={0: "moskva smolensk", 1: "wilno warszawa"},
        buildings={0: ["smolensk"]},
        tickets={0: ["smolensk-warszawa"]},
    )

    assert table.ticket_points() == -6
    assert (table.score().part("stations"), table.score().built) == (8, 1)


@pytest.mark.rule("E-29")
@pytest.mark.parametrize(("city", "points"), [("moskva", -6), ("wilno", 6)])
def test_a_station_borrows_only_in_its_city(city: str, points: int) -> None:
    table = given(
        "europe",
        owned={0: "wilno warszawa", 1: "smolensk wilno"},
        buildings={0: [city]},
        tickets={0: ["smolensk-warszawa"]},
    )

    assert table.ticket_points() == points
