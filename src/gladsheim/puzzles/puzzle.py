"""A puzzle as it is shipped, where a game keeps its own, and which one a day has."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec

from gladsheim.kernel.dump import Data, canonical
from gladsheim.kernel.fairness import seeded
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.manifest import manifests
from gladsheim.review.report import Alternative, Played
from gladsheim.words import Words

EASY: Final = 1
MIDDLING: Final = 2
HARD: Final = 3

LONG_ID: Final = 10

FIRST_DAY: Final = date(2026, 1, 1)
"""The days are counted from here, and those before it too."""

SHUFFLE: Final = 20260101
"""What the order of the days is drawn from: everybody's is the same."""


class Puzzle(msgspec.Struct, frozen=True):
    """A question put to one seat, with the best answer and what follows.

    `position` is a world that the seat cannot tell from the one in which it was asked. `others` are the moves that come
    next, the better first; of all that are not among them it is known that they give away at least as much.
    """

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seat: int
    step: str
    position: Data
    best: Alternative
    others: list[Alternative]
    line: list[Played]
    difficulty: int
    found: str
    why: Words | None = None
    beside: Words | None = None

    @property
    def lead(self) -> float:
        """What any other move gives away at least."""
        return self.best.odds - self.others[0].odds

    def match(self, game: Game) -> Match:
        """The position as a match in which nature waits."""
        options = game.complete(self.options)
        return Match(game, game.load(self.position), options, seeded(0), nature_waits=True)

    def odds_of(self, move: str) -> float | None:
        """The odds that a move leads to; None if all that is known of it is that it gives away no less than `lead`."""
        return next((one.odds for one in (self.best, *self.others) if one.move == move), None)

    def read(self, match: Match, text: Any) -> str:
        """A legal answer as the rules write it; raises IllegalMove."""
        move = match.read(text, self.seat)
        return match.choices(self.seat)[match.legal(self.seat).index(move)]


def id_of(position: Data, seat: int) -> str:
    """The same position asked of the same seat is the same puzzle."""
    return sha256(b"%d %s" % (seat, canonical(position))).hexdigest()[:LONG_ID]


def written(puzzles: Iterable[Puzzle]) -> bytes:
    """As they are committed: a line for each."""
    return b"".join(msgspec.json.encode(one) + b"\n" for one in puzzles)


def read(data: bytes) -> list[Puzzle]:
    """The puzzles of a file; a line that was cut off by an interruption is forgotten."""
    found = []
    for line in data.splitlines():
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError:
            continue
    return found


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles that come with a game, by their ids, the easier first; those of other rules are passed over."""
    manifest = manifests().get(game)
    if manifest is None or not manifest.puzzles:
        return {}
    rules: int = manifest.part(manifest.rules).rules_version
    there = read(manifest.folder(manifest.puzzles).read_bytes())
    fitting = [one for one in there if one.game == game and one.rules == rules]
    return {one.id: one for one in sorted(fitting, key=lambda one: (one.difficulty, one.id))}


def puzzle_of(game: str, id: str) -> Puzzle | None:
    """One puzzle, if there is such a one."""
    return puzzles_of(game).get(id)


@cache
def days() -> list[Puzzle]:
    """All puzzles in the order in which the days have them: the games take turns as long as each has some."""
    heaps = []
    for game in manifests():
        heap = sorted(puzzles_of(game).values(), key=lambda one: one.id)
        Random(f"{SHUFFLE} {game}").shuffle(heap)
        heaps.append(heap)
    longest = max((len(heap) for heap in heaps), default=0)
    return [heap[n] for n in range(longest) for heap in heaps if n < len(heap)]


def today(day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; None where no game has any."""
    order = days()
    return order[(day - FIRST_DAY).days % len(order)] if order else None
