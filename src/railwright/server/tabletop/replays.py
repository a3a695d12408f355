"""Finished games as records, and records as games to be watched."""

from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256

from msgspec import Raw, json

from railwright.core.chance import commitment
from railwright.errors import GameError
from railwright.games import PieceColor, is_map_text, seat_colors
from railwright.model import Match, record
from railwright.model.events import (
    Event,
    RouteClaimed,
    RoutesBorrowed,
    StationBuilt,
    TicketsKept,
)
from railwright.model.match import deal_out
from railwright.model.notation import format_action
from railwright.model.plain import plain_event, plain_result, plain_view
from railwright.model.record import replay
from railwright.model.record_reader import Record, parse_record
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.bodies import OpenHand, Replay, ReplayStep, TicketStory

MOST_RECORDED = 2000
"""Of a record to be watched; whole games at random have up to 600."""
LARGEST_WATCHED = 20_000_000
"""Bytes of a game to be watched; of whole games at random, 2 million at most."""
BUILDING = (RouteClaimed, StationBuilt, RoutesBorrowed, TicketsKept)
"""What may complete a ticket."""


def record_of(table: SharedTable) -> str:
    """The record of a finished game, with the secret that decided its luck."""
    if table.status != "over" or table.match is None:
        raise Refusal("NOT_OVER", "the game is not over yet")
    return record(table.match, [seat.name for seat in table.seats])


def id_of(text: str, player: str) -> str:
    """The id of a record that somebody brought here; brought again, it is the same.

    Whoever else brings the text has it for themselves, to be given and erased.
    """
    digest = sha256(f"{player}\n{text}".encode()).digest()
    return urlsafe_b64encode(digest[:12]).decode()


def brought(text: str, player: str) -> Replay:
    """The game of a record that somebody brought; Refusal if it cannot be watched."""
    try:
        checked_record(text)
        replay(text)
        return replay_of(id_of(text, player), text)
    except GameError as error:
        raise Refusal("RECORD", str(error).splitlines()[0]) from error


def checked_record(text: str) -> Record:
    """A record; Refusal if it takes much more work than a game that was played."""
    if "\0" in text:
        raise Refusal("RECORD", "a record is text, without NUL characters")
    read = parse_record(text)
    if read.deal.board and not is_map_text(read.deal.board):
        raise Refusal("RECORD", "the record names a map file: put the map into it")
    if len(read.actions) > MOST_RECORDED:
        raise Refusal("RECORD", f"a record has at most {MOST_RECORDED} actions here")
    return read


def replay_of(name: str, text: str, colors: Sequence[PieceColor] = ()) -> Replay:
    """A whole game, everything open, to step through; in the colors of its table."""
    read = parse_record(text)
    match = deal_out(read.deal)
    start, hands = _public(match), _hands(match)
    tickets: list[TicketStory] = []
    steps = [*_steps(match, read, tickets)]
    secret = read.deal.secret
    return Replay(
        id=name,
        game=read.deal.game,
        options=dict(read.deal.options),
        names=list(read.names) or [""] * read.deal.players,
        colors=[*colors] or seat_colors(match.game.pieces.colors, match.seats),
        commitment=commitment(secret) if secret else None,
        secret=secret.hex() or None,
        start=start,
        hands=hands,
        steps=steps,
        tickets=tickets,
        result=_plain(plain_result(match.result()) if match.is_over else None),
        record=text,
        map=match.board.title if read.deal.board else None,
    )


def _steps(
    match: Match, read: Record, tickets: list[TicketStory]
) -> Iterator[ReplayStep]:
    """All steps; Refusal as soon as they are more than anybody could watch."""
    size = 0
    for number, (_, seat, action) in enumerate(read.actions, 1):
        step = _step(match, seat, action, number, tickets)
        size += len(json.encode(step))
        if size > LARGEST_WATCHED:
            raise Refusal("RECORD", "this game is too large to be watched here")
        yield step


def _step(
    match: Match, seat: int, action: str, number: int, tickets: list[TicketStory]
) -> ReplayStep:
    """One action, played; what it means for tickets goes into their stories."""
    events = match.play(action, seat)
    _note_tickets(tickets, match, events, number)
    return ReplayStep(
        by=seat,
        action=format_action(match.history[-1][1]),
        events=_plain([plain_event(event) for event in events]),
        view=_public(match),
        hands=_hands(match),
    )


def _note_tickets(
    stories: list[TicketStory], match: Match, events: list[Event], step: int
) -> None:
    """Note which tickets were kept by a step, and which were completed by it."""
    for event in events:
        if isinstance(event, TicketsKept):
            kept = event.kept or ()
            stories += [TicketStory(event.seat, name, step) for name in kept]
    if not any(isinstance(event, BUILDING) for event in events):
        return
    for seat, score in enumerate(match.scores()):
        done = Counter(
            match.words.ticket(n) for n, points in score.tickets if points > 0
        )
        for story in stories:
            if story.seat == seat and done[story.ticket]:
                done[story.ticket] -= 1
                story.done = story.done or step


def _public(match: Match) -> Raw:
    return _plain(plain_view(match.view(None)))


def _plain(value: object) -> Raw:
    return Raw(json.encode(value))


def _hands(match: Match) -> list[OpenHand]:
    views = [match.view(seat) for seat in range(match.seats)]
    return [
        OpenHand(dict(view.hand), list(view.tickets), list(view.offer))
        for view in views
    ]
