"""What lists and clocks know of a table without reading its log."""

from collections.abc import Iterable

import structlog
from msgspec import DecodeError, Struct, json

from railwright.bots.levels import Level
from railwright.games import PieceColor
from railwright.server.store import Listing, Summary
from railwright.server.tabletop.seats import new_seats
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.messages import SeatState, Settings, TableState

LOG = structlog.get_logger("railwright.summaries")


class ListedSeat(Struct, frozen=True, omit_defaults=True, array_like=True):
    """A seat of a listed table."""

    kind: str
    name: str
    level: Level | None
    player: str | None
    is_away: bool
    is_program: bool
    color: PieceColor | None = None
    """None where the summary is older than the choice of colors."""


class ListedTable(Struct, frozen=True, omit_defaults=True):
    """A table as lists show it."""

    settings: Settings
    seats: list[ListedSeat]
    host: str
    commitment: str
    created: int
    version: int = 0
    totals: list[int] | None = None
    next: str | None = None
    deciding: list[int] = []


_DECODER = json.Decoder(ListedTable)


def read_card(card: bytes) -> ListedTable:
    """What lists show of a table, as the store has it; DecodeError if it is none."""
    return _DECODER.decode(card)


def totals_of(table: SharedTable) -> list[int] | None:
    """The final totals, once the game is over."""
    if table.match is None or not table.match.is_over:
        return None
    return [score.total() for score in table.match.scores()]


def listed_table(table: SharedTable) -> ListedTable:
    """What lists show of a table, but for the course of the game."""
    seats = [
        ListedSeat(s.kind, s.name, s.level, s.player, s.is_away, s.is_program, s.color)
        for s in table.seats
    ]
    return ListedTable(
        table.settings,
        seats,
        table.host,
        table.commitment,
        table.created,
        totals=totals_of(table),
        next=table.next,
    )


def _settled_card(table: SharedTable) -> bytes:
    """The beginning of a card, which the course of the game does not change."""
    return json.encode(listed_table(table)).removesuffix(b"}")


def card_of(table: SharedTable) -> bytes:
    """A table as lists show it, as `read_card` reads it."""
    begun, deciding = table.settled(_settled_card), json.encode(table.deciding)
    return b'%b,"version":%d,"deciding":%b}' % (begun, table.version, deciding)


def summary_of(table: SharedTable) -> Summary:
    """The columns of the store that follow from a table's log."""
    return Summary(
        status="finished" if table.status == "over" else table.status,
        game=table.settings.game,
        is_listed=table.settings.listed,
        is_archived=table.is_archived,
        activity=table.active,
        due=due_of(table),
        card=card_of(table),
    )


def due_of(table: SharedTable) -> int | None:
    """When something happens by itself: a bot moves, or the time of a seat is over."""
    cue = table.cue
    is_ours = any(table.seats[seat].is_played_by_us for seat in table.deciding)
    is_ours = not cue.is_learners if cue else is_ours
    if is_ours or table.ordered is not None:
        return table.active
    return table.next_deadline


def states_of(
    listings: Iterable[Listing], player: str | None, now: int
) -> list[TableState]:
    """The tables of a list, as an identity sees them.

    A table whose summary cannot be read is left out.
    """
    states = []
    for listing in listings:
        try:
            states.append(state_of_listing(listing, player, now))
        except DecodeError as error:
            LOG.warning("summary not read", table=listing.table, reason=str(error))
    return states


def state_of_listing(listing: Listing, player: str | None, now: int) -> TableState:
    """A table of a list, as an identity sees it."""
    table = read_card(listing.summary.card)
    status = listing.summary.status
    fresh = new_seats(table.settings.game, len(table.seats))
    return TableState(
        table=listing.table,
        status="over" if status == "finished" else status,
        settings=table.settings,
        seats=[
            _listed_seat(number, seat, player, fresh[number].color)
            for number, seat in enumerate(table.seats)
        ],
        host=player is not None and table.host == player,
        version=table.version,
        commitment=table.commitment,
        created=table.created / 1000,
        active=listing.summary.activity / 1000,
        now=now / 1000,
        archived=listing.summary.is_archived,
        spectators=0,
        undo=None,
        orders=[],
        undoable=[],
        deciding=table.deciding,
        totals=table.totals,
        next=table.next,
    )


def _listed_seat(
    number: int, seat: ListedSeat, player: str | None, otherwise: PieceColor
) -> SeatState:
    return SeatState(
        seat=number,
        kind="bot" if seat.is_program else seat.kind,  # type: ignore[arg-type]  # one of the three
        name=seat.name,
        color=seat.color or otherwise,
        level=seat.level,
        mine=player is not None and seat.player == player,
        connected=seat.kind == "bot",
        newcomer=False,
        away=seat.is_away,
        deadline=None,
    )
