"""Cards to be printed: color, pattern, letter and picture, as the browser has them."""

from railwright.drawing.card_art import ART, PATTERNS, PICTURES
from railwright.drawing.svg import element, group, text
from railwright.drawing.theme import CARDS, LIGHT_INK, SANS
from railwright.maps import CardFace, CardKind, Color

WIDTH, HEIGHT = 96, 60
_NIGHT = "#1D1D1F"
_PORT = "#1F4E79"
_WAVES = "M0 46q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0V60H0z"


def draw_card(face: CardFace, letter: str = "") -> str:
    """A card that lies on its side, with a letter in two of its corners."""
    ground, ink = _tones(face)
    parts = [_ground(face)]
    if face.is_ship:
        parts.append(element("path", d=_WAVES, fill="#0B2A44", opacity=".38"))
    parts.append(_picture(face, ground, ink))
    if face.sort.port:
        parts.append(_port_sign())
    if face.color is not None:
        parts += _letters(letter, ground, ink)
    return element(
        "svg",
        element("defs", _clip(), _tile(face.color) if face.color else ""),
        group(*parts, clip_path="url(#card)"),
        _edge(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )


def _tones(face: CardFace) -> tuple[str, str]:
    """The ground of a card and the ink on it."""
    if face.color is None:
        return _NIGHT, LIGHT_INK
    return CARDS[face.color].fill, CARDS[face.color].ink


def _ground(face: CardFace) -> str:
    """The color with its pattern; on a wild card, all colors and a dark plate."""
    if face.color is not None:
        return _sheet(CARDS[face.color].fill) + _sheet(f"url(#tile-{face.color})")
    stripes = [
        element("path", d=f"M{at * 13.5:g} 0h15l-12 60h-15z", fill=CARDS[color].fill)
        for at, color in enumerate(PATTERNS)
    ]
    plate = element(
        "rect",
        x=13,
        y=9,
        width=70,
        height=42,
        rx=21,
        fill=_NIGHT,
        stroke=LIGHT_INK,
        stroke_opacity=".75",
        stroke_width=1.5,
    )
    return "".join(stripes) + plate


def _sheet(fill: str) -> str:
    return element("rect", width=WIDTH, height=HEIGHT, fill=fill)


def _tile(color: Color) -> str:
    """The pattern of a color, to be laid over the whole card."""
    pattern = PATTERNS[color]
    lines = element("path", d=pattern.path, stroke_width=f"{pattern.width:g}")
    strokes = {"stroke": CARDS[color].ink, "stroke_linecap": "round", "opacity": ".3"}
    return element(
        "pattern",
        group(lines, fill="none", **strokes),
        id=f"tile-{color}",
        width=8,
        height=8,
        patternUnits="userSpaceOnUse",
    )


def _picture(face: CardFace, ground: str, ink: str) -> str:
    """A wagon, a locomotive, a ship, or one ship before another."""
    path = ART[PICTURES[face.sort.kind]]
    if face.sort.kind is CardKind.DOUBLE_SHIP:
        return _art(path, "translate(46 22) scale(.78)", ink) + _art(
            path, "translate(62 38) scale(.86)", ink, stroke=ground
        )
    is_wild = face.color is None
    place = "translate(49 29)" if is_wild else "translate(48 29.500)"
    return _art(path, place, ink)


def _art(path: str, place: str, ink: str, stroke: str | None = None) -> str:
    return element(
        "path",
        d=path,
        transform=place,
        fill=ink,
        fill_rule="evenodd",
        stroke=stroke,
        stroke_width="2" if stroke else None,
        paint_order="stroke" if stroke else None,
    )


def _port_sign() -> str:
    disc = element("circle", r=10.5, fill=_PORT, stroke="#FFF", stroke_width=1.5)
    anchor = _art(ART["anchor"], "scale(.8)", "#FFF")
    return group(disc, anchor, transform="translate(82 13)")


def _letters(letter: str, ground: str, ink: str) -> list[str]:
    """The letter as one reads it from either side of the card."""
    drawn = text(
        letter,
        x=5,
        y=18,
        fill=ink,
        stroke=ground,
        stroke_width=4,
        paint_order="stroke",
        font_family=SANS,
        font_weight="700",
        font_size=17 if len(letter) == 1 else 14,
    )
    turned = group(drawn, transform=f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})")
    return [drawn, turned]


def _clip() -> str:
    shape = element("rect", width=WIDTH, height=HEIGHT, rx=5.5)
    return element("clipPath", shape, id="card")


def _edge() -> str:
    return element(
        "rect",
        x=0.5,
        y=0.5,
        width=WIDTH - 1,
        height=HEIGHT - 1,
        rx=5,
        fill="none",
        stroke="#14181A",
        stroke_opacity=".55",
        stroke_width=1,
    )
