"""What is counted: by one process, and by several of which some have died."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from gladsheim.server.metrics import Metrics

COUNTS = """
from gladsheim.server.metrics import Metrics
metrics = Metrics()
metrics.moves.inc(3)
metrics.sockets.inc(5)
metrics.refusals.labels("match/stale").inc()
print(metrics.render().decode())
"""


def counted(folder: Path) -> list[str]:
    """What a process reads that has counted in this folder, and has ended since."""
    done = subprocess.run(
        [sys.executable, "-c", COUNTS],
        env={**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout.splitlines()


def test_two_instances_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    one.bot_searches.labels("done").inc()
    one.requests.labels("GET", "/healthz", "200").inc()
    one.webhooks.labels("done").inc()
    one.move_seconds.observe(0.003)
    assert b"gladsheim_moves_total 1.0" in one.render()
    assert b"gladsheim_moves_total 0.0" in other.render()
    assert b'gladsheim_requests_total{method="GET",route="/healthz",status="200"} 1.0' in one.render()


def test_what_should_be_watched_is_there_from_the_start() -> None:
    text = Metrics().render().decode()
    for name in (
        "sockets",
        "live_tables",
        "bots_waiting",
        "moves_total",
        "conflicts_total",
        "resyncs_total",
        "slow_readers_total",
        "move_seconds_count",
        "bot_seconds_count",
    ):
        assert f"gladsheim_{name} 0.0" in text, name
    assert "process_resident_memory_bytes" in text


def test_several_workers_are_added_up_and_the_dead_have_nothing_open(tmp_path: Path) -> None:
    assert "gladsheim_moves_total 3.0" in counted(tmp_path)
    second = counted(tmp_path)
    assert "gladsheim_moves_total 6.0" in second
    assert "gladsheim_sockets 5.0" in second
    assert 'gladsheim_refusals_total{code="match/stale"} 2.0' in second
