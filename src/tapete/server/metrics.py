"""What Prometheus is told; every server has a registry of its own."""

import time
from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from tapete.tables import broadcast

MOVE_BUCKETS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5)
BATCH_BUCKETS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)
Answer = broadcast.Ok | broadcast.Stale | broadcast.Illegal


class Metrics:
    """Counters and histograms of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry(auto_describe=True)
        ProcessCollector(registry=self.registry)
        self._acts = Counter(
            "tapete_acts", "Acts of people by answer", ["answer"], registry=self.registry
        )
        self._act_seconds = Histogram(
            "tapete_act_seconds",
            "From an act to its answer; acts that come while a trick rests wait for it",
            buckets=MOVE_BUCKETS,
            registry=self.registry,
        )
        self._commit_rows = Histogram(
            "tapete_commit_jobs",
            "Jobs in one transaction",
            buckets=BATCH_BUCKETS,
            registry=self.registry,
        )
        self._commit_seconds = Histogram(
            "tapete_commit_seconds",
            "Length of a transaction",
            buckets=MOVE_BUCKETS,
            registry=self.registry,
        )
        self._failures = Counter(
            "tapete_commit_failures", "Transactions that failed", registry=self.registry
        )
        self.errors = Counter(
            "tapete_errors", "Requests that ended with an error of ours", registry=self.registry
        )
        self.closings = Counter(
            "tapete_closings", "Sockets closed by us, by code", ["code"], registry=self.registry
        )

    def answered(self, answer: Answer, began: float | None) -> None:
        """Count an answer, and how long it took since `time.perf_counter()` was `began`."""
        self._acts.labels(type(answer).__name__.lower()).inc()
        if began is not None:
            self._act_seconds.observe(time.perf_counter() - began)

    def committed(self, jobs: int, seconds: float, failed: bool) -> None:
        """Count a transaction; called in the writer's thread."""
        self._commit_rows.observe(jobs)
        self._commit_seconds.observe(seconds)
        if failed:
            self._failures.inc()

    def watch(self, gauges: Callable[[], dict[str, tuple[str, float]]]) -> None:
        """Ask for these values, by name with a description, whenever somebody looks."""
        self.registry.register(_Watched(gauges))

    def text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        return generate_latest(self.registry)


class _Watched(Collector):
    def __init__(self, gauges: Callable[[], dict[str, tuple[str, float]]]) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        for name, (text, value) in self._gauges().items():
            yield GaugeMetricFamily(f"tapete_{name}", text, value=value)
