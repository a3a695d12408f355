"""Places for the names of seas and countries, under the routes."""

from dataclasses import dataclass

import numpy as np
import shapely
from shapely.affinity import rotate
from shapely.geometry.base import BaseGeometry

from railwright.cartography.arrangement import Arrangement, Labels, Shapes
from railwright.cartography.layout_settings import Caption
from railwright.cartography.projection import Plane, Projection
from railwright.cartography.sheet import Points, Sheet
from railwright.cartography.terrain import Terrain
from railwright.layout import Text

ADVANCE = {"water": 0.62, "land": 0.86}
"""Mean advance of a letter in ems, with the letter spacing of each style."""
OFF_ELEMENT = 60.0
"""What a caption wholly on the wrong element costs, in thirds of pixels moved."""
SHIFTS = np.arange(-90, 91, 10)


@dataclass(frozen=True)
class Obstacles:
    """What captions should keep off: names at all cost, routes if possible."""

    names: list[BaseGeometry]
    routes: list[BaseGeometry]
    view: BaseGeometry
    terrain: Terrain


def place_captions(
    arrangement: Arrangement, labels: Labels, wanted: Points, terrain: Terrain
) -> tuple[Text, ...]:
    """Each caption near its wanted place, moved to where it covers least."""
    sheet = arrangement.problem.sheet
    names: list[BaseGeometry] = [shapely.box(*box) for box in labels.values()]
    names += [shapely.box(*corner) for corner in sheet.reserved]
    names += [shapely.box(*sign.box) for _, sign in arrangement.signs]
    routes = [*arrangement.beds, *arrangement.city_shapes]
    view = shapely.box(0, 0, *sheet.size).buffer(-10)
    placed: list[Text] = []
    for caption, place in zip(sheet.settings.texts, wanted, strict=True):
        x, y = _best_place(caption, place, Obstacles(names, routes, view, terrain))
        names.append(_outline(caption, x, y))
        middle = (round(x, 1) + 0.0, round(y, 1) + 0.0)
        lettering = (caption.size, caption.angle)
        placed.append(Text(caption.text, caption.style, *middle, *lettering))
    return tuple(placed)


def wanted_places(sheet: Sheet, projection: Projection, warp: Plane) -> Points:
    """Where the settings want the captions, carried along with the coast."""
    captions = sheet.settings.texts
    if not captions:
        return np.zeros((0, 2))
    return warp(projection(np.array([(each.lon, each.lat) for each in captions])))


def _best_place(
    caption: Caption, wanted: Points, ground: Obstacles
) -> tuple[float, float]:
    shifts = np.stack(np.meshgrid(SHIFTS, SHIFTS), axis=2).reshape(-1, 2)
    outlines = np.array([_outline(caption, *(wanted + shift)) for shift in shifts])
    cost = 0.3 * np.linalg.norm(shifts, axis=1)
    cost += 1e6 * ~shapely.contains(ground.view, outlines)
    cost += OFF_ELEMENT * _off_element(caption, outlines, ground.terrain)
    cost += 20 * _covered(outlines, ground.names) + _covered(outlines, ground.routes)
    x, y = wanted + shifts[int(cost.argmin())]
    return float(x), float(y)


def _off_element(caption: Caption, outlines: Shapes, terrain: Terrain) -> Points:
    """The share of a sea's name that lies on land, or of a country's at sea."""
    corners = shapely.get_coordinates(outlines).reshape(-1, 5, 2)
    start = (corners[:, 0] + corners[:, 1]) / 2
    stop = (corners[:, 2] + corners[:, 3]) / 2
    along = np.linspace(0, 1, 15)[:, None, None]
    is_water = terrain.at(start * (1 - along) + stop * along) > 0
    share: Points = (is_water == (caption.style == "land")).mean(axis=0)
    return share


def _covered(outlines: Shapes, obstacles: list[BaseGeometry]) -> Points:
    shapes = np.array(obstacles)
    i, j = shapely.STRtree(shapes).query(outlines)
    covered = np.zeros(len(outlines))
    area = shapely.area(shapely.intersection(outlines[i], shapes[j]))
    np.add.at(covered, i, area)
    return covered


def _outline(caption: Caption, x: float, y: float) -> BaseGeometry:
    half = (len(caption.text) * ADVANCE[caption.style] + 0.4) * caption.size / 2
    tall = caption.size / 2
    return rotate(shapely.box(x - half, y - tall, x + half, y + tall), caption.angle)
