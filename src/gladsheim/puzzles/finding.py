"""Puzzles out of games between bots: every decision is looked at, few are clear enough, and those are checked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from gladsheim.arena.series import derived, next_seat, play_each
from gladsheim.arena.workers import Workers
from gladsheim.bots import Greedy, Thinker
from gladsheim.bots.base import expectation
from gladsheim.bots.search import Budget, Candidate, Thought
from gladsheim.bots.search.levels import iterations_of
from gladsheim.bots.search.reasons import reasons
from gladsheim.bots.search.thinker import beside
from gladsheim.bots.search.weights import weights_for
from gladsheim.games import load
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import is_over, legal, play, question, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State
from gladsheim.kernel.view import Options
from gladsheim.kit.evaluation import judge_of
from gladsheim.kit.outlook import let_nature_answer
from gladsheim.puzzles.following import played_out
from gladsheim.puzzles.puzzle import EASY, Puzzle, id_of
from gladsheim.puzzles.weighing import Weighed, are_the_same, difficulty_of, is_seen_again, value_of, weigh
from gladsheim.review.report import Alternative
from gladsheim.review.study import alternative

FEWEST_MOVES: Final = 4
LEAD: Final = 0.07
SURE: Final = 4.0
"""A long search sees the best move lead by these odds, and by so many standard errors."""

GLIMPSE: Final = 0.05
LIKELY: Final = 2.0
"""A shorter one, before that is tried, by these."""

HUNCH: Final = 0.04
PERHAPS: Final = 1.0
"""And the short one that a game is played by sees any move lead by these."""

LESS: Final = 4
"""Shorter searches have this part of the iterations: games are played by a part of what `normal` has."""

LOST: Final = 0.15
"""Nobody likes to find the best move of a game that is lost anyway: its odds are at least these."""

SEEN_AGAIN: Final = 5
"""So many further searches have to agree before a puzzle is written down."""

MOST_IN_A_GAME: Final = 2
MOST_EASY: Final = 1
"""So many puzzles come from one game, and beside them so many easy ones."""

APART: Final = 6
"""Decisions between two puzzles of the same game."""

STRAYS: Final = 15
"""Of a hundred moves so many are those of `greedy`, so that games do not all go alike."""

EASY_AT_MOST: Final = 3
"""One of so many puzzles may be one that `greedy` solves."""

MOST_ALIKE: Final = 6
"""So many have the same answer: a bot's favourite is no puzzle for ever."""

OTHERS: Final = 3
"""Of so many other moves it is told what they give away."""


class Series(NamedTuple):
    """Games in which puzzles are looked for: what is played, from which seed, and what is wanted of it."""

    game: str
    seats: int
    options: Options
    seed: int
    skip: int = 0  # so many decisions are only played, by `greedy`: in some games there is no puzzle early on
    easy: bool = True  # whether those are wanted that `greedy` solves


def find(series: Series, first: int, games: int, jobs: int = 1) -> Iterator[list[Puzzle]]:
    """The puzzles of each of some games, in order, here or in several processes."""
    return play_each(partial(find_in_nth, series, first), games, Workers(jobs))


def find_in_nth(series: Series, first: int, n: int) -> list[Puzzle]:
    """Those of one game, counted from the first."""
    return find_in_game(load(series.game), series, first + n)


def first_new(there: list[Puzzle], seed: int) -> int:
    """The first game of a series that is not known to have been looked at."""
    return max((int(one.found.split("/")[1]) + 1 for one in there if one.found.startswith(f"{seed}/")), default=0)


def is_wanted(one: Puzzle, there: list[Puzzle]) -> bool:
    """Whether a puzzle is new, and not one too many with its answer, or that `greedy` solves."""
    if one.id in [other.id for other in there] or (one.difficulty == EASY and not wants_easy(there)):
        return False
    return sum(other.best.move == one.best.move for other in there) < MOST_ALIKE


def wants_easy(there: list[Puzzle]) -> bool:
    """Whether there are enough others for one more that `greedy` solves."""
    easy = sum(other.difficulty == EASY for other in there)
    return EASY_AT_MOST * (easy + 1) <= len(there) + 1


def find_in_game(game: Game, series: Series, n: int) -> list[Puzzle]:
    """Play a game as `hard` does in a hurry, with some moves of `greedy`, and keep the decisions that are puzzles."""
    start = derived(series.seed, n)
    nature, *rngs = (Rng(derived(start, stream)) for stream in range(series.seats + 1))
    s = game.begun(series.seats, game.complete(series.options), None)
    settle(s)
    let_nature_answer(s, nature)
    found: list[Puzzle] = []
    decision, free_from = 0, series.skip
    while not is_over(s):
        seat = next_seat(s, nature)
        rng = rngs[seat]
        world = game.world_for(s, seat, rng)
        obvious = Greedy().choose(game, world, seat, rng)
        thought = thought_of(game, world, seat, rng) if decision >= series.skip else None
        if thought is not None and decision >= free_from and is_candidate(thought):
            source, look = f"{series.seed}/{n}/{decision}", derived(start, 100 + decision)
            has_room = room_in(series, found, best_of(thought) == obvious)
            made = puzzle_from(game, world, seat, series.options, source, look) if has_room else None
            if made is not None and room_in(series, found, made.difficulty == EASY):
                found.append(made)
                free_from = decision + APART
        play(s, seat, obvious if thought is None or rng.below(100) < STRAYS else thought.move)
        decision += 1
        let_nature_answer(s, nature)
    return found


def room_in(series: Series, found: list[Puzzle], is_easy: bool) -> bool:
    """Whether one more may come from the same game."""
    alike = sum((one.difficulty == EASY) == is_easy for one in found)
    return alike < (MOST_EASY * series.easy if is_easy else MOST_IN_A_GAME)


def thought_of(game: Game, world: State, seat: int, rng: Rng) -> Thought | None:
    """What `hard` thinks in a hurry; None where there is nothing to decide."""
    judge = judge_of(game)
    step = question(world, seat)
    assert step is not None, "only a seat that is asked can choose"
    if len(legal(world, seat)) == 1 or not judge.is_weighty(step):
        return None
    budget = Budget(max(1, iterations_of(game, judge, world, "normal") // LESS), to_the_end=True)
    return Thinker("hard").think(game, world, seat, rng, budget)


def is_candidate(thought: Thought) -> bool:
    """Whether a short search sees one move ahead of all others."""
    ranked = ranked_in(thought)
    if len(thought.candidates) < FEWEST_MOVES or len(ranked) < 2:
        return False
    return Weighed(ranked, []).is_clear(HUNCH, PERHAPS)


def best_of(thought: Thought) -> int:
    """The move that brings most, however often it was tried."""
    return ranked_in(thought)[0].move


def ranked_in(thought: Thought) -> list[Candidate]:
    """All moves that were tried more than once, the best first."""
    return sorted((one for one in thought.candidates if one.visits > 1), key=value_of, reverse=True)


def puzzle_from(game: Game, world: State, seat: int, options: Options, source: str, seed: int) -> Puzzle | None:
    """A puzzle, if longer searches agree; None if they do not."""
    hard = iterations_of(game, judge_of(game), world, "hard")
    rng = Rng(seed)
    if not weigh(game, world, seat, max(1, hard // LESS), rng).is_clear(GLIMPSE, LIKELY):
        return None
    weighed = weigh(game, world, seat, hard, rng)
    first, second = weighed.ranked[0], weighed.ranked[1]
    if first.value < LOST or not weighed.is_clear(LEAD, SURE):
        return None
    if are_the_same(game, world, seat, first.move, second.move):
        return None
    if not is_seen_again(game, world, seat, first.move, SEEN_AGAIN, seed + 1):
        return None
    step = question(world, seat)
    assert step is not None, "only a seat that is asked gets a puzzle"
    position = game.dump(world)
    others = [alternative(world, seat, step, one) for one in weighed.ranked[1 : 1 + OTHERS]]
    judge = judge_of(game)
    weights = weights_for(game, judge, world)
    causes = reasons(game, judge, weights, world, seat, first.move, [second.move], rng, Budget(0))
    return Puzzle(
        id=id_of(position, seat),
        game=game.name,
        rules=game.rules_version,
        seats=world.seats,
        options={name: value for name, value in options.items() if value != game.complete({})[name]},
        seat=seat,
        step=step.name,
        position=position,
        best=rounded(alternative(world, seat, step, first)),
        others=[rounded(one) for one in others],
        line=played_out(game, world, seat, first.move, weighed.line, rng),
        difficulty=difficulty_of(game, world, seat, first.move, seed + 50),
        found=source,
        why=expectation(game, world, seat, first.move, rng),
        beside=beside(others[0].move, False, causes),
    )


def rounded(one: Alternative) -> Alternative:
    """As it is written down: odds to a thousandth."""
    return Alternative(one.move, round(one.odds, 3), round(one.doubt, 4), one.words)
