"""Slots lie where a ruler would put them."""

import numpy as np
import pytest
from tests.cartography.boards import ROUND, board_of

from railwright.cartography.arrangement import Arrangement
from railwright.cartography.curves import Params, lay_slots, trace
from railwright.cartography.layout_settings import LayoutSettings
from railwright.cartography.problem import pose
from railwright.cartography.ribbons import CITY_CLEARANCE, Ribbons, bundle
from railwright.cartography.sheet import Sheet
from railwright.layout.inspection import check_layout
from railwright.maps import Map

PAIR = {"a": (0.0, 0.0), "b": (1.0, 0.0)}


def ribbons_of(board: Map, places: list[tuple[float, float]]) -> Ribbons:
    return bundle(Sheet(board, LayoutSettings(), (800, 600)), np.array(places))


def straight(ribbons: Ribbons, places: list[tuple[float, float]]) -> Params:
    return Params(np.array(places), np.zeros((len(ribbons.ribbons), 2)), np.zeros(0))


def test_slots_share_the_room_between_the_rings_of_both_cities() -> None:
    places = [(100.0, 50.0), (245.0, 50.0)]
    ribbons = ribbons_of(board_of(PAIR, "a-b 3"), places)

    curves = trace(straight(ribbons, places), ribbons, 800)
    slots = lay_slots(curves, ribbons, height=12.5, longest=44)

    # 145 px less two rings of 12.5 are 120: three slots of 40, less a gap of 3.
    assert CITY_CLEARANCE == 12.5
    assert slots.room == pytest.approx([120])
    assert slots.lengths == pytest.approx([37, 37, 37])
    assert slots.centers[:, 0] == pytest.approx([132.5, 172.5, 212.5], abs=0.01)
    assert slots.centers[:, 1] == pytest.approx([50, 50, 50])


def test_the_tracks_of_a_double_route_lie_on_both_sides_of_their_curve() -> None:
    places = [(100.0, 50.0), (245.0, 50.0)]
    ribbons = ribbons_of(board_of(PAIR, "a-b 2", "a-b 2"), places)

    curves = trace(straight(ribbons, places), ribbons, 800)
    slots = lay_slots(curves, ribbons, height=12.5, longest=44)

    assert len(ribbons.ribbons) == 1
    # Half of a slot's height and of the gap of 3.4 px between both.
    assert slots.centers[:, 1] == pytest.approx([42.05, 42.05, 57.95, 57.95])


def test_twins_that_are_given_in_both_directions_share_a_curve() -> None:
    board = board_of(PAIR, "a-b 2", "a-b 2")
    turned = board_of(PAIR, "a-b 2", "b-a 2")

    places = [(100.0, 50.0), (245.0, 50.0)]
    assert len(ribbons_of(board, places).ribbons) == 1
    assert len(ribbons_of(turned, places).ribbons) == 1


def test_a_bend_makes_a_curve_longer_and_keeps_its_slots_even() -> None:
    places = [(100.0, 50.0), (300.0, 50.0)]
    ribbons = ribbons_of(board_of(PAIR, "a-b 4"), places)
    bent = straight(ribbons, places)._replace(bends=np.array([[60.0, 60.0]]))

    curves = trace(bent, ribbons, 800)
    slots = lay_slots(curves, ribbons, height=12.5, longest=44)

    steps = np.linalg.norm(np.diff(slots.centers, axis=0), axis=1)
    assert curves.length[0] > 220
    assert steps == pytest.approx([slots.room[0] / 4] * 3, rel=0.03)
    assert curves.points[0, 16, 1] == pytest.approx(50 + 60 * 0.75)


def test_a_route_over_the_edge_is_two_halves_that_meet_at_one_height() -> None:
    places = [(100.0, 200.0), (700.0, 100.0), (400.0, 300.0), (420.0, 500.0)]
    ribbons = ribbons_of(ROUND, places)
    params = Params(np.array(places), np.zeros((5, 2)), np.array([150.0]))

    curves = trace(params, ribbons, 800)

    west, east = curves.control[0], curves.control[1]
    assert tuple(west[0]) == (100, 200)
    assert tuple(west[3]) == (0, 150)
    assert tuple(east[0]) == (700, 100)
    assert tuple(east[3]) == (800, 150)
    assert [ribbon.spaces for ribbon in ribbons.ribbons[:2]] == [1, 3]


def test_slots_on_the_inside_of_a_bend_make_room_for_each_other() -> None:
    board = board_of(PAIR, "a-b 8", "a-b 8")
    sheet = Sheet(board, LayoutSettings(), (800, 600))
    places = np.array([(200.0, 300.0), (420.0, 300.0)])
    problem = pose(sheet, bundle(sheet, places), places)
    bent = Params(places, np.array([[150.0, 150.0]]), np.zeros(0))

    layout = Arrangement(problem, bent).placed({})

    assert check_layout(board, layout) == []
    outer, inner = sorted(sum(s.length for s in r.slots) for r in layout.routes)[::-1]
    assert inner < outer - 10
