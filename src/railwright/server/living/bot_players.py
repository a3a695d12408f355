"""The server's bots: they think elsewhere and act like anyone."""

import asyncio

import structlog

from railwright.model import format_action
from railwright.server.living.bot_moves import is_recited, move, next_seat
from railwright.server.living.living_table import Living
from railwright.server.living.node_tables import Tables
from railwright.server.living.thinkers import ALONE, PRESENT, WATCHED, Thinkers
from railwright.server.plumbing.effort import Efforts
from railwright.server.plumbing.fair_queue import Asker
from railwright.server.store import Store, Unavailable
from railwright.server.tabletop import wishes
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable

LOG = structlog.get_logger("railwright.bots")
HELD, RENEWED = 10.0, 3.0
"""Seconds for which the bots of a table are one node's, and after which it says so
again, however long they think."""


class BotPlayers:
    """Plays the seats of the server's bots, one task for each table."""

    def __init__(  # noqa: PLR0913, PLR0917 - where, with what and how fast they play
        self,
        store: Store,
        tables: Tables,
        thinkers: Thinkers,
        efforts: Efforts,
        pace: float,
        node: str,
    ) -> None:
        self.store = store
        self.tables = tables
        self.thinkers = thinkers
        self.efforts = efforts
        self.pace = pace
        """Seconds that a move takes at least, so that people can follow."""
        self.node = node
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.lost: set[str] = set()
        """The tables among them that another node plays now."""
        tables.on_change.append(self.look_at)

    def look_at(self, living: Living, table: SharedTable) -> None:
        """Begin to play if it is a bot's turn."""
        is_due = is_recited(table) or next_seat(table) is not None
        if is_due and living.id not in self.tasks:
            self.tasks[living.id] = asyncio.create_task(self._play(living.id))

    async def hold(self) -> None:
        """Say again that the tables are ours; another node may have some by now."""
        if self.store.IS_SHARED:
            playing = dict(self.tasks)
            held = await self.store.lease(playing, self.node, HELD)
            for name in playing.keys() - held:
                if self.tasks.get(name) is playing[name]:
                    self.lost.add(name)

    async def stop(self) -> None:
        """Stop playing; another node or the next start goes on."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, name: str) -> None:
        try:
            await self._move_on(name)
        except Unavailable as error:
            LOG.warning("bot waits for the database", table=name, reason=str(error))
        except Refusal as refusal:
            LOG.warning("bot cannot play", table=name, reason=str(refusal))
            if refusal.code == "LOG_FULL":  # nothing more ever happens there
                self.tables.give_up(name, refusal)
        except Exception as error:
            LOG.exception("bot cannot play", table=name)
            self.tables.give_up(name, error)
        finally:
            del self.tasks[name]
            self.lost.discard(name)

    async def _move_on(self, name: str) -> None:
        """Move until it is somebody else's turn, or another node moves."""
        if self.store.IS_SHARED:
            is_ours = await self.store.lease([name], self.node, HELD)
            if not is_ours:
                return
        while name not in self.lost:
            client = self.tables.clients.get(name, name)
            await self.efforts.turn(client)
            if not await self.efforts.charged(client, self._move(name)):
                return

    async def _move(self, name: str) -> bool:
        """Decide for one seat; False if it is nobody's turn of ours."""
        table, _ = await self.tables.look(name)
        if is_recited(table):
            await self.tables.wish(name, wishes.recite)
            return True
        seat = next_seat(table)
        if seat is None or table.match is None:
            return False
        version, view = table.version, table.match.view(seat)
        level = table.seats[seat].level or "medium"
        loop = asyncio.get_running_loop()
        ready = loop.time() + self.pace
        thought = await self.thinkers.choose(level, view, self._asker(table))
        await asyncio.sleep(max(0.0, ready - loop.time()))
        actions = [thought.action, format_action(view.actions[0])]
        await move(self.tables, name, seat, version, actions, thought.level)
        return True

    def _asker(self, table: SharedTable) -> Asker:
        """For whom the bots of a table think: whoever has set it up."""
        client = self.tables.clients.get(table.id, table.host)
        return Asker(client, table.id, self._rank(table))

    def _rank(self, table: SharedTable) -> int:
        if any(seat.player and not seat.is_away for seat in table.seats):
            return PRESENT
        living = self.tables.living.get(table.id)
        return WATCHED if living and living.followers else ALONE
