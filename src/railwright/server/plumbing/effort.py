"""How long each client's wishes hold up the event loop, which is everybody's.

A wish may be cheap or dear: a view of a large map has thousands of actions. So what
counts is not how many wishes there are but the time that they take; whoever has used
up a share waits, and nobody else does. Within its share a client goes on by one step a
turn of the loop, however many sockets it has, so that others come in between.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from time import thread_time
from typing import Any, Generic, TypeVar

from railwright.server.plumbing.limits import Buckets

T = TypeVar("T")
LOOK_AGAIN = 0.5
"""Seconds after which whoever waits looks whether that makes sense."""


Step = Callable[[], Any]
"""Goes on with some work to where it waits next."""


class LoopTurns:
    """Lets each client go on by one step a turn of the event loop, first come first."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """Steps that wait for a later turn, of clients who have had one in this."""

    def take(self, client: str) -> asyncio.Future[None] | None:
        """Take this turn of a client, or what to wait for if it is taken."""
        loop = asyncio.get_running_loop()
        queue = self.waiting.get(client)
        if queue is None:
            self.waiting[client] = deque()
            loop.call_soon(self._go_on, client)
            return None
        queue.append(called := loop.create_future())
        return called

    def _go_on(self, client: str) -> None:
        """Call the next step of a client, if there is one that is still wanted."""
        queue = self.waiting[client]
        while queue:
            called = queue.popleft()
            if not called.done():
                called.set_result(None)
                asyncio.get_running_loop().call_soon(self._go_on, client)
                return
        del self.waiting[client]


class Measured(Generic[T]):
    """Work that notes for how long each of its steps has held the event loop."""

    def __init__(
        self,
        work: Coroutine[Any, Any, T],
        note: Callable[[float], None],
        take_turn: Callable[[], asyncio.Future[None] | None] = lambda: None,
        clock: Callable[[], float] = thread_time,
    ) -> None:
        self.work = work
        self.note = note
        self.take_turn = take_turn
        """Take a turn of the loop for a step, or what to wait for."""
        self.clock = clock

    def __await__(self) -> Generator[Any, Any, T]:
        """Go on step by step, as the work itself would."""
        step: Step = partial(self.work.send, None)
        while True:
            step = yield from self._in_turn(step)
            begun = self.clock()
            try:
                waiting = step()
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.note(self.clock() - begun)
            try:
                step = partial(self.work.send, (yield waiting))
            except BaseException as error:  # noqa: BLE001 - raised in the work
                step = partial(self.work.throw, error)

    def _in_turn(self, step: Step) -> Generator[Any, Any, Step]:
        """Wait for the turn of a step; work that is given up meanwhile hears of it."""
        called = self.take_turn()
        try:
            if called:
                yield from called
        except BaseException as error:  # noqa: BLE001 - raised in the work
            return partial(self.work.throw, error)
        return step


class Efforts:
    """The share of the event loop that each client has; None for no limit."""

    def __init__(self, shares: Buckets | None) -> None:
        self.shares = shares
        self.turns = LoopTurns()

    def wait(self, client: str) -> float:
        """The seconds until a client has something left of its share."""
        return 0.0 if self.shares is None else self.shares.of(client).wait

    def is_spent(self, client: str) -> bool:
        """Whether a client has to wait."""
        return self.wait(client) > 0

    async def turn(
        self, client: str, is_given_up: Callable[[], bool] = lambda: False
    ) -> None:
        """Wait until a client has something left, or does not want it any more."""
        while (wait := self.wait(client)) and not is_given_up():  # noqa: ASYNC110 - time alone brings it
            await asyncio.sleep(min(wait, LOOK_AGAIN))

    async def charged(self, client: str, work: Coroutine[Any, Any, T]) -> T:
        """Do work for a client, at the expense of its share."""
        if self.shares is None:
            return await work
        take_turn = partial(self.turns.take, client)
        return await Measured(work, self.shares.of(client).spend, take_turn)
