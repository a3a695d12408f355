"""Settings beside a map: read, and refused with a sentence that helps."""

from pathlib import Path

import pytest
from tests.cartography.boards import TRIANGLE

from railwright import LayoutError
from railwright.cartography.layout_settings import LayoutSettings
from railwright.cartography.settings_file import read_settings, settings_path
from railwright.games import GAMES, load_map, map_path
from railwright.layout import layout_path


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.layout.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_they_lie_beside_the_map(tmp_path: Path) -> None:
    path = settings_path(layout_path(tmp_path / "mine.json"))

    assert path == tmp_path / "mine.layout.toml"
    assert read_settings(path, TRIANGLE) == LayoutSettings()


@pytest.mark.parametrize("name", GAMES)
def test_those_of_our_boards_can_be_read(name: str) -> None:
    settings = read_settings(settings_path(layout_path(name)), load_map(name))

    assert settings.size
    assert settings.legend
    assert settings.texts
    assert map_path(name).exists()


def test_what_is_given_is_taken(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        'size = [800, 600]\n[pin]\nelm = [100, 120.5]\n[bend]\n"elm-mill" = -1\n'
        '[[texts]]\ntext = "Sea"\nstyle = "water"\nlon = 3\nlat = 52\nsize = 20\n',
    )

    settings = read_settings(path, TRIANGLE)

    assert settings.size == (800, 600)
    assert settings.pin == {"elm": (100, 120.5)}
    assert settings.bend == {"elm-mill": -1}
    assert settings.texts[0].text == "Sea"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            "rounds = 1\nsize = [800\n",
            "line 2, column 12: not TOML: expected a comma or ]",
        ),
        (
            "a = 1\nb = = 3",
            (
                "line 2, column 5: not TOML: expected a value, such as 12.5, "
                '"below" or [150, 120]'
            ),
        ),
        ("seed 3", "line 1, column 6: not TOML: expected = after the key"),
        (
            "seed = 3\nseed = 4",
            "line 2, column 9: not TOML: this key is given twice",
        ),
        (
            "rounds = 1\nsise = [800, 600]",
            'line 2: unknown key "sise"; did you mean size?',
        ),
        (
            'size = "large"',
            'line 1: size must be a list of 2 whole numbers, not "large"',
        ),
        (
            "seed = 1\nsize = [8]",
            "line 2: size must be a list of 2 whole numbers, not a list of 1",
        ),
        (
            'size = [800, "9"]',
            'line 1: size[1] must be a whole number from 100 to 20,000, not "9"',
        ),
        (
            '[label]\nelm = "up"',
            'line 2: label.elm must be "above", "below", "left" or "right", not "up"',
        ),
        (
            '[bend]\n"elm-mill" = 2',
            "line 2: bend.elm-mill must be -1, 0 or 1, not 2",
        ),
        (
            '[pin]\nelm = [1, 2]\nmill = [1, "b"]',
            'line 3: pin.mill[1] must be a number from -20,000 to 20,000, not "b"',
        ),
        (
            "[legend]\nx = 1\nwidth = 2\nheight = 3",
            ("line 1: legend.y is missing; it must be a number from -20,000 to 20,000"),
        ),
        (
            '[[texts]]\ntext = "Sea"\nstyle = "wet"\nlon = 3\nlat = 52\nsize = 20',
            'line 3: texts[0].style must be "land" or "water", not "wet"',
        ),
        (
            'seed = 1\nhome = "Atlantis"',
            (
                'line 2: home: the atlas has no country "Atlantis"; '
                "give its English name, as in Norway"
            ),
        ),
        (
            'home = "Norwey"',
            'line 1: home: the atlas has no country "Norwey"; did you mean Norway?',
        ),
        ("[pin]\nelms = [1, 2]", 'line 2: Small has no city "elms"; did you mean elm?'),
        ('\n[bend]\n"elm-oak" = 1', 'line 3: Small has no route "elm-oak"'),
    ],
)
def test_what_cannot_be_meant_is_refused(
    tmp_path: Path, text: str, complaint: str
) -> None:
    path = written(tmp_path, text)
    with pytest.raises(LayoutError) as caught:
        read_settings(path, TRIANGLE)

    assert str(caught.value) == f"{path}, {complaint}"


@pytest.mark.parametrize("number", ["-1", "inf", "nan", "1e300"])
@pytest.mark.parametrize("key", [*(LayoutSettings.__struct_fields__)], ids=str)
def test_every_number_must_make_sense(tmp_path: Path, key: str, number: str) -> None:
    """A board cannot be -1 pixels wide; bends may be -1, and a center lies west."""
    path = written(tmp_path, _with_number(key, number))
    if number == "-1" and key in {"bend", "center", "nudge", "parallels", "pin", "top"}:
        read_settings(path, TRIANGLE)
        return
    with pytest.raises(LayoutError) as caught:
        read_settings(path, TRIANGLE)

    for line in str(caught.value).splitlines():
        assert line.startswith(f"{path}, line ")
        assert f": {key}" in line


def _with_number(key: str, number: str) -> str:
    """Hints that give this number wherever a key takes one."""
    boxes = "\n".join(f"{side} = {number}" for side in ("x", "y", "width", "height"))
    words = f'text = "Sea"\nstyle = "water"\nlon = {number}\nlat = 1\n'
    return {
        "size": f"size = [800, {number}]",
        "parallels": f"parallels = [40, {number}]",
        "margins": f"margins = [1, 1, 1, {number}]",
        "city_box": f"city_box = [1, 1, 1, {number}]",
        "bend": f'[bend]\n"elm-mill" = {number}',
        "nudge": f"[nudge]\nelm = [1, {number}]",
        "pin": f"[pin]\nelm = [1, {number}]",
        "legend": f"[legend]\n{boxes}",
        "title": f"[title]\n{boxes}",
        "texts": f"[[texts]]\n{words}size = {number}",
    }.get(key, f"{key} = {number}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            "slot_height = -1",
            (
                "line 1: slot_height must be a number greater than 0 "
                "and at most 20,000, not -1"
            ),
        ),
        ("rounds = 0", "line 1: rounds must be a whole number from 1 to 100, not 0"),
        (
            "rounds = 5.0",
            "line 1: rounds must be a whole number from 1 to 100, not 5.0",
        ),
        (
            "graticule = 100",
            "line 1: graticule must be a number from 0.01 to 90, not 100",
        ),
        (
            "longest_slot = 30\nshortest_slot = 40",
            "line 2: shortest_slot: 40 is more than longest_slot, 30",
        ),
        (
            'projection = "conic-conformal"',
            (
                "line 1: projection: conic-conformal needs two parallels on one side "
                "of the equator, as in parallels = [40, 56]"
            ),
        ),
    ],
)
def test_a_number_without_sense_is_named(
    tmp_path: Path, text: str, complaint: str
) -> None:
    path = written(tmp_path, text)
    with pytest.raises(LayoutError) as caught:
        read_settings(path, TRIANGLE)

    assert str(caught.value) == f"{path}, {complaint}"


def test_all_mistakes_are_named_each_with_its_line(tmp_path: Path) -> None:
    """Also a key that stands in two tables, and one that stands in two texts."""
    path = written(
        tmp_path,
        """\
sise = 3
home = "Atlantis"
shortest_slot = 50
longest_slot = "long"
[pin]
elm = [1, 2]
oak = [1, 2]
mill = 3
[nudge]
mill = [0]
[[texts]]
text = "Sea"
style = "water"
lon = 3
lat = 52
size = 20
[[texts]]
text = "Land"
style = "earth"
lon = 300
lat = 52
size = 20
""",
    )
    with pytest.raises(LayoutError) as caught:
        read_settings(path, TRIANGLE)

    assert [defect.line for defect in caught.value.defects] == [1, 2, 4, 7, 8, 10, 19]
