"""Talking to the table, and where notices of turns are sent."""

from msgspec import UNSET

from railwright.server.tabletop import entries
from railwright.server.tabletop.clean_text import clean_line, clean_name
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.wishes.conditions import (
    insist_on_host,
    insist_on_voice,
    own_seat,
    seat_at,
)
from railwright.server.wire import bodies, messages


def chat(
    table: SharedTable,
    player: str,
    wish: messages.Chat | messages.React,
    name: str | None,
    now: int,
) -> list[AnyEntry]:
    """Say something, in your own words or one of a few things."""
    reaction = wish.reaction if isinstance(wish, messages.React) else None
    text = clean_line("" if isinstance(wish, messages.React) else wish.text)
    if not text and reaction is None:
        raise Refusal("NOTHING_SAID", "there is nothing in this message")
    insist_on_voice(table, player)
    mine = table.seats_of(player)
    seat = mine[0] if mine else None
    called = clean_name(name, "") if seat is None else table.seats[seat].name
    return [entries.ChatSaid(now, player, seat, called, text, wish.id, reaction)]


def mute(
    table: SharedTable, player: str, wish: messages.Mute, now: int
) -> list[AnyEntry]:
    """Let whoever said a line, or all spectators, talk no longer (host), or again."""
    insist_on_host(table, player)
    muted = None if wish.line is None else table.talk.speakers.get(wish.line)
    if wish.line is not None and muted is None:
        raise Refusal("LINE_UNKNOWN", "nobody has said this line")
    if muted == player:
        raise Refusal("OWN_LINE", "you cannot mute yourself")
    is_so = (muted in table.talk.muted) == wish.muted
    return [] if is_so else [entries.Muted(now, muted, wish.muted, wish.id)]


def notice(
    table: SharedTable, player: str, seat: int, wish: bodies.Notice, now: int
) -> list[AnyEntry]:
    """Where the owner of a seat wants to hear of its turns."""
    held = own_seat(table, player, seat)
    known = (held.email, held.webhook, held.language)
    email = held.email if wish.email is UNSET else wish.email
    webhook = held.webhook if wish.webhook is UNSET else wish.webhook
    language = held.language if wish.language is UNSET else wish.language
    wanted = (email, webhook, language)
    return [] if wanted == known else [entries.NoticeWanted(now, seat, *wanted)]


def confirm_notice(table: SharedTable, seat: int, now: int) -> list[AnyEntry]:
    """The reader of a seat's mailbox wants to hear of its turns."""
    is_known = seat_at(table, seat).is_confirmed
    return [] if is_known else [entries.NoticeConfirmed(now, seat)]
