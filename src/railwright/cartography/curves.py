"""Bezier curves of ribbons and the slots along them, and their derivatives.

Every function that computes something has a partner that carries a slope back: given
how an energy changes with the results, it says how the energy changes with the causes.
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from railwright.cartography.ribbons import GAP, Ribbons
from railwright.cartography.sheet import Ints, Points

SAMPLES = 33
SHORTEST = 8.0
"""No slot is shorter than this, even where there is no room for it."""
DISCS = np.array([-1.0, 0.0, 1.0])
"""A slot is watched by three discs: near both ends and in the middle."""
_T = np.linspace(0, 1, SAMPLES)
_U = 1 - _T
_BASIS = np.stack([_U**3, 3 * _U**2 * _T, 3 * _U * _T**2, _T**3], axis=1)
_SLOPE = np.stack(
    [-3 * _U**2, 3 * _U**2 - 6 * _U * _T, 6 * _U * _T - 3 * _T**2, 3 * _T**2], axis=1
)
_TINY = 1e-9


class Params(NamedTuple):
    """What the solver may move: cities, two bends per ribbon, edge crossings."""

    cities: Points
    bends: Points
    crossings: Points


@dataclass(frozen=True)
class Curves:
    """Control points of every ribbon and evenly timed samples along it."""

    control: Points
    points: Points
    tangents: Points
    speed: Points
    steps: Points

    @property
    def length(self) -> Points:
        """The arc length of every ribbon."""
        total: Points = self.steps.sum(axis=1)
        return total


@dataclass(frozen=True)
class Spots:
    """Where the discs of all slots lie, each between two samples of its ribbon."""

    ribbon: Ints
    index: Ints
    share: Points
    step: Points
    size: Points
    """Length of the direction between two samples, which is a bit less than one."""
    points: Points
    tangents: Points


@dataclass(frozen=True)
class Slots:
    """Every slot's center, direction and length, its discs, each ribbon's room."""

    room: Points
    lengths: Points
    spots: Spots
    discs: Points
    """Three discs for each slot in turn."""

    @property
    def centers(self) -> Points:
        """The middle of every slot."""
        return self.discs[1::3]

    @property
    def tangents(self) -> Points:
        """The direction of every slot."""
        return self.spots.tangents[1::3]


@dataclass
class CurveSlope:
    """How an energy changes with samples of the curves."""

    points: Points
    tangents: Points
    steps: Points

    @classmethod
    def flat(cls, curves: Curves) -> "CurveSlope":
        """No change at all."""
        parts = (curves.points, curves.tangents, curves.steps)
        return cls(*(np.zeros_like(part) for part in parts))


@dataclass
class Slope:
    """How an energy changes with everything it looks at."""

    cities: Points
    bends: Points
    crossings: Points
    discs: Points
    room: Points
    curves: CurveSlope
    total: float = 0.0

    @classmethod
    def flat(cls, params: Params, curves: Curves, slots: Slots) -> "Slope":
        """The slope of nothing, for terms to add to."""
        return cls(
            np.zeros_like(params.cities),
            np.zeros_like(params.bends),
            np.zeros_like(params.crossings),
            np.zeros_like(slots.discs),
            np.zeros_like(slots.room),
            CurveSlope.flat(curves),
        )


def norm(vectors: Points) -> Points:
    """Lengths of vectors, never quite zero."""
    length: Points = np.sqrt(dot(vectors, vectors) + _TINY)
    return length


def dot(one: Points, two: Points) -> Points:
    """The scalar products of vectors; faster than a sum over an axis of two."""
    product: Points = one[..., 0] * two[..., 0] + one[..., 1] * two[..., 1]
    return product


def right_of(vectors: Points) -> Points:
    """The directions to the right, where y grows downwards."""
    turned = np.empty_like(vectors)
    np.negative(vectors[..., 1], out=turned[..., 0])
    turned[..., 1] = vectors[..., 0]
    return turned


def left_of(vectors: Points) -> Points:
    """The directions to the left; what `right_of` carries back."""
    turned = np.empty_like(vectors)
    turned[..., 0] = vectors[..., 1]
    np.negative(vectors[..., 0], out=turned[..., 1])
    return turned


def scatter(target: Points, index: Ints, values: Points) -> None:
    """Add values to the entries of a target, to some of them several times."""
    if target.ndim == 1:
        target += np.bincount(index, values, len(target))
        return
    for column, part in zip(target.T, values.T, strict=True):
        column += np.bincount(index, part, len(column))  # noqa: PLW2901 - in place


def _unit_back(unit: Points, length: Points, slope: Points) -> Points:
    """Carry a slope back from unit vectors to the vectors they came from."""
    along = dot(unit, slope)[..., None]
    carried: Points = (slope - unit * along) / length[..., None]
    return carried


def ends(params: Params, ribbons: Ribbons, width: float) -> tuple[Points, Points]:
    """Where every ribbon begins and ends: in cities, or at a board edge."""
    a, b = params.cities[ribbons.a], params.cities[ribbons.b]
    for side, x in (("west", 0.0), ("east", width)):
        at_edge = ribbons.side(side)
        b[at_edge, 0] = x
        b[at_edge, 1] = params.crossings[ribbons.wrap[at_edge]]
    return a, b


def trace(params: Params, ribbons: Ribbons, width: float) -> Curves:
    """The curves that these parameters describe."""
    a, b = ends(params, ribbons, width)
    chord = b - a
    normal = right_of(chord / norm(chord)[:, None])
    first = a + chord / 3 + normal * params.bends[:, :1]
    second = a + chord * 2 / 3 + normal * params.bends[:, 1:]
    control = np.stack([a, first, second, b], axis=1)
    points = np.matmul(_BASIS, control)
    velocity = np.matmul(_SLOPE, control)
    speed = norm(velocity)
    tangents = velocity / speed[..., None]
    steps = norm(np.diff(points, axis=1))
    return Curves(control, points, tangents, speed, steps)


def trace_back(
    params: Params, ribbons: Ribbons, width: float, curves: Curves, slope: Slope
) -> Params:
    """Carry the whole slope back to the parameters."""
    along = slope.curves
    pull = np.diff(curves.points, axis=1) * (along.steps / curves.steps)[..., None]
    along.points[:, 1:] += pull
    along.points[:, :-1] -= pull
    velocity = _unit_back(curves.tangents, curves.speed, along.tangents)
    control = np.matmul(_BASIS.T, along.points) + np.matmul(_SLOPE.T, velocity)
    a, b = ends(params, ribbons, width)
    length = norm(b - a)
    chord = (b - a) / length[:, None]
    across = control[:, 1:3]
    bends = slope.bends + dot(across, right_of(chord)[:, None])
    turn = left_of((across * params.bends[..., None]).sum(axis=1))
    stretch = across[:, 0] / 3 + across[:, 1] * 2 / 3 + _unit_back(chord, length, turn)
    return _ends_back(
        ribbons,
        slope,
        control[:, 0] + across.sum(axis=1) - stretch,
        control[:, 3] + stretch,
        bends,
    )


def _ends_back(
    ribbons: Ribbons, slope: Slope, at_a: Points, at_b: Points, bends: Points
) -> Params:
    cities, crossings = slope.cities.copy(), slope.crossings.copy()
    inland = ribbons.side("")
    scatter(cities, ribbons.a, at_a)
    scatter(cities, ribbons.b[inland], at_b[inland])
    scatter(crossings, ribbons.wrap[~inland], at_b[~inland, 1])
    return Params(cities, bends, crossings)


def lay_slots(curves: Curves, ribbons: Ribbons, height: float, longest: float) -> Slots:
    """Slots spread evenly over the room between the rings of both ends."""
    of_slot = ribbons.slot_ribbon
    room = curves.length - ribbons.start_a - ribbons.start_b
    pitch = room / np.maximum(ribbons.spaces, 1)
    lengths = np.clip(pitch - GAP, SHORTEST, longest)[of_slot]
    middle = room[of_slot] * ribbons.slot_share + ribbons.start_a[of_slot]
    reach = lengths / 2 - 0.42 * height
    along = (middle[:, None] + reach[:, None] * DISCS).ravel()
    spots = _spots(curves, np.repeat(of_slot, 3), along)
    lane = np.repeat(ribbons.slot_lane, 3)[:, None]
    return Slots(room, lengths, spots, spots.points + right_of(spots.tangents) * lane)


def _spots(curves: Curves, ribbon: Ints, along: Points) -> Spots:
    """The places at some distances along the curves."""
    travelled = np.pad(np.cumsum(curves.steps, axis=1), ((0, 0), (1, 0)))
    before = (travelled[ribbon] <= along[:, None]).sum(axis=1) - 1
    index = np.clip(before, 0, SAMPLES - 2)
    step = curves.steps[ribbon, index]
    share = (along - travelled[ribbon, index]) / step
    points = _between(curves.points, ribbon, index, share)
    tangents = _between(curves.tangents, ribbon, index, share)
    size = norm(tangents)
    return Spots(ribbon, index, share, step, size, points, tangents / size[:, None])


def _between(samples: Points, ribbon: Ints, index: Ints, share: Points) -> Points:
    one, two = samples[ribbon, index], samples[ribbon, index + 1]
    mixed: Points = one + (two - one) * share[:, None]
    return mixed


def slots_back(
    curves: Curves, ribbons: Ribbons, longest: float, slots: Slots, slope: Slope
) -> None:
    """Carry the slope of discs and rooms back to the curves."""
    of_slot, spaces = ribbons.slot_ribbon, np.maximum(ribbons.spaces, 1)
    along, travelled = _spots_back(curves, ribbons, slots.spots, slope)
    pitch = slots.room / spaces - GAP
    grows = ((pitch > SHORTEST) & (pitch < longest)) / 2 / spaces
    per_room = ribbons.slot_share[:, None] + grows[of_slot, None] * DISCS
    scatter(slope.room, of_slot, (along.reshape(-1, 3) * per_room).sum(axis=1))
    # Every step adds to all that has been travelled after it, and to the room.
    later = np.cumsum(travelled[:, :0:-1], axis=1)[:, ::-1]
    slope.curves.steps += later + slope.room[:, None]


def _spots_back(
    curves: Curves, ribbons: Ribbons, spots: Spots, slope: Slope
) -> tuple[Points, Points]:
    """Carry the slope of discs back to the samples; those of distances remain.

    They are the distances of the discs and of the samples along their curves.
    """
    ribbon, index, share = spots.ribbon, spots.index, spots.share
    turned = left_of(slope.discs) * np.repeat(ribbons.slot_lane, 3)[:, None]
    turned = _unit_back(spots.tangents, spots.size, turned)
    on_share = np.zeros(len(index))
    here = ribbon * SAMPLES + index
    for samples, target, pull in (
        (curves.points, slope.curves.points, slope.discs),
        (curves.tangents, slope.curves.tangents, turned),
    ):
        step = samples[ribbon, index + 1] - samples[ribbon, index]
        on_share += dot(step, pull)
        _share_out(target.reshape(-1, 2), here, share[:, None], pull)
    along: Points = on_share / spots.step
    travelled = np.zeros(curves.points.shape[:2])
    _share_out(travelled.reshape(-1), here, share, -along)
    return along, travelled


def _share_out(target: Points, here: Ints, share: Points, values: Points) -> None:
    """Add values to the samples before and after them, as near as they are."""
    scatter(target, here, values * (1 - share))
    scatter(target, here + 1, values * share)
