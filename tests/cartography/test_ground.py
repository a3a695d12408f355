"""The ground below a board: the atlas, depths, the warp, and outlines as paths."""

import json
from pathlib import Path

import numpy as np
import pytest
import shapely
from tests.cartography.boards import ROUND, STAR, board_of

from railwright import GameError, LayoutError
from railwright.cartography.atlas import Atlas
from railwright.cartography.geography import (
    Geography,
    globe,
    pixels_per_degree,
    survey_globe,
)
from railwright.cartography.layout_settings import LayoutSettings
from railwright.cartography.outlines import outlined, path_data
from railwright.cartography.page import open_sheet
from railwright.cartography.problem import LayoutProblem, pose
from railwright.cartography.projection import Plane, project_cities
from railwright.cartography.ribbons import bundle
from railwright.cartography.sheet import Points, Sheet
from railwright.cartography.terrain import STEP, survey
from railwright.cartography.warp import warp_to
from railwright.layout.geometry import is_inside, rings
from railwright.maps import Map

BRITAIN = board_of(
    {"london": (-0.13, 51.51), "york": (-1.08, 53.96), "bristol": (-2.59, 51.45)},
    "london-york 4",
    "bristol-london 2",
    "bristol-york 4",
)


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas.ours()


@pytest.mark.parametrize(
    ("lon", "lat", "is_land"),
    [(2.35, 48.86, True), (37.6, 55.75, True), (-30, 35, False), (150, -30, True)],
)
def test_the_atlas_knows_land_from_sea(
    atlas: Atlas, lon: float, lat: float, *, is_land: bool
) -> None:
    assert shapely.contains_xy(atlas.land(), lon, lat) == is_land


def test_the_atlas_has_countries_borders_and_lakes(atlas: Atlas) -> None:
    switzerland = atlas.country("Switzerland")

    assert shapely.contains_xy(switzerland, 7.45, 46.95), "Bern"
    assert not shapely.contains_xy(switzerland, 9.19, 45.46), "Milan"
    border = shapely.distance(atlas.borders(), shapely.Point(7.66, 45.98))
    assert border < 0.1, "the Matterhorn stands on one"
    assert shapely.contains_xy(atlas.lakes(), -87.0, 44.0), "Lake Michigan"
    assert "Antarctica" not in atlas.countries


def test_cities_of_a_coast_stand_on_drawn_land() -> None:
    sheet = open_sheet(BRITAIN, LayoutSettings())
    projection, places = project_cities(sheet)

    land = outlined(sheet, survey_globe(sheet, projection, None))

    for x, y in places:
        assert is_inside((float(x), float(y)), rings(land.land))
    assert land.graticule
    assert not land.home


def test_a_street_map_is_too_small_a_piece_for_the_atlas() -> None:
    board = board_of({"a": (2.35, 48.86), "b": (2.37, 48.87)}, "a-b 3")
    sheet = open_sheet(board, LayoutSettings())
    projection, _ = project_cities(sheet)

    assert survey_globe(sheet, projection, None) == Geography()


def test_a_folder_without_geojson_of_the_right_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "coast.geojson").write_text("{}", encoding="utf-8")

    with pytest.raises(GameError) as refused:
        globe("", tmp_path)

    names = "land.geojson, home.geojson, borders.geojson, lakes.geojson"
    assert str(refused.value) == f"{tmp_path} has no {names} or rivers.geojson"


def test_a_folder_of_geojson_is_drawn_instead(tmp_path: Path) -> None:
    island = shapely.to_geojson(shapely.box(-3, 51, 0, 54.5))
    feature = {"type": "Feature", "properties": {}, "geometry": json.loads(island)}
    collection = {"type": "FeatureCollection", "features": [feature]}
    (tmp_path / "land.geojson").write_text(json.dumps(collection), encoding="utf-8")
    sheet = open_sheet(BRITAIN, LayoutSettings())
    projection, _ = project_cities(sheet)

    geography = survey_globe(sheet, projection, tmp_path)

    degree = pixels_per_degree(sheet, projection)
    assert np.sqrt(geography.land.area) == pytest.approx(
        degree * np.sqrt(3 * np.cos(np.radians(52.7)) * 3.5), rel=0.02
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON: the file is empty"),
        ("[]", "expected a GeoJSON FeatureCollection"),
        ('{"features": [{"geometry": {}}]}', "expected a GeoJSON FeatureCollection"),
    ],
)
def test_what_is_no_geojson_is_one_sentence(
    tmp_path: Path, text: str, said: str
) -> None:
    (tmp_path / "land.geojson").write_text(text, encoding="utf-8")

    with pytest.raises(LayoutError, match=said):
        globe("", tmp_path)


def test_depth_is_the_distance_from_the_coast() -> None:
    island = shapely.box(100, 100, 300, 200)

    terrain = survey(island, (400, 300))

    at = terrain.at(np.array([(200.0, 150.0), (200.0, 260.0), (40.0, 150.0)]))
    assert at == pytest.approx([-50, 60, 60], abs=2 * STEP)


def test_a_lake_on_an_island_is_water() -> None:
    shore, lake = shapely.box(0, 0, 400, 300), shapely.box(100, 100, 300, 200)

    terrain = survey(shapely.difference(shore, lake), (400, 300))

    assert terrain.at(np.array([(200.0, 150.0)]))[0] > 40
    assert terrain.at(np.array([(50.0, 150.0)]))[0] < -40


def test_without_a_coast_everything_is_land() -> None:
    for land in (shapely.GeometryCollection(), shapely.box(-999, -999, 999, 999)):
        assert (survey(land, (200, 200)).depth < 0).all()


def problem_of(sheet: Sheet) -> LayoutProblem:
    _, places = project_cities(sheet)
    return pose(sheet, bundle(sheet, places), places)


def local_growth(problem: LayoutProblem, warp: Plane) -> Points:
    """How much area grows here and there; below zero the map folds."""
    x = np.linspace(0, problem.sheet.width, 90)
    y = np.linspace(0, problem.sheet.height, 60)
    grid = np.stack(np.meshgrid(x, y), axis=2)
    moved = warp(grid.reshape(-1, 2)).reshape(grid.shape)
    down, across = np.gradient(moved, y, x, axis=(0, 1))
    growth: Points = across[..., 0] * down[..., 1] - across[..., 1] * down[..., 0]
    return growth


@pytest.mark.parametrize("board", [STAR, ROUND], ids=["star", "round"])
def test_the_warp_carries_every_city_and_nothing_far_away(board: Map) -> None:
    problem = problem_of(Sheet(board, LayoutSettings(), (800, 600)))
    moved = problem.places + np.random.default_rng(1).normal(0, 8, problem.places.shape)

    warp = warp_to(problem, moved)

    assert warp(problem.places) == pytest.approx(moved, abs=0.1)
    far = np.array([(400.0, -300.0), (400.0, 900.0)])
    assert warp(far) == pytest.approx(far, abs=0.5)
    growth = local_growth(problem, warp)
    assert 0 < growth.min() < 1 < growth.max()


def test_a_ring_stays_closed_when_it_is_warped() -> None:
    problem = problem_of(Sheet(STAR, LayoutSettings(), (800, 600)))
    warp = warp_to(problem, problem.places + 8)
    ring = np.random.default_rng(1).uniform(0, 600, (1000, 2))

    moved = warp(np.vstack([ring, ring]))

    assert (moved[:1000] == moved[1000:]).all()


def test_paths_are_written_in_half_pixels() -> None:
    square = shapely.box(0, 0, 10.26, 4)

    assert path_data(square) == "M10.5 0l0 4-10.5 0 0-4z"
    assert (
        path_data(shapely.LineString([(1, 2), (1.5, 2), (3, 1)])) == "M1 2l.5 0 1.5-1"
    )


def test_a_path_without_extent_is_none() -> None:
    assert path_data(shapely.LineString([(1, 2), (1.1, 2)])) == ""
    assert path_data(shapely.GeometryCollection()) == ""
