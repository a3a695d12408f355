"""Where everything lies on a drawn board: read from files, written and checked.

Layouts are computed by `railwright.cartography`, once, when a board is made.
"""

from railwright.layout.files import (
    land_path,
    layout_path,
    load_board,
    load_layout,
    misfits,
)
from railwright.layout.placed import (
    Box,
    Edge,
    Land,
    Layout,
    PlacedCity,
    PlacedRoute,
    Slot,
    Text,
)
from railwright.layout.writing import land_text, layout_text, write_text

__all__ = [
    "Box",
    "Edge",
    "Land",
    "Layout",
    "PlacedCity",
    "PlacedRoute",
    "Slot",
    "Text",
    "land_path",
    "land_text",
    "layout_path",
    "layout_text",
    "load_board",
    "load_layout",
    "misfits",
    "write_text",
]
