"""The sheet on which a map is laid out: its size, and where title and legend stand."""

from itertools import product

import numpy as np
from msgspec.structs import replace

from railwright.cartography.layout_settings import LayoutSettings, ReservedBox
from railwright.cartography.projection import flat_projection, project_cities
from railwright.cartography.sheet import Points, Sheet
from railwright.drawing.legend import legend_height
from railwright.maps import Map

SPARE = 170.0
"""Room around the cities, both sides together."""
SIZES = (320, 2400)
ROOMY = 0.6
"""The share of routes that are to have more room than they need."""
MARGIN = 24.0
TITLE = (280.0, 110.0)
LEGEND_WIDTH = 300.0
CITY_AIR = 45.0
ROUTE_AIR = 14.0


def open_sheet(board: Map, settings: LayoutSettings) -> Sheet:
    """The sheet of a map, as the settings say or as its routes need it."""
    if settings.size:
        return Sheet(board, settings, settings.size)
    sheet = _with_room(Sheet(board, settings, SIZES))
    return sheet if sheet.reserved else _furnished(sheet)


def _with_room(sheet: Sheet) -> Sheet:
    """The sheet in a size at which most routes have room for their spaces."""
    extent = _extent(sheet)
    size = np.clip(extent + SPARE, *SIZES).round().astype(int)
    # A larger sheet must not pull the cities apart.
    across, down = np.maximum((size - extent) / 2, SPARE / 2).tolist()
    settings = replace(sheet.settings, margins=(across, down, across, down))
    return Sheet(sheet.map, settings, (int(size[0]), int(size[1])))


def _extent(sheet: Sheet) -> Points:
    """How much room the cities want, in pixels."""
    flat = flat_projection(sheet)
    places = flat(flat.turned(sheet.lonlat))
    extent: Points = np.ptp(places, axis=0)
    pitch = sheet.settings.longest_slot + 3
    scales = [
        (30 + pitch * route.length) / float(np.hypot(*(places[a] - places[b])))
        for route, (a, b) in zip(sheet.routes, sheet.ends, strict=True)
        if not route.wraps and (places[a] != places[b]).any()
    ]
    if sheet.is_round:
        extent[0] = 2 * np.pi
    return extent * (np.quantile(scales, ROOMY) if scales else 1.0)


def _furnished(sheet: Sheet) -> Sheet:
    """The sheet with title and legend, in free corners or in a band below."""
    size = (LEGEND_WIDTH, legend_height(sheet.map))
    cities, lines = _obstacles(sheet)
    legends, titles = _corners(sheet, size), _corners(sheet, TITLE)
    for at, other in product(("se", "sw", "ne", "nw"), ("nw", "ne", "sw", "se")):
        legend, title = legends[at], titles[other]
        is_free = not any(_is_hit(each, cities, lines) for each in (legend, title))
        if is_free and not _overlap(legend, title):
            settings = replace(sheet.settings, legend=legend, title=title)
            return Sheet(sheet.map, settings, sheet.size)
    return _with_band(sheet, size)


def _with_band(sheet: Sheet, legend: tuple[float, float]) -> Sheet:
    """The sheet made taller by a band for title and legend."""
    band = max(TITLE[1], legend[1])
    width = max(sheet.size[0], round(3 * MARGIN + TITLE[0] + legend[0]))
    size = (width, round(sheet.size[1] + band))
    left, top, right, bottom = sheet.settings.margins
    aside = (width - sheet.size[0]) / 2
    box = sheet.settings.city_box
    taller = Sheet(sheet.map, sheet.settings, size)
    settings = replace(
        sheet.settings,
        margins=(left + aside, top, right + aside, bottom + band),
        city_box=(*box[:3], box[3] + band),
        title=_corners(taller, TITLE)["sw"],
        legend=_corners(taller, legend)["se"],
    )
    return Sheet(sheet.map, settings, size)


def _corners(sheet: Sheet, size: tuple[float, float]) -> dict[str, ReservedBox]:
    """A box of a size in each corner of the sheet, by compass."""
    right, bottom = sheet.width - MARGIN - size[0], sheet.height - MARGIN - size[1]
    corners = {"nw": (MARGIN, MARGIN), "ne": (right, MARGIN)}
    corners |= {"sw": (MARGIN, bottom), "se": (right, bottom)}
    return {name: ReservedBox(x, y, *size) for name, (x, y) in corners.items()}


def _obstacles(sheet: Sheet) -> tuple[Points, Points]:
    """The places of the cities, and points along the straight lines between them."""
    _, places = project_cities(sheet)
    share = np.linspace(0, 1, 60)[:, None]
    lines = [
        places[a] * (1 - share) + places[b] * share
        for route, (a, b) in zip(sheet.routes, sheet.ends, strict=True)
        if not route.wraps
    ]
    return places, np.concatenate([places, *lines])


def _overlap(one: ReservedBox, two: ReservedBox) -> bool:
    is_beside = abs(one.x - two.x) >= (one.width if one.x < two.x else two.width)
    is_below = abs(one.y - two.y) >= (one.height if one.y < two.y else two.height)
    return not (is_beside or is_below)


def _is_hit(place: ReservedBox, cities: Points, lines: Points) -> bool:
    return _holds(place, cities, CITY_AIR) or _holds(place, lines, ROUTE_AIR)


def _holds(place: ReservedBox, points: Points, air: float) -> bool:
    low = np.array([place.x, place.y]) - air
    high = np.array([place.x + place.width, place.y + place.height]) + air
    return bool(((points > low) & (points < high)).all(axis=1).any())
