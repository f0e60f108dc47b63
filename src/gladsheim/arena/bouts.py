"""Games that are written down: who sat where, how it ended, and how long everybody thought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

import msgspec

from gladsheim.arena.entrants import entrant
from gladsheim.arena.series import derived, next_seat
from gladsheim.arena.workers import HERE, Workers
from gladsheim.games import load
from gladsheim.kernel.play import is_over, legal, play, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kit.outlook import let_nature_answer


class Bout(msgspec.Struct, frozen=True):
    """A game to be played: its number, its seed, and who sits where."""

    id: str
    game: str
    seated: tuple[str, ...]
    seed: int
    options: dict[str, Any] = {}


class Played(msgspec.Struct, frozen=True):
    """A game that was played; scores, places, CPU seconds and turns go by seat."""

    id: str
    game: str
    seated: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    seconds: tuple[float, ...]
    turns: tuple[int, ...]
    decisions: int

    def share_of(self, seat: int, together: bool = False) -> float:
        """What a seat has of the first place."""
        if self.places[seat] != 1:
            return 0.0
        return 1.0 if together else 1 / self.places.count(1)


def played(bout: Bout) -> Played:
    """Play it. Nature and every seat have a generator of their own, so that no bot's thinking changes the draws."""
    game = load(bout.game)
    options = game.complete(bout.options)
    seats = len(bout.seated)
    bots = [entrant(text) for text in bout.seated]
    nature, *rngs = (Rng(derived(bout.seed, stream)) for stream in range(seats + 1))
    s = game.begun(seats, options, None)
    settle(s)
    let_nature_answer(s, nature)
    seconds, turns = [0.0] * seats, [0] * seats
    decisions, last = 0, -1
    while not is_over(s):
        seat = next_seat(s, nature)
        world = game.world_for(s, seat, rngs[seat])
        if len(legal(world, seat)) > 1 and seat != last:
            turns[seat] += 1
            last = seat
        start = process_time()
        move = bots[seat].choose(game, world, seat, rngs[seat])
        seconds[seat] += process_time() - start
        play(s, seat, move)
        decisions += 1
        let_nature_answer(s, nature)
    return Played(
        bout.id,
        bout.game,
        bout.seated,
        bout.seed,
        bout.options,
        tuple(game.scores(s)),
        tuple(game.ranking(s)),
        tuple(round(one, 3) for one in seconds),
        tuple(turns),
        decisions,
    )


def play_all(bouts: Sequence[Bout], workers: Workers = HERE) -> Iterator[Played]:
    """The games as they end."""
    return workers.as_they_end(played, bouts)
