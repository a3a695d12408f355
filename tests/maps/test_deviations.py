"""Tickets whose worth differs from the shortest path are known one by one."""

import pytest

from railwright.games import load_map
from railwright.maps.deviations import Deviation, deviations


def test_europe_has_two() -> None:
    assert deviations(load_map("europe")) == [
        Deviation("athina", "edinburgh", 21, 20),
        Deviation("london", "wien", 10, 9),
    ]


@pytest.mark.parametrize(
    ("name", "number"), [("nordic", 0), ("switzerland", 5), ("world", 53), ("usa", 5)]
)
def test_how_many_others_have(name: str, number: int) -> None:
    board = load_map(name)

    assert len(deviations(board)) == number
    assert all(
        each.spaces == board.distance(each.a, each.b) != each.points
        for each in deviations(board)
    )
