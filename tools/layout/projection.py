"""Projections from longitude and latitude to board pixels."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from tools.layout.board import Board

Points = NDArray[np.float64]
Plane = Callable[[Points], Points]

# For boards without settings: room around the cities, least and greatest side.
SPARE = 200.0
SIZES = (500, 2400)


@dataclass(frozen=True)
class Projection:
    """A plane map of the globe, scaled and moved onto the board."""

    plane: Plane
    center: float
    scale: float
    shift: tuple[float, float]

    def __call__(self, lonlat: Points) -> Points:
        """Board positions of an array of longitudes and latitudes."""
        turned = np.radians(lonlat - np.array([self.center, 0.0]))
        places: Points = self.plane(turned) * self.scale + np.array(self.shift)
        return places


def conic_conformal(south: float, north: float) -> Plane:
    """Lambert's conformal conic projection between two parallels in degrees."""
    one, two = math.radians(south), math.radians(north)
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


def with_room(board: Board) -> Board:
    """A board without settings, in a size at which its routes have room."""
    if board.settings.projection != "fitted":
        return board
    lonlat = np.array([(city.lon, city.lat) for city in board.cities])
    places = _default(lonlat)[0](np.radians(lonlat - lonlat.mean(axis=0) * (1, 0)))
    pitch = board.settings.longest_slot + 3
    ends = [(route.a, route.b, 30 + pitch * route.length) for route in board.routes]
    scales = [need / np.linalg.norm(places[a] - places[b]) for a, b, need in ends]
    room = np.ptp(places, axis=0) * np.median(scales) + SPARE
    width, height = np.clip(room, *SIZES).round().astype(int).tolist()
    return replace(board, settings=replace(board.settings, size=(width, height)))


def project_cities(board: Board) -> tuple[Projection, Points]:
    """The board's projection, and its cities' places under it."""
    lonlat = np.array([(city.lon, city.lat) for city in board.cities])
    plane, center = _chosen(board, lonlat)
    lonlat[:, 0] = (lonlat[:, 0] - center + 180) % 360 - 180 + center
    flat = Projection(plane, center, 1.0, (0.0, 0.0))
    if board.is_round:
        projection = _filling(flat, board)
    else:
        projection = _fitted(flat, lonlat, board)
    places = projection(lonlat)
    for index, city in enumerate(board.cities):
        places[index] += board.settings.nudge.get(city.id, (0.0, 0.0))
    return projection, places


def _chosen(board: Board, lonlat: Points) -> tuple[Plane, float]:
    settings = board.settings
    south, north = settings.parallels
    match settings.projection:
        case "conic-conformal":
            return conic_conformal(south, north), settings.center
        case "conic-equal-area":
            return conic_equal_area(south, north), settings.center
        case "miller":
            return tall_miller, settings.center
    return _default(lonlat)


def _default(lonlat: Points) -> tuple[Plane, float]:
    """A projection that suits any cities: conic, but Mercator at the equator."""
    west, south = lonlat.min(axis=0)
    east, north = lonlat.max(axis=0)
    center, sixth = (west + east) / 2, max((north - south) / 6, 0.5)
    if east - west > 180:
        return tall_miller, center
    if abs(south + north) < 20:
        return mercator, center
    return conic_conformal(south + sixth, north - sixth), center


def _filling(flat: Projection, board: Board) -> Projection:
    """The whole globe from edge to edge, from the topmost latitude down."""
    width = board.settings.size[0]
    scale = width / (2 * math.pi)
    top = flat(np.array([[flat.center, board.settings.top]]))[0, 1]
    return Projection(flat.plane, flat.center, scale, (width / 2, -top * scale))


def _fitted(flat: Projection, lonlat: Points, board: Board) -> Projection:
    """The cities as large as the margins allow, in the middle of what is left."""
    left, top, right, bottom = board.settings.margins
    places = flat(lonlat)
    low, high = places.min(axis=0), places.max(axis=0)
    room = np.array(board.settings.size) - (left + right, top + bottom)
    scale = float((room / (high - low)).min())
    shift = np.array([left, top]) + room / 2 - (low + high) / 2 * scale
    return Projection(flat.plane, flat.center, scale, (shift[0], shift[1]))


def _tan(angle: float) -> float:
    return math.tan(math.pi / 4 + angle / 2)


def _tans(angles: Points) -> Points:
    tangents: Points = np.tan(math.pi / 4 + angles / 2)
    return tangents


def _fan(radius: Points, angle: Points) -> Points:
    return np.stack([radius * np.sin(angle), radius * np.cos(angle)], axis=1)
