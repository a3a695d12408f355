"""World: ships, pairs, ports, exchange and tours (scenarios X-128 to X-164)."""

import pytest
from tests.rules.table import given

GREEN_5 = "claim cape-town-port-aux-francais.green with"
WHITE_4 = "claim dar-es-salaam-mumbai with"
PAIRS_2 = "claim lahore-tehran with"
LIMA = "port lima with"
SHIPS = "4green-ship 6green-double 4white-ship 6white-double 4red-ship 6red-double"
WAGONS = "4red 4yellow 3yellow-port 3purple"
ALL = f"{SHIPS} {WAGONS} 4yellow-ship 4yellow-double 4loco"


@pytest.mark.rule("W-26")
@pytest.mark.rule("W-27")
@pytest.mark.parametrize(
    ("action", "points"),
    [
        pytest.param(f"{GREEN_5} 2green-double 1green-ship", 10, id="X-128"),
        pytest.param(f"{GREEN_5} 3green-double", 10, id="X-129"),
        pytest.param(f"{WHITE_4} 1white-double 2loco", 7, id="X-132"),
        pytest.param(f"{WHITE_4} 2white-double", 7, id="W-27a"),
        pytest.param(f"{WHITE_4} 4white-ship", 7, id="W-27b"),
        pytest.param("claim al-qahira-athina with 1green-double", 1, id="X-134"),
        pytest.param(f"{PAIRS_2} 2red 2yellow", 2, id="X-135"),
        pytest.param(f"{PAIRS_2} 1red 1yellow 2loco", 2, id="X-137"),
        pytest.param(f"{PAIRS_2} 4red", 2, id="W-30a"),
        pytest.param(f"{PAIRS_2} 3red 1loco", 2, id="W-30b"),
        pytest.param(f"{PAIRS_2} 4loco", 2, id="W-30c"),
        pytest.param(
            "claim cape-town-toamasina with 1red-double 1red-ship", 4, id="X-199"
        ),
        pytest.param(
            "claim cape-town-dar-es-salaam.purple with 1purple 2loco", 4, id="X-57"
        ),
    ],
)
def test_payments_that_are_accepted(action: str, points: int) -> None:
    assert given("world", hand=ALL).plays(action).state.score[0] == points


@pytest.mark.parametrize(
    ("action", "code"),
    [
        pytest.param(
            f"{GREEN_5} 3green-double 1green-ship", "SUPERFLUOUS_CARD", id="X-130"
        ),
        pytest.param(
            f"{GREEN_5} 2green-double 1white-double", "WRONG_COLOR", id="X-131"
        ),
        pytest.param(f"{WHITE_4} 2white-double 1loco", "SUPERFLUOUS_CARD", id="X-133"),
        pytest.param(f"{PAIRS_2} 3red 1yellow", "UNPAIRED_CARD", id="X-136"),
        pytest.param(f"{PAIRS_2} 2red", "WRONG_CARD_COUNT", id="X-138"),
        pytest.param(f"{PAIRS_2} 2red 2red-ship", "WRONG_CARD_KIND", id="X-139"),
        pytest.param(
            "claim cape-town-dar-es-salaam.purple with 3red-ship",
            "WRONG_CARD_KIND",
            id="X-58",
        ),
        pytest.param(
            "claim cape-town-toamasina with 1red-double 1yellow-ship",
            "MIXED_COLORS",
            id="X-199",
        ),
        pytest.param(
            f"{LIMA} 2yellow-port 1yellow-ship 1loco", "NO_OWN_ROUTE", id="X-145"
        ),
        pytest.param("port moskva with 4loco", "NOT_A_PORT_CITY", id="X-146"),
        pytest.param("exchange 6 ships", "EXCHANGE_LIMIT", id="X-154"),
        pytest.param("exchange 0 ships", "EXCHANGE_LIMIT", id="X-155"),
    ],
)
def test_what_is_refused(action: str, code: str) -> None:
    assert given("world", hand=ALL).refuses(action) == code


@pytest.mark.rule("W-43")
@pytest.mark.rule("W-44")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        pytest.param("1loco 1yellow-ship 2yellow-port", None, id="X-141"),
        pytest.param("4loco", None, id="X-148"),
        pytest.param(
            "1yellow 1yellow-port 2yellow-ship", "PORT_SYMBOL_MISSING", id="X-142"
        ),
        pytest.param(
            "2yellow-port 1yellow-double 1yellow-ship",
            "PORT_SYMBOL_MISSING",
            id="X-143",
        ),
        pytest.param("2yellow-port 2white-ship", "MIXED_COLORS", id="X-144"),
    ],
)
def test_paying_for_a_port(cards: str, code: str | None) -> None:
    table = given("world", hand=ALL, owned={0: ["lima-valparaiso.1"]})

    if code:
        assert table.refuses(f"{LIMA} {cards}") == code
    else:
        table.plays(f"{LIMA} {cards}")
        assert table.state.buildings[0] == 2


@pytest.mark.rule("W-41")
def test_x147_x216_a_city_has_one_port_and_a_player_three() -> None:
    own = ["lima-valparaiso.1", "bangkok-jakarta", "darwin-jakarta"]
    theirs = given("world", hand=ALL, owned={0: own}, buildings={1: ["lima"]})
    assert theirs.refuses(f"{LIMA} 4loco") == "CITY_HAS_PORT"

    built = ["valparaiso", "bangkok", "jakarta"]
    spent = given("world", hand=ALL, owned={0: own}, buildings={0: built})
    assert spent.refuses(f"{LIMA} 4loco") == "NO_PORT_LEFT"


@pytest.mark.rule("W-51")
def test_x153_an_exchange_costs_a_point_a_piece() -> None:
    table = given("world").plays("exchange 2 ships")

    assert list(table.state.stock[:2]) == [22, 38]
    assert list(table.state.box[:2]) == [3, 12]
    assert table.state.score[0] == -2
    assert table.turn == 1


@pytest.mark.rule("W-21")
@pytest.mark.parametrize(
    ("stock", "action"),
    [
        pytest.param(
            [2, 30], "claim cape-town-dar-es-salaam.purple with 3purple", id="X-59"
        ),
        pytest.param([25, 3], f"{WHITE_4} 4white-ship", id="X-156"),
    ],
)
def test_wagons_and_ships_do_not_mix(stock: list[int], action: str) -> None:
    table = given("world", hand=ALL, stock=stock)

    assert table.refuses(action) == "NOT_ENOUGH_PIECES"


TOUR = "casablanca-tehran.tour"


@pytest.mark.rule("W-38")
@pytest.mark.rule("W-39")
@pytest.mark.rule("W-40")
@pytest.mark.parametrize(
    ("routes", "points"),
    [
        pytest.param(["al-qahira-casablanca", "al-qahira-tehran.black"], 9, id="X-157"),
        pytest.param(
            [
                "casablanca-marseille",
                "athina-marseille",
                "athina-tehran",
                "al-qahira-athina",
            ],
            6,
            id="X-158",
        ),
        pytest.param(
            [
                "casablanca-marseille",
                "athina-marseille",
                "al-qahira-athina",
                "al-qahira-tehran.black",
            ],
            9,
            id="X-159",
        ),
        pytest.param(["al-qahira-casablanca"], -15, id="X-160"),
    ],
)
def test_tours(routes: list[str], points: int) -> None:
    table = given("world", owned={0: routes}, tickets={0: [TOUR]})

    assert table.score().ticket_points() == points


@pytest.mark.rule("W-45")
def test_x164_a_tour_out_of_order_serves_its_port() -> None:
    table = given(
        "world",
        owned={
            0: [
                "casablanca-marseille",
                "athina-marseille",
                "athina-tehran",
                "al-qahira-athina",
            ]
        },
        buildings={0: ["al-qahira"]},
        tickets={0: [TOUR]},
    )

    assert table.score().buildings == 20 - 2 * 4


@pytest.mark.rule("W-35")
def test_x140_the_world_is_round() -> None:
    table = given(
        "world",
        hand="4green-ship 3green-double",
        owned={0: ["los-angeles-new-york.purple"]},
        tickets={0: ["new-york-tokyo"]},
    )

    table.plays("claim los-angeles-tokyo.green with 1green-ship 3green-double")

    assert table.state.score[0] == 7 + 18
    assert table.score().completed == 1


@pytest.mark.rule("W-10")
@pytest.mark.parametrize(
    ("split", "code"),
    [
        pytest.param("25 wagons 35 ships", None, id="X-09"),
        pytest.param("9 wagons 51 ships", "SPLIT_INVALID", id="X-10"),
        pytest.param("20 wagons 39 ships", "SPLIT_INVALID", id="X-11"),
    ],
)
def test_the_choice_of_a_fleet(split: str, code: str | None) -> None:
    table = given("world")
    table.state.phase = 1
    if code:
        assert table.refuses(f"pieces {split}", seat=0) == code
        return
    table.plays(f"pieces {split}", seat=0)
    assert list(table.state.stock[:2]) == [20, 40], "secret until all have chosen"
    table.plays("pieces 20 wagons 40 ships", seat=1)
    assert list(table.state.stock[:2]) == [25, 35]
    assert list(table.state.box[:2]) == [0, 15]
