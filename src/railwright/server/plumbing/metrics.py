"""What can be counted, for Prometheus."""

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class QuickCounter:
    """Something that is counted by one thread, often."""

    def __init__(self, name: str, text: str) -> None:
        self.family = f"railwright_{name}", text
        self.count = 0

    def inc(self) -> None:
        """Count one more."""
        self.count += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The number, as Prometheus wants it."""
        yield CounterMetricFamily(*self.family, value=self.count)


class Metrics:
    """The counters of one node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.received = self._counter("messages_received", "Messages from sockets")
        self.sent = self._counter("messages_sent", "Messages to sockets")
        self.slow = self._counter("slow_readers", "Sockets closed for being slow")
        self.limited = self._counter("requests_limited", "Requests refused as too many")
        self.failures = self._counter("failures", "Requests that failed unexpectedly")
        self.wishes = Histogram(
            "railwright_wish_seconds",
            "Time from a wish to its answer, durable",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
        )

    def _counter(self, name: str, text: str) -> QuickCounter:
        tally = QuickCounter(name, text)
        self.registry.register(tally)
        return tally

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Add a number that is looked up when somebody asks."""
        gauge = Gauge(f"railwright_{name}", text, registry=self.registry)
        gauge.set_function(value)

    def text(self) -> bytes:
        """All numbers, as Prometheus reads them."""
        return generate_latest(self.registry)
