"""Games on real tables: what pages ask of the engine about them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from msgspec import Raw, json

from railwright.companion import (
    RulesQuestion,
    Ruling,
    ScoreSheet,
    SheetSeat,
    reckon,
    ruling,
)
from railwright.companion.entered_sheet import laid_out
from railwright.core import codes
from railwright.errors import GameError
from railwright.games import MapText
from railwright.maps.library import SoundText
from railwright.model import Match
from railwright.model.events import RouteClaimed
from railwright.model.plain import plain_event, plain_result, plain_view
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.sheet_maps import sheet_map
from railwright.server.wire.bodies import OpenHand, Replay, ReplayStep, TicketStory
from railwright.server.wire.companion_bodies import (
    CourseEntered,
    Reckoned,
    RulesAsked,
    SheetEntered,
)

NAME = "companion"
"""What stands for the id of a table in the replay of one that the server never had."""


def reckoned(entered: SheetEntered) -> Reckoned:
    """What a sheet comes to; Refusal if the game does not have what it names."""
    try:
        told = reckon(sheet_of(entered))
    except GameError as error:
        raise _refusal(error) from error
    return Reckoned(
        remarks=told.remarks,
        seats=told.seats,
        closed=told.closed,
        ending=told.ending,
        result=_plain(plain_result(told.result) if told.result else None),
        position=told.position,
    )


def ruled(asked: RulesAsked) -> Ruling:
    """What the rules say of a claim at a real table."""
    if asked.seat >= len(asked.sheet.seats):
        raise Refusal("SHEET", f"the sheet has no seat {asked.seat}")
    cards = tuple((card, count) for card, count in asked.cards.items() if count)
    question = RulesQuestion(asked.seat, asked.place, cards)
    try:
        return ruling(sheet_of(asked.sheet), question)
    except GameError as error:
        raise _refusal(error) from error


def _refusal(error: GameError) -> Refusal:
    """Why nothing can be said of a sheet, in one sentence."""
    return Refusal("SHEET", str(error).splitlines()[0])


def sheet_of(entered: SheetEntered) -> ScoreSheet:
    """A sheet as the engine reads it."""
    seats = (
        SheetSeat(
            tuple(seat.routes),
            tuple(seat.buildings),
            tuple(seat.tickets),
            seat.pieces,
            seat.exchanged,
        )
        for seat in entered.seats
    )
    sheet = ScoreSheet(entered.game, tuple(seats), tuple(entered.options.items()))
    if entered.map is None:
        return sheet
    own = sheet_map(entered.map, entered.game, len(entered.seats))
    options = tuple((own.options | entered.options).items())
    return replace(
        sheet, game=own.game, options=options, board=MapText(SoundText(own.text))
    )


def watched(entered: CourseEntered) -> Replay:
    """A sheet as a game to be watched, as far as it is known: claim by claim.

    Buildings and tickets stand there from the beginning: nobody noted when they came.
    """
    sheet = sheet_of(entered.sheet)
    whole = reckoned(entered.sheet)
    if bytes(whole.result) == b"null":
        raise Refusal("SHEET", "something on the sheet cannot be; mend it first")
    claims = [*_known_claims(sheet, entered.claims)]
    stages = [_match(sheet, claims[:count]) for count in range(len(claims) + 1)]
    hands = [OpenHand({}, [*seat.tickets], []) for seat in sheet.seats]
    return Replay(
        id=NAME,
        game=sheet.game,
        options=entered.sheet.options,
        names=entered.names or [""] * len(sheet.seats),
        colors=entered.colors,
        commitment=None,
        secret=None,
        start=_view(stages[0]),
        hands=hands,
        steps=[
            _step(stage, route, hands)
            for stage, route in zip(stages[1:], claims, strict=True)
        ],
        tickets=[*_stories(stages)],
        result=whole.result,
        record=whole.position,
        map=stages[0].board.title if sheet.board else None,
    )


def _known_claims(sheet: ScoreSheet, claims: Sequence[str]) -> Iterator[str]:
    """All routes of a sheet: those whose order is known in it, then the others."""
    owned = {route for seat in sheet.seats for route in seat.routes}
    yield from dict.fromkeys(route for route in claims if route in owned)
    yield from (
        route for seat in sheet.seats for route in seat.routes if route not in {*claims}
    )


def _match(sheet: ScoreSheet, claimed: Sequence[str]) -> Match:
    """The table when so much of it was claimed."""
    seats = (
        replace(
            seat,
            routes=tuple(route for route in seat.routes if route in {*claimed}),
            pieces=None,
        )
        for seat in sheet.seats
    )
    setup = laid_out(replace(sheet, seats=tuple(seats)))
    setup.state.phase = codes.TURN
    return Match(setup.deal, setup.table, setup.state)


def _step(stage: Match, route: str, hands: list[OpenHand]) -> ReplayStep:
    seat = dict(stage.view(None).routes)[route]
    points = stage.board.route_points[stage.board.route(route).length]
    claimed = RouteClaimed(seat, route, (), points)
    return ReplayStep(
        by=seat,
        action=f"claim {route}",
        events=_plain([plain_event(claimed)]),
        view=_view(stage),
        hands=hands,
    )


def _stories(stages: Sequence[Match]) -> Iterator[TicketStory]:
    """The tickets of all, with the claim by which each was completed."""
    done: dict[tuple[int, int], int] = {}
    for number, stage in enumerate(stages):
        for seat, score in enumerate(stage.scores()):
            for card, points in score.tickets:
                if points > 0:
                    done.setdefault((seat, card), number)
    last = stages[-1]
    for seat, score in enumerate(last.scores()):
        for card, points in score.tickets:
            when = done.get((seat, card)) if points > 0 else None
            yield TicketStory(seat, last.words.ticket(card), 0, when)


def _view(match: Match) -> Raw:
    return _plain(plain_view(match.view(None)))


def _plain(value: object) -> Raw:
    return Raw(json.encode(value))
