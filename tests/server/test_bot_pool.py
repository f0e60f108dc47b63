"""Bots in real processes: what crashes, hangs or hoards harms nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from gladsheim.errors import Declined
from gladsheim.games import load
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal, question
from gladsheim.kernel.rng import Rng
from gladsheim.server.bots import pool as module
from gladsheim.server.bots.pool import BotPool
from gladsheim.server.bots.search import Failed, Found, Task, search
from gladsheim.server.config import Config
from gladsheim.server.metrics import Metrics
from gladsheim.testing.feast import GAME as FEAST
from gladsheim.words import say
from tests.server import hazards

TOP = Path(__file__).resolve().parents[2]


@pytest.fixture
def marker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file that the processes of the bots know."""
    monkeypatch.setenv(hazards.MARKER, str(tmp_path / "marker"))
    yield tmp_path / "marker"
    (tmp_path / "marker").touch()


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test that must not take for ever."""
    asyncio.run(asyncio.wait_for(test, 90))


@contextlib.asynccontextmanager
async def thinking(**settings: Any) -> AsyncIterator[BotPool]:
    """Bots as a server has them."""
    pool = BotPool(Config(games=hazards.GAMES, **settings), Metrics())
    await pool.open()
    try:
        yield pool
    finally:
        await pool.close()
        assert not active_children()


async def until(happened: Callable[[], object]) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(60):
        while not happened():
            await asyncio.sleep(0.01)


def count(pool: BotPool, outcome: str) -> int:
    """How many searches ended so."""
    return int(pool.metrics.registry.get_sample_value("gladsheim_bot_searches_total", {"outcome": outcome}) or 0)


def texts(game: Game, world: Any, seat: int) -> list[str]:
    """All legal moves of a seat."""
    s = game.load(world)
    step = question(s, seat)
    assert step is not None
    return [step.show(s, move) for move in legal(s, seat)]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_answers_with_the_text_of_a_legal_move(bot: str) -> None:
    async def test() -> None:
        game = load("voluspa")
        match = game.match(3, seed=4)
        seat = asked(match.state)[0]
        world = game.dump(game.world_for(match.state, seat, Rng(1)))
        async with thinking() as pool:
            assert (await pool.choose("voluspa", world, seat, bot)).move in texts(game, world, seat)
            assert count(pool, "done") == 1

    run(test())


def test_a_bot_is_timed_while_it_thinks_and_not_while_it_waits_for_its_process() -> None:
    async def test() -> None:
        game = load("voluspa")
        match = game.match(2, seed=4)
        seat = asked(match.state)[0]
        world = game.dump(game.world_for(match.state, seat, Rng(1)))
        start = asyncio.get_running_loop().time()
        async with thinking() as pool:
            found = await pool.choose("voluspa", world, seat, "random")
            waited = asyncio.get_running_loop().time() - start
            assert 0 < found.seconds < waited / 2, "to start a process takes longer than to draw a lot"

    run(test())


def test_every_seat_of_a_simultaneous_question_can_be_a_bot() -> None:
    async def test() -> None:
        match = FEAST.match(3, seed=4)
        pool = BotPool(Config(games="gladsheim.testing.feast:GAME"), Metrics())
        try:
            while len(asked(match.state)) < 2:
                seat = asked(match.state)[0]
                match.play(texts(FEAST, FEAST.dump(match.state), seat)[0], seat)
            for seat in asked(match.state):
                world = FEAST.dump(FEAST.world_for(match.state, seat, Rng(1)))
                match.play((await pool.choose("feast", world, seat, "greedy")).move, seat)
            assert count(pool, "done") >= 2
        finally:
            await pool.close()

    run(test())


def test_a_hint_is_some_moves_with_odds_and_words_and_the_same_for_the_same_seed() -> None:
    async def test() -> None:
        game = load("voluspa")
        match = game.match(2, seed=4)
        seat = asked(match.state)[0]
        world = game.dump(game.world_for(match.state, seat, Rng(1)))
        async with thinking() as pool:
            advice = await pool.hint("voluspa", world, seat, "easy", seed=7)
            assert 2 <= len(advice.moves) <= 3
            assert {move for move, _ in advice.moves} <= set(texts(game, world, seat))
            assert advice.moves[0][0] in say(advice.words, "de")
            assert await pool.hint("voluspa", world, seat, "easy", seed=7) == advice

    run(test())


@pytest.mark.parametrize("name", ["DIES", "FAULTS", "LEAVES", "HOARDS", "RAISES"])
def test_a_bot_that_crashes_twice_is_replaced_by_a_move_at_random(name: str) -> None:
    async def test() -> None:
        game = getattr(hazards, name)
        world = hazards.world_of(game)
        async with thinking() as pool:
            with capture_logs() as logs:
                assert (await pool.choose(game.name, world, 0, "greedy")).move in texts(game, world, 0)
            assert count(pool, "crashed") == 2
            assert [line["event"] for line in logs if line["log_level"] == "warning"]
            with pytest.raises(Declined) as refusal:
                await pool.hint(game.name, world, 0, "greedy")
            assert refusal.value.code == "bots/failed"
            world = hazards.world_of(hazards.HARMLESS)
            await pool.choose("harmless", world, 0, "greedy")
            assert count(pool, "done") == 1

    run(test())


def test_a_search_that_crashes_is_tried_again_in_another_process(marker: Path) -> None:
    async def test() -> None:
        world = hazards.world_of(hazards.DIES_ONCE)
        async with thinking() as pool:
            await pool.choose("dies-once", world, 0, "greedy")
            assert (count(pool, "crashed"), count(pool, "done")) == (1, 1)
        assert marker.exists()

    run(test())


def test_a_crash_fails_no_other_search() -> None:
    async def test() -> None:
        async with thinking(bot_processes=2) as pool:
            searches = []
            for name in ["harmless", "dies", "harmless", "faults", "harmless", "harmless"]:
                world = hazards.world_of(hazards.HARMLESS) | {"game": name}
                searches.append(pool.choose(name, world, 0, "greedy"))
            await asyncio.gather(*searches)
            assert (count(pool, "crashed"), count(pool, "done")) == (4, 4)

    run(test())


def test_a_search_that_hangs_is_killed_while_the_event_loop_goes_on() -> None:
    async def test() -> None:
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.01)
                ticks += 1

        ticking = asyncio.create_task(tick())
        world = hazards.world_of(hazards.HANGS)
        async with thinking(bot_seconds=0.5) as pool:
            assert (await pool.choose("hangs", world, 0, "greedy")).move in texts(hazards.HANGS, world, 0)
            assert count(pool, "late") == 2
            await pool.choose("harmless", hazards.world_of(hazards.HARMLESS), 0, "greedy")
            assert count(pool, "done") == 1
        ticking.cancel()
        assert ticks > 10

    run(test())


def test_time_in_the_queue_does_not_count(marker: Path) -> None:
    async def test() -> None:
        async with thinking(bot_seconds=2.0) as pool:
            busy = [pool.choose("hangs", hazards.world_of(hazards.HANGS), 0, "greedy")]
            searches = [pool.choose("harmless", hazards.world_of(hazards.HARMLESS), 0, "greedy") for _ in range(3)]
            await asyncio.gather(*busy, *searches)
            assert (count(pool, "late"), count(pool, "done")) == (2, 3)

    run(test())


def test_a_full_queue_refuses_hints_and_moves_at_random(marker: Path) -> None:
    async def test() -> None:
        world = hazards.world_of(hazards.WAITS)
        async with thinking(bot_queue=1) as pool:
            searches = [asyncio.create_task(pool.choose("waits", world, 0, "greedy")) for _ in range(2)]
            await until(lambda: pool.queue.waiting == 1)
            assert pool.metrics.registry.get_sample_value("gladsheim_bots_waiting") == 1
            with pytest.raises(Declined) as refusal:
                await pool.hint("waits", world, 0, "greedy")
            assert refusal.value.code == "bots/busy"
            assert (await pool.choose("waits", world, 0, "greedy")).move in texts(hazards.WAITS, world, 0)
            assert (count(pool, "refused"), count(pool, "done")) == (2, 0)
            marker.touch()
            await asyncio.gather(*searches)
            assert pool.metrics.registry.get_sample_value("gladsheim_bots_waiting") == 0
            assert count(pool, "done") == 2

    run(test())


def test_an_idle_process_that_is_killed_is_replaced() -> None:
    async def test() -> None:
        world = hazards.world_of(hazards.HARMLESS)
        async with thinking(bot_processes=2) as pool:
            await pool.choose("harmless", world, 0, "greedy")
            for _ in range(2):
                pid = active_children()[0].pid
                assert pid is not None
                os.kill(pid, signal.SIGKILL)
                await until(partial(has_ended, pid))
                await pool.choose("harmless", world, 0, "greedy")
            assert count(pool, "done") == 3

    run(test())


def test_processes_that_do_not_even_begin_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        world = hazards.world_of(hazards.HARMLESS)
        async with thinking(bot_seconds=0.5) as pool:
            await pool.choose("harmless", world, 0, "greedy")
            monkeypatch.setattr(module, "STARTING", 0.1)
            pid = active_children()[0].pid
            assert pid is not None
            os.kill(pid, signal.SIGSTOP)
            first = asyncio.create_task(pool.choose("harmless", world, 0, "greedy"))
            await until(lambda: count(pool, "late") == 1)
            monkeypatch.setattr(module, "STARTING", 30.0)
            await first
            assert (count(pool, "late"), count(pool, "done")) == (1, 2)
            assert has_ended(pid)

    run(test())


def test_a_pool_that_takes_nothing_keeps_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **settings: object) -> None:
        raise RuntimeError("Unexpected error within the Pool")

    async def test() -> None:
        world = hazards.world_of(hazards.HARMLESS)
        async with thinking(bot_processes=1) as pool:
            await pool.choose("harmless", world, 0, "greedy")
            with monkeypatch.context() as patch:
                patch.setattr(type(pool.processes), "schedule", broken)
                assert (await pool.choose("harmless", world, 0, "greedy")).move in texts(hazards.HARMLESS, world, 0)
            await pool.choose("harmless", world, 0, "greedy")
            assert (count(pool, "crashed"), count(pool, "done")) == (2, 2)

    run(test())


def test_a_search_whose_pool_is_stopped_is_tried_again(marker: Path) -> None:
    async def test() -> None:
        async with thinking(bot_processes=2) as pool:
            search = asyncio.create_task(pool.choose("hangs", hazards.world_of(hazards.HANGS), 0, "greedy"))
            await until(lambda: marker.exists() and marker.read_text(encoding="utf-8"))
            assert pool.processes is not None
            pool.abandon(pool.processes)
            await until(lambda: count(pool, "crashed") == 1)
            await pool.choose("harmless", hazards.world_of(hazards.HARMLESS), 0, "greedy")
            assert count(pool, "done") == 1
            assert not search.done()
            search.cancel()

    run(test())


def test_a_search_that_nobody_waits_for_any_more_is_ended(marker: Path) -> None:
    async def test() -> None:
        async with thinking() as pool:
            search = asyncio.create_task(pool.choose("hangs", hazards.world_of(hazards.HANGS), 0, "greedy"))
            await until(lambda: marker.exists() and marker.read_text(encoding="utf-8"))
            search.cancel()
            await pool.choose("harmless", hazards.world_of(hazards.HARMLESS), 0, "greedy")
            assert count(pool, "done") == 1

    run(test())


def test_a_search_that_is_let_go_costs_no_process(marker: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", 30.0)  # this machine may be slow

    async def test() -> None:
        world = hazards.world_of(hazards.TELLS)
        async with thinking(bot_seconds=80.0, bot_effort=10**6) as pool:  # more than it could think in that time
            search = asyncio.create_task(pool.choose("tells", world, 0, "master"))
            await until(lambda: marker.exists() and marker.read_text(encoding="utf-8"))
            search.cancel()
            await asyncio.wait({search})
            first = marker.read_text(encoding="utf-8")  # not while it is written
            marker.unlink()
            await pool.choose("tells", world, 0, "greedy")
            assert count(pool, "done") == 1
            assert marker.read_text(encoding="utf-8") == first, "the process that let go thinks on for others"
            assert [child.pid for child in active_children()] == [int(first)]

    run(test())


def test_closing_ends_what_is_under_way(marker: Path) -> None:
    async def test() -> None:
        async with thinking() as pool:
            world = hazards.world_of(hazards.HANGS)
            searches = [asyncio.create_task(pool.choose("hangs", world, 0, "greedy")) for _ in range(3)]
            await until(lambda: marker.exists() and marker.read_text(encoding="utf-8"))
        await asyncio.wait(searches)
        assert all(search.cancelled() for search in searches)

    run(test())


ORPHANS = """
import asyncio
from gladsheim.server.bots import pool as module
from gladsheim.server.config import Config
from gladsheim.server.metrics import Metrics
from gladsheim.server.bots.pool import BotPool
from tests.server import hazards

if __name__ == "__main__":
    pool = BotPool(Config(games=hazards.GAMES, bot_processes=2), Metrics())
    asyncio.run(pool.choose("hangs", hazards.world_of(hazards.HANGS), 0, "greedy"))
"""


def test_no_search_outlives_a_server_that_is_killed(tmp_path: Path, marker: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(ORPHANS, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(TOP), hazards.MARKER: str(marker)}
    with subprocess.Popen([sys.executable, str(script)], env=environment) as server:
        run(until(lambda: marker.exists() and marker.read_text(encoding="utf-8")))
        children = children_of(server.pid)
        assert int(marker.read_text(encoding="utf-8")) in children
        server.kill()
    run(until(lambda: all(map(has_ended, children))))


def has_ended(pid: int) -> bool:
    """Is there no such process any more?"""
    return not is_running(pid)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text(encoding="utf-8").split()]


def is_running(pid: int) -> bool:
    """Is it there, and more than a zombie that nobody has buried?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_what_is_logged_of_a_search_shows_no_world() -> None:
    task = Task("voluspa", {"hands": [["odin"]]}, 0, "greedy")
    assert "odin" not in repr(task)


def test_an_error_is_told_without_what_it_says() -> None:
    result = search(Task("voluspa", {"game": "a secret"}, 0, "greedy"))
    assert isinstance(result, Failed)
    assert result.error == "BadDump"
    assert "a secret" not in result.trace
    result = search(Task("harmless", hazards.world_of(hazards.HARMLESS), 0, "random", hazards.GAMES))
    assert isinstance(result, Found)
