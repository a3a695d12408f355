"""What `tools.geography` makes of Natural Earth: an atlas, and crops of it for a board.

The world of these tests has two countries side by side, 4 degrees wide and tall each,
a lake with an islet, and a continent at the South Pole.
"""

import gzip
import json
from pathlib import Path

import pytest
import shapely
from tests.cartography.boards import record_of
from tools.geography import atlas as atlas_tool
from tools.geography import crops as crops_tool

from railwright.cartography.atlas import Atlas
from railwright.cartography.geography import read_features

WORLD = {
    "type": "Topology",
    "bbox": [0, -80, 8, 54],
    "transform": {"scale": [0.01, 0.01], "translate": [0, 0]},
    "arcs": [
        [[400, 5000], [0, 400]],
        [[400, 5400], [-400, 0], [0, -400], [400, 0]],
        [[400, 5400], [400, 0], [0, -400], [-400, 0]],
        [[0, -8000], [500, 0], [0, 500], [-500, 0], [0, -500]],
    ],
    "objects": {
        "land": {
            "type": "GeometryCollection",
            "geometries": [{"type": "MultiPolygon", "arcs": [[[-2, 2]], [[3]]]}],
        },
        "countries": {
            "type": "GeometryCollection",
            "geometries": [
                {"type": "Polygon", "id": 1, "arcs": [[0, 1]]}
                | {"properties": {"name": "Westland"}},
                {"type": "Polygon", "id": 2, "arcs": [[0, 2]]}
                | {"properties": {"name": "Eastland"}},
                {"type": "Polygon", "id": 3, "arcs": [[3]]}
                | {"properties": {"name": "Antarctica"}},
                {"type": None, "properties": {"name": "Nowhere"}},
            ],
        },
    },
}
LAKE = shapely.box(1, 51, 2, 52) - shapely.box(1.5, 51.5, 1.51, 51.51)


@pytest.fixture
def countries(tmp_path: Path) -> Path:
    path = tmp_path / "countries.json"
    path.write_text(json.dumps(WORLD), encoding="utf-8")
    return path


@pytest.fixture
def waters(tmp_path: Path) -> Path:
    feature = {"type": "Feature", "geometry": json.loads(shapely.to_geojson(LAKE))}
    text = json.dumps({"type": "FeatureCollection", "features": [feature]})
    (tmp_path / "small-lakes.geojson").write_text(text, encoding="utf-8")
    return tmp_path


def test_the_atlas_keeps_what_boards_can_show(
    countries: Path, waters: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = waters / "atlas.json.gz"
    monkeypatch.setattr(atlas_tool, "FILE", file)

    atlas_tool.write_atlas(countries, waters)

    topology = json.loads(gzip.decompress(file.read_bytes()))
    atlas = Atlas(topology)
    assert set(atlas.countries) == {"Westland", "Eastland"}
    assert atlas.land().area == pytest.approx(32), "without the pole"
    assert atlas.country("Westland").area == pytest.approx(16)
    assert atlas.borders().length == pytest.approx(4)
    assert atlas.lakes().area == pytest.approx(1), "without its islet"
    assert len(topology["arcs"]) == 4, "two outlines, a border and a shore"


def test_the_same_sources_give_the_same_atlas(
    countries: Path, waters: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []
    for name in ("one", "two"):
        monkeypatch.setattr(atlas_tool, "FILE", waters / name)
        atlas_tool.write_atlas(countries, waters)
        written.append((waters / name).read_bytes())

    assert written[0] == written[1]


def test_the_crops_of_a_board_hold_what_lies_around_its_cities(
    countries: Path, waters: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = waters / "small.json"
    record = record_of({"a": (1, 53), "b": (7, 53), "c": (5, 51)}, "a-b 4", "b-c 2")
    record |= {"format": 1}
    record["tickets"] = [{"id": "a-c", "a": "a", "b": "c", "points": 6}]
    board.write_text(json.dumps(record), encoding="utf-8")
    monkeypatch.setattr(crops_tool, "FOLDER", waters)

    crops_tool.write_crops(board, countries, waters)

    made = {path.stem: read_features(path) for path in (waters / "small").iterdir()}
    assert set(made) == {"land", "borders", "lakes"}
    assert made["land"].area == pytest.approx(32), "without the pole"
    assert made["borders"].length == pytest.approx(4)
    assert made["lakes"].area == pytest.approx(1, abs=0.001)
