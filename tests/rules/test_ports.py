"""Ports of the World (X-141 to X-152, X-164, X-216)."""

import pytest
from tests.rules.table import Table, case, given

LIMA = "port lima with"
YELLOW = "3yellow-port 2yellow 3yellow-ship 1yellow-double 2white-ship 4loco"


@pytest.mark.parametrize(
    "cards",
    [
        case("X-141 W-42 W-43", "1loco 1yellow-ship 2yellow-port"),
        case("X-148 Q-50", "4loco"),
        case("W-43 Q-31 C-05", "2yellow-port 2yellow-ship"),
        case("Q-50", "2yellow-ship 2loco"),
        case("Q-50", "1yellow-port 3loco"),
    ],
)
def test_a_port_for_four_cards(cards: str) -> None:
    table = given("world", hand=cards, owned={0: "lima valparaiso"})

    table.plays(f"{LIMA} {cards}")

    assert table.state.building_at[table.match.board.city_index["lima"]] == 0
    assert (table.state.buildings[0], table.turn) == (2, 1)
    assert (table.hand(), sum(table.discards())) == ("", 4)
    assert (table.points(), table.stock()) == (2, [18, 40])


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        case(
            "X-142 W-43 W-44",
            "1yellow 1yellow-port 2yellow-ship",
            "PORT_SYMBOL_MISSING",
        ),
        case(
            "X-143 W-44",
            "2yellow-port 1yellow-double 1yellow-ship",
            "PORT_SYMBOL_MISSING",
        ),
        case("X-144 W-43", "2yellow-port 2white-ship", "MIXED_COLORS"),
        case("W-43", "2yellow-port 1yellow-ship", "WRONG_CARD_COUNT"),
        case("C-31 W-43", "2yellow-port 2yellow-ship 1loco", "SUPERFLUOUS_CARD"),
    ],
)
def test_cards_that_do_not_pay_for_a_port(cards: str, code: str) -> None:
    table = given("world", hand=YELLOW, owned={0: "lima valparaiso"})

    assert table.refuses(f"{LIMA} {cards}") == code


@pytest.mark.rule("Q-50", "W-43")
@pytest.mark.parametrize("cards", ["3yellow-port 1yellow-ship", "1loco 3yellow-ship"])
def test_two_cards_of_each_kind_at_most(cards: str) -> None:
    table = given("world", hand=YELLOW, owned={0: "lima valparaiso"})

    assert table.refuses(f"{LIMA} {cards}")


@pytest.mark.rule("X-145", "W-42")
@pytest.mark.parametrize("owned", [{}, {1: "lima valparaiso"}, {0: "caracas miami"}])
def test_a_port_needs_an_own_route(owned: dict[int, str]) -> None:
    table = given("world", hand="4loco", owned=owned)

    assert table.refuses(f"{LIMA} 4loco") == "NO_OWN_ROUTE"


@pytest.mark.rule("W-42")
@pytest.mark.parametrize("line", ["lima valparaiso", "honolulu lima"])
def test_rail_or_sea_leads_to_a_port(line: str) -> None:
    table = given("world", hand="4loco", owned={0: line})

    assert table.plays(f"{LIMA} 4loco").state.buildings[0] == 2


@pytest.mark.rule("X-146", "W-41")
def test_ports_stand_in_blue_cities() -> None:
    table = given("world", hand="4loco", owned={0: "moskva murmansk"})

    assert table.refuses("port moskva with 4loco") == "NOT_A_PORT_CITY"


@pytest.mark.rule("X-147", "W-41")
@pytest.mark.parametrize("builder", [0, 1])
def test_one_port_per_city(builder: int) -> None:
    own = {0: "lima valparaiso"}
    table = given("world", hand="4loco", owned=own, buildings={builder: ["lima"]})

    assert table.refuses(f"{LIMA} 4loco") == "CITY_HAS_PORT"


@pytest.mark.rule("X-216", "W-02", "W-41")
def test_a_player_has_three_ports() -> None:
    table = given(
        "world",
        hand="4loco",
        owned={0: "lima valparaiso, bangkok jakarta darwin"},
        buildings={0: ["valparaiso", "bangkok", "jakarta"]},
    )

    assert table.refuses(f"{LIMA} 4loco") == "NO_PORT_LEFT"


EXAMPLE = (
    "buenos-aires cape-town dar-es-salaam jakarta manila, "
    "jakarta darwin sydney, "
    "dar-es-salaam djibouti al-qahira athina hamburg, "
    "lagos casablanca al-qahira, "
    "cape-town luanda"
)
"""Completes the tickets of the example; Luanda is a dead end, so the tour pays less."""
EXAMPLE_TICKETS = [
    "buenos-aires-manila",
    "buenos-aires-sydney",
    "dar-es-salaam-hamburg",
    "lagos-djibouti.tour",
]


@pytest.mark.rule("X-149", "W-45", "W-46")
def test_two_ports_named_on_two_tickets_each() -> None:
    table = given(
        "world",
        owned={0: EXAMPLE},
        buildings={0: ["buenos-aires", "dar-es-salaam"]},
        tickets={0: EXAMPLE_TICKETS},
    )

    assert table.ticket_points() == 17 + 13 + 8 + 6
    assert table.score().part("ports") == 30 + 30 - 4


@pytest.mark.rule("W-46", "C-72")
def test_unbuilt_ports_cost_points() -> None:
    table = given("world", owned={0: EXAMPLE}, tickets={0: EXAMPLE_TICKETS})

    assert table.score().part("ports") == -3 * 4


JAKARTA = "hong-kong bangkok jakarta darwin sydney, jakarta manila honolulu lima"
JAKARTA_TICKETS = ["hong-kong-jakarta", "jakarta-sydney", "jakarta-lima"]
FOURTH = "jakarta-los-angeles"


def jakarta(*tickets: str) -> Table:
    """One port in Jakarta, a network around it, and some tickets."""
    line = f"{JAKARTA}, honolulu los-angeles"
    return given(
        "world", owned={0: line}, buildings={0: ["jakarta"]}, tickets={0: tickets}
    )


@pytest.mark.parametrize(
    ("tickets", "points"),
    [
        case("X-150 W-45", [*JAKARTA_TICKETS, FOURTH], 40),
        case("W-45", JAKARTA_TICKETS, 40),
        case("W-45", JAKARTA_TICKETS[:2], 30),
        case("W-45", JAKARTA_TICKETS[:1], 20),
        case("W-45 Q-51", [], 0),
        case("W-45 Q-51", ["bangkok-tokyo"], 0),
    ],
)
def test_a_port_pays_by_completed_tickets(tickets: list[str], points: int) -> None:
    assert jakarta(*tickets).score().part("ports") == points - 2 * 4


@pytest.mark.rule("X-151", "W-45", "W-46", "Q-51")
def test_a_failed_ticket_does_not_serve_a_port() -> None:
    table = jakarta("jakarta-marseille")

    assert table.ticket_points() == -18
    assert table.score().part("ports") == 0 - 2 * 4


@pytest.mark.rule("X-152", "W-45")
def test_a_ticket_between_two_ports_counts_for_both() -> None:
    table = given(
        "world",
        owned={0: "hong-kong bangkok jakarta"},
        buildings={0: ["hong-kong", "jakarta"]},
        tickets={0: ["hong-kong-jakarta"]},
    )

    assert table.score().part("ports") == 20 + 20 - 4


@pytest.mark.rule("X-164", "Q-51")
def test_a_tour_out_of_order_serves_its_port() -> None:
    table = given(
        "world",
        owned={0: "casablanca marseille athina tehran, athina al-qahira"},
        buildings={0: ["al-qahira"]},
        tickets={0: ["casablanca-tehran.tour"]},
    )

    assert table.ticket_points() == 6
    assert table.score().part("ports") == 20 - 2 * 4


@pytest.mark.rule("Q-51", "W-46")
def test_a_port_serves_its_builder_only() -> None:
    table = given(
        "world",
        owned={0: "hong-kong bangkok jakarta"},
        buildings={1: ["jakarta"]},
        tickets={0: ["hong-kong-jakarta"]},
    )

    assert [table.score(seat).part("ports") for seat in (0, 1)] == [-12, -8]
