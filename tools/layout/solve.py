"""Descent on the energy: Adam steps under rising pressure."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from scipy.spatial import cKDTree
from tools.layout.curves import Params
from tools.layout.energy import Names, Pairs, Problem, Scene, energy
from tools.layout.projection import Points
from tools.layout.ribbons import Ints
from tools.layout.terrain import Terrain

if TYPE_CHECKING:
    from collections.abc import Callable

CHUNK = 50
# Discs this near are watched; within a chunk no pair closes in from farther away.
WATCH = 46.0
# Arrays grow in these steps, so that the compiled step is rarely compiled again.
PAD_PAIRS = 4096
PAD_NAMES = 128
NOWHERE = 1e5


@dataclass(frozen=True)
class Schedule:
    """Length, step size and pressures of one descent."""

    steps: int
    rate: float
    low: float
    high: float
    names: float = 0.0


class State(NamedTuple):
    """Parameters and Adam's running moments of their gradients."""

    params: Params
    mean: Params
    square: Params


class Solver:
    """Descends on one problem; compiled once for all its rounds."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        gradient = jax.grad(energy)

        def run(state: State, scene: Scene, ramp: jax.Array) -> State:
            def step(state: State, row: jax.Array) -> tuple[State, None]:
                number, pressure, rate = row
                slope = gradient(state.params, problem, scene, pressure)
                return _adam(state, slope, number, rate), None

            return jax.lax.scan(step, state, ramp)[0]

        self._run: Callable[[State, Scene, jax.Array], State] = jax.jit(run)

    def descend(
        self, params: Params, names: Names, terrain: Terrain, schedule: Schedule
    ) -> Params:
        """Better parameters after all steps of a schedule."""
        nothing = jax.tree.map(jnp.zeros_like, params)
        state = State(params, nothing, nothing)
        depth = jnp.array(terrain.depth, dtype=jnp.float32)
        weight = jnp.array(schedule.names)
        names = _padded(names)
        ramp = _ramp(schedule)
        for start in range(0, schedule.steps, CHUNK):
            pairs = self._near(state.params, names)
            scene = Scene(pairs, names, weight, depth)
            state = self._run(state, scene, ramp[start : start + CHUNK])
        return state.params

    def _near(self, params: Params, names: Names) -> Pairs:
        problem = self.problem
        slots = problem.slots(problem.curves(params))
        discs = np.asarray(slots.discs).reshape(-1, 2)
        ribbon = np.repeat(problem.ribbons.slot_ribbon, 3)
        anchors = np.asarray(problem.anchors(params))
        anchor = np.asarray(names.anchor)
        centers = anchors[anchor] + np.asarray(names.offset)
        tree, name_tree = cKDTree(discs), cKDTree(centers)
        close = tree.query_pairs(WATCH, output_type="ndarray")
        touching = close[ribbon[close[:, 0]] != ribbon[close[:, 1]]]
        both = name_tree.query_pairs(WATCH, output_type="ndarray")
        both = both[anchor[both[:, 0]] != anchor[both[:, 1]]]
        foreign = _across(name_tree, tree, np.asarray(names.ribbon), ribbon)
        return Pairs(_pad_pairs(touching), _pad_pairs(foreign), _pad_pairs(both))


def _across(names: cKDTree, discs: cKDTree, owner: Ints, ribbon: Ints) -> Ints:
    """Names near slot discs, except a far city's name near its own ribbon."""
    lists = names.query_ball_tree(discs, WATCH)
    pairs = [(name, disc) for name, near in enumerate(lists) for disc in near]
    found = np.array(pairs, dtype=np.int64).reshape(-1, 2)
    foreign: Ints = found[owner[found[:, 0]] != ribbon[found[:, 1]]]
    return foreign


def _pad_pairs(pairs: Ints) -> jax.Array:
    size = (len(pairs) // PAD_PAIRS + 1) * PAD_PAIRS
    return jnp.array(np.pad(pairs, ((0, size - len(pairs)), (0, 0))))


def _padded(names: Names) -> Names:
    count = len(names.anchor)
    extra = (count // PAD_NAMES + 1) * PAD_NAMES - count
    # The first row is a spare far outside: padding pairs refer to it.
    anchor = jnp.pad(names.anchor, (1, extra))
    offset = jnp.pad(names.offset, ((1, extra), (0, 0)), constant_values=NOWHERE)
    return Names(anchor, offset, jnp.pad(names.ribbon, (1, extra), constant_values=-2))


def _ramp(schedule: Schedule) -> jax.Array:
    """Per step: its number, the pressure, and the step size."""
    number = np.arange(schedule.steps)
    share = number / schedule.steps
    growth = schedule.high / schedule.low
    pressure = schedule.low * growth ** np.minimum(share * 1.25, 1)
    rate = schedule.rate * (1 + np.cos(np.pi * share)) / 2 + 0.02
    return jnp.array(np.stack([number + 1, pressure, rate], axis=1))


def _adam(state: State, slope: Params, number: jax.Array, rate: jax.Array) -> State:
    slope = jax.tree.map(jnp.nan_to_num, slope)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, state.mean, slope)
    square = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, state.square, slope)

    def move(value: jax.Array, m: jax.Array, v: jax.Array) -> jax.Array:
        size = jnp.sqrt(v / (1 - 0.99**number)) + 1e-6
        return value - rate * m / (1 - 0.9**number) / size

    return State(jax.tree.map(move, state.params, mean, square), mean, square)


def first_params(places: Points, bends: Points, crossings: Points) -> Params:
    """Parameters of a start as arrays of the solver."""
    parts = (places, bends, crossings)
    return Params(*(jnp.array(part, dtype=jnp.float32) for part in parts))
