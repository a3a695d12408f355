"""What a score sheet comes to: counts while people enter it, and the final scores."""

from collections.abc import Iterator
from dataclasses import dataclass

from railwright.companion.entered_sheet import ScoreSheet, laid_out, position_text
from railwright.core import codes
from railwright.core.claim import target_refusal
from railwright.core.state import State
from railwright.model.findings import findings
from railwright.model.match import Match
from railwright.model.result import Result
from railwright.model.setup import Setup

SECOND_TRACK = {codes.TRACK_SAME_PLAYER, codes.TRACK_CLOSED}
"""Why a free track cannot be claimed beside one that is taken (C-34, C-35)."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that people should look at again."""

    code: str
    seat: int | None
    values: dict[str, str | int]
    """The places and numbers that a sentence names."""
    is_wrong: bool
    """Whether it cannot be; else something may only be missing still."""


@dataclass(frozen=True, slots=True)
class SeatCount:
    """How a player stands before the end: the score track, and what is left."""

    score: int
    pieces: int
    """Wagons and ships left, together."""
    buildings: int


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a sheet comes to."""

    remarks: tuple[Remark, ...]
    seats: tuple[SeatCount, ...]
    closed: tuple[str, ...]
    """Free tracks that nobody may claim beside the one that is taken (C-35)."""
    ending: tuple[int, ...]
    """Who has so few pieces that the last turns have begun (C-60)."""
    result: Result | None
    """The final scores; None as long as something cannot be."""
    position: str
    """The sheet as the text of a position; empty as long as something cannot be."""


def reckon(sheet: ScoreSheet) -> Reckoning:
    """What a sheet comes to; GameError if it names what the game does not have."""
    setup = laid_out(sheet)
    remarks = (*_wrong(setup, sheet), *_missing(setup, sheet))
    is_possible = not any(remark.is_wrong for remark in remarks)
    match = Match(setup.deal, setup.table, setup.state)
    return Reckoning(
        remarks=remarks,
        seats=tuple(_count(setup.state, seat) for seat in range(match.seats)),
        closed=tuple(_closed(setup)),
        ending=tuple(_ending(setup.state)),
        # The longest path of more routes than anybody has pieces for may take hours.
        result=match.result() if is_possible else None,
        position=position_text(sheet) if is_possible else "",
    )


def _wrong(setup: Setup, sheet: ScoreSheet) -> Iterator[Remark]:
    """What cannot be, as the engine finds it."""
    for code, _, seat, values in findings(setup.state, setup.words, {}):
        yield Remark(code, seat, values, is_wrong=True)
    rules = setup.state.rules
    most = int(rules.stations + rules.ports)
    kind = "ports" if rules.ports else "stations"
    for number, player in enumerate(sheet.seats):
        built = len(player.buildings)
        if built > most:
            told: dict[str, str | int] = {"kind": kind, "built": built, "most": most}
            yield Remark("too-many-buildings", number, told, is_wrong=True)


def _missing(setup: Setup, sheet: ScoreSheet) -> Iterator[Remark]:
    """What a finished game would have, besides."""
    rules = setup.state.rules
    least = int(rules.first_keep)
    for number, seat in enumerate(sheet.seats):
        if len(seat.tickets) < least:
            told: dict[str, str | int] = {"held": len(seat.tickets), "least": least}
            yield Remark("few-tickets", number, told, is_wrong=False)
    if not [*_ending(setup.state)]:
        limit: dict[str, str | int] = {"limit": int(rules.end_at)}
        yield Remark("not-ended", None, limit, is_wrong=False)


def _ending(state: State) -> Iterator[int]:
    for seat in range(int(state.rules.seats)):
        if state.pieces_left(seat) <= state.rules.end_at:
            yield seat


def _count(state: State, seat: int) -> SeatCount:
    return SeatCount(
        score=int(state.score[seat]),
        pieces=int(state.pieces_left(seat)),
        buildings=int(state.buildings[seat]),
    )


def _closed(setup: Setup) -> Iterator[str]:
    """The tracks that are free, but closed to everybody."""
    state = setup.state
    for route, owner in enumerate(state.owner):
        if owner == codes.NOBODY and all(
            _is_second(state, seat, route) for seat in range(int(state.rules.seats))
        ):
            yield setup.words.route(route)


def _is_second(state: State, seat: int, route: int) -> bool:
    state.player = seat
    return target_refusal(state, route) in SECOND_TRACK
