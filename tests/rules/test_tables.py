"""Tables that can be and cannot be: numbers of players, options, boards."""

from pathlib import Path

import pytest
from tests.rules.table import case

from railwright.errors import GameError
from railwright.games import GAMES, load_map, map_path
from railwright.games.definition import ROUTES, TICKETS, Count, Each, Most
from railwright.model import new_game, record, replay


@pytest.mark.parametrize(
    ("game", "fewest", "most"),
    [
        case("E-01 Q-01", "europe", 2, 5),
        case("N-01", "nordic", 2, 3),
        case("S-01", "switzerland", 2, 3),
        case("W-01", "world", 2, 5),
        case("U-01", "usa", 2, 5),
    ],
)
def test_the_number_of_players(game: str, fewest: int, most: int) -> None:
    for players in range(fewest, most + 1):
        assert new_game(game, players).seats == players
    for players in (fewest - 1, most + 1):
        with pytest.raises(GameError, match="players"):
            new_game(game, players)


@pytest.mark.rule("Q-63")
def test_the_games_of_the_boxes_are_all_there() -> None:
    assert {"europe", "nordic", "switzerland", "world", "usa"} <= set(GAMES)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("atlantis", 2, {}),
        ("europe", 2, {"swiss_trains": "40"}),
        ("switzerland", 2, {"swiss_trains": "41"}),
        ("world", 2, {"no_such_option": "on"}),
        ("world", 2, {"first_player": "9"}),
    ],
)
def test_a_table_that_cannot_be(
    game: str, players: int, options: dict[str, str]
) -> None:
    with pytest.raises(GameError):
        new_game(game, players, options=options)


def test_a_game_on_a_map_of_ones_own(tmp_path: Path) -> None:
    text = map_path("usa").read_text(encoding="utf-8")
    own = tmp_path / "mine.json"
    own.write_text(text.replace('"title": "USA"', '"title": "Mine"'), encoding="utf-8")

    match = new_game("usa", 2, board=own)

    assert match.board.title == "Mine"
    assert replay(record(match)).board.title == "Mine"


def test_a_map_that_does_not_have_the_tickets_of_the_game() -> None:
    with pytest.raises(GameError, match="tickets"):
        new_game("europe", 2, board=map_path("usa"))


@pytest.mark.rule("C-72", "S-27", "W-53", "N-30")
def test_what_brings_points_besides_routes_and_tickets() -> None:
    longest = ("longest-path", (Most(Count.LONGEST, 10),))
    most = ("most-tickets", (Most(Count.COMPLETED, 10),))
    unbuilt = ("stations", (Each(Count.UNBUILT, 4),))
    ports = ("ports", (Each(Count.PORTS, 1), Each(Count.UNBUILT, -4)))
    others = {
        name: [(part.name, part.lines) for part in game.scoring[2:]]
        for name, game in GAMES.items()
    }

    assert all(game.scoring[:2] == (ROUTES, TICKETS) for game in GAMES.values())
    assert others == {
        "europe": [unbuilt, longest],
        "nordic": [most],
        "switzerland": [longest],
        "world": [ports],
        "usa": [longest],
    }
    assert [name for name, game in GAMES.items() if game.stations] == ["europe"]
    assert [name for name, game in GAMES.items() if game.ports] == ["world"]


UNION = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}


@pytest.mark.rule("Q-02", "Q-08")
@pytest.mark.parametrize("name", GAMES)
def test_all_games_score_routes_by_one_table(name: str) -> None:
    points = load_map(name).route_points

    assert points == {length: UNION[length] for length in points}
