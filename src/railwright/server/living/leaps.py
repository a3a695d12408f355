"""Leaps of the wall clock: time that nobody had, although the clock says so.

A system sets its clock, or sleeps with its lid closed. The monotonic clock notices
neither, so whatever the wall clock moves ahead of it did not pass for players.
"""

from collections import deque
from collections.abc import Callable
from time import monotonic

import structlog

from railwright.server.tabletop.entries import now_ms

LOG = structlog.get_logger("railwright.leaps")
SHORTEST = 5_000
"""Milliseconds from which the clock has leapt; less is a correction."""
LEAPS_KEPT = 100


class Leaps:
    """How far the wall clock has leapt ahead, and when."""

    def __init__(self, now: Callable[[], int] = now_ms) -> None:
        self.now = now
        self.ahead = self._ahead()
        self.leaps: deque[tuple[int, int]] = deque(maxlen=LEAPS_KEPT)
        """Moments before which a leap ended, each with its milliseconds."""
        self.on_leap: list[Callable[[], None]] = []
        """Called when the clock has leapt: who waits sees another deadline."""

    def _ahead(self) -> int:
        return self.now() - int(monotonic() * 1000)

    def look(self) -> None:
        """Notice a leap since the last look."""
        leap = self._ahead() - self.ahead
        self.ahead += leap
        if abs(leap) >= SHORTEST:
            LOG.warning("the clock has leapt", seconds=leap // 1000)
            self.leaps.append((self.now(), leap))
            for listener in self.on_leap:
                listener()

    def lost(self, since: int) -> int:
        """The milliseconds after a moment that were only leapt over, and not back."""
        self.look()
        return max(0, sum(leap for at, leap in self.leaps if since < at))
