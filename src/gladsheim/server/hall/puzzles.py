"""Puzzles as people are asked them: out of what the games bring, and nothing is kept."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.game import Game
from gladsheim.puzzles import Puzzle, puzzle_of, puzzles_of
from gladsheim.server.protocol.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleShown
from gladsheim.server.readers.audience import owed, put_to
from gladsheim.server.readers.lines import steps_of
from gladsheim.server.shelf import Shelf
from gladsheim.server.table.questions import valued, worded
from gladsheim.store.refusals import declined

NAMES: Final = ("Anna", "Bo", "Carla", "Dan", "Eva")
"""Who sits where: in a sentence, a name says more than a number."""


def listed(shelf: Shelf) -> list[PuzzleInfo]:
    """All puzzles, game by game, the easier first."""
    return [info_of(one) for name in shelf.names for one in puzzles_of(name).values()]


def found(shelf: Shelf, game: str, id: str) -> tuple[Puzzle, Game]:
    """A puzzle and its game; Declined if there is no such one."""
    one = puzzle_of(game, id)
    if one is None:
        raise declined("puzzle/unknown", id=id)
    return one, shelf.game(game)


def info_of(one: Puzzle) -> PuzzleInfo:
    """As lists tell it."""
    return PuzzleInfo(one.id, one.game, one.difficulty, one.seats, one.options)


def shown(one: Puzzle, game: Game) -> PuzzleShown:
    """What its seat sees and may do."""
    match, seat = one.match(game), one.seat
    question, moves = put_to(match, seat, True)
    assert question is not None, "a puzzle asks its seat"
    return PuzzleShown(
        puzzle=info_of(one),
        rules_version=game.rules_version,
        seat=seat,
        names=list(NAMES[: one.seats]),
        view=match.view(seat),
        scores=list(match.scores),
        owes=owed(match),
        question=question,
        moves=moves,
        choices=valued(game, match.imagine(seat, 0), seat, worded(match, seat)),
    )


def answered(one: Puzzle, game: Game, text: str) -> PuzzleAnswer:
    """What there is to say on a move; raises IllegalMove for one that cannot be played."""
    match = one.match(game)
    move = one.read(match, text)
    return PuzzleAnswer(
        move=move,
        is_best=move == one.best.move,
        odds=one.odds_of(move),
        best=one.best,
        others=one.others,
        why=one.why,
        beside=one.beside,
        view=match.view(one.seat),
        steps=steps_of(game, match.snapshot(), one.line, one.seat),
    )
