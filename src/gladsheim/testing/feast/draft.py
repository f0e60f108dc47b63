"""The dishes: dealt face down, drafted face down, then served to the sight of all."""

from __future__ import annotations

from gladsheim.kernel.events import tell
from gladsheim.kernel.step import Asking, Chance, Moves, Seats, Step, Then, Together, only, then
from gladsheim.testing.feast.cellar import Lot
from gladsheim.testing.feast.events import DishDealt, DishServed, PacketsPassed
from gladsheim.testing.feast.state import DISHES, HAND, TAKEN, State, in_hand
from gladsheim.words import Refusal, Words


class Deal(Chance):
    """Everyone is dealt four dishes, which nobody else sees."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def span(self, s: State) -> int:
        return len(DISHES)

    def moves(self, s: State, out: Moves) -> None:
        for dish, left in enumerate(s.larder):
            if left:
                out.add(dish)

    def conceivable(self, s: State, out: Moves) -> None:
        """Every dish of which the one who is dealt to has not seen all: the others may have the rest."""
        for dish, left in enumerate(s.larder):
            if left + sum(packet.count(dish) for seat, packet in enumerate(s.packets) if seat != self.turn):
                out.add(dish)

    def weight(self, s: State, move: int) -> int:
        return s.larder[move]

    def witnesses(self, s: State) -> Seats:
        return only(self.turn)

    def answer(self, s: State, move: int) -> None:
        s.larder[move] -= 1
        s.packets[self.turn] = sorted([*s.packets[self.turn], move])
        tell(s, DishDealt(self.turn, DISHES[move]), only(self.turn), DishDealt(self.turn, None))
        if len(s.packets[self.turn]) < HAND:
            then(s, self)

    def show(self, s: State, move: int) -> str:
        return DISHES[move]

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("feast/not-in-larder", {"dish": Words(f"feast-{DISHES[move]}")})

    def prompt(self, s: State) -> Words:
        return Words("feast-ask-deal", {"seat": self.turn})


class Draft(Together):
    """Everyone takes a dish face down, then all pass the rest to the left."""

    def seats(self, s: State) -> list[int]:
        return list(range(s.seats))

    def part(self, s: State, seat: int) -> Step:
        return Take(seat)

    def answer(self, s: State, answers: list[int]) -> None:
        for seat, dish in enumerate(answers):
            packet = s.packets[(seat - s.passed) % s.seats]
            rest = packet[s.passed :]
            rest.remove(dish)
            packet[s.passed :] = [dish, *rest]
        s.passed += 1
        tell(s, PacketsPassed(s.passed))
        then(s, Draft() if s.passed < TAKEN else Serve())


class Take(Asking):
    """One dish out of the hand."""

    def span(self, s: State) -> int:
        return len(DISHES)

    def moves(self, s: State, out: Moves) -> None:
        for dish in sorted(set(in_hand(s, self.turn))):
            out.add(dish)

    def show(self, s: State, move: int) -> str:
        return f"take {DISHES[move]}"

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("feast/not-in-hand", {"dish": Words(f"feast-{DISHES[move]}")})

    def seen_by(self, s: State, move: int) -> Seats:
        return only(self.turn)

    def prompt(self, s: State) -> Words:
        return Words("feast-ask-take")

    def label(self, s: State, move: int) -> Words | None:
        return Words(f"feast-{DISHES[move]}")


class Serve(Then):
    """What was taken is served, the rest goes to the wolves; every kind on the table is a joy."""

    def run(self, s: State) -> None:
        for first, packet in enumerate(s.packets):
            for place, dish in enumerate(packet[:TAKEN]):
                s.served[(first + place) % s.seats * len(DISHES) + dish] += 1
            for dish in packet[TAKEN:]:
                s.scraps[dish] += 1
        s.packets = []
        for place, count in enumerate(s.served):
            for _ in range(count):
                tell(s, DishServed(place // len(DISHES), DISHES[place % len(DISHES)]))
        s.joy = sum(any(s.served[dish :: len(DISHES)]) for dish in range(len(DISHES)))
        then(s, Lot())
