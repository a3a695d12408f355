"""Layouts of small boards: nothing overlaps, all is on the page, hints are kept."""

from collections.abc import Iterator
from dataclasses import replace as changed
from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import replace
from tests.cartography.boards import ROUND, STAR, TRIANGLE, board_of

from railwright.cartography import making
from railwright.cartography.layout_settings import Caption, LayoutSettings, Side
from railwright.cartography.making import Ground, make_layout
from railwright.layout import Box, Layout, layout_text
from railwright.layout.inspection import check_layout

LINE = board_of({"a": (0, 50), "b": (1, 50), "c": (2, 50)}, "a-b 2", "b-c 3")
PAIR = board_of({"a": (10, -33), "b": (10, -33)}, "a-b 1", "a-b 1")
BOARDS = {
    "triangle": TRIANGLE,
    "star": STAR,
    "round": ROUND,
    "line": LINE,
    "one place": PAIR,
}
QUICK = LayoutSettings(rounds=1)
"""One round with labels: small boards need no more."""
NO_LAND = Ground(is_drawn=False)


@pytest.fixture(autouse=True, scope="module")
def _short_descents() -> Iterator[None]:
    """A quarter of the steps: boards of six cities are soon arranged."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("OPENING", "ROUND"):
            schedule = getattr(making, name)
            short = changed(schedule, steps=schedule.steps // 4)
            patch.setattr(making, name, short)
        yield


@cache
def made(name: str) -> Layout:
    return make_layout(BOARDS[name], QUICK, NO_LAND)


def middle(box: Box) -> tuple[float, float]:
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_overlaps_and_nothing_leaves_the_page(name: str) -> None:
    assert check_layout(BOARDS[name], made(name)) == []


@pytest.mark.parametrize("name", BOARDS)
def test_every_city_has_its_place_and_its_name_beside_it(name: str) -> None:
    layout = made(name)

    assert [city.id for city in layout.cities] == [c.id for c in BOARDS[name].cities]
    for city in layout.cities:
        assert 30 < city.x < layout.width - 30
        assert 30 < city.y < layout.height - 30
        assert city.label
        assert city.label.left - 35 < city.x < city.label.right + 35
        assert city.label.top - 35 < city.y < city.label.bottom + 35


@pytest.mark.parametrize("name", BOARDS)
def test_every_space_has_a_slot_on_the_way_from_a_to_b(name: str) -> None:
    layout = made(name)
    for route, placed in zip(BOARDS[name].routes, layout.routes, strict=True):
        a = layout.city[route.a]
        assert len(placed.slots) == route.length
        assert placed.curves[0][:2] == pytest.approx((a.x, a.y), abs=0.1)
        if not route.wraps:
            away = [abs(slot.x - a.x) + abs(slot.y - a.y) for slot in placed.slots]
            assert away == sorted(away)


def test_title_and_legend_have_their_boxes() -> None:
    for name in BOARDS:
        layout = made(name)
        assert layout.title
        assert layout.legend


def test_a_route_over_the_edge_is_named_on_both_sides() -> None:
    layout = made("round")

    assert [(edge.city, edge.side) for edge in layout.edges] == [
        ("right", "west"),
        ("left", "east"),
    ]
    assert layout.edges[0].y == layout.edges[1].y


def test_the_same_input_gives_the_same_layout() -> None:
    again = make_layout(STAR, QUICK, NO_LAND)

    assert layout_text("star", again) == layout_text("star", made("star"))


def test_pinned_cities_stay_where_they_are_put() -> None:
    settings = replace(
        QUICK, size=(700, 500), pin={"elm": (120.0, 110.0), "mill": (320.0, 400.0)}
    )

    layout = make_layout(TRIANGLE, settings, NO_LAND)

    assert (layout.city["elm"].x, layout.city["elm"].y) == (120, 110)
    assert (layout.city["mill"].x, layout.city["mill"].y) == (320, 400)
    assert check_layout(TRIANGLE, layout) == []


@pytest.mark.parametrize("side", ["left", "above"])
def test_a_name_stands_on_the_side_it_is_asked_to(side: Side) -> None:
    settings = replace(QUICK, label={"mill": side})

    mill = make_layout(TRIANGLE, settings, NO_LAND).city["mill"]

    assert mill.label
    x, y = middle(mill.label)
    assert (mill.x - x if side == "left" else mill.y - y) > 9


@pytest.mark.parametrize("side", [1, -1])
def test_a_bend_is_on_the_side_it_is_asked_to(side: int) -> None:
    """Both ways between two cities differ, so that each has a curve of its own."""
    board = board_of({"a": (0, 50), "b": (1, 50)}, "a-b 4", "a-b 3 ferry")
    settings = replace(QUICK, bend={"a-b.0": side})

    x0, y0, x1, y1, *_, x3, y3 = (
        make_layout(board, settings, NO_LAND).routes[0].curves[0]
    )

    assert side * ((x3 - x0) * (y1 - y0) - (y3 - y0) * (x1 - x0)) > 0


def test_captions_keep_off_names_and_routes() -> None:
    sea = Caption("Sea", "water", 4.9, 51.7, 20)

    layout = make_layout(TRIANGLE, replace(QUICK, texts=(sea,)), NO_LAND)

    assert [text.text for text in layout.texts] == ["Sea"]
    assert check_layout(TRIANGLE, layout) == []


def test_progress_is_told_until_all_is_done() -> None:
    told: list[tuple[int, int]] = []

    make_layout(LINE, QUICK, NO_LAND, tell=lambda *each: told.append(each))

    assert all(before < after for (before, _), (after, _) in pairwise(told))
    assert all(done <= total for done, total in told)


def test_more_attempts_are_made_only_until_one_is_clear() -> None:
    told: list[tuple[int, int]] = []

    layout = make_layout(LINE, QUICK, NO_LAND, 9, lambda *each: told.append(each))

    assert layout == made("line")
    assert told[-1][0] <= making.OPENING.steps + making.ROUND.steps


def test_land_is_drawn_below() -> None:
    layout = make_layout(TRIANGLE, QUICK, Ground())

    assert layout.land.land
    assert layout.land.graticule
    assert not any("sea" in finding for finding in check_layout(TRIANGLE, layout))
