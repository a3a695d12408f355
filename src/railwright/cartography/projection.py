"""Projections from longitude and latitude to board pixels."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from railwright.cartography.sheet import Points, Sheet
from railwright.layout.globe import middle_longitude

Plane = Callable[[Points], Points]

FARTHEST = 85.0
"""Degrees from the equator beyond which a fitted projection would go to infinity."""


@dataclass(frozen=True)
class Projection:
    """A plane map of the globe, scaled and moved onto the board."""

    plane: Plane
    center: float
    scale: float = 1.0
    shift: tuple[float, float] = (0.0, 0.0)

    def __call__(self, lonlat: Points) -> Points:
        """Board positions of an array of longitudes and latitudes."""
        turned = np.radians(lonlat - np.array([self.center, 0.0]))
        places: Points = self.plane(turned) * self.scale + np.array(self.shift)
        return places

    def turned(self, lonlat: Points) -> Points:
        """The same places with longitudes at most half a turn from the center."""
        near = lonlat.copy()
        near[:, 0] = (near[:, 0] - self.center + 180) % 360 - 180 + self.center
        return near


def conic_conformal(south: float, north: float) -> Plane:
    """Lambert's conformal conic projection between two parallels in degrees."""
    one, two = math.radians(south), math.radians(north)
    if math.isclose(one, two):
        cone = math.sin(one)
    else:
        cone = math.log(math.cos(one) / math.cos(two)) / math.log(_tan(two) / _tan(one))
    factor = math.cos(one) * _tan(one) ** cone / cone
    return lambda p: _fan(factor / _tans(p[:, 1]) ** cone, cone * p[:, 0])


def conic_equal_area(south: float, north: float) -> Plane:
    """Albers' equal-area conic projection between two parallels in degrees."""
    one, two = math.radians(south), math.radians(north)
    cone = (math.sin(one) + math.sin(two)) / 2
    constant = math.cos(one) ** 2 + 2 * cone * math.sin(one)

    def plane(points: Points) -> Points:
        radius = np.sqrt(constant - 2 * cone * np.sin(points[:, 1])) / cone
        return _fan(radius, cone * points[:, 0])

    return plane


def tall_miller(points: Points) -> Points:
    """Miller's cylindrical projection, stretched by a fifth for room in the north."""
    height = -1.5 * np.log(np.tan(math.pi / 4 + 0.4 * points[:, 1]))
    return np.stack([points[:, 0], height], axis=1)


def mercator(points: Points) -> Points:
    """The conformal cylindrical projection, for boards about the equator."""
    return np.stack([points[:, 0], -np.log(_tans(points[:, 1]))], axis=1)


def project_cities(sheet: Sheet) -> tuple[Projection, Points]:
    """The board's projection, and its cities' places under it."""
    flat = flat_projection(sheet)
    lonlat = flat.turned(sheet.lonlat)
    if sheet.is_round:
        projection = _filling(flat, sheet)
    else:
        projection = _fitted(flat, lonlat, sheet)
    places = projection(lonlat)
    for index, city in enumerate(sheet.cities):
        places[index] += sheet.settings.nudge.get(city.id, (0.0, 0.0))
        places[index] = sheet.settings.pin.get(city.id, places[index])
    return projection, _apart(places)


def flat_projection(sheet: Sheet) -> Projection:
    """The projection that the settings ask for, not yet scaled to the board."""
    settings = sheet.settings
    south, north = settings.parallels
    match settings.projection:
        case "conic-conformal":
            return Projection(conic_conformal(south, north), settings.center)
        case "conic-equal-area":
            return Projection(conic_equal_area(south, north), settings.center)
        case "miller":
            return Projection(tall_miller, settings.center)
    return _suiting(sheet)


def _suiting(sheet: Sheet) -> Projection:
    """A projection that suits any cities: conic, but Mercator at the equator."""
    center = middle_longitude(sheet.map)
    turned = Projection(mercator, center).turned(sheet.lonlat)
    west, south = turned.min(axis=0)
    east, north = turned.max(axis=0)
    if east - west > 180:
        return Projection(tall_miller, center)
    if abs(south + north) < 20 or max(-south, north) > FARTHEST:
        return Projection(_bounded_mercator, center)
    sixth = (north - south) / 6
    return Projection(conic_conformal(south + sixth, north - sixth), center)


def _bounded_mercator(points: Points) -> Points:
    limit = math.radians(FARTHEST)
    bounded = np.stack([points[:, 0], np.clip(points[:, 1], -limit, limit)], axis=1)
    return mercator(bounded)


def _filling(flat: Projection, sheet: Sheet) -> Projection:
    """The whole globe from edge to edge, from the topmost latitude down."""
    scale = sheet.width / (2 * math.pi)
    top = flat(np.array([[flat.center, sheet.settings.top]]))[0, 1]
    shift = (sheet.width / 2, float(-top * scale))
    return Projection(flat.plane, flat.center, scale, shift)


def _fitted(flat: Projection, lonlat: Points, sheet: Sheet) -> Projection:
    """The cities as large as the margins allow, in the middle of what is left."""
    left, top, right, bottom = sheet.settings.margins
    places = flat(lonlat)
    low, high = places.min(axis=0), places.max(axis=0)
    room = np.array(sheet.size) - (left + right, top + bottom)
    scale = float((room / np.maximum(high - low, 1e-9)).min())
    shift = np.array([left, top]) + room / 2 - (low + high) / 2 * scale
    return Projection(
        flat.plane, flat.center, scale, (float(shift[0]), float(shift[1]))
    )


def _apart(places: Points) -> Points:
    """The same places; cities at one and the same place are put round it."""
    _, first, counts = np.unique(
        places.round(1), axis=0, return_inverse=True, return_counts=True
    )
    crowded = np.flatnonzero(counts[first] > 1)
    turns = 2.4 * np.arange(len(crowded))
    places[crowded] += 5 * np.stack([np.cos(turns), np.sin(turns)], axis=1)
    return places


def _tan(angle: float) -> float:
    return math.tan(math.pi / 4 + angle / 2)


def _tans(angles: Points) -> Points:
    tangents: Points = np.tan(math.pi / 4 + angles / 2)
    return tangents


def _fan(radius: Points, angle: Points) -> Points:
    return np.stack([radius * np.sin(angle), radius * np.cos(angle)], axis=1)
