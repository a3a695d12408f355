"""The colors of a board: quiet land and sea, so that routes and pieces carry it."""

from collections.abc import Mapping
from dataclasses import dataclass

from railwright.maps import Color

SANS = (
    "'Source Sans 3 Variable','Source Sans Pro','Source Sans 3',"
    "'DejaVu Sans Condensed',sans-serif"
)
SERIF = "'Source Serif 4','Source Serif Pro',Georgia,'DejaVu Serif',serif"


@dataclass(frozen=True, slots=True)
class SlotLook:
    """A free space: pale inside a strong edge, so that full color means a piece."""

    fill: str
    edge: str
    ink: str


@dataclass(frozen=True, slots=True)
class Theme:
    """The tones of a board by light or in the dark."""

    paper: str
    sea: str
    water_line: str
    land: str
    land_edge: str
    abroad: str
    home: str
    coast: str
    border: str
    graticule: str
    river: str
    ink: str
    halo: str
    bed: str
    thread: str
    city: str
    city_ring: str
    tunnel: str
    wave: str
    port: str
    stop: str
    water_name: str
    land_name: str
    panel: str
    shadow: str
    rim: str
    """Around every piece."""
    case: str
    """Around what is lit for a player; no card has this tone."""
    lit: str
    """Inside the case."""
    slots: Mapping[Color, SlotLook]


LIGHT = Theme(
    paper="#FAF6EA",
    sea="#D6E2E5",
    water_line="#B4CAD2",
    land="#F5F0E3",
    land_edge="#DDD0AF",
    abroad="#ECE5D4",
    home="#FAF6EA",
    coast="#97A9AF",
    border="#D8CDB2",
    graticule="#C8D7DC",
    river="#BCD1DA",
    ink="#1E2326",
    halo="#FBF8F0",
    bed="#FFFDF6",
    thread="#9A9A8F",
    city="#FFFDF6",
    city_ring="#3B4144",
    tunnel="#6A6C66",
    wave="#5E8CAB",
    port="#2B5F8C",
    stop="#2B5F8C",
    water_name="#83A1AE",
    land_name="#BDAE8C",
    panel="#FBF8F0",
    shadow="#1A1408",
    rim="#FFFEFA",
    case="#1E2326",
    lit="#FFFFFF",
    slots={
        Color.RED: SlotLook("#F4CFC7", "#A81C1C", "#8E1414"),
        Color.ORANGE: SlotLook("#F8D39A", "#B36500", "#7A4500"),
        Color.YELLOW: SlotLook("#FBE99A", "#947300", "#6B5300"),
        Color.GREEN: SlotLook("#C6E0D0", "#2C7355", "#1F5A41"),
        Color.BLUE: SlotLook("#C7D7EC", "#275694", "#1C4377"),
        Color.PURPLE: SlotLook("#C9AEE2", "#8049B2", "#56297F"),
        Color.BLACK: SlotLook("#C4C1BA", "#2A2828", "#1B1B1B"),
        Color.WHITE: SlotLook("#FFFFFF", "#737D7F", "#4E5658"),
        Color.GRAY: SlotLook("#E4E3DB", "#747C7D", "#5A6061"),
    },
)
DARK = Theme(
    paper="#10171B",
    sea="#16222A",
    water_line="#24363F",
    land="#272D30",
    land_edge="#3C413D",
    abroad="#20262A",
    home="#2C3336",
    coast="#4C5E67",
    border="#3F4644",
    graticule="#1C2A32",
    river="#233640",
    ink="#EFEADD",
    halo="#12181B",
    bed="#0E1416",
    thread="#5E6663",
    city="#E9E3D5",
    city_ring="#0E1112",
    tunnel="#8C8B80",
    wave="#4E7F9E",
    port="#2C6AA3",
    stop="#2C6AA3",
    water_name="#48606C",
    land_name="#62645A",
    panel="#1B2225",
    shadow="#000000",
    rim="#F4EEDF",
    case="#0B0F11",
    lit="#F6F1E4",
    slots={
        Color.RED: SlotLook("#4A2523", "#E0655A", "#F0A097"),
        Color.ORANGE: SlotLook("#4A361A", "#E39A24", "#F2C070"),
        Color.YELLOW: SlotLook("#474019", "#E8C73C", "#F4E08A"),
        Color.GREEN: SlotLook("#1F3D31", "#5BB38C", "#97D6B9"),
        Color.BLUE: SlotLook("#1E3450", "#6A9FE0", "#A6C8F2"),
        Color.PURPLE: SlotLook("#53486A", "#B98AE0", "#DFC8F3"),
        Color.BLACK: SlotLook("#0A0C0D", "#C9C4B6", "#E6E1D3"),
        Color.WHITE: SlotLook("#596266", "#F4F6F4", "#FFFFFF"),
        Color.GRAY: SlotLook("#343B3E", "#8D9798", "#B4BCBC"),
    },
)
THEMES = {"light": LIGHT, "dark": DARK}

CITY_CORE = "#B5472F"

DARK_INK = "#1B1B1B"
LIGHT_INK = "#FFFFFF"


@dataclass(frozen=True, slots=True)
class CardLook:
    """What tells card colors apart: tone and letter."""

    fill: str
    ink: str
    letter: str


CARDS = {
    Color.RED: CardLook("#AC1515", LIGHT_INK, "R"),
    Color.ORANGE: CardLook("#E39A24", DARK_INK, "O"),
    Color.YELLOW: CardLook("#F7D345", DARK_INK, "Y"),
    Color.GREEN: CardLook("#4B9071", DARK_INK, "G"),
    Color.BLUE: CardLook("#275694", LIGHT_INK, "B"),
    Color.PURPLE: CardLook("#A774D0", DARK_INK, "P"),
    Color.BLACK: CardLook("#252323", LIGHT_INK, "K"),
    Color.WHITE: CardLook("#F4F8F8", DARK_INK, "W"),
    Color.GRAY: CardLook("#B4BCBD", DARK_INK, ""),
}


@dataclass(frozen=True, slots=True)
class PieceLook:
    """How a player's pieces are told apart: by tone and by a mark on top.

    Dark bodies carry a white mark and light ones a dark one, so that red and green
    differ for everybody.
    """

    body: str
    roof: str
    edge: str
    ink: str
    mark: str
    """SVG path data around (0, 0), about 8 pixels wide."""
    rim: str = ""
    """Around the piece, if not what the theme says."""


PIECES = {
    "red": PieceLook(
        "#C4122F", "#EC5468", "#5E0413", "#FFFFFF", "M-3.4-3.4H3.4V3.4H-3.4Z"
    ),
    "blue": PieceLook(
        "#0F4DB0", "#4A86E6", "#05204F", "#FFFFFF", "M0-4.3L4.2 3.4H-4.2Z"
    ),
    "green": PieceLook(
        "#33AE68", "#86DDAA", "#04381C", "#042A15", "M0-4.7L4.7 0L0 4.7L-4.7 0Z"
    ),
    "yellow": PieceLook(
        "#F4B400",
        "#FFDC66",
        "#6B4A00",
        "#2A1D00",
        "M0-3.9A3.9 3.9 0 1 1 0 3.9A3.9 3.9 0 1 1 0-3.9Z",
    ),
    # Light enough not to look like a free black space where the ground is dark.
    "black": PieceLook(
        "#44484F",
        "#B4B9C2",
        "#000000",
        "#FFFFFF",
        "M-4.2-1.4H-1.4V-4.2H1.4V-1.4H4.2V1.4H1.4V4.2H-1.4V1.4H-4.2Z",
    ),
    "purple": PieceLook(
        "#7B2FB0", "#B071DC", "#35094F", "#FFFFFF", "M-4.3-3.4H4.3L0 4.3Z"
    ),
    # With a light rim they would look like free white spaces.
    "white": PieceLook(
        "#F3F0E8",
        "#FFFFFF",
        "#3E4245",
        "#2B2E31",
        "M-4.4-1.5H4.4V1.5H-4.4Z",
        rim="#23272A",
    ),
}
"""The pieces of up to seven players."""
