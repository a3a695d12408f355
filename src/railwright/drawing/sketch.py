"""A board as a sketch of its lines, small enough for a list of boards."""

import re
from collections.abc import Iterator
from itertools import pairwise
from math import hypot, inf

from railwright.drawing.board import FRAME
from railwright.drawing.svg import element, group, number
from railwright.drawing.theme import CARDS, CITY_CORE
from railwright.layout import Layout
from railwright.maps import Map

WIDTH = 13
LAND = "#B9AE8C"
"""A tone that stands out from the sea by light and in the dark."""
BEND = 12
"""So many pixels a coast goes on before its sketch turns."""
ISLAND = 50
"""Land of less extent is left out."""
EDGE = "#7F8C90"
"""Below the lines, so that pale ones stand out on every ground."""


def draw_sketch(board: Map, layout: Layout) -> str:
    """The routes as lines in their colors and the cities as dots, over faint land."""
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
        element(
            "path",
            d=_coarse(layout.land.home or layout.land.land),
            fill=LAND,
            fill_opacity=".32",
            fill_rule="evenodd",
        ),
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


def _coarse(land: str) -> str:
    """The outlines of land with the bends that a small picture shows."""
    rings = [list(_thinned(ring)) for ring in land.split("z")[:-1]]
    return "".join(_ring(points) for points in rings if _extent(points) >= ISLAND)


def _thinned(ring: str) -> Iterator[tuple[int, int]]:
    """The points of a ring, `M` its start and `l` its steps, without near ones."""
    numbers = [float(word) for word in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", ring)]
    x = y = 0.0
    last = (inf, inf)
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        if hypot(x - last[0], y - last[1]) >= BEND:
            last = x, y
            yield round(x), round(y)


def _extent(points: list[tuple[int, int]]) -> int:
    xs, ys = zip(*points, strict=True)
    return max(max(xs) - min(xs), max(ys) - min(ys))


def _ring(points: list[tuple[int, int]]) -> str:
    """A closed line in steps, which pack better than places."""
    steps = [f"{x - a} {y - b}" for (a, b), (x, y) in pairwise(points)]
    return f"M{points[0][0]} {points[0][1]}l{' '.join(steps)}z"
