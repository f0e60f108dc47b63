"""A real server in a process of its own, and what it costs: CPU time and memory as Linux counts them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PATIENCE: Final = 60.0
ADDRESS: Final = re.compile(r"http://[^/\s:]+:(\d+)/")
WIDE: Final = {
    "guests_per_hour": 1_000_000,
    "requests_per_minute": 1_000_000,
    "messages_per_second": 1_000_000,
    "most_tables_of_user": 1_000_000,
    "most_sockets_of_address": 1_000_000,
    "most_connections_of_address": 1_000_000,
    "most_open_tables_of_user": 1_000_000,
    "most_open_tables_of_address": 1_000_000,
    "lists_per_minute": 1_000_000,
    "replays_per_minute": 1_000_000,
    "log_level": "warning",
}
"""Limits that a load test would run into."""


class Server:
    """`gladsheim serve` with this Python, on a free port."""

    def __init__(self, database_url: str, settings: Mapping[str, object] = WIDE) -> None:
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in settings.items()]
        place = ["--host=127.0.0.1", "--port=0", f"--database-url={database_url}"]
        command = [sys.executable, "-m", "gladsheim", "serve", *place, *flags]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.port = self.wait()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        """End it as a host would."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)

    @property
    def pid(self) -> int:
        """The process that serves."""
        return self.process.pid

    def wait(self) -> int:
        """The port, as soon as somebody answers there."""
        assert self.process.stdout is not None, "its output is ours"
        for line in self.process.stdout:
            if found := ADDRESS.search(line):
                with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/healthz", timeout=PATIENCE):
                    return int(found[1])
        sys.exit("The server did not start.")

    def cpu(self) -> float:
        """Seconds of CPU time that the serving process has used; the bots' processes are not in it."""
        return cpu_of(self.pid)

    def cpu_of_bots(self) -> float:
        """Seconds of CPU time of the processes that it has started."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return sum(cpu_of(int(child)) for child in children.split())

    def memory(self) -> float:
        """Megabytes that the serving process holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found, "Linux tells it"
        return int(found[1]) / 1024

    def wait_until_left(self) -> None:
        """Wait until it holds no table any more."""
        deadline = time.monotonic() + PATIENCE
        while "gladsheim_live_tables 0.0" not in self.figures():
            assert time.monotonic() < deadline, "tables are not let go"
            time.sleep(0.5)

    def figures(self) -> str:
        """What it tells of itself."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=PATIENCE) as answer:
            return str(answer.read(), "utf-8")

    def rest(self) -> None:
        """Wait until it has nothing more to do."""
        deadline = time.monotonic() + PATIENCE
        before = self.cpu()
        while time.monotonic() < deadline:
            time.sleep(0.5)
            if (spent := self.cpu()) - before <= 0.03:
                return
            before = spent


def cpu_of(pid: int) -> float:
    """User and system time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
