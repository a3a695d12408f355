"""Sea, land and their names: the quiet part of a board."""

from collections.abc import Callable

from railwright.drawing.svg import element, group, moved, text, use
from railwright.drawing.theme import SERIF, Theme
from railwright.layout import Land, Layout, Text

WATER_LINES = ((13.0, 0.35), (8.5, 0.55), (4.5, 0.8))
"""Lines that follow the coast in the water: distance and strength, as on old charts."""
SMALLEST = 0.75
"""Of its size: how much smaller a longer name may be."""


def beyond(layout: Layout) -> str:
    """The tone of what lies outside of the map, by its name in the theme."""
    if layout.land.home:
        return "abroad"
    return "sea" if layout.land.land else "land"


def background(layout: Layout, theme: Theme, sea: Callable[[str], str] = str) -> str:
    """Sea, land, lakes, rivers, borders and names, below everything that is played.

    Seas can be called otherwise than in the layout.
    """
    land = layout.land
    whole = theme.sea if land.land else theme.land  # unknown ground is land
    parts = [element("rect", width=layout.width, height=layout.height, fill=whole)]
    if land.graticule:
        parts.append(_line(land.graticule, theme.graticule, 0.8))
    if land.land:
        parts.append(_land(land, theme))
    parts.extend(_name(each, theme, sea) for each in layout.texts)
    return "".join(parts)


def _land(land: Land, theme: Theme) -> str:
    shape = element("path", id="land", d=land.land, fill_rule="evenodd")
    inside = element("clipPath", use("land", clip_rule="evenodd"), id="ashore")
    parts = [element("defs", shape, inside)]
    if not land.home:
        parts.append(_water_lines(theme))
    parts.append(use("land", fill=theme.abroad if land.home else theme.land))
    if land.home:
        parts.append(_home(land.home, theme))
    else:
        parts.append(_shore_tint(theme))
    if land.rivers:
        parts.append(_line(land.rivers, theme.river, 1.5))
    if land.borders:
        parts.append(_line(land.borders, theme.border, 1.3, stroke_dasharray="5 3"))
    if land.lakes:
        parts.append(_lakes(land.lakes, theme))
    parts.append(use("land", fill="none", stroke=theme.coast, stroke_width=1.1))
    return group(*parts, stroke_linejoin="round")


def _water_lines(theme: Theme) -> str:
    lines = []
    for distance, strength in WATER_LINES:
        line = {"fill": "none", "stroke_opacity": f"{strength:g}"}
        lines.append(
            use("land", stroke=theme.water_line, stroke_width=2 * distance, **line)
        )
        lines.append(
            use("land", fill="none", stroke=theme.sea, stroke_width=2 * distance - 1.6)
        )
    return "".join(lines)


def _shore_tint(theme: Theme) -> str:
    """A band of deeper tone along the inside of every coast."""
    bands = [
        use("land", fill="none", stroke=theme.land_edge, stroke_width=width)
        for width in (16, 8)
    ]
    return group(*bands, clip_path="url(#ashore)", opacity=".22")


def _home(path: str, theme: Theme) -> str:
    band = element(
        "path",
        d=path,
        fill=theme.home,
        stroke=theme.border,
        stroke_width=9,
        stroke_opacity=".4",
    )
    line = element(
        "path",
        d=path,
        fill=theme.home,
        stroke=theme.border,
        stroke_width=1.8,
    )
    return band + line


def _lakes(path: str, theme: Theme) -> str:
    return element(
        "path",
        d=path,
        fill=theme.sea,
        fill_rule="evenodd",
        stroke=theme.coast,
        stroke_width=0.9,
    )


def _line(path: str, color: str, width: float, **attributes: str) -> str:
    return element(
        "path", d=path, fill="none", stroke=color, stroke_width=width, **attributes
    )


def _name(name: Text, theme: Theme, sea: Callable[[str], str]) -> str:
    """A sea in slanted letters, a country in upright and widely spaced ones."""
    is_water = name.style == "water"
    said = sea(name.text) if is_water else name.text
    size = name.size * _share(name.text, said)
    return text(
        said,
        class_="sea" if is_water else None,
        transform=moved(name.x, name.y, name.angle),
        text_anchor="middle",
        dominant_baseline="central",
        font_family=SERIF,
        font_size=size,
        font_style="italic" if is_water else None,
        letter_spacing=size * (0.12 if is_water else 0.34),
        fill=theme.water_name if is_water else theme.land_name,
    )


def _share(name: str, said: str) -> float:
    """How much smaller a longer name is, for which the map has no more room.

    The client does the same (`naming.ts`).
    """
    return max(SMALLEST, min(1.0, len(name) / len(said)))
