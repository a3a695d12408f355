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
        ("size = [800", "Unclosed array"),
        ("sise = [800, 600]", "unknown field `sise`"),
        ('size = "large"', "Expected `array | null`, got `str`"),
        ('[label]\nelm = "up"', "Invalid enum value 'up'"),
        ("[pin]\nelms = [1, 2]", 'Small has no city "elms"'),
        ('[bend]\n"elm-oak" = 1', 'Small has no route "elm-oak"'),
    ],
)
def test_what_cannot_be_meant_is_refused(
    tmp_path: Path, text: str, complaint: str
) -> None:
    with pytest.raises(LayoutError) as caught:
        read_settings(written(tmp_path, text), TRIANGLE)

    assert complaint in str(caught.value)
