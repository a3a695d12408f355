"""Errands are done on threads of their own, so many at a time."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from railwright.server.plumbing.errands import MOST, Errands

HUGE = 1 << 47
"""Bytes: no system gives a thread a stack as large as all of its addresses."""


@contextmanager
def no_thread_starts() -> Iterator[None]:
    usual = threading.stack_size(HUGE)
    try:
        yield
    finally:
        threading.stack_size(usual)


def test_an_errand_brings_its_answer_or_its_failure() -> None:
    assert asyncio.run(Errands().run(divmod, 7, 2)) == (3, 1)
    with pytest.raises(ZeroDivisionError):
        asyncio.run(Errands().run(divmod, 7, 0))


def test_errands_that_could_not_begin_leave_their_places_to_others() -> None:
    errands = Errands()

    async def all_errands() -> list[tuple[int, int]]:
        with no_thread_starts():
            for _ in range(MOST + 1):
                with pytest.raises(OSError, match="no thread can be started"):
                    await errands.run(divmod, 7, 2)
        return [await errands.run(divmod, 7, 2)]

    assert asyncio.run(all_errands()) == [(3, 1)]
