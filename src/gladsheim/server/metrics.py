"""What the server counts, as Prometheus reads it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder in which several workers add up their figures; set before they start."""

MOVE_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
BOT_SECONDS: Final = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60)


class Metrics:
    """One instance per app, with a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        if FOLDER not in os.environ:
            ProcessCollector(registry=self.registry)
        self.sockets = self.gauge("sockets", "Websockets that are open.")
        self.live_tables = self.gauge("live_tables", "Tables that are held in memory.")
        self.bots_waiting = self.gauge("bots_waiting", "Searches of bots that wait for a free process.")
        self.moves = self.counter("moves", "Moves that were committed.")
        self.refusals = self.counter("refusals", "What was refused, by its code.", "code")
        self.conflicts = self.counter("conflicts", "Lines that another worker wrote first.")
        self.resyncs = self.counter("resyncs", "Whole views that a client asked for.")
        self.slow_readers = self.counter("slow_readers", "Websockets closed because they did not read.")
        self.bot_searches = self.counter("bot_searches", "Searches of bots, by their outcome.", "outcome")
        self.webhooks = self.counter("webhooks", "Calls of webhooks, by their outcome.", "outcome")
        self.requests = self.counter("requests", "Requests over HTTP.", "method", "route", "status")
        self.move_seconds = self.histogram("move_seconds", "From receiving a move to its commit.", MOVE_SECONDS)
        self.bot_seconds = self.histogram("bot_seconds", "How long a bot searched.", BOT_SECONDS)

    def gauge(self, name: str, about: str) -> Gauge:
        """What goes up and down; the living workers' figures are added."""
        return Gauge(f"gladsheim_{name}", about, registry=self.registry, multiprocess_mode="livesum")

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        """What only grows."""
        return Counter(f"gladsheim_{name}", about, labels, registry=self.registry)

    def histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        """How long something takes."""
        return Histogram(f"gladsheim_{name}", about, registry=self.registry, buckets=buckets)

    def render(self) -> bytes:
        """The figures of all workers, in Prometheus' text format."""
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        forget_dead_workers(Path(os.environ[FOLDER]))
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def forget_dead_workers(folder: Path) -> None:
    """What a dead worker has counted stays; what it had open is gone."""
    for file in folder.glob("gauge_live*_*.db"):
        if not is_alive(int(file.stem.rpartition("_")[2])):
            file.unlink(missing_ok=True)


def is_alive(pid: int) -> bool:
    """Is there a process with this number?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
