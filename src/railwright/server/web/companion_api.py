"""The HTTP interface for games on real tables."""

from railwright.companion import Ruling
from railwright.server.tabletop import score_sheets
from railwright.server.web.endpoints import Call, post
from railwright.server.wire.bodies import Replay
from railwright.server.wire.companion_bodies import (
    CourseEntered,
    Reckoned,
    RulesAsked,
    SheetEntered,
)


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


ENDPOINTS = [score_sheet, ask_the_rules, sheet_replay]
