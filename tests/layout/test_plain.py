"""Plain layouts: at once, for any map, and legible where there is room."""

import math
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.cartography.boards import ROUND, STAR, TRIANGLE, board_of, grid_of

from railwright.games import GAMES, load_map
from railwright.layout.globe import longitudes, middle_longitude
from railwright.layout.inspection import check_layout
from railwright.layout.plain import plain_layout
from railwright.maps import Map

THREE_TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"

degrees = st.tuples(
    st.floats(-180, 180, allow_nan=False), st.floats(-90, 90, allow_nan=False)
)


@pytest.mark.parametrize(
    "board",
    [load_map(THREE_TOWNS), TRIANGLE, STAR, ROUND, grid_of(6, 5)],
    ids=["three towns", "triangle", "star", "round", "thirty cities"],
)
def test_small_and_middling_maps_are_clear(board: Map) -> None:
    assert check_layout(board, plain_layout(board)) == []


@pytest.mark.parametrize("name", GAMES)
def test_even_crowded_boards_can_be_read(name: str) -> None:
    board = load_map(name)
    layout = plain_layout(board)

    findings = check_layout(board, layout)

    assert not [each for each in findings if "leaves the board" in each]
    spaces = sum(route.length for route in board.routes)
    assert len(findings) <= spaces * 0.05


@pytest.mark.parametrize("name", GAMES)
def test_slots_run_from_the_first_city_to_the_second(name: str) -> None:
    board = load_map(name)
    layout = plain_layout(board)

    for route, placed in zip(board.routes, layout.routes, strict=True):
        a, b = layout.city[route.a], layout.city[route.b]
        assert placed.curves[0][:2] == (a.x, a.y)
        assert placed.curves[-1][6:] == (b.x, b.y)
        assert len(placed.slots) == route.length
        assert (placed.lane != 0) == (route.twin is not None)
        if not route.wraps:
            first, last = placed.slots[0], placed.slots[-1]
            near = math.dist((first.x, first.y), (a.x, a.y))
            assert near <= math.dist((last.x, last.y), (a.x, a.y))
            turned = math.cos(
                math.radians(first.angle) - math.atan2(b.y - a.y, b.x - a.x)
            )
            assert turned > 0, "slots point the way the route runs"


def test_twins_lie_beside_each_other_in_whichever_direction_they_are_given() -> None:
    places = {"a": (0.0, 50.0), "b": (2.0, 50.0)}
    record = {"twin": "b-a.1"}, {"id": "b-a.1", "twin": "a-b"}
    board = board_of(places, "a-b 2", "b-a 2", a_b=record[0], b_a=record[1])

    layout = plain_layout(board)

    assert check_layout(board, layout) == []
    one, two = layout.routes
    assert one.lane == two.lane != 0, "each lies to the right of its own way, or left"


def test_a_route_over_the_edge_is_named_where_it_leaves_the_board() -> None:
    layout = plain_layout(ROUND)

    (across,) = [route for route in layout.routes if len(route.curves) == 2]
    assert across.id == "left-right"
    assert across.curves[0][6] == 0
    assert across.curves[1][0] == layout.width
    assert [(edge.city, edge.side) for edge in layout.edges] == [
        ("right", "west"),
        ("left", "east"),
    ]


def test_the_globe_is_cut_where_routes_leave_the_board() -> None:
    assert middle_longitude(ROUND) == pytest.approx(0)


def test_neighbors_across_the_date_line_stay_neighbors() -> None:
    board = board_of({"suva": (178, -18), "apia": (-172, -14)}, "apia-suva 3")

    suva, apia = longitudes(board)

    assert apia - suva == pytest.approx(10)


@given(st.lists(degrees, min_size=2, max_size=8))
@example([(1.0, 0.0), (1.0, 2e-295)])
def test_any_map_gets_a_layout_on_its_page(places: list[tuple[float, float]]) -> None:
    names = "abcdefgh"[: len(places)]
    routes = [f"{a}-{b} 2" for a, b in pairwise(names)]
    board = board_of(dict(zip(names, places, strict=True)), *routes)

    layout = plain_layout(board)

    for city in layout.cities:
        assert 40 < city.x < layout.width - 40
        assert 40 < city.y < layout.height - 40
    assert layout.width <= 2600
    assert layout.height <= 2600
