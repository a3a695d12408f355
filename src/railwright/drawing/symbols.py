"""What a board draws many times, defined once: letters, marks, bodies of pieces."""

from collections.abc import Callable

from railwright.drawing.svg import element, group, text
from railwright.drawing.theme import CARDS, PIECES, SANS, PieceLook, Theme
from railwright.maps import Color, Map

Letters = Callable[[Color], str]
"""What stands for a color on its spaces."""


def international(color: Color) -> str:
    """The letter of a color in records, whatever the language."""
    return CARDS[color].letter


def definitions(board: Map, theme: Theme, letters: Letters = international) -> str:
    """The marks that slots and cities refer to, and the paint of pieces."""
    colors = [color for color in Color if color is not Color.GRAY]
    counts = sorted({route.any_cards_per_space for route in board.routes} - {0})
    return "".join(
        [_letter(color, letters(color)) for color in colors]
        + [body_paint(name, look) for name, look in PIECES.items()]
        + [_locomotive(theme), _anchor(), _pair(theme)]
        + [_any_cards(count) for count in counts]
        + [_city(theme), _port(theme)]
    )


def _letter(color: Color, letter: str) -> str:
    """The letter of a color, in the ink of the space it stands on."""
    return text(
        letter,
        id=f"letter-{color}",
        y=3.9,
        text_anchor="middle",
        font_family=SANS,
        font_size=11.6,
        font_weight="700",
        fill="currentColor",
        stroke="none",
    )


def body_paint(name: str, look: PieceLook) -> str:
    """A roof in the light above the body of a piece."""
    stops = [
        element("stop", stop_color=look.roof),
        element("stop", offset=".42", stop_color=look.body),
    ]
    return element("linearGradient", *stops, id=f"car-{name}", x2="0", y2="1")


def _locomotive(theme: Theme) -> str:
    """A locomotive seen from the side, on a disc."""
    gray = theme.slots[Color.GRAY].ink
    disc = element("circle", r=6, fill=theme.halo, stroke=gray, stroke_width="1.3")
    body = element(
        "path", d="M-4.3 1.9V-3.3H-1V-1.2H1.3V-3.2H2.7V-1.2H3.4Q4.4-.4 4.4 1.9Z"
    )
    wheels = [element("circle", cx=x, cy=2.3, r="1.5") for x in (-2.3, 1.9)]
    side = group(body, *wheels, transform="scale(.86)", fill=theme.ink, stroke="none")
    return group(disc, side, id="locomotive")


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


def _pair(theme: Theme) -> str:
    """Two cards side by side: this space costs a pair."""
    card = {"y": -3.4, "width": 5, "height": 6.8, "rx": 1.0}
    return group(
        element("rect", x=-6, **card),
        element("rect", x=1, **card),
        id="pair",
        fill=theme.halo,
        stroke_width="1",
    )


def _any_cards(count: int) -> str:
    """So many cards stand for one."""
    return text(
        f"{count}:1",
        id=f"any-{count}-cards",
        y=3.2,
        text_anchor="middle",
        font_family=SANS,
        font_size=9.5,
        font_weight="700",
        fill="currentColor",
        stroke="none",
    )


def _city(theme: Theme) -> str:
    return element(
        "circle",
        id="city",
        r=7.2,
        fill=theme.city,
        stroke=theme.city_ring,
        stroke_width=2.2,
    )


def _port(theme: Theme) -> str:
    disc = element(
        "circle", r=8.6, fill=theme.port, stroke=theme.city, stroke_width=1.6
    )
    return group(disc, element("use", href="#anchor"), id="port")
