"""What a move would earn, for people who choose one."""

from __future__ import annotations

from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal, play
from gladsheim.kernel.step import State
from gladsheim.kit.evaluation import evaluation_of


def earned(game: Game, world: State, seat: int, move: int) -> int | None:
    """What a move earns at once, with the best choice after it if every one of those earns something.

    None where nobody can say: others answer at the same time, or the game knows that the move is not about points.
    """
    evaluation = evaluation_of(game)
    if evaluation is not None:
        return evaluation.earned(world, seat, move)
    after = world.copy()
    if not play(after, seat, move):
        return None
    points = game.scores(after)[seat] - game.scores(world)[seat]
    if after.stack and asked(after) == [seat]:
        later = []
        for next_move in legal(after, seat):
            further = after.copy()
            play(further, seat, next_move)
            later.append(game.scores(further)[seat] - game.scores(after)[seat])
            if later[-1] <= 0:
                return points
        points += max(later)
    return points
