"""Widths of the names that are printed on a board."""

from functools import cache

from font_source_sans_pro import SourceSansProBold, SourceSansProSemiboldIt
from PIL import ImageFont

LABEL_SIZE = 17.0
LABEL_HEIGHT = 16.0
EDGE_SIZE = 13.0
EDGE_HEIGHT = 14.0
# From a board edge to the far city's name: room for an arrow.
EDGE_ARROW = 14.0
_UNIT = 256


def label_width(name: str) -> float:
    """The width of a city's label box."""
    return _width(SourceSansProBold, name) * LABEL_SIZE + 1


def edge_width(name: str) -> float:
    """How far arrow and name of a far city reach in from the edge."""
    return EDGE_ARROW + _width(SourceSansProSemiboldIt, name) * EDGE_SIZE


@cache
def _width(font: str, text: str) -> float:
    return ImageFont.truetype(font, _UNIT).getlength(text) / _UNIT
