"""Puzzles, over HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gladsheim.review.report import Alternative
from gladsheim.server.protocol.fields import MoveText
from gladsheim.server.protocol.reviews import LineStep
from gladsheim.server.protocol.tables import Choice, Owes, Question
from gladsheim.words import Words


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in a list: of which game, and how hard from 1 to 3."""

    id: str
    game: str
    difficulty: int
    seats: int
    options: dict[str, bool | int | str]


class PuzzleOfTheDay(Struct, frozen=True):
    """The puzzle that everybody gets on this day (UTC); null where no game has any."""

    day: str
    puzzle: PuzzleInfo | None


class PuzzleShown(Struct, frozen=True):
    """The position as its seat sees it, with the question and every legal move; nothing of the answer."""

    puzzle: PuzzleInfo
    rules_version: int
    seat: int
    names: list[str]
    view: Any
    scores: list[int]
    owes: list[Owes]
    question: Question
    moves: list[str]
    choices: list[Choice]


class PuzzleTry(Struct, frozen=True):
    """A move that somebody takes to be the best one."""

    move: MoveText


class PuzzleAnswer(Struct, frozen=True):
    """Whether a move is the best one, and the whole answer: the odds of winning that it leads to, why it is better,
    and what follows, as the seat sees it.

    `odds` is null where it is only known that the move gives away no less than `others[0]` does.
    """

    move: str
    is_best: bool
    odds: float | None
    best: Alternative
    others: list[Alternative]
    why: Words | None
    beside: Words | None
    view: Any
    steps: list[LineStep]
