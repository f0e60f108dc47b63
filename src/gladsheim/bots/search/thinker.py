"""The bots that think ahead: a level plays by what its search found."""

from __future__ import annotations

from math import hypot
from typing import Final

from gladsheim.bots.base import CLEAR, EVEN, ONLY, SLIGHT, UNWEIGHED, Bot, Hint, Option, expectation, text_of
from gladsheim.bots.search.budget import Budget, Flag
from gladsheim.bots.search.levels import LEVELS, iterations_of, settings_of
from gladsheim.bots.search.reasons import reasons
from gladsheim.bots.search.settings import Settings, second_look
from gladsheim.bots.search.thought import Candidate, Thought
from gladsheim.bots.search.walk import Search
from gladsheim.bots.search.weights import Weights, weights_for
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import legal
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State, Together
from gladsheim.kit.evaluation import judge_of
from gladsheim.words import Words

GUARD: Final = 15.0
"""Seconds after which a search ends with what it has, however slow the machine is."""

SHOWN: Final = 3
"""So many moves a hint tells."""

OTHERS: Final = 3
"""Where these are alike, so many of the rest stand for all others."""

AGAIN: Final = 2
"""They are looked at again by themselves, with this part of the iterations: one that seemed worse was hardly tried."""

FIRST_PART: Final = 0.55
SECOND_PART: Final = 0.25
THIRD_PART: Final = 0.1
"""What both looks and the reasons may take of the time that guards a hint."""

SURE: Final = 2.0
LIKELY: Final = 1.0
"""By so many standard errors a move that is clearly better leads, and one that is slightly better."""

WORTH_A_WORD: Final = 0.02
HARDLY: Final = 0.005
"""And by these odds at least."""


class Thinker(Bot):
    """A level: how it searches, and how long."""

    def __init__(self, level: str, iterations: int = 0, settings: Settings | None = None) -> None:
        assert level in LEVELS, f"there is no level {level}"
        self.level = level
        self.iterations = iterations  # 0: as many as the level has for the game
        self.effort = 100  # percent of the iterations of its level: for machines that have other things to do
        self.settings = settings
        self.weights: Weights | None = None  # None: those that come with the game
        self.flag: Flag | None = None
        self.seconds = GUARD

    def think(
        self,
        game: Game,
        world: State,
        seat: int,
        rng: Rng,
        budget: Budget | None = None,
        among: list[int] | None = None,
        settings: Settings | None = None,
    ) -> Thought:
        """Everything that this level finds out about its moves, or about some of them."""
        judge = judge_of(game)
        weights = self.weights or weights_for(game, judge, world)
        settings = settings or self.settings or settings_of(game, judge, world, self.level)
        if budget is None:
            budget = Budget(self.allotted(game, world), self.seconds, self.flag)
        return Search(game, judge, weights.values, weights.scale, settings).think(world, seat, rng, budget, among)

    def allotted(self, game: Game, world: State) -> int:
        """How many iterations it has for a decision."""
        iterations = self.iterations or iterations_of(game, judge_of(game), world, self.level)
        return max(1, iterations * self.effort // 100)

    def choose(self, game: Game, world: State, seat: int, rng: Rng) -> int:
        thought = self.think(game, world, seat, rng)
        frame = world.stack[-1]
        if isinstance(frame, Together) and not frame.first():
            settings = self.settings or settings_of(game, judge_of(game), world, self.level)
            return mixed(thought, settings.nearly, rng)
        return thought.move

    def hint(self, game: Game, world: State, seat: int, rng: Rng) -> Hint:
        """The best moves with their odds, and why; what is forced, or answered by a rule, alone and without odds."""
        allotted = self.allotted(game, world)
        first, second = FIRST_PART * self.seconds, SECOND_PART * self.seconds
        thought = self.think(game, world, seat, rng, Budget(allotted, first, self.flag, to_the_end=True))
        if thought.iterations == 0:
            alone = [Option(text_of(world, seat, thought.move))]
            sure = ONLY if len(legal(world, seat)) == 1 else UNWEIGHED
            return Hint(alone, expectation(game, world, seat, thought.move, rng), sure)
        best = [one.move for one in thought.candidates[:SHOWN]]
        budget = Budget(max(1, allotted // AGAIN), second, self.flag, to_the_end=True)
        again = self.think(game, world, seat, rng, budget, best, second_look())
        ranked = sorted(again.candidates, key=value_of, reverse=True)
        options = [Option(text_of(world, seat, one.move), one.value, one.spread) for one in ranked]
        sure = sureness(ranked)
        rest = [one.move for one in thought.candidates[SHOWN:]]
        others = spread_out(rest, OTHERS) if sure == EVEN else [ranked[1].move]
        judge = judge_of(game)
        weights = self.weights or weights_for(game, judge, world)
        guard = Budget(0, THIRD_PART * self.seconds, self.flag)
        found = reasons(game, judge, weights, world, seat, ranked[0].move, others, rng, guard)
        words = expectation(game, world, seat, ranked[0].move, rng)
        return Hint(options, words, sure, beside(options[1].move, sure == EVEN, found))


def value_of(candidate: Candidate) -> float:
    return candidate.value


def sureness(ranked: list[Candidate]) -> str:
    """How sure it is that the first is better than the second."""
    lead = ranked[0].value - ranked[1].value
    doubt = hypot(ranked[0].spread, ranked[1].spread)
    if lead >= max(SURE * doubt, WORTH_A_WORD):
        return CLEAR
    return SLIGHT if lead >= max(LIKELY * doubt, HARDLY) else EVEN


def spread_out(moves: list[int], count: int) -> list[int]:
    """A few of many, from the first to the last."""
    if len(moves) <= count:
        return moves
    return [moves[i * (len(moves) - 1) // (count - 1)] for i in range(count)]


def beside(other: str, is_even: bool, found: list[Words]) -> Words | None:
    """What sets a move apart, as a sentence; None where there is nothing to say."""
    if is_even:
        return Words("bot-hint-even-most", {"other": other, "reasons": found}) if found else even(other)
    return Words("bot-hint-better", {"other": other, "reasons": found}) if found else None


def even(other: str) -> Words:
    return Words("bot-hint-even", {"other": other})


def mixed(thought: Thought, nearly: float, rng: Rng) -> int:
    """Where others answer at the same time nobody should foresee the answer: the better a move, the likelier."""
    most = thought.candidates[0].visits
    near = [one for one in thought.candidates if one.visits >= nearly * most]
    left = int(rng.below(max(1, sum([one.visits for one in near]))))
    for one in near:
        left -= one.visits
        if left < 0:
            return one.move
    return thought.move


def think(game: Game, world: State, seat: int, rng: Rng, budget: Budget, among: list[int] | None = None) -> Thought:
    """What a strong player makes of a decision, within a budget; `world` is one that the seat cannot tell apart."""
    return Thinker("master").think(game, world, seat, rng, budget, among)
