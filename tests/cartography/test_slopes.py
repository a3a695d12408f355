"""The energy falls where its slope says so: compared with small steps."""

from collections.abc import Iterator

import numpy as np
import pytest
from tests.cartography.boards import ROUND, STAR, TRIANGLE

from railwright.cartography.curves import Params
from railwright.cartography.descent import near
from railwright.cartography.energy import Scene, energy
from railwright.cartography.layout_settings import LayoutSettings, ReservedBox
from railwright.cartography.problem import LayoutProblem, Names, pose
from railwright.cartography.projection import project_cities
from railwright.cartography.ribbons import bundle
from railwright.cartography.sheet import Sheet
from railwright.cartography.terrain import Terrain

STEP = 1e-4


@pytest.fixture(params=[TRIANGLE, STAR, ROUND], ids=["triangle", "star", "round"])
def problem(request: pytest.FixtureRequest) -> LayoutProblem:
    settings = LayoutSettings(legend=ReservedBox(300, 200, 120, 90))
    sheet = Sheet(request.param, settings, (640, 420))
    _, places = project_cities(sheet)
    return pose(sheet, bundle(sheet, places), places)


@pytest.fixture
def params(problem: LayoutProblem) -> Params:
    """Anything but a good layout, so that every term has something to say."""
    random = np.random.default_rng(3)
    count = len(problem.ribbons.ribbons)
    return Params(
        problem.places * 0.5 + random.normal(100, 10, problem.places.shape),
        random.normal(0, 25, (count, 2)),
        np.full(len(problem.ribbons.wraps), 30.0),
    )


@pytest.fixture
def scene(problem: LayoutProblem, params: Params) -> Scene:
    cities = np.repeat(np.arange(len(problem.places)), 2)
    offsets = np.tile([(18.0, 2.0), (31.0, 2.0)], (len(problem.places), 1))
    names = Names(cities, offsets, np.full(len(cities), -1))
    down, across = np.mgrid[0:136, 0:191]
    terrain = Terrain(20 * np.sin(across / 9.0) * np.cos(down / 11.0))
    return Scene(near(problem, params, names), names, 1.5, terrain)


def directions(params: Params) -> Iterator[Params]:
    """One direction for each kind of parameter, and one for all at once."""
    random = np.random.default_rng(8)
    full = [random.normal(size=part.shape) for part in params]
    for chosen in ({0}, {1}, {2}, {0, 1, 2}):
        yield Params(*(p * (i in chosen) for i, p in enumerate(full)))


def test_the_slope_is_that_of_the_energy(
    problem: LayoutProblem, params: Params, scene: Scene
) -> None:
    def at(direction: Params, step: float) -> float:
        moved = (p + step * d for p, d in zip(params, direction, strict=True))
        return energy(Params(*moved), problem, scene, 2.0)[0]

    _, slope = energy(params, problem, scene, 2.0)

    for direction in directions(params):
        rise = (at(direction, STEP) - at(direction, -STEP)) / (2 * STEP)
        said = sum(float((s * d).sum()) for s, d in zip(slope, direction, strict=True))
        assert said == pytest.approx(rise, rel=1e-4, abs=1e-3)


def test_pressure_makes_overlaps_dearer(
    problem: LayoutProblem, params: Params, scene: Scene
) -> None:
    low, _ = energy(params, problem, scene, 1.0)
    high, _ = energy(params, problem, scene, 5.0)

    assert high > 2 * low
