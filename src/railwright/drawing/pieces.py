"""Pieces of players: trains and ships on routes, stations and ports in cities.

A free route is a row of boxes, an owned one is a train: a third wider than its spaces,
coupled, with a rim and a shadow. Rims lie below all bodies, so that neighbors never
cut each other.
"""

from collections.abc import Sequence
from math import dist

from railwright.drawing.claims import Claim
from railwright.drawing.spaces import readable
from railwright.drawing.svg import element, group, moved, number
from railwright.drawing.theme import PIECES, PieceLook, Theme
from railwright.layout import Layout, PlacedRoute
from railwright.maps import Kind, Map, Route

WIDER = 4 / 3
LONGER = 1.4
RIM = 1.5
"""How far a rim is seen around its piece."""
EDGE = 2.4
"""The width of the dark line around a piece, which is still seen on a small board."""
SHADOW = (1.2, 2.4)
"""How far a shadow falls, to the right and down, however its piece is turned."""
SHADE = {"stroke": "none", "opacity": ".36"}
COUPLING = 4.2
"""The width of what holds the cars of a train together."""
APART = 120.0
"""Between the spaces of a route that runs over the edge of the board."""


def pieces(claims: Sequence[Claim], board: Map, layout: Layout, theme: Theme) -> str:
    """Trains and ships on the routes that players own: all rims below all bodies."""
    owned = [
        (board.routes[index], layout.routes[index], claim.player)
        for claim in claims
        if not claim.building
        for index in [board.route_index[claim.place]]
    ]
    height = layout.slot_height
    rims = [_underside(*each, height, theme) for each in owned]
    return "".join(rims + [_train(*each, height) for each in owned])


def buildings(claims: Sequence[Claim], layout: Layout, theme: Theme) -> str:
    """Stations and ports in their cities."""
    return "".join(
        _building(claim, layout, theme) for claim in claims if claim.building
    )


def _underside(
    route: Route, placed: PlacedRoute, player: str, height: float, theme: Theme
) -> str:
    """What lies below the bodies: the coupling, then shadows, then rims."""
    look = PIECES[player]
    rims = [
        rim_of(route.kind is Kind.SEA, slot.length, height, transform=turned)
        for slot in placed.slots
        for turned in [moved(slot.x, slot.y, readable(slot.angle))]
    ]
    return group(
        element(
            "path",
            d=_coupling(placed),
            fill="none",
            stroke=look.edge,
            stroke_width=COUPLING,
        ),
        group(*rims, transform=moved(*SHADOW), fill=theme.shadow, **SHADE),
        group(*rims, fill=look.rim or theme.rim),
        class_="rims",
    )


def _train(route: Route, placed: PlacedRoute, player: str, height: float) -> str:
    """A car or a ship on every space, each with the mark of its owner."""
    look = PIECES[player]
    cars = [
        group(
            *car_of(route.kind is Kind.SEA, slot.length, height),
            mark_of(look, readable(slot.angle)),
            transform=moved(slot.x, slot.y, readable(slot.angle)),
        )
        for slot in placed.slots
    ]
    paint = {"fill": f"url(#car-{player})", "stroke": look.edge}
    return group(*cars, class_="claim", **paint)


def mark_of(look: PieceLook, angle: float = 0) -> str:
    """The mark on a piece that is turned by an angle; the mark is not."""
    upright = f"rotate({number(-angle)})" if angle else None
    return element("path", d=look.mark, fill=look.ink, stroke="none", transform=upright)


def _coupling(placed: PlacedRoute) -> str:
    """A line from the first space to the last, in two parts over the board's edge."""
    path, last = "", None
    for slot in placed.slots:
        is_new = last is None or dist(last, (slot.x, slot.y)) > APART
        path += f"{'M' if is_new else 'L'}{number(slot.x)} {number(slot.y)}"
        last = (slot.x, slot.y)
    return path


def rim_of(
    is_ship: bool,  # noqa: FBT001 - a car or a ship
    length: float,
    height: float,
    **attributes: str,
) -> str:
    """The outline around a piece, about (0, 0); below another, a ship needs no bow."""
    half, tall = (length + LONGER) / 2 + RIM, height * WIDER / 2 + RIM
    return _box(half, tall, tall * 0.8 if is_ship else 4.7, **attributes)


def car_of(is_ship: bool, length: float, height: float) -> list[str]:  # noqa: FBT001
    """The body of a piece about (0, 0), a ship with a bow, and light along its roof."""
    half, tall = (length + LONGER - EDGE) / 2, (height * WIDER - EDGE) / 2
    body = (
        element("path", d=_ship(half, tall), stroke_width=EDGE)
        if is_ship
        else _box(half, tall, 2.7, stroke_width=EDGE)
    )
    bow = 8 if is_ship else 3
    shine = element(
        "path",
        d=f"M{number(3 - half)} {number(2.2 - tall)}H{number(half - bow)}",
        stroke="#FFF",
        stroke_opacity=".62",
        stroke_width="1.5",
        stroke_linecap="round",
    )
    return [body, shine]


def _box(half: float, tall: float, corner: float, **attributes: str | float) -> str:
    return element(
        "rect",
        x=-half,
        y=-tall,
        width=2 * half,
        height=2 * tall,
        rx=corner,
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
