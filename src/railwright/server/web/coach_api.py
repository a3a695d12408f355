"""The coach: what was luck and what was skill in your own games and in records."""

from railwright.model.record_reader import parse_record
from railwright.server.living.coaching import CoachedGame, ReviewKey
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.replays import record_of
from railwright.server.web.api import brought_record, limit_creations
from railwright.server.web.endpoints import Call, get, insist_on_welcome, post
from railwright.server.wire.coach_bodies import CoachHabits, CoachTold


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
    if table.settings.lesson:
        raise Refusal("NOT_OFFERED", "a lesson's decisions are not judged")
    game = CoachedGame(record_of(table), table.absences(seat))
    return await _judged(call, (table.id, seat, table.version), game)


@post("/records/{record}/coach/{seat}")
async def ask_about_a_record(call: Call) -> CoachTold:
    """Have a seat of a record judged, finished or not; ask again as for a table."""
    insist_on_welcome(call.visitor)
    found = await brought_record(call)
    return await _judged(call, (found.id, call.seat, 0), CoachedGame(found.text))


@get("/me/coach")
async def my_habits(call: Call) -> CoachHabits:
    """Say what you usually lose by, over your games that the coach has judged."""
    return await call.node.coaching.habits(call.visitor.player or "")


async def _judged(call: Call, key: ReviewKey, game: CoachedGame) -> CoachTold:
    _insist_on_decisions(game, call.seat)
    coaching = call.node.coaching
    return await coaching.ask(key, game, call.client, lambda: limit_creations(call))


def _insist_on_decisions(game: CoachedGame, seat: int) -> None:
    """Refuse a seat of which there is nothing to judge."""
    read = parse_record(game.record)
    if seat >= read.deal.players:
        text = f"the seats are 1 to {read.deal.players}, not {seat + 1}"
        raise Refusal("SEAT_UNKNOWN", text)
    own = {at for at, (_, actor, _) in enumerate(read.actions) if actor == seat}
    if own <= {*game.absent}:
        raise Refusal("RECORD", f"seat {seat + 1} has decided nothing here")


ENDPOINTS = [ask_the_coach, ask_about_a_record, my_habits]
