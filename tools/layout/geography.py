"""Land, borders, lakes and rivers of a board, projected and clipped."""

import json
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import shapely
from shapely import GeometryCollection, MultiLineString, box
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry
from tools.layout.atlas import Atlas
from tools.layout.board import Board, Box
from tools.layout.projection import Plane, Projection

EXTRACTS = Path(__file__).parent / "geography"
# The warp must never pull the clip edge into the view.
CLIP = 260.0
NOTHING = GeometryCollection()


@dataclass(frozen=True)
class Geography:
    """The layers of a board in board pixels."""

    land: BaseGeometry = NOTHING
    home: BaseGeometry = NOTHING
    borders: BaseGeometry = NOTHING
    lakes: BaseGeometry = NOTHING
    rivers: BaseGeometry = NOTHING
    graticule: BaseGeometry = NOTHING

    def layers(self) -> dict[str, BaseGeometry]:
        """All layers by name, in the order in which they are written."""
        return dict(vars(self))

    def moved(self, move: Plane) -> "Geography":
        """The same layers after every point has been moved."""
        layers = self.layers().items()
        return Geography(
            **{name: shapely.transform(layer, move) for name, layer in layers}
        )


def read_geography(board: Board, projection: Projection) -> Geography:
    """What lies on the board; nothing when no atlas is installed."""
    if not Atlas.is_installed():
        return Geography()
    settings, atlas = board.settings, Atlas(board.settings.atlas)
    window = _window(board, projection)
    globe = Geography(
        land=atlas.land(),
        home=atlas.country(settings.home) if settings.home else NOTHING,
        borders=atlas.borders(),
        lakes=_extract(f"{settings.geography}-lakes.geojson"),
        rivers=_extract(f"{settings.geography}-rivers.geojson"),
        graticule=_graticule(window, settings.graticule),
    )
    layers = {
        name: _projected(layer, window, board, projection)
        for name, layer in globe.layers().items()
    }
    geography = Geography(**layers)
    land = without_small_rings(geography.land, settings.smallest_island)
    lakes = without_small_rings(geography.lakes, settings.smallest_lake)
    return replace(geography, land=land, lakes=lakes)


def without_small_rings(layer: BaseGeometry, area: float) -> BaseGeometry:
    """The polygons of a layer, less islands and holes below an area."""
    kept = []
    for part in shapely.get_parts(layer):
        if part.geom_type == "Polygon" and shapely.Polygon(part.exterior).area >= area:
            holes = [r for r in part.interiors if shapely.Polygon(r).area >= area]
            kept.append(shapely.Polygon(part.exterior, holes))
    return shapely.MultiPolygon(kept)


def _window(board: Board, projection: Projection) -> Box:
    """The longitudes and latitudes worth projecting: no pole, no far side."""
    span = 235.0 if board.is_round else 80.0
    middle = float(np.mean([city.lat for city in board.cities]))
    south = -62.0 if board.is_round else max(middle - 45, -75.0)
    north = min(middle + 75, 84.0)
    return projection.center - span, south, projection.center + span, north


def _projected(
    layer: BaseGeometry,
    window: Box,
    board: Board,
    projection: Projection,
) -> BaseGeometry:
    if layer.is_empty:
        return layer
    parts = [part for turn in (-360, 0, 360) for part in _seen(layer, turn, window)]
    joined = shapely.union_all([shapely.clip_by_rect(part, *window) for part in parts])
    # Straight lines of the globe's grid become curves on most boards.
    fine = shapely.segmentize(joined, 0.5)
    flat = shapely.make_valid(shapely.transform(fine, projection))
    width, height = board.settings.size
    view = box(-CLIP, -CLIP, width + CLIP, height + CLIP)
    return flat.intersection(view)


def _seen(layer: BaseGeometry, turn: float, window: Box) -> list[BaseGeometry]:
    """The valid parts of a layer that reach into the window after a turn."""
    parts = shapely.get_parts(translate(layer, turn))
    near = shapely.intersects(shapely.envelope(parts), box(*window))
    return [shapely.make_valid(part) for part in parts[near]]


def _extract(name: str) -> BaseGeometry:
    path = EXTRACTS / name
    if not path.exists():
        return NOTHING
    record = json.loads(path.read_text(encoding="utf-8"))
    shapes = [
        shapely.from_geojson(json.dumps(feature["geometry"]))
        for feature in record["features"]
    ]
    return shapely.union_all([shapely.make_valid(shape) for shape in shapes])


def _graticule(window: Box, step: float) -> BaseGeometry:
    west, south, east, north = (round(edge / step) * step for edge in window)
    lines = [((lon, south), (lon, north)) for lon in np.arange(west, east, step)]
    lines += [((west, lat), (east, lat)) for lat in np.arange(south, north, step)]
    return MultiLineString(lines)
