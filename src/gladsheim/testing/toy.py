"""The smallest game that keeps every promise, with its parts exchangeable: for planting faults.

Two seats are dealt three cards each and play two, turn about; the last card of each is never seen.
"""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.events import Event, tell
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Asking, Chance, Frame, Moves, Seats, only, then
from gladsheim.kernel.step import State as Base
from gladsheim.kernel.view import Options, View
from gladsheim.words import Refusal, Words

NAMES: Final = ("ring", "horn", "sword")
COPIES: Final = (1, 2, 5)
HAND: Final = 3
PLAYED: Final = 4
KINDS: Final = len(NAMES)


class State(Base):
    """What is left, what each seat holds, and what was played, all by kind."""

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


class Drawn(Event, frozen=True):
    """A seat drew a card; the others do not see which."""

    seat: int
    kind: str | None

    def words(self) -> Words:
        return Words("feast-dealt-hidden", {"seat": self.seat})


class Played(Event, frozen=True):
    """A seat played a card."""

    seat: int

    def words(self) -> Words:
        return Words("feast-steward", {"seat": self.seat})


class Draw(Chance):
    """Nature gives each seat three cards."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def span(self, s: State) -> int:
        return KINDS

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(KINDS):
            if s.bag[kind]:
                out.add(kind)

    def conceivable(self, s: State, out: Moves) -> None:
        """The one who draws knows his own hand; the others may hold what is not in the bag."""
        for kind in range(KINDS):
            if s.bag[kind] + sum(hand[kind] for seat, hand in enumerate(s.hands) if seat != self.turn):
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
        """Only the seat that drew is told what."""
        tell(s, Drawn(self.turn, NAMES[move]), only(self.turn), Drawn(self.turn, None))

    def show(self, s: State, move: int) -> str:
        return NAMES[move]

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("feast/not-in-larder", {"dish": Words("feast-bread")})

    def prompt(self, s: State) -> Words:
        return Words("feast-ask-lot")


class Play(Asking):
    """Turn about, each plays a card to the table."""

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
    """The own hand, the size of the others, the table."""

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
        self.partly: tuple[str, ...] = ("hands",)
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


def cards(s: State) -> dict[str, int]:
    """Every card of the game, wherever it is."""
    held = [sum(hand[kind] for hand in s.hands) for kind in range(KINDS)]
    return {NAMES[kind]: s.bag[kind] + held[kind] + sum(s.table[kind::KINDS]) for kind in range(KINDS)}


def toy(draw: type[Draw] = Draw, play: type[Play] = Play, state: type[State] = State) -> Toy:
    """The toy with one part exchanged."""
    game = Toy()
    game.draw, game.play, game.state, game.frames = draw, play, state, (draw, play)
    return game
