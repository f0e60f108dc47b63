"""Games between bots, one after the other or in several processes; the same seed gives the same games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

from gladsheim.arena.result import Result
from gladsheim.arena.workers import HERE, Workers
from gladsheim.bots import Bot, bot
from gladsheim.games import game_names, load
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, is_over, play, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State, Together
from gladsheim.kernel.view import Options
from gladsheim.kit.outlook import let_nature_answer

T = TypeVar("T")


def play_games(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    setup: Any = None,
) -> Iterator[Result]:
    """Play a series. From game to game every bot moves on by a seat; raises BadSetup or UnknownBot at once."""
    game.check_seats(len(bots))
    complete = game.complete(options or {})
    given = game.check_setup(len(bots), complete, setup)
    for name in bots:
        bot(name)
    if jobs > 1 and is_found_by_name(game):
        return play_each(partial(play_nth, game.name, list(bots), seed, complete, given), games, Workers(jobs))
    return (play_game(game, bots, seats_in_game(n, len(bots)), derived(seed, n), complete, given) for n in range(games))


def play_game(
    game: Game, bots: Sequence[str], seat_of: list[int], seed: int, options: Options, setup: Data | None = None
) -> Result:
    """One game. Nature and every seat have a generator of their own, so that no bot's thinking changes the draws."""
    seated: dict[int, Bot] = {seat: bot(name) for seat, name in zip(seat_of, bots, strict=True)}
    nature, *rngs = (Rng(derived(seed, stream)) for stream in range(len(bots) + 1))
    s = game.begun(len(bots), options, setup)
    settle(s)
    let_nature_answer(s, nature)
    decisions = 0
    while not is_over(s):
        seat = next_seat(s, nature)
        world = game.world_for(s, seat, rngs[seat])
        play(s, seat, seated[seat].choose(game, world, seat, rngs[seat]))
        decisions += 1
        let_nature_answer(s, nature)
    return Result(game.scores(s), game.ranking(s), seat_of, decisions, seed, game.is_cooperative)


def next_seat(s: State, rng: Rng) -> int:
    """Who answers next: the first that is asked, or anybody where the first answer settles it."""
    seats = asked(s)
    frame = s.stack[-1]
    if isinstance(frame, Together) and frame.first():
        return seats[int(rng.below(len(seats)))]
    return seats[0]


def play_each(play_one: partial[T], games: int, workers: Workers = HERE) -> Iterator[T]:
    """Games that a function plays by their number, the results in order."""
    return workers.in_order(play_one, range(games))


def play_nth(name: str, bots: list[str], seed: int, options: Options, setup: Data | None, n: int) -> Result:
    """The n-th game of a series, wherever it is played."""
    return play_game(load(name), bots, seats_in_game(n, len(bots)), derived(seed, n), options, setup)


def is_found_by_name(game: Game) -> bool:
    """Whether another process can load the same game."""
    return game.name in game_names() and load(game.name) is game


def seats_in_game(n: int, bots: int) -> list[int]:
    """Where each bot sits in the n-th game."""
    return [(bot + n) % bots for bot in range(bots)]


def derived(seed: int, n: int) -> int:
    """The n-th seed that follows from a seed; small enough for a number in JSON."""
    return int.from_bytes(sha256(f"{seed} {n}".encode()).digest()[:6], "big")
