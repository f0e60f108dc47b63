"""Learning what positions are worth: games of the one-ply player with itself, and what they say of the features."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from gladsheim.arena.regression import best_scale, explained, logistic, ridge
from gladsheim.arena.series import derived, next_seat, play_each
from gladsheim.arena.workers import Workers
from gladsheim.bots.search.weights import Weights, weights_for
from gladsheim.games import load
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import is_over, legal, play, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State, Together
from gladsheim.kit.evaluation import Evaluation, judge_of
from gladsheim.kit.outlook import let_nature_answer

ASTRAY: Final = 15
"""Of a hundred moves so many are any, so that the player sees what he would not have gone for."""

HELD_OUT: Final = 5
"""Every fifth game is not learned from: it tells how much was learned."""

PENALTY: Final = 20.0


class Lesson(msgspec.Struct, frozen=True):
    """One game of the player with itself: the features of all seats at every position, and how it ended."""

    rows: array[float]
    positions: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]


class Learned(msgspec.Struct, frozen=True):
    """Weights, and how much of games that were not learned from they explain, compared with the ones before."""

    weights: list[float]
    scale: float
    games: int
    positions: int
    before: float
    after: float


def lesson(name: str, seats: int, options: Mapping[str, Any], seed: int, n: int) -> Lesson:
    """Play a game: everybody takes what promises most, and now and then anything."""
    game = load(name)
    judge = judge_of(game)
    rng = Rng(derived(seed, n))
    s = game.begun(seats, game.complete(options), None)
    settle(s)
    let_nature_answer(s, rng)
    rows = array("d")
    positions = 0
    while not is_over(s):
        seat = next_seat(s, rng)
        if is_telling(judge, s, seat):
            positions += 1
            features = judge.features(s)
            for row in features[:1] if game.is_cooperative else features:
                rows.extend(row)
        play(s, seat, astray(judge, game.world_for(s, seat, rng), seat, rng))
        let_nature_answer(s, rng)
    places = game.ranking(s)
    wins = [0.0 if place != 1 else 1.0 if game.is_cooperative else 1 / places.count(1) for place in places]
    return Lesson(rows, positions, tuple(game.scores(s)), tuple(wins))


def is_telling(judge: Evaluation, s: State, seat: int) -> bool:
    """Whether a position is learned from: somebody has a real choice, and nobody has answered in secret."""
    frame = s.stack[-1]
    if isinstance(frame, Together):
        return not s.answers
    return len(legal(s, seat)) > 1 and judge.is_weighty(frame)  # type: ignore[arg-type]


def astray(judge: Evaluation, world: State, seat: int, rng: Rng) -> int:
    """What promises most, or any legal move."""
    moves = legal(world, seat)
    if len(moves) == 1:
        return moves[0]
    if rng.below(100) < ASTRAY:
        return moves[int(rng.below(len(moves)))]
    return judge.choose(world, seat, rng)


def lessons(
    game: Game, seats: int, options: Mapping[str, Any], seed: int, games: int, workers: Workers
) -> Iterator[Lesson]:
    """Many of them."""
    return play_each(partial(lesson, game.name, seats, dict(options), seed), games, workers)


def learn(game: Game, seats: int, found: Sequence[Lesson], before: Weights) -> Learned:
    """Regression on four fifths of the games, and a look at the last fifth."""
    return learn_together(game, found, before) if game.is_cooperative else learn_apart(game, seats, found, before)


def learn_apart(game: Game, seats: int, found: Sequence[Lesson], before: Weights) -> Learned:
    """Rivals: by how many points a seat will be ahead of the mean of the others."""
    names = judge_of(game).names()
    fixed = names.index("score") if "score" in names else -1
    columns: list[array[float]] = [array("d") for _ in names]
    target = array("d")
    tested: list[tuple[Lesson, int]] = []
    width = len(names)
    for n, one in enumerate(found):
        margins = [seats / (seats - 1) * (score - sum(one.scores) / seats) for score in one.scores]
        for position in range(one.positions):
            if n % HELD_OUT == 0:
                tested.append((one, position))
                continue
            rows = rows_at(one, position, seats, width)
            for seat in range(seats if seats > 2 else 1):
                for i in range(width):
                    mean = sum(row[i] for row in rows) / seats
                    columns[i].append(seats / (seats - 1) * (rows[seat][i] - mean))
                target.append(margins[seat])
    if fixed >= 0:
        target = array("d", [x - y for x, y in zip(target, columns[fixed], strict=True)])
        columns[fixed] = array("d", [0.0] * len(target))
    weights = ridge(columns, target, PENALTY)
    if fixed >= 0:
        weights[fixed] = 1.0
    weights = [round(one, 4) for one in weights]
    margins_before = predicted(tested, before.values, seats, width)
    margins_after = predicted(tested, weights, seats, width)
    truth = [seats / (seats - 1) * (one.scores[0] - sum(one.scores) / seats) for one, _ in tested]
    points = [[dot(weights, row) for row in rows_at(one, at, seats, width)] for one, at in tested]
    scale = round(best_scale(points[::3], [one.wins for one, _ in tested][::3]), 1)
    rates = explained(truth, margins_before), explained(truth, margins_after)
    return Learned(weights, scale, len(found), sum(one.positions for one in found), *rates)


def learn_together(game: Game, found: Sequence[Lesson], before: Weights) -> Learned:
    """Partners: how likely they win."""
    width = len(judge_of(game).names())
    columns: list[array[float]] = [array("d") for _ in range(width)]
    won = array("d")
    tested: list[tuple[Lesson, int]] = []
    for n, one in enumerate(found):
        for position in range(one.positions):
            if n % HELD_OUT == 0:
                tested.append((one, position))
                continue
            row = one.rows[width * position : width * (position + 1)]
            for i in range(width):
                columns[i].append(row[i])
            won.append(one.wins[0])
    weights = [round(one, 4) for one in logistic(columns, won, 1.0)]
    truth = [one.wins[0] for one, _ in tested]
    rates = [explained(truth, [likely(one, at, values) for one, at in tested]) for values in (before.values, weights)]
    return Learned(weights, 1.0, len(found), sum(one.positions for one in found), *rates)


def likely(one: Lesson, position: int, weights: Sequence[float]) -> float:
    """How likely partners win by what is known of a position."""
    from gladsheim.bots.search.odds import odds_together

    width = len(weights)
    return odds_together([dot(weights, one.rows[width * position : width * (position + 1)])])[0]


def rows_at(one: Lesson, position: int, seats: int, width: int) -> list[array[float]]:
    """The features of all seats at a position."""
    first = seats * width * position
    return [one.rows[first + width * seat : first + width * (seat + 1)] for seat in range(seats)]


def predicted(tested: Sequence[tuple[Lesson, int]], weights: Sequence[float], seats: int, width: int) -> list[float]:
    """By how much the first seat is taken to lead the mean of the others."""
    found = []
    for one, position in tested:
        points = [dot(weights, row) for row in rows_at(one, position, seats, width)]
        found.append(seats / (seats - 1) * (points[0] - sum(points) / seats))
    return found


def dot(weights: Sequence[float], row: Sequence[float]) -> float:
    """What features are worth."""
    return sum(map(lambda x, y: x * y, weights, row))


def weights_now(game: Game, seats: int, options: Mapping[str, Any]) -> Weights:
    """Those that bots play by now."""
    return weights_for(game, judge_of(game), game.begun(seats, game.complete(options), None))
