"""Appends to some tables, each from a thread of its own, and prints every number once it is acknowledged."""

from __future__ import annotations

import os
import sys
import threading

from gladsheim.store import Store
from gladsheim.store.records import Entry


def append(store: Store, table: str) -> None:
    """Line after line until somebody kills us."""
    number = store.journal.last(table)
    while True:
        number += 1
        store.journal.append(table, [Entry(number=number, kind="answer", text=str(number))], str(number)).result()
        os.write(1, f"{table} {number}\n".encode())


def main() -> None:
    url, *tables = sys.argv[1:]
    store = Store.open(url)
    for table in tables:
        threading.Thread(target=append, args=(store, table)).start()


main()
