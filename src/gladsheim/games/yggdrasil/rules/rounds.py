"""Rounds and turns (p. 8): cards face down, the order of the gods, then for each reveal, move, act."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from gladsheim.games.yggdrasil.enemies.decks import draw_face_down
from gladsheim.games.yggdrasil.enemies.reveal import reveal
from gladsheim.games.yggdrasil.rules.asking import AskingForJourney
from gladsheim.games.yggdrasil.rules.events import GodStayed, OrderProposed, RoundBegan, TurnBegan
from gladsheim.games.yggdrasil.rules.notation import god_text, god_words, world_words
from gladsheim.games.yggdrasil.rules.printed import NONE, WORLD_COUNT, WORLDS
from gladsheim.games.yggdrasil.rules.relations import offer_companions, offer_ties
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.sagas.book import ROUND_ENDED
from gladsheim.games.yggdrasil.sagas.obeying import fire
from gladsheim.games.yggdrasil.worlds.act import ActStep
from gladsheim.games.yggdrasil.worlds.tree import can_reach, move_god
from gladsheim.kernel.note import note
from gladsheim.kernel.step import MISSING, Asking, Moves, Step, Then, Together, then
from gladsheim.words import Refusal, Words

ORDERS: Final = [[list(order) for order in permutations(range(seats))] for seats in range(6)]
"""By number of seats: every order of them, in the order of a dictionary."""


class RoundBegins(Then):
    """Everybody lays the top card of his deck face down on the wheel; then the order is agreed on (p. 8)."""

    def run(self, s: State) -> None:
        s.round += 1
        s.order = list(range(s.seats))
        for seat in range(s.seats):
            draw_face_down(s, seat)
        note(s, RoundBegan, s.round, [seat for seat in range(s.seats) if s.down[seat] != NONE])
        then(s, NextTurn())
        if s.seats > 1 and not s.free_order:
            then(s, Order())


class Order(Together):
    """Any player proposes the order of this round, and the first proposal counts."""

    def seats(self, s: State) -> list[int]:
        return list(range(s.seats))

    def part(self, s: State, seat: int) -> Step:
        return ProposeOrder(seat)

    def first(self) -> bool:
        return True

    def answer(self, s: State, answers: list[int]) -> None:
        seat = proposer(answers)
        s.order = ORDERS[s.seats][answers[seat]].copy()
        note(s, OrderProposed, seat, [god_text(s, other) for other in s.order])


def proposer(answers: list[int]) -> int:
    """Whoever answered."""
    seat = 0
    while answers[seat] == MISSING:
        seat += 1
    return seat


class ProposeOrder(Asking):
    """The gods, first to last."""

    def span(self, s: State) -> int:
        return len(ORDERS[s.seats])

    def moves(self, s: State, out: Moves) -> None:
        for order in range(len(ORDERS[s.seats])):
            out.add(order)

    def show(self, s: State, move: int) -> str:
        return " ".join([god_text(s, seat) for seat in ORDERS[s.seats][move]])

    def label(self, s: State, move: int) -> Words:
        return Words("yggdrasil-choose-order", {"gods": [god_words(s, seat) for seat in ORDERS[s.seats][move]]})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-order")


class NextGod(Together):
    """With a free order, any player says who plays next, and the first word counts (section 4, ruling 1)."""

    def seats(self, s: State) -> list[int]:
        return list(range(s.seats))

    def part(self, s: State, seat: int) -> Step:
        return ProposeNext(seat)

    def first(self) -> bool:
        return True

    def answer(self, s: State, answers: list[int]) -> None:
        begin_turn(s, answers[proposer(answers)])


class ProposeNext(Asking):
    """A god who has not played in this round."""

    def span(self, s: State) -> int:
        return s.seats

    def moves(self, s: State, out: Moves) -> None:
        for seat in range(s.seats):
            if seat in s.order:
                out.add(seat)

    def show(self, s: State, move: int) -> str:
        return god_text(s, move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/has-played", {"god": god_words(s, move)})

    def label(self, s: State, move: int) -> Words:
        return god_words(s, move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-next-god")


class NextTurn(Then):
    """A turn is over: the next god plays; after the last a new round begins."""

    def run(self, s: State) -> None:
        s.active = NONE
        s.revealed = NONE
        s.stopped = 0
        s.healed = 0
        if not s.order:
            then(s, RoundBegins())
            if s.saga.is_campaign:
                fire(s, ROUND_ENDED, NONE, 0, NONE)
        elif s.free_order and len(s.order) > 1:
            then(s, NextGod())
        else:
            begin_turn(s, s.order[0])


def begin_turn(s: State, seat: int) -> None:
    """Reveal, then move, then act."""
    s.order.remove(seat)
    s.active = seat
    note(s, TurnBegan, seat, god_text(s, seat))
    then(s, NextTurn())
    then(s, ActStep(seat))
    then(s, MoveStep(seat))
    reveal(s, seat)


class MoveStep(Then):
    """Step 2, unless the turn has ended; a companion is joined before the move (p. 12, 23)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: State) -> None:
        if s.stopped:
            return
        then(s, Move(self.slot))
        offer_companions(s, self.slot)
        offer_ties(s)


class Move(AskingForJourney):
    """Step 2: stay, or go to another world of the level or of the column (p. 12)."""

    def moves(self, s: State, out: Moves) -> None:
        for world in range(WORLD_COUNT):
            if can_reach(s, self.slot, world):
                out.add(world)

    def answer(self, s: State, move: int) -> None:
        if move == s.places[self.slot]:
            note(s, GodStayed, god_text(s, self.slot), WORLDS[move])
            return
        move_god(s, self.slot, move)
        offer_ties(s)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-reachable", {"god": god_words(s, self.slot), "world": world_words(move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-move")
