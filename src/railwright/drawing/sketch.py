"""A board as a sketch of its lines, small enough for a list of boards."""

from itertools import pairwise
from math import dist

from railwright.drawing.picture import FRAME
from railwright.drawing.svg import element, group, number
from railwright.drawing.theme import CARDS, CITY_CORE
from railwright.layout import Layout
from railwright.layout.geometry import Point, bounds, rings
from railwright.maps import Map

WIDTH = 13
EDGE = "#7F8C90"
"""Below the lines, so that pale ones stand out on every ground."""
LAND = "#93A08F"
COAST = "#7F959E"
STEP = 7.0
"""Board pixels between two points of a coast; a sketch shows less than one of ten."""
SMALLEST = 30.0
"""The size of the smallest island."""


def draw_sketch(board: Map, layout: Layout) -> str:
    """Coasts, the routes as lines in their colors and the cities as dots."""
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
        _land(layout),
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


def _land(layout: Layout) -> str:
    """The land of the board, of a board in one country that country, roughly."""
    outlines = rings(layout.land.home or layout.land.land)
    return element(
        "path",
        d="".join(_outline(ring) for ring in outlines if _size(ring) >= SMALLEST),
        fill=LAND,
        fill_rule="evenodd",
        fill_opacity=".3",
        stroke=COAST,
        stroke_opacity=".7",
        stroke_width="4",
        stroke_linejoin="round",
    )


def _size(ring: list[Point]) -> float:
    """The longer side of the box around an outline."""
    left, top, right, bottom = bounds(ring)
    return max(right - left, bottom - top)


def _outline(ring: list[Point]) -> str:
    """An outline in whole pixels, with the points left out that are close together."""
    points = [ring[0]]
    for point in ring[1:]:
        if dist(point, points[-1]) >= STEP:
            points.append(point)
    rounded = [(round(x), round(y)) for x, y in points]
    (x, y), steps = rounded[0], pairwise(rounded)
    moves = " ".join(
        f"{right - left} {low - high}" for (left, high), (right, low) in steps
    )
    return f"M{x} {y}l{moves}z"


def _curve(curve: tuple[float, ...]) -> str:
    x, y, *rest = (str(round(coordinate)) for coordinate in curve)
    return f"M{x} {y}C{' '.join(rest)}"
