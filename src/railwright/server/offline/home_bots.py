"""The bots of a browser's own tables: they think where the tables are."""

import asyncio
import secrets

import structlog

from railwright.bots import new_bot
from railwright.model import View, format_action
from railwright.server.living.bot_moves import is_recited, move, next_seat
from railwright.server.living.living_table import Living
from railwright.server.living.node_tables import Tables
from railwright.server.store import Unavailable
from railwright.server.tabletop import wishes
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable

LOG = structlog.get_logger("railwright.bots")
PATIENCE = 2.0
"""Seconds after which a move is tried again that the browser could not keep."""


class HomeBots:
    """Does what is due at tables by itself: bots move, orders are carried out."""

    def __init__(self, tables: Tables, pace: float) -> None:
        self.tables = tables
        self.pace = pace
        """Seconds that a move takes at least, so that people can follow."""
        self.patience = PATIENCE
        self.tasks: dict[str, asyncio.Task[None]] = {}
        tables.on_change.append(self.look_at)

    def look_at(self, living: Living, table: SharedTable) -> None:
        """Begin to play if something is due and somebody looks."""
        if living.id in self.tasks or not living.followers or not _is_due(table):
            return
        self.tasks[living.id] = asyncio.create_task(self._play(living))

    async def _play(self, living: Living) -> None:
        try:
            await self._move_on(living)
        except Refusal as refusal:
            LOG.warning("bot cannot play", table=living.id, reason=str(refusal))
        except Exception as error:
            LOG.exception("bot cannot play", table=living.id)
            self.tables.give_up(living.id, error)
        finally:
            del self.tasks[living.id]

    async def _move_on(self, living: Living) -> None:
        """Move until it is a person's turn, or nobody looks any more."""
        is_due = True
        while is_due and living.followers:
            try:
                is_due = await self._move(living.id)
            except Unavailable as error:
                reason = str(error)
                LOG.warning("bot waits for the browser", table=living.id, reason=reason)
                await asyncio.sleep(self.patience)

    async def _move(self, name: str) -> bool:
        """Do the next thing that is due; False if it is nobody's turn of ours."""
        table, _ = await self.tables.look(name)
        if table.ordered is not None:
            await self.tables.wish(name, wishes.carry_out)
        elif is_recited(table):
            await self.tables.wish(name, wishes.recite)
        elif (seat := next_seat(table)) is not None and table.match:
            await self._decide(table, seat, table.match.view(seat))
        else:
            return False
        return True

    async def _decide(self, table: SharedTable, seat: int, view: View) -> None:
        """Decide for one seat, anew if the game has gone on meanwhile."""
        version, loop = table.version, asyncio.get_running_loop()
        ready = loop.time() + self.pace
        bot = new_bot(table.seats[seat].level or "medium", secrets.randbelow(1 << 31))
        chosen = (bot.choose(view, view.actions), view.actions[0])
        await asyncio.sleep(max(0.0, ready - loop.time()))
        await move(self.tables, table.id, seat, version, [*map(format_action, chosen)])


def _is_due(table: SharedTable) -> bool:
    is_ours = is_recited(table) or next_seat(table) is not None
    return is_ours or table.ordered is not None
