"""Stations, last turns, scores and ties (scenarios X-100 to X-109, X-121 to X-206)."""

import pytest
from tests.rules.table import Table, given

from railwright.core import codes


@pytest.mark.rule("E-26")
@pytest.mark.rule("E-27")
@pytest.mark.rule("Q-31")
def test_x100_a_first_station_for_one_card() -> None:
    table = given("europe", hand="1loco").plays("station wien with 1loco")

    assert table.state.building_at[table.match.board.city_index["wien"]] == 0
    assert (table.pile("loco"), table.state.buildings[0]) == (1, 2)


@pytest.mark.rule("E-27")
@pytest.mark.parametrize(
    ("built", "cards", "code"),
    [
        pytest.param(["roma"], "1red 1blue", "MIXED_COLORS", id="X-101"),
        pytest.param(["roma", "riga"], "2green 1loco", None, id="X-102"),
        pytest.param(["roma", "riga"], "2green 1red", "MIXED_COLORS", id="E-27"),
        pytest.param(["roma"], "1green", "WRONG_CARD_COUNT", id="few"),
        pytest.param(["roma"], "3green", "SUPERFLUOUS_CARD", id="many"),
        pytest.param(["roma", "riga", "kyiv"], "3green", "NO_STATION_LEFT", id="X-104"),
    ],
)
def test_the_cost_of_stations(built: list[str], cards: str, code: str | None) -> None:
    table = given("europe", hand="3green 1red 1blue 1loco", buildings={0: built})
    action = f"station wien with {cards}"

    if code:
        assert table.refuses(action) == code
    else:
        assert table.plays(action).state.buildings[0] == 0


@pytest.mark.rule("E-26")
def test_x103_one_station_per_city() -> None:
    table = given("europe", hand="1red", buildings={1: ["wien"]})

    assert table.refuses("station wien with 1red") == "CITY_HAS_STATION"


@pytest.mark.rule("N-08")
@pytest.mark.rule("S-27")
@pytest.mark.parametrize(
    ("game", "action"),
    [
        pytest.param("nordic", "station oslo with 1red", id="X-109"),
        pytest.param("switzerland", "station bern with 1red", id="X-213"),
        pytest.param("europe", "port roma with 1red", id="port"),
        pytest.param("usa", "exchange 1 ships", id="exchange"),
    ],
)
def test_actions_of_other_games(game: str, action: str) -> None:
    assert given(game, hand="1red").refuses(action) == "ACTION_NOT_IN_GAME"


@pytest.mark.rule("E-31")
def test_x108_unbuilt_stations_pay() -> None:
    table = given("europe", buildings={0: ["wien"]})

    assert table.score(0).buildings == 8
    assert table.score(1).buildings == 12


@pytest.mark.rule("S-08")
@pytest.mark.rule("S-10")
def test_x121_the_best_country_reached() -> None:
    # Bern: France 5, Germany 6, Austria 11, Italy 8.
    to_basel = ["bern-solothurn", "delemont-solothurn", "basel-delemont"]
    to_italy = ["bern-interlaken", "brig-interlaken", "brig-italia-5"]
    table = given(
        "switzerland",
        owned={0: [*to_basel, "basel-deutschland-1", *to_italy]},
        tickets={0: ["bern-countries"]},
    )

    assert table.score().ticket_points() == 8


@pytest.mark.rule("S-11")
def test_x122_no_country_reached() -> None:
    table = given("switzerland", tickets={0: ["bern-countries"]})

    assert table.score().ticket_points() == -5


@pytest.mark.rule("S-09")
def test_x123_from_country_to_country() -> None:
    # Italia: France 11, Germany 13, Austria 6; from Davos to both borders.
    davos = ["davos-italia-1", "davos-osterreich-3"]
    table = given("switzerland", owned={0: davos}, tickets={0: ["italia-countries"]})

    assert table.score().ticket_points() == 6


@pytest.mark.rule("S-06")
@pytest.mark.parametrize(("through", "completed"), [("false", 0), ("true", 1)])
def test_x124_no_path_runs_through_a_country(through: str, completed: int) -> None:
    table = given(
        "switzerland",
        owned={0: ["basel-deutschland-1", "deutschland-5-st-gallen"]},
        tickets={0: ["basel-st-gallen"]},
        swiss_country_through=through,
    )

    assert table.score().completed == completed


@pytest.mark.rule("C-60")
@pytest.mark.rule("C-61")
@pytest.mark.parametrize(
    ("game", "players", "left", "turns"),
    [
        pytest.param("europe", 4, 5, 4, id="X-165"),
        pytest.param("europe", 4, 6, None, id="X-166"),
        pytest.param("nordic", 2, 3, 2, id="X-168"),
        pytest.param("switzerland", 3, 5, 3, id="X-205"),
        pytest.param("usa", 2, 5, 2, id="X-225"),
    ],
)
def test_the_last_turns(game: str, players: int, left: int, turns: int | None) -> None:
    table = given(game, players=players, hand="12red 12blue 12green", stock=[left])
    board = table.match.board
    route = next(
        r
        for r in board.routes
        if (r.kind, r.length, str(r.color)) == ("rail", 3, "red")
    )

    table.plays(f"claim {route.id} with 3red")

    assert int(table.state.turns_left) == (turns if turns is not None else -1)
    if turns is None:
        return
    for _ in range(turns):
        assert not table.match.is_over
        table.plays("draw blind", "draw blind")
    assert table.match.is_over
    assert table.refuses("draw blind") == "GAME_OVER"


@pytest.mark.rule("W-48")
@pytest.mark.rule("W-49")
def test_x169_two_last_turns_each_in_the_world() -> None:
    table = given(
        "world", players=3, hand="3purple", stock=[7, 2]
    )  # three ports are left, too, and do not count
    table.plays("claim cape-town-dar-es-salaam.purple with 3purple")
    order = []
    while not table.match.is_over:
        order.append(table.turn)
        table.plays("draw blind ship", "draw blind ship")

    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("C-62")
def test_x167_one_trigger_only() -> None:
    table = given("europe", hand="3blue", stock=[5])
    table.plays("claim constantinople-sofia with 3blue")
    table.state.stock[2] = 0
    table.plays("draw blind", "draw blind")

    assert table.state.turns_left == 1


def with_scores(table: Table, *scores: int) -> Table:
    for seat, score in enumerate(scores):
        table.state.score[seat] = score
    return table


@pytest.mark.rule("E-36")
@pytest.mark.rule("C-66")
def test_x173_tied_longest_paths_both_score() -> None:
    table = given("europe", owned={0: ["berlin-wien"], 1: ["angora-erzurum"]})

    assert [table.score(seat).longest_bonus for seat in (0, 1)] == [10, 10]


@pytest.mark.rule("E-38")
def test_x174_fewer_stations_break_a_tie() -> None:
    table = given("europe", buildings={0: ["roma"], 1: ["wien", "riga"]})
    with_scores(table, 0, 4)

    assert table.ranking() == [[0], [1]]


@pytest.mark.rule("N-30")
@pytest.mark.rule("N-31")
def test_x177_the_longer_path_breaks_a_nordic_tie() -> None:
    table = given("nordic", owned={0: ["boden-tornio"], 1: ["helsinki-imatra"]})
    with_scores(table, 5, 5)

    assert table.ranking() == [[1], [0]]
    assert [table.score(s).tickets_bonus for s in (0, 1)] == [0, 0], "Q-35, X-178"


@pytest.mark.rule("W-52")
@pytest.mark.parametrize(
    ("tie_break", "ranking"), [("shared", [[0, 1]]), ("completed_tickets", [[0], [1]])]
)
def test_x179_ties_in_the_world(tie_break: str, ranking: list[list[int]]) -> None:
    table = given(
        "world",
        owned={0: ["al-qahira-casablanca", "al-qahira-tehran.black"]},
        tickets={0: ["casablanca-tehran.tour"]},
        world_tie_break=tie_break,
    )
    with_scores(table, 1, 10)

    assert table.ranking() == ranking


@pytest.mark.rule("C-11")
@pytest.mark.rule("Q-38")
def test_x180_x181_passing_only_when_stuck() -> None:
    stuck = given("nordic", market="", only=True, ticket_deck=0)
    stuck.plays("pass")
    assert stuck.turn == 1

    tickets = given("nordic", market="", only=True, ticket_deck=5)
    assert tickets.refuses("pass") == "PASS_NOT_ALLOWED"


@pytest.mark.rule("Q-38")
def test_a_round_of_passes_ends_the_game() -> None:
    table = given("europe", pass_rule="always").plays("pass")
    assert not table.match.is_over

    assert table.plays("pass").match.is_over


@pytest.mark.rule("C-09")
def test_x182_not_your_turn() -> None:
    assert given("europe").refuses("draw blind", seat=1) == "NOT_YOUR_TURN"


@pytest.mark.rule("E-37")
def test_x186_a_worked_total_in_europe() -> None:
    # 80, tickets +21 +8 -5, two unbuilt stations +8, the Express +10: 122.
    table = given("europe", buildings={0: ["roma"]})
    score = table.score()
    score.routes = 80
    score.tickets = [(0, 21), (1, 8), (2, -5)]
    score.longest_bonus = 10

    assert (score.buildings, score.total()) == (8, 122)


@pytest.mark.rule("C-59")
def test_x207_tickets_count_only_at_the_end() -> None:
    table = given("nordic", hand="1purple", tickets={0: ["alborg-norrkoping"]})

    table.plays("claim alborg-arhus with 1purple")

    assert table.state.score[0] == 1
    assert table.state.phase == codes.TURN
