"""What bots know of a game before it begins is about its board as it is now."""

import json
import os
import pickle
from pathlib import Path

import pytest

from railwright.bots.seat_sight import sight_of
from railwright.bots.study import Study, study
from railwright.games import map_path
from railwright.model import new_game


def usa(points: int) -> str:
    """A map of the USA on which a route of one space brings other points."""
    board = json.loads(map_path("usa").read_text(encoding="utf-8"))
    board["route_points"]["1"] = points
    return json.dumps(board)


def worth(known: Study) -> int:
    """What a route of one space brings, as the planner sees it."""
    rules = known.atlas.rules
    spaces = zip(rules.lengths, rules.route_points, strict=True)
    return next(int(points) for length, points in spaces if length == 1)


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """A map file."""
    path = tmp_path / "mine.json"
    path.write_text(usa(1), encoding="utf-8")
    return path


def test_a_board_that_has_changed_is_studied_again(board: Path) -> None:
    first = study(new_game("usa", 2, board=board).deal)
    assert study(new_game("usa", 2, 9, board=board).deal) is first
    board.write_text(usa(2), encoding="utf-8")

    assert worth(first) == 1
    assert worth(study(new_game("usa", 2, board=board).deal)) == 2


def test_another_board_of_the_same_size_and_time_is_another(board: Path) -> None:
    """A file that was put in the place of another one."""
    first = study(new_game("usa", 2, board=board).deal)
    found = board.stat()
    other = board.with_name("other.json")
    other.write_text(usa(2), encoding="utf-8")
    os.utime(other, ns=(found.st_atime_ns, found.st_mtime_ns))
    other.replace(board)

    assert (board.stat().st_size, board.stat().st_mtime_ns) == (
        found.st_size,
        found.st_mtime_ns,
    )
    assert study(new_game("usa", 2, board=board).deal) is not first
    assert worth(study(new_game("usa", 2, board=board).deal)) == 2


def test_a_sight_takes_its_board_along(board: Path) -> None:
    """Into the processes of a search, whatever has become of the file."""
    match = new_game("usa", 2, board=board)
    packed = pickle.dumps(sight_of(match.view(0)))
    board.unlink()

    assert worth(pickle.loads(packed).study) == 1
