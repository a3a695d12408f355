"""The colors of a board: quiet land and sea, so that routes and pieces carry it."""

from dataclasses import dataclass

from railwright.maps import Color

SANS = "'Source Sans Pro','Source Sans 3','DejaVu Sans Condensed',sans-serif"
SERIF = "'Source Serif Pro','Source Serif 4',Georgia,'DejaVu Serif',serif"


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
    slot_edge: str
    black_slot_edge: str
    tunnel: str
    wave: str
    port: str
    stop: str
    water_name: str
    land_name: str
    panel: str
    shadow: str


LIGHT = Theme(
    paper="#FAF6EA",
    sea="#D3E0E4",
    water_line="#A9C2CC",
    land="#F3EDDD",
    land_edge="#D9C9A3",
    abroad="#E6DECB",
    home="#F8F3E4",
    coast="#7F959E",
    border="#C3B491",
    graticule="#BFD0D7",
    river="#AFC8D3",
    ink="#23282B",
    halo="#FBF8F0",
    bed="#FFFDF6",
    thread="#6C6F6A",
    city="#FBF8F0",
    city_ring="#2F3437",
    slot_edge="#32373A",
    black_slot_edge="#32373A",
    tunnel="#3A3F42",
    wave="#2F6C96",
    port="#1F4E79",
    stop="#1F4E79",
    water_name="#7D9FAE",
    land_name="#BDAE8C",
    panel="#FBF8F0",
    shadow="#23282B",
)
DARK = Theme(
    paper="#10171B",
    sea="#18242C",
    water_line="#2C4350",
    land="#2B3032",
    land_edge="#4A4A40",
    abroad="#23282A",
    home="#33393B",
    coast="#5F727B",
    border="#54574F",
    graticule="#22313A",
    river="#2A3F4B",
    ink="#ECE7DA",
    halo="#14191B",
    bed="#0F1415",
    thread="#8B938F",
    city="#EDE8DB",
    city_ring="#0E1112",
    slot_edge="#0B0D0E",
    black_slot_edge="#E9E4D6",
    tunnel="#B9B2A2",
    wave="#7FB4D8",
    port="#2C6AA3",
    stop="#2C6AA3",
    water_name="#48606C",
    land_name="#62645A",
    panel="#1B2225",
    shadow="#000000",
)
THEMES = {"light": LIGHT, "dark": DARK}

CITY_CORE = "#B5472F"

DARK_INK = "#1B1B1B"
LIGHT_INK = "#FFFFFF"


@dataclass(frozen=True, slots=True)
class CardLook:
    """What tells card colors apart: tone, letter, and pattern."""

    fill: str
    ink: str
    letter: str
    pattern: str
    """Drawn on a tile of 8 by 8 pixels; %s stands for the ink."""


CARDS = {
    Color.RED: CardLook(
        "#AC1515",
        LIGHT_INK,
        "R",
        '<path d="M0 8L8 0M-2 2L2-2M6 10L10 6" stroke="%s" stroke-width="1.3"/>',
    ),
    Color.ORANGE: CardLook(
        "#E39A24",
        DARK_INK,
        "O",
        '<path d="M2 0V8M6 0V8" stroke="%s" stroke-width="1.1"/>',
    ),
    Color.YELLOW: CardLook(
        "#F7D345",
        DARK_INK,
        "Y",
        '<path d="M2 2h.01M6 6h.01" stroke="%s" stroke-width="2.2"/>',
    ),
    Color.GREEN: CardLook(
        "#4B9071",
        DARK_INK,
        "G",
        '<path d="M0 5L2 3L4 5L6 3L8 5" fill="none" stroke="%s" stroke-width="1.2"/>',
    ),
    Color.BLUE: CardLook(
        "#275694",
        LIGHT_INK,
        "B",
        '<path d="M0 2H8M0 6H8" stroke="%s" stroke-width="1.1"/>',
    ),
    Color.PURPLE: CardLook(
        "#A774D0",
        DARK_INK,
        "P",
        '<path d="M0 0L8 8M0 8L8 0" stroke="%s"/>',
    ),
    Color.BLACK: CardLook(
        "#252323",
        LIGHT_INK,
        "K",
        '<circle cx="4" cy="4" r="1" fill="%s"/>',
    ),
    Color.WHITE: CardLook(
        "#EFF7F7",
        DARK_INK,
        "W",
        '<path d="M4 2V6M2 4H6" stroke="%s" stroke-width=".9"/>',
    ),
    Color.GRAY: CardLook("#ABB4B6", DARK_INK, "", ""),
}


@dataclass(frozen=True, slots=True)
class PieceLook:
    """How a player's pieces are told apart: by tone and by a mark on top."""

    fill: str
    roof: str
    ink: str
    mark: str
    """SVG path data around (0, 0), about 6 pixels wide."""


PIECES = {
    "red": PieceLook("#C8102E", "#E4405A", "#FFF", "M-2.6-2.6H2.6V2.6H-2.6Z"),
    "blue": PieceLook("#1B5FC1", "#4A8AE6", "#FFF", "M0-3.3L3.2 2.6H-3.2Z"),
    "green": PieceLook("#1E7B45", "#3FA26A", "#FFF", "M0-3.4L3.4 0L0 3.4L-3.4 0Z"),
    "yellow": PieceLook(
        "#F0B800", "#FFDA4F", "#222", "M0-3A3 3 0 1 1 0 3A3 3 0 1 1 0-3Z"
    ),
    "black": PieceLook(
        "#202124", "#4B4D52", "#FFF", "M-3-1H-1V-3H1V-1H3V1H1V3H-1V1H-3Z"
    ),
    "purple": PieceLook("#7A3FA8", "#A06BCB", "#FFF", "M-3.2-2.6H3.2L0 3.3Z"),
    "white": PieceLook("#F4F2EC", "#FFFFFF", "#222", "M-3.3-1.2H3.3V1.2H-3.3Z"),
}
"""The pieces of up to seven players."""
