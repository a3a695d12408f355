"""Tunnels (X-83 to X-99, X-194 to X-196)."""

import pytest
from tests.rules.table import Table, case, given

ANGORA = "angora-constantinople"  # a gray tunnel of 2
LAY_RED = f"claim {ANGORA} with 2red"
LAY_WILD = f"claim {ANGORA} with 2loco"
LAY_GREEN = "claim kristiansand-stavanger.tunnel with 2green"  # green, 2, in the north


def red_laid(hand: str, deck: str) -> Table:
    """Two red cards laid for a gray tunnel of two, before the extra payment."""
    return given("europe", hand=hand, deck=deck).plays(LAY_RED)


@pytest.mark.rule(
    "X-83", "C-39", "C-40", "C-41", "C-44", "C-05", "C-47", "E-21", "E-22"
)
def test_an_extra_card_for_a_tunnel() -> None:
    table = red_laid("3red", "red blue green")
    assert (table.extra, table.turn, table.owner(ANGORA)) == (1, 0, None)

    table.plays("pay 1red")

    assert table.owner(ANGORA) == 0
    assert (table.points(), table.stock()) == (2, [43, 0])
    assert [table.pile(card) for card in ("red", "blue", "green")] == [4, 1, 1]
    assert (table.hand(), table.discards(), table.turn) == ("", [6], 1)


@pytest.mark.rule("X-84", "C-41", "C-42", "E-22")
@pytest.mark.parametrize("paid", ["1green", "1loco"])
def test_a_revealed_locomotive_is_answered_with_the_color(paid: str) -> None:
    table = given("europe", hand="3green 1loco", deck="loco 2red")

    table.plays("claim venezia-zurich with 2green")

    assert table.extra == 1
    assert table.plays(f"pay {paid}").owner("venezia-zurich") == 0


@pytest.mark.rule("X-85", "C-43", "C-45")
def test_locomotives_alone_are_answered_with_locomotives() -> None:
    table = given("europe", hand="2loco 5green", deck="loco green red").plays(LAY_WILD)
    assert table.extra == 1

    assert table.refuses("pay 1green") == "EXTRA_PAYMENT_INVALID"
    assert table.actions() == {"give up"}
    assert table.plays("give up").hand() == "5green 2loco"


@pytest.mark.rule("C-43", "E-22", "N-25")
@pytest.mark.parametrize(
    ("game", "claim"),
    [
        ("europe", LAY_WILD),
        ("nordic", "claim kristiansand-stavanger.tunnel with 2loco"),
        ("switzerland", "claim basel-olten with 2loco"),
    ],
)
def test_a_third_locomotive_pays_for_a_revealed_one(game: str, claim: str) -> None:
    table = given(game, hand="3loco", deck="loco green red").plays(claim)

    assert table.plays("pay 1loco").points() == 2


@pytest.mark.rule("X-86", "C-43", "C-50")
def test_locomotives_alone_cost_nothing_more_for_colors() -> None:
    table = given("europe", hand="2loco", deck="2green red").plays(LAY_WILD)

    assert (table.owner(ANGORA), table.turn) == (0, 1)


@pytest.mark.rule("X-87", "C-41", "C-42", "Q-21")
@pytest.mark.parametrize("paid", ["2blue", "1blue 1loco", "2loco"])
def test_color_and_locomotive_laid(paid: str) -> None:
    table = given("europe", hand="3blue 3loco", deck="blue loco red")

    table.plays(f"claim {ANGORA} with 1blue 1loco")

    assert table.extra == 2
    assert table.plays(f"pay {paid}").owner(ANGORA) == 0


@pytest.mark.rule("Q-21")
def test_other_colors_than_the_laid_one_cost_nothing() -> None:
    assert red_laid("2red", "blue green white").owner(ANGORA) == 0


@pytest.mark.rule("X-88", "X-91", "C-45", "C-46", "C-47", "Q-19")
def test_giving_up() -> None:
    table = red_laid("4red", "3red")
    assert table.extra == 3
    assert table.refuses("pay 2red") == "EXTRA_PAYMENT_INVALID"

    table.plays("give up")

    assert (table.hand(), table.pile("red"), table.turn) == ("4red", 3, 1)
    assert (table.owner(ANGORA), table.points(), table.stock()) == (None, 0, [45, 0])
    assert table.refuses("draw blind", seat=0) == "NOT_YOUR_TURN"
    assert table.refuses(LAY_RED, seat=0) == "NOT_YOUR_TURN"


@pytest.mark.rule("X-89", "C-45")
def test_giving_up_although_one_could_pay() -> None:
    table = red_laid("3red", "red blue green")
    assert table.actions() == {"pay 1red", "give up"}

    table.plays("give up")

    assert (table.hand(), table.owner(ANGORA), table.turn) == ("3red", None, 1)


@pytest.mark.rule("X-90", "C-50", "Q-20")
def test_nothing_to_give_up() -> None:
    table = red_laid("2red", "blue green white")

    assert table.owner(ANGORA) == 0
    assert table.refuses("give up", seat=0) == "NOT_YOUR_TURN"


@pytest.mark.rule("C-42", "C-31")
@pytest.mark.parametrize("paid", ["2red", "1blue", "1red 1loco"])
def test_wrong_extra_cards(paid: str) -> None:
    table = red_laid("4red 1blue 1loco", "red blue green")

    assert table.refuses(f"pay {paid}") == "EXTRA_PAYMENT_INVALID"


@pytest.mark.rule("C-39", "C-10")
def test_a_tunnel_waits_for_its_payment() -> None:
    table = red_laid("3red", "red blue green")

    assert table.refuses("draw blind") == "WRONG_PHASE"
    assert table.refuses("pay 1red", seat=1) == "NOT_YOUR_TURN"


@pytest.mark.parametrize(
    ("game", "claim"),
    [
        case("X-92 C-48 E-23", "europe", LAY_RED),
        case("Q-23 C-48", "nordic", "claim lillehammer-oslo with 2purple"),
        case("C-48 S-20", "switzerland", "claim france-1-martigny with 2red"),
    ],
)
def test_a_deck_of_two_cards(game: str, claim: str) -> None:
    color = claim[-3:] if claim.endswith("red") else "purple"
    table = given(
        game, hand=f"2{color}", market="", deck=color, discard="blue", only=True
    )

    table.plays(claim)

    assert table.extra == 1
    assert sum(table.state.revealed) == 2


@pytest.mark.rule("X-93", "C-48", "E-23")
def test_no_card_to_reveal() -> None:
    table = given("europe", hand="2red", market="", only=True).plays(LAY_RED)

    assert (table.owner(ANGORA), table.turn) == (0, 1)


@pytest.mark.rule("X-94", "C-40", "Q-22")
def test_laid_and_revealed_cards_are_not_shuffled() -> None:
    table = given("europe", hand="3red", deck="red blue", discard="10green", only=True)

    table.plays(LAY_RED)

    assert (table.extra, table.decks(), table.discards()) == (1, [9], [0])
    assert table.plays("pay 1red").discards() == [6]


@pytest.mark.rule("X-95", "C-49", "Q-18")
def test_an_attempt_without_reserves() -> None:
    assert red_laid("2red", "blue green white").owner(ANGORA) == 0

    unlucky = red_laid("2red", "red green white")
    assert unlucky.actions() == {"give up"}
    assert unlucky.plays("give up").hand() == "2red"


@pytest.mark.rule("X-96", "C-44", "C-62")
def test_extra_cards_need_no_trains() -> None:
    table = given(
        "europe",
        players=3,
        mover=1,
        hand="3blue",
        stock=[5],
        hands={2: "4red"},
        stocks={2: [2]},
        deck="2red green",
    )
    table.plays("claim constantinople-sofia with 3blue")
    assert table.turns_left == 3

    table.plays(LAY_RED, "pay 2red")

    assert (table.owner(ANGORA), table.stock(2)) == (2, [0, 0])
    assert table.turns_left == 2, "no new trigger"


@pytest.mark.rule("X-97", "N-25", "N-26", "Q-04", "C-41")
def test_a_revealed_locomotive_in_the_north() -> None:
    table = given("nordic", hand="3green", deck="loco red blue").plays(LAY_GREEN)
    assert table.extra == 1

    assert table.plays("pay 1green").owner("kristiansand-stavanger.tunnel") == 0


@pytest.mark.rule("N-25", "C-41")
def test_a_revealed_color_in_the_north() -> None:
    table = given("nordic", hand="3green", deck="green red blue").plays(LAY_GREEN)

    assert table.extra == 1
    assert table.plays("pay 1green").points() == 2


@pytest.mark.rule("X-98", "N-22")
def test_no_swaps_in_tunnels() -> None:
    table = given("nordic", hand="2green 3red", deck="green 2blue").plays(LAY_GREEN)

    assert table.refuses("pay 3red") == "EXTRA_PAYMENT_INVALID"
    assert table.actions() == {"give up"}


@pytest.mark.rule("X-99", "S-18", "S-20", "S-21", "S-25", "C-42")
def test_a_swiss_tunnel() -> None:
    table = given("switzerland", hand="3red 3loco", deck="2red blue")

    table.plays("claim bellinzona-wassen.1 with 2red 2loco")
    assert table.extra == 2
    table.plays("pay 1red 1loco")

    assert (table.points(), table.stock()) == (7, [41, 0])


@pytest.mark.rule("X-194", "E-21", "C-35", "C-45")
@pytest.mark.parametrize("track", ["white", "black"])
def test_a_failed_attempt_closes_nothing(track: str) -> None:
    table = given(
        "europe",
        players=3,
        hand="3black",
        hands={1: f"3{track}"},
        deck="black 2red 3blue",
    )
    table.plays("claim madrid-pamplona.black with 3black", "give up")

    table.plays(f"claim madrid-pamplona.{track} with 3{track}")

    assert table.owner(f"madrid-pamplona.{track}") == 1


@pytest.mark.rule("X-195", "C-39", "C-12")
def test_a_payment_that_is_not_complete_reveals_nothing() -> None:
    table = given("europe", hand="3orange", deck="3orange")

    assert table.refuses("claim angora-smyrna with 2orange") == "WRONG_CARD_COUNT"
    assert sum(table.state.revealed) == 0


@pytest.mark.rule("X-196", "S-21", "C-43")
def test_a_swiss_tunnel_with_locomotives_only() -> None:
    table = given("switzerland", hand="3loco", deck="2red blue")

    table.plays("claim baden-basel with 3loco")

    assert (table.owner("baden-basel"), table.points()) == (0, 4)
