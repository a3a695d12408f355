"""What goes over HTTP about games on real tables, both ways."""

from typing import Annotated

from msgspec import Meta, Raw, Struct, field

from railwright.companion import Remark, SeatCount
from railwright.games import PieceColor
from railwright.games.definition import MOST_SEATS
from railwright.server.wire.bodies import Body, GameName, MapText, Options
from railwright.server.wire.messages import Name, SeatNumber
from railwright.server.wire.sizes import LONGEST_MARK, LONGEST_WORD, MOST_MARKS

PlaceName = Annotated[str, Meta(max_length=2 * LONGEST_WORD)]
"""A route, a city or a ticket."""
Several = Annotated[list[PlaceName], Meta(max_length=400)]
Pieces = Annotated[int, Meta(ge=0, le=999)]
MarkId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
MAP_MARK = "map"
"""The id of the mark that holds the whole map of a table: a sheet has at most one."""


class SeatEntered(Body, frozen=True):
    """What a player has on the table."""

    routes: Several = field(default_factory=list)
    buildings: Several = field(default_factory=list)
    tickets: Several = field(default_factory=list)
    pieces: tuple[Pieces, Pieces] | None = None
    """Wagons and ships left, where people say so."""
    exchanged: Pieces = 0
    """Pieces exchanged for others, each for a point."""


class SheetEntered(Body, frozen=True):
    """A game on a real table, as far as it is entered."""

    game: GameName
    seats: Annotated[list[SeatEntered], Meta(min_length=2, max_length=MOST_SEATS)]
    options: Options = field(default_factory=dict)
    map: MapText | None = None
    """The text of the map, if it is somebody's own."""


class MapDrawn(Struct, frozen=True):
    """Your own map as a board to enter a game on."""

    facts: Raw
    svg: str


class Reckoned(Struct, frozen=True):
    """What a sheet comes to."""

    remarks: tuple[Remark, ...]
    seats: tuple[SeatCount, ...]
    closed: tuple[str, ...]
    """Free tracks that nobody may claim beside the one that is taken."""
    ending: tuple[int, ...]
    """Who has so few pieces that the last turns have begun."""
    result: Raw
    """All parts of all scores, or null as long as something cannot be."""
    position: str
    """The sheet as the text of a position."""


class RulesAsked(Body, frozen=True):
    """Somebody wants to pay for a route, or for a station or port in a city."""

    sheet: SheetEntered
    seat: SeatNumber
    place: PlaceName
    cards: Annotated[dict[PlaceName, Pieces], Meta(max_length=40)]


class CourseEntered(Body, frozen=True):
    """A finished sheet, in the order in which it was entered, to be watched."""

    sheet: SheetEntered
    names: Annotated[list[Name], Meta(max_length=MOST_SEATS)]
    colors: Annotated[list[PieceColor], Meta(max_length=MOST_SEATS)]
    claims: Several
    """The routes, as they were claimed."""


class Mark(Body, frozen=True):
    """One entry of a companion table that several phones share.

    Of all marks about one thing the one with the highest clock holds, and of those with
    the same clock the one with the highest id: so all phones agree, in whatever order
    they hear of them.
    """

    id: MarkId
    clock: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    about: Annotated[str, Meta(min_length=1, max_length=LONGEST_MARK)]
    value: MapText | None

    def __post_init__(self) -> None:
        """Let one mark of a table be long: its map."""
        is_map = self.id == self.about == MAP_MARK
        if len(self.value or "") > LONGEST_MARK and not is_map:
            text = f"a value has at most {LONGEST_MARK} characters"
            raise ValueError(f"{text}, except in the mark {MAP_MARK!r} about it")


class MarksBrought(Body, frozen=True):
    """What a phone has entered since it was last heard of."""

    known: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    """How many marks it knows, with these."""
    marks: Annotated[list[Mark], Meta(max_length=MOST_MARKS)] = field(
        default_factory=list
    )


class MarksTold(Struct, frozen=True):
    """All marks of a companion table; none if the phone knows them all.

    Only a phone that knows nothing yet gets the map, which never changes.
    """

    count: int
    marks: list[Mark] = field(default_factory=list)
