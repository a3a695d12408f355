"""Bots of one's own: a token, a stream of messages, and moves to post."""

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from railwright.server.api import Here, TablePath, Who
from railwright.server.bodies import BotAct, BotToken, NewBot
from railwright.server.entries import now_ms
from railwright.server.grants import Answer, answer
from railwright.server.identity import Visitor
from railwright.server.messages import Act, Done, Stale
from railwright.server.wishes import Refusal, clean_name

AS_IT_IS = "as_it_is"
"""Marks handlers whose answers are not to be compressed on their way out."""


@post("/api/bot/tokens")
async def new_bot(data: JSONBody[NewBot], node: Here) -> BotToken:
    """Make a token for a bot; it is shown only now."""
    name = clean_name(data.name, "A bot")
    bot = await node.identities.new_program(name, now_ms())
    return BotToken(bot.secret or "", name)


# Compressed, a stream would wait until there is more to say.
@get("/api/bot/stream", media_type="application/x-ndjson", opt={AS_IT_IS: True})
async def bot_stream(node: Here, visitor: Who) -> Stream:
    """Stream all that happens at the bot's tables, one message of the socket a line."""
    player = _bot(visitor)
    return Stream(node.streams.lines(player), media_type="application/x-ndjson")


@post("/api/bot/tables/{table:str}/act", status_code=200)
async def bot_act(
    table: TablePath, data: JSONBody[BotAct], node: Here, visitor: Who
) -> Response[Answer]:
    """Post a move; answers like the socket: `done`, `refused` or `stale`."""
    _bot(visitor)
    wish = Act(table, data.seat, data.version, data.id, data.action)
    said = await answer(node.tables, visitor, wish)
    status = 200 if isinstance(said, Done) else 409 if isinstance(said, Stale) else 422
    return Response(said, status_code=status)


def _bot(visitor: Visitor) -> str:
    if visitor.player is None or not visitor.is_program:
        raise Refusal("NO_TOKEN", "send the token of a bot: Authorization: Bearer ...")
    return visitor.player


ROUTES = [new_bot, bot_stream, bot_act]
