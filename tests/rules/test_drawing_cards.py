"""Drawing cards, tunnels and the market (scenarios X-15 to X-41 and X-83 to X-99)."""

import pytest
from tests.rules.table import given

from railwright.core import codes
from railwright.errors import NotationError

SHOWN = "loco red red-ship red-ship green green"  # a market of World


@pytest.mark.rule("E-10")
@pytest.mark.rule("C-14")
def test_x15_a_face_up_locomotive_ends_the_draw() -> None:
    table = given("europe", market="loco red red blue blue", deck="green")

    table.plays("draw up 1")

    assert (table.hand(), table.market(), table.turn) == (
        "1loco",
        "green red red blue blue",
        1,
    )


@pytest.mark.rule("E-11")
@pytest.mark.parametrize(
    ("game", "first"),
    [
        pytest.param("europe", "draw up 2", id="X-16"),
        pytest.param("europe", "draw blind", id="X-17"),
        pytest.param("usa", "draw blind", id="X-224"),
    ],
)
def test_a_face_up_locomotive_is_never_second(game: str, first: str) -> None:
    table = given(game, market="loco red red blue blue", deck="green yellow")
    table.plays(first)

    assert table.refuses("draw up 1") == "SECOND_CARD_WILD"


@pytest.mark.rule("E-12")
def test_x18_blind_locomotives_are_ordinary_cards() -> None:
    table = given("europe", deck="2loco").plays("draw blind", "draw blind")

    assert table.hand() == "2loco"


@pytest.mark.rule("C-20")
@pytest.mark.parametrize("game", ["europe", "switzerland"])
def test_x19_x23_three_locomotives_sweep_the_market(game: str) -> None:
    table = given(
        game,
        market="loco loco red blue green",
        deck="loco purple white orange black yellow",
    )

    table.plays("draw up 3")

    assert table.market() == "purple white orange black yellow"
    assert table.pile("loco") == 3
    assert table.state.phase == codes.SECOND_CARD


@pytest.mark.rule("N-09")
@pytest.mark.rule("N-10")
def test_x20_x21_nordic_locomotives_stay_and_are_taken() -> None:
    table = given("nordic", market="loco loco red blue green", deck="loco 2white")

    table.plays("draw up 3", "draw up 1")

    assert table.hand() == "1red 1loco"
    assert table.market() == "white loco loco blue green"


@pytest.mark.rule("Q-05")
def test_x14_the_nordic_reset_is_an_option() -> None:
    table = given(
        "nordic",
        market="loco loco red blue green",
        deck="loco 5white",
        nordic_three_loco_reset="on",
    )

    assert table.plays("draw up 3").market() == "white white white white white"


@pytest.mark.rule("C-21")
def test_x30_the_discards_become_the_deck_when_it_is_needed() -> None:
    table = given("europe", market="red red red red red", deck="blue", only=True)
    for kind in (0, 3):
        table.state.take_in_hand(1, kind, -10)
        table.state.throw_away(kind, 10)

    table.plays("draw blind")
    assert table.state.in_deck[0] == 0
    table.plays("draw blind")

    assert table.state.in_deck[0] == 19


@pytest.mark.rule("Q-15")
def test_x31_x34_the_last_face_up_cards() -> None:
    shown = {"market": "loco red blue", "only": True}
    table = given("europe", **shown)  # type: ignore[arg-type]  # a shared position
    table.plays("draw up 2", "draw up 3")
    assert (table.hand(), table.market()) == ("1blue 1red", "loco - - - -")

    barred = given(
        "europe",
        draw_face_up_when_decks_empty="forbidden",
        **shown,  # type: ignore[arg-type]
    )
    assert barred.refuses("draw up 2") == "NOTHING_TO_DRAW"


@pytest.mark.rule("C-23")
@pytest.mark.parametrize(
    ("game", "market"),
    [("europe", "red loco"), ("nordic", "red")],
    ids=["X-32", "X-35"],
)
def test_without_a_second_card_the_turn_ends(game: str, market: str) -> None:
    table = given(game, market=market, only=True).plays("draw up 1")

    assert (table.hand(), table.turn) == ("1red", 1)


@pytest.mark.rule("C-22")
def test_x33_nothing_to_draw() -> None:
    table = given("europe", market="", only=True)

    assert table.refuses("draw blind") == "NOTHING_TO_DRAW"
    assert table.refuses("draw up 1") == "NOTHING_TO_DRAW"


@pytest.mark.rule("Q-12")
def test_x36_no_reset_without_hope() -> None:
    table = given("europe", market="red blue loco loco loco", only=True)

    assert table.plays("draw up 1").market() == "- blue loco loco loco"


@pytest.mark.rule("Q-16")
def test_x38_gaps_are_filled_before_the_next_turn() -> None:
    table = given("europe", hand="3blue", market="red red red", only=True)

    table.plays("claim constantinople-sofia with 3blue")

    assert table.market() == "red red red blue blue"
    assert (table.state.in_deck[0], table.turn) == (1, 1)


@pytest.mark.rule("C-10")
@pytest.mark.parametrize("game", ["europe", "nordic", "switzerland", "usa"])
def test_x39_x40_a_draw_must_be_finished(game: str) -> None:
    table = given(game, hand="12red").plays("draw blind")
    route = next(r for r in table.match.board.routes if r.color == "red")

    claim = f"claim {route.id} with {route.length}red"
    assert table.refuses(claim) == "WRONG_PHASE"
    assert table.refuses("pass") == "PASS_NOT_ALLOWED"


@pytest.mark.rule("W-15")
def test_x24_the_deck_that_refills_is_chosen() -> None:
    table = given("world", market=SHOWN, deck="white-ship black")
    with pytest.raises(NotationError, match="wagon or ship"):
        table.match.play("draw up 1")

    table.plays("draw up 1 refill ship")

    assert table.market().split()[0] == "white-ship"
    assert table.turn == 1


@pytest.mark.rule("Q-46")
@pytest.mark.parametrize("action", ["draw up 2", "draw up 2 refill wagon"])
def test_x28_an_empty_deck_refills_nothing(action: str) -> None:
    table = given("world", market=SHOWN, deck="black white", only=True)
    assert table.refuses("draw up 2 refill ship") == "DECK_EMPTY"

    assert table.plays(action).market().split()[1] == "black"


@pytest.mark.rule("W-14")
@pytest.mark.parametrize(
    ("first", "slot"),
    [
        pytest.param("draw blind ship", 1, id="X-25"),
        pytest.param("draw up 3 refill wagon", 3, id="X-26"),
    ],
)
def test_a_face_up_joker_is_never_second(first: str, slot: int) -> None:
    table = given("world", market=SHOWN, deck="white-ship loco").plays(first)

    assert table.refuses(f"draw up {slot} refill ship") == "SECOND_CARD_WILD"


LAY_RED = "claim angora-constantinople with 2red"  # a gray tunnel of 2
LAY_WILD = "claim angora-constantinople with 2loco"


@pytest.mark.rule("C-41")
@pytest.mark.rule("C-44")
def test_x83_an_extra_card_for_a_tunnel() -> None:
    table = given("europe", hand="3red", deck="red blue green").plays(LAY_RED)
    assert table.state.tunnel_extra == 1

    table.plays("pay 1red")

    assert table.owner("angora-constantinople") == 0
    assert (table.state.score[0], table.state.stock[0]) == (2, 43)
    assert (table.pile("red"), table.pile("blue"), table.pile("green")) == (4, 1, 1)


@pytest.mark.rule("C-42")
def test_x84_a_revealed_locomotive_is_answered_with_the_color() -> None:
    table = given("europe", hand="3green", deck="loco 2red")

    table.plays("claim venezia-zurich with 2green", "pay 1green")

    assert table.owner("venezia-zurich") == 0


@pytest.mark.rule("C-43")
def test_x85_x86_locomotives_alone() -> None:
    table = given("europe", hand="2loco 5green", deck="loco green red").plays(LAY_WILD)
    assert table.refuses("pay 1green") == "EXTRA_PAYMENT_INVALID"
    assert table.plays("give up").hand() == "5green 2loco"

    free = given("europe", hand="2loco", deck="2green red").plays(LAY_WILD)
    assert free.owner("angora-constantinople") == 0


@pytest.mark.rule("Q-21")
def test_x87_color_and_locomotive_laid() -> None:
    table = given("europe", hand="2blue 2loco", deck="blue loco red")

    table.plays("claim angora-constantinople with 1blue 1loco")

    assert table.state.tunnel_extra == 2
    assert table.plays("pay 1blue 1loco").owner("angora-constantinople") == 0


@pytest.mark.rule("C-45")
@pytest.mark.rule("C-46")
@pytest.mark.rule("C-47")
def test_x88_x91_giving_up() -> None:
    table = given("europe", hand="4red", deck="3red").plays(LAY_RED)
    assert table.refuses("pay 2red") == "EXTRA_PAYMENT_INVALID"

    table.plays("give up")

    assert (table.hand(), table.pile("red"), table.turn) == ("4red", 3, 1)
    assert table.owner("angora-constantinople") is None
    assert table.refuses("draw blind", seat=0) == "NOT_YOUR_TURN"


@pytest.mark.rule("C-50")
def test_x90_nothing_to_give_up() -> None:
    table = given("europe", hand="2red", deck="blue green white").plays(LAY_RED)

    assert table.refuses("give up", seat=0) == "NOT_YOUR_TURN"


@pytest.mark.rule("C-48")
def test_x92_x93_a_deck_of_few_cards() -> None:
    few = given(
        "europe", hand="2red", market="", deck="red", discard="blue", only=True
    ).plays(LAY_RED)
    assert few.state.tunnel_extra == 1
    assert sum(few.state.revealed) == 2

    none = given("europe", hand="2red", market="", only=True).plays(LAY_RED)
    assert none.owner("angora-constantinople") == 0


@pytest.mark.rule("Q-22")
def test_x94_laid_and_revealed_cards_are_not_shuffled() -> None:
    table = given(
        "europe", hand="2red", deck="2blue", discard="10green", only=True
    ).plays(LAY_RED)

    assert table.owner("angora-constantinople") == 0
    assert table.state.in_deck[0] == 9


@pytest.mark.rule("N-22")
def test_x98_no_swaps_in_tunnels() -> None:
    table = given("nordic", hand="2green 3red", deck="green 2blue")
    table.plays("claim kristiansand-stavanger.tunnel with 2green")

    assert table.refuses("pay 3red") == "EXTRA_PAYMENT_INVALID"


@pytest.mark.rule("S-20")
def test_x99_a_swiss_tunnel() -> None:
    table = given("switzerland", hand="3red 3loco", deck="2red blue")

    table.plays("claim bellinzona-wassen.1 with 2red 2loco", "pay 1red 1loco")

    assert table.state.score[0] == 7


@pytest.mark.rule("S-21")
def test_x196_a_swiss_tunnel_with_locomotives_only() -> None:
    table = given("switzerland", hand="3loco", deck="2red blue")

    assert table.plays("claim baden-basel with 3loco").state.score[0] == 4
