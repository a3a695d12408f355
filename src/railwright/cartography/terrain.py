"""Depth of water and distance inland on a grid over the board."""

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy.ndimage import distance_transform_edt
from shapely.geometry.base import BaseGeometry

from railwright.cartography.sheet import Points

STEP = 4.0
BORDER = 60.0
INLAND = -50.0
SHORE = 4.0
"""Pixels from the coast within which a slot is on no wrong element."""


@dataclass(frozen=True)
class Terrain:
    """Signed distance from the coast in pixels: positive on water."""

    depth: Points

    def at(self, points: Points) -> Points:
        """The depth below points of the board."""
        return self.slope(points.reshape(-1, 2))[0].reshape(points.shape[:-1])

    def slope(self, points: Points) -> tuple[Points, Points]:
        """The depth below points, and how it changes to the right and downwards."""
        high = np.array(self.depth.shape) - 1.001
        place = np.clip((points[:, ::-1] + BORDER) / STEP, 0, high)
        row, column = place.astype(int).T
        down, across = (place - place.astype(int)).T
        here, right = self.depth[row, column], self.depth[row, column + 1]
        below, beyond = self.depth[row + 1, column], self.depth[row + 1, column + 1]
        top = here + (right - here) * across
        bottom = below + (beyond - below) * across
        eastward = (right - here) * (1 - down) + (beyond - below) * down
        rise = np.stack([eastward, bottom - top], axis=1) / STEP
        return top + (bottom - top) * down, rise


def survey(land: BaseGeometry, size: tuple[int, int]) -> Terrain:
    """The terrain of a board; all land where nothing is known or no coast is near."""
    columns, rows = (int((side + 2 * BORDER) / STEP) + 1 for side in size)
    is_land = _filled(land, columns, rows)
    if is_land.all() or not is_land.any():
        return Terrain(np.full(is_land.shape, INLAND))
    wet = distance_transform_edt(~is_land)
    dry = distance_transform_edt(is_land)
    return Terrain((wet - dry) * STEP)


def _filled(land: BaseGeometry, columns: int, rows: int) -> NDArray[np.bool_]:
    """Which cells lie right of an odd number of outlines, row by row."""
    rings = shapely.get_rings(shapely.get_parts(land))
    cells, ring = shapely.get_coordinates(rings, return_index=True)
    cells = (cells + BORDER) / STEP
    is_edge = ring[1:] == ring[:-1]
    start, end = cells[:-1][is_edge], cells[1:][is_edge]
    low, high = np.ceil(np.sort([start[:, 1], end[:, 1]], axis=0)).clip(0, rows)
    count = (high - low).astype(int)
    edge = np.repeat(np.arange(len(count)), count)
    first = np.repeat(np.cumsum(count) - count, count)
    row = low[edge].astype(int) + np.arange(len(edge)) - first
    fall = (end - start)[edge]
    x = start[edge, 0] + (row - start[edge, 1]) * fall[:, 0] / fall[:, 1]
    toggles = np.zeros((rows, columns + 1), dtype=np.int64)
    np.add.at(toggles, (row, np.ceil(x).clip(0, columns).astype(int)), 1)
    filled: NDArray[np.bool_] = np.cumsum(toggles, axis=1)[:, :columns] % 2 == 1
    return filled
