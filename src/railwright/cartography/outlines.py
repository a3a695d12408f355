"""The geography of a board as SVG path data, smooth and without specks."""

import numpy as np
import shapely
from shapely import box
from shapely.geometry.base import BaseGeometry

from railwright.cartography.geography import Geography, without_small_rings
from railwright.cartography.joining import joined
from railwright.cartography.sheet import Ints, Points, Sheet
from railwright.layout import Land

BLEED = 40.0
"""How far the land is drawn beyond the view."""
LINES = ("borders", "rivers", "graticule")
_HALVES = {1: ".5", -1: "-.5"}


def outlined(sheet: Sheet, geography: Geography) -> Land:
    """The layers of a board as they are drawn."""
    layers = geography.layers().items()
    return Land(
        **{name: path_data(_finished(sheet, name, layer)) for name, layer in layers}
    )


def _finished(sheet: Sheet, name: str, layer: BaseGeometry) -> BaseGeometry:
    """A layer clipped near the view and simplified."""
    settings = sheet.settings
    width, height = sheet.size
    window = box(-BLEED, -BLEED, width + BLEED, height + BLEED)
    drawn = shapely.make_valid(layer).intersection(window)
    if name in LINES:
        pieces = [shapely.get_coordinates(line) for line in _lines(drawn)]
        whole = shapely.MultiLineString(joined(pieces))
        return whole.simplify(settings.tolerance)
    drawn = drawn.simplify(settings.tolerance)
    is_lake = name == "lakes"
    smallest = settings.smallest_lake if is_lake else settings.smallest_island
    return without_small_rings(drawn, smallest)


def _lines(layer: BaseGeometry) -> list[shapely.LineString]:
    parts = shapely.get_parts(shapely.get_parts(layer))
    return [part for part in parts if isinstance(part, shapely.LineString)]


def path_data(layer: BaseGeometry) -> str:
    """Polygons and lines as SVG path data, in steps of half a pixel."""
    pieces = []
    for part in shapely.get_parts(layer):
        is_area = part.geom_type == "Polygon"
        rings = [part.exterior, *part.interiors] if is_area else [part]
        lines = [shapely.get_coordinates(ring) for ring in rings]
        pieces += [_piece(line, is_closed=is_area) for line in lines]
    return "".join(pieces)


def _piece(points: Points, *, is_closed: bool) -> str:
    """One line as absolute start and relative steps in half pixels."""
    halves = np.round(points * 2).astype(int)
    if is_closed:
        halves = halves[:-1]
    steps = np.diff(halves, axis=0)
    steps = steps[np.any(steps != 0, axis=1)]
    if len(steps) < (2 if is_closed else 1):
        return ""
    body = _numbers(steps.ravel())
    return f"M{_numbers(halves[0])}l{body}{'z' if is_closed else ''}"


def _numbers(halves: Ints) -> str:
    """Half pixels as the shortest decimals; a minus sign separates by itself."""
    words = [_HALVES.get(half, f"{half / 2:g}") for half in halves.tolist()]
    return words[0] + "".join(w if w[0] == "-" else f" {w}" for w in words[1:])
