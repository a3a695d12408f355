"""Doing something in the game, or having a bot do it."""

from collections.abc import Sequence

from msgspec import Raw, json, structs

from railwright.bots.levels import Level
from railwright.errors import GameError, IllegalAction
from railwright.model.events import Event
from railwright.model.notation import format_action, paid_with, parse_action
from railwright.model.plain import plain_event
from railwright.model.view import View
from railwright.server.tabletop import entries
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.wishes.conditions import (
    insist_on_current,
    own_seat,
    playing,
    seat_at,
)
from railwright.server.wire import bodies, messages
from railwright.server.wire.puzzle_bodies import PuzzleTried


def act(
    table: SharedTable, player: str, wish: messages.Act | bodies.BotAct, now: int
) -> list[AnyEntry]:
    """Do something in the game; whoever was away is back by that."""
    seat = own_seat(table, player, wish.seat)
    insist_on_current(table, wish.version, wish.seat)
    back = [entries.Returned(now, wish.seat)] if seat.is_away else []
    acted = tried(table, wish.seat, named(wish), now, wish.id)
    _insist_on_cue(table, acted)
    return [*back, acted]


def _insist_on_cue(table: SharedTable, acted: entries.Acted) -> None:
    """Refuse what the rules allow, but not the present step of a lesson."""
    cue = table.cue
    if cue is None:
        return
    wanted, done = (format_action(parse_action(a)) for a in (cue.action, acted.action))
    if not cue.is_learners or wanted != done:
        text = "the rules allow that, but this step of the lesson is about"
        raise Refusal("LESSON", f"{text} `{wanted}`")


def named(
    wish: messages.Act | messages.GiveOrder | bodies.BotAct | PuzzleTried,
) -> str:
    """The action that is wished, paid with the cards that the player has chosen."""
    if isinstance(wish, bodies.BotAct) or wish.cards is None:
        return wish.action
    try:
        return format_action(paid_with(parse_action(wish.action), wish.cards))
    except GameError as error:
        raise Refusal("NOTATION", str(error)) from error


def bot_move(  # noqa: PLR0913, PLR0917 - who, what and how well
    table: SharedTable,
    seat: int,
    version: int,
    action: str,
    now: int,
    level: Level | None = None,
) -> list[AnyEntry]:
    """What a bot of the server does, if the seat is still its to play."""
    held = seat_at(table, seat)
    if not held.is_played_by_us:
        raise Refusal("NOT_YOUR_SEAT", "somebody plays this seat")
    insist_on_current(table, version, seat)
    acted = tried(table, seat, action, now, "")
    is_usual = level in {None, held.level}
    return [acted if is_usual else structs.replace(acted, level=level)]


def tried(
    table: SharedTable, seat: int, action: str, now: int, wish: str
) -> entries.Acted:
    """The action with all that it leads to, tried before it is written."""
    try:
        events = table.try_out(playing(table), seat, action)
    except IllegalAction as error:
        raise Refusal(error.code, str(error), error.rule) from error
    except GameError as error:
        raise Refusal("NOTATION", str(error)) from error
    return entries.Acted(now, seat, action, told(events), wish)


def told(events: Sequence[Event]) -> Raw:
    """What an action led to, as the log keeps it."""
    return Raw(json.encode([plain_event(event) for event in events]))


def look_for_advice(table: SharedTable, player: str, seat: int) -> View:
    """What a seat sees whose owner asks what to do; nothing is written of it."""
    own_seat(table, player, seat)
    if not table.settings.hints:
        raise Refusal("NO_HINTS", "this table is played without hints")
    view = playing(table).view(seat)
    if not view.actions:
        raise Refusal("NOT_YOUR_TURN", "it is not your turn", "C-09")
    return view


def come_back(
    table: SharedTable, player: str, wish: messages.Return, now: int
) -> list[AnyEntry]:
    """Play your seat again."""
    if not own_seat(table, player, wish.seat).is_away:
        raise Refusal("NOT_AWAY", "nobody stands in for this seat")
    return [entries.Returned(now, wish.seat, wish.id)]


def stand_in(table: SharedTable, now: int) -> list[AnyEntry]:
    """Let bots play for everybody whose time is over."""
    ends = [(seat, table.deadline(seat)) for seat in table.deciding]
    return [entries.StoodIn(now, seat) for seat, end in ends if end and end <= now]
