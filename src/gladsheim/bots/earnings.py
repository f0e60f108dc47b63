"""What a move would earn, for people who choose one."""

from __future__ import annotations

from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal, play
from gladsheim.kernel.step import State


def earned(game: Game, world: State, seat: int, move: int) -> int:
    """What a move earns at once, with the best choice after it if every one of those earns something."""
    after = world.copy()
    play(after, seat, move)
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
