"""Tables of real websocket clients against a real server: python -m bench.load [--tables 200] [--json]

Two guests at each table play random legal moves of Völuspá to the end. The server runs in a process of its own with
this Python, on SQLite in a temporary folder below --folder, which should lie on a real disk, or on --database-url.
--only finished, which is not among the usual tests, plays game after game and looks at what memory is given back.
Only the server's CPU time is counted. Run it with the compiled one: make fast && .venv/fast/bin/python -m bench.load
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import uvloop

from bench.load_players import Games, Place, connect, open_tables
from bench.load_server import Server

Figures = dict[str, float]

AT_ONCE: Final = 100
"""So many games are played at a time where their number counts."""

STEP: Final = 1000
"""After so many games memory is looked at."""

TIMES_UNDONE: Final = 50
TIMES_RESUMED: Final = 100


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=200, help="tables that play to the end at full speed")
    arguments.add_argument("--rate", type=float, default=500, help="moves per second of the test with a fixed rate")
    arguments.add_argument("--seconds", type=float, default=20, help="how long that test lasts")
    arguments.add_argument("--live", type=int, default=1000, help="tables that are held in memory; 0 leaves it out")
    arguments.add_argument("--only", choices=["speed", "rate", "live", "finished"], help="one of the tests")
    arguments.add_argument("--games", type=int, default=5000, help="games that are finished and left")
    arguments.add_argument("--moves", type=int, default=0, help="moves after which somebody gives such a game up")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--database-url", default="")
    arguments.add_argument("--folder", default=".")
    arguments.add_argument("--json", action="store_true")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        url = given.database_url or f"sqlite:///{Path(folder).resolve() / 'load.db'}"
        figures = uvloop.run(run(url, given))
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, value in figures.items():
            print(f"{name:34} {value:12,.2f}")


async def run(url: str, given: argparse.Namespace) -> Figures:
    """The tests that were asked for, each with a server of its own."""
    figures: Figures = {}
    if given.only in (None, "speed"):
        figures |= await at_full_speed(url, given.tables, given.seed)
    if given.only in (None, "rate"):
        figures |= await at_a_rate(url, given.rate, given.seconds, given.seed)
    if given.only in (None, "live") and given.live:
        figures |= await held_in_memory(url, given.live, given.seed)
    if given.only == "finished":
        figures |= await given_back(url, given.games, given.moves, given.seed)
    return figures


async def at_full_speed(url: str, tables: int, seed: int) -> Figures:
    """All tables to the end, as fast as the server can."""
    games = Games(seed)
    with Server(url) as server:
        await games.sit_down(server.port, await opened(server, tables))
        server.rest()
        cpu, bots, own, start = server.cpu(), server.cpu_of_bots(), time.process_time(), time.perf_counter()
        await games.play_freely()
        elapsed, cpu, own = time.perf_counter() - start, server.cpu() - cpu, time.process_time() - own
        bots = server.cpu_of_bots() - bots
        games.leave()
    return {
        "tables": tables,
        "moves": games.moves,
        "moves_per_second": games.moves / elapsed,
        "moves_per_server_cpu_second": games.moves / cpu,
        "server_cpu_share": cpu / elapsed,
        "bots_cpu_seconds": bots,
        "client_cpu_share": own / elapsed,
        "full_speed_p50_ms": quantile(games.times, 0.5),
        "full_speed_p99_ms": quantile(games.times, 0.99),
        "bytes_per_move_and_seat_p50": quantile(games.bytes, 0.5, 1),
        "bytes_per_move_and_seat_p99": quantile(games.bytes, 0.99, 1),
        "bytes_of_move_list_p50": quantile(games.list_bytes, 0.5, 1),
        "bytes_of_move_list_max": max(games.list_bytes),
    }


async def at_a_rate(url: str, rate: float, seconds: float, seed: int) -> Figures:
    """So many moves per second, spread over enough tables to last."""
    games = Games(seed)
    with Server(url) as server:
        await games.sit_down(server.port, await opened(server, int(rate * seconds / 50) + 20))
        server.rest()
        cpu, start = server.cpu(), time.perf_counter()
        await games.play_at(rate, seconds)
        elapsed, cpu = time.perf_counter() - start, server.cpu() - cpu
        games.leave()
    return {
        "rate_moves_per_second": games.moves / elapsed,
        "rate_moves_per_server_cpu_second": games.moves / cpu,
        "rate_p50_ms": quantile(games.times, 0.5),
        "rate_p99_ms": quantile(games.times, 0.99),
        "rate_max_ms": max(games.times) * 1000,
    }


async def held_in_memory(url: str, tables: int, seed: int) -> Figures:
    """Tables in mid-game with everybody connected; then undo, and a server that starts again."""
    games = Games(seed)
    with Server(url) as server:
        empty = server.memory()
        places = await opened(server, tables)
        await games.sit_down(server.port, places)
        begun = server.memory()
        await games.play_freely(30 * tables)
        full = server.memory()
        undos = [await games.take_back(table) for table in sorted(games.going)[:TIMES_UNDONE]]
        games.leave()
    return {
        "live_tables": tables,
        "memory_empty_mb": empty,
        "memory_begun_mb": begun,
        "memory_in_mid_game_mb": full,
        "memory_per_live_table_kb": (full - empty) / tables * 1024,
        "undo_p50_ms": quantile(undos, 0.5),
        "undo_max_ms": max(undos) * 1000,
        **await resumed(url, places, sorted(games.going)),
    }


async def given_back(url: str, games: int, moves: int, seed: int) -> Figures:
    """Game after game to its end, and everybody leaves: what the server still holds after every thousand of them."""
    figures: Figures = {}
    with Server(url) as server:
        figures["memory_empty_mb"] = server.memory()
        for done in range(AT_ONCE, games + 1, AT_ONCE):
            some = Games(seed + done)
            await some.sit_down(server.port, await opened(server, AT_ONCE))
            await some.play_freely(moves * AT_ONCE)
            await some.give_up()
            some.leave()
            if done % STEP == 0:
                await asyncio.to_thread(server.wait_until_left)
                figures[f"memory_after_{done}_games_mb"] = server.memory()
                print(f"{done} games: {server.memory():.1f} MB", file=sys.stderr)
    return figures


async def resumed(url: str, places: list[Place], going: list[str]) -> Figures:
    """How long the first player waits for each table after the server has started again."""
    games = Games(0)
    times = []
    with Server(url) as server:
        for place in [place for place in places if place[1] == 0 and place[0] in going][:TIMES_RESUMED]:
            start = time.perf_counter()
            player = await connect(server.port, place, games.hear)
            times.append(time.perf_counter() - start)
            player.transport.abort()
    return {"resume_p50_ms": quantile(times, 0.5), "resume_max_ms": max(times) * 1000}


async def opened(server: Server, tables: int) -> list[Place]:
    """New tables, opened beside the loop."""
    return await asyncio.to_thread(open_tables, server.port, tables)


def quantile(values: list[float] | list[int], share: float, scale: float = 1000) -> float:
    """The value below which so many lie; times in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * scale


if __name__ == "__main__":
    main()
