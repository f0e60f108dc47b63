"""Why a move and not another: what the features of a position are after each of them, by what they are worth."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.search.budget import Budget
from gladsheim.bots.search.weights import Weights
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, play
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE, Chance, State, Step, Together
from gladsheim.kit.evaluation import Evaluation
from gladsheim.words import Words

WORLDS: Final = 6
"""So many worlds are imagined; in each of them every move is tried with the same luck."""

FARTHEST: Final = 14
"""After so many further answers a move is judged, wherever that is."""

LEAST: Final = 0.02
"""What makes less of a difference, as a part of the points by which odds change, is not worth a word."""

AS_WELL: Final = 0.35
"""A second reason is told if it counts at least this part of the first."""

MOST: Final = 2
NOTHING: Final = 1e-6


class Difference:
    """What one move has over others: by feature, how much more there is, for its seat and for the others on average."""

    def __init__(self, features: int) -> None:
        self.mine = [0.0] * features
        self.theirs = [0.0] * features

    def add(self, rows: list[list[float]], seat: int, share: float) -> None:
        """Count what came of a move; a share below nothing for the moves that it is compared with."""
        others = len(rows) - 1
        for other in range(len(rows)):
            into = self.mine if other == seat else self.theirs
            part = share if other == seat else share / others
            row = rows[other]
            for i in range(len(row)):
                into[i] += part * row[i]


class Cause:
    """One thing that a move is better for."""

    def __init__(self, worth: float, words: Words) -> None:
        self.worth = worth
        self.words = words


def reasons(
    game: Game,
    judge: Evaluation,
    weights: Weights,
    world: State,
    seat: int,
    move: int,
    others: list[int],
    rng: Rng,
    budget: Budget,
) -> list[Words]:
    """One or two things that make most of what a move has over others, in the words of the game; or none."""
    topics = judge.topics()
    if not topics or not others:
        return []
    more = difference(game, judge, len(topics), world, seat, move, others, rng, budget)
    causes = named(judge, topics, weights.values, more.mine, True)
    if not game.is_cooperative:
        causes += named(judge, topics, weights.values, more.theirs, False)
    causes.sort(key=worth_of, reverse=True)
    least = LEAST * (1.0 if game.is_cooperative else weights.scale)
    if not causes or causes[0].worth < least:
        return []
    least = max(least, AS_WELL * causes[0].worth)
    found: list[Words] = []
    for cause in causes:
        if cause.worth >= least and len(found) < MOST and cause.words.id not in [words.id for words in found]:
            found.append(cause.words)
    return found


def worth_of(cause: Cause) -> float:
    return cause.worth


def difference(
    game: Game,
    judge: Evaluation,
    features: int,
    world: State,
    seat: int,
    move: int,
    others: list[int],
    rng: Rng,
    budget: Budget,
) -> Difference:
    """What a move leads to against what the others lead to, in the same worlds and with the same luck."""
    found = Difference(features)
    for _ in range(WORLDS):
        imagined = game.world_for(world, seat, rng)
        answers = foreseen(judge, imagined, seat, rng)
        luck = int(rng.next32())
        ends = [imagined.copy() for _ in range(1 + len(others))]
        play_on(judge, ends[0], seat, move, answers, Rng(luck))
        for i in range(len(others)):
            play_on(judge, ends[1 + i], seat, others[i], answers, Rng(luck))
        if [] not in [s.stack for s in ends]:  # a game that is over has no prospects
            found.add(judge.features(ends[0]), seat, 1.0 / WORLDS)
            for s in ends[1:]:
                found.add(judge.features(s), seat, -1.0 / (WORLDS * len(others)))
        if budget.is_spent():
            break
    return found


def foreseen(judge: Evaluation, s: State, seat: int, rng: Rng) -> dict[int, int]:
    """What the others answer who are asked at the same time; they do not know what this seat answers."""
    frame = s.stack[-1]
    if not isinstance(frame, Together) or frame.first():
        return {}
    return {other: judge.choose(s, other, rng) for other in asked(s) if other != seat}


def play_on(judge: Evaluation, s: State, seat: int, move: int, answers: dict[int, int], rng: Rng) -> None:
    """A move and what its seat goes on with until another is asked; where all answer at once, until all do again."""
    is_shared = isinstance(s.stack[-1], Together)
    if not play(s, seat, move):
        for other in asked(s):
            play(s, other, answers[other])
    left = FARTHEST
    while s.stack:
        frame = s.stack[-1]
        if isinstance(frame, Chance):
            play(s, NATURE, frame.sample(s, rng))
            continue
        if isinstance(frame, Together) or left == 0:
            return
        assert isinstance(frame, Step), "a position at rest asks somebody"
        who = frame.seat(s)
        if who != seat and not is_shared:
            return
        play(s, who, judge.choose(s, who, rng))
        left -= 1


def named(judge: Evaluation, topics: list[str], weights: list[float], more: list[float], is_mine: bool) -> list[Cause]:
    """By topic, what is better by it, if it can be said: what a topic begins with must have grown, or shrunk."""
    natural = judge.by_hand()
    worth: dict[str, float] = {}
    holds: dict[str, bool] = {}
    for i in range(len(topics)):
        topic = topics[i]
        if topic:
            gain = weights[i] * more[i]
            worth[topic] = worth.get(topic, 0.0) + (gain if is_mine else -gain)
            if topic not in holds:
                grown = -more[i] if natural[i] < 0.0 else more[i]
                holds[topic] = grown > NOTHING if is_mine else grown < -NOTHING
    found: list[Cause] = []
    for topic in worth:
        if holds[topic] and worth[topic] > 0.0:
            words = judge.reason(topic, is_mine)
            if words is not None:
                found.append(Cause(worth[topic], words))
    return found
