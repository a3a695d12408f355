"""Routes: a bed from city to city, and one slot for every space."""

from railwright.drawing.svg import element, group, moved, number, use
from railwright.drawing.theme import CARDS, Theme
from railwright.layout import Layout, PlacedRoute, Slot
from railwright.maps import Kind, Map, Route

WAVE = 6.0
"""Length of one wave beside a ferry's slot."""
EDGE = 2.0
"""Width of the line around a slot, which lies inside its box."""
CORNER = 2.2


def beds(layout: Layout, theme: Theme) -> str:
    """Pale ribbons below the slots, and a dotted line that ties them together."""
    curves: dict[float, str] = {}
    for route in layout.routes:
        if route.lane <= 0:  # the tracks of a double route share their curve
            width = layout.slot_height + 2 * abs(route.lane) + 5
            found = "".join(_curve(curve) for curve in route.curves)
            curves[width] = curves.get(width, "") + found
    paths = [element("path", id=f"bed-{n}", d=d) for n, d in enumerate(curves.values())]
    ribbons = [use(f"bed-{n}", stroke_width=width) for n, width in enumerate(curves)]
    dotted = group(
        *(use(f"bed-{n}") for n in range(len(curves))),
        stroke=theme.thread,
        stroke_width=1.5,
        stroke_dasharray="1.5 3.5",
    )
    ground = group(*ribbons, stroke=theme.bed, opacity=".62")
    return element("defs", *paths) + group(ground, dotted, fill="none")


def route_slots(board: Map, layout: Layout, theme: Theme) -> str:
    """Every route as a group of slots under the route's id."""
    return "".join(
        _route(route, placed, layout.slot_height, theme)
        for route, placed in zip(board.routes, layout.routes, strict=True)
    )


def _curve(curve: tuple[float, ...]) -> str:
    x, y, *rest = (number(coordinate) for coordinate in curve)
    return f"M{x} {y}C{' '.join(rest)}"


def _route(route: Route, placed: PlacedRoute, height: float, theme: Theme) -> str:
    slots = [
        slot_of(route, slot, space, height, theme)
        for space, slot in enumerate(placed.slots)
    ]
    kind = f"route {route.kind} {route.color}"
    return group(*slots, id=route.id, class_=kind, **paint(route, theme))


def paint(route: Route, theme: Theme) -> dict[str, str]:
    """The fill and the edge of a route's slots, and the ink of what is on them."""
    look = theme.slots[route.color]
    return {"fill": look.fill, "stroke": look.edge, "color": look.ink}


def slot_of(route: Route, slot: Slot, space: int, height: float, theme: Theme) -> str:
    """One space with its ornaments and the mark that is printed on it."""
    angle = readable(slot.angle)
    parts = []
    if route.kind is Kind.TUNNEL:
        parts.append(_tunnel(slot.length, height, theme))
    if route.kind is Kind.FERRY:
        parts.append(_waves(slot.length, height, theme))
    parts.append(box(route, slot.length - EDGE, height - EDGE, stroke_width=EDGE))
    mark = _mark(route, space)
    if mark:
        upright = f"rotate({number(-angle)})" if angle and mark != "pair" else None
        parts.append(use(mark, transform=upright))
    return group(*parts, transform=moved(slot.x, slot.y, angle))


def readable(angle: float) -> float:
    """The same direction turned so that nothing along it stands on its head."""
    return (angle + 90) % 180 - 90


def box(route: Route, length: float, height: float, **attributes: str | float) -> str:
    """The outline of a space: round ends at sea, square ones on land."""
    return element(
        "rect",
        x=-length / 2,
        y=-height / 2,
        width=length,
        height=height,
        rx=height / 2 if route.kind is Kind.SEA else CORNER,
        **attributes,
    )


def _mark(route: Route, space: int) -> str:
    """What is printed on a space of a route."""
    if space < route.locomotives:
        return "locomotive"
    if space < route.pair_spaces:
        return "pair"
    if route.any_cards_per_space:
        return f"any-{route.any_cards_per_space}-cards"
    return f"letter-{route.color}" if CARDS[route.color].letter else ""


def _tunnel(length: float, height: float, theme: Theme) -> str:
    return element(
        "rect",
        x=-length / 2 - 2.4,
        y=-height / 2 - 2.4,
        width=length + 4.8,
        height=height + 4.8,
        rx=3,
        fill="none",
        stroke=theme.tunnel,
        stroke_width=2,
        stroke_dasharray="2.6 2.4",
    )


def _waves(length: float, height: float, theme: Theme) -> str:
    count = max(2, 2 * round(length / WAVE / 2))
    step = f"q{number(length / count / 2)}-3 {number(length / count)} 0"
    back = step.replace("-3", " 3", 1)
    crests = "".join((step, back)[wave % 2] for wave in range(count))
    start = number(-length / 2)
    path = "".join(
        f"M{start} {number(y)}{crests}" for y in (-height / 2 - 2.4, height / 2 + 2.4)
    )
    return element("path", d=path, fill="none", stroke=theme.wave, stroke_width=1.3)
