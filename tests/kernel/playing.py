"""A match played on without anybody's choice."""

from __future__ import annotations

from gladsheim.kernel.match import Match
from gladsheim.kernel.rng import Rng


def play_on(match: Match, lines: int) -> None:
    """Random answers until so many lines are in the record, or the game is over."""
    rng = Rng(3)
    while not match.over and len(match.lines) < lines:
        one = match.asked[int(rng.below(len(match.asked)))]
        moves = match.moves(one.seat)
        match.play(moves[int(rng.below(len(moves)))], one.seat)
