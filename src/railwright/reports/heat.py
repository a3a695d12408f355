"""How often routes are claimed, as colors on the board that was played on."""

from base64 import b64encode
from collections.abc import Mapping

from railwright.contests.statistics import Share
from railwright.drawing import Tint, draw_board
from railwright.layout import Layout
from railwright.maps import Map

Tone = tuple[int, int, int]

RAMPS: dict[str, tuple[Tone, ...]] = {
    "light": ((250, 246, 234), (244, 203, 130), (216, 106, 56), (122, 22, 40)),
    "dark": ((43, 50, 56), (112, 44, 88), (222, 88, 56), (255, 226, 140)),
}
"""From seldom to often; each ramp goes one way in lightness, for every eye."""


def tone(theme: str, warmth: float) -> Tone:
    """The color of a warmth from 0 to 1."""
    ramp = RAMPS[theme]
    at = min(max(warmth, 0.0), 1.0) * (len(ramp) - 1)
    step = min(int(at), len(ramp) - 2)
    low, high = ramp[step], ramp[step + 1]
    red, green, blue = (
        round(a + (b - a) * (at - step)) for a, b in zip(low, high, strict=True)
    )
    return red, green, blue


def ink(color: Tone) -> str:
    """Black or white, whichever can be read on a color."""
    red, green, blue = color
    is_bright = 0.299 * red + 0.587 * green + 0.114 * blue > 140
    return "#1b1b1b" if is_bright else "#ffffff"


def heat_map(taken: Mapping[str, Share], board: Map, layout: Layout, theme: str) -> str:
    """The board as an SVG document, each route as warm as it is often claimed."""
    most = max((share.value for share in taken.values()), default=0.0) or 1.0
    tints = []
    for name, share in taken.items():
        color = tone(theme, share.value / most)
        red, green, blue = color
        label = f"{share.value * 100:.0f}"
        fill = f"#{red:02x}{green:02x}{blue:02x}"
        tints.append(Tint(name, fill, ink(color), label))
    return draw_board(board, layout, theme, tints=tints)


def embedded(svg: str) -> str:
    """An SVG document as an address that holds all of it."""
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"


def ramp_css(theme: str) -> str:
    """The ramp from left to right, for its legend."""
    stops = ", ".join(f"rgb({r} {g} {b})" for r, g, b in RAMPS[theme])
    return f"linear-gradient(90deg, {stops})"
