"""What makes a layout bad, as one differentiable number."""

from dataclasses import dataclass
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray
from scipy.spatial import Delaunay
from tools.layout.board import Board, Box
from tools.layout.curves import Curves, Params, Slots, lay_slots, trace
from tools.layout.projection import Points
from tools.layout.ribbons import CITY_RADIUS, GAP, Ints, Ribbons
from tools.layout.terrain import depth_at

LABEL_RADIUS = 8.0
NEIGHBOUR_REACH = 420.0
SLOT_MARGIN = 14.0
CROSSING_DISTANCE = 34.0
# A slot far off its element pulls no harder than one this many pixels off.
ELEMENT_REACH = 30.0


class Names(NamedTuple):
    """Rows of discs that stand for printed names, fixed to cities or crossings."""

    anchor: jax.Array
    offset: jax.Array
    ribbon: jax.Array


class Pairs(NamedTuple):
    """Discs near enough to touch soon: slot-slot, name-slot, name-name."""

    slots: jax.Array
    names: jax.Array
    both: jax.Array


class Scene(NamedTuple):
    """What a layout meets: near pairs, names and their weight, depth of water."""

    pairs: Pairs
    names: Names
    weight: jax.Array
    depth: jax.Array


@dataclass(frozen=True)
class Problem:
    """A board with everything the energy needs that never changes."""

    board: Board
    ribbons: Ribbons
    places: Points
    radius: Points
    is_wet: NDArray[np.bool_]
    neighbours: Ints
    distances: Points

    @property
    def width(self) -> float:
        """The width of the view."""
        return float(self.board.settings.size[0])

    @property
    def height(self) -> float:
        """The height of the view."""
        return float(self.board.settings.size[1])

    def curves(self, params: Params) -> Curves:
        """The curves that parameters describe on this board."""
        return trace(params, self.ribbons, self.width)

    def slots(self, curves: Curves) -> Slots:
        """The slots along these curves."""
        settings = self.board.settings
        return lay_slots(
            curves, self.ribbons, settings.slot_height, settings.longest_slot
        )

    def anchors(self, params: Params) -> jax.Array:
        """What names hang on: cities, west crossings, east crossings."""
        y = params.crossings
        west = jnp.stack([jnp.zeros_like(y), y], axis=1)
        east = jnp.stack([jnp.full_like(y, self.width), y], axis=1)
        return jnp.concatenate([params.cities, west, east])


def pose(board: Board, ribbons: Ribbons, places: Points) -> Problem:
    """The layout problem of a board."""
    kinds = [board.routes[route].kind for route in ribbons.slot_route]
    corners = Delaunay(places).simplices
    sides = np.concatenate([corners[:, [0, 1]], corners[:, [1, 2]], corners[:, [2, 0]]])
    sides = np.unique(np.sort(sides, axis=1), axis=0)
    length = np.linalg.norm(places[sides[:, 0]] - places[sides[:, 1]], axis=1)
    near = length < NEIGHBOUR_REACH
    return Problem(
        board,
        ribbons,
        places,
        radius=np.repeat((ribbons.slot_height + 3.2) / 2, 3),
        is_wet=np.repeat([kind in ("ferry", "sea") for kind in kinds], 3),
        neighbours=sides[near],
        distances=np.maximum(length[near], 40),
    )


def energy(
    params: Params, problem: Problem, scene: Scene, pressure: jax.Array
) -> jax.Array:
    """The energy of a layout; overlaps weigh more as the pressure rises."""
    curves = problem.curves(params)
    slots = problem.slots(curves)
    discs = slots.discs.reshape(-1, 2)
    overlap = _slot_overlap(problem, discs, scene.pairs)
    overlap += _city_overlap(problem, params, discs)
    overlap += _shortness(problem, slots) + _outside(problem, params, discs)
    overlap += scene.weight * _name_overlap(problem, params, discs, scene)
    wrong = _wrong_element(problem, discs, scene.depth)
    return (
        pressure * overlap
        + problem.board.settings.element * wrong
        + _sparseness(problem, slots)
        + _distortion(problem, params)
        + _unrest(params, curves)
    )


def _squares(excess: jax.Array) -> jax.Array:
    return jnp.sum(jax.nn.relu(excess) ** 2)


def _distance(one: jax.Array, two: jax.Array) -> jax.Array:
    return jnp.sqrt(jnp.sum((one - two) ** 2, axis=-1) + 1e-3)


def _slot_overlap(problem: Problem, discs: jax.Array, pairs: Pairs) -> jax.Array:
    one, two = pairs.slots[:, 0], pairs.slots[:, 1]
    radius = jnp.array(problem.radius)
    # Padding pairs a disc with itself; it must not count.
    touch = jnp.where(one == two, 0.0, radius[one] + radius[two])
    return _squares(touch - _distance(discs[one], discs[two]))


def _city_overlap(problem: Problem, params: Params, discs: jax.Array) -> jax.Array:
    cities = params.cities
    reach = jnp.array(CITY_RADIUS + problem.radius[:, None] + 1.0)
    slots = _squares(reach - _distance(discs[:, None], cities[None]))
    apart = problem.board.settings.city_distance - _distance(
        cities[:, None], cities[None]
    )
    return 1.2 * slots + 0.5 * _squares(jnp.triu(apart, 1))


def _shortness(problem: Problem, slots: Slots) -> jax.Array:
    spaces = problem.ribbons.spaces
    # An empty half still needs room for the far city's name.
    need = spaces * (problem.board.settings.shortest_slot + GAP) + 6 * (spaces == 0)
    return 0.6 * _squares(need - slots.room)


def _sparseness(problem: Problem, slots: Slots) -> jax.Array:
    spaces = problem.ribbons.spaces
    spare = slots.room - spaces * (problem.board.settings.longest_slot + GAP)
    spare = jnp.where(spaces > 0, spare / np.sqrt(np.maximum(spaces, 1)), 0)
    return 0.02 * _squares(spare)


def _outside(problem: Problem, params: Params, discs: jax.Array) -> jax.Array:
    left, top, right, bottom = problem.board.settings.city_box
    width, height = problem.width, problem.height
    total = _beyond(params.cities, (left, top, width - right, height - bottom))
    margin = SLOT_MARGIN
    total += _beyond(discs, (margin, margin, width - margin, height - margin))
    for corner in problem.board.reserved:
        total += _within(discs, corner, 11.0) + _within(params.cities, corner, 14.0)
    if problem.ribbons.wraps:
        y = params.crossings
        total += _squares(40 - y) + _squares(y - (height - 40))
        apart = jnp.abs(y[:, None] - y[None]) + 1e3 * jnp.eye(len(y))
        total += _squares(CROSSING_DISTANCE - apart)
    return total


def _beyond(points: jax.Array, edges: Box) -> jax.Array:
    left, top, right, bottom = edges
    across = _squares(left - points[:, 0]) + _squares(points[:, 0] - right)
    return across + _squares(top - points[:, 1]) + _squares(points[:, 1] - bottom)


def _within(points: jax.Array, corner: Box, margin: float) -> jax.Array:
    """Squares of the shortest ways out of a reserved corner."""
    left, top, right, bottom = corner
    x, y = points[:, 0], points[:, 1]
    out = jnp.minimum(
        jnp.minimum(x - left, right - x), jnp.minimum(y - top, bottom - y)
    )
    return _squares(out + margin)


def _name_overlap(
    problem: Problem, params: Params, discs: jax.Array, scene: Scene
) -> jax.Array:
    pairs, names = scene.pairs, scene.names
    centers = problem.anchors(params)[names.anchor] + names.offset
    name, disc = pairs.names[:, 0], pairs.names[:, 1]
    reach = jnp.array(problem.radius)[disc] + LABEL_RADIUS
    total = _squares(reach - _distance(centers[name], discs[disc]))
    one, two = pairs.both[:, 0], pairs.both[:, 1]
    touch = jnp.where(one == two, 0.0, 2 * LABEL_RADIUS + 1)
    total += _squares(touch - _distance(centers[one], centers[two]))
    cities = params.cities
    own = names.anchor[:, None] == jnp.arange(len(cities))[None]
    near = CITY_RADIUS + LABEL_RADIUS - _distance(centers[:, None], cities[None])
    total += _squares(jnp.where(own, 0.0, near))
    for corner in problem.board.reserved:
        total += _within(centers, corner, LABEL_RADIUS)
    return total


def _wrong_element(problem: Problem, discs: jax.Array, depth: jax.Array) -> jax.Array:
    """How far ferries run over land and trains over water."""
    water = depth_at(depth, discs)
    wrong = jnp.where(problem.is_wet, -water, water) + 4.0
    return jnp.sum(jnp.clip(wrong, 0, ELEMENT_REACH))


def _distortion(problem: Problem, params: Params) -> jax.Array:
    """How far cities left their places, and how unevenly."""
    settings = problem.board.settings
    moved = params.cities - problem.places
    one, two = problem.neighbours.T
    strain = jnp.sum((moved[one] - moved[two]) ** 2, axis=1) / problem.distances**2
    stay = settings.anchor * jnp.sum(moved**2)
    return stay + 100 * settings.smoothness * jnp.sum(strain)


def _unrest(params: Params, curves: Curves) -> jax.Array:
    """Bends, S-shapes and kinks."""
    first, second = params.bends[:, 0], params.bends[:, 1]
    bend = jnp.sum(((first + second) / curves.length) ** 2)
    swing = jnp.sum(((first - second) / curves.length) ** 2)
    step = curves.travelled[:, 1:] - curves.travelled[:, :-1]
    change = curves.tangents[:, 1:] - curves.tangents[:, :-1]
    turn = jnp.sqrt(jnp.sum(change**2, axis=2) + 1e-9) / (step + 1e-3)
    kinks = jnp.sum(jax.nn.relu(32 * turn - 0.35) ** 2 * step / 32)
    return 90 * bend + 300 * swing + 150 * kinks
