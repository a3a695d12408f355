"""The checker finds each thing it promises to find, and nothing on our boards."""

from dataclasses import replace

import pytest

from railwright.games import GAMES
from railwright.layout import Box, Land, Layout, Slot, Text, load_board
from railwright.layout.inspection import check_layout
from railwright.maps import Map


@pytest.fixture(scope="module")
def nordic() -> tuple[Map, Layout]:
    return load_board("nordic")


@pytest.mark.parametrize("name", GAMES)
def test_our_boards_have_no_findings(name: str) -> None:
    assert check_layout(*load_board(name)) == []


def with_slot(layout: Layout, route_id: str, slot: Slot) -> Layout:
    """The layout with the first slot of a route put elsewhere."""
    routes = tuple(
        replace(route, slots=(slot, *route.slots[1:]))
        if route.id == route_id
        else route
        for route in layout.routes
    )
    return replace(layout, routes=routes)


def with_city(layout: Layout, city_id: str, **changes: object) -> Layout:
    cities = tuple(
        replace(city, **changes) if city.id == city_id else city  # type: ignore[arg-type]  # any field
        for city in layout.cities
    )
    return replace(layout, cities=cities)


def test_a_slot_on_the_slot_of_another_route(nordic: tuple[Map, Layout]) -> None:
    board, layout = nordic
    other = layout.routes[board.route_index["bergen-oslo.red"]].slots[0]
    crowded = with_slot(layout, "alborg-arhus", other)

    findings = check_layout(board, crowded)

    assert any(
        "space 1 of alborg-arhus and space 1 of bergen-oslo.red overlap" in finding
        for finding in findings
    )


def test_a_slot_on_a_city(nordic: tuple[Map, Layout]) -> None:
    board, layout = nordic
    oslo = layout.city["oslo"]
    crowded = with_slot(layout, "alborg-arhus", Slot(oslo.x, oslo.y, 0, 30))

    findings = check_layout(board, crowded)

    assert any(
        "space 1 of alborg-arhus and city oslo overlap" in finding
        for finding in findings
    )


def test_a_slot_that_is_too_short(nordic: tuple[Map, Layout]) -> None:
    board, layout = nordic
    slot = layout.routes[board.route_index["alborg-arhus"]].slots[0]
    cramped = with_slot(layout, "alborg-arhus", slot._replace(length=11))

    assert check_layout(board, cramped) == [
        "spaces of alborg-arhus are 11 px long, less than 24"
    ]


def test_routes_that_cross(nordic: tuple[Map, Layout]) -> None:
    board, layout = nordic
    a, b = layout.city["bergen"], layout.city["helsinki"]
    straight = tuple(
        place
        for share in (0.0, 1 / 3, 2 / 3, 1.0)
        for place in (a.x + share * (b.x - a.x), a.y + share * (b.y - a.y))
    )
    index = board.route_index["alborg-arhus"]
    across = replace(layout.routes[index], curves=(straight,))
    routes = (*layout.routes[:index], across, *layout.routes[index + 1 :])

    findings = check_layout(board, replace(layout, routes=routes))

    assert "routes alborg-arhus and lillehammer-oslo cross" in findings
    assert all("alborg-arhus" in finding for finding in findings)


def test_labels_that_run_into_each_other(nordic: tuple[Map, Layout]) -> None:
    board, layout = nordic
    crowded = with_city(layout, "turku", label=layout.city["helsinki"].label)

    assert any(
        "label helsinki and label turku overlap" in finding
        for finding in check_layout(board, crowded)
    )


def test_a_label_that_leaves_the_board(nordic: tuple[Map, Layout]) -> None:
    board, layout = nordic
    outside = with_city(layout, "tallinn", label=Box(-5, 20, 40, 36))

    assert "label tallinn leaves the board" in check_layout(board, outside)


def test_a_city_out_at_sea_and_one_in_a_lake(nordic: tuple[Map, Layout]) -> None:
    board, layout = nordic
    oslo = layout.city["oslo"]
    x, y = oslo.x, oslo.y
    lake = f"M{x - 20} {y - 20}l40 0 0 40-40 0z"
    everywhere = "M-9 -9l2000 0 0 3000-2000 0z"

    flooded = replace(layout, land=Land(land=everywhere, lakes=lake))
    sunk = replace(layout, land=Land(land=everywhere + lake))

    assert check_layout(board, flooded) == ["city oslo lies 20 px out in a lake"]
    assert check_layout(board, sunk) == ["city oslo lies 20 px out at sea"]


def test_a_port_far_from_the_water() -> None:
    board, layout = load_board("world")
    dry = replace(layout, land=Land(land="M-999 -999l4000 0 0 4000-4000 0z"))

    findings = check_layout(board, dry)

    assert len(findings) == sum(city.port for city in board.cities)
    assert findings[0].startswith("port al-qahira lies")


def test_the_legend_must_lie_free(nordic: tuple[Map, Layout]) -> None:
    board, layout = nordic
    covering = replace(layout, legend=Box(0, 0, layout.width, layout.height))

    assert any(
        "legend of nordic" in finding for finding in check_layout(board, covering)
    )


def test_a_sea_must_not_be_named_across_a_label(nordic: tuple[Map, Layout]) -> None:
    board, layout = nordic
    label = layout.city["helsinki"].label
    assert label
    name = Text("Gulf", "water", label.left, label.top, 30)

    assert check_layout(board, replace(layout, texts=(name,))) == [
        'the name "Gulf" runs into the label helsinki'
    ]
