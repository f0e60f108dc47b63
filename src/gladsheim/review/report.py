"""What a review says, as data that a page can draw and a file can keep."""

from __future__ import annotations

import msgspec

from gladsheim.words import Words


class Alternative(msgspec.Struct, frozen=True):
    """A move that could have been played: the odds that it leads to (0 to 1), and how sure that is."""

    move: str
    odds: float
    doubt: float
    words: Words | None = None


class Played(msgspec.Struct, frozen=True):
    """An answer of a line: who, -1 for nature, to which step, and what."""

    seat: int
    step: str
    text: str


class Judged(msgspec.Struct, frozen=True):
    """One decision of one seat, thought over again with what the seat could know.

    `lost` is what the move gave away against the best one, and 0 unless that is more than the search's own doubt. Then
    `line` is the better move with what would have followed, from the position before this answer.
    """

    number: int
    seat: int
    move: str
    odds: float
    best: list[Alternative]
    lost: float
    doubt: float
    standing: list[float]
    line: list[Played]
    why: Words | None = None
    words: Words | None = None


class Luck(msgspec.Struct, frozen=True):
    """An answer of nature: by seat, how much better it was than what nature gives on average."""

    number: int
    gained: list[float]
    words: Words | None = None


class CurvePoint(msgspec.Struct, frozen=True):
    """A point of the curve: by seat, the odds before the answer with this number; the last one is the result."""

    number: int
    odds: list[float]


class Turn(msgspec.Struct, frozen=True):
    """A decision after which the game stood otherwise: by seat, the odds around it, of two decisions each."""

    number: int
    before: list[float]
    after: list[float]


class Player(msgspec.Struct, frozen=True):
    """One seat in sum: which part of the odds of the best moves it kept, what it gave away, and its luck."""

    seat: int
    accuracy: float | None
    lost: float
    mistakes: int
    decisions: int
    luck: float


class Review(msgspec.Struct, frozen=True):
    """A whole game looked at again. `turns` are the decisions after which the odds changed most and for longer, and
    `strokes` the answers of nature that counted most."""

    game: str
    rules: int
    seats: int
    together: bool
    iterations: int
    judged: list[Judged]
    curve: list[CurvePoint]
    turns: list[Turn]
    strokes: list[Luck]
    players: list[Player]
