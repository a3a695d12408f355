"""Push messages: a browser announces your turns with no page open, until it is not."""

from railwright.server.tabletop.entries import now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web.api import limit_creations
from railwright.server.web.endpoints import Call, post
from railwright.server.wire.bodies import Me, NewSubscription, OldSubscription


@post("/me/pushes")
async def want_pushes(call: Call, body: NewSubscription) -> Me:
    """Have this browser told of your turns by push messages."""
    limit_creations(call)
    if call.visitor.is_program:
        raise Refusal("NOT_OFFERED", "push messages are for people; a bot has a stream")
    person, player = await call.known()
    await call.node.pushes.subscribe(player, body, now_ms())
    return Me(person.name)


@post("/me/pushes/stop")
async def stop_pushes(call: Call, body: OldSubscription) -> Me:
    """Have this browser told nothing any more."""
    await call.node.pushes.unsubscribe(call.visitor.player or "", body.endpoint)
    return Me(call.visitor.name)


ENDPOINTS = [want_pushes, stop_pushes]
