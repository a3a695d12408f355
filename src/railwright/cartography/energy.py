"""What makes a layout bad, as one number, and which way it gets better.

Each term adds its share of the energy and of the slope; all weigh what they find in
squares of pixels, so that one bad overlap is worse than many that nobody sees.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from railwright.cartography.curves import (
    Curves,
    Params,
    Slope,
    Slots,
    dot,
    norm,
    scatter,
    slots_back,
    trace_back,
)
from railwright.cartography.layout_settings import Bounds
from railwright.cartography.problem import LayoutProblem, Names
from railwright.cartography.ribbons import CITY_RADIUS, GAP
from railwright.cartography.sheet import Ints, Points
from railwright.cartography.terrain import SHORE, Terrain

LABEL_RADIUS = 8.0
SLOT_MARGIN = 14.0
CROSSING_MARGIN = 40.0
CROSSING_DISTANCE = 34.0
_WAYS_OUT = np.array([(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)])
ELEMENT_REACH = 30.0
"""A slot far off its element pulls no harder than one this many pixels off."""


class Pairs(NamedTuple):
    """What is near enough to touch soon, each pair by two numbers."""

    discs: Ints
    disc_city: Ints
    names: Ints
    name_disc: Ints
    name_city: Ints


class Scene(NamedTuple):
    """What a layout meets: near pairs, names and their weight, land and water."""

    pairs: Pairs
    names: Names
    weight: float
    terrain: Terrain


class _State(NamedTuple):
    """One layout, with all that follows from its parameters."""

    problem: LayoutProblem
    params: Params
    curves: Curves
    slots: Slots
    discs: Points
    radius: Points


def energy(
    params: Params, problem: LayoutProblem, scene: Scene, pressure: float
) -> tuple[float, Params]:
    """The energy of a layout and its slope; overlaps weigh more under pressure."""
    curves = problem.curves(params)
    slots = problem.slots(curves)
    state = _State(problem, params, curves, slots, slots.discs, problem.radius)
    slope = Slope.flat(params, curves, slots)
    _slot_overlap(state, scene, slope, pressure)
    _city_overlap(state, scene, slope, pressure)
    _shortness(state, slope, pressure)
    _outside(state, slope, pressure)
    if scene.weight:
        _name_overlap(state, scene, slope, pressure * scene.weight)
    if problem.sheet.settings.element:
        _wrong_element(state, scene, slope)
    _sparseness(state, slope)
    _distortion(state, slope)
    _unrest(state, slope)
    longest = problem.sheet.settings.longest_slot
    slots_back(curves, problem.ribbons, longest, slots, slope)
    return slope.total, trace_back(
        params, problem.ribbons, problem.sheet.width, curves, slope
    )


@cache
def _all_pairs(count: int) -> tuple[Ints, Ints]:
    """Every pair of so many things, listed once for all steps of a descent."""
    one, two = np.triu_indices(count, 1)
    return one, two


def _excess(by: Points, weight: float, slope: Slope) -> Points:
    """Add the squares of what is too much; how they change with it."""
    found = np.maximum(by, 0)
    slope.total += weight * float((found**2).sum())
    change: Points = 2 * weight * found
    return change


def _repel(
    one: Points, two: Points, reach: Points, change: tuple[float, Slope]
) -> Points:
    """Add how much nearer than a reach points are; the slope of the first ones."""
    apart = one - two
    distance = np.sqrt(dot(apart, apart) + 1e-3)
    push = _excess(reach - distance, *change)
    away: Points = apart * (-push / distance)[..., None]
    return away


def _slot_overlap(state: _State, scene: Scene, slope: Slope, weight: float) -> None:
    one, two = scene.pairs.discs.T
    reach = state.radius[one] + state.radius[two]
    push = _repel(state.discs[one], state.discs[two], reach, (weight, slope))
    scatter(slope.discs, one, push)
    scatter(slope.discs, two, -push)


def _city_overlap(state: _State, scene: Scene, slope: Slope, weight: float) -> None:
    cities = state.params.cities
    disc, city = scene.pairs.disc_city.T
    reach = CITY_RADIUS + state.radius[disc] + 1.0
    push = _repel(state.discs[disc], cities[city], reach, (1.2 * weight, slope))
    scatter(slope.discs, disc, push)
    scatter(slope.cities, city, -push)
    one, two = _all_pairs(len(cities))
    wanted = np.full(len(one), state.problem.sheet.settings.city_distance)
    push = _repel(cities[one], cities[two], wanted, (0.5 * weight, slope))
    scatter(slope.cities, one, push)
    scatter(slope.cities, two, -push)


def _shortness(state: _State, slope: Slope, weight: float) -> None:
    spaces = state.problem.ribbons.spaces
    shortest = state.problem.sheet.settings.shortest_slot
    # An empty half still needs room for the far city's name.
    need = spaces * (shortest + GAP) + 6 * (spaces == 0)
    slope.room -= _excess(need - state.slots.room, 0.6 * weight, slope)


def _sparseness(state: _State, slope: Slope) -> None:
    spaces = state.problem.ribbons.spaces
    root = np.sqrt(np.maximum(spaces, 1))
    longest = state.problem.sheet.settings.longest_slot
    spare = (state.slots.room - spaces * (longest + GAP)) / root * (spaces > 0)
    slope.room += _excess(spare, 0.02, slope) / root


def _outside(state: _State, slope: Slope, weight: float) -> None:
    sheet = state.problem.sheet
    width, height = sheet.width, sheet.height
    left, top, right, bottom = sheet.settings.city_box
    inner = (left, top, width - right, height - bottom)
    margin = SLOT_MARGIN
    slope.cities += _beyond(state.params.cities, inner, (weight, slope))
    view = (margin, margin, width - margin, height - margin)
    slope.discs += _beyond(state.discs, view, (weight, slope))
    for corner in sheet.reserved:
        slope.discs += _within(state.discs, corner, 11.0, (weight, slope))
        slope.cities += _within(state.params.cities, corner, 14.0, (weight, slope))
    if state.problem.ribbons.wraps:
        _spread_crossings(state, slope, weight)


def _spread_crossings(state: _State, slope: Slope, weight: float) -> None:
    y, height = state.params.crossings, state.problem.sheet.height
    slope.crossings -= _excess(CROSSING_MARGIN - y, weight, slope)
    slope.crossings += _excess(y - (height - CROSSING_MARGIN), weight, slope)
    one, two = _all_pairs(len(y))
    apart = y[one] - y[two]
    push = _excess(CROSSING_DISTANCE - np.abs(apart), 2 * weight, slope)
    scatter(slope.crossings, one, -push * np.sign(apart))
    scatter(slope.crossings, two, push * np.sign(apart))


def _beyond(points: Points, edges: Bounds, change: tuple[float, Slope]) -> Points:
    """Add how far points lie outside some edges; the slope of the points."""
    low, high = np.array(edges[:2]), np.array(edges[2:])
    push: Points = _excess(points - high, *change) - _excess(low - points, *change)
    return push


def _within(
    points: Points, corner: Bounds, margin: float, change: tuple[float, Slope]
) -> Points:
    """Add the shortest ways out of a reserved corner; the slope of the points."""
    left, top, right, bottom = corner
    x, y = points[:, 0], points[:, 1]
    ways = np.stack([x - left, right - x, y - top, bottom - y])
    depth = ways.min(axis=0) + margin
    if depth.max(initial=0.0) <= 0:
        return np.zeros_like(points)
    push = _excess(depth, *change)
    out: Points = _WAYS_OUT[ways.argmin(axis=0)] * push[:, None]
    return out


def _name_overlap(state: _State, scene: Scene, slope: Slope, weight: float) -> None:
    pairs, names, cities = scene.pairs, scene.names, state.params.cities
    centers = state.problem.anchors(state.params)[names.anchor] + names.offset
    moved = np.zeros_like(centers)
    change = (weight, slope)
    name, disc = pairs.name_disc.T
    reach = state.radius[disc] + LABEL_RADIUS
    push = _repel(centers[name], state.discs[disc], reach, change)
    scatter(moved, name, push)
    scatter(slope.discs, disc, -push)
    one, two = pairs.names.T
    touch = np.full(len(one), 2 * LABEL_RADIUS + 1)
    push = _repel(centers[one], centers[two], touch, change)
    scatter(moved, one, push)
    scatter(moved, two, -push)
    name, city = pairs.name_city.T
    touch = np.full(len(name), CITY_RADIUS + LABEL_RADIUS)
    push = _repel(centers[name], cities[city], touch, change)
    scatter(moved, name, push)
    scatter(slope.cities, city, -push)
    for corner in state.problem.sheet.reserved:
        moved += _within(centers, corner, LABEL_RADIUS, change)
    _carry_names(names, moved, slope)


def _carry_names(names: Names, moved: Points, slope: Slope) -> None:
    """Give the slope of names to the cities and crossings they hang on."""
    count, wraps = len(slope.cities), len(slope.crossings)
    total = np.zeros((count + 2 * wraps, 2))
    scatter(total, names.anchor, moved)
    slope.cities += total[:count]
    slope.crossings += total[count : count + wraps, 1] + total[count + wraps :, 1]


def _wrong_element(state: _State, scene: Scene, slope: Slope) -> None:
    """How far ferries run over land and trains over water."""
    weight = state.problem.sheet.settings.element
    depth, rise = scene.terrain.slope(state.discs)
    sign = np.where(state.problem.is_wet, -1.0, 1.0)
    wrong = sign * depth + SHORE
    slope.total += weight * float(np.clip(wrong, 0, ELEMENT_REACH).sum())
    matters = (wrong > 0) & (wrong < ELEMENT_REACH)
    slope.discs += rise * (weight * sign * matters)[:, None]


def _distortion(state: _State, slope: Slope) -> None:
    """How far cities left their places, and how unevenly."""
    problem, settings = state.problem, state.problem.sheet.settings
    moved = state.params.cities - problem.places
    slope.total += settings.anchor * float((moved**2).sum())
    slope.cities += 2 * settings.anchor * moved
    one, two = problem.neighbors.T
    strain = (moved[one] - moved[two]) / problem.distances[:, None]
    weight = 100 * settings.smoothness
    slope.total += weight * float((strain**2).sum())
    pull = 2 * weight * strain / problem.distances[:, None]
    scatter(slope.cities, one, pull)
    scatter(slope.cities, two, -pull)


def _unrest(state: _State, slope: Slope) -> None:
    """Bends, S-shapes and kinks."""
    bends, length = state.params.bends, state.curves.length
    for sign, weight in ((1.0, 90.0), (-1.0, 300.0)):
        share = (bends[:, 0] + sign * bends[:, 1]) / length
        slope.total += weight * float((share**2).sum())
        change = 2 * weight * share / length
        slope.bends += change[:, None] * np.array([1.0, sign])
        slope.curves.steps -= (change * share)[:, None]
    step = state.curves.steps
    change = np.diff(state.curves.tangents, axis=1)
    size = norm(change)
    turn = size / (step + 1e-3)
    kink = np.maximum(32 * turn - 0.35, 0)
    slope.total += 150 * float((kink**2 * step / 32).sum())
    on_turn = 300 * kink * step
    slope.curves.steps += 150 * kink**2 / 32 - on_turn * turn / (step + 1e-3)
    pull = change * (on_turn / (step + 1e-3) / size)[..., None]
    slope.curves.tangents[:, 1:] += pull
    slope.curves.tangents[:, :-1] -= pull
