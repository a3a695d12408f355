"""What each follower of a table hears; nothing hidden from them is in it."""

from collections.abc import Collection, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

from msgspec import Raw, json

from railwright.model.plain import HIDING, plain_seen_by
from railwright.server.tabletop.entries import STEPS, Acted, AnyEntry, Undone
from railwright.server.tabletop.orders import Order
from railwright.server.tabletop.seats import Seat
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.sights import Eye, ToldView, whole_view
from railwright.server.tabletop.summaries import totals_of
from railwright.server.wire.messages import (
    Happened,
    HistoryTold,
    OwnOrder,
    SeatState,
    StateChanged,
    Step,
    TableShown,
    TableState,
    UndoState,
)

Events = list[dict[str, Any]]
NOTHING = Raw(b"[]")
_HIDING = [json.encode(kind) for kind in HIDING]
"""What is in the JSON of events of which something may be hidden."""


class Presence(NamedTuple):
    """Who follows a table at the moment: each identity once, however many tabs."""

    players: AbstractSet[str]
    unnamed: int
    """Connections of followers who are not named."""


NOBODY = Presence(frozenset(), 0)


def together(*presences: Presence) -> Presence:
    """All who follow a table, at several places."""
    players = frozenset().union(*(each.players for each in presences))
    return Presence(players, sum(each.unnamed for each in presences))


def state_of(
    table: SharedTable, player: str | None, presence: Presence, now: int
) -> TableState:
    """Everything public about a table besides the game, as an identity sees it."""
    question = table.question
    holders = {seat.player for seat in table.seats}
    return TableState(
        table=table.id,
        status=table.status,
        settings=table.settings,
        seats=[
            _seat_state(table, number, seat, player, presence)
            for number, seat in enumerate(table.seats)
        ],
        host=player is not None and table.host == player,
        version=table.version,
        commitment=table.commitment,
        created=table.created / 1000,
        active=table.active / 1000,
        now=now / 1000,
        archived=table.is_archived,
        spectators=len(presence.players - holders) + presence.unnamed,
        undo=question
        and UndoState(question.seat, question.back_to, list(question.waiting)),
        orders=own_orders(table, player),
        undoable=[at for at in range(len(table.seats)) if table.may_undo(at)],
        deciding=list(table.deciding),
        totals=totals_of(table),
        next=table.next,
    )


def _seat_state(
    table: SharedTable, number: int, seat: Seat, player: str | None, presence: Presence
) -> SeatState:
    deadline = table.deadline(number)
    return SeatState(
        seat=number,
        kind="bot" if seat.is_program else seat.kind,
        name=seat.name,
        color=seat.color,
        level=seat.level,
        mine=player is not None and seat.player == player,
        connected=seat.kind == "bot" or seat.player in presence.players,
        newcomer=seat.is_newcomer,
        away=seat.is_away,
        deadline=None if deadline is None else deadline / 1000,
    )


def own_orders(table: SharedTable, player: str | None) -> list[OwnOrder]:
    """The orders of an identity's own seats; those of others are nobody's business."""
    found = [(at, table.seats[at].order) for at in table.seats_of(player)]
    return [_own_order(at, order) for at, order in found if order]


def _own_order(seat: int, order: Order) -> OwnOrder:
    claim = order.claim
    return OwnOrder(seat, claim.route, dict(claim.cards), order.otherwise, order.failed)


class Outline(NamedTuple):
    """What `state` tells besides the course of the game."""

    public: tuple[object, ...]
    """If it changes, all hear."""
    private: dict[str, list[OwnOrder]]
    """If that of a player changes, this player hears."""


def outline(table: SharedTable) -> Outline:
    """What a table shows besides the course of the game."""
    players = {seat.player for seat in table.seats if seat.player is not None}
    return Outline(
        _public(table), {player: own_orders(table, player) for player in players}
    )


def _public(table: SharedTable) -> tuple[object, ...]:
    seats = [
        (
            *(s.kind, s.player, s.name, s.color, s.is_newcomer),
            *(s.level, s.is_away, table.deadline(number)),
        )
        for number, s in enumerate(table.seats)
    ]
    return (
        table.status,
        table.settings,
        seats,
        table.host,
        table.question,
        table.is_archived,
        table.next,
    )


class Recipient(NamedTuple):
    """Who hears something, and in what form."""

    player: str | None
    has_choices: bool = False
    """Whether their views have what a page needs besides."""


def views_of(table: SharedTable, eyes: Sequence[Eye]) -> list[Raw]:
    """The whole views of eyes; none before the start."""
    match = table.match
    return [] if match is None else [whole_view(match, eye) for eye in eyes]


def eyes_of(table: SharedTable, reader: Recipient) -> list[Eye]:
    """The eyes with which somebody sees the game: of their seats, or a spectator's."""
    seats = table.settled(_holdings).get(reader.player, [None])
    return [Eye(seat, reader.has_choices) for seat in seats]


def _holdings(table: SharedTable) -> dict[str | None, list[int | None]]:
    """The seats of everybody who holds some."""
    players = {seat.player for seat in table.seats if seat.player is not None}
    return {player: [*table.seats_of(player)] for player in players}


def shown(
    table: SharedTable, reader: Recipient, presence: Presence, now: int
) -> TableShown:
    """A table as it stands, as an identity may see it."""
    views = views_of(table, eyes_of(table, reader))
    state = state_of(table, reader.player, presence, now)
    return TableShown(table.id, state, views, table.chat)


def changed(
    table: SharedTable, reader: Recipient, presence: Presence, now: int
) -> StateChanged:
    """The news that something besides the game has changed."""
    return StateChanged(table.id, state_of(table, reader.player, presence, now))


def happened(
    table: SharedTable, entry: Acted | Undone, version: int, sights: dict[Eye, ToldView]
) -> dict[Eye, Happened]:
    """A step that led to a version just now, as each of these eyes may see it."""
    undoable = [at for at in range(len(table.seats)) if table.may_undo(at)]
    back_to = entry.back_to if isinstance(entry, Undone) else None
    level = entry.level if isinstance(entry, Acted) else None
    known = seen_events(entry, [eye.seat for eye in sights])
    return {
        eye: Happened(
            table=table.id,
            version=version,
            seat=eye.seat,
            by=entry.seat,
            at=entry.at / 1000,
            events=events,
            digest=sight.digest,
            view=sight.view,
            changes=sight.changes,
            back_to=back_to,
            undoable=undoable,
            level=level,
        )
        for (eye, sight), events in zip(sights.items(), known, strict=True)
    }


def seen_events(entry: Acted | Undone, seats: Collection[int | None]) -> list[Raw]:
    """The events of a step as each of these seats may know them."""
    if isinstance(entry, Undone):
        return [NOTHING] * len(seats)
    told = bytes(entry.events)
    if not any(kind in told for kind in _HIDING):
        return [entry.events] * len(seats)
    events: Events = json.decode(told)
    owners = {event["seat"] for event in events if event["type"] in HIDING}
    # Those who own nothing that is hidden know the same, and one who owns it all knows
    # everything.
    some = owners.intersection(seats) if len(owners) > 1 else ()
    shares = {seat: _seen_by(events, seat) for seat in (None, *some)}
    return [
        entry.events if owners == {seat} else shares.get(seat, shares[None])
        for seat in seats
    ]


def _seen_by(events: Events, seat: int | None) -> Raw:
    return Raw(json.encode([plain_seen_by(event, seat) for event in events]))


def history(table: str, seat: int | None, log: list[AnyEntry]) -> HistoryTold:
    """All steps, also those that were taken back, as a seat may know them."""
    taken = [entry for entry in log if isinstance(entry, STEPS)]
    steps = [_step(entry, version, seat) for version, entry in enumerate(taken, 1)]
    return HistoryTold(table, seat, steps)


def _step(entry: Acted | Undone, version: int, seat: int | None) -> Step:
    """A step that led to a version, as a seat may know it."""
    [events] = seen_events(entry, [seat])
    return Step(
        version=version,
        by=entry.seat,
        at=entry.at / 1000,
        back_to=entry.back_to if isinstance(entry, Undone) else None,
        events=events,
        level=entry.level if isinstance(entry, Acted) else None,
    )
