"""Areas and distances against sums a reader can do in the head."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from railwright.layout import Box, Slot
from railwright.layout.geometry import (
    along_curve,
    apart,
    area,
    bounds,
    box_shape,
    circle_shape,
    distance_to,
    do_cross,
    is_inside,
    overlap,
    rings,
    slot_shape,
)

SQUARE = box_shape(Box(0, 0, 10, 10))


def test_squares_share_the_part_where_they_cross() -> None:
    assert overlap(SQUARE, box_shape(Box(6, 7, 20, 20))) == pytest.approx(4 * 3)


def test_shapes_that_only_touch_share_nothing() -> None:
    assert overlap(SQUARE, box_shape(Box(10, 0, 20, 10))) == 0
    assert overlap(SQUARE, box_shape(Box(11, 0, 20, 10))) == 0


def test_a_shape_within_another_shares_its_whole_area() -> None:
    diamond = slot_shape(Slot(5, 5, 45, 4), height=4)

    assert overlap(SQUARE, diamond) == pytest.approx(16)
    assert overlap(diamond, SQUARE) == pytest.approx(16)


def test_a_slot_upright_is_as_wide_as_its_height() -> None:
    assert bounds(slot_shape(Slot(50, 60, 90, 40), height=12)) == pytest.approx(
        (44, 40, 56, 80)
    )


def test_the_edge_of_a_slot_widens_its_long_sides_only() -> None:
    assert bounds(slot_shape(Slot(0, 0, 0, 40), height=12, edge=2)) == pytest.approx(
        (-20, -8, 20, 8)
    )


def test_a_circle_has_nearly_the_area_of_a_circle() -> None:
    assert area(circle_shape(3, 4, 10)) == pytest.approx(math.pi * 100, rel=0.02)


@given(
    st.builds(
        Slot,
        st.floats(-30, 30),
        st.floats(-30, 30),
        st.floats(-180, 180),
        st.floats(1, 60),
    ),
    st.builds(
        Slot,
        st.floats(-30, 30),
        st.floats(-30, 30),
        st.floats(-180, 180),
        st.floats(1, 60),
    ),
)
def test_overlap_is_mutual_and_no_larger_than_either(a: Slot, b: Slot) -> None:
    first, second = slot_shape(a, 12), slot_shape(b, 12)

    shared = overlap(first, second)

    assert shared == pytest.approx(overlap(second, first), abs=1e-6)
    assert shared <= min(area(first), area(second)) + 1e-6
    if apart(bounds(first), bounds(second)):
        assert shared == 0


def test_rings_follow_relative_and_absolute_lines() -> None:
    assert rings("M1 2l3 0 0 4zM10-5L.5 2") == [
        [(1, 2), (4, 2), (4, 6)],
        [(10, -5), (0.5, 2)],
    ]


def test_a_hole_is_outside() -> None:
    island = rings("M0 0l100 0 0 100-100 0zM40 40l20 0 0 20-20 0z")

    assert is_inside((20, 50), island)
    assert not is_inside((50, 50), island)
    assert not is_inside((120, 50), island)


def test_distance_is_measured_to_edges_and_corners() -> None:
    square = rings("M0 0l10 0 0 10-10 0z")

    assert distance_to((5, 13), square) == pytest.approx(3)
    assert distance_to((13, 14), square) == pytest.approx(5)
    assert distance_to((0, 0), []) == math.inf


def test_points_along_a_straight_curve_leave_out_its_ends() -> None:
    points = along_curve((0, 0, 10, 0, 20, 0, 30, 0), steps=2)

    assert points == pytest.approx([(1.875, 0), (15, 0), (28.125, 0)])


def test_lines_cross_in_a_point_that_both_have_inside() -> None:
    level, upright = [(0.0, 5.0), (4.0, 5.0), (10.0, 5.0)], [(3.0, 0.0), (3.0, 10.0)]

    assert do_cross(level, upright)
    assert do_cross(upright, level)
    assert not do_cross(level, [(3.0, 6.0), (3.0, 10.0)])
    assert not do_cross(level, [(0.0, 7.0), (10.0, 7.0)])
    assert not do_cross(level, level)
