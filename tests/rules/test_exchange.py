"""Exchange of wagons and ships (X-153 to X-155, X-170)."""

import pytest
from tests.rules.table import given


@pytest.mark.rule("X-153", "W-50", "W-51", "C-68", "Q-45", "Q-55")
def test_an_exchange_costs_a_point_a_piece() -> None:
    table = given("world")
    assert (table.stock(), table.box()) == ([20, 40], [5, 10])

    table.plays("exchange 2 ships")

    assert (table.stock(), table.box()) == ([22, 38], [3, 12])
    assert (table.points(), table.turn) == (-2, 1)


@pytest.mark.rule("W-50", "W-51")
def test_an_exchange_the_other_way_and_again() -> None:
    table = given("world").plays("exchange 3 wagons")
    assert (table.stock(), table.box()) == ([17, 43], [8, 7])

    table.plays("exchange 1 ships", seat=1).plays("exchange 8 ships")

    assert (table.stock(), table.box()) == ([25, 35], [0, 15])
    assert table.points() == -11


@pytest.mark.rule("X-154", "W-51")
def test_the_box_limits_an_exchange() -> None:
    table = given("world")

    assert table.refuses("exchange 6 ships") == "EXCHANGE_LIMIT"
    assert table.refuses("exchange 11 wagons") == "EXCHANGE_LIMIT"
    assert table.plays("exchange 5 ships").stock() == [25, 35]


@pytest.mark.rule("W-51", "Q-55")
def test_the_stock_limits_an_exchange() -> None:
    table = given("world", stock=[20, 3])

    assert table.refuses("exchange 4 ships") == "EXCHANGE_LIMIT"


@pytest.mark.rule("X-155", "Q-55")
def test_an_exchange_of_nothing() -> None:
    assert given("world").refuses("exchange 0 ships") == "EXCHANGE_LIMIT"
    assert given("world").refuses("exchange 0 wagons") == "EXCHANGE_LIMIT"


@pytest.mark.rule("X-170", "Q-55")
def test_an_exchange_never_ends_the_game() -> None:
    table = given("world", stock=[4, 3]).plays("exchange 2 ships")

    assert table.stock() == [6, 1]
    assert table.turns_left is None
