"""Depth of water and distance inland on a grid over the board."""

from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np
import shapely
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, map_coordinates
from shapely.geometry.base import BaseGeometry
from tools.layout.projection import Points

STEP = 4.0
BORDER = 60.0


@dataclass(frozen=True)
class Terrain:
    """Signed distance from the coast in pixels: positive on water."""

    depth: Points

    def at(self, points: Points) -> Points:
        """The depth below points of the board."""
        grid = (np.asarray(points)[..., ::-1] + BORDER) / STEP
        flat = grid.reshape(-1, 2).T
        depth: Points = map_coordinates(self.depth, flat, order=1, mode="nearest")
        return depth.reshape(grid.shape[:-1])


def depth_at(grid: jax.Array, points: jax.Array) -> jax.Array:
    """The same reading for the solver, by bilinear interpolation."""
    place = (points[:, ::-1] + BORDER) / STEP
    high = jnp.array(grid.shape) - 1.001
    depth: jax.Array = jax.scipy.ndimage.map_coordinates(
        grid, list(jnp.clip(place, 0, high).T), order=1
    )
    return depth


def survey(land: BaseGeometry, size: tuple[int, int]) -> Terrain:
    """The terrain of a board; all land where nothing is known or no coast is near."""
    columns, rows = (int((side + 2 * BORDER) / STEP) + 1 for side in size)
    image = Image.new("1", (columns, rows))
    draw = ImageDraw.Draw(image)
    for part in shapely.get_parts(land):
        draw.polygon(_cells(part.exterior), fill=1)
        for hole in part.interiors:
            draw.polygon(_cells(hole), fill=0)
    is_land = np.array(image)
    if is_land.all() or not is_land.any():
        return Terrain(np.full(is_land.shape, -50.0))
    wet = distance_transform_edt(~is_land)
    dry = distance_transform_edt(is_land)
    return Terrain((wet - dry) * STEP)


def _cells(ring: shapely.LinearRing) -> list[tuple[float, float]]:
    return [tuple(p) for p in (shapely.get_coordinates(ring) + BORDER) / STEP]
