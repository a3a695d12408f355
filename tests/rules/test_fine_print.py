"""Details of rules that no scenario of the catalogue spells out."""

import pytest
from tests.rules.table import given

NORDIC = "12red 12blue 12green 12orange 12black 12white 12yellow 6loco"
WORLD = (
    "4red-port 4yellow-port 4red-ship 4yellow-ship 6red-double 6green-double "
    "4green-ship 7red 7yellow 7green 7black 7white 8loco"
)
MURMANSK = "claim lieksa-murmansk with"  # gray, 9, any 4 cards for 1
FERRY = "claim mo-i-rana-trondheim.ferry with"  # red, 6 spaces, 2 symbols
GREEN_SEA = "claim cape-town-port-aux-francais.green with"  # 5 spaces


@pytest.mark.parametrize(
    ("game", "hand", "action", "code"),
    [
        # Twelve cards are one group of four and a set of eight, which is not there.
        pytest.param("nordic", NORDIC, f"{MURMANSK} 4green 4red 4blue", "MIXED_COLORS"),
        pytest.param("nordic", NORDIC, f"{MURMANSK} 7green 5loco", "WILD_NOT_ALLOWED"),
        # Eight cards are one group of three, for one of two symbols.
        pytest.param("nordic", NORDIC, f"{FERRY} 5red 3blue", "FERRY_NEEDS_LOCOMOTIVE"),
        # Only half of a double ship may be lost, never a single ship or a joker.
        pytest.param(
            "world",
            WORLD,
            f"{GREEN_SEA} 2green-double 1green-ship 1loco",
            "SUPERFLUOUS_CARD",
        ),
    ],
)
@pytest.mark.rule("N-16")
@pytest.mark.rule("N-21")
@pytest.mark.rule("W-27")
def test_why_a_route_is_refused(game: str, hand: str, action: str, code: str) -> None:
    assert given(game, hand=hand).refuses(action) == code


@pytest.mark.rule("W-30")
@pytest.mark.rule("C-31")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("2red 2yellow 1green", "SUPERFLUOUS_CARD"),
        ("1red 1yellow 3loco", "SUPERFLUOUS_CARD"),
        ("5loco", "SUPERFLUOUS_CARD"),
        ("1red 1yellow 1green 1black 1white", "WRONG_CARD_COUNT"),
        ("1red 1yellow 1green 1black 1loco", "WRONG_CARD_COUNT"),
        ("2red 1yellow 1green 1black", "WRONG_CARD_COUNT"),
        ("3loco", "WRONG_CARD_COUNT"),
    ],
)
def test_cards_too_many_and_too_few_for_two_pairs(cards: str, code: str) -> None:
    table = given("world", hand=WORLD)
    route = next(r for r in table.match.board.routes if r.pair_spaces == 2)

    assert table.refuses(f"claim {route.id} with {cards}") == code


@pytest.mark.rule("Q-50")
@pytest.mark.rule("W-43")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("3red-port 1red-ship", "WRONG_CARD_KIND"),
        ("1red-port 3red-ship", "WRONG_CARD_KIND"),
        ("1red-port 2red-ship 1red-double", "WRONG_CARD_KIND"),
        ("3red-port 1red-ship 1loco", "SUPERFLUOUS_CARD"),
        ("3red-port 2red-ship", "SUPERFLUOUS_CARD"),
        ("3red-port 1red-ship 4loco", "SUPERFLUOUS_CARD"),
        ("4red-port 1red-ship", "WRONG_CARD_COUNT"),
        ("1red-port 4red-ship", "WRONG_CARD_COUNT"),
        ("2red-port 1red-ship", "WRONG_CARD_COUNT"),
        ("3loco", "WRONG_CARD_COUNT"),
    ],
)
def test_why_cards_build_no_port(cards: str, code: str) -> None:
    table = given("world", hand=WORLD, owned={0: ["caracas-lima.white"]})

    assert table.refuses(f"port lima with {cards}") == code


@pytest.mark.rule("C-05")
@pytest.mark.rule("C-44")
def test_extra_cards_leave_the_hand() -> None:
    table = given("europe", hand="3red 2loco 1blue", deck="2red blue green")

    table.plays("claim angora-constantinople with 2red", "pay 1red 1loco")

    assert table.hand() == "1blue 1loco"
    assert (table.pile("red"), table.pile("loco")) == (3 + 2, 1)
    assert table.state.in_hand[0] == 2


@pytest.mark.rule("C-45")
@pytest.mark.rule("C-47")
@pytest.mark.parametrize("answer", ["pay 1red 1loco", "give up"])
def test_nothing_stays_of_a_tunnel(answer: str) -> None:
    table = given("europe", hand="3red 2loco", deck="2red blue green")
    state = table.state

    table.plays("claim angora-constantinople with 2red", answer)

    assert (state.tunnel, state.tunnel_color, state.tunnel_extra) == (-1, -1, 0)
    assert sum(state.laid) == sum(state.revealed) == 0


@pytest.mark.rule("W-45")
def test_a_ticket_serves_the_ports_at_both_its_ends() -> None:
    table = given(
        "world",
        owned={0: ["los-angeles-new-york.purple", "los-angeles-tokyo.green"]},
        buildings={0: ["new-york", "tokyo"]},
        tickets={0: ["new-york-tokyo"]},
    )

    assert table.score().completed == 1
    assert table.score().part("ports") == 20 + 20 - 4
    assert table.score().built == 2


@pytest.mark.rule("Q-16")
@pytest.mark.rule("Q-46")
def test_the_player_fills_the_gap_and_no_other_slot() -> None:
    """Purple is the first kind of card; its slot is not taken for an empty one."""
    table = given(
        "world",
        hand="1purple-port 1red-port 2red-ship 1loco",
        market="purple purple - red red red",
        owned={0: ["caracas-lima.white"]},
        only=True,
    )

    table.plays("port lima with 1red-port 2red-ship 1loco", "refill ship")

    assert table.market() == "purple purple red-ship red red red"
    assert table.turn == 1


@pytest.mark.rule("Q-10")
@pytest.mark.rule("C-65")
@pytest.mark.parametrize(("through", "joins"), [("false", False), ("true", True)])
def test_the_longest_path_through_a_country(through: str, *, joins: bool) -> None:
    borders = ["basel-deutschland-1", "deutschland-5-st-gallen"]
    table = given("switzerland", owned={0: borders}, swiss_country_through=through)
    lengths = [table.match.board.route(route).length for route in borders]

    assert table.score().longest == (sum(lengths) if joins else max(lengths))


@pytest.mark.rule("Q-52")
@pytest.mark.parametrize(
    ("order", "points"), [("trail", 6), ("simple_path", 6), ("walk", 9)]
)
def test_a_tour_to_a_dead_end_by_what_order_means(order: str, points: int) -> None:
    routes = ["casablanca-marseille", "athina-marseille", "athina-tehran"]
    table = given(
        "world",
        owned={0: [*routes, "al-qahira-athina"]},
        tickets={0: ["casablanca-tehran.tour"]},
        tour_order=order,
    )

    assert table.ticket_points() == points


@pytest.mark.rule("Q-46")
@pytest.mark.rule("W-15")
def test_an_empty_wagon_deck_refills_nothing() -> None:
    """As X-28, with the other deck."""
    table = given(
        "world", market="red red-ship - - - -", discard="1green-ship", only=True
    )

    assert table.refuses("draw up 1 refill wagon") == "DECK_EMPTY"
