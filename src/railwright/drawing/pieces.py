"""Pieces of players: trains and ships on routes, stations and ports in cities.

A free route is a row of boxes, an owned one is a train: a third wider than its spaces,
coupled, with a rim and a shadow. Rims lie below all bodies, so that neighbors never
cut each other.
"""

from collections.abc import Sequence
from math import cos, dist, radians, sin

from railwright.drawing.claims import Claim
from railwright.drawing.spaces import readable
from railwright.drawing.svg import element, group, moved, number
from railwright.drawing.theme import PIECES, PieceLook, Theme
from railwright.layout import Layout, PlacedRoute, Slot
from railwright.maps import Kind, Map, Route

WIDER = 4 / 3
LONGER = 1.4
SHADOW = (1.2, 2.4)
"""How far a shadow falls, to the right and down, however its piece is turned."""
APART = 120.0
"""Between the spaces of a route that runs over the edge of the board."""


def pieces(claims: Sequence[Claim], board: Map, layout: Layout, theme: Theme) -> str:
    """Trains and ships on the routes that players own."""
    owned = [
        (board.routes[index], layout.routes[index], PIECES[claim.player], claim.player)
        for claim in claims
        if not claim.building
        for index in [board.route_index[claim.place]]
    ]
    height = layout.slot_height
    rims = [
        group(
            *undersides(route, placed, height, theme),
            class_="rims",
            fill=look.rim or theme.rim,
            stroke=look.edge,
        )
        for route, placed, look, _ in owned
    ]
    trains = [
        group(
            *cars(route, placed, height, look),
            class_="claim",
            fill=f"url(#car-{player})",
            stroke=look.edge,
        )
        for route, placed, look, player in owned
    ]
    return "".join(rims + trains)


def buildings(claims: Sequence[Claim], layout: Layout, theme: Theme) -> str:
    """Stations and ports in their cities."""
    return "".join(
        _building(claim, layout, theme) for claim in claims if claim.building
    )


def undersides(
    route: Route, placed: PlacedRoute, height: float, theme: Theme
) -> list[str]:
    """What lies below the bodies: the coupling, then shadows, then rims."""
    right, down = SHADOW
    shadows = [
        _hull(route, slot, height, 1.2, moved_by=(right, down)) for slot in placed.slots
    ]
    rims = [_hull(route, slot, height, 1.5, moved_by=(0, 0)) for slot in placed.slots]
    return [
        element("path", d=_coupling(placed), fill="none", stroke_width=4.2),
        group(*shadows, fill=theme.shadow, opacity=".36", stroke="none"),
        group(*rims, stroke="none"),
    ]


def cars(
    route: Route, placed: PlacedRoute, height: float, look: PieceLook
) -> list[str]:
    """A train car or a ship on every space of a route, then light along their roofs."""
    bodies = [_car(route, slot, height, look) for slot in placed.slots]
    shine = element(
        "path",
        d="".join(_roof(route, slot, height) for slot in placed.slots),
        class_="shine",
        fill="none",
        stroke="#FFF",
        stroke_opacity=".62",
        stroke_width="1.5",
        stroke_linecap="round",
    )
    return [*bodies, shine]


def _coupling(placed: PlacedRoute) -> str:
    """A line from the first space to the last, in two parts over the board's edge."""
    path, last = "", None
    for slot in placed.slots:
        is_new = last is None or dist(last, (slot.x, slot.y)) > APART
        path += f"{'M' if is_new else 'L'}{number(slot.x)} {number(slot.y)}"
        last = (slot.x, slot.y)
    return path


def _car(route: Route, slot: Slot, height: float, look: PieceLook) -> str:
    """A body and the mark of its owner."""
    angle = readable(slot.angle)
    body = _hull(route, slot, height, -0.55, stroke_width="1.1")
    upright = f"rotate({number(-angle)})" if angle else None
    ink = {"fill": look.ink, "stroke": "none", "transform": upright}
    # Without a mark of its own a piece is anybody's: its owner's mark is put there.
    mark = element("path", d=look.mark, **ink) if look.mark else element("use", **ink)
    return group(body, mark, transform=moved(slot.x, slot.y, angle))


def _roof(route: Route, slot: Slot, height: float) -> str:
    """A line along the upper side of a piece."""
    turn = radians(readable(slot.angle))
    half, up = (slot.length + LONGER) / 2, height * WIDER / 2 - 2.3
    x, y = slot.x + up * sin(turn), slot.y - up * cos(turn)
    ends = [
        (x + along * cos(turn), y + along * sin(turn))
        for along in (3 - half, half - (8 if route.kind is Kind.SEA else 3))
    ]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in ends)


def _hull(
    route: Route,
    slot: Slot,
    height: float,
    grown: float,
    moved_by: tuple[float, float] | None = None,
    **attributes: str,
) -> str:
    """The outline of a piece, grown on all sides: a ship has a bow.

    It lies around (0, 0) or, moved by something, at the place of its slot.
    """
    half, tall = (slot.length + LONGER) / 2 + grown, height * WIDER / 2 + grown
    place = None
    if moved_by is not None:
        x, y = slot.x + moved_by[0], slot.y + moved_by[1]
        place = moved(x, y, readable(slot.angle))
    if route.kind is Kind.SEA:
        return element("path", d=_ship(half, tall), transform=place, **attributes)
    return element(
        "rect",
        x=-half,
        y=-tall,
        width=2 * half,
        height=2 * tall,
        rx=3.2 + grown,
        transform=place,
        **attributes,
    )


def _ship(half: float, tall: float) -> str:
    """Seen from above, with the bow to the right."""
    left, right, top = number(-half), number(half + 1), number(-tall)
    shoulder, stern, low = number(half - 8), number(4 - half), number(tall)
    return (
        f"M{stern} {top}H{shoulder}Q{number(half)} {number(-tall / 2)} {right} 0"
        f"Q{number(half)} {number(tall / 2)} {shoulder} {low}H{stern}"
        f"Q{left} {low} {left} {number(tall - 4)}V{number(4 - tall)}"
        f"Q{left} {top} {stern} {top}Z"
    )


HOUSE = "M-11 9V-3L0-13L11-3V9Z"
QUAY = "M-11 9V1H-6V-11H3L9-5V-2H3V-6H-1V1H11V9Z"
BUILDING_AT = (13.0, -13.0)
"""Where a building stands, seen from its city: beside it, so that both can be seen."""
BUILDING_SIZE = 1.15


def building(shape: str, theme: Theme, rim: str) -> list[str]:
    """A shadow, a rim and a body that takes the paint of its group."""
    shadow = element(
        "path",
        d=shape,
        transform="translate(1.5 2.5)",
        fill=theme.shadow,
        opacity=".36",
        stroke="none",
    )
    around = element(
        "path",
        d=shape,
        fill="none",
        stroke=rim,
        stroke_width=4,
        stroke_linejoin="round",
    )
    return [shadow, around, element("path", d=shape, stroke_width=1)]


def _building(claim: Claim, layout: Layout, theme: Theme) -> str:
    """A station as a house, a port as a quay with its crane."""
    city = layout.city[claim.place]
    look = PIECES[claim.player]
    shape = HOUSE if claim.building == "station" else QUAY
    mark = element(
        "path",
        d=look.mark,
        fill=look.ink,
        stroke="none",
        transform="translate(0 4) scale(.72)",
    )
    right, down = BUILDING_AT
    return group(
        *building(shape, theme, look.rim or theme.rim),
        mark,
        class_="claim",
        fill=f"url(#car-{claim.player})",
        stroke=look.edge,
        transform=f"{moved(city.x + right, city.y + down)} scale({BUILDING_SIZE})",
    )
