"""Answers wishes that carry an id: done, refused or stale, and never done twice."""

from collections.abc import Callable, Sequence

from railwright.server.living.node_tables import Tables
from railwright.server.plumbing.identity import Visitor
from railwright.server.store import Unavailable
from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.refusal import Refusal, StaleVersion
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.messages import (
    Act,
    Chat,
    Consent,
    Done,
    GiveOrder,
    Mute,
    React,
    Refused,
    Return,
    Stale,
    Undo,
    WithdrawOrder,
)

Wish = Act | Undo | Consent | Return | GiveOrder | WithdrawOrder | Chat | React | Mute
Answer = Done | Refused | Stale


async def answer(tables: Tables, visitor: Visitor, wish: Wish) -> Answer:
    """Grant a wish, or say why not."""
    table, name = wish.table, wish.id
    player = visitor.player
    if player is None:
        return Refused(table, name, "NOT_YOUR_SEAT", None, "you sit nowhere here")
    if visitor.is_banned:
        message = "the operator of this server has banned you"
        return Refused(table, name, "BANNED", None, message)
    wishing = _Once(player, name, _decision(wish, visitor, player))
    try:
        granted = await tables.wish(table, wishing.decide)
    except StaleVersion as stale:
        return Stale(table, name, stale.version)
    except Refusal as refusal:
        return Refused(table, name, refusal.code, refusal.rule, refusal.message)
    except Unavailable:
        message = "the database does not answer; try again in a moment"
        return Refused(table, name, "UNAVAILABLE", None, message)
    return Done(table, name, granted.granted.get((player, name), granted.version))


Decision = Callable[[SharedTable, int], Sequence[AnyEntry]]


def _decision(wish: Wish, visitor: Visitor, player: str) -> Decision:  # noqa: PLR0911 - one case each
    match wish:
        case Act():
            return lambda table, now: wishes.act(table, player, wish, now)
        case Undo():
            return lambda table, now: wishes.undo(table, player, wish, now)
        case Consent():
            return lambda table, now: wishes.consent(table, player, wish, now)
        case Return():
            return lambda table, now: wishes.come_back(table, player, wish, now)
        case GiveOrder():
            return lambda table, now: wishes.order(table, player, wish, now)
        case WithdrawOrder():
            return lambda table, now: wishes.withdraw_order(table, player, wish, now)
        case Mute():
            return lambda table, now: wishes.mute(table, player, wish, now)
    return lambda table, now: wishes.chat(table, player, wish, visitor.name, now)


class _Once:
    """A decision that leads to nothing if the same wish was granted before."""

    def __init__(self, player: str, name: str, decision: Decision) -> None:
        self.key = (player, name)
        self.decision = decision

    def decide(self, table: SharedTable, now: int) -> Sequence[AnyEntry]:
        """What the wish leads to."""
        return () if self.key in table.granted else self.decision(table, now)
