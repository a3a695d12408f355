"""Projections: true to angles or areas, north above, everything on the page."""

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cartography.boards import STAR, board_of

from railwright.cartography.layout_settings import LayoutSettings
from railwright.cartography.page import open_sheet
from railwright.cartography.projection import (
    Plane,
    conic_conformal,
    conic_equal_area,
    mercator,
    project_cities,
)
from railwright.cartography.sheet import Points, Sheet

degrees = st.tuples(
    st.floats(-180, 180, allow_nan=False), st.floats(-90, 90, allow_nan=False)
)


def steps(plane: Plane, lon: float, lat: float) -> tuple[Points, Points]:
    """How far a small step east and a small step north lead on the plane."""
    h = 1e-6
    here = np.radians([lon, lat])
    moves = np.array([(0, 0), (h / math.cos(here[1]), 0), (0, h)])
    points = plane(here + moves)
    return (points[1] - points[0]) / h, (points[2] - points[0]) / h


@pytest.mark.parametrize("lat", [-35.0, 5.0, 48.0, 66.0])
@pytest.mark.parametrize(
    "plane", [mercator, conic_conformal(40, 56), conic_conformal(-40, -20)]
)
def test_conformal_projections_keep_angles(plane: Plane, lat: float) -> None:
    east, north = steps(plane, 7, lat)

    assert east @ north == pytest.approx(0, abs=1e-3)
    assert np.linalg.norm(east) == pytest.approx(np.linalg.norm(north), rel=1e-3)
    assert north[1] < 0, "y grows downwards"


@pytest.mark.parametrize("lat", [25.0, 38.0, 50.0])
def test_albers_keeps_areas(lat: float) -> None:
    east, north = steps(conic_equal_area(29.5, 45.5), 12, lat)

    assert abs(east[0] * north[1] - east[1] * north[0]) == pytest.approx(1, rel=1e-3)


def test_one_parallel_is_enough() -> None:
    near, one = conic_conformal(47.99, 48.01), conic_conformal(48, 48)
    points = np.radians([[3.0, 47.0], [-2.0, 49.0]])

    assert one(points) == pytest.approx(near(points), abs=1e-6)


def test_cities_fill_the_page_within_its_margins() -> None:
    settings = LayoutSettings(size=(900, 700), margins=(100, 60, 50, 40))

    _, places = project_cities(Sheet(STAR, settings, (900, 700)))

    assert (places.min(axis=0) >= (99.9, 59.9)).all()
    assert (places.max(axis=0) <= (850.1, 660.1)).all()
    # As large as possible: the board is wider than its page, so its sides touch.
    assert np.ptp(places[:, 0]) == pytest.approx(750, abs=0.2)


def test_a_board_across_the_date_line_is_not_torn() -> None:
    board = board_of({"suva": (178.4, -18.1), "apia": (-171.8, -13.8)}, "apia-suva 3")

    _, places = project_cities(open_sheet(board, LayoutSettings()))

    assert places[0, 0] < places[1, 0], "Apia lies east of Suva"
    assert np.linalg.norm(places[0] - places[1]) < 400


@given(st.lists(degrees, min_size=2, max_size=6))
def test_whatever_the_cities_each_has_a_place_of_its_own(
    places: list[tuple[float, float]],
) -> None:
    names = "abcdef"[: len(places)]
    routes = [f"{a}-{b} 2" for a, b in pairwise(names)]
    board = board_of(dict(zip(names, places, strict=True)), *routes)

    sheet = open_sheet(board, LayoutSettings())
    _, found = project_cities(sheet)

    assert np.isfinite(found).all()
    assert ((found >= -1) & (found <= np.array(sheet.size) + 1)).all()
    apart = np.linalg.norm(found[:, None] - found[None], axis=2)
    assert (apart[np.triu_indices(len(found), 1)] > 0).all()
