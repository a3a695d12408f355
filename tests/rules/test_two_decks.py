"""Drawing in the World: wagon cards and ship cards (X-24 to X-29, X-197, X-198)."""

import pytest
from tests.rules.table import case, given

from railwright.errors import NotationError

SHOWN = "loco red green red-ship red-double green-ship"


@pytest.mark.rule("X-24", "W-14", "W-15")
def test_a_face_up_joker_ends_the_draw() -> None:
    table = given("world", market=SHOWN, deck="white-ship black")

    table.plays("draw up 1 refill ship")

    assert (table.hand(), table.turn) == ("1loco", 1)
    assert table.market().startswith("white-ship red green")
    assert table.shares() == [2, 4]


@pytest.mark.rule("W-15", "Q-46", "C-14")
def test_the_deck_that_refills_must_be_named() -> None:
    table = given("world", market=SHOWN, deck="white-ship black")
    before = table.picture()
    with pytest.raises(NotationError, match="wagon or ship"):
        table.match.play("draw up 2")
    assert table.picture() == before

    assert table.plays("draw up 2 refill wagon").market().split()[1] == "black"


@pytest.mark.rule("X-25", "W-14", "C-18")
@pytest.mark.parametrize("deck", ["wagon", "ship"])
def test_no_face_up_joker_after_a_blind_card(deck: str) -> None:
    table = given("world", market=SHOWN).plays(f"draw blind {deck}")

    assert table.refuses("draw up 1 refill ship") == "SECOND_CARD_WILD"


@pytest.mark.rule("X-26", "W-14", "C-15")
def test_a_joker_that_replaces_the_first_card() -> None:
    market = "white-ship red green red-ship red-double green-ship"
    table = given("world", market=market, deck="loco")
    table.plays("draw up 1 refill wagon")
    assert table.market().count("loco") == 1

    assert table.refuses("draw up 1 refill ship") == "SECOND_CARD_WILD"


@pytest.mark.rule("W-14", "C-19")
def test_blind_jokers_are_ordinary_cards() -> None:
    table = given("world", deck="2loco").plays("draw blind wagon", "draw blind wagon")

    assert table.hand() == "2loco"


@pytest.mark.rule("X-27", "W-15", "W-16")
def test_a_market_without_wagon_cards() -> None:
    table = given("world", market="red green black red-ship 2red-double")
    shares = []
    for slot in (1, 2, 3):
        table.plays(f"draw up {slot} refill ship", "draw blind ship")
        shares.append(table.shares())

    assert shares == [[2, 4], [1, 5], [0, 6]]


@pytest.mark.rule("X-28", "Q-46", "W-15")
@pytest.mark.parametrize("action", ["draw up 2", "draw up 2 refill wagon"])
def test_an_empty_deck_refills_nothing(action: str) -> None:
    table = given("world", market=SHOWN, deck="black white", only=True)
    assert table.refuses("draw up 2 refill ship") == "DECK_EMPTY"

    assert table.plays(action).market().split()[1] == "black"


@pytest.mark.rule("Q-46", "W-15")
@pytest.mark.parametrize("action", ["draw up 2", "draw up 2 refill ship"])
def test_ships_refill_when_there_are_no_wagons(action: str) -> None:
    table = given("world", market=SHOWN, deck="black-ship", only=True)
    assert table.refuses("draw up 2 refill wagon") == "DECK_EMPTY"

    assert table.plays(action).market().split()[1] == "black-ship"


@pytest.mark.rule("Q-46", "Q-16")
@pytest.mark.parametrize("action", ["draw up 2", "draw up 2 refill ship"])
def test_without_any_deck_the_slot_stays_empty(action: str) -> None:
    table = given("world", market=SHOWN, only=True).plays(action)

    assert table.market() == "loco - green red-ship red-double green-ship"


@pytest.mark.rule("X-29", "W-17", "Q-48", "C-05")
def test_three_jokers_sweep_the_market() -> None:
    table = given(
        "world",
        market="loco loco red green red-ship white-double",
        deck="loco black white yellow black-ship white-ship yellow-double",
    )

    table.plays("draw up 3 refill wagon")

    assert table.market() == "black white yellow black-ship white-ship yellow-double"
    assert table.discards() == [4, 2]
    assert [table.pile(card) for card in ("loco", "green")] == [3, 1]
    assert [table.pile(card) for card in ("red-ship", "white-double")] == [1, 1]
    assert table.turn == 0, "the second card is still to be taken"


@pytest.mark.rule("W-17", "Q-12")
def test_no_reset_in_the_world_without_hope() -> None:
    table = given(
        "world",
        market="loco loco red-ship red-ship red-ship red",
        deck="loco",
        only=True,
    )

    table.plays("draw up 6")

    assert table.market() == "loco loco red-ship red-ship red-ship loco"


@pytest.mark.rule("X-197", "W-19", "W-50", "C-22")
def test_nothing_to_draw_but_pieces_to_exchange() -> None:
    table = given("world", market="", only=True)
    assert table.refuses("draw blind wagon") == "NOTHING_TO_DRAW"
    assert table.refuses("draw blind ship") == "NOTHING_TO_DRAW"
    assert table.refuses("draw up 1") == "NOTHING_TO_DRAW"

    assert table.plays("exchange 1 ships").stock() == [21, 39]


@pytest.mark.rule("X-198", "W-18", "W-04", "Q-48", "C-21")
def test_each_deck_is_rebuilt_from_its_own_discards() -> None:
    table = given(
        "world",
        market="",
        deck="4red-ship 1red-double",
        discard="4red 5black 3loco 4white-ship 5white-double",
        only=True,
    )
    assert (table.decks(), table.discards()) == ([0, 5], [12, 9])

    table.plays("draw blind wagon")

    assert table.hand() in {"1red", "1black", "1loco"}
    assert (table.decks(), table.discards()) == ([11, 5], [0, 9])


@pytest.mark.rule("Q-46", "W-13")
def test_a_blind_card_of_an_empty_deck() -> None:
    table = given("world", market=SHOWN, deck="black white", only=True)

    assert table.refuses("draw blind ship") == "DECK_EMPTY"


@pytest.mark.rule("X-214", "W-12", "W-13")
def test_a_face_up_card_and_a_blind_one() -> None:
    table = given("world", market=SHOWN, deck="white-ship black")

    table.plays("draw up 2 refill ship", "draw blind wagon")

    assert table.hand() in {"1red 1black", "1black 1red"}
    assert table.shares() == [2, 4]
    assert table.turn == 1


@pytest.mark.rule("X-215", "Q-47")
def test_a_reset_with_few_ship_cards() -> None:
    table = given(
        "world",
        market="loco loco red green red-ship white-ship",
        deck="loco 6black 6white 6yellow 6purple 5red",
        only=True,
    )

    table.plays("draw up 3 refill wagon")

    *wagons, one, other = table.market().split()
    assert wagons == ["black"] * 4
    assert {one, other} == {"red-ship", "white-ship"}
    assert table.shares() == [4, 2]
    assert table.discards() == [4, 0]


@pytest.mark.rule("Q-47", "Q-12")
@pytest.mark.parametrize(
    ("market", "deck"),
    [
        ("loco loco red red-ship", "loco"),
        ("loco loco red", "loco red-ship"),
        ("loco loco red red-ship white-ship", "loco"),
    ],
)
def test_fewer_than_six_cards_are_never_swept(market: str, deck: str) -> None:
    table = given("world", market=market, deck=deck, only=True)

    table.plays("draw up 3 refill wagon")

    assert table.market().split()[:3] == ["loco"] * 3
    assert table.discards() == [0, 0]


@pytest.mark.parametrize(
    ("refill", "shown"),
    [case("Q-16", "wagon", "black"), case("Q-46", "ship", "white-ship")],
)
def test_the_player_chooses_the_deck_that_fills_a_gap(refill: str, shown: str) -> None:
    table = given(
        "world",
        hand="2black 1white-ship 3loco",
        market="5red-double",
        discard="white-ship",
        only=True,
    )
    table.plays("claim bangkok-hong-kong.black with 1black")
    assert table.turn == 0, "the gap is to be filled before the turn is over"
    assert table.refuses("tickets") == "WRONG_PHASE"

    table.plays(f"refill {refill}")

    assert table.market().split()[5] == shown
    assert table.turn == 1
