"""Descent on the energy: Adam steps under rising pressure."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from scipy.spatial import cKDTree

from railwright.cartography.curves import Params
from railwright.cartography.energy import Pairs, Scene, energy
from railwright.cartography.problem import LayoutProblem, Names
from railwright.cartography.sheet import Ints
from railwright.cartography.terrain import Terrain

CHUNK = 50
"""After so many steps it is looked up again what is near."""
WATCH = 46.0
"""Discs this near are watched; within a chunk none closes in from farther away."""


@dataclass(frozen=True)
class Schedule:
    """Length, step size and pressures of one descent."""

    steps: int
    rate: float
    low: float
    high: float
    names: float = 0.0

    def ramp(self) -> Iterator[tuple[int, float, float]]:
        """Per step: its number from 1 on, the pressure, and the step size."""
        growth = self.high / self.low
        for number in range(self.steps):
            share = number / self.steps
            pressure = self.low * growth ** min(share * 1.25, 1)
            rate = self.rate * (1 + np.cos(np.pi * share)) / 2 + 0.02
            yield number + 1, pressure, rate


def descend(
    problem: LayoutProblem,
    params: Params,
    surroundings: tuple[Names, Terrain],
    schedule: Schedule,
    tick: Callable[[int], None],
) -> Params:
    """Better parameters after all steps of a schedule."""
    names, terrain = surroundings
    adam = _Adam.at_rest(params)
    scene = Scene(near(problem, params, names), names, schedule.names, terrain)
    for number, pressure, rate in schedule.ramp():
        if number % CHUNK == 0:
            tick(CHUNK)
            scene = scene._replace(pairs=near(problem, params, names))
        _, slope = energy(params, problem, scene, pressure)
        slope.cities[~problem.is_free] = 0
        params = adam.step(params, slope, number, rate)
    return params


@dataclass
class _Adam:
    """Running means of the slopes and of their squares (Kingma and Ba, 2015)."""

    mean: Params
    square: Params

    @classmethod
    def at_rest(cls, params: Params) -> "_Adam":
        still = [Params(*(np.zeros_like(part) for part in params)) for _ in range(2)]
        return cls(*still)

    def step(self, params: Params, slope: Params, number: int, rate: float) -> Params:
        """Parameters moved downhill by a rate, whatever the size of their slope."""
        moved = []
        for value, mean, square, change in zip(
            params, self.mean, self.square, slope, strict=True
        ):
            mean += 0.1 * (change - mean)  # noqa: PLW2901 - in place
            square += 0.01 * (change**2 - square)  # noqa: PLW2901 - in place
            size = np.sqrt(square / (1 - 0.99**number)) + 1e-6
            moved.append(value - rate * mean / (1 - 0.9**number) / size)
        return Params(*moved)


def near(problem: LayoutProblem, params: Params, names: Names) -> Pairs:
    """All pairs that could touch before it is looked up again."""
    slots = problem.slots(problem.curves(params))
    ribbon = np.repeat(problem.ribbons.slot_ribbon, 3)
    centers = problem.anchors(params)[names.anchor] + names.offset
    discs, cities = cKDTree(slots.discs), cKDTree(params.cities)
    written = cKDTree(centers)
    touching, both = _inside(discs), _inside(written)
    name_disc, name_city = _between(written, discs), _between(written, cities)
    is_foreign = names.ribbon[name_disc[:, 0]] != ribbon[name_disc[:, 1]]
    is_other = names.anchor[name_city[:, 0]] != name_city[:, 1]
    return Pairs(
        discs=touching[ribbon[touching[:, 0]] != ribbon[touching[:, 1]]],
        disc_city=_between(discs, cities),
        names=both[names.anchor[both[:, 0]] != names.anchor[both[:, 1]]],
        name_disc=name_disc[is_foreign],
        name_city=name_city[is_other],
    )


def _inside(tree: cKDTree) -> Ints:
    pairs: Ints = tree.query_pairs(WATCH, output_type="ndarray")
    return pairs


def _between(one: cKDTree, two: cKDTree) -> Ints:
    found = one.sparse_distance_matrix(two, WATCH, output_type="ndarray")
    return np.stack([found["i"], found["j"]], axis=1)
