"""Durable lines per second, and how long a line takes: python bench/journal.py [URL] [--seconds 5] [--writers 50]

Every writer plays at a table of its own and waits for each acknowledgement before it sends the next line. Without a
URL the store is a SQLite file in a temporary folder below --folder, which should lie on a real disk.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from pathlib import Path

from gladsheim.store import Store
from gladsheim.store.records import Entry, TableSpec


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("url", nargs="?", default="")
    arguments.add_argument("--seconds", type=float, default=5)
    arguments.add_argument("--writers", type=int, default=50)
    arguments.add_argument("--ahead", type=int, default=1, help="lines that a writer has under way at once")
    arguments.add_argument("--folder", default=".")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        url = given.url or f"sqlite:///{Path(folder) / 'journal.db'}"
        with Store.open(url) as store:
            print(store.database.url.get_backend_name())
            for writers, ahead in ((1, 1), (given.writers, 1), (given.writers, given.ahead)):
                run(store, writers, ahead, given.seconds)
                if ahead == given.ahead and writers == given.writers:
                    break


def run(store: Store, writers: int, ahead: int, seconds: float) -> None:
    """So many writers for so long."""
    host = store.accounts.create_guest("Bench").id
    spec = TableSpec(game="voluspa", rules_version=1, seats=2, host=host)
    tables = [store.tables.create_table(spec).id for _ in range(writers)]
    took: list[list[float]] = [[] for _ in tables]
    end = time.perf_counter() + seconds
    threads = [
        threading.Thread(target=write, args=(store, table, ahead, end, times)) for table, times in zip(tables, took)
    ]
    start, cpu = time.perf_counter(), time.process_time()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    elapsed, cpu = time.perf_counter() - start, time.process_time() - cpu
    times = sorted(one for some in took for one in some)
    lines = sum(store.journal.last(table) for table in tables)
    print(
        f"{writers:4} writers, {ahead:3} under way each: {lines / elapsed:9,.0f} lines/s, "
        f"{lines / cpu:9,.0f} lines per CPU second, "
        f"p50 {quantile(times, 0.5):7.2f} ms, p99 {quantile(times, 0.99):7.2f} ms"
    )


def write(store: Store, table: str, ahead: int, end: float, times: list[float]) -> None:
    """Some lines under way, until the time is up."""
    number = 0
    while (sent := time.perf_counter()) < end:
        futures = []
        for _ in range(ahead):
            number += 1
            line = Entry(number=number, kind="answer", seat=number % 2, step="Lay", text="thor 1,0")
            futures.append(store.journal.append(table, [line], client=f"{number:032}"))
        for future in futures:
            future.result()
        times.append(time.perf_counter() - sent)


def quantile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return times[min(len(times) - 1, int(len(times) * share))] * 1000


if __name__ == "__main__":
    main()
