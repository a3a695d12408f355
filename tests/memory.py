"""Whether memory is lost when something is done again and again."""

import gc
import sys
from collections.abc import Callable

TIMES = 2_000


def is_lost(do: Callable[[], object]) -> bool:
    """Whether blocks of memory are gone each time that something is done."""
    for _ in range(TIMES // 4):  # what is kept for later is kept now
        do()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        do()
    gc.collect()
    return sys.getallocatedblocks() - before > TIMES / 4
