"""A seat of a table: whose it is and who plays it."""

from dataclasses import dataclass
from typing import Literal

from railwright.bots.levels import Level
from railwright.games import GAMES, PieceColor, seat_colors
from railwright.games.definition import CLASSIC
from railwright.server.tabletop.orders import Order

STAND_IN: Level = "medium"
"""How well bots play for people whose time is over, or who left."""


@dataclass(slots=True)
class Seat:
    """One seat, as the log of its table has it."""

    color: PieceColor
    """Of its pieces, whoever sits here."""
    kind: Literal["open", "person", "bot"] = "open"
    player: str | None = None
    """The identity that holds it."""
    name: str = ""
    level: Level | None = None
    """How well the server's bot plays that sits here."""
    is_program: bool = False
    """Whether its holder is a bot of somebody's own."""
    is_newcomer: bool = False
    """Whether its holder plays this game for the first time."""
    is_away: bool = False
    """Whether a bot stands in until the owner returns."""
    since: int | None = None
    """When its present turn began."""
    order: Order | None = None
    """What its owner wants done when its turn comes."""
    email: str | None = None
    is_confirmed: bool = False
    """Whether the reader of that mailbox wants to be told of turns."""
    webhook: str | None = None
    language: str = "en"
    """In which language notices are written."""

    @property
    def is_played_by_us(self) -> bool:
        """Whether the server's bots decide for this seat."""
        return self.kind == "bot" or self.is_away

    def let_go(self) -> None:
        """The owner's time is over: a bot stands in."""
        self.is_away, self.level, self.order = True, STAND_IN, None

    def take_back(self) -> None:
        """The owner plays again, with a whole turn's time."""
        self.is_away, self.level, self.since = False, None, None


def new_seats(game: str, count: int) -> list[Seat]:
    """The free seats of a table, each in the color that its game would give it."""
    known = GAMES.get(game)
    box = known.pieces.colors if known else CLASSIC
    return [Seat(color) for color in seat_colors(box, count)]
