"""What was acknowledged survives SIGKILL."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from gladsheim.store import Store
from gladsheim.store.records import TableSpec

APPENDER = Path(__file__).with_name("appender.py")
EFFORT = int(os.environ.get("GLADSHEIM_EFFORT", "1"))


def test_every_acknowledged_line_survives_a_kill(url: str) -> None:
    with Store.open(url) as store:
        host = store.accounts.create_guest("Anna").id
        spec = TableSpec(game="voluspa", rules_version=1, seats=2, host=host)
        tables = [store.tables.create_table(spec).id for _ in range(4)]
    rng = random.Random(3)
    acknowledged = dict.fromkeys(tables, 0)
    for _ in range(3 * EFFORT):
        for line in killed(url, tables, rng.uniform(0.02, 0.3)):
            told = line.split()
            acknowledged[told[0]] = int(told[1])
        with Store.open(url) as store:
            for table, number in acknowledged.items():
                lines = store.journal.check(table)
                assert lines >= number
                assert [entry.text for entry in store.journal.read(table)] == [str(n + 1) for n in range(lines)]
    assert all(acknowledged.values())


def killed(url: str, tables: list[str], seconds: float) -> list[str]:
    """The lines that a process had acknowledged when it was killed, so long after the first of them."""
    with subprocess.Popen([sys.executable, str(APPENDER), url, *tables], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        told += process.stdout.read()
    return told.decode().rpartition("\n")[0].splitlines()
