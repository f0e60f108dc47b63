"""Thinking a game over again: each decision can be judged alone, in any order, in any process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import Final

from gladsheim.bots.search import Budget, Candidate, think
from gladsheim.bots.search.levels import iterations_of
from gladsheim.bots.search.reasons import reasons
from gladsheim.bots.search.weights import weights_for
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import legal, play, question
from gladsheim.kernel.replay import Transcript, replay
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State, Step
from gladsheim.kit.evaluation import judge_of
from gladsheim.review.decisions import Decision, decisions_of
from gladsheim.review.lines import played_out
from gladsheim.review.luck import luck_of
from gladsheim.review.report import Alternative, CurvePoint, Judged, Luck, Player, Review, Turn
from gladsheim.words import Words

SHOWN: Final = 3
"""So many of the best moves are told."""

DOUBT: Final = 2.0
"""A loss counts if it is more than so many standard errors of what both moves are worth."""

LEAST: Final = 0.02
"""And if it is more than this: nobody wants to hear of a hundredth."""

TURNS: Final = 3
SWING: Final = 0.1
"""A turning point changes somebody's odds by at least so much."""

APART: Final = 3
"""Turning points are at least so many decisions apart."""

STROKES: Final = 3
STROKE: Final = 0.04
"""A stroke of luck changes somebody's odds by at least so much."""

HALF: Final = 0.5

TURNS_OF_HARD: Final = 60
"""A review takes as long as so many turns of the level `hard`, and about half as long again."""

FEWEST: Final = 60
"""However long a game was, a decision gets so many iterations."""


def is_open(game: Game, decision: Decision) -> bool:
    """Whether a person had something to think about."""
    if decision.is_natures:
        return False
    step = question(decision.state, decision.seat)
    assert step is not None, "a record holds answers to questions"
    return len(legal(decision.state, decision.seat)) > 1 and judge_of(game).is_weighty(step)


def judge(
    game: Game, world: State, decision: Decision, iterations: int, seed: int, later: Sequence[Decision] = ()
) -> Judged:
    """What a strong player makes of a decision. `world` is one that the seat cannot tell from the real one."""
    rng = Rng(seed)
    seat = decision.seat
    step = question(world, seat)
    assert step is not None, "the seat is asked in every world that it can imagine"
    played = step.read(world, decision.text)
    thought = think(game, world, seat, rng, Budget(iterations, to_the_end=True))
    best, mine = thought.candidates[0], found(thought.candidates, played)
    lost = doubt = 0.0
    if mine.move != best.move:
        # Both alone, since a move that seemed bad was hardly looked at.
        again = think(game, world, seat, rng, Budget(iterations, to_the_end=True), [best.move, mine.move])
        best, mine = found(again.candidates, best.move), found(again.candidates, mine.move)
        doubt = DOUBT * hypot(best.spread, mine.spread)
        lost = best.value - mine.value
        if lost <= max(doubt, LEAST):
            lost = 0.0
    others = [one for one in thought.candidates if one.move != best.move and one.visits > 1][: SHOWN - 1]
    better = step.show(world, best.move)
    return Judged(
        number=decision.number,
        seat=seat,
        move=decision.text,
        odds=mine.value,
        best=[alternative(world, seat, step, one) for one in (best, *others)],
        lost=lost,
        doubt=doubt,
        standing=thought.odds,
        line=played_out(game, decision, better, thought.line, later, rng) if lost else [],
        why=reason(game, world, seat, best.move, mine.move, rng) if lost else None,
        words=told(world, seat, step, played),
    )


def alternative(world: State, seat: int, step: Step, one: Candidate) -> Alternative:
    """A move with what is known of it."""
    return Alternative(step.show(world, one.move), one.value, one.spread, told(world, seat, step, one.move))


def told(world: State, seat: int, step: Step, move: int) -> Words | None:
    """A move as people read it: its label, or the first thing that its seat would have been told."""
    label = step.label(world, move)
    if label is not None:
        return label
    s = world.copy()
    s.log = []
    play(s, seat, move)
    events = (event for one in s.log or [] if (event := one.to(seat)) is not None)
    return next((event.words() for event in events), None)


def found(candidates: list[Candidate], move: int) -> Candidate:
    """A candidate by its move."""
    return next(one for one in candidates if one.move == move)


def reason(game: Game, world: State, seat: int, best: int, played: int, rng: Rng) -> Words | None:
    """What sets the best move apart from the one that was played, by the features of the game; None if nothing does."""
    judge = judge_of(game)
    found = reasons(game, judge, weights_for(game, judge, world), world, seat, best, [played], rng, Budget(0))
    return Words("review-why", {"reasons": found}) if found else None


def iterations_for(game: Game, s: State, decisions: int) -> int:
    """So many that a whole game takes about a minute: what `hard` has for some turns, shared among the decisions."""
    hard = iterations_of(game, judge_of(game), s, "hard")
    return max(FEWEST, min(hard, hard * TURNS_OF_HARD // max(1, decisions)))


class Study:
    """A finished game, taken apart; with `places`, one that was given up."""

    def __init__(
        self, transcript: Transcript, game: Game, iterations: int = 0, seed: int = 0, places: list[int] | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.match = replay(transcript, game)
        self.decisions = list(decisions_of(transcript, game, places is not None))
        self.places = list(self.match.ranking) if places is None else places
        self.open = [n for n, one in enumerate(self.decisions) if is_open(game, one)]
        self.iterations = iterations or iterations_for(game, self.match.snapshot(), len(self.open))

    def judge(self, n: int) -> Judged:
        """One of the decisions that were open."""
        at = self.open[n]
        one = self.decisions[at]
        seed = self.seed + one.number
        world = self.game.world_for(one.state, one.seat, Rng(seed))
        return judge(self.game, world, one, self.iterations, seed, self.decisions[at + 1 :])

    def summed(self, judged: list[Judged]) -> Review:
        """What all decisions say together."""
        seats = self.match.seats
        curve = [CurvePoint(one.number, one.standing) for one in judged]
        curve.append(CurvePoint(self.match.length + 1, result_of(self.game, self.places)))
        luck = list(luck_of(self.game, self.decisions, self.seed))
        return Review(
            game=self.game.name,
            rules=self.game.rules_version,
            seats=seats,
            together=self.game.is_cooperative,
            iterations=self.iterations,
            judged=judged,
            curve=curve,
            turns=turning_points(curve, self.game.is_cooperative),
            strokes=strokes_of(luck),
            players=[player_of(seat, judged, sum(one.gained[seat] for one in luck)) for seat in range(seats)],
        )


def review(
    transcript: Transcript,
    game: Game,
    iterations: int,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """A whole finished game, one decision after the other, here and now."""
    study = Study(transcript, game, iterations, seed)
    judged = []
    for n in range(len(study.open)):
        judged.append(study.judge(n))
        if progress is not None:
            progress(n + 1, len(study.open))
    return study.summed(judged)


def result_of(game: Game, places: list[int]) -> list[float]:
    """By seat, 1 for who has won alone, a share where several did."""
    firsts = [place == 1 for place in places]
    share = 1.0 if game.is_cooperative else 1.0 / max(1, sum(firsts))
    return [share if first else 0.0 for first in firsts]


def turning_points(curve: list[CurvePoint], together: bool = False) -> list[Turn]:
    """Where somebody's odds changed most, in the order of the game; who moves sees things brighter, so two count."""
    *course, result = curve
    swings = []
    for n in range(len(course) - 1):
        turn = Turn(course[n].number, mean_of(course[max(0, n - 1) : n + 1]), mean_of(course[n + 1 : n + 3]))
        swings.append((swing_of(turn), n, turn))
    if course and favourite(course[-1], together) != favourite(result, together):
        turn = Turn(course[-1].number, course[-1].odds, result.odds)
        swings.append((swing_of(turn), len(course) - 1, turn))
    found: dict[int, Turn] = {}
    for most, n, turn in sorted(swings, key=lambda one: -one[0]):
        if most >= SWING and len(found) < TURNS and all(abs(n - other) >= APART for other in found):
            found[n] = turn
    return [found[n] for n in sorted(found)]


def mean_of(points: list[CurvePoint]) -> list[float]:
    """By seat, the mean odds of some points."""
    return [sum(odds) / len(points) for odds in zip(*(point.odds for point in points), strict=True)]


def swing_of(turn: Turn) -> float:
    """By how much somebody's odds changed at most."""
    return max(abs(new - old) for old, new in zip(turn.before, turn.after, strict=True))


def favourite(point: CurvePoint, together: bool) -> int:
    """Who was likely to win; where all play together, whether they were."""
    return int(point.odds[0] > HALF) if together else point.odds.index(max(point.odds))


def strokes_of(luck: list[Luck]) -> list[Luck]:
    """The answers of nature that changed somebody's odds most, in the order of the game."""
    felt = [(max(map(abs, one.gained)), one) for one in luck]
    most = sorted((pair for pair in felt if pair[0] >= STROKE), key=lambda pair: -pair[0])[:STROKES]
    return sorted((one for _, one in most), key=lambda one: one.number)


def player_of(seat: int, judged: list[Judged], luck: float) -> Player:
    """How one seat played."""
    mine = [one for one in judged if one.seat == seat]
    lost = sum(one.lost for one in mine)
    best = sum(one.best[0].odds for one in mine)
    return Player(
        seat=seat,
        accuracy=max(0.0, 1.0 - lost / best) if best > 0 else None,
        lost=lost,
        mistakes=sum(one.lost > 0 for one in mine),
        decisions=len(mine),
        luck=luck,
    )
