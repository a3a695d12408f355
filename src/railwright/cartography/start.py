"""A start for the solver: one bend per ribbon that avoids crossings."""

from itertools import pairwise

import numpy as np

from railwright.cartography.curves import Params, ends
from railwright.cartography.problem import LayoutProblem
from railwright.cartography.ribbons import Ribbons
from railwright.cartography.sheet import WATER, Ints, Points, Sheet
from railwright.cartography.terrain import Terrain

BENDS = np.array([0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6])
ATTEMPTS = 8
SWEEPS = 6
CROSSING = 12.0
"""What a crossing of two ribbons costs."""
_T = np.linspace(0.06, 0.94, 15)[:, None]


def choose_start(problem: LayoutProblem, terrain: Terrain, seed: int) -> Params:
    """The best of a few random descents over the bends of all ribbons."""
    random = np.random.default_rng(seed)
    sheet, ribbons, places = problem.sheet, problem.ribbons, problem.places
    crossings = spread_crossings(ribbons, places)
    unbent = Params(places.copy(), np.zeros((len(ribbons.ribbons), 2)), crossings)
    a, b = ends(unbent, ribbons, sheet.width)
    tracks = _tracks(a, b)
    alone = _cost_alone(sheet, ribbons, places, terrain, tracks)
    between = _cost_between(tracks)
    descents = [_descend(alone, between, random) for _ in range(ATTEMPTS)]
    choice = min(descents, key=lambda c: _total(c, alone, between))
    chord = np.linalg.norm(b - a, axis=1)
    # A control point lies a third further out than the middle of its curve.
    bends = BENDS[choice] * chord * 2 / 3 + random.normal(0, 2, len(chord))
    return unbent._replace(bends=np.repeat(bends[:, None], 2, axis=1))


def spread_crossings(ribbons: Ribbons, places: Points) -> Points:
    """Edge heights midway between both cities, at least 40 pixels apart."""
    if not ribbons.wraps:
        return np.zeros(0)
    heights = np.array([places[list(pair), 1].mean() for pair in ribbons.wraps])
    order = np.argsort(heights)
    for _ in range(200):
        for low, high in pairwise(order):
            if heights[high] - heights[low] < 40:
                middle = (heights[low] + heights[high]) / 2
                heights[low], heights[high] = middle - 20.5, middle + 20.5
    return heights


def _tracks(a: Points, b: Points) -> Points:
    """Sampled curves of every ribbon under every bend: ribbon, bend, sample, xy."""
    chord = b - a
    normal = np.stack([-chord[:, 1], chord[:, 0]], axis=1)
    peak = ((a + b) / 2)[:, None] + BENDS[None, :, None] * normal[:, None]
    u = 1 - _T
    a, b, peak = a[:, None, None], b[:, None, None], peak[:, :, None]
    tracks: Points = u * u * a + 2 * u * _T * peak + _T * _T * b
    return tracks


def _cost_alone(
    sheet: Sheet, ribbons: Ribbons, places: Points, terrain: Terrain, tracks: Points
) -> Points:
    cost: Points = 6 * np.abs(BENDS)[None] + _near_cities(ribbons, places, tracks)
    cost = cost + _outside(sheet, ribbons, tracks) + _too_short(ribbons, tracks)
    cost = cost + _in_reserved(sheet, tracks)
    depth = terrain.at(tracks)
    for index, ribbon in enumerate(ribbons.ribbons):
        route = sheet.routes[ribbon.routes[0]]
        is_wet = route.kind in WATER
        is_wrong = (depth[index] < 0) == is_wet
        if sheet.settings.element:
            cost[index] += 7 * is_wrong.mean(axis=1)
        side = sheet.settings.bend.get(route.id)
        if side is not None:
            cost[index] += 50 * (side * BENDS < 0 if side else BENDS != 0)
            cost[index, 0] += 50 if side else 0
    return cost


def _near_cities(ribbons: Ribbons, places: Points, tracks: Points) -> Points:
    distance = np.linalg.norm(tracks[:, :, :, None] - places, axis=-1).min(axis=2)
    rows = np.arange(len(tracks))
    distance[rows, :, ribbons.a] = 99
    inland = ribbons.side("")
    distance[rows[inland], :, ribbons.b[inland]] = 99
    near: Points = 0.4 * np.maximum(0, 24 - distance).sum(axis=2)
    return near


def _outside(sheet: Sheet, ribbons: Ribbons, tracks: Points) -> Points:
    width, height = sheet.size
    x, y = tracks[..., 0], tracks[..., 1]
    is_out = (x < 5) | (x > width - 5) | (y < 10) | (y > height - 10)
    outside: Points = 3.0 * is_out.sum(axis=2) * ribbons.side("")[:, None]
    return outside


def _in_reserved(sheet: Sheet, tracks: Points) -> Points:
    x, y = tracks[..., 0], tracks[..., 1]
    inside = np.zeros(tracks.shape[:2])
    for left, top, right, bottom in sheet.reserved:
        hit = (x > left - 12) & (x < right + 12) & (y > top - 12) & (y < bottom + 12)
        inside += 2.0 * hit.sum(axis=2)
    return inside


def _too_short(ribbons: Ribbons, tracks: Points) -> Points:
    steps = np.linalg.norm(np.diff(tracks, axis=2), axis=3)
    missing = ribbons.spaces[:, None] * 25 + 25 - steps.sum(axis=2) / 0.88
    short: Points = 0.8 * np.maximum(0, missing) / 25
    return short


def _cost_between(tracks: Points) -> Points:
    """Cost of every two ribbons under every two bends."""
    count, options = tracks.shape[:2]
    between = np.zeros((count, options, count, options), dtype=np.float64)
    low, high = tracks.min(axis=(1, 2)), tracks.max(axis=(1, 2))
    for i in range(count):
        for j in range(i):
            if (high[i] < low[j]).any() or (high[j] < low[i]).any():
                continue
            cost = _pair_cost(tracks[i], tracks[j])
            between[i, :, j], between[j, :, i] = cost, cost.T
    return between


def _pair_cost(one: Points, two: Points) -> Points:
    p, q = one[:, None, :, None], two[None, :, None, :]
    near = np.maximum(0, 13 - np.linalg.norm(p - q, axis=-1)).sum(axis=(2, 3))
    a, b = one[:, None, :-1, None], one[:, None, 1:, None]
    c, d = two[None, :, None, :-1], two[None, :, None, 1:]
    is_across = (_turn(a, b, c) * _turn(a, b, d) < 0) & (
        _turn(c, d, a) * _turn(c, d, b) < 0
    )
    cost: Points = CROSSING * is_across.any(axis=(2, 3)) + 0.04 * near
    return cost


def _turn(p: Points, q: Points, r: Points) -> Points:
    turn: Points = (q[..., 0] - p[..., 0]) * (r[..., 1] - p[..., 1]) - (
        q[..., 1] - p[..., 1]
    ) * (r[..., 0] - p[..., 0])
    return turn


def _descend(alone: Points, between: Points, random: np.random.Generator) -> Ints:
    count = len(alone)
    rows = np.arange(count)
    choice: Ints = (alone + random.normal(0, 0.5, alone.shape)).argmin(axis=1)
    for _ in range(SWEEPS):
        before = choice.copy()
        for i in random.permutation(count):
            choice[i] = (alone[i] + between[i][:, rows, choice].sum(axis=1)).argmin()
        if (before == choice).all():
            break
    return choice


def _total(choice: Ints, alone: Points, between: Points) -> float:
    rows = np.arange(len(choice))
    pairs = between[rows, choice][:, rows, choice].sum() / 2
    return float(alone[rows, choice].sum() + pairs)
