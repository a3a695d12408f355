"""A board as a sketch of its lines, small enough for a list of boards."""

from railwright.drawing.board import FRAME
from railwright.drawing.svg import element, group, number
from railwright.drawing.theme import CARDS, CITY_CORE
from railwright.layout import Layout
from railwright.maps import Map

WIDTH = 13
EDGE = "#7F8C90"
"""Below the lines, so that pale ones stand out on every ground."""


def draw_sketch(board: Map, layout: Layout) -> str:
    """The routes as lines in their colors and the cities as dots, on no ground."""
    below: list[str] = []
    lines: list[str] = []
    for route, placed in zip(board.routes, layout.routes, strict=True):
        if route.twin and route.twin < route.id:
            continue  # one line tells of both tracks
        path = "".join(_curve(curve) for curve in placed.curves)
        below.append(path)
        lines.append(element("path", d=path, stroke=CARDS[route.color].fill))
    dots = "".join(
        f"M{round(city.x)} {round(city.y)}h.1"
        for city in layout.cities
        if city.label is not None
    )
    width, height = layout.width + 2 * FRAME, layout.height + 2 * FRAME
    return element(
        "svg",
        group(
            element(
                "path", d="".join(below), stroke=EDGE, stroke_width=number(WIDTH + 5)
            ),
            *lines,
            element("path", d=dots, stroke=CITY_CORE, stroke_width="34"),
            element("path", d=dots, stroke="#FFF", stroke_width="15"),
            fill="none",
            stroke_width=number(WIDTH),
            stroke_linecap="round",
        ),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{-FRAME:g} {-FRAME:g} {width:g} {height:g}",
    )


def _curve(curve: tuple[float, ...]) -> str:
    x, y, *rest = (str(round(coordinate)) for coordinate in curve)
    return f"M{x} {y}C{' '.join(rest)}"
