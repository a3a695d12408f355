"""A layout problem: what the solver is given and never changes."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import Delaunay, QhullError

from railwright.cartography.curves import Curves, Params, Slots, lay_slots, trace
from railwright.cartography.ribbons import Ribbons
from railwright.cartography.sheet import WATER, Ints, Points, Sheet

NEIGHBOR_REACH = 420.0


class Names(NamedTuple):
    """Rows of discs that stand for printed names, fixed to cities or crossings."""

    anchor: Ints
    offset: Points
    ribbon: Ints
    """The ribbon whose far city a name is, or -1: it may stand close to its name."""


NO_NAMES = Names(np.zeros(0, int), np.zeros((0, 2)), np.zeros(0, int))


@dataclass(frozen=True)
class LayoutProblem:
    """A board with everything the energy needs that never changes."""

    sheet: Sheet
    ribbons: Ribbons
    places: Points
    radius: Points
    """Of each disc, with the drawn edge of its slot."""
    is_wet: NDArray[np.bool_]
    """Which discs belong on water."""
    is_free: NDArray[np.bool_]
    """Which cities may move."""
    neighbors: Ints
    distances: Points

    def curves(self, params: Params) -> Curves:
        """The curves that parameters describe on this board."""
        return trace(params, self.ribbons, self.sheet.width)

    def slots(self, curves: Curves) -> Slots:
        """The slots along these curves."""
        settings = self.sheet.settings
        return lay_slots(
            curves, self.ribbons, settings.slot_height, settings.longest_slot
        )

    def anchors(self, params: Params) -> Points:
        """What names hang on: cities, west crossings, east crossings."""
        y = params.crossings
        west = np.stack([np.zeros_like(y), y], axis=1)
        east = np.stack([np.full_like(y, self.sheet.width), y], axis=1)
        return np.concatenate([params.cities, west, east])


def pose(sheet: Sheet, ribbons: Ribbons, places: Points) -> LayoutProblem:
    """The layout problem of a board."""
    kinds = [sheet.routes[route].kind for route in ribbons.slot_route]
    sides = _sides(places)
    length = np.linalg.norm(places[sides[:, 0]] - places[sides[:, 1]], axis=1)
    near = length < NEIGHBOR_REACH
    return LayoutProblem(
        sheet,
        ribbons,
        places,
        radius=np.repeat((ribbons.slot_height + 3.2) / 2, 3),
        is_wet=np.repeat([kind in WATER for kind in kinds], 3),
        is_free=np.array([city.id not in sheet.settings.pin for city in sheet.cities]),
        neighbors=sides[near],
        distances=np.maximum(length[near], 40),
    )


def _sides(places: Points) -> Ints:
    """Pairs of neighboring cities: the sides of a triangulation, if there is one."""
    try:
        corners = Delaunay(places).simplices
    except (QhullError, ValueError):  # too few cities, or all on one line
        return np.stack(np.triu_indices(len(places), 1), axis=1)
    sides = np.concatenate([corners[:, [0, 1]], corners[:, [1, 2]], corners[:, [2, 0]]])
    return np.unique(np.sort(sides, axis=1), axis=0)
