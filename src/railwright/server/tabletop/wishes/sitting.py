"""Sitting down, leaving, and moving a seat to another device."""

from railwright.games import PieceColor
from railwright.server.tabletop import entries
from railwright.server.tabletop.clean_text import clean_name
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.seats import STAND_IN, Seat
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.wishes.conditions import (
    insist_on_host,
    insist_on_open,
    insist_on_voice,
    seat_at,
)
from railwright.server.wire import bodies


def seated(  # noqa: PLR0913 - as take_seat
    wish: bodies.SeatWanted | bodies.TakeSeat,
    number: int,
    player: str,
    name: str | None,
    now: int,
    *,
    is_program: bool,
    is_muted: bool,
) -> AnyEntry:
    """Who sits on a seat from now on: a bot of the server, or whoever wishes it.

    The muted choose no name, for a name is read by all.
    """
    if wish.kind == "bot":
        return entries.BotSeated(now, number, wish.level)
    chosen = None if is_muted else wish.name or name
    called = clean_name(chosen, f"Player {number + 1}")
    return entries.SeatTaken(now, number, player, called, is_program)


def take_seat(  # noqa: PLR0913, PLR0917 - who, what, where and when
    table: SharedTable,
    player: str,
    number: int,
    wish: bodies.TakeSeat,
    name: str | None,
    now: int,
    *,
    is_program: bool = False,
    is_muted: bool = False,
) -> list[AnyEntry]:
    """Sit down, change name or color; the host also seats bots and frees seats."""
    seat = seat_at(table, number)
    is_own = wish.kind == "me" and seat.player == player
    if wish.kind != "me":
        insist_on_host(table, player)
        insist_on_open(table)
        if wish.kind == "open":
            return [entries.SeatFreed(now, number)] if seat.kind != "open" else []
    elif not is_own:
        insist_on_open(table)
        if seat.kind != "open":
            raise Refusal("SEAT_TAKEN", f"seat {number + 1} is taken")
    said = _colored(table, player, number, wish.color, now)
    said += _newcomer(table, number, wish, now)
    if _is_so(seat, wish, is_own=is_own):
        return said
    if is_own:
        insist_on_open(table)
        insist_on_voice(table, player, is_muted=is_muted)
    silent = is_muted or table.talk.is_muted(player, is_spectator=False)
    sits = seated(
        wish, number, player, name, now, is_program=is_program, is_muted=silent
    )
    return [sits, *said]


def _is_so(seat: Seat, wish: bodies.TakeSeat, *, is_own: bool) -> bool:
    """Whether a seat already has whom a wish wants there, by the name it wants."""
    if wish.kind == "bot":
        return (seat.kind, seat.level) == ("bot", wish.level)
    return is_own and clean_name(wish.name, seat.name) == seat.name


def _newcomer(
    table: SharedTable, number: int, wish: bodies.TakeSeat, now: int
) -> list[AnyEntry]:
    """What a person says of playing for the first time; bots have all played."""
    if wish.newcomer is None or wish.kind != "me":
        return []
    insist_on_open(table)
    held = table.seats[number]
    if held.kind == "person" and held.is_newcomer == wish.newcomer:
        return []
    return [entries.NewcomerSaid(now, number, wish.newcomer)]


def _colored(
    table: SharedTable, player: str, number: int, color: PieceColor | None, now: int
) -> list[AnyEntry]:
    """The choice of a color; other people keep theirs, bots and free seats yield."""
    holders = [at for at, seat in enumerate(table.seats) if seat.color == color]
    if color is None or number in holders:
        return []
    insist_on_open(table)
    for holder in holders:
        if table.seats[holder].player not in {None, player}:
            raise Refusal("COLOR_TAKEN", f"seat {holder + 1} has chosen {color}")
    return [entries.ColorChosen(now, number, color)]


def leave_seat(
    table: SharedTable, player: str, number: int, now: int
) -> list[AnyEntry]:
    """Leave; the host may also ask somebody to. In a game a bot goes on."""
    seat = seat_at(table, number)
    if seat.player != player:
        insist_on_host(table, player)
    if table.status == "over":
        raise Refusal("GAME_OVER", "the game is over; nobody can leave it any more")
    if table.status == "playing":
        return [entries.BotSeated(now, number, STAND_IN)] if seat.player else []
    return [entries.SeatFreed(now, number)] if seat.kind != "open" else []


def hand_over(  # noqa: PLR0913 - who, to whom, what and when
    table: SharedTable,
    giver: str,
    taker: str,
    seat: int,
    now: int,
    *,
    is_program: bool = False,
) -> list[AnyEntry]:
    """Move a seat to the identity of another device."""
    if seat_at(table, seat).player != giver:
        raise Refusal("LINK_UNKNOWN", "this link is no longer good")
    moved = entries.HandedOver(now, seat, taker, is_program)
    return [moved] if giver != taker else []
