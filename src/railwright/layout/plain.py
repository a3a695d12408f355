"""A layout by arithmetic alone, for maps that have none of their own yet."""

import math

from railwright.layout.placed import Box, Layout, PlacedCity, PlacedRoute, Slot
from railwright.maps import Map, Route

WIDTH = 1600.0
MARGIN = 110.0
SLOT_HEIGHT = 12.0
CITY = 12.0
"""Free room around a city, in pixels."""
GAP = 3.0
LANE = (SLOT_HEIGHT + 3.4) / 2
LONGEST_SLOT = 46.0

Point = tuple[float, float]


def plain_layout(board: Map) -> Layout:
    """Cities where longitude and latitude put them, routes as straight lines.

    It may be crowded and routes may cross; tools/layout makes better ones.
    """
    places, height = _project(board)
    return Layout(
        width=WIDTH,
        height=height,
        slot_height=SLOT_HEIGHT,
        cities=tuple(
            PlacedCity(
                city.id, *places[city.id], label=_label(city.name, places[city.id])
            )
            if city.printed and not city.country
            else PlacedCity(city.id, *places[city.id])
            for city in board.cities
        ),
        routes=tuple(_straight(route, places) for route in board.routes),
    )


def _project(board: Map) -> tuple[dict[str, Point], float]:
    """Cities on a plate carrée with its true scale at the middle latitude."""
    middle = sum(city.lat for city in board.cities) / len(board.cities)
    shrink = math.cos(math.radians(middle))
    flat = {city.id: (city.lon * shrink, -city.lat) for city in board.cities}
    left, right = min(x for x, _ in flat.values()), max(x for x, _ in flat.values())
    top, bottom = min(y for _, y in flat.values()), max(y for _, y in flat.values())
    scale = (WIDTH - 2 * MARGIN) / max(right - left, (bottom - top) / 1.5, 1e-6)
    indent = (WIDTH - (right - left) * scale) / 2
    places = {
        city: (
            round(indent + (x - left) * scale, 1),
            round(MARGIN + (y - top) * scale, 1),
        )
        for city, (x, y) in flat.items()
    }
    return places, round(2 * MARGIN + (bottom - top) * scale, 1)


def _label(name: str, place: Point) -> Box:
    x, y = place
    return Box(x + 12, y - 8, x + 12 + 8.5 * len(name), y + 8)


def _straight(route: Route, places: dict[str, Point]) -> PlacedRoute:
    (ax, ay), (bx, by) = places[route.a], places[route.b]
    chord = math.hypot(bx - ax, by - ay) or 1.0
    along = ((bx - ax) / chord, (by - ay) / chord)
    lane = 0.0
    if route.twin is not None:
        lane = LANE if route.id > route.twin else -LANE
    pitch = (chord - 2 * CITY) / route.length
    angle = math.degrees(math.atan2(along[1], along[0]))
    slots = []
    for space in range(route.length):
        distance = CITY + (space + 0.5) * pitch
        x = ax + along[0] * distance - along[1] * lane
        y = ay + along[1] * distance + along[0] * lane
        length = max(6.0, min(pitch - GAP, LONGEST_SLOT))
        slots.append(Slot(round(x, 1), round(y, 1), round(angle, 1), round(length, 1)))
    thirds = tuple(
        coordinate
        for third in range(4)
        for coordinate in (ax + (bx - ax) * third / 3, ay + (by - ay) * third / 3)
    )
    return PlacedRoute(route.id, (thirds,), lane, tuple(slots))
