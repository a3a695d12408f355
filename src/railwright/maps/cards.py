"""The cards of a board: colors, sorts, and what each card shows."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal


class Color(StrEnum):
    """The color of a card, or of the cards that a route asks for."""

    PURPLE = "purple"
    BLUE = "blue"
    ORANGE = "orange"
    WHITE = "white"
    GREEN = "green"
    YELLOW = "yellow"
    BLACK = "black"
    RED = "red"
    GRAY = "gray"
    """A route of this color takes any one color."""


class CardKind(StrEnum):
    """What a card shows."""

    TRAIN = "train"
    WAGON = "wagon"
    SHIP = "ship"
    DOUBLE_SHIP = "double-ship"
    WILD = "wild"


SHIPS = frozenset({CardKind.SHIP, CardKind.DOUBLE_SHIP})
"""Cards that pay for routes at sea."""
WILD = "loco"
"""The name of the wild card in the notation of every game."""


class Wild(StrEnum):
    """What players call the wild card of a game."""

    LOCOMOTIVE = "loco"
    JOKER = "joker"


@dataclass(frozen=True, slots=True)
class CardSort:
    """Cards of one sort in a deck: so many of each color, or so many wild ones."""

    deck: str
    kind: CardKind
    each: int
    colors: tuple[Color, ...] = ()
    port: bool = False
    """Whether they bear the port symbol."""

    @property
    def total(self) -> int:
        """How many cards of this sort there are."""
        return self.each * max(1, len(self.colors))


Sign = Literal["", "port", "ship", "double"]
"""What tells cards of one color apart: nothing on a plain train or wagon card."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """What all cards of one name show."""

    sort: CardSort
    color: Color | None = None
    """A wild card has none."""

    @property
    def name(self) -> str:
        """What the notation calls such a card: `red`, `red-double`, `loco`."""
        if self.color is None:
            return WILD
        return f"{self.color}-{self.sign}" if self.sign else str(self.color)

    @property
    def sign(self) -> Sign:
        """What the card shows besides its color."""
        match self.sort.kind:
            case CardKind.SHIP:
                return "ship"
            case CardKind.DOUBLE_SHIP:
                return "double"
        return "port" if self.sort.port else ""

    @property
    def is_wild(self) -> bool:
        """Whether the card stands for others."""
        return self.sort.kind is CardKind.WILD

    @property
    def is_ship(self) -> bool:
        """Whether the card pays for routes at sea."""
        return self.sort.kind in SHIPS
