"""What must hold at a table before a wish is granted."""

from railwright.model import Match
from railwright.server.tabletop.refusal import Refusal, StaleVersion
from railwright.server.tabletop.seats import Seat
from railwright.server.tabletop.shared_table import SharedTable


def seat_at(table: SharedTable, number: int) -> Seat:
    """A seat of a table; refused if it has none of that number."""
    if not 0 <= number < len(table.seats):
        raise Refusal("SEAT_UNKNOWN", f"this table has no seat {number + 1}")
    return table.seats[number]


def own_seat(table: SharedTable, player: str, number: int) -> Seat:
    """A seat that a player holds."""
    seat = seat_at(table, number)
    if seat.player != player:
        raise Refusal("NOT_YOUR_SEAT", f"seat {number + 1} is not yours")
    return seat


def insist_on_host(table: SharedTable, player: str) -> None:
    """Refuse everybody but the host."""
    if player != table.host:
        raise Refusal("NOT_HOST", "only the host of the table can do this")


def insist_on_voice(table: SharedTable, player: str, *, is_muted: bool = False) -> None:
    """Refuse whom the host has muted, or the operator everywhere."""
    if table.talk.is_muted(player, is_spectator=not table.seats_of(player)):
        raise Refusal("MUTED", "the host has muted you")
    insist_on_voice_here(is_muted=is_muted)


def insist_on_voice_here(*, is_muted: bool) -> None:
    """Refuse whom the operator has muted."""
    if is_muted:
        raise Refusal("MUTED_HERE", "the operator of this server has muted you")


def insist_on_open(table: SharedTable) -> None:
    """Refuse what can be done only before the game."""
    if table.status != "open":
        raise Refusal("ALREADY_STARTED", "the game has begun already")


def insist_on_current(table: SharedTable, version: int, seat: int) -> None:
    """Refuse a seat that has missed something of the game."""
    playing(table)
    if not table.is_current(version, seat):
        raise StaleVersion(table.version)


def playing(table: SharedTable) -> Match:
    """The game that is being played at a table."""
    if table.status == "over":
        raise Refusal("GAME_OVER", "the game is over", "C-61")
    if table.status != "playing" or table.match is None:
        raise Refusal("NOT_PLAYING", "no game is being played at this table")
    if table.trouble:
        raise Refusal("OTHER_RULES", table.trouble)
    return table.match
