"""What a board draws many times, defined once: patterns, letters, marks."""

from railwright.drawing.svg import element, group, text
from railwright.drawing.theme import CARDS, SANS, Theme
from railwright.maps import Color

TILE = 8


def definitions(theme: Theme) -> str:
    """The patterns and marks that slots and cities refer to."""
    marks = [_locomotive(), _anchor(), _pair(), _any_cards()]
    colors = [color for color in Color if color is not Color.GRAY]
    return "".join(
        [_pattern(color) for color in colors]
        + [_letter(color) for color in colors]
        + marks
        + [_city(theme), _port(theme)]
    )


def slot_fill(color: Color) -> str:
    """The fill of a slot: the color with its pattern, or plain gray."""
    return CARDS[color].fill if color is Color.GRAY else f"url(#card-{color})"


def _pattern(color: Color) -> str:
    look = CARDS[color]
    ground = element("rect", width=TILE, height=TILE, fill=look.fill)
    drawn = group(look.pattern % look.ink, opacity=".38", stroke_linecap="round")
    return element(
        "pattern",
        ground,
        drawn,
        id=f"card-{color}",
        width=TILE,
        height=TILE,
        y=-TILE / 2,
        patternUnits="userSpaceOnUse",
    )


def _letter(color: Color) -> str:
    look = CARDS[color]
    letter = text(
        look.letter,
        y=3.5,
        text_anchor="middle",
        font_family=SANS,
        font_size=10,
        font_weight="700",
        fill=look.ink,
    )
    disc = element("circle", r=5.3, fill=look.fill)
    return group(disc, letter, id=f"letter-{color}")


def _locomotive() -> str:
    """A locomotive seen from the side, white on a black disc."""
    disc = element("circle", r=6.2, fill="#1D1D1F", stroke="#FFF", stroke_width="1.1")
    body = element(
        "path",
        d="M-4.3 1.9V-3.3H-1V-1.2H1.3V-3.2H2.7V-1.2H3.4Q4.4-.4 4.4 1.9Z",
        fill="#FFF",
    )
    window = element("path", d="M-3.3-2.3H-2V-.9H-3.3Z", fill="#1D1D1F")
    wheels = group(
        element("circle", cx=-2.3, cy=2.3, r="1.5"),
        element("circle", cx=1.9, cy=2.3, r="1.5"),
        fill="#FFF",
        stroke="#1D1D1F",
        stroke_width=".7",
    )
    return group(disc, body, window, wheels, id="locomotive")


def _anchor() -> str:
    return element(
        "path",
        id="anchor",
        d="M0-3.1V5M-2.6-1.6H2.6M-4.3 1.3Q-3.8 5.2 0 5.2Q3.8 5.2 4.3 1.3"
        "M0-3.1a1.35 1.35 0 1 0-.01 0",
        fill="none",
        stroke="#FFF",
        stroke_width="1.3",
        stroke_linecap="round",
    )


def _pair() -> str:
    """Two cards side by side: this space costs a pair."""
    card = {"y": -3.9, "width": 5.6, "height": 7.8, "rx": 1.0}
    return group(
        element("rect", x=-6.6, **card),
        element("rect", x=1, **card),
        id="pair",
        fill="#FFF",
        stroke="#222",
        stroke_width=".9",
    )


def _any_cards() -> str:
    return text(
        "4:1",
        id="any-cards",
        y=3.3,
        text_anchor="middle",
        font_family=SANS,
        font_size=9.5,
        font_weight="700",
        fill="#1B1B1B",
    )


def _city(theme: Theme) -> str:
    ring = element(
        "circle", r=8.2, fill=theme.city, stroke=theme.city_ring, stroke_width=2
    )
    return group(ring, element("circle", r=4, fill="#B5472F"), id="city")


def _port(theme: Theme) -> str:
    disc = element(
        "circle", r=8.7, fill=theme.port, stroke=theme.city, stroke_width=1.6
    )
    return group(disc, element("use", href="#anchor"), id="port")
