"""Places for the names of seas and countries, under the routes."""

from dataclasses import dataclass

import numpy as np
import shapely
from shapely.affinity import rotate
from shapely.geometry.base import BaseGeometry
from tools.layout.board import Board, Text
from tools.layout.layout import Layout, Shapes
from tools.layout.projection import Plane, Points, Projection
from tools.layout.terrain import Terrain

# Mean advance of a letter in ems, with the letter spacing of each style.
ADVANCE = {"water": 0.62, "land": 0.86}
# What a text wholly on the wrong element costs, in thirds of pixels moved.
OFF_ELEMENT = 60.0
SHIFTS = np.arange(-90, 91, 10)


@dataclass(frozen=True)
class PlacedText:
    """A text with the centre it was given on the board."""

    text: Text
    x: float
    y: float
    covered: float

    @property
    def is_clear(self) -> bool:
        """Whether the text touches neither a name nor a route."""
        return self.covered < 1.0


@dataclass(frozen=True)
class Ground:
    """What texts should keep off: names at all cost, routes if possible."""

    names: list[BaseGeometry]
    routes: list[BaseGeometry]
    view: BaseGeometry
    terrain: Terrain


def place_texts(
    layout: Layout,
    labels: dict[int, Points],
    wanted: Points,
    terrain: Terrain,
) -> list[PlacedText]:
    """Each text near its wanted place, moved to where it covers least."""
    board = layout.problem.board
    names: list[BaseGeometry] = [shapely.box(*box) for box in labels.values()]
    names += [shapely.box(*corner) for corner in board.reserved]
    names += [shapely.box(*edge.box) for edge in layout.edges()]
    routes = [*layout.beds(), *layout.city_shapes()]
    view = shapely.box(0, 0, *board.settings.size).buffer(-10)
    placed: list[PlacedText] = []
    for text, place in zip(board.settings.texts, wanted, strict=True):
        best = _best_place(text, place, Ground(names, routes, view, terrain))
        placed.append(best)
        names.append(_outline(text, best.x, best.y))
    return placed


def wanted_places(board: Board, projection: Projection, warp: Plane) -> Points:
    """Where the settings want the texts, carried along with the coast."""
    texts = board.settings.texts
    if not texts:
        return np.zeros((0, 2))
    return warp(projection(np.array([(text.lon, text.lat) for text in texts])))


def _best_place(text: Text, wanted: Points, ground: Ground) -> PlacedText:
    shifts = np.stack(np.meshgrid(SHIFTS, SHIFTS), axis=2).reshape(-1, 2)
    outlines = np.array([_outline(text, *(wanted + shift)) for shift in shifts])
    cost = 0.3 * np.linalg.norm(shifts, axis=1)
    cost += 1e6 * ~shapely.contains(ground.view, outlines)
    cost += OFF_ELEMENT * _off_element(text, outlines, ground.terrain)
    covered = 20 * _covered(outlines, ground.names) + _covered(outlines, ground.routes)
    best = int((cost + covered).argmin())
    x, y = wanted + shifts[best]
    return PlacedText(text, float(x), float(y), float(covered[best]))


def _off_element(text: Text, outlines: Shapes, terrain: Terrain) -> Points:
    """The share of a sea's name that lies on land, or of a country's at sea."""
    corners = shapely.get_coordinates(outlines).reshape(-1, 5, 2)
    start = (corners[:, 0] + corners[:, 1]) / 2
    stop = (corners[:, 2] + corners[:, 3]) / 2
    along = np.linspace(0, 1, 15)[:, None, None]
    is_water = terrain.at(start * (1 - along) + stop * along) > 0
    share: Points = (is_water == (text.style == "land")).mean(axis=0)
    return share


def _covered(outlines: Shapes, obstacles: list[BaseGeometry]) -> Points:
    shapes = np.array(obstacles)
    i, j = shapely.STRtree(shapes).query(outlines)
    covered = np.zeros(len(outlines))
    area = shapely.area(shapely.intersection(outlines[i], shapes[j]))
    np.add.at(covered, i, area)
    return covered


def _outline(text: Text, x: float, y: float) -> BaseGeometry:
    half = (len(text.text) * ADVANCE[text.style] + 0.4) * text.size / 2
    tall = text.size / 2
    return rotate(shapely.box(x - half, y - tall, x + half, y + tall), text.angle)
