"""The server's bots: they think in processes of their own and act like anyone."""

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

import structlog

from railwright.bots import new_bot
from railwright.bots.advice import Advice, advise
from railwright.bots.simple import RandomBot
from railwright.model import format_action
from railwright.model.view import View
from railwright.server.living.living_table import Living
from railwright.server.living.node_tables import Tables
from railwright.server.plumbing.workers import WorkError, Workers
from railwright.server.store import Unavailable
from railwright.server.tabletop import wishes
from railwright.server.tabletop.refusal import Refusal, StaleVersion
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.messages import Level

LOG = structlog.get_logger("railwright.bots")
T = TypeVar("T")
LIMIT = 15.0
"""Seconds after which a bot that still thinks is stopped."""


def think(level: Level, seed: int, view: View) -> str:
    """What a bot of a level does, as text; it knows the view of its seat alone."""
    return format_action(new_bot(level, seed).choose(view, view.actions))


class Thinkers:
    """Worker processes in which bots think."""

    def __init__(self, processes: int, limit: float = LIMIT) -> None:
        self.workers = Workers(processes, limit)

    async def choose(self, level: Level, view: View) -> str:
        """What a bot does; if it fails or thinks too long, anything legal."""
        seed = secrets.randbelow(1 << 31)
        thought = await self._thought(think, level, seed, view)
        return thought or format_action(RandomBot(seed).choose(view, view.actions))

    async def advise(self, view: View) -> Advice | None:
        """What a person could do; None if that cannot be said now."""
        return await self._thought(advise, view, secrets.randbelow(1 << 31))

    async def _thought(self, work: Callable[..., T], *about: object) -> T | None:
        """What comes of thinking; None if it fails or takes too long."""
        try:
            return await self.workers.ask(work, *about)
        except WorkError as error:
            LOG.warning("bot failed", work=work.__name__, reason=str(error))
        except Exception:
            LOG.exception("bot failed", work=work.__name__)
        return None


class BotPlayers:
    """Plays the seats of the server's bots, one task for each table."""

    def __init__(self, tables: Tables, thinkers: Thinkers, pace: float) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.pace = pace
        """Seconds that a move takes at least, so that people can follow."""
        self.tasks: dict[str, asyncio.Task[None]] = {}
        tables.on_change.append(self.look_at)

    def look_at(self, living: Living, table: SharedTable) -> None:
        """Begin to play if it is a bot's turn."""
        if living.id not in self.tasks and _next_seat(table) is not None:
            self.tasks[living.id] = asyncio.create_task(self._play(living.id))

    async def stop(self) -> None:
        """Stop playing; another node or the next start goes on."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, name: str) -> None:
        try:
            while await self._move(name):
                pass
        except Unavailable as error:
            LOG.warning("bot waits for the database", table=name, reason=str(error))
        except Refusal as refusal:
            LOG.warning("bot cannot play", table=name, reason=str(refusal))
        except Exception as error:
            LOG.exception("bot cannot play", table=name)
            self.tables.give_up(name, error)
        finally:
            del self.tasks[name]

    async def _move(self, name: str) -> bool:
        """Decide for one seat; False if it is nobody's turn of ours."""
        table, _ = await self.tables.look(name)
        seat = _next_seat(table)
        if seat is None or table.match is None:
            return False
        version, view = table.version, table.match.view(seat)
        level = table.seats[seat].level or "medium"
        loop = asyncio.get_running_loop()
        ready = loop.time() + self.pace
        action = await self.thinkers.choose(level, view)
        await asyncio.sleep(max(0.0, ready - loop.time()))
        await self._act(name, seat, version, action, format_action(view.actions[0]))
        return True

    async def _act(
        self, name: str, seat: int, version: int, action: str, otherwise: str
    ) -> None:
        """Do it, or something surely legal if a bot was wrong."""
        for text in (action, otherwise):
            try:
                await self.tables.wish(
                    name,
                    lambda table, now, text=text: wishes.bot_move(  # type: ignore[misc]  # as Decide
                        table, seat, version, text, now
                    ),
                )
            except StaleVersion:
                return
            except Refusal as refusal:
                LOG.warning("bot refused", table=name, code=refusal.code, action=text)
            else:
                return


def _next_seat(table: SharedTable) -> int | None:
    seats = (seat for seat in table.deciding if table.seats[seat].is_played_by_us)
    return next(seats, None)
