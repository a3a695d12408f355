"""Routes in colors that stand for a figure, as in a heat map."""

from collections.abc import Sequence
from dataclasses import dataclass

from railwright.drawing.spaces import box, readable
from railwright.drawing.svg import group, moved, number, text
from railwright.drawing.theme import SANS, Theme
from railwright.layout import Layout
from railwright.maps import Map


@dataclass(frozen=True, slots=True)
class Tint:
    """A route's color, and what is written on its middle space."""

    route: str
    fill: str
    ink: str
    label: str = ""


def tinted(tints: Sequence[Tint], board: Map, layout: Layout, theme: Theme) -> str:
    """The spaces of routes covered with their tints."""
    return "".join(_route(tint, board, layout, theme) for tint in tints)


def _route(tint: Tint, board: Map, layout: Layout, theme: Theme) -> str:
    index = board.route_index[tint.route]
    route, slots = board.routes[index], layout.routes[index].slots
    height = layout.slot_height + 3
    spaces = [
        group(
            box(route, slot.length + 1, height),
            transform=moved(slot.x, slot.y, readable(slot.angle)),
        )
        for slot in slots
    ]
    middle = slots[len(slots) // 2]
    angle = readable(middle.angle)
    label = text(
        tint.label,
        transform=moved(middle.x, middle.y, angle),
        y=height * 0.28,
        font_family=SANS,
        font_size=number(height * 0.8),
        font_weight="bold",
        text_anchor="middle",
        fill=tint.ink,
        stroke="none",
    )
    return group(
        *spaces,
        label,
        class_="tint",
        fill=tint.fill,
        stroke=theme.ink,
    )
