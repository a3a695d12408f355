"""How much one client may ask for: buckets that fill again with time."""

from collections import OrderedDict
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from starlette.requests import HTTPConnection

CLIENTS_KEPT = 20_000


def client_of(connection: HTTPConnection) -> str:
    """From where a request or socket comes, as limits know it."""
    return household(connection.client.host) if connection.client else ""


def is_among(host: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return any(address in ip_network(each, strict=False) for each in networks)


def household(host: str) -> str:
    """An address, or the 2**64 addresses of IPv6 that one household has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:  # a name that a proxy made up
        return host[:50]
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


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
        self._fill()
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def spend(self, amount: float) -> None:
        """Take what was needed, even if it was more than there is."""
        self._fill()
        self.left -= amount

    @property
    def wait(self) -> float:
        """The seconds until there is something left again."""
        self._fill()
        return max(0.0, -self.left / self.rate)

    def _fill(self) -> None:
        now = monotonic()
        self.left = min(self.size, self.left + (now - self.when) * self.rate)
        self.when = now


class Buckets:
    """A bucket for each client; those not seen for long are forgotten first."""

    def __init__(self, size: float, rate: float, kept: int = CLIENTS_KEPT) -> None:
        self.size = size
        self.rate = rate
        self.kept = kept
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, amount: float = 1.0) -> bool:
        """Whether a client may do one more thing."""
        return self.of(client).take(amount)

    def of(self, client: str) -> Bucket:
        """The bucket of a client."""
        bucket = self.buckets.get(client)
        if bucket is None:
            bucket = self.buckets[client] = Bucket(self.size, self.rate)
            while len(self.buckets) > self.kept:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(client)
        return bucket
