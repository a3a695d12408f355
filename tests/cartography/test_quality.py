"""Larger boards, judged by figures: as clear and as true as the boards we ship."""

import math
from statistics import mean, median

import pytest
from tests.cartography.boards import grid_of

from railwright.cartography.layout_settings import LayoutSettings
from railwright.cartography.making import Ground, make_layout
from railwright.cartography.settings_file import read_settings, settings_path
from railwright.games import load_map
from railwright.layout import Layout, layout_path, load_board
from railwright.layout.inspection import check_layout
from railwright.maps import Map


def lengths(layout: Layout) -> list[float]:
    return [slot.length for route in layout.routes for slot in route.slots]


def turns(board: Map, layout: Layout) -> list[float]:
    """By how many degrees the ways between cities differ from those on the earth."""
    shrink = math.cos(math.radians(mean(city.lat for city in board.cities)))
    found = []
    for route in board.routes:
        a, b = board.city(route.a), board.city(route.b)
        true = math.atan2(a.lat - b.lat, (b.lon - a.lon) * shrink)
        one, two = layout.city[route.a], layout.city[route.b]
        drawn = math.atan2(two.y - one.y, two.x - one.x)
        found.append(abs((math.degrees(true - drawn) + 180) % 360 - 180))
    return found


def test_a_board_of_thirty_cities_is_clear_and_true() -> None:
    board = grid_of(6, 5)

    layout = make_layout(board, LayoutSettings(), Ground(is_drawn=False), attempts=2)

    assert check_layout(board, layout) == []
    assert min(lengths(layout)) >= 26
    assert median(lengths(layout)) >= 34
    assert mean(turns(board, layout)) < 15


@pytest.mark.slow
@pytest.mark.parametrize("name", ["switzerland", "usa"])
def test_our_boards_can_be_made_again_no_worse(name: str) -> None:
    board, shipped = load_board(name)
    settings = read_settings(settings_path(layout_path(name)), board)

    layout = make_layout(load_map(name), settings, Ground(), attempts=2)

    assert check_layout(board, layout) == check_layout(board, shipped) == []
    assert min(lengths(layout)) >= settings.shortest_slot - 1
    assert median(lengths(layout)) >= median(lengths(shipped)) - 1
    assert mean(turns(board, layout)) <= mean(turns(board, shipped)) + 2
