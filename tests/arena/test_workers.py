"""Games played elsewhere: in processes, or by Ray, whose pool is a stand-in here: no environment of ours has it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from gladsheim.arena.workers import Workers, stand_in
from tests.cli.commands import run


def less(most: int, n: int) -> int:
    return most - n


class Pool:
    """As `ray.util.multiprocessing.Pool`; what ends first comes first, and here that is the last."""

    made: ClassVar[list[Pool]] = []

    def __init__(self, ray_address: str, initializer: Callable[[str], None], initargs: tuple[str]) -> None:
        self.address = ray_address
        self.is_open = True
        initializer(*initargs)
        Pool.made.append(self)

    def imap(self, function: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[Any]:
        return map(function, items)

    def imap_unordered(self, function: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[Any]:
        return map(function, reversed(items))

    def terminate(self) -> None:
        self.is_open = False


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> list[Pool]:
    for name in ("ray", "ray.util", "ray.util.multiprocessing"):
        module = ModuleType(name)
        module.__spec__ = pytest.__spec__
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys.modules["ray.util.multiprocessing"], "Pool", Pool, raising=False)
    monkeypatch.setattr(Pool, "made", [])
    return Pool.made


@pytest.mark.parametrize("workers", [Workers(), Workers(2)])
def test_the_same_comes_of_it_wherever_it_is_done(workers: Workers) -> None:
    assert list(workers.in_order(partial(less, 9), range(5))) == [9, 8, 7, 6, 5]
    assert sorted(workers.as_they_end(partial(less, 9), range(5))) == [5, 6, 7, 8, 9]


def test_ray_gives_results_in_order_or_as_they_end(ray: list[Pool]) -> None:
    assert list(Workers(ray="auto").in_order(partial(less, 9), range(3))) == [9, 8, 7]
    assert list(Workers(ray="auto").as_they_end(partial(less, 9), range(3))) == [7, 8, 9]
    assert [(pool.address, pool.is_open) for pool in ray] == [("auto", False)] * 2


def test_whoever_stops_early_leaves_no_pool_behind(ray: list[Pool]) -> None:
    games = Workers(ray="auto").as_they_end(partial(less, 9), range(3))
    next(games)
    assert ray[0].is_open
    games.close()  # type: ignore[attr-defined]
    assert not ray[0].is_open


def test_a_worker_stands_where_the_command_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path.cwd())
    stand_in(str(tmp_path))
    assert Path.cwd() == tmp_path
    stand_in(str(tmp_path / "nowhere"))
    assert Path.cwd() == tmp_path


def test_the_arena_and_training_play_on_ray(ray: list[Pool], tmp_path: Path) -> None:
    ledger = tmp_path / "l.jsonl"
    line = ["--ray", "10.0.0.1:6379"]
    arena = ["arena", "nidavellir", "--bots", "greedy", "random", "--games", "2", "--ledger", str(ledger)]
    assert run(*arena, *line).code == 0
    assert len(ledger.read_bytes().splitlines()) == 2
    size = ["--size", "ci", "--games", "10", "--gate", "0", "--out", str(tmp_path / "2.json")]
    assert run("train", "nidavellir", "--seats", "2", *size, *line).code == 0
    assert {pool.address for pool in ray} == {"10.0.0.1:6379"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_without_ray_a_sentence_says_what_to_install(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = run("arena", "nidavellir", "--games", "1", "--ray", "auto", "--lang", lang)
    assert done.code == 2
    assert "gladsheim[ray]" in done.err
