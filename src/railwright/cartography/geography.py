"""Land, borders, lakes and rivers of a board, projected and clipped."""

import json
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import shapely
from shapely import GeometryCollection, MultiLineString, box
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

from railwright.cartography.atlas import Atlas
from railwright.cartography.layout_settings import Bounds
from railwright.cartography.projection import Plane, Projection
from railwright.cartography.sheet import Sheet
from railwright.errors import Defect, GameError, LayoutError, either
from railwright.maps.json_syntax import syntax_defect
from railwright.text_files import read_text

CLIP = 260.0
"""Kept outside of the view: the warp must never pull the clip edge into it."""
COARSEST = 1200.0
"""Pixels per degree at which a coast of 1:50 million is all corners."""
FROM_FILES = ("land", "home", "borders", "lakes", "rivers")
"""The layers that a folder of GeoJSON files may bring."""
NOTHING = GeometryCollection()
GRATICULES = (0.5, 1.0, 2.0, 5.0, 10.0, 20.0)


@dataclass(frozen=True)
class Geography:
    """The layers of a board, in degrees on the globe or in board pixels."""

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


def globe(home: str, folder: Path | None) -> Geography:
    """The layers in a folder of GeoJSON files, and those of our atlas for the rest.

    GameError if the folder has none of them.
    """
    atlas = Atlas.ours()
    ours = Geography(
        land=atlas.land(),
        home=atlas.country(home) if home else NOTHING,
        borders=atlas.borders(),
        lakes=atlas.lakes(),
    )
    files = {name: folder / f"{name}.geojson" for name in FROM_FILES} if folder else {}
    found = {name: read_features(path) for name, path in files.items() if path.exists()}
    if folder and not found:
        names = either(path.name for path in files.values())
        raise GameError(f"{folder} has no {names}")
    return replace(ours, **found)


def survey_globe(
    sheet: Sheet, projection: Projection, folder: Path | None
) -> Geography:
    """What lies on the board; nothing where the atlas is too coarse for it."""
    if folder is None and pixels_per_degree(sheet, projection) > COARSEST:
        return Geography()
    settings, window = sheet.settings, _window(sheet, projection)
    whole = globe(settings.home, folder)
    step = settings.graticule or _graticule_step(sheet)
    whole = replace(whole, graticule=_graticule(window, step))
    layers = {
        name: _projected(layer, window, sheet, projection)
        for name, layer in whole.layers().items()
    }
    geography = Geography(**layers)
    land = without_small_rings(geography.land, settings.smallest_island)
    lakes = without_small_rings(geography.lakes, settings.smallest_lake)
    return replace(geography, land=land, lakes=lakes)


def pixels_per_degree(sheet: Sheet, projection: Projection) -> float:
    """How long a degree of latitude is in the middle of the board."""
    middle = float(sheet.lonlat[:, 1].mean())
    center = projection.center
    low, high = projection(np.array([[center, middle - 0.5], [center, middle + 0.5]]))
    return float(np.linalg.norm(high - low))


def without_small_rings(layer: BaseGeometry, area: float) -> BaseGeometry:
    """The polygons of a layer, less islands and holes below an area."""
    kept = []
    for part in shapely.get_parts(layer):
        if part.geom_type == "Polygon" and shapely.Polygon(part.exterior).area >= area:
            holes = [r for r in part.interiors if shapely.Polygon(r).area >= area]
            kept.append(shapely.Polygon(part.exterior, holes))
    return shapely.MultiPolygon(kept)


def read_features(path: Path) -> BaseGeometry:
    """The shapes in a GeoJSON file, as one; LayoutError if it holds none."""
    text = read_text(path, LayoutError)
    try:
        record = json.loads(text)
        shapes = [
            shapely.from_geojson(json.dumps(feature["geometry"]))
            for feature in record["features"]
        ]
    except json.JSONDecodeError as error:
        raise LayoutError(str(path), [syntax_defect(error)]) from error
    except (ValueError, TypeError, KeyError, shapely.GEOSException) as error:
        said = 'expected a GeoJSON FeatureCollection, with a list of "features"'
        raise LayoutError(str(path), [Defect(0, said)]) from error
    return shapely.union_all([shapely.make_valid(shape) for shape in shapes])


def _window(sheet: Sheet, projection: Projection) -> Bounds:
    """The longitudes and latitudes worth projecting: no pole, no far side."""
    span = 235.0 if sheet.is_round else 80.0
    middle = float(sheet.lonlat[:, 1].mean())
    south = -62.0 if sheet.is_round else max(middle - 45, -75.0)
    north = min(middle + 75, 84.0)
    return projection.center - span, south, projection.center + span, north


def _projected(
    layer: BaseGeometry, window: Bounds, sheet: Sheet, projection: Projection
) -> BaseGeometry:
    if layer.is_empty:
        return layer
    parts = [part for turn in (-360, 0, 360) for part in _seen(layer, turn, window)]
    joined = shapely.union_all([shapely.clip_by_rect(part, *window) for part in parts])
    # Straight lines of the globe's grid become curves on most boards.
    fine = shapely.segmentize(joined, 0.5)
    flat = shapely.make_valid(shapely.transform(fine, projection))
    width, height = sheet.size
    view = box(-CLIP, -CLIP, width + CLIP, height + CLIP)
    return flat.intersection(view)


def _seen(layer: BaseGeometry, turn: float, window: Bounds) -> list[BaseGeometry]:
    """The valid parts of a layer that reach into the window after a turn."""
    parts = shapely.get_parts(translate(layer, turn))
    near = shapely.intersects(shapely.envelope(parts), box(*window))
    return [shapely.make_valid(part) for part in parts[near]]


def _graticule_step(sheet: Sheet) -> float:
    """Degrees between lines, so that about six cross the board."""
    tall = float(np.ptp(sheet.lonlat[:, 1]))
    return min(GRATICULES, key=lambda step: abs(tall / step - 6))


def _graticule(window: Bounds, step: float) -> BaseGeometry:
    west, south, east, north = (round(edge / step) * step for edge in window)
    lines = [((lon, south), (lon, north)) for lon in np.arange(west, east, step)]
    lines += [((west, lat), (east, lat)) for lat in np.arange(south, north, step)]
    return MultiLineString(lines)
