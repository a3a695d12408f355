"""Pieces of players: wagons and ships on slots, stations and ports in cities."""

from collections.abc import Sequence

from railwright.drawing.claims import Claim
from railwright.drawing.spaces import box, readable
from railwright.drawing.svg import element, group, moved, number
from railwright.drawing.theme import PIECES, PieceLook, Theme
from railwright.layout import Layout, PlacedRoute, Slot
from railwright.maps import Map, Route


def pieces(claims: Sequence[Claim], board: Map, layout: Layout, theme: Theme) -> str:
    """Wagons and ships on the routes that players own."""
    return "".join(
        _route(claim, board, layout, theme) for claim in claims if not claim.building
    )


def buildings(claims: Sequence[Claim], layout: Layout, theme: Theme) -> str:
    """Stations and ports in their cities."""
    return "".join(
        _building(claim, layout, theme) for claim in claims if claim.building
    )


def _route(claim: Claim, board: Map, layout: Layout, theme: Theme) -> str:
    index = board.route_index[claim.place]
    route, placed = board.routes[index], layout.routes[index]
    look = PIECES[claim.player]
    wagons = cars(route, placed, layout.slot_height, look)
    return group(*wagons, class_="claim", stroke=theme.slot_edge, fill=look.fill)


def cars(
    route: Route, placed: PlacedRoute, height: float, look: PieceLook
) -> list[str]:
    """A wagon or a ship on every space of a route."""
    return [_car(route, slot, height, look) for slot in placed.slots]


def _car(route: Route, slot: Slot, height: float, look: PieceLook) -> str:
    """A wagon or a ship seen from above: a shadow, a body, a lit roof, a mark."""
    angle = readable(slot.angle)
    length, tall = slot.length - 2, height + 1.5
    shadow = box(
        route,
        length,
        tall,
        transform="translate(1.2 1.6)",
        opacity=".35",
        fill="#000",
        stroke="none",
    )
    body = box(route, length, tall, stroke_width=1.2)
    roof = box(route, length - 6, tall - 6, fill=look.roof, stroke="none")
    upright = f"rotate({number(-angle)})" if angle else None
    ink = {"fill": look.ink, "stroke": "none", "transform": upright}
    # Without a mark of its own a piece is anybody's: its owner's mark is put there.
    mark = element("path", d=look.mark, **ink) if look.mark else element("use", **ink)
    return group(shadow, body, roof, mark, transform=moved(slot.x, slot.y, angle))


HOUSE = "M-10 8V-3L0-12L10-3V8Z"
QUAY = "M-11 9V1H-6V-11H3L9-5V-2H3V-6H-1V1H11V9Z"


def _building(claim: Claim, layout: Layout, theme: Theme) -> str:
    """A station as a house, a port as a quay with its crane."""
    city = layout.city[claim.place]
    look = PIECES[claim.player]
    shape = HOUSE if claim.building == "station" else QUAY
    body = element("path", d=shape, fill=look.fill, stroke=theme.halo, stroke_width=1.8)
    mark = element("path", d=look.mark, fill=look.ink, transform="translate(0 3)")
    return group(body, mark, class_="claim", transform=moved(city.x, city.y - 12))
