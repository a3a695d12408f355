"""What a log says of one person: to be given to that person, and to be erased."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import json, structs

from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import (
    AnyEntry,
    BotSeated,
    ChatSaid,
    Created,
    HandedOver,
    Muted,
    NoticeWanted,
    SeatFreed,
    SeatTaken,
    encode_entry,
)
from railwright.server.tabletop.shared_table import SharedTable

GONE = "…"
"""What stands where somebody had said something."""
NOT_OURS = ("secret", "events", "map")
"""Fields of entries that tell of the game, of others or of the deck."""


def concerning(log: Sequence[AnyEntry], player: str) -> list[dict[str, Any]]:
    """Everything in a log that a person did or that names them, without secrets."""
    return [
        {name: value for name, value in _plain(entry).items() if name not in NOT_OURS}
        for entry, is_theirs in _owned(log, player)
        if is_theirs
    ]


def _plain(entry: AnyEntry) -> dict[str, Any]:
    plain: dict[str, Any] = json.decode(encode_entry(entry))
    return plain


def _owned(log: Sequence[AnyEntry], player: str) -> Iterator[tuple[AnyEntry, bool]]:
    """Entries, each with whether it is about a person or about their seat then."""
    held: set[int] = set()
    for entry in log:
        named = getattr(entry, "player", None) or getattr(entry, "host", None)
        seat = getattr(entry, "seat", None)
        yield entry, named == player or (seat in held and named is None)
        if isinstance(entry, SeatTaken | HandedOver | BotSeated | SeatFreed):
            held.discard(entry.seat)
            if named == player:
                held.add(entry.seat)


def erased(
    table: SharedTable, log: Sequence[AnyEntry], player: str, stranger: str, now: int
) -> list[AnyEntry]:
    """A log in which nobody is found any more but a stranger who did the same.

    Seats of games that are not over are left first, so that others can play on.
    """
    left: list[AnyEntry] = []
    if table.status != "over":
        for seat in table.seats_of(player):
            left += wishes.leave_seat(table, player, seat, now)
    inherited = _inherited(log, player)
    rewritten = [
        _without(entry, player, stranger) if is_theirs or at in inherited else entry
        for at, (entry, is_theirs) in enumerate(_owned(log, player))
    ]
    return [*rewritten, *left]


def _inherited(log: Sequence[AnyEntry], player: str) -> set[int]:
    """Where a seat got its name that was then handed over to a person."""
    taken: dict[int, set[int]] = {}
    inherited: set[int] = set()
    for at, entry in enumerate(log):
        match entry:
            case SeatTaken():
                taken.setdefault(entry.seat, set()).add(at)
            case BotSeated() | SeatFreed():
                taken.pop(entry.seat, None)
            case HandedOver() if entry.player == player:
                inherited |= taken.get(entry.seat, set())
    return inherited


def _without(entry: AnyEntry, player: str, stranger: str) -> AnyEntry:
    """An entry without the name, the words and the addresses of a person."""
    match entry:
        case Created():
            return structs.replace(entry, host=stranger)
        case SeatTaken():
            name = f"Player {entry.seat + 1}"
            holder = stranger if entry.player == player else entry.player
            return structs.replace(entry, player=holder, name=name)
        case ChatSaid():
            return structs.replace(entry, player=stranger, name="", text=GONE)
        case HandedOver() | Muted() if entry.player == player:
            return structs.replace(entry, player=stranger)
        case NoticeWanted():
            return structs.replace(entry, email=None, webhook=None, language="en")
    return entry
