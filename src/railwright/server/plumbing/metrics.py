"""What can be counted, for Prometheus."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from math import inf

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, inf)
"""Seconds up to which times are counted together."""


class QuickCounter(Collector):
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


class QuickTimes(Collector):
    """Times that are noted by one thread, often."""

    def __init__(self, name: str, text: str) -> None:
        self.family = f"railwright_{name}", text
        self.counts = [0] * len(BOUNDS)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """Count a time."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The numbers, as Prometheus wants them."""
        names = ["+Inf" if bound == inf else str(bound) for bound in BOUNDS]
        buckets = [*zip(names, accumulate(self.counts), strict=True)]
        yield HistogramMetricFamily(*self.family, buckets=buckets, sum_value=self.total)


class Metrics:
    """The counters of one node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.received = self._counter("messages_received", "Messages from sockets")
        self.sent = self._counter("messages_sent", "Messages to sockets")
        self.slow = self._counter("slow_readers", "Sockets closed for being slow")
        self.limited = self._counter("requests_limited", "Requests refused as too many")
        self.failures = self._counter("failures", "Requests that failed unexpectedly")
        text = "Time from a wish to its answer, durable"
        self.wishes = QuickTimes("wish_seconds", text)
        self.registry.register(self.wishes)

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
