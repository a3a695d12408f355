"""Layouts beside map files, ours and anyone's."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from railwright import LayoutError
from railwright.games import GAMES, load_map, map_path
from railwright.layout import layout_path, load_board, load_layout

AT_ONCE = """
import json, sys
from threading import Barrier, Thread
from railwright.games import map_path
from railwright.layout import layout_path
from railwright.layout.layout_form import form_defects
text = layout_path(map_path("usa")).read_text()
record = json.loads(text)
sys.setswitchinterval(1e-6)
start = Barrier(8)
def load():
    start.wait()
    assert form_defects(record, lambda: text) == []
threads = [Thread(target=load) for _ in range(8)]
for each in threads: each.start()
for each in threads: each.join()
"""


@pytest.fixture
def own_map(tmp_path: Path) -> Path:
    """A map of one's own: ours under another path, without a layout."""
    return Path(shutil.copy(map_path("usa"), tmp_path / "mine.json"))


@pytest.mark.parametrize("name", GAMES)
def test_every_space_of_ours_has_its_slot(name: str) -> None:
    board, layout = load_board(name)

    spaces = [len(route.slots) for route in layout.routes]
    assert spaces == [route.length for route in board.routes]
    assert layout.land.land


@pytest.mark.parametrize("name", GAMES)
def test_every_city_of_ours_has_a_label(name: str) -> None:
    board, layout = load_board(name)

    for city, placed in zip(board.cities, layout.cities, strict=True):
        assert bool(placed.label) == (not city.country)


def test_a_map_without_a_layout_gets_a_plain_one(own_map: Path) -> None:
    board, layout = load_board(own_map)

    for city in layout.cities:
        assert 0 < city.x < layout.width
        assert 0 < city.y < layout.height
    for route, placed in zip(board.routes, layout.routes, strict=True):
        assert len(placed.slots) == route.length
        assert (placed.lane != 0) == (route.twin is not None)


def test_slots_run_from_the_first_city_to_the_second() -> None:
    board, layout = load_board("europe")
    for route, placed in zip(board.routes, layout.routes, strict=True):
        a, first, last = layout.city[route.a], placed.slots[0], placed.slots[-1]
        to_first = (first.x - a.x) ** 2 + (first.y - a.y) ** 2
        to_last = (last.x - a.x) ** 2 + (last.y - a.y) ** 2
        assert to_first <= to_last, route.id


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not JSON: the file is empty"),
        (
            '{\n"format": 1,\n}',
            "line 2, column 12: not JSON: expected no comma before }",
        ),
        ("[]", "not a layout of format 1"),
        ('{"format": 2}', "not a layout of format 1"),
        ('{"format": 1}', "line 1: map is missing; it must be text\n"),
        (
            '{"format": 1,\n"map": "x", "size": 3}',
            "line 2: size must be a list of 2 numbers, not 3",
        ),
    ],
)
def test_a_broken_layout_is_one_clear_sentence(
    own_map: Path, text: str, complaint: str
) -> None:
    layout_path(own_map).write_text(text, encoding="utf-8")

    with pytest.raises(LayoutError) as caught:
        load_board(own_map)

    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        (
            ("slot_height",),
            "x",
            'slot_height must be a number greater than 0 and at most 20,000, not "x"',
        ),
        (("slot_height",), None, "and at most 20,000, not null"),
        (
            ("size",),
            ["a", "b"],
            'size[0] must be a number greater than 0 and at most 20,000, not "a"',
        ),
        (("size",), [1], "size must be a list of 2 numbers, not a list of 1"),
        (("lable",), 1, 'unknown key "lable"'),
        (
            ("cities", 1, "x"),
            "a",
            'cities[1].x must be a number from -20,000 to 20,000, not "a"',
        ),
        (("cities", 1, "lable"), [], 'unknown key "cities[1].lable"'),
        (
            ("routes", 0, "lane"),
            "x",
            'routes[0].lane must be a number from -20,000 to 20,000, not "x"',
        ),
        (
            ("routes", 0, "slots"),
            [[1]],
            "routes[0].slots[0] must be a list of 4 numbers, not",
        ),
    ],
)
def test_a_layout_of_a_wrong_form_names_the_place(
    own_map: Path, place: tuple[str | int, ...], value: object, complaint: str
) -> None:
    record = json.loads(layout_path("usa").read_text(encoding="utf-8"))
    _put(record, place, value)
    layout_path(own_map).write_text(json.dumps(record, indent=1), encoding="utf-8")

    with pytest.raises(LayoutError, match=re.escape(complaint)):
        load_board(own_map)


def test_all_mistakes_of_a_layout_are_named_each_with_its_line(own_map: Path) -> None:
    text = '{"format": 1,\n"map": 5,\n"size": [800, -1],\n"slot_height": 9,\n'
    file = layout_path(own_map)
    file.write_text(f'{text}"cities": [], "routes": {{}}}}', encoding="utf-8")

    with pytest.raises(LayoutError) as caught:
        load_board(own_map)

    number = "a number greater than 0 and at most 20,000"
    advice = f"`railwright map layout {own_map} --force` makes a new one"
    assert str(caught.value).splitlines() == [
        f"{file}, line 2: map must be text, not 5",
        f"{file}, line 3: size[1] must be {number}, not -1",
        f"{file}, line 5: routes must be a list, not an object; {advice}",
    ]


@pytest.mark.parametrize("number", [-1, 0, 1e300, float("inf"), float("nan")])
@pytest.mark.parametrize(
    "place",
    [
        ("size", 0),
        ("size", 1),
        ("slot_height",),
        ("routes", 0, "slots", 0, 3),
        ("texts", 0, "size"),
        ("legend", 2),
        ("legend", 3),
    ],
)
def test_a_length_is_more_than_nothing_and_not_endless(
    own_map: Path, place: tuple[str | int, ...], number: float
) -> None:
    assert _where(own_map, place, number) == _place_in_words(place)


@pytest.mark.parametrize("number", [20_001, -20_001, float("-inf"), float("nan")])
@pytest.mark.parametrize(
    "place",
    [
        ("cities", 1, "x"),
        ("cities", 1, "y"),
        ("cities", 1, "label", 2),
        ("routes", 0, "curves", 0, 7),
        ("routes", 0, "lane"),
        ("routes", 0, "slots", 0, 0),
        ("texts", 0, "y"),
        ("legend", 0),
        ("title", 1),
    ],
)
def test_a_place_may_be_off_the_board_but_not_far_away(
    own_map: Path, place: tuple[str | int, ...], number: float
) -> None:
    assert _where(own_map, place, -1) is None
    assert _where(own_map, place, number) == _place_in_words(place)


@pytest.mark.parametrize("place", [("routes", 0, "slots", 0, 2), ("texts", 0, "angle")])
def test_a_turn_is_once_around_at_most(
    own_map: Path, place: tuple[str | int, ...]
) -> None:
    assert _where(own_map, place, -360) is None
    assert _where(own_map, place, 361) == _place_in_words(place)


def _where(own_map: Path, place: tuple[str | int, ...], number: float) -> str | None:
    """The place that a layout with this number is refused for, if it is."""
    record = json.loads(layout_path("usa").read_text(encoding="utf-8"))
    _put(record, place, number)
    layout_path(own_map).write_text(json.dumps(record, indent=1), encoding="utf-8")
    try:
        load_board(own_map)
    except LayoutError as error:
        return str(error).split(": ")[1].split(" must be ")[0]
    return None


def _put(record: Any, place: tuple[str | int, ...], value: object) -> None:  # noqa: ANN401 - JSON
    for step in place[:-1]:
        record = record[step]
    record[place[-1]] = value


def _place_in_words(place: tuple[str | int, ...]) -> str:
    """`cities[1].x`."""
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in place)
    return "".join(steps).removeprefix(".")


def test_a_layout_of_another_map_is_refused(own_map: Path) -> None:
    record = json.loads(layout_path("usa").read_text(encoding="utf-8"))
    record["cities"].pop()
    record["routes"][0]["slots"].pop()
    layout_path(own_map).write_text(json.dumps(record), encoding="utf-8")

    with pytest.raises(LayoutError) as caught:
        load_layout(load_map(own_map), layout_path(own_map))

    misfits = "its cities are not those of the map, in their order; "
    misfits += "atlanta-charleston has 1 slots for 2 spaces"
    advice = f"`railwright map layout {own_map} --force` makes a new one"
    said = f"line 1: does not fit its map: {misfits}; {advice}"
    assert str(caught.value) == f"{layout_path(own_map)}, {said}"


def test_a_map_that_is_written_out_is_laid_out_once() -> None:
    text = map_path("usa").read_text(encoding="utf-8")

    assert load_board(text)[1] is load_board(text)[1]


def test_the_first_layout_may_be_checked_by_many_threads_at_once() -> None:
    for _ in range(3):
        subprocess.run([sys.executable, "-c", AT_ONCE], check=True)
