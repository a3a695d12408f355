"""A board that a browser brings to life: both themes in one, pieces on every space.

Every tone is a CSS variable, so that the page decides between light and dark. Trains
and ships stand on all routes, hidden until the page shows them in a player's color.
"""

from dataclasses import fields

from railwright.drawing.background import background, beyond
from railwright.drawing.cities import lettering, places
from railwright.drawing.pieces import HOUSE, QUAY, building, cars, undersides
from railwright.drawing.spaces import beds, route_slots
from railwright.drawing.svg import element, group
from railwright.drawing.symbols import definitions
from railwright.drawing.theme import PIECES, PieceLook, SlotLook, Theme
from railwright.layout import Layout
from railwright.maps import Color, Map

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
ANYBODY = PieceLook("", "", "var(--piece-edge)", "var(--piece-ink)", "")
"""Pieces in the color of whoever the page says owns them."""
RIM = "var(--piece-rim,var(--board-rim))"


def draw_live(board: Map, layout: Layout) -> str:
    """The board as an SVG document of two groups: `ground`, and `play` above it."""
    ground = group(background(layout, LIVE), beds(layout, LIVE), id="ground")
    play = group(
        group(route_slots(board, layout, LIVE), id="routes"),
        _waiting(board, layout),
        group(places(board, layout, LIVE), id="cities"),
        group(lettering(board, layout, LIVE), id="names"),
        id="play",
    )
    return element(
        "svg",
        element("defs", definitions(LIVE), *_marks(), *_buildings()),
        ground,
        play,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {layout.width:g} {layout.height:g}",
        data_beyond=beyond(layout),
    )


def _waiting(board: Map, layout: Layout) -> str:
    """The pieces of every route, hidden: all rims below all bodies."""
    pairs = list(zip(board.routes, layout.routes, strict=True))
    height = layout.slot_height
    rims = [
        group(
            *undersides(route, placed, height, LIVE),
            id=f"rims-{route.id}",
            class_="cars",
            fill=RIM,
            stroke=ANYBODY.edge,
        )
        for route, placed in pairs
    ]
    trains = [
        group(
            *cars(route, placed, height, ANYBODY),
            id=f"cars-{route.id}",
            class_="cars",
            stroke=ANYBODY.edge,
        )
        for route, placed in pairs
    ]
    return group(*rims, id="rims") + group(*trains, id="pieces")


def _marks() -> list[str]:
    """The mark of each color of pieces, for the page to put on top of them."""
    return [element("path", id=f"mark-{name}", d=p.mark) for name, p in PIECES.items()]


def _buildings() -> list[str]:
    shapes = {"station": HOUSE, "quay": QUAY}
    return [
        group(*building(shape, LIVE, RIM), id=name) for name, shape in shapes.items()
    ]
