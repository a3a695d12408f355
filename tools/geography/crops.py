"""The finer geography of one board, as GeoJSON in a folder of its own."""

import json
import math
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry.base import BaseGeometry

from railwright.cartography.atlas import Atlas
from railwright.cartography.geography import pixels_per_degree, read_features
from railwright.cartography.layout_settings import Bounds, LayoutSettings
from railwright.cartography.page import open_sheet
from railwright.cartography.projection import project_cities
from railwright.cartography.settings_file import read_settings, settings_path
from railwright.cartography.sheet import Sheet
from railwright.games import load_map
from railwright.layout import layout_path

FOLDER = Path(__file__).parent
BEYOND = 600.0
"""Pixels kept around the cities, so that no clip edge comes into view."""


def write_crops(map_file: Path, countries: Path, waters: Path) -> None:
    """Write land, borders, lakes and rivers around a board as fine as it needs them."""
    board = load_map(map_file)
    settings = read_settings(settings_path(layout_path(map_file)), board)
    sheet = open_sheet(board, settings)
    projection, _ = project_cities(sheet)
    degree = pixels_per_degree(sheet, projection)
    window = _window(sheet, degree)
    folder = FOLDER / board.name
    folder.mkdir(exist_ok=True)
    for name, layer in _layers(board.name, settings, countries, waters).items():
        parts = shapely.get_parts(shapely.make_valid(layer))
        clipped = [shapely.clip_by_rect(shapely.make_valid(p), *window) for p in parts]
        fine = [part.simplify(settings.tolerance / degree / 2) for part in clipped]
        kept = [part for part in fine if _is_drawn(name, part, settings, degree)]
        text = _collection(kept, digits=round(math.log10(degree)) + 1)
        (folder / f"{name}.geojson").write_text(text, encoding="utf-8")
        print(f"{board.name}, {name}: {len(kept)} shapes, {len(text) // 1024} kB")


def _layers(
    name: str, settings: LayoutSettings, countries: Path, waters: Path
) -> dict[str, BaseGeometry]:
    topology: dict[str, Any] = json.loads(countries.read_text(encoding="utf-8"))
    topology["objects"]["land"] = topology["objects"]["land"]["geometries"][0]
    atlas = Atlas(topology)
    layers = {"land": atlas.land(), "borders": atlas.borders()}
    if settings.home:
        layers["home"] = atlas.country(settings.home)
    for water in ("lakes", "rivers"):
        path = waters / f"{name}-{water}.geojson"
        if path.exists():
            layers[water] = read_features(path)
    return layers


def _window(sheet: Sheet, degree: float) -> Bounds:
    (west, south), (east, north) = sheet.lonlat.min(axis=0), sheet.lonlat.max(axis=0)
    tall = BEYOND / degree
    wide = tall / math.cos(math.radians(north))
    return west - wide, south - tall, east + wide, north + tall


def _is_drawn(
    name: str, part: BaseGeometry, settings: LayoutSettings, degree: float
) -> bool:
    """Whether a shape is large enough to be seen, even if the warp lets it grow."""
    smallest = {"land": settings.smallest_island, "lakes": settings.smallest_lake}
    return part.area * degree**2 >= smallest.get(name, 0) / 8 and not part.is_empty


def _collection(shapes: list[BaseGeometry], digits: int) -> str:
    """GeoJSON with one feature per line."""
    rows = [
        f'{{"type":"Feature","properties":{{}},"geometry":{_compact(shape, digits)}}}'
        for shape in shapes
    ]
    body = ",\n".join(rows)
    return f'{{"type":"FeatureCollection","features":[\n{body}\n]}}\n'


def _compact(shape: BaseGeometry, digits: int) -> str:
    rounded = shapely.set_precision(shape, 10.0**-digits)
    record = json.loads(shapely.to_geojson(rounded))
    return json.dumps(record, separators=(",", ":"))
