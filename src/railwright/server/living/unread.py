"""What was answered and not read yet: each client has only so much of it in memory."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from railwright.server.tabletop.refusal import Refusal

MOST_UNREAD = 20e6
"""Bytes of long answers that wait for one client to read them."""


class Unread:
    """How much of what each client has asked for waits for its reader.

    Answers that are the same for all count, too: a line holds a copy of its own.
    """

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.sizes: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """The bytes that wait for anybody."""
        return self.sizes.total()

    @contextmanager
    def held(self, client: str, size: int) -> Iterator[None]:
        """Count an answer while it is read; a single one may be of any size."""
        before = self.sizes[client]
        if self.factor and before and before + size > MOST_UNREAD * self.factor:
            raise Refusal("TOO_FAST", "too many answers that you have not read yet")
        self.sizes[client] += size
        try:
            yield
        finally:
            self.sizes[client] -= size
            self.sizes = +self.sizes
