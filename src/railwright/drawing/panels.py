"""What stands around the play: the frame, the title and the legend."""

from railwright.drawing.svg import element, group, number, text
from railwright.drawing.theme import SANS, SERIF, Theme
from railwright.layout import Layout
from railwright.layout.lettering import title_width

SPACING = 0.12
"""What lies between the letters of the title, in their size."""


def frame(layout: Layout, theme: Theme, width: float) -> str:
    """Paper with a graduated border, like the neatline of an atlas sheet."""
    paper = element(
        "rect",
        x=-width,
        y=-width,
        width=layout.width + 2 * width,
        height=layout.height + 2 * width,
        fill=theme.paper,
    )
    lines = [_rectangle(layout, margin) for margin in (4.5, 11.5)]
    outlines = group(*lines, fill="none", stroke=theme.ink, stroke_width=1)
    view = _rectangle(layout, 0.5, fill="none", stroke=theme.ink, stroke_width=1.4)
    return group(paper, outlines, _graduation(layout, theme), view)


def _rectangle(layout: Layout, margin: float, **attributes: str | float) -> str:
    return element(
        "rect",
        x=-margin,
        y=-margin,
        width=layout.width + 2 * margin,
        height=layout.height + 2 * margin,
        **attributes,
    )


def _graduation(layout: Layout, theme: Theme) -> str:
    """Dark and light steps along all four sides, the same on opposite ones."""
    x0, y0 = -8.0, -8.0
    x1, y1 = layout.width + 8, layout.height + 8
    sides = []
    for start, end, path in (
        (x0, x1, f"M{number(x0)} {number(y0)}H{number(x1)}"),
        (x0, x1, f"M{number(x0)} {number(y1)}H{number(x1)}"),
        (y0, y1, f"M{number(x0)} {number(y0)}V{number(y1)}"),
        (y0, y1, f"M{number(x1)} {number(y0)}V{number(y1)}"),
    ):
        steps = 2 * round((end - start) / 100) + 1
        step = f"{(end - start) / steps:.3f}"
        sides.append(element("path", d=path, stroke_dasharray=step))
    return group(*sides, stroke=theme.ink, stroke_width=4, opacity=".8")


def title(name: str, layout: Layout, theme: Theme) -> str:
    """The name of a board between two railway lines."""
    place = layout.title
    if place is None:
        return ""
    middle = (place.left + place.right) / 2
    lines = _title_lines(name.upper())
    longest = max(map(_title_width, lines))
    size = min(54.0 / len(lines) + 2, place.width / longest)
    width = min(place.width, max(150.0, size * longest))
    first = place.top + place.height * 0.44 - (len(lines) - 1.7) * size * 0.53
    words = [
        _title_line(line, middle, first + row * size * 1.06, size)
        for row, line in enumerate(lines)
    ]
    tracks = [
        _track(middle, place.top + place.height * share, width)
        for share in (0.06, 0.82)
    ]
    lettering = {"fill": theme.ink, "text_anchor": "middle", "font_family": SERIF}
    halo = {"stroke": theme.halo, "stroke_width": "4", "stroke_opacity": ".55"}
    return group(
        group(*tracks, stroke=theme.ink, fill="none"),
        group(*words, _maker(middle, place.bottom - 4), paint_order="stroke", **halo),
        opacity=".9",
        **lettering,
    )


def _title_width(line: str) -> float:
    """The width of a line of size 1: that of its letters, or more for other fonts."""
    return max(title_width(line) + SPACING * len(line), 0.78 * len(line)) + 0.5


def _title_lines(words: str) -> list[str]:
    """A long title on two lines of about the same length."""
    if len(words) <= 12 or " " not in words:
        return [words]
    breaks = [at for at, letter in enumerate(words) if letter == " "]
    middle = min(breaks, key=lambda at: abs(at - len(words) / 2))
    return [words[:middle], words[middle + 1 :]]


def _title_line(line: str, middle: float, y: float, size: float) -> str:
    return text(
        line,
        x=middle + size * SPACING / 2,  # letter spacing also follows the last letter
        y=y,
        font_size=size,
        font_weight="600",
        letter_spacing=size * SPACING,
    )


def _maker(middle: float, y: float) -> str:
    return text(
        "RAILWRIGHT",
        x=middle + 2.5,
        y=y,
        font_family=SANS,
        font_size=12,
        font_weight="600",
        letter_spacing=5,
    )


def _track(middle: float, y: float, width: float) -> str:
    """A rule in the shape of a railway line."""
    path = f"M{number(middle - width / 2)} {number(y)}h{number(width)}"
    ties = element("path", d=path, stroke_width=5, stroke_dasharray="1.6 5.4")
    return element("path", d=path, stroke_width=1.2) + ties
