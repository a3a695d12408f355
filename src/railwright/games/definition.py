"""What a game consists of: one flat value for each, listed in a file of its own.

A definition says every rule in which games differ; nothing is inherited and nothing
has a default that would hide a rule.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, IntEnum, StrEnum, auto
from pathlib import Path
from typing import Annotated

from railwright.core import terms
from railwright.core.state import STATION_ROOM
from railwright.errors import GameError
from railwright.maps import ORDINARY, Kind, Ticket

DIGITS = 18
"""The most digits of a number in an option: the core counts below 2**63."""
ANY_NUMBER = 10**DIGITS - 1
"""The highest number of an option where any will do."""
MOST_SEATS = 5
"""The most players for whom a position of the core has room."""


@dataclass(frozen=True, slots=True)
class Span:
    """The lowest and the highest number that a field can have."""

    low: int
    high: int


MOST = 999
"""The highest number of anything in a game."""
Amount = Annotated[int, Span(0, MOST)]
Several = Annotated[int, Span(1, MOST)]
GroupSize = Annotated[int, Span(2, MOST)]
Points = Annotated[int, Span(-MOST, MOST)]
Seats = Annotated[int, Span(2, MOST_SEATS)]
StationCount = Annotated[int, Span(1, STATION_ROOM)]


class Rejected(Enum):
    """Where tickets go that a player does not keep (C-08, C-54)."""

    BOX = auto()
    BOTTOM = auto()


class TieBreak(Enum):
    """What decides between players with the same total (C-67)."""

    MORE_TICKETS = "more_tickets"
    FEWER_STATIONS = "fewer_stations"
    LONGEST_BONUS = "longest_bonus"
    LONGER_PATH = "longer_path"


class TourOrder(Enum):
    """What it means to meet the cities of a tour in order (Q-52)."""

    TRAIL = "trail"
    SIMPLE_PATH = "simple_path"
    WALK = "walk"


class PieceColor(StrEnum):
    """The color of a player's pieces; each has its own mark, too."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    BLACK = "black"
    PURPLE = "purple"
    WHITE = "white"


CLASSIC = (
    PieceColor.RED,
    PieceColor.BLUE,
    PieceColor.GREEN,
    PieceColor.YELLOW,
    PieceColor.BLACK,
)
"""The pieces of most boxes (Q-01, W-02)."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """What a player places on routes: trains, or a fleet of wagons and ships."""

    wagons: Amount
    ships: Amount
    choose: Several | None
    """How many of them a player picks before the game (W-09), or all."""
    fixed_split: Amount | None
    """So many wagons for everybody, instead of a free choice (Q-58)."""
    colors: tuple[PieceColor, ...] = CLASSIC
    """Those in the box, which a table offers first."""


@dataclass(frozen=True, slots=True)
class Market:
    """The face-up cards and how they are drawn and swept."""

    shares: tuple[Several, ...]
    """Cards from each deck, at the start and after a sweep."""
    wild_ends_draw: bool
    """A face-up wild card is taken first and alone (C-18)."""
    reset_at: Several | None
    """So many wild cards sweep the market (C-20)."""
    max_resets: Amount
    last_cards_may_be_taken: bool
    """Whether face-up cards are drawn when the piles are empty (Q-15)."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Tickets offered at once, from which decks, and the fewest to keep."""

    cards: dict[str, Several]
    keep: Several
    rejected: Rejected


@dataclass(frozen=True, slots=True)
class Payment:
    """What may stand for a card of the color asked for."""

    wild_on: frozenset[Kind]
    """Kinds of routes on which wild cards replace colored ones (C-03)."""
    ferry_swap: GroupSize | None
    """So many cards of any color replace a locomotive on a ferry (N-19)."""
    ferry_swap_for_symbols_only: bool
    """Whether that is limited to the symbols of the ferry (Q-25)."""


@dataclass(frozen=True, slots=True)
class Stations:
    """Stations: how many each player has (E-25, E-27)."""

    count: StationCount
    owner_chooses: bool
    """Whether owners say what they borrow, instead of the best for them (Q-32)."""


@dataclass(frozen=True, slots=True)
class Ports:
    """Ports: how many each player has, and their worth by completed tickets (W-45)."""

    count: Several
    points: tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """When the last turns begin and how many each player has (C-60, C-61)."""

    pieces_left: Amount
    turns: Several
    passes_freely: bool
    """Whether one may pass although an action is possible (Q-38)."""


class Count(IntEnum):
    """What is counted for each player at the end, by the numbers of the core."""

    SCORE = terms.SCORE
    """The running score: routes, less what exchanges cost."""
    TICKETS = terms.TICKETS
    """What all tickets bring together, failed ones deducted."""
    COMPLETED = terms.COMPLETED
    """Completed tickets."""
    LONGEST = terms.LONGEST
    """The spaces of the longest path (C-65)."""
    BUILT = terms.BUILT
    """Stations or ports on the board."""
    UNBUILT = terms.UNBUILT
    """Stations or ports that are left."""
    PORTS = terms.PORTS
    """What the ports are worth together."""


@dataclass(frozen=True, slots=True)
class Each:
    """Points for each of what is counted."""

    count: Count
    points: Points


@dataclass(frozen=True, slots=True)
class Most:
    """Points for the player who has most of something; tied players all get them.

    Nobody gets them for nothing (C-66, Q-35). Players compare what a result tells of
    each of them: completed tickets, the longest path, or what they built.
    """

    count: Count
    points: Points

    def __post_init__(self) -> None:
        """Refuse a count that no result tells."""
        known = {Count.COMPLETED, Count.LONGEST, Count.BUILT}
        if isinstance(self.count, Count) and self.count not in known:
            raise GameError(f"players cannot compare {self.count.name}")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the total, under the name by which the words `part-NAME` call it."""

    name: str
    lines: tuple[Each | Most, ...]

    @property
    def counts(self) -> frozenset[Count]:
        """What it rests on."""
        return frozenset(line.count for line in self.lines)

    @property
    def bonus(self) -> Most | None:
        """What the players compete for, if this is a bonus."""
        return next((line for line in self.lines if isinstance(line, Most)), None)


ROUTES = Part("routes", (Each(Count.SCORE, 1),))
TICKETS = Part("tickets", (Each(Count.TICKETS, 1),))


@dataclass(frozen=True, slots=True)
class Option:
    """What a table may change before a game, because a ruling leaves it open."""

    name: str
    values: tuple[str, ...]
    """The choices that have names; which is the rules', the value of a game says."""
    change: Callable[["Game", str], "Game"]
    """The game as it is played with a value."""
    highest: Callable[["Game"], int] | None = None
    """Whole numbers from 1 up to this are choices as well."""
    names_seats: bool = False
    """Whether these numbers are seats."""

    def default(self, game: "Game") -> str:
        """The choice of the rules: the one that changes nothing in a game."""
        most = min(self.highest(game), MOST) if self.highest else 0
        choices = (*self.values, *map(str, range(1, most + 1)))
        same = (each for each in choices if self.change(game, each) == game)
        return next(same, self.values[0])

    def accepts(self, game: "Game", value: str) -> bool:
        """Whether a value is one of the choices."""
        if value in self.values:
            return True
        is_number = value.isascii() and value.isdecimal() and len(value) <= DIGITS
        if self.highest is None or not is_number:
            return False
        return value[0] != "0" and int(value) <= self.highest(game)


@dataclass(frozen=True, slots=True)
class Game:
    """A whole game, with everything by which it differs from the others.

    >>> from dataclasses import replace
    >>> from railwright import GAMES
    >>> from railwright.games.definition import Count, Most, Part
    >>> europe = GAMES["europe"]
    >>> prize = Part("most-stations", (Most(Count.BUILT, 5),))
    >>> game = replace(europe, scoring=(*europe.scoring, prize))
    >>> [part.name for part in game.scoring]
    ['routes', 'tickets', 'stations', 'longest-path', 'most-stations']
    """

    name: str
    letter: str | None
    """How the ids of its rules begin in the rulebook, or None without such rules."""
    common_rules: str | None
    """The letter of the game whose common rules hold here, if not its own."""
    board: Path
    """The map file; layout, land and rules pages lie beside it."""
    seats: tuple[Seats, Seats]
    pieces: Pieces
    start_hand: tuple[Amount, ...]
    """Cards from each deck (C-06, W-06)."""
    market: Market
    payment: Payment
    first_tickets: Offer
    later_tickets: Offer
    both_tracks_from: Amount
    """Players from whom on both tracks of a double route are used (C-36)."""
    stations: Stations | None
    ports: Ports | None
    exchange: bool
    """Whether pieces can be exchanged with the box, for a point each (W-50)."""
    ending: Ending
    tour_order: TourOrder | None
    """What it means to meet the cities of a tour in order, if there are tours."""
    stops_are_one_place: bool
    """Whether all stops of a country are joined (Q-10)."""
    scoring: tuple[Part, ...]
    """The parts of a total, in the order in which they are told."""
    ties: tuple[TieBreak, ...]
    first_player: Amount | None
    """The seat that begins, or None for a random one (Q-43)."""
    options: tuple[Option, ...]
    """What a table may change."""

    @property
    def folder(self) -> Path:
        """Where the files of the game lie."""
        return self.board.parent

    @property
    def lesson(self) -> Path:
        """The file of its lesson, if there is one."""
        return self.folder / "lesson.toml"

    def deck_of(self, ticket: Ticket) -> str:
        """The deck of a ticket; one that names none is in that of later offers."""
        if ticket.deck == ORDINARY and ORDINARY not in self.first_tickets.cards:
            return next(iter(self.later_tickets.cards))
        return ticket.deck

    def is_only_dealt(self, ticket: Ticket) -> bool:
        """Whether a ticket can only be dealt, never drawn later: a long one (E-05)."""
        return self.deck_of(ticket) not in self.later_tickets.cards
