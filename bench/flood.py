"""How long innocent tables wait for a move while somebody floods the server: python -m bench.flood [--only pings]

A server with its usual settings in a process of its own; guests from 127.0.0.1 play Völuspá at a steady rate, attackers
in a third process come from other addresses of the loopback. Each flood has a server of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

import uvloop

from bench.flood_attacks import ATTACKS, flood
from bench.load import Figures, opened, quantile
from bench.load_players import Games
from bench.load_server import Server


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=15, help="how long each flood lasts")
    arguments.add_argument("--rate", type=float, default=20, help="moves per second of the innocent tables")
    arguments.add_argument("--tables", type=int, default=10, help="innocent tables")
    arguments.add_argument("--addresses", type=int, default=1, help="from how many addresses the attackers come")
    arguments.add_argument("--only", choices=ATTACKS, action="append", help="some of the floods")
    arguments.add_argument("--folder", default=".")
    arguments.add_argument("--json", action="store_true")
    given = arguments.parse_args()
    found: dict[str, Figures] = {}
    for name in given.only or ATTACKS:
        with tempfile.TemporaryDirectory(dir=given.folder) as folder:
            found[name] = uvloop.run(run(f"sqlite:///{Path(folder).resolve() / 'flood.db'}", name, given))
        if not given.json:
            figures = "  ".join(f"{key} {value:,.0f}" for key, value in found[name].items())
            print(f"{name:38} {figures}", flush=True)
    if given.json:
        print(json.dumps(found, indent=2))


async def run(url: str, name: str, given: argparse.Namespace) -> Figures:
    """One flood, and the innocent tables beside it."""
    games = Games(1)
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    with Server(url, {"log_level": "error"}) as server:
        await games.sit_down(server.port, await opened(server, given.tables))
        arguments = (server.port, given.addresses, name, theirs)
        attackers = multiprocessing.get_context("spawn").Process(target=flood, args=arguments, daemon=True)
        attackers.start()
        await asyncio.to_thread(ours.recv)
        health: list[float] = []
        is_over = threading.Event()
        asking = asyncio.ensure_future(asyncio.to_thread(ask_health, server.port, health, is_over))
        cpu, start = server.cpu(), time.perf_counter()
        await games.play_at(given.rate, given.seconds)
        elapsed, cpu = time.perf_counter() - start, server.cpu() - cpu
        is_over.set()
        ours.send("enough")
        connected, sent = await asyncio.to_thread(ours.recv)
        await asking
        attackers.join()
        memory = server.memory()
        games.leave()
    return {
        "p50_ms": quantile(games.times, 0.5),
        "p99_ms": quantile(games.times, 0.99),
        "max_ms": max(games.times) * 1000,
        "moves": games.moves,
        "healthz_max_ms": max(health) * 1000,
        "server_cpu_percent": cpu / elapsed * 100,
        "memory_mb": memory,
        "connections": connected,
        "sent_kb": sent / 1024,
    }


def ask_health(port: int, times: list[float], is_over: threading.Event) -> None:
    """Twice in a second, how long it takes."""
    while not times or not is_over.wait(0.5):
        start = time.perf_counter()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=60):
            times.append(time.perf_counter() - start)


if __name__ == "__main__":
    main()
