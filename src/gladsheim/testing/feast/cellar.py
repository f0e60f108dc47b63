"""The cellar: casks on top that somebody has seen, casks nobody has seen, and one lowered to the bottom."""

from __future__ import annotations

from gladsheim.kernel.events import tell
from gladsheim.kernel.step import Chance, Moves, Seats, Step, only, then
from gladsheim.testing.feast.courses import Course
from gladsheim.testing.feast.events import CaskLowered, CaskSeen, StewardNamed
from gladsheim.testing.feast.state import CASKS, State
from gladsheim.testing.feast.tap import FromCellar
from gladsheim.words import Refusal, Words


class Lot(Chance):
    """The steward is drawn by lot, and looks at the first two casks."""

    def span(self, s: State) -> int:
        return s.seats

    def moves(self, s: State, out: Moves) -> None:
        for seat in range(s.seats):
            out.add(seat)

    def answer(self, s: State, move: int) -> None:
        s.steward = move
        tell(s, StewardNamed(move))
        then(s, Lower())
        then(s, Look())
        then(s, Look())

    def show(self, s: State, move: int) -> str:
        return f"seat {move}"

    def prompt(self, s: State) -> Words:
        return Words("feast-ask-lot")


class Look(FromCellar):
    """The steward sees one more cask."""

    def witnesses(self, s: State) -> Seats:
        return only(s.steward)

    def answer(self, s: State, move: int) -> None:
        s.middle[move] -= 1
        s.top.append(move)
        s.top_seen.append(only(s.steward))
        tell(s, CaskSeen(s.steward, CASKS[move]), only(s.steward), CaskSeen(s.steward, None))


class Lower(Step):
    """The steward leaves one of the two on top and lowers the other to the bottom; nobody else learns which."""

    def seat(self, s: State) -> int:
        return s.steward

    def span(self, s: State) -> int:
        return len(CASKS)

    def moves(self, s: State, out: Moves) -> None:
        for cask in sorted(set(s.top)):
            out.add(cask)

    def answer(self, s: State, move: int) -> None:
        place = s.top.index(move)
        s.bottom.append(s.top.pop(place))
        s.bottom_seen.append(s.top_seen.pop(place))
        tell(s, CaskLowered(s.steward, CASKS[move]), only(s.steward), CaskLowered(s.steward, None))
        then(s, Course(1))

    def show(self, s: State, move: int) -> str:
        return f"lower {CASKS[move]}"

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("feast/not-on-top", {"cask": Words(f"feast-{CASKS[move]}")})

    def seen_by(self, s: State, move: int) -> Seats:
        return only(s.steward)

    def prompt(self, s: State) -> Words:
        return Words("feast-ask-lower")
