"""Cities, ports, country stops, their names, and the signs at the board's edges."""

from railwright.drawing.svg import element, group, moved, number, text, use
from railwright.drawing.theme import SANS, Theme
from railwright.layout import Box, Edge, Layout, PlacedCity
from railwright.maps import City, Map

LABEL_SIZE = 17
EDGE_LABEL_SIZE = 13


def places(board: Map, layout: Layout, theme: Theme) -> str:
    """All cities, then all names, so that no mark covers a name."""
    pairs = list(zip(board.cities, layout.cities, strict=True))
    letters = {country.id: country.letter for country in board.countries}
    marks = [_mark(city, placed, letters, theme) for city, placed in pairs]
    names = [
        _label(city.name, placed.label, LABEL_SIZE)
        for city, placed in pairs
        if placed.label
    ]
    signs = [_edge_sign(edge, board, layout, theme) for edge in layout.edges]
    lettering = group(
        *names,
        *signs,
        font_family=SANS,
        font_weight="700",
        fill=theme.ink,
        stroke=theme.halo,
        stroke_width=3.4,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    return "".join(marks) + lettering


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


def _label(name: str, box: Box, size: float, **attributes: str | float) -> str:
    """A name stretched to its box, whatever font the reader has."""
    return text(
        name,
        x=box.left,
        y=box.bottom - size * 0.2,
        font_size=size,
        textLength=box.width,
        lengthAdjust="spacingAndGlyphs",
        **attributes,
    )


def _edge_sign(edge: Edge, board: Map, layout: Layout, theme: Theme) -> str:
    """An arrow at the side of the board, and the far city it leads to."""
    is_west = edge.side == "west"
    x, step = (3.0, 9) if is_west else (layout.width - 3, -9)
    arrow = element(
        "path",
        d=f"M{number(x)} {number(edge.y)}l{step}-5v10z",
        fill=theme.ink,
        stroke="none",
    )
    box = edge.box
    box = (
        Box(box.left + 13, *box[1:]) if is_west else box._replace(right=box.right - 13)
    )
    name = _label(
        board.city(edge.city).name,
        box,
        EDGE_LABEL_SIZE,
        font_style="italic",
        font_weight="600",
    )
    return arrow + name
