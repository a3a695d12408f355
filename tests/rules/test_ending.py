"""Last turns, the end, and passing (X-165 to X-172, X-180 to X-182, X-205, X-225)."""

import pytest
from tests.rules.table import Table, case, given

from railwright.games import GAMES

RED_3 = {
    "europe": "berlin-frankfurt.red",
    "nordic": "helsinki-imatra",
    "switzerland": "st-gallen-winterthur",
    "usa": "chicago-duluth",
}
"""An ordinary red route of three spaces on each board."""
PURPLE_3 = "claim cape-town-dar-es-salaam.purple with 3purple"


def draw(game: str) -> tuple[str, str]:
    blind = "draw blind ship" if game == "world" else "draw blind"
    return blind, blind


def last_turns(table: Table, game: str) -> list[int]:
    """Who has the turns up to the end, when everybody draws cards."""
    order = []
    while not table.match.is_over:
        order.append(table.turn)
        table.plays(*draw(game))
    return order


@pytest.mark.parametrize(
    ("game", "players", "mover", "order"),
    [
        case("X-165 C-60 C-61 E-33", "europe", 4, 2, [3, 0, 1, 2]),
        case("X-205 S-24 C-61", "switzerland", 3, 0, [1, 2, 0]),
        case("X-225 U-11", "usa", 2, 0, [1, 0]),
        case("N-29 C-60 C-61", "nordic", 3, 1, [2, 0, 1]),
    ],
)
def test_the_last_turns(game: str, players: int, mover: int, order: list[int]) -> None:
    table = given(game, players=players, mover=mover, hand="3red", stock=[5])

    table.plays(f"claim {RED_3[game]} with 3red")

    assert table.stock(mover) == [2, 0]
    assert last_turns(table, game) == order
    assert table.refuses("draw blind") == "GAME_OVER"


@pytest.mark.rule("X-166", "C-60", "E-33", "N-29", "S-24", "U-11")
@pytest.mark.parametrize("game", RED_3)
def test_three_trains_are_enough(game: str) -> None:
    table = given(game, hand="3red", stock=[6]).plays(f"claim {RED_3[game]} with 3red")

    assert (table.stock(), table.turns_left) == ([3, 0], None)


@pytest.mark.rule("X-167", "C-62", "Q-36")
def test_one_trigger_only() -> None:
    table = given(
        "europe",
        players=4,
        mover=2,
        hand="3red",
        stock=[5],
        hands={3: "3blue"},
        stocks={3: [3]},
    )
    table.plays("claim berlin-frankfurt.red with 3red")

    table.plays("claim constantinople-sofia with 3blue")

    assert table.stock(3) == [0, 0]
    assert last_turns(table, "europe") == [0, 1, 2]


@pytest.mark.rule("X-168", "N-29", "C-61", "Q-37", "Q-62")
def test_a_last_turn_without_trains() -> None:
    table = given("nordic", hand="4red", stock=[3])
    table.plays("claim helsinki-imatra with 3red")
    assert table.stock() == [0, 0]
    table.plays(*draw("nordic"))

    claim = "claim rovaniemi-tornio with 1red"
    assert table.refuses(claim) == "NOT_ENOUGH_PIECES"
    assert table.refuses("pass") == "PASS_NOT_ALLOWED"
    assert table.plays(*draw("nordic")).match.is_over


@pytest.mark.rule("X-169", "W-48", "W-49", "C-60", "C-61", "Q-56")
def test_two_last_turns_each_in_the_world() -> None:
    table = given("world", players=3, mover=1, hand="3purple", stock=[7, 2])

    table.plays(PURPLE_3)

    assert table.stock(1) == [4, 2]
    assert last_turns(table, "world") == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("X-171", "W-48", "Q-56")
@pytest.mark.parametrize(("ships", "turns"), [(3, 4), (4, None)])
def test_ports_are_no_pieces(ships: int, turns: int | None) -> None:
    table = given("world", hand="3purple", stock=[6, ships]).plays(PURPLE_3)

    assert (table.stock(), table.turns_left) == ([3, ships], turns)
    assert table.state.buildings[0] == 3


@pytest.mark.rule("Q-36")
@pytest.mark.parametrize("game", ["europe", "nordic"])
def test_the_trigger_is_the_movers_own_stock(game: str) -> None:
    table = given(game, stocks={1: [2]}).plays(*draw(game))
    assert table.turns_left is None

    assert table.plays(*draw(game)).turns_left == 2


@pytest.mark.rule("X-172", "C-61")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_played_after_the_end(game: str) -> None:
    table = given(game, pass_rule="always").plays("pass", "pass")
    commands = [
        *(
            "draw blind",
            "draw up 1",
            "tickets",
            "keep 1",
            "pay 1red",
            "give up",
            "pass",
        ),
        f"claim {table.match.board.routes[0].id} with 1red",
        "station wien with 1red",
        "port lima with 4loco",
        "exchange 1 ships",
        "pieces 20 wagons 40 ships",
        "refill ship",
    ]

    assert table.match.is_over
    for seat in (None, 0, 1):
        assert {table.refuses(each, seat) for each in commands} == {"GAME_OVER"}
    assert table.actions() == set()


@pytest.mark.rule("X-180", "C-11", "Q-38")
def test_passing_when_stuck() -> None:
    table = given(
        "nordic", players=3, market="", only=True, ticket_deck=0, stocks={2: [0]}
    )
    assert table.actions() == {"pass"}

    assert not table.plays("pass", "pass").match.is_over
    assert table.plays("pass").match.is_over
    assert [score.total() for score in table.match.scores()] == [0, 0, 0]


@pytest.mark.rule("X-181", "C-11", "Q-38")
def test_tickets_must_be_drawn_before_one_may_pass() -> None:
    table = given("nordic", market="", only=True, ticket_deck=5)

    assert table.refuses("pass") == "PASS_NOT_ALLOWED"
    assert table.actions() == {"tickets"}


@pytest.mark.rule("Q-38", "C-11")
def test_pieces_must_be_exchanged_before_one_may_pass() -> None:
    table = given("world", market="", only=True, ticket_deck=0)

    assert table.refuses("pass") == "PASS_NOT_ALLOWED"
    assert table.plays("exchange 1 wagons").points() == -1


@pytest.mark.rule("C-11")
@pytest.mark.parametrize("game", GAMES)
def test_no_voluntary_pass(game: str) -> None:
    table = given(game)

    assert table.refuses("pass") == "PASS_NOT_ALLOWED"
    assert "pass" not in table.actions()


@pytest.mark.rule("Q-38")
@pytest.mark.parametrize("game", GAMES)
def test_a_round_of_passes_ends_the_game(game: str) -> None:
    table = given(game, players=3, pass_rule="always").plays("pass", "pass")
    table.plays(*draw(game)).plays("pass", "pass")
    assert not table.match.is_over, "somebody has acted in between"

    assert table.plays("pass").match.is_over


@pytest.mark.rule("Q-37", "Q-38")
def test_a_last_turn_may_be_passed_where_passing_is_free() -> None:
    table = given("europe", hand="3red", stock=[5], pass_rule="always")
    table.plays("claim berlin-frankfurt.red with 3red", "pass")
    assert table.turns_left == 1

    assert table.plays(*draw("europe")).match.is_over


@pytest.mark.rule("X-182", "C-09")
@pytest.mark.parametrize("game", GAMES)
def test_not_your_turn(game: str) -> None:
    table = given(game, mover=1)

    assert table.refuses(draw(game)[0], seat=0) == "NOT_YOUR_TURN"
    assert table.refuses("tickets", seat=0) == "NOT_YOUR_TURN"
