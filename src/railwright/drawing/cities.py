"""Cities, ports, country stops, their names, and the signs at the board's edges."""

from railwright.drawing.svg import element, group, moved, number, text, use
from railwright.drawing.theme import SANS, Theme
from railwright.layout import Box, Edge, Layout, PlacedCity
from railwright.layout.lettering import EDGE_SIZE, LABEL_SIZE
from railwright.maps import City, Map


def places(board: Map, layout: Layout, theme: Theme) -> str:
    """The marks of all cities."""
    letters = {country.id: country.letter for country in board.countries}
    pairs = zip(board.cities, layout.cities, strict=True)
    return "".join(_mark(city, placed, letters, theme) for city, placed in pairs)


def lettering(board: Map, layout: Layout, theme: Theme) -> str:
    """All names, above everything else on the board."""
    names = [
        _name(city.name, placed, placed.label)
        for city, placed in zip(board.cities, layout.cities, strict=True)
        if placed.label
    ]
    signs = [_edge_sign(edge, board, layout, theme) for edge in layout.edges]
    return group(
        *names,
        *signs,
        font_family=SANS,
        font_weight="600",
        fill=theme.ink,
        stroke=theme.halo,
        stroke_width=3.6,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def _mark(city: City, placed: PlacedCity, letters: dict[str, str], theme: Theme) -> str:
    if city.country:
        return _stop(placed, letters[city.country], theme)
    kind = "port" if city.port else "city"
    return use(kind, id=f"city-{city.id}", x=placed.x, y=placed.y)


def _stop(placed: PlacedCity, letter: str, theme: Theme) -> str:
    """A shield with the letter of the country."""
    shield = element(
        "path",
        d="M-10.5-9H10.5V3.5L0 10.5L-10.5 3.5Z",
        fill=theme.stop,
        stroke=theme.halo,
        stroke_width=1.5,
    )
    sign = text(
        letter,
        y=4,
        text_anchor="middle",
        font_family=SANS,
        font_size=13,
        font_weight="700",
        fill="#FFF",
    )
    return group(
        shield, sign, id=f"city-{placed.id}", transform=moved(placed.x, placed.y)
    )


def _name(name: str, city: PlacedCity, box: Box) -> str:
    """A name that grows away from its city, if a page draws it larger."""
    if box.left >= city.x + 3:
        x, anchor = box.left + 1, None
    elif box.right <= city.x - 3:
        x, anchor = box.right - 1, "end"
    else:
        x, anchor = (box.left + box.right) / 2, "middle"
    if box.bottom < city.y - 2:
        y = box.bottom - LABEL_SIZE * 0.2
    elif box.top > city.y + 2:
        y = box.top + LABEL_SIZE * 0.8
    else:
        y = (box.top + box.bottom) / 2 + LABEL_SIZE * 0.33
    return text(
        name, id=f"name-{city.id}", x=x, y=y, text_anchor=anchor, font_size=LABEL_SIZE
    )


def _edge_sign(edge: Edge, board: Map, layout: Layout, theme: Theme) -> str:
    """An arrow at the side of the board, and the far city it leads to."""
    is_west = edge.side == "west"
    x, step = (3.0, 8) if is_west else (layout.width - 3, -8)
    arrow = element(
        "path",
        d=f"M{number(x)} {number(edge.y)}l{step}-5v10z",
        fill=theme.ink,
        stroke="none",
    )
    name = text(
        board.city(edge.city).name,
        class_="edge",
        x=x + 1.5 * step,
        y=edge.y + EDGE_SIZE * 0.33,
        text_anchor=None if is_west else "end",
        font_size=EDGE_SIZE,
        font_style="italic",
    )
    return arrow + name
