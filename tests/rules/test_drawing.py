"""Drawing cards from one deck (X-15 to X-22, X-31 to X-35, X-39 to X-41)."""

import pytest
from tests.rules.table import case, given

from railwright.games import GAMES

ONE_DECK = [name for name, game in GAMES.items() if len(game.start_hand) == 1]
STRICT = ("europe", "usa")
"""Games in which a face-up locomotive is the only card of a turn."""


@pytest.mark.rule("X-15", "E-10", "U-06", "C-14", "C-18")
@pytest.mark.parametrize("game", STRICT)
def test_a_face_up_locomotive_ends_the_draw(game: str) -> None:
    table = given(game, market="loco red red blue blue", deck="green")

    table.plays("draw up 1")

    assert (table.hand(), table.turn) == ("1loco", 1)
    assert table.market() == "green red red blue blue"


@pytest.mark.rule("X-16", "E-11", "U-06", "C-15")
@pytest.mark.parametrize("game", STRICT)
@pytest.mark.parametrize("second", ["draw up 1", "draw blind"])
def test_a_locomotive_that_replaces_the_first_card(game: str, second: str) -> None:
    table = given(game, market="blue red green white white", deck="loco black")
    table.plays("draw up 2")
    assert table.market() == "blue loco green white white"

    assert table.refuses("draw up 2") == "SECOND_CARD_WILD"
    assert table.plays(second).turn == 1


@pytest.mark.rule("C-14", "C-15")
@pytest.mark.parametrize("game", ONE_DECK)
def test_the_replacement_may_be_the_second_card(game: str) -> None:
    table = given(game, market="blue red green white white", deck="black yellow")

    table.plays("draw up 2", "draw up 2")

    assert table.hand() in {"1red 1black", "1black 1red"}
    assert table.market() == "blue yellow green white white"
    assert table.turn == 1


@pytest.mark.parametrize(
    "game",
    [
        case("X-17 E-11 C-18", "europe"),
        case("X-224 U-06", "usa"),
    ],
)
def test_a_face_up_locomotive_is_never_second(game: str) -> None:
    table = given(game, market="loco red red blue blue").plays("draw blind")

    assert table.refuses("draw up 1") == "SECOND_CARD_WILD"


@pytest.mark.rule("X-18", "E-12", "C-19", "C-13", "U-06")
@pytest.mark.parametrize("game", ONE_DECK)
def test_blind_locomotives_are_ordinary_cards(game: str) -> None:
    table = given(game, deck="2loco").plays("draw blind")
    assert table.turn == 0

    assert table.plays("draw blind").hand() == "2loco"
    assert table.turn == 1


@pytest.mark.rule("E-12")
def test_a_face_up_card_after_a_blind_locomotive() -> None:
    table = given("europe", market="red red red blue blue", deck="loco")

    assert table.plays("draw blind", "draw up 5").hand() == "1blue 1loco"


@pytest.mark.parametrize(
    "game",
    [
        case("X-20 N-09 C-18", "nordic"),
        case("X-22 S-16 C-18", "switzerland"),
    ],
)
def test_two_face_up_locomotives_in_a_turn(game: str) -> None:
    table = given(game, market="loco loco red blue green", deck="2white")

    table.plays("draw up 1", "draw up 2")

    assert (table.hand(), table.turn) == ("2loco", 1)
    assert table.market() == "white white red blue green"


@pytest.mark.rule("X-31", "Q-15", "C-22")
def test_the_last_face_up_cards_are_not_replaced() -> None:
    table = given("europe", market="loco red blue", only=True)

    table.plays("draw up 2", "draw up 3")

    assert (table.hand(), table.market()) == ("1blue 1red", "loco - - - -")


@pytest.mark.rule("X-32", "C-23", "Q-17")
def test_a_locomotive_is_no_legal_second_card() -> None:
    table = given("europe", market="red loco", only=True).plays("draw up 1")

    assert (table.hand(), table.market(), table.turn) == ("1red", "- loco - - -", 1)


@pytest.mark.rule("X-33", "C-22", "E-25", "N-32")
@pytest.mark.parametrize("game", ONE_DECK)
def test_nothing_to_draw(game: str) -> None:
    table = given(game, market="", only=True)

    assert table.refuses("draw blind") == "NOTHING_TO_DRAW"
    assert table.refuses("draw up 1") == "NOTHING_TO_DRAW"
    assert "tickets" in table.actions()


@pytest.mark.rule("C-22", "E-25", "N-32")
def test_other_actions_remain_when_nothing_is_to_draw() -> None:
    europe = given("europe", hand="3blue", market="", only=True)
    nordic = given("nordic", hand="2blue", market="", only=True)

    kinds = {action.split()[0] for action in europe.actions()}
    assert kinds == {"claim", "station", "tickets"}
    kinds = {action.split()[0] for action in nordic.actions()}
    assert kinds == {"claim", "tickets"}


@pytest.mark.rule("X-34", "Q-15")
def test_the_last_face_up_cards_can_be_barred() -> None:
    table = given(
        "europe",
        market="loco red blue",
        only=True,
        draw_face_up_when_decks_empty="forbidden",
    )

    assert table.refuses("draw up 2") == "NOTHING_TO_DRAW"
    assert table.refuses("draw up 1") == "NOTHING_TO_DRAW"


@pytest.mark.rule("Q-15", "C-23")
def test_barred_face_up_cards_are_no_second_card() -> None:
    table = given(
        "europe",
        market="red blue green",
        deck="white",
        only=True,
        draw_face_up_when_decks_empty="forbidden",
    )

    assert table.plays("draw blind").turn == 1
    assert table.hand() == "1white"


@pytest.mark.rule("X-35", "C-23", "Q-15")
def test_one_card_and_no_second() -> None:
    table = given("nordic", market="loco", only=True).plays("draw up 1")

    assert (table.hand(), table.market(), table.turn) == ("1loco", "- - - - -", 1)


@pytest.mark.rule("X-39", "X-40", "C-10", "C-13", "Q-17")
@pytest.mark.parametrize("game", GAMES)
def test_a_draw_must_be_finished(game: str) -> None:
    blind = "draw blind ship" if game == "world" else "draw blind"
    table = given(game, hand="6red").plays(blind)
    board = table.match.board
    route = next(r for r in board.routes if (r.color, r.kind) == ("red", "rail"))

    claim = f"claim {route.id} with {route.length}red"
    assert table.refuses(claim) == "WRONG_PHASE"
    assert table.refuses("tickets") == "WRONG_PHASE"
    assert table.refuses("pass") == "PASS_NOT_ALLOWED"


@pytest.mark.rule("X-40", "Q-17")
def test_a_draw_is_finished_even_where_passing_is_free() -> None:
    table = given("europe", pass_rule="always").plays("draw blind")

    assert table.refuses("pass") == "PASS_NOT_ALLOWED"


@pytest.mark.rule("X-41", "C-17")
@pytest.mark.parametrize("game", GAMES)
def test_no_hand_limit(game: str) -> None:
    hand = "4red 4green 4black 4white 4yellow 4purple" if game == "world" else ""
    hand = f"{hand} 4red-ship 6red-double 6green-double" if hand else "10red 10blue"
    hand = hand if game == "world" else f"{hand} 10green 10white"
    blind = "draw blind ship" if game == "world" else "draw blind"
    table = given(game, hand=hand)
    assert table.state.in_hand[0] == 40

    table.plays(blind, blind)

    assert table.state.in_hand[0] == 42


@pytest.mark.rule("C-13")
@pytest.mark.parametrize(
    "draws",
    [
        ("draw up 1", "draw up 2"),
        ("draw up 1", "draw blind"),
        ("draw blind", "draw up 2"),
        ("draw blind", "draw blind"),
    ],
)
def test_two_cards_in_any_mix(draws: tuple[str, str]) -> None:
    table = given("europe", market="red red red blue blue", deck="2green 2white")

    assert table.plays(draws[0]).turn == 0
    assert table.plays(draws[1]).turn == 1
    assert table.state.in_hand[0] == 2


@pytest.mark.rule("C-16")
@pytest.mark.parametrize("game", ONE_DECK)
def test_a_drawn_card_is_kept(game: str) -> None:
    table = given(game, deck="red").plays("draw blind")
    assert table.hand() == "1red"

    assert {action.split()[0] for action in table.actions()} == {"draw"}
    table.plays("draw blind")

    assert "1red" in table.hand() or "2red" in table.hand()
    assert table.discards() == [0]
