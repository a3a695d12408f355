"""What is drawn on cards: a pattern for each color, and a picture for each kind."""

from dataclasses import dataclass

from railwright.maps import CardKind, Color


@dataclass(frozen=True, slots=True)
class Pattern:
    """Lines on a tile of 8 by 8, which tell a color without its tone."""

    path: str
    width: float


PATTERNS = {
    Color.RED: Pattern("M0 8L8 0M-2 2L2-2M6 10L10 6", 1.3),
    Color.ORANGE: Pattern("M2 0V8M6 0V8", 1.1),
    Color.YELLOW: Pattern("M2 2h.01M6 6h.01", 2.2),
    Color.GREEN: Pattern("M0 5L2 3L4 5L6 3L8 5", 1.2),
    Color.BLUE: Pattern("M0 2H8M0 6H8", 1.1),
    Color.PURPLE: Pattern("M0 0L8 8M0 8L8 0", 1),
    Color.BLACK: Pattern("M4 4h.01", 2),
    Color.WHITE: Pattern("M4 2V6M2 4H6", 0.9),
}
ART = {
    "wagon": (
        "M-26-12H26V-8H-26ZM-23-6H23V7H-23ZM-18-3V3H-10V-3ZM-6-3V3H6V-3ZM10-3V3H18V-3Z"
        "M-25 8H25V10H-25ZM-15 8A5 5 0 1 1-15 17.9A5 5 0 1 1-15 8Z"
        "M15 8A5 5 0 1 1 15 17.9A5 5 0 1 1 15 8Z"
    ),
    "locomotive": (
        "M-24-15H-8V-12H-10V-4H8V-13H5V-16H14V-13H12V-4H16Q21-3 21 4V8H-24V-12H-26V-15Z"
        "M-20-10V-3H-14V-10ZM-27 9H25L21 12H-27Z"
        "M-16 8A6 6 0 1 1-16 19.9A6 6 0 1 1-16 8Z"
        "M-1 10A5 5 0 1 1-1 19.9A5 5 0 1 1-1 10Z"
        "M13 10A5 5 0 1 1 13 19.9A5 5 0 1 1 13 10Z"
    ),
    "ship": (
        "M-27 4H27L20 16H-20ZM-16-3H17V2H-16ZM-9-9H10V-5H-9ZM-4-17H4V-10H-4Z"
        "M-12 8H-8V11H-12ZM-3 8H1V11H-3ZM6 8H10V11H6Z"
    ),
    "anchor": (
        "M0-9A3 3 0 1 1 0-3A3 3 0 1 1 0-9ZM-1.2-3H1.2V-1H4V1H1.2V6.5Q4.5 6 5.5 3L4 3.5"
        "L7-1L8.5 4L7.3 3.5Q6 9 0 9.5Q-6 9-7.3 3.5L-8.5 4L-7-1L-4 3.5L-5.5 3"
        "Q-4.5 6-1.2 6.5V1H-4V-1H-1.2Z"
    ),
}
"""SVG path data around (0, 0), about 52 wide and 30 high; an anchor is smaller."""
PICTURES = {
    CardKind.TRAIN: "wagon",
    CardKind.WAGON: "wagon",
    CardKind.SHIP: "ship",
    CardKind.DOUBLE_SHIP: "ship",
    CardKind.WILD: "locomotive",
}
"""What is drawn on each kind of card."""
