"""The HTTP interface for games on real tables."""

import re

from msgspec import json

from railwright.companion import Ruling
from railwright.server.store import SheetMark
from railwright.server.tabletop import score_sheets, sheet_maps
from railwright.server.tabletop.entries import now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web.endpoints import Call, insist_on_welcome, post
from railwright.server.wire.bodies import MapBrought, Replay
from railwright.server.wire.companion_bodies import (
    MAP_MARK,
    CourseEntered,
    MapDrawn,
    Mark,
    MarksBrought,
    MarksTold,
    Reckoned,
    RulesAsked,
    SheetEntered,
)
from railwright.server.wire.sizes import LONGEST_MARK, MOST_MARKS, SHEET_ID

_MARK = json.Decoder(Mark)


@post("/companion/scores")
async def score_sheet(call: Call, body: SheetEntered) -> Reckoned:
    """Score a game on a real table, and say what of it cannot be; nothing is kept."""
    return await call.work_out(score_sheets.reckoned, body)


@post("/companion/rules")
async def ask_the_rules(call: Call, body: RulesAsked) -> Ruling:
    """Say whether a claim is allowed at a real table, and by which rule not."""
    return await call.work_out(score_sheets.ruled, body)


@post("/companion/replay")
async def sheet_replay(call: Call, body: CourseEntered) -> Replay:
    """Give a game on a real table claim by claim, as far as it is known."""
    return await call.work_out(score_sheets.watched, body)


@post("/companion/board")
async def sheet_board(call: Call, body: MapBrought) -> MapDrawn:
    """Draw your own map as a board to enter a game on; nothing is kept."""
    return await call.work_out(sheet_maps.drawn_map, body)


@post("/companion/sheets/{sheet}")
async def share_marks(call: Call, body: MarksBrought) -> MarksTold:
    """Keep what a phone has entered, and tell it what others have.

    A mark that is here already stays as it is, so whatever is sent twice counts once.
    """
    sheet, store = _sheet(call), call.node.store
    insist_on_welcome(call.visitor)
    if body.marks:
        await _keep(call, sheet, body.marks)
    elif await store.count_marks(sheet) == body.known:
        return MarksTold(body.known)
    kept = await store.marks(sheet)
    if not {mark.id for mark in body.marks} <= {each.id for each in kept}:
        raise Refusal("TOO_LONG", f"a sheet has at most {MOST_MARKS} entries")
    if len(kept) == body.known:
        return MarksTold(body.known)
    told = [each for each in kept if each.id != MAP_MARK or not body.known]
    return MarksTold(len(kept), [_MARK.decode(each.body) for each in told])


async def _keep(call: Call, sheet: str, marks: list[Mark]) -> None:
    """Keep what is new, as far as the sheet has room for it."""
    _, player = await call.known()
    limit = call.node.marks
    weight = sum(1 + len(mark.value or "") // LONGEST_MARK for mark in marks)
    if limit and not limit.take(call.client, weight):
        raise Refusal("TOO_FAST", "too many entries of sheets; wait a moment")
    now = now_ms()
    await call.node.store.add_marks(
        [
            SheetMark(sheet, mark.id, player, json.encode(mark).decode(), now)
            for mark in marks
        ],
        MOST_MARKS,
    )


def _sheet(call: Call) -> str:
    """The sheet in the address."""
    said = str(call.request.path_params["sheet"])
    if re.fullmatch(SHEET_ID, said) is None:
        raise Refusal("MALFORMED", "the code of a sheet has 10 capitals and digits")
    return said


ENDPOINTS = [score_sheet, ask_the_rules, sheet_replay, sheet_board, share_marks]
