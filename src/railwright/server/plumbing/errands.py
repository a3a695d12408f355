"""Errands to places that may never answer, on threads for which nobody waits."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import BoundedSemaphore, Thread
from typing import TypeVar

T = TypeVar("T")
MOST = 32
"""Errands of one kind at the same time, also those that nobody waits for any more."""


class Errands:
    """Errands of one kind: however long they take, those of other kinds are done."""

    def __init__(self, most: int = MOST) -> None:
        self._places = BoundedSemaphore(most)

    async def run(self, work: Callable[..., T], *about: object) -> T:
        """What comes of work that blocks; OSError if no more of it can be begun.

        A caller who is cancelled leaves the thread behind, and so does a server that
        stops.
        """
        if not self._places.acquire(blocking=False):
            raise OSError("too many errands are under way")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def tell(settle: Callable[[], None]) -> None:
            if not answer.done():
                settle()

        def run() -> None:
            try:
                result = work(*about)
            except BaseException as error:  # noqa: BLE001 - raised where it is waited for
                failure = error
                settled = lambda: answer.set_exception(failure)  # noqa: E731 - said once
            else:
                settled = lambda: answer.set_result(result)  # noqa: E731 - as above
            finally:
                self._places.release()
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(tell, settled)

        try:
            Thread(target=run, name=f"errand {work.__name__}", daemon=True).start()
        except RuntimeError as error:  # the system has no thread left
            self._places.release()
            raise OSError("no thread can be started") from error
        return await answer
