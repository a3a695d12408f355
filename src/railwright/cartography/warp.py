"""The smooth deformation that carries the coast along with the cities."""

import numpy as np
from scipy.interpolate import RBFInterpolator

from railwright.cartography.problem import LayoutProblem
from railwright.cartography.projection import Plane
from railwright.cartography.sheet import Points

FRAME = 300.0


def warp_to(problem: LayoutProblem, cities: Points) -> Plane:
    """A thin-plate spline that moves every city home, and nothing far outside."""
    width, height = problem.sheet.width, problem.sheet.height
    sources, moves = problem.places, cities - problem.places
    if problem.sheet.is_round:
        turn = np.array([width, 0.0])
        sources = np.vstack([sources, sources + turn, sources - turn])
        moves = np.vstack([moves, moves, moves])
        frame = [
            (x, y)
            for x in np.linspace(-width, 2 * width, 37)
            for y in (-FRAME, height + FRAME)
        ]
    else:
        frame = _frame(width, height)
    sources = np.vstack([sources, frame])
    moves = np.vstack([moves, np.zeros((len(frame), 2))])
    spline = RBFInterpolator(sources, moves, kernel="thin_plate_spline", smoothing=1e-3)

    def warp(points: Points) -> Points:
        """Points moved; the same point twice, as in a closed ring, moves alike.

        The spline's sums may differ in their last digits from row to row.
        """
        once, rows = np.unique(points, axis=0, return_inverse=True)
        moved: Points = (once + spline(once))[rows.reshape(-1)]
        return moved

    return warp


def _frame(width: float, height: float) -> list[tuple[float, float]]:
    across = np.linspace(-FRAME, width + FRAME, 12)
    down = np.linspace(-FRAME, height + FRAME, 9)[1:-1]
    frame = [(x, y) for x in across for y in (-FRAME, height + FRAME)]
    return frame + [(x, y) for y in down for x in (-FRAME, width + FRAME)]
