"""How much one client may ask for: buckets that fill again with time."""

from collections import OrderedDict
from time import monotonic

CLIENTS_KEPT = 20_000


class Bucket:
    """So many things at once, and so many a second in the long run."""

    __slots__ = ("left", "rate", "size", "when")

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.left = size
        self.when = monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there was enough left for one more."""
        now = monotonic()
        self.left = min(self.size, self.left + (now - self.when) * self.rate)
        self.when = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Buckets:
    """A bucket for each client; those not seen for long are forgotten first."""

    def __init__(self, size: float, rate: float, kept: int = CLIENTS_KEPT) -> None:
        self.size = size
        self.rate = rate
        self.kept = kept
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, amount: float = 1.0) -> bool:
        """Whether a client may do one more thing."""
        bucket = self.buckets.get(client)
        if bucket is None:
            bucket = self.buckets[client] = Bucket(self.size, self.rate)
            while len(self.buckets) > self.kept:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(client)
        return bucket.take(amount)
