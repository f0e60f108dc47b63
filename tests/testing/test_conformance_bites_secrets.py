"""Faults in what seats may know, and in how games end, are planted in a toy game; the suite must name the promise."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from gladsheim.kernel.events import tell
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import EVERYONE, Moves, Seats, only, then
from gladsheim.kernel.view import Options, View
from gladsheim.testing import conformance
from gladsheim.testing.promises import PROMISES, Broken
from gladsheim.testing.toy import KINDS, NAMES, Draw, Drawn, Play, Played, State, Toy, ToyView, cards, toy
from gladsheim.words import Words

TICKS = count()


class ShowsEveryHand(Toy):
    def view(self, s: State, seat: int | None) -> View:
        hands: list[list[int] | None] = [None if seat is None else hand.copy() for hand in s.hands]
        return ToyView(hands, [sum(hand) for hand in s.hands], s.table.copy())


class ImaginesASmallHand(Toy):
    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        world = super().imagine(s, seat, rng)
        hand = world.hands[1 - seat]
        if any(hand):
            kind = next(kind for kind in range(KINDS) if hand[kind])
            hand[kind] -= 1
            world.bag[kind] += 1
        return world


class ImaginesItsOwnHand(Toy):
    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        return super().imagine(s, 1 - seat, rng)


class ImaginesAnotherTurn(Toy):
    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        world = super().imagine(s, seat, rng)
        world.stack = [Play(seat) if isinstance(frame, Play) else frame for frame in world.stack]
        return world


class AsksWithASecret(Play):
    def prompt(self, s: State) -> Words:
        return Words("feast-ask-take" if s.hands[self.turn][0] else "feast-ask-toast")


class SaysThatItIsOpen(Play):
    """All are told which cards are in a hand."""

    def is_open(self, s: State) -> bool:
        return True


class IsOpenByASecret(SaysThatItIsOpen):
    def is_open(self, s: State) -> bool:
        return s.hands[self.turn][0] == 0


class HidesAnOpenAnswer(SaysThatItIsOpen):
    """What may be played is known to all; what is played is not."""

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(KINDS):
            out.add(kind)

    def answer(self, s: State, move: int) -> None:
        held = next(kind for kind in range(KINDS) if s.hands[self.turn][kind])
        super().answer(s, held)

    def seen_by(self, s: State, move: int) -> Seats:
        return only(self.turn)


class WarnsOfTheBag(Play):
    """A warning that tells what nobody can see."""

    def warning(self, s: State, move: int) -> Words | None:
        return Words("feast-ask-take") if s.bag[0] else None


class AllowsByTheBag(Play):
    """Which cards may be played depends on cards that nobody has seen."""

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(KINDS):
            if s.hands[self.turn][kind] and (s.bag[0] == 0 or sum(s.hands[self.turn]) == s.hands[self.turn][kind]):
                out.add(kind)
        if not out.n:
            super().moves(s, out)
            out.n = 1


class ListsTheBag(Draw):
    """Whoever types in what he drew is shown what is really left."""

    def conceivable(self, s: State, out: Moves) -> None:
        self.moves(s, out)


class ListsEverything(Draw):
    def conceivable(self, s: State, out: Moves) -> None:
        for kind in range(KINDS):
            out.add(kind)


class ImaginesAnEmptyBag(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.draw, self.frames = ListsEverything, (ListsEverything, Play)

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        world = super().imagine(s, seat, rng)
        world.bag = [0] * KINDS
        return world


class SaysThatHandsAreKnown(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.partly = ()


class ShowsSpectatorsTheHands(Toy):
    def view(self, s: State, seat: int | None) -> View:
        hands = [hand.copy() if seat in (other, None) else None for other, hand in enumerate(s.hands)]
        return ToyView(hands, [sum(hand) for hand in s.hands], s.table.copy())


class ShowsAllTheFirstHand(Toy):
    def own_view(self, s: State, seat: int, shared: View) -> View:
        return self.view(s, 0)


class TellsEveryone(Draw):
    def tell(self, s: State, move: int) -> None:
        tell(s, Drawn(self.turn, NAMES[move]))


class TellsTheOthers(Draw):
    def tell(self, s: State, move: int) -> None:
        tell(s, Drawn(self.turn, None), only(self.turn), Drawn(self.turn, NAMES[move]))


class LosesSwords(Play):
    def answer(self, s: State, move: int) -> None:
        super().answer(s, move)
        if move == 2:
            s.table[self.turn * KINDS + move] = 0


class ImaginesMoreSwords(Toy):
    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        world = super().imagine(s, seat, rng)
        world.bag[2] += 1
        return world


class NeverEnds(Play):
    def answer(self, s: State, move: int) -> None:
        tell(s, Played(self.turn))
        then(s, type(self)(1 - self.turn))


class ScoresWhatIsHidden(Toy):
    def scores(self, s: State) -> list[int]:
        return [hand[0] for hand in s.hands]


class ScoresGoOn(Toy):
    def scores(self, s: State) -> list[int]:
        return [next(TICKS)] * s.seats


class WorstIsFirst(Toy):
    def ranking(self, s: State) -> list[int]:
        scores = self.scores(s)
        return [1 + sum(other < score for other in scores) for score in scores]


class CountsFromZero(Toy):
    def ranking(self, s: State) -> list[int]:
        return [place - 1 for place in super().ranking(s)]


class DealsOtherwise(Toy):
    """The first bag it fills is the only one with a ring."""

    def __init__(self) -> None:
        super().__init__()
        self.rings = 1

    def new(self, seats: int, options: Options) -> State:
        s = super().new(seats, options)
        s.bag[0] = self.rings
        self.rings = 0
        return s


class RecordsForEveryone(Draw):
    def seen_by(self, s: State, move: int) -> Seats:
        return EVERYONE


class RecordsByHiddenThings(Draw):
    def seen_by(self, s: State, move: int) -> Seats:
        return EVERYONE if move == 0 else only(self.turn)


FAULTS: list[tuple[str, Callable[[], Game]]] = [
    ("public", SaysThatHandsAreKnown),
    ("view", ShowsEveryHand),
    ("view", ImaginesASmallHand),
    ("view", ImaginesItsOwnHand),
    ("views", ShowsAllTheFirstHand),
    ("asked", ImaginesAnotherTurn),
    ("asked", lambda: toy(play=AsksWithASecret)),
    ("asked", lambda: toy(play=WarnsOfTheBag)),
    ("asked", lambda: toy(play=AllowsByTheBag)),
    ("asked", lambda: toy(draw=ListsTheBag)),
    ("open", lambda: toy(play=SaysThatItIsOpen)),
    ("open", lambda: toy(play=IsOpenByASecret)),
    ("open", lambda: toy(play=HidesAnOpenAnswer)),
    ("imagined", ImaginesAnEmptyBag),
    ("spectator", ShowsSpectatorsTheHands),
    ("events", lambda: toy(draw=TellsEveryone)),
    ("events", lambda: toy(draw=TellsTheOthers)),
    ("conserved", lambda: toy(play=LosesSwords)),
    ("conserved", ImaginesMoreSwords),
    ("ends", lambda: toy(play=NeverEnds)),
    ("final", ScoresWhatIsHidden),
    ("final", ScoresGoOn),
    ("ranking", WorstIsFirst),
    ("ranking", CountsFromZero),
    ("record", DealsOtherwise),
    ("redacted", lambda: toy(draw=RecordsForEveryone)),
    ("redacted", lambda: toy(draw=RecordsByHiddenThings)),
]


def name_of(fault: Any) -> str:
    return fault if isinstance(fault, str) else ""


@pytest.mark.parametrize(("promise", "game"), FAULTS, ids=name_of)
def test_a_planted_fault_is_caught_by_its_name(promise: str, game: Callable[[], Game]) -> None:
    conserved = cards if promise == "conserved" else None
    with pytest.raises(Broken) as caught:
        conformance.check(game(), 2, games=60, conserved=conserved, longest=60)
    assert caught.value.promise == promise, str(caught.value)


def test_every_promise_about_knowledge_and_endings_has_its_fault() -> None:
    assert {promise for promise, _ in FAULTS} == set(list(PROMISES)[12:])
