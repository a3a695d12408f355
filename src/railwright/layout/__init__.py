"""Where everything lies on a drawn board: read from files, written and checked.

Layouts are computed by `railwright.cartography`, once, when a board is made. All that
has to do with pictures needs the packages of `railwright[draw]`.
"""

from railwright.extras import insist_on

insist_on(
    "draw",
    "drawing a board",
    "font_source_sans_pro",
    "font_source_serif_pro",
    "msgspec",
)

from railwright.layout.files import (  # noqa: E402
    land_path,
    layout_path,
    load_board,
    load_layout,
    misfits,
)
from railwright.layout.placed import (  # noqa: E402
    Box,
    Edge,
    Land,
    Layout,
    PlacedCity,
    PlacedRoute,
    Slot,
    Text,
)
from railwright.layout.writing import (  # noqa: E402
    land_text,
    layout_text,
    write_text,
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
    "land_path",
    "land_text",
    "layout_path",
    "layout_text",
    "load_board",
    "load_layout",
    "misfits",
    "write_text",
]
