"""What the server stores of you: to read, to keep and to erase."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from railwright.server.erasing import LARGEST, data_of, erase
from railwright.server.plumbing.fair_queue import Asker, QueueFull
from railwright.server.plumbing.identity import new_secret
from railwright.server.tabletop.entries import now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web.api import keep_secret, limit_creations
from railwright.server.web.endpoints import Call, delete, get
from railwright.server.wire.bodies import Me, OwnData


@get("/me/data")
async def my_data(call: Call) -> OwnData:
    """Give everything that is stored of you, but no secrets of games."""
    player = _sender(call)
    async with _looking_through(call):
        return await data_of(call.node.store, player, LARGEST)


@delete("/me")
async def erase_me(call: Call) -> Me:
    """Erase all that is stored of you; your seats in games go to bots."""
    player, node = _sender(call), call.node
    async with _looking_through(call):
        await erase(node.store, player, now_ms(), partial(node.send_away, player))
    await node.calls.look()
    if not call.visitor.is_program:
        keep_secret(call, new_secret())
    return Me(None)


@asynccontextmanager
async def _looking_through(call: Call) -> AsyncIterator[None]:
    """A place to look through the whole store; one client with much holds up nobody."""
    try:
        async with call.node.upkeep.place(Asker(call.client)):
            yield
    except QueueFull as error:
        raise Refusal("TOO_FAST", "this was asked too often; wait a moment") from error


def _sender(call: Call) -> str:
    """Who sends a request that looks through the whole store."""
    limit_creations(call)
    if call.visitor.player is None:
        raise Refusal("WHO_ARE_YOU", "ask GET /api/me for a cookie first")
    return call.visitor.player


ENDPOINTS = [my_data, erase_me]
