"""Bezier curves of ribbons and the slots along them, differentiable."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from tools.layout.ribbons import GAP, Ribbons

SAMPLES = 33
_T = np.linspace(0, 1, SAMPLES)
_U = 1 - _T
_BASIS = np.stack([_U**3, 3 * _U**2 * _T, 3 * _U * _T**2, _T**3], axis=1)
_SLOPE = np.stack(
    [-3 * _U**2, 3 * _U**2 - 6 * _U * _T, 6 * _U * _T - 3 * _T**2, 3 * _T**2], axis=1
)


class Params(NamedTuple):
    """What the solver may move: cities, two bends per ribbon, edge crossings."""

    cities: jax.Array
    bends: jax.Array
    crossings: jax.Array


class Curves(NamedTuple):
    """Control points of every ribbon and evenly timed samples along it."""

    control: jax.Array
    points: jax.Array
    tangents: jax.Array
    travelled: jax.Array

    @property
    def length(self) -> jax.Array:
        """The arc length of every ribbon."""
        return self.travelled[:, -1]


class Slots(NamedTuple):
    """Every slot's centre, direction and length, and each ribbon's room."""

    centers: jax.Array
    tangents: jax.Array
    lengths: jax.Array
    discs: jax.Array
    room: jax.Array


def unit(vectors: jax.Array) -> jax.Array:
    """The same directions with length one."""
    norm = jnp.linalg.norm(vectors + 1e-6, axis=-1, keepdims=True)
    direction: jax.Array = vectors / (norm + 1e-6)
    return direction


def right_of(tangents: jax.Array) -> jax.Array:
    """The directions to the right, where y grows downwards."""
    return jnp.stack([-tangents[..., 1], tangents[..., 0]], axis=-1)


def ends(params: Params, ribbons: Ribbons, width: float) -> tuple[jax.Array, jax.Array]:
    """Where every ribbon begins and ends: in cities, or at a board edge."""
    a, b = params.cities[ribbons.a], params.cities[ribbons.b]
    if not ribbons.wraps:
        return a, b
    y = params.crossings[np.array([ribbon.wrap for ribbon in ribbons.ribbons])]
    west = jnp.stack([jnp.zeros_like(y), y], axis=1)
    east = jnp.stack([jnp.full_like(y, width), y], axis=1)
    b = jnp.where(ribbons.side("west")[:, None], west, b)
    return a, jnp.where(ribbons.side("east")[:, None], east, b)


def trace(params: Params, ribbons: Ribbons, width: float) -> Curves:
    """The curves that these parameters describe."""
    a, b = ends(params, ribbons, width)
    chord = b - a
    normal = right_of(unit(chord))
    first = a + chord / 3 + normal * params.bends[:, :1]
    second = a + chord * 2 / 3 + normal * params.bends[:, 1:]
    control = jnp.stack([a, first, second, b], axis=1)
    points = jnp.einsum("tk,rkd->rtd", _BASIS, control)
    tangents = unit(jnp.einsum("tk,rkd->rtd", _SLOPE, control))
    steps = jnp.linalg.norm(points[:, 1:] - points[:, :-1] + 1e-6, axis=2)
    travelled = jnp.pad(jnp.cumsum(steps, axis=1), ((0, 0), (1, 0)))
    return Curves(control, points, tangents, travelled)


def lay_slots(curves: Curves, ribbons: Ribbons, height: float, longest: float) -> Slots:
    """Slots spread evenly over the room between the rings of both ends."""
    room = curves.length - ribbons.start_a - ribbons.start_b
    pitch = room / jnp.maximum(ribbons.spaces, 1)
    lengths = jnp.clip(pitch - GAP, 8.0, longest)[ribbons.slot_ribbon]
    room_of_slot = room[ribbons.slot_ribbon]
    along = room_of_slot * ribbons.slot_share + ribbons.start_a[ribbons.slot_ribbon]
    reach: jax.Array = lengths / 2 - 0.42 * height
    rows = [_place(curves, ribbons, along + k * reach) for k in (-1.0, 0.0, 1.0)]
    discs = jnp.stack([center for center, _ in rows], axis=1)
    return Slots(*rows[1], lengths, discs, room)


def _place(
    curves: Curves, ribbons: Ribbons, along: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Points in each slot's lane at a distance along its curve, and directions."""
    ribbon = ribbons.slot_ribbon
    travelled = curves.travelled[ribbon]
    before = jnp.sum(travelled <= along[:, None], axis=1) - 1
    index = jnp.clip(before, 0, SAMPLES - 2)
    slot = np.arange(len(ribbon))
    start, stop = travelled[slot, index], travelled[slot, index + 1]
    share = ((along - start) / (stop - start + 1e-6))[:, None]
    points, tangents = curves.points, curves.tangents
    point = points[ribbon, index] * (1 - share) + points[ribbon, index + 1] * share
    tangent = unit(
        tangents[ribbon, index] * (1 - share) + tangents[ribbon, index + 1] * share
    )
    return point + right_of(tangent) * ribbons.slot_lane[:, None], tangent
