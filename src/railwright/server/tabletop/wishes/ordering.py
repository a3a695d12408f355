"""Orders for the next turn."""

from railwright.errors import GameError, IllegalAction
from railwright.model import Match
from railwright.model.actions import ClaimRoute, DrawBlind
from railwright.model.notation import format_action, parse_action
from railwright.server.tabletop import entries
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.orders import drawn, imagined
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.wishes.conditions import own_seat, playing
from railwright.server.tabletop.wishes.moving import named, told, tried
from railwright.server.wire import messages


def order(
    table: SharedTable, player: str, wish: messages.GiveOrder, now: int
) -> list[AnyEntry]:
    """Have a route claimed when your turn comes, if it is possible then."""
    seat, match = own_seat(table, player, wish.seat), playing(table)
    if seat.is_away:
        raise Refusal("AWAY", "a bot plays for you: take your seat back first")
    if table.cue:
        raise Refusal("LESSON", "a lesson says what is done, turn by turn")
    if wish.seat in table.deciding:
        raise Refusal("YOUR_TURN", "it is your turn: do it now")
    claim = _ordered(match, wish.seat, named(wish), ClaimRoute)
    draw = wish.otherwise and _ordered(match, wish.seat, wish.otherwise, DrawBlind)
    return [entries.OrderGiven(now, wish.seat, claim, draw or None, wish.id)]


def _ordered(
    match: Match, seat: int, text: str, kind: type[ClaimRoute | DrawBlind]
) -> str:
    """An action that would be possible if it were the seat's turn now."""
    try:
        action = parse_action(text)
        if not isinstance(action, kind):
            raise Refusal("NOTATION", "an order claims a route, or else draws blind")
        imagined(match, seat).play(action, seat)
    except IllegalAction as error:
        raise Refusal(error.code, str(error), error.rule) from error
    except GameError as error:
        raise Refusal("NOTATION", str(error)) from error
    return format_action(action)


def withdraw_order(
    table: SharedTable, player: str, wish: messages.WithdrawOrder, now: int
) -> list[AnyEntry]:
    """Want it no longer."""
    seat = own_seat(table, player, wish.seat)
    return [entries.OrderWithdrawn(now, wish.seat, wish.id)] if seat.order else []


def carry_out(table: SharedTable, now: int) -> list[AnyEntry]:
    """Do what was ordered for the turn that has begun, or drop the order."""
    seat = table.ordered
    given = None if seat is None else table.seats[seat].order
    if seat is None or given is None:
        return []
    try:
        return [tried(table, seat, given.action, now, "")]
    except Refusal as refusal:
        failed = entries.OrderFailed(now, seat, given.action, refusal.code)
    match, draw = playing(table), given.otherwise or ""
    acts: list[AnyEntry] = [
        entries.Acted(now, seat, draw, told(events))
        for events in (drawn(match, seat, draw) if draw else [])
    ]
    return [*acts, failed]
