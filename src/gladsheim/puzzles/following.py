"""What follows on the answer to a puzzle, so that it can be played out."""

from __future__ import annotations

from typing import Final

from gladsheim.bots import Thinker
from gladsheim.bots.search.levels import iterations_of
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal, play, question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE, Chance, State, Together
from gladsheim.kit.evaluation import judge_of
from gladsheim.review.lines import is_legal
from gladsheim.review.report import Played

LONGEST: Final = 20
"""So many answers at most, nature's and forced ones among them."""


def played_out(
    game: Game, world: State, seat: int, move: int, expected: list[tuple[int, str]], rng: Rng
) -> list[Played]:
    """The best move, and the game until its seat has the turn again: as expected, then as `hard` plays in a hurry."""
    s = world.copy()
    left = list(expected[1:])
    found = [answered(s, seat, text_of(s, seat, move))]
    has_passed = False
    while s.stack and len(found) < LONGEST:
        frame = s.stack[-1]
        if isinstance(frame, Chance):
            found.append(answered(s, NATURE, frame.show(s, frame.sample(s, rng))))
            continue
        who = asked(s)[0]
        is_open = len(legal(s, who)) > 1
        if who == seat and is_open and has_passed:
            break
        has_passed = has_passed or (who != seat and is_open and not isinstance(frame, Together))
        if left and left[0][0] == who and is_legal(s, who, left[0][1]):
            text = left.pop(0)[1]
        else:
            text = text_of(s, who, chosen(game, s, who, rng))
        found.append(answered(s, who, text))
    return found


def chosen(game: Game, s: State, who: int, rng: Rng) -> int:
    """What a seat would play, by what it may know."""
    moves = legal(s, who)
    if len(moves) == 1:
        return moves[0]
    world = game.world_for(s, who, rng)
    step = question(world, who)
    assert step is not None, "a position at rest asks somebody"
    judge = judge_of(game)
    if not judge.is_weighty(step):
        return judge.choose(world, who, rng)
    return Thinker("hard", iterations_of(game, judge, world, "normal")).think(game, world, who, rng).move


def text_of(s: State, who: int, move: int) -> str:
    """A move as it is written."""
    step = question(s, who)
    assert step is not None, "only who is asked answers"
    return step.show(s, move)


def answered(s: State, who: int, text: str) -> Played:
    """Play an answer; what it was."""
    step = question(s, who)
    assert step is not None, "only who is asked answers"
    play(s, who, step.read(s, text))
    return Played(who, step.name, text)
