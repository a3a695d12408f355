"""Hints: what somebody could do, worked out elsewhere and told to that seat alone."""

from railwright.server.living.conversation import suggested
from railwright.server.node import Node
from railwright.server.plumbing.fair_queue import Asker
from railwright.server.plumbing.identity import Visitor
from railwright.server.store import Unavailable
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.wishes import look_for_advice
from railwright.server.wire.messages import Refused, Suggest, Suggested


async def suggest(
    node: Node, visitor: Visitor, client: str, wish: Suggest
) -> Suggested | Refused:
    """What a seat could do, or why that is not said."""
    try:
        return await _suggested(node, visitor.player or "", client, wish)
    except Refusal as refusal:
        code, rule, message = refusal.code, refusal.rule, refusal.message
    except Unavailable:
        code, rule, message = "UNAVAILABLE", None, "the database does not answer"
    return Refused(wish.table, wish.id, code, rule, message)


async def _suggested(node: Node, player: str, client: str, wish: Suggest) -> Suggested:
    table, _ = await node.tables.look(wish.table)
    view, version = look_for_advice(table, player, wish.seat), table.version
    if node.hints and not node.hints.take(client):
        raise Refusal("TOO_FAST", "too many hints; wait a moment")
    advice = await node.thinkers.advise(view, Asker(client, wish.table))
    if advice is None:
        raise Refusal("UNAVAILABLE", "no hint is available right now")
    return suggested(wish, version, advice)
