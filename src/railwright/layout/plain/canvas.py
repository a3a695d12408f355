"""Places for cities: true to the globe, but with room for routes and labels."""

import math
from dataclasses import dataclass
from itertools import combinations

from railwright.layout.geometry import Point
from railwright.layout.globe import longitudes
from railwright.maps import Map

SPACE = 41.0
"""Room for a space, with the gap behind it."""
ENDS = 36.0
"""Room for both ends of a route."""
APART = 70.0
"""The least distance between cities."""
ASIDE = 34.0
"""The least distance of a city from routes that pass it."""
MARGIN = 90.0
EDGE_MARGIN = 230.0
"""At the sides where routes leave the board, with the names of far cities."""
SIZES = (480.0, 2400.0)
ROOMY = 0.6
"""The share of routes that are to have more room than they need."""
ROUNDS = 120
PASSING_ROUNDS = 40
"""In the last rounds cities also make way for routes that pass."""


@dataclass(frozen=True)
class Canvas:
    """The size of a board, and where its cities lie on it."""

    width: float
    height: float
    places: tuple[Point, ...]


def place_cities(board: Map) -> Canvas:
    """Places on a plate carrée, pushed apart until routes and cities have room."""
    number = board.city_index
    routes = [
        (number[route.a], number[route.b], ENDS + SPACE * route.length)
        for route in board.routes
        if not route.wraps
    ]
    home = _scaled(_flat(board), routes)
    places = [list(place) for place in home]
    for turn in range(ROUNDS):
        _stretch(places, routes)
        _part(places)
        if turn >= ROUNDS - PASSING_ROUNDS:
            _make_way(places, routes)
        for place, (x, y) in zip(places, home, strict=True):
            place[0] += 0.02 * (x - place[0])
            place[1] += 0.02 * (y - place[1])
    side = EDGE_MARGIN if any(route.wraps for route in board.routes) else MARGIN
    return _page([(x, y) for x, y in places], side)


SAME = 1e-6
"""Degrees below which two cities stand in one place."""
Links = list[tuple[int, int, float]]
"""Pairs of cities with the room that their route needs."""


def _flat(board: Map) -> list[Point]:
    """Degrees in their ratio at the middle latitude; no two cities in one place."""
    middle = sum(city.lat for city in board.cities) / len(board.cities)
    shrink = max(math.cos(math.radians(middle)), 0.1)
    found: list[Point] = []
    for lon, city in zip(longitudes(board), board.cities, strict=True):
        place = (lon * shrink, -city.lat)
        while any(math.dist(place, other) < SAME for other in found):
            place = (place[0] + 1e-4, place[1] + 1e-4 * len(found))
        found.append(place)
    return found


def _scaled(flat: list[Point], routes: Links) -> list[Point]:
    """The same places in pixels, so that most routes have the room they need."""
    scales = sorted(need / math.dist(flat[a], flat[b]) for a, b, need in routes)
    scale = scales[int(ROOMY * len(scales))] if scales else 1.0
    extent = max(max(axis) - min(axis) for axis in zip(*flat, strict=True))
    scale = min(scale, (SIZES[1] - 2 * MARGIN) / extent)
    return [(x * scale, y * scale) for x, y in flat]


def _stretch(places: list[list[float]], routes: Links) -> None:
    """Push cities apart whose route is too short, and pull if it is far too long."""
    for a, b, need in routes:
        distance = math.dist(places[a], places[b]) or 1.0
        missing = need - distance
        push = 0.2 * missing if missing > 0 else 0.01 * missing
        _push(places[a], places[b], push / distance)


def _part(places: list[list[float]]) -> None:
    for one, two in combinations(places, 2):
        if abs(one[0] - two[0]) < APART and abs(one[1] - two[1]) < APART:
            distance = math.dist(one, two) or 1.0
            if distance < APART:
                _push(one, two, 0.4 * (APART - distance) / distance)


def _push(one: list[float], two: list[float], share: float) -> None:
    """Move two places apart by a share of the way between them."""
    dx, dy = (one[0] - two[0]) * share / 2, (one[1] - two[1]) * share / 2
    one[0] += dx
    one[1] += dy
    two[0] -= dx
    two[1] -= dy


def _make_way(places: list[list[float]], routes: Links) -> None:
    """Move cities off the routes of others, which give way as well."""
    for a, b, _ in routes:
        (ax, ay), (bx, by) = places[a], places[b]
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy) or 1.0
        for city, place in enumerate(places):
            across = (dx * (place[1] - ay) - dy * (place[0] - ax)) / length
            along = (dx * (place[0] - ax) + dy * (place[1] - ay)) / length
            if abs(across) >= ASIDE or not 0 < along < length or city in {a, b}:
                continue
            shift = 0.15 * (math.copysign(ASIDE, across) - across) / length
            place[0] -= dy * shift
            place[1] += dx * shift
            for end in (places[a], places[b]):
                end[0] += dy * shift / 2
                end[1] -= dx * shift / 2


def _page(places: list[Point], side: float) -> Canvas:
    """The places on a page that leaves margins around them."""
    (left, right), (top, bottom) = (
        (min(axis), max(axis)) for axis in zip(*places, strict=True)
    )
    width = max(right - left + 2 * side, SIZES[0])
    height = max(bottom - top + 2 * MARGIN, SIZES[0] * 0.6)
    dx, dy = (width - left - right) / 2, (height - top - bottom) / 2
    moved = tuple((round(x + dx, 1), round(y + dy, 1)) for x, y in places)
    return Canvas(round(width, 1), round(height, 1), moved)
