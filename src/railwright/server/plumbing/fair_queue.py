"""A queue that one client cannot fill: whoever has had least is next.

First come those of the best rank. Among them it is the turn of the client who has the
fewest places, then of the one who has had them for the least time; a client's tables
take turns. A client who comes back after a while has saved nothing up.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import NamedTuple

TABLES_KEPT = 10_000


class Asker(NamedTuple):
    """For whom a place is wanted."""

    client: str = ""
    table: str = ""
    rank: int = 0
    """Those of a lower rank come first."""
    is_heavy: bool = False
    """Whether the place is wanted for long."""


class QueueFull(Exception):  # noqa: N818 - no error of ours
    """A client has too much waiting already."""


class _Waiting(NamedTuple):
    asker: Asker
    number: int
    called: "asyncio.Future[None]"


class FairQueue:
    """Places, and those who wait for one."""

    def __init__(
        self,
        places: int,
        heavy: int | None = None,
        waiting: int | None = None,
        each: int | None = None,
    ) -> None:
        self.free = places
        self.each = places if each is None else each
        """How many places one client may have, also if others are free."""
        self.heavy = places if heavy is None else heavy
        """How many places may be taken for long at the same time, of those free."""
        self.most_waiting = waiting
        """How much of one client may wait."""
        self.waiting: list[_Waiting] = []
        self.at_work: Counter[str] = Counter()
        """How many places each client has."""
        self.spent: dict[str, float] = {}
        """The seconds for which each client has had places."""
        self.now = 0.0
        """What had been spent by the client who was served last."""
        self.served: OrderedDict[str, int] = OrderedDict()
        """The number of the last place that each table has had."""
        self.number = 0

    @asynccontextmanager
    async def place(
        self, asker: Asker, patience: float | None = None
    ) -> AsyncIterator[None]:
        """A place as soon as it is this asker's turn; QueueFull if too much waits.

        TimeoutError if the turn does not come within so many seconds.
        """
        async with asyncio.timeout(patience):
            await self._enter(asker)
        begun = monotonic()
        try:
            yield
        finally:
            self._leave(asker, monotonic() - begun)

    async def _enter(self, asker: Asker) -> None:
        client = asker.client
        known = sum(each.asker.client == client for each in self.waiting)
        if known == 0 and not self.at_work[client]:
            self.spent[client] = max(self.now, self.spent.get(client, 0.0))
        self.number += 1
        called = asyncio.get_running_loop().create_future()
        entry = _Waiting(asker, self.number, called)
        self.waiting.append(entry)
        self._call()
        if self.most_waiting is not None and known >= self.most_waiting:
            self._refuse(entry)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # it was called just before
                self._leave(asker, 0.0)
            else:
                self._forget(entry)
            raise

    def _refuse(self, entry: _Waiting) -> None:
        if not entry.called.done():
            self._forget(entry)
            raise QueueFull("too much of one client is waiting")

    def _forget(self, entry: _Waiting) -> None:
        self.waiting = [each for each in self.waiting if each is not entry]

    def _leave(self, asker: Asker, seconds: float) -> None:
        self.free += 1
        self.heavy += asker.is_heavy
        self.at_work[asker.client] -= 1
        self.spent[asker.client] += seconds
        self._call()
        self._clean_up()

    def _call(self) -> None:
        """Call those whose turn it is."""
        while self.free:
            # Whoever has given up leaves in a moment, and is no longer called.
            wanting = [each for each in self.waiting if not each.called.done()]
            able = [each for each in wanting if self._is_able(each.asker)]
            if not able:
                return
            entry = min(able, key=self._order)
            self._forget(entry)
            self._serve(entry)

    def _is_able(self, asker: Asker) -> bool:
        is_within = self.at_work[asker.client] < self.each
        return is_within and bool(self.heavy or not asker.is_heavy)

    def _order(self, entry: _Waiting) -> tuple[int, int, float, int, int]:
        client, table, rank, _ = entry.asker
        served = self.served.get(table, 0)
        return rank, self.at_work[client], self.spent[client], served, entry.number

    def _serve(self, entry: _Waiting) -> None:
        client, table, _, is_heavy = entry.asker
        self.free -= 1
        self.heavy -= is_heavy
        self.at_work[client] += 1
        self.now = max(self.now, self.spent[client])
        self.number += 1
        self.served[table] = self.number
        self.served.move_to_end(table)
        while len(self.served) > TABLES_KEPT:
            self.served.popitem(last=False)
        entry.called.set_result(None)

    def _clean_up(self) -> None:
        """Forget clients who want nothing and are owed nothing."""
        wanting = {each.asker.client for each in self.waiting}
        self.at_work = +self.at_work
        self.spent = {
            client: seconds
            for client, seconds in self.spent.items()
            if client in wanting or client in self.at_work or seconds > self.now
        }
