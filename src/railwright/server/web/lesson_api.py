"""Lessons, which are taken at tables of their own."""

from railwright.server.tabletop import lesson_tables
from railwright.server.tabletop.entries import now_ms
from railwright.server.web.api import limit_creations, new_table_id, state
from railwright.server.web.endpoints import Call, post
from railwright.server.wire.lesson_bodies import NewLesson
from railwright.server.wire.messages import TableState


@post("/lessons", 201)
async def begin_lesson(call: Call, body: NewLesson) -> TableState:
    """Set up the table of a lesson, at which you decide first."""
    someone, player = await call.known()
    limit_creations(call)
    log = lesson_tables.begin_lesson(
        *(body, player, someone.name, now_ms()),
        is_program=someone.is_program,
        is_muted=someone.is_muted,
    )
    table = await call.node.tables.create(new_table_id(), log, call.client)
    await call.node.streams.note(player, table.id)
    return state(call, table)


ENDPOINTS = [begin_lesson]
