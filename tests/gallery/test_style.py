import re

import pytest

from railwright.gallery.pages import FOLDER

STYLE = (FOLDER / "gallery.css").read_text(encoding="utf-8")
TONES = {
    name: (light, dark)
    for name, light, dark in re.findall(
        r"--(\w+): light-dark\((#\w{6}), (#\w{6})\)", STYLE
    )
}


def luminance(color: str) -> float:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("ink", ["ink", "faint", "link"])
@pytest.mark.parametrize("ground", ["paper", "land", "sea"])
def test_text_stands_out_from_its_ground(ground: str, ink: str, theme: int) -> None:
    assert contrast(TONES[ink][theme], TONES[ground][theme]) >= 4.5


@pytest.mark.parametrize("pattern", ["*.html", "*.css", "*.js"])
def test_no_file_loads_anything_from_elsewhere(pattern: str) -> None:
    for path in FOLDER.glob(pattern):
        text = path.read_text(encoding="utf-8")
        assert "//" not in re.sub(r"(?m)(^|\s)// .*$", "", text), path.name
