"""For each promise a fault is planted in a toy game, and the suite must name exactly that promise."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from gladsheim.kernel.dump import Data
from gladsheim.kernel.events import Event, tell
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import EVERYONE, Chance, Frame, Moves, Seats, Step, only, then
from gladsheim.kernel.step import State as Base
from gladsheim.kernel.view import Options, View
from gladsheim.testing import conformance
from gladsheim.testing.promises import PROMISES, Broken
from gladsheim.words import Refusal, Words

NAMES = ("ring", "horn", "sword")
COPIES = (1, 2, 5)
HAND = 3
PLAYED = 4
KINDS = len(NAMES)


class State(Base):
    def __init__(
        self,
        seats: int,
        stack: list[Frame],
        answers: list[int],
        bag: list[int],
        hands: list[list[int]],
        table: list[int],
    ) -> None:
        super().__init__(seats, stack, answers)
        self.bag = bag
        self.hands = hands
        self.table = table

    def copy(self) -> State:
        hands = [hand.copy() for hand in self.hands]
        return type(self)(self.seats, self.stack.copy(), self.answers.copy(), self.bag.copy(), hands, self.table.copy())


class Drawn(Event, frozen=True):
    seat: int
    kind: str | None

    def words(self) -> Words:
        return Words("feast-dealt-hidden", {"seat": self.seat})


class Played(Event, frozen=True):
    seat: int

    def words(self) -> Words:
        return Words("feast-steward", {"seat": self.seat})


class Draw(Chance):
    """Nature gives each seat three cards."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def args(self) -> tuple[int, ...]:
        return (self.turn,)

    def span(self, s: State) -> int:
        return KINDS

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(KINDS):
            if s.bag[kind]:
                out.add(kind)

    def weight(self, s: State, move: int) -> int:
        return s.bag[move]

    def witnesses(self, s: State) -> Seats:
        return only(self.turn)

    def answer(self, s: State, move: int) -> None:
        s.bag[move] -= 1
        s.hands[self.turn][move] += 1
        self.tell(s, move)
        if sum(s.hands[self.turn]) < HAND:
            then(s, self)

    def tell(self, s: State, move: int) -> None:
        tell(s, Drawn(self.turn, NAMES[move]), only(self.turn), Drawn(self.turn, None))

    def show(self, s: State, move: int) -> str:
        return NAMES[move]

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("feast/not-in-larder", {"dish": Words("feast-bread")})

    def prompt(self, s: State) -> Words:
        return Words("feast-ask-lot")


class Play(Step):
    """Turn about, each plays a card to the table; the last card of each hand is never seen."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def args(self) -> tuple[int, ...]:
        return (self.turn,)

    def seat(self, s: State) -> int:
        return self.turn

    def span(self, s: State) -> int:
        return KINDS

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(KINDS):
            if s.hands[self.turn][kind]:
                out.add(kind)

    def answer(self, s: State, move: int) -> None:
        s.hands[self.turn][move] -= 1
        s.table[self.turn * KINDS + move] += 1
        tell(s, Played(self.turn))
        if sum(s.table) < PLAYED:
            then(s, type(self)((self.turn + 1) % s.seats))

    def show(self, s: State, move: int) -> str:
        return NAMES[move]

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("feast/not-in-hand", {"dish": Words("feast-bread")})

    def prompt(self, s: State) -> Words:
        return Words("feast-ask-take")


class ToyView(View, frozen=True):
    hands: list[list[int] | None]
    sizes: list[int]
    table: list[int]


class Toy(Game):
    """A game that keeps its promises, except for what a test replaces."""

    def __init__(self) -> None:
        self.draw: type[Draw] = Draw
        self.play: type[Play] = Play
        self.state: type[State] = State
        self.name = "toy"
        self.seats = (2,)
        self.options = ()
        self.rules_version = 1
        self.frames: tuple[type[Frame], ...] = (Draw, Play)
        self.events = (Drawn, Played)
        self.hidden: tuple[str, ...] = ("bag",)

    def new(self, seats: int, options: Options) -> State:
        stack: list[Frame] = [self.play(0), *(self.draw(seat) for seat in range(seats))]
        return self.state(seats, stack, [], list(COPIES), [[0] * KINDS for _ in range(seats)], [0] * (KINDS * seats))

    def view(self, s: State, seat: int | None) -> View:
        hands = [hand.copy() if other == seat else None for other, hand in enumerate(s.hands)]
        return ToyView(hands, [sum(hand) for hand in s.hands], s.table.copy())

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        world = s.copy()
        other = 1 - seat
        pool = [kind for kind in range(KINDS) for _ in range(world.bag[kind] + world.hands[other][kind])]
        rng.shuffle(pool)
        size = sum(world.hands[other])
        world.hands[other] = [pool[:size].count(kind) for kind in range(KINDS)]
        world.bag = [pool[size:].count(kind) for kind in range(KINDS)]
        return world

    def scores(self, s: State) -> list[int]:
        return [sum(kind * s.table[seat * KINDS + kind] for kind in range(KINDS)) for seat in range(s.seats)]

    def dump_fields(self, s: State) -> Data:
        return {"bag": s.bag.copy(), "hands": [hand.copy() for hand in s.hands], "table": s.table.copy()}

    def load_fields(self, seats: int, stack: list[Frame], answers: list[int], fields: Data) -> State:
        hands = [list(hand) for hand in fields["hands"]]
        return self.state(seats, stack, answers, list(fields["bag"]), hands, list(fields["table"]))


def cards(s: State) -> dict[str, int]:
    held = [sum(hand[kind] for hand in s.hands) for kind in range(KINDS)]
    return {NAMES[kind]: s.bag[kind] + held[kind] + sum(s.table[kind::KINDS]) for kind in range(KINDS)}


def toy(draw: type[Draw] = Draw, play: type[Play] = Play, state: type[State] = State) -> Game:
    game = Toy()
    game.draw, game.play, game.state, game.frames = draw, play, state, (draw, play)
    return game


def test_the_toy_without_a_fault_keeps_every_promise() -> None:
    conformance.check(Toy(), 2, games=20, conserved=cards)


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
    def copy(self) -> State:
        copy = super().copy()
        copy.table = self.table
        return copy


class SharesOneHand(State):
    def copy(self) -> State:
        copy = super().copy()
        copy.hands[1] = self.hands[1]
        return copy


class ForgetsTheTable(State):
    def copy(self) -> State:
        copy = super().copy()
        copy.table = [0] * len(self.table)
        return copy


class ForgetsAnAttribute(State):
    def copy(self) -> State:
        copy = super().copy()
        del copy.table
        return copy


class LoadsAnEmptyTable(Toy):
    def load_fields(self, seats: int, stack: list[Frame], answers: list[int], fields: Data) -> State:
        return super().load_fields(seats, stack, answers, {**fields, "table": [0] * len(fields["table"])})


class LoadsTheDumpItself(Toy):
    def load_fields(self, seats: int, stack: list[Frame], answers: list[int], fields: Data) -> State:
        return self.state(seats, stack, answers, fields["bag"], fields["hands"], fields["table"])


class CannotLoad(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.frames = (self.draw,)


class LoadsAnotherTurn(Toy):
    def load_fields(self, seats: int, stack: list[Frame], answers: list[int], fields: Data) -> State:
        s = super().load_fields(seats, stack, answers, fields)
        s.stack = [Play(0) if isinstance(frame, Play) else frame for frame in s.stack]
        return s


TICKS = count()


class LooksAtTheClock(Play):
    def answer(self, s: State, move: int) -> None:
        super().answer(s, move)
        s.bag[2] += next(TICKS)


class DumpForgetsTheTable(Toy):
    def dump_fields(self, s: State) -> Data:
        return {"bag": s.bag.copy(), "hands": [hand.copy() for hand in s.hands]}

    def load_fields(self, seats: int, stack: list[Frame], answers: list[int], fields: Data) -> State:
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


class AllowsByTheBag(Play):
    """Which cards may be played depends on cards that nobody has seen."""

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(KINDS):
            if s.hands[self.turn][kind] and (s.bag[0] == 0 or sum(s.hands[self.turn]) == s.hands[self.turn][kind]):
                out.add(kind)
        if not out.n:
            super().moves(s, out)
            out.n = 1


class ImaginesAnEmptyBag(Toy):
    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        world = super().imagine(s, seat, rng)
        world.bag = [0] * KINDS
        return world


class ShowsSpectatorsTheHands(Toy):
    def view(self, s: State, seat: int | None) -> View:
        hands = [hand.copy() if seat in (other, None) else None for other, hand in enumerate(s.hands)]
        return ToyView(hands, [sum(hand) for hand in s.hands], s.table.copy())


class TellsEveryone(Draw):
    def tell(self, s: State, move: int) -> None:
        tell(s, Drawn(self.turn, NAMES[move]))


class TellsTheOthers(Draw):
    def tell(self, s: State, move: int) -> None:
        tell(s, Drawn(self.turn, None), only(self.turn), Drawn(self.turn, NAMES[move]))


class Unspoken(Event, frozen=True):
    def words(self) -> Words:
        return Words("toy-unspoken")


class TellsWithoutWords(Draw):
    def tell(self, s: State, move: int) -> None:
        tell(s, Unspoken())


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
    ("dump", LoadsAnEmptyTable),
    ("dump", LoadsTheDumpItself),
    ("dump", CannotLoad),
    ("dump", LoadsAnotherTurn),
    ("determined", lambda: toy(play=LooksAtTheClock)),
    ("fields", DumpForgetsTheTable),
    ("fields", HidesNothing),
    ("fields", HidesAGhost),
    ("fields", HidesWhatItShows),
    ("view", ShowsEveryHand),
    ("view", ImaginesASmallHand),
    ("view", ImaginesItsOwnHand),
    ("asked", ImaginesAnotherTurn),
    ("asked", lambda: toy(play=AsksWithASecret)),
    ("asked", lambda: toy(play=AllowsByTheBag)),
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


def test_every_promise_has_a_fault_planted_against_it() -> None:
    assert {promise for promise, _ in FAULTS} == set(PROMISES)


def test_a_broken_promise_says_how_to_see_it_again() -> None:
    with pytest.raises(Broken, match=r"\[toy, 2 seats, seed 5, decision \d+\]"):
        conformance.check(toy(play=ListsNone), 2, seed=5)
