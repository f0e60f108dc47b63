"""Four courses: somebody rises and toasts, casks are poured, and the hall judges."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.events import tell
from gladsheim.kernel.step import MISSING, Asking, Chance, Moves, Step, Then, Together, then
from gladsheim.testing.feast.events import FenrirHeard, FenrirStayedAway, JoyGained, Toasted
from gladsheim.testing.feast.state import COURSES, MEAD, State, casks_left
from gladsheim.testing.feast.tap import Pour, peek
from gladsheim.words import Refusal, Words

TOASTS: Final = ("odin", "thor", "freya")
ODIN: Final = 0
THOR: Final = 1
FREYA: Final = 2

HOWLS: Final = (3, 1)
"""Three nights out of four Fenrir stays away."""


class Course(Then):
    """Each course waits for the toast and for all that comes out of it; after the last the feast is over."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: State) -> None:
        if self.number < COURSES:
            then(s, Course(self.number + 1))
        then(s, Judge(s.poured.count(MEAD)))
        then(s, Rise())


class Rise(Together):
    """Whoever rises first gives the toast, but not the last speaker again."""

    def seats(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats) if seat != s.speaker]

    def part(self, s: State, seat: int) -> Step:
        return Toast(seat)

    def first(self) -> bool:
        return True

    def answer(self, s: State, answers: list[int]) -> None:
        s.speaker = next(seat for seat, answer in enumerate(answers) if answer != MISSING)
        toast = answers[s.speaker]
        tell(s, Toasted(s.speaker, TOASTS[toast]))
        if toast == FREYA:
            peek(s)
        else:
            for _ in range(2 if toast == THOR else 1):
                then(s, Pour())


class Toast(Asking):
    """To Odin one cask is poured, to Thor two; to Freya none, but the speaker looks into the next."""

    def span(self, s: State) -> int:
        return len(TOASTS)

    def moves(self, s: State, out: Moves) -> None:
        out.add(ODIN)
        if casks_left(s) >= 2:
            out.add(THOR)
        if casks_left(s) >= 1:
            out.add(FREYA)

    def show(self, s: State, move: int) -> str:
        return f"to {TOASTS[move]}"

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("feast/few-casks", {"left": casks_left(s)})

    def prompt(self, s: State) -> Words:
        return Words("feast-ask-toast")


class Judge(Then):
    """Every cask of mead in this course is a joy; with Fenrir about, one may be lost again."""

    def __init__(self, mead: int) -> None:
        self.mead = mead

    def run(self, s: State) -> None:
        gained = s.poured.count(MEAD) - self.mead
        if gained:
            s.joy += gained
            tell(s, JoyGained(gained, s.joy))
        if s.fenrir:
            then(s, Prowl())


class Prowl(Chance):
    """Whether Fenrir is heard outside the hall."""

    def span(self, s: State) -> int:
        return len(HOWLS)

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)
        out.add(1)

    def weight(self, s: State, move: int) -> int:
        return HOWLS[move]

    def answer(self, s: State, move: int) -> None:
        if move:
            s.joy = max(0, s.joy - 1)
            tell(s, FenrirHeard(s.joy))
        else:
            tell(s, FenrirStayedAway())

    def show(self, s: State, move: int) -> str:
        return "howl" if move else "silence"

    def prompt(self, s: State) -> Words:
        return Words("feast-ask-prowl")
