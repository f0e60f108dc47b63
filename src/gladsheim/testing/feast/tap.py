"""Casks out of the cellar: poured before everybody, or looked into by one."""

from __future__ import annotations

from gladsheim.kernel.events import tell
from gladsheim.kernel.step import Asking, Chance, Moves, Seats, Then, only, then
from gladsheim.testing.feast.events import CaskPoured, CaskSeen, DishGivenUp, JoyLost
from gladsheim.testing.feast.state import CASKS, DISHES, SOUR, State, left_of
from gladsheim.words import Refusal, Words


class FromCellar(Chance):
    """Nature brings up a cask that nobody has seen."""

    def span(self, s: State) -> int:
        return len(CASKS)

    def moves(self, s: State, out: Moves) -> None:
        for cask, left in enumerate(s.middle):
            if left:
                out.add(cask)

    def conceivable(self, s: State, out: Moves) -> None:
        """Every cask that may be unseen: those on top or at the bottom count unless all witnesses have seen them."""
        who = self.witnesses(s)
        placed = zip([*s.top, *s.bottom], [*s.top_seen, *s.bottom_seen], strict=True)
        unseen = [cask for cask, seen in placed if who & ~seen]
        for cask, left in enumerate(s.middle):
            if left or cask in unseen:
                out.add(cask)

    def weight(self, s: State, move: int) -> int:
        return s.middle[move]

    def show(self, s: State, move: int) -> str:
        return CASKS[move]

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("feast/not-in-cellar", {"cask": Words(f"feast-{CASKS[move]}")})

    def prompt(self, s: State) -> Words:
        return Words("feast-ask-cask")


class Pour(Then):
    """The next cask is poured: a seen one is there already, an unseen one nature must bring."""

    def run(self, s: State) -> None:
        if s.top:
            s.top_seen.pop(0)
            pour(s, s.top.pop(0))
        elif any(s.middle):
            then(s, Tap())
        elif s.bottom:
            s.bottom_seen.pop(0)
            pour(s, s.bottom.pop(0))


class Tap(FromCellar):
    """A cask that nobody has seen is poured before everybody."""

    def answer(self, s: State, move: int) -> None:
        s.middle[move] -= 1
        pour(s, move)


class Peek(FromCellar):
    """Whoever rose looks into the next cask."""

    def witnesses(self, s: State) -> Seats:
        return only(s.speaker)

    def answer(self, s: State, move: int) -> None:
        s.middle[move] -= 1
        s.top.append(move)
        s.top_seen.append(only(s.speaker))
        tell_seen(s, move)


def peek(s: State) -> None:
    """Look into the next cask without pouring it; of several who have looked, each knows it."""
    if s.top:
        s.top_seen[0] |= only(s.speaker)
        tell_seen(s, s.top[0])
    elif any(s.middle):
        then(s, Peek())
    elif s.bottom:
        s.bottom_seen[0] |= only(s.speaker)
        tell_seen(s, s.bottom[0])


def tell_seen(s: State, cask: int) -> None:
    """The speaker learns what is in a cask, the others that he does."""
    tell(s, CaskSeen(s.speaker, CASKS[cask]), only(s.speaker), CaskSeen(s.speaker, None))


def pour(s: State, cask: int) -> None:
    """Everybody sees what comes out; a sour cask must be made good."""
    s.poured.append(cask)
    tell(s, CaskPoured(CASKS[cask]))
    if cask == SOUR:
        s.soothed = False
        then(s, Calm())
        then(s, Soothe(left_of(s, s.speaker)))


class Soothe(Asking):
    """The speaker's left neighbour may give up a dish of his, or let the hall grumble."""

    def span(self, s: State) -> int:
        return 1 + len(DISHES)

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)
        for dish in range(len(DISHES)):
            if s.served[self.turn * len(DISHES) + dish]:
                out.add(1 + dish)

    def answer(self, s: State, move: int) -> None:
        if move:
            s.served[self.turn * len(DISHES) + move - 1] -= 1
            s.scraps[move - 1] += 1
            s.soothed = True
            tell(s, DishGivenUp(self.turn, DISHES[move - 1]))

    def show(self, s: State, move: int) -> str:
        return f"give {DISHES[move - 1]}" if move else "grumble"

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("feast/not-served", {"dish": Words(f"feast-{DISHES[move - 1]}")})

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("feast-ask-soothe")

    def warning(self, s: State, move: int) -> Words | None:
        return None if move else Words("feast-warn-grumble")


class Calm(Then):
    """If nothing was given up over a sour cask, a joy is lost."""

    def run(self, s: State) -> None:
        if not s.soothed and s.joy:
            s.joy -= 1
            tell(s, JoyLost(s.joy))
