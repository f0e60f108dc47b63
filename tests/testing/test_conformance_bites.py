"""Faults in moves, texts and data are planted in a toy game, and the suite must name exactly that promise."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, Self

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from gladsheim.kernel.dump import Data
from gladsheim.kernel.events import Event, tell
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Frame, Moves, Seats, only
from gladsheim.kernel.step import State as Base
from gladsheim.testing import conformance
from gladsheim.testing.machine import machine_of
from gladsheim.testing.promises import PROMISES, Broken
from gladsheim.testing.toy import KINDS, NAMES, Draw, Play, State, Toy, cards, toy
from gladsheim.words import Refusal, Words

TICKS = count()


class ListsBackwards(Play):
    def moves(self, s: State, out: Moves) -> None:
        for kind in range(KINDS - 1, -1, -1):
            if s.hands[self.turn][kind]:
                out.add(kind)


class ListsTwice(Play):
    def moves(self, s: State, out: Moves) -> None:
        super().moves(s, out)
        out.add(out.listed()[-1])


class ListsNone(Play):
    def moves(self, s: State, out: Moves) -> None:
        if s.hands[self.turn][0]:
            out.add(0)


class ListsTooMuch(Play):
    def moves(self, s: State, out: Moves) -> None:
        super().moves(s, out)
        out.add(KINDS)


class OneTextForTwo(Play):
    def show(self, s: State, move: int) -> str:
        return "metal" if move != 1 else "horn"

    def read(self, s: State, text: str) -> int:
        return 1 if text == "horn" else 0


class Shouts(Play):
    def show(self, s: State, move: int) -> str:
        return NAMES[move].title()


class WritesBars(Play):
    def show(self, s: State, move: int) -> str:
        return f"{NAMES[move]} | gold"


class WritesNothing(Play):
    def show(self, s: State, move: int) -> str:
        return ("", "horn", "sword")[move]


class ReadsTheNext(Play):
    def read(self, s: State, text: str) -> int:
        return (super().read(s, text) + 1) % KINDS


class CannotRead(Draw):
    def read(self, s: State, text: str) -> int:
        return super().read(s, text + "s")


class Stumbles(Play):
    def answer(self, s: State, move: int) -> None:
        super().answer(s, move)
        if move == 2:
            raise ValueError("no swords in the hall")


class HidesFromItself(Play):
    def seen_by(self, s: State, move: int) -> Seats:
        return only(1 - self.turn)


class TakesAnything(Play):
    def read(self, s: State, text: str) -> int:
        move = super().read(s, text)
        held = [kind for kind in range(KINDS) if s.hands[self.turn][kind]]
        return move if move in held else held[0]


class ChangesWhenItRefuses(Play):
    def why_not(self, s: State, move: int) -> Refusal:
        s.table[0] += 1
        return super().why_not(s, move)


class RefusesWithoutWords(Play):
    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("toy/because")


class RefusesWithoutTerms(Play):
    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("feast/not-in-hand")


class NamesNoDish(Play):
    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("feast/not-in-hand", {"dish": Words("toy-dish")})


class AsksWithoutWords(Play):
    def prompt(self, s: State) -> Words:
        return Words("toy-what")


class LabelsWithoutWords(Play):
    def label(self, s: State, move: int) -> Words | None:
        return Words("toy-label")


class Unspoken(Event, frozen=True):
    def words(self) -> Words:
        return Words("toy-unspoken")


class TellsWithoutWords(Draw):
    def tell(self, s: State, move: int) -> None:
        tell(s, Unspoken())


class PicksTheFirst(Play):
    def pick(self, s: State, rng: Rng, out: Moves) -> int:
        out.n = 0
        self.moves(s, out)
        return out.listed()[0]


class PicksAnything(Play):
    def pick(self, s: State, rng: Rng, out: Moves) -> int:
        return int(rng.below(KINDS))


class WeighsNothing(Draw):
    def sample(self, s: State, rng: Rng) -> int:
        return self.pick(s, rng, Moves())


class InventsOutcomes(Draw):
    def sample(self, s: State, rng: Rng) -> int:
        return int(rng.below(KINDS))


class WeighsZero(Draw):
    def weight(self, s: State, move: int) -> int:
        return s.bag[move] - 1


class SharesTheTable(State):
    def copy(self) -> Self:
        copy = super().copy()
        copy.table = self.table
        return copy


class SharesOneHand(State):
    def copy(self) -> Self:
        copy = super().copy()
        copy.hands[1] = self.hands[1]
        return copy


class ForgetsTheTable(State):
    def copy(self) -> Self:
        copy = super().copy()
        copy.table = [0] * len(self.table)
        return copy


class ForgetsAnAttribute(State):
    def copy(self) -> Self:
        copy = super().copy()
        del copy.table
        return copy


class PicklesAnEmptyTable(State):
    def __reduce__(self) -> tuple[Any, ...]:
        again, (*given, fields) = super().__reduce__()
        return again, (*given, {**fields, "table": [0] * len(self.table)})


class PicklesByItself(State):
    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seats, self.stack, self.answers, self.bag, self.hands, self.table)


class CannotBePickled(State):
    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("not this one")


def local_play() -> type[Play]:
    """A kind of frame that no module holds."""

    class Hidden(Play):
        pass

    return Hidden


class LoadsAnEmptyTable(Toy):
    def load_fields(self, seats: int, stack: list[Frame], answers: list[int], fields: Data) -> Base:
        return super().load_fields(seats, stack, answers, {**fields, "table": [0] * len(fields["table"])})


class LoadsTheDumpItself(Toy):
    def load_fields(self, seats: int, stack: list[Frame], answers: list[int], fields: Data) -> Base:
        return self.state(seats, stack, answers, fields["bag"], fields["hands"], fields["table"])


class CannotLoad(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.frames = (self.draw,)


class LoadsAnotherTurn(Toy):
    def load_fields(self, seats: int, stack: list[Frame], answers: list[int], fields: Data) -> Base:
        s = super().load_fields(seats, stack, answers, fields)
        s.stack = [Play(0) if isinstance(frame, Play) else frame for frame in s.stack]
        return s


class LooksAtTheClock(Play):
    def answer(self, s: State, move: int) -> None:
        super().answer(s, move)
        s.bag[2] += next(TICKS)


class DumpForgetsTheTable(Toy):
    def dump_fields(self, s: State) -> Data:
        return {"bag": s.bag.copy(), "hands": [hand.copy() for hand in s.hands]}

    def load_fields(self, seats: int, stack: list[Frame], answers: list[int], fields: Data) -> Base:
        return super().load_fields(seats, stack, answers, {**fields, "table": [0] * (KINDS * seats)})


class HidesNothing(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.hidden = ()


class HidesAGhost(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.hidden = ("bag", "ghost")


class HidesWhatItShows(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.hidden = ("bag", "table")


FAULTS: list[tuple[str, Callable[[], Game]]] = [
    ("moves", lambda: toy(play=ListsBackwards)),
    ("moves", lambda: toy(play=ListsTwice)),
    ("moves", lambda: toy(play=ListsNone)),
    ("moves", lambda: toy(play=ListsTooMuch)),
    ("texts", lambda: toy(play=OneTextForTwo)),
    ("texts", lambda: toy(play=Shouts)),
    ("texts", lambda: toy(play=WritesBars)),
    ("texts", lambda: toy(play=WritesNothing)),
    ("texts", lambda: toy(play=ReadsTheNext)),
    ("texts", lambda: toy(draw=CannotRead)),
    ("accepted", lambda: toy(play=Stumbles)),
    ("accepted", lambda: toy(play=HidesFromItself)),
    ("refused", lambda: toy(play=TakesAnything)),
    ("refused", lambda: toy(play=ChangesWhenItRefuses)),
    ("words", lambda: toy(play=RefusesWithoutWords)),
    ("words", lambda: toy(play=RefusesWithoutTerms)),
    ("words", lambda: toy(play=NamesNoDish)),
    ("words", lambda: toy(play=AsksWithoutWords)),
    ("words", lambda: toy(play=LabelsWithoutWords)),
    ("words", lambda: toy(draw=TellsWithoutWords)),
    ("pick", lambda: toy(play=PicksTheFirst)),
    ("pick", lambda: toy(play=PicksAnything)),
    ("nature", lambda: toy(draw=WeighsNothing)),
    ("nature", lambda: toy(draw=InventsOutcomes)),
    ("nature", lambda: toy(draw=WeighsZero)),
    ("copy", lambda: toy(state=SharesTheTable)),
    ("copy", lambda: toy(state=SharesOneHand)),
    ("copy", lambda: toy(state=ForgetsTheTable)),
    ("copy", lambda: toy(state=ForgetsAnAttribute)),
    ("pickle", lambda: toy(state=PicklesAnEmptyTable)),
    ("pickle", lambda: toy(state=PicklesByItself)),
    ("pickle", lambda: toy(state=CannotBePickled)),
    ("pickle", lambda: toy(play=local_play())),
    ("dump", LoadsAnEmptyTable),
    ("dump", LoadsTheDumpItself),
    ("dump", CannotLoad),
    ("dump", LoadsAnotherTurn),
    ("determined", lambda: toy(play=LooksAtTheClock)),
    ("fields", DumpForgetsTheTable),
    ("fields", HidesNothing),
    ("fields", HidesAGhost),
    ("fields", HidesWhatItShows),
]


def name_of(fault: Any) -> str:
    return fault if isinstance(fault, str) else ""


@pytest.mark.parametrize(("promise", "game"), FAULTS, ids=name_of)
def test_a_planted_fault_is_caught_by_its_name(promise: str, game: Callable[[], Game]) -> None:
    conserved = cards if promise == "conserved" else None
    with pytest.raises(Broken) as caught:
        conformance.check(game(), 2, games=60, conserved=conserved, longest=60)
    assert caught.value.promise == promise, str(caught.value)


def test_the_toy_without_a_fault_keeps_every_promise() -> None:
    conformance.check(Toy(), 2, games=20, conserved=cards)


def test_the_machine_finds_planted_faults_too() -> None:
    # Found is enough: the shortest way to a fault is looked for elsewhere.
    few = settings(max_examples=20, deadline=None, derandomize=True, database=None, phases=[Phase.generate])
    run_state_machine_as_test(machine_of(Toy()), settings=few)
    for game in (toy(state=SharesOneHand), toy(play=ReadsTheNext), LoadsAnEmptyTable(), HidesAGhost()):
        with pytest.raises(Broken):
            run_state_machine_as_test(machine_of(game), settings=few)


def test_all_setups_of_a_game_are_tried() -> None:
    conformance.check_all(Toy(), games=2, conserved=cards)
    with pytest.raises(Broken):
        conformance.check_all(toy(play=ListsBackwards))


def test_every_promise_about_moves_texts_and_data_has_its_fault() -> None:
    assert {promise for promise, _ in FAULTS} == set(list(PROMISES)[:12])


def test_a_broken_promise_says_how_to_see_it_again() -> None:
    with pytest.raises(Broken, match=r"\[toy, 2 seats, seed 5, decision \d+\]"):
        conformance.check(toy(play=ListsNone), 2, seed=5)
