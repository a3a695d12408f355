"""A solved board: cities, curves, slots and names in pixels."""

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from tools.layout.curves import Params
from tools.layout.energy import Problem
from tools.layout.lettering import EDGE_HEIGHT, edge_width
from tools.layout.projection import Points
from tools.layout.ribbons import CITY_RADIUS, Ribbon

Shapes = NDArray[np.object_]


@dataclass(frozen=True)
class Edge:
    """The name of a far city where a ribbon leaves the board."""

    ribbon: int
    city: int
    side: str
    y: float
    box: tuple[float, float, float, float]


@dataclass(frozen=True)
class Layout:
    """One state of the solver, as plain arrays."""

    problem: Problem
    params: Params
    cities: Points
    control: Points
    polylines: Points
    centers: Points
    tangents: Points
    lengths: Points

    def slot_shapes(self) -> Shapes:
        """The outline of every slot, with its drawn edge."""
        along = self.tangents * self.lengths[:, None] / 2
        right = np.stack([-self.tangents[:, 1], self.tangents[:, 0]], axis=1)
        across = right * self.problem.ribbons.slot_height[:, None] / 2
        turns = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
        corners = [self.centers + i * along + j * across for i, j in turns]
        return np.array(shapely.polygons(np.stack(corners, axis=1)))

    def beds(self) -> Shapes:
        """The strip that every ribbon covers from end to end."""
        lanes = np.array([len(r.routes) for r in self.problem.ribbons.ribbons])
        height = self.problem.board.settings.slot_height
        lines = shapely.linestrings(self.polylines)
        return np.array(shapely.buffer(lines, lanes * (height + 4) / 2))

    def city_shapes(self) -> Shapes:
        """The disc of every city."""
        return np.array(shapely.buffer(shapely.points(self.cities), CITY_RADIUS))

    def edges(self) -> list[Edge]:
        """Names of far cities at the board's edges, one per half ribbon."""
        halves = enumerate(self.problem.ribbons.ribbons)
        return [self._edge(index, half) for index, half in halves if half.side]

    def _edge(self, index: int, half: Ribbon) -> Edge:
        y = float(self.params.crossings[half.wrap])
        reach = edge_width(self.problem.board.cities[half.b].name)
        left, right = 0.0, reach
        if half.side == "east":
            left, right = self.problem.width - reach, self.problem.width
        box = (left, y - EDGE_HEIGHT / 2, right, y + EDGE_HEIGHT / 2)
        return Edge(index, half.b, half.side, y, box)


def lay_out(problem: Problem, params: Params) -> Layout:
    """The layout that parameters describe."""
    curves = problem.curves(params)
    slots = problem.slots(curves)
    arrays = [params.cities, curves.control, curves.points]
    arrays += [slots.centers, slots.tangents, slots.lengths]
    return Layout(problem, params, *(np.asarray(a, dtype=np.float64) for a in arrays))
