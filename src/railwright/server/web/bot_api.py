"""Your own bots: a token, a stream of messages, and moves to post."""

from collections.abc import AsyncIterator

from railwright.server.living.grants import Answer, answer
from railwright.server.tabletop.clean_text import clean_name
from railwright.server.tabletop.entries import now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web.api import limit_creations
from railwright.server.web.endpoints import Call, delete, get, insist_on_welcome, post
from railwright.server.wire.bodies import BotAct, BotToken, Me, NewBot
from railwright.server.wire.messages import Act, Refused, Stale

MOST_STREAMS = 3
"""Streams of one bot."""
STATUS = {Stale: 409, Refused: 422}
"""The statuses of moves that were not made."""


@post("/bot/tokens", 201)
async def new_bot(call: Call, body: NewBot) -> BotToken:
    """Make a token for a bot; it is shown only now."""
    limit_creations(call)
    insist_on_welcome(call.visitor)
    name = clean_name(body.name, "A bot")
    bot = await call.node.identities.new_program(name, now_ms())
    return BotToken(bot.secret or "", name)


@delete("/bot/tokens")
async def revoke_bot(call: Call) -> Me:
    """Revoke the token that is sent: from now on it is good for nothing."""
    _bot(call)
    await call.node.revoke(call.visitor)
    return Me(call.visitor.name)


@get("/bot/stream")
async def bot_stream(call: Call) -> AsyncIterator[str]:
    """Stream all that happens at the bot's tables, one message of the socket a line."""
    player, streams = _bot(call), call.node.streams
    if len(streams.open.get(player, ())) >= MOST_STREAMS:
        raise Refusal("TOO_FAST", f"a bot has at most {MOST_STREAMS} streams")
    return streams.lines(player)


@post("/bot/tables/{table}/act", 200, *STATUS.values())
async def bot_act(call: Call, body: BotAct) -> Answer:
    """Post a move; answers like the socket: `done`, `refused` or `stale`."""
    _bot(call)
    wish = Act(call.table, body.seat, body.version, body.id, body.action)
    said = await answer(call.node.tables, call.visitor, wish)
    call.status = STATUS.get(type(said))
    return said


def _bot(call: Call) -> str:
    player = call.visitor.player
    if player is None or not call.visitor.is_program:
        raise Refusal("NO_TOKEN", "send the token of a bot: Authorization: Bearer ...")
    return player


ENDPOINTS = [new_bot, revoke_bot, bot_stream, bot_act]
