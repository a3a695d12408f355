"""A board that a browser brings to life: both themes in one, pieces on every space.

Every tone is a CSS variable, so that the page decides between light and dark. Wagons
and ships stand on all routes, hidden until the page shows them in a player's color.
"""

from collections.abc import Mapping
from dataclasses import fields

from railwright.drawing.background import background
from railwright.drawing.cities import places
from railwright.drawing.panels import frame, title
from railwright.drawing.picture import FRAME
from railwright.drawing.pieces import HOUSE, QUAY, cars
from railwright.drawing.spaces import beds, route_slots
from railwright.drawing.svg import element, group
from railwright.drawing.symbols import definitions
from railwright.drawing.theme import PIECES, PieceLook, Theme
from railwright.layout import Layout
from railwright.maps import Map

LIVE = Theme(**{tone.name: f"var(--board-{tone.name})" for tone in fields(Theme)})
ANYBODY = PieceLook("var(--piece)", "var(--piece-roof)", "var(--piece-ink)", "")
"""Pieces in the color of whoever the page says owns them."""


def draw_live(
    board: Map, layout: Layout, titles: Mapping[str, str] | None = None
) -> str:
    """The board as an SVG document of two groups: `ground`, and `play` above it.

    `titles` are what languages call it; the page shows the one that it speaks.
    """
    ground = group(
        frame(layout, LIVE, FRAME),
        _clipped(background(layout, LIVE), *_titles(board, layout, titles or {})),
        beds(layout, LIVE),
        id="ground",
    )
    play = group(
        route_slots(board, layout, LIVE),
        _waiting(board, layout),
        places(board, layout, LIVE),
        id="play",
    )
    view = element(
        "clipPath",
        element("rect", width=layout.width, height=layout.height),
        id="view",
    )
    width, height = layout.width + 2 * FRAME, layout.height + 2 * FRAME
    return element(
        "svg",
        element("defs", view, definitions(LIVE), *_marks(), *_buildings()),
        ground,
        play,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{-FRAME:g} {-FRAME:g} {width:g} {height:g}",
    )


def _titles(board: Map, layout: Layout, titles: Mapping[str, str]) -> list[str]:
    """The board's own title, and hidden ones of the languages that have another."""
    others = {code: name for code, name in titles.items() if name != board.title}
    own = group(title(board.title, layout, LIVE), class_="title")
    return [own] + [
        group(title(name, layout, LIVE), class_="title", lang=code, display="none")
        for code, name in others.items()
    ]


def _clipped(*parts: str) -> str:
    return group(*parts, clip_path="url(#view)")


def _waiting(board: Map, layout: Layout) -> str:
    """The pieces of every route, hidden."""
    pairs = zip(board.routes, layout.routes, strict=True)
    groups = [
        group(
            *cars(route, placed, layout.slot_height, ANYBODY),
            id=f"cars-{route.id}",
            class_="cars",
            stroke=LIVE.slot_edge,
            fill=ANYBODY.fill,
        )
        for route, placed in pairs
    ]
    return group(*groups, id="pieces")


def _marks() -> list[str]:
    """The mark of each color of pieces, for the page to put on top of them."""
    return [element("path", id=f"mark-{name}", d=p.mark) for name, p in PIECES.items()]


def _buildings() -> list[str]:
    look = {"fill": ANYBODY.fill, "stroke": LIVE.halo, "stroke_width": "1.8"}
    shapes = {"station": HOUSE, "quay": QUAY}
    return [element("path", id=name, d=d, **look) for name, d in shapes.items()]
