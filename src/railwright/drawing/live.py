"""A board that a browser brings to life: both themes in one.

Every tone is a CSS variable, so that the page decides between light and dark. The
shapes of trains and ships are defined for every length of space that the board has; the
page puts them on the routes that players own.
"""

from dataclasses import fields

from railwright.drawing.background import background, beyond
from railwright.drawing.cities import lettering, places
from railwright.drawing.pieces import HOUSE, QUAY, building, car_of, rim_of
from railwright.drawing.spaces import beds, route_slots
from railwright.drawing.svg import element, group, number
from railwright.drawing.symbols import definitions
from railwright.drawing.theme import PIECES, SlotLook, Theme
from railwright.layout import Layout
from railwright.maps import Color, Kind, Map

LIVE = Theme(
    **{
        tone.name: f"var(--board-{tone.name})"
        for tone in fields(Theme)
        if tone.name != "slots"
    },
    slots={
        color: SlotLook(
            f"var(--slot-{color})",
            f"var(--slot-{color}-edge)",
            f"var(--slot-{color}-ink)",
        )
        for color in Color
    },
)
RIM = "var(--piece-rim,var(--board-rim))"
"""Around the pieces of whoever the page says owns them."""


def draw_live(board: Map, layout: Layout) -> str:
    """The board as an SVG document of two groups: `ground`, and `play` above it."""
    ground = group(background(layout, LIVE), beds(layout, LIVE), id="ground")
    play = group(
        group(route_slots(board, layout, LIVE), id="routes"),
        group(id="rims"),
        group(id="pieces"),
        group(places(board, layout, LIVE), id="cities"),
        group(lettering(board, layout, LIVE), id="names"),
        id="play",
    )
    return element(
        "svg",
        element(
            "defs",
            definitions(board, LIVE),
            *_marks(),
            *_buildings(),
            *_cars(board, layout),
        ),
        ground,
        play,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {layout.width:g} {layout.height:g}",
        data_beyond=beyond(layout),
    )


def _cars(board: Map, layout: Layout) -> list[str]:
    """The shapes of pieces: `car-40`, `rim-40` for spaces of 40, `ship-40` at sea."""
    height = layout.slot_height
    sizes = sorted(
        {
            (route.kind is Kind.SEA, number(slot.length))
            for route, placed in zip(board.routes, layout.routes, strict=True)
            for slot in placed.slots
        }
    )
    shapes = []
    for is_ship, length in sizes:
        car, rim = ("ship", "keel") if is_ship else ("car", "rim")
        of = (is_ship, float(length), height)
        shapes.append(group(*car_of(*of), id=f"{car}-{length}"))
        shapes.append(rim_of(*of, id=f"{rim}-{length}"))
    return shapes


def _marks() -> list[str]:
    """The mark of each color of pieces, for the page to put on top of them."""
    return [element("path", id=f"mark-{name}", d=p.mark) for name, p in PIECES.items()]


def _buildings() -> list[str]:
    shapes = {"station": HOUSE, "quay": QUAY}
    return [
        group(*building(shape, LIVE, RIM), id=name) for name, shape in shapes.items()
    ]
