"""The coach: what was luck and what was skill in your own finished games."""

from railwright.server.tabletop.refusal import Refusal
from railwright.server.web.api import limit_creations
from railwright.server.web.endpoints import Call, insist_on_welcome, post
from railwright.server.wire.coach_bodies import CoachTold


@post("/tables/{table}/coach/{seat}")
async def ask_the_coach(call: Call) -> CoachTold:
    """Have one of your seats judged in a finished game.

    Working that out takes a while. Ask again until the answer has a report.
    """
    insist_on_welcome(call.visitor)
    table, _ = await call.node.tables.look(call.table)
    seat = call.seat
    if seat not in table.seats_of(call.visitor.player):
        raise Refusal("NOT_YOUR_SEAT", f"seat {seat + 1} is not yours")
    coaching = call.node.coaching
    return await coaching.ask(table, seat, call.client, lambda: limit_creations(call))


ENDPOINTS = [ask_the_coach]
