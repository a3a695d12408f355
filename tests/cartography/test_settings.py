"""Settings beside a map: read, and refused with a sentence that helps."""

from pathlib import Path

import pytest
from tests.cartography.boards import TRIANGLE

from railwright import LayoutError
from railwright.cartography.layout_settings import (
    LayoutSettings,
    read_settings,
    settings_path,
)
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
        ("rounds = 1\nsize = [800\n", "line 2: not TOML: unclosed array"),
        ("a = 1\nb = = 3", "line 2: not TOML: invalid value"),
        ("rounds = 1\nsise = [800, 600]", 'line 2: unknown key "sise"'),
        ('size = "large"', "line 1: size: expected a list, got text"),
        ("seed = 1\nsize = [8]", "line 2: size: expected 2 numbers, got 1"),
        ('size = [8, "9"]', "line 1: size[1]: expected a whole number, got text"),
        (
            '[label]\nelm = "up"',
            "line 2: label.elm: expected right, left, below or above, got 'up'",
        ),
        ('[bend]\n"elm-mill" = 2', "line 2: bend.elm-mill: expected -1, 0 or 1, got 2"),
        (
            '[pin]\nelm = [1, 2]\nmill = [1, "b"]',
            "line 3: pin.mill[1]: expected a number, got text",
        ),
        ("[legend]\nx = 1", 'line 1: legend: needs a key "y"'),
        (
            '[[texts]]\ntext = "Sea"\nstyle = "wet"\nlon = 3\nlat = 52\nsize = 20',
            "line 3: texts[0].style: expected water or land, got 'wet'",
        ),
        ("[pin]\nelms = [1, 2]", 'line 2: Small has no city "elms"'),
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
