"""The figures of many bot games, as pages and programs are given them."""

import json

import pytest

from railwright.explorer import Evidence
from railwright.games import GAMES, load_map
from railwright.server.offers.game_list import offered
from railwright.server.web.board_files import board_file, files_of
from railwright.server.web.engine_files import made_files


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_given_every_route_and_ticket(game: str) -> None:
    content = board_file(f"{game}.explorer-2.json")
    assert content is not None
    told = json.loads(content.body)
    board = load_map(game)

    assert list(told["routes"]) == [route.id for route in board.routes]
    assert set(told["tickets"]) == {ticket.id for ticket in board.tickets}
    assert told["bots"] == ["planner", "planner"]
    assert len(content.gzipped) < 100_000
    for ticket in told["tickets"].values():
        assert len(ticket["routes"]) == len(board.routes)


def test_figures_are_those_of_the_counts() -> None:
    evidence = Evidence.read("usa", 2)
    content, pairs = (
        board_file(f"usa.{kind}-2.json") for kind in ("explorer", "openings")
    )
    assert content is not None
    assert pairs is not None
    route = json.loads(content.body)["routes"]["calgary-helena"]
    known = evidence.routes["calgary-helena"]
    low, high = known.taken.interval

    assert route["taken"] == {
        "cases": known.taken.cases,
        "share": round(known.taken.value, 3),
        "low": round(low, 3),
        "high": round(high, 3),
    }
    assert sum(route["turns"]) == known.taken.hits
    assert route["middle"] == known.middle
    assert route["owners"]["margin"]["value"] == round(known.owners.margin.value, 1)
    told = json.loads(pairs.body)["pairs"]
    assert [(pair["first"], pair["second"]) for pair in told] == [
        (pair.first, pair.second) for pair in evidence.pairs()
    ]


def test_the_list_of_games_says_which_are_explored() -> None:
    told = {game.name: game.explored for game in offered().games}

    for game, players in told.items():
        kinds = {
            f"{kind}-{n}.json" for n in players for kind in ("explorer", "openings")
        }
        assert 2 in players
        assert kinds <= set(files_of(game))
        assert {f"/boards/{game}.{kind}" for kind in kinds} <= set(made_files())


@pytest.mark.parametrize(
    "file",
    ["europe.explorer-9.json", "europe.explorer-.json", "narnia.explorer-2.json"],
)
def test_what_is_not_explored_is_not_there(file: str) -> None:
    assert board_file(file) is None
