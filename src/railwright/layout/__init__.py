"""Where everything lies on a drawn board: read from files, checked, never solved here.

Layouts are computed at authoring time by the tool in tools/layout.
"""

from railwright.layout.files import layout_path, load_board, load_layout
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

__all__ = [
    "Box",
    "Edge",
    "Land",
    "Layout",
    "PlacedCity",
    "PlacedRoute",
    "Slot",
    "Text",
    "layout_path",
    "load_board",
    "load_layout",
]
