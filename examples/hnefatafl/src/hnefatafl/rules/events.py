"""What happens in Hnefatafl."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.events import Event
from gladsheim.words import Words


class PieceMoved(Event, frozen=True):
    """A seat moved a piece."""

    seat: int
    piece: str
    start: str
    end: str

    def words(self) -> Words:
        return Words(f"hnefatafl-moved-{self.piece}", {"seat": self.seat, "start": self.start, "end": self.end})


class PieceCaptured(Event, frozen=True):
    """A seat captured an attacker or a defender."""

    seat: int
    piece: str
    square: str

    def words(self) -> Words:
        return Words(f"hnefatafl-captured-{self.piece}", {"seat": self.seat, "square": self.square})


class KingCaptured(Event, frozen=True):
    """The attackers closed in on the king and won."""

    seat: int
    square: str

    def words(self) -> Words:
        return Words("hnefatafl-captured-king", {"seat": self.seat, "square": self.square})


class KingEscaped(Event, frozen=True):
    """The king reached a way out and won."""

    seat: int
    square: str

    def words(self) -> Words:
        return Words("hnefatafl-escaped", {"seat": self.seat, "square": self.square})


class NoMoveLeft(Event, frozen=True):
    """A seat could not move, and lost."""

    seat: int

    def words(self) -> Words:
        return Words("hnefatafl-no-move", {"seat": self.seat})


class GameDrawn(Event, frozen=True):
    """The same position for the third time, or too long without a capture."""

    reason: str

    def words(self) -> Words:
        return Words(f"hnefatafl-drawn-{self.reason}")


EVENTS: Final = (PieceMoved, PieceCaptured, KingCaptured, KingEscaped, NoMoveLeft, GameDrawn)
