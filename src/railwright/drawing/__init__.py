"""Draws boards as SVG and PNG."""

from railwright.drawing.claims import Claim, read_claims
from railwright.drawing.picture import draw_board
from railwright.drawing.png import to_png
from railwright.drawing.theme import THEMES
from railwright.drawing.tints import Tint

__all__ = ["THEMES", "Claim", "Tint", "draw_board", "read_claims", "to_png"]
