"""Reduce Natural Earth lakes and rivers: python -m tools.layout.extract FOLDER."""

import argparse
import json
from pathlib import Path

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry
from tools.layout.board import Board, read_board
from tools.layout.geography import EXTRACTS
from tools.layout.projection import Projection, project_cities

DIGITS = {"switzerland": 4}
# Warped land may grow; what is drawn later must not be dropped here.
SAFETY = 0.5
BEYOND = 200.0


def main() -> None:
    """Write the reduced extracts of all boards found in a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    for path in sorted(parser.parse_args().folder.glob("*.geojson")):
        board = read_board(path.stem.partition("-")[0])
        features = json.loads(path.read_text(encoding="utf-8"))["features"]
        shapes = [shapely.from_geojson(json.dumps(f["geometry"])) for f in features]
        kept = _reduced(board, shapes)
        (EXTRACTS / path.name).write_text(_collection(kept), encoding="utf-8")
        print(f"{path.name}: {len(kept)} of {len(shapes)} shapes")


def _reduced(board: Board, shapes: list[BaseGeometry]) -> list[BaseGeometry]:
    projection, _ = project_cities(board)
    grid = 10.0 ** -DIGITS.get(board.name, 3)
    degree = _pixels_per_degree(board, projection)
    parts = shapely.get_parts([shapely.make_valid(shape) for shape in shapes])
    near = [part for part in parts if _is_drawn(board, projection, part)]
    fine = [part.simplify(board.settings.tolerance / degree / 2) for part in near]
    rounded = [shapely.set_precision(part, grid) for part in fine]
    return [part for part in rounded if not part.is_empty]


def _pixels_per_degree(board: Board, projection: Projection) -> float:
    north = max(city.lat for city in board.cities)
    center = projection.center
    low, high = projection(np.array([[center, north - 1], [center, north]]))
    return float(np.linalg.norm(high - low))


def _is_drawn(board: Board, projection: Projection, part: BaseGeometry) -> bool:
    flat = shapely.transform(part, projection)
    width, height = board.settings.size
    left, right = (-width, 2 * width) if board.is_round else (-BEYOND, width + BEYOND)
    view = shapely.box(left, -BEYOND, right, height + BEYOND)
    is_large = part.area == 0 or flat.area > board.settings.smallest_lake * SAFETY
    return bool(is_large and flat.intersects(view))


def _collection(shapes: list[BaseGeometry]) -> str:
    """GeoJSON with one feature per line."""
    rows = [
        f'{{"type":"Feature","properties":{{}},"geometry":{_compact(shape)}}}'
        for shape in shapes
    ]
    body = ",\n".join(rows)
    return f'{{"type":"FeatureCollection","features":[\n{body}\n]}}\n'


def _compact(shape: BaseGeometry) -> str:
    record = json.loads(shapely.to_geojson(shape))
    return json.dumps(record, separators=(",", ":"))


if __name__ == "__main__":
    main()
