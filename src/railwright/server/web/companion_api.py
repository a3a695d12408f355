"""The HTTP interface for games on real tables."""

import re

from msgspec import json

from railwright.companion import Ruling
from railwright.server.store import SheetMark
from railwright.server.tabletop import score_sheets
from railwright.server.tabletop.entries import now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web.api import limit_creations
from railwright.server.web.endpoints import Call, post
from railwright.server.wire.bodies import Replay
from railwright.server.wire.companion_bodies import (
    CourseEntered,
    Mark,
    MarksBrought,
    MarksTold,
    Reckoned,
    RulesAsked,
    SheetEntered,
)
from railwright.server.wire.sizes import MOST_MARKS, SHEET_ID

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


@post("/companion/sheets/{sheet}")
async def share_marks(call: Call, body: MarksBrought) -> MarksTold:
    """Keep what a phone has entered, and tell it what others have.

    A mark that is here already stays as it is, so whatever is sent twice counts once.
    """
    _, player = await call.known()
    sheet = _sheet(call)
    store = call.node.store
    before = await store.count_marks(sheet)
    if body.marks:
        if not before:
            limit_creations(call)
        if before + len(body.marks) > MOST_MARKS:
            raise Refusal("TOO_LONG", f"a sheet has at most {MOST_MARKS} entries")
        now = now_ms()
        await store.add_marks(
            [
                SheetMark(sheet, mark.id, player, json.encode(mark).decode(), now)
                for mark in body.marks
            ]
        )
    count = await store.count_marks(sheet)
    if count == body.known:
        return MarksTold(count)
    kept = await store.marks(sheet)
    return MarksTold(len(kept), [_MARK.decode(each.body) for each in kept])


def _sheet(call: Call) -> str:
    """The sheet in the address."""
    said = str(call.request.path_params["sheet"])
    if re.fullmatch(SHEET_ID, said) is None:
        raise Refusal("MALFORMED", "the code of a sheet has 10 capitals and digits")
    return said


ENDPOINTS = [score_sheet, ask_the_rules, sheet_replay, share_marks]
