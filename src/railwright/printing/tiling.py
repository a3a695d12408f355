"""A board at true size, cut into tiles that fit on sheets of paper."""

from dataclasses import dataclass
from math import ceil

from railwright.drawing.picture import FRAME
from railwright.layout import Layout
from railwright.printing.print_job import PaperSize

WAGON = (20.0, 9.0)
"""Length and width in millimeters of a wagon that fits every space."""
MARGIN = 12.0
"""Millimeters from the edge of a sheet to its tile: room for marks and printers."""


@dataclass(frozen=True, slots=True)
class Tiling:
    """How many sheets a board takes, upright or on their sides; all in millimeters."""

    width: float
    height: float
    columns: int
    rows: int
    is_flipped: bool

    @property
    def sheets(self) -> int:
        """How many sheets there are."""
        return self.columns * self.rows

    @property
    def tile(self) -> tuple[float, float]:
        """The size of each tile; all are equal."""
        return self.width / self.columns, self.height / self.rows


def true_scale(layout: Layout) -> float:
    """Millimeters for a board pixel with which a wagon fits every space."""
    shortest = min(slot.length for route in layout.routes for slot in route.slots)
    return max(WAGON[0] / shortest, WAGON[1] / layout.slot_height)


def tiling_of(layout: Layout, paper: PaperSize) -> Tiling:
    """The tiling with the fewest sheets; upright ones if it makes no difference."""
    scale = true_scale(layout)
    width = (layout.width + 2 * FRAME) * scale
    height = (layout.height + 2 * FRAME) * scale
    room = paper.width - 2 * MARGIN, paper.height - 2 * MARGIN
    upright = _tiling(width, height, *room, is_flipped=False)
    flipped = _tiling(width, height, *reversed(room), is_flipped=True)
    return min(upright, flipped, key=lambda tiling: tiling.sheets)


def _tiling(
    width: float, height: float, most_wide: float, most_high: float, *, is_flipped: bool
) -> Tiling:
    columns, rows = ceil(width / most_wide), ceil(height / most_high)
    return Tiling(width, height, columns, rows, is_flipped)
