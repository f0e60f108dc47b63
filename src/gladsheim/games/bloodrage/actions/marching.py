"""Marching (p. 15): any number of figures from one province to free villages of one other."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.actions.moves import MARCH
from gladsheim.games.bloodrage.cards.printed import FIGURE_COUNT, FIGURES, SEA_SERPENT, SHIP
from gladsheim.games.bloodrage.rules.board import PROVINCE_COUNT, PROVINCES
from gladsheim.games.bloodrage.rules.events import Marched
from gladsheim.games.bloodrage.rules.figures import figures_at, free_villages, kinds_at, move_figure, room
from gladsheim.games.bloodrage.rules.notation import figure_words, place_words, to_words
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Step, then, unreadable
from gladsheim.words import Refusal, Words

MARCH_COST: Final = 1
DONE: Final = FIGURE_COUNT


class March(Step):
    """One figure after the other, at least one; it ends by itself when nobody or no village is left (p. 15)."""

    def __init__(self, turn: int, from_: int, to: int, moved: int) -> None:
        self.turn = turn
        self.from_ = from_
        self.to = to
        self.moved = moved  # 1 as soon as somebody has

    def seat(self, s: State) -> int:
        return self.turn

    def span(self, s: State) -> int:
        return FIGURE_COUNT + 1

    def moves(self, s: State, out: Moves) -> None:
        for kind in kinds_at(s, self.turn, self.from_):
            out.add(kind)
        if self.moved:
            out.add(DONE)

    def answer(self, s: State, move: int) -> None:
        if move == DONE:
            return
        march(s, self.turn, move, self.from_, self.to)

    def show(self, s: State, move: int) -> str:
        return "done" if move == DONE else FIGURES[move]

    def read(self, s: State, text: str) -> int:
        if text == "done":
            return DONE
        if text not in FIGURES:
            raise unreadable(text)
        return FIGURES.index(text)

    def why_not(self, s: State, move: int) -> Refusal:
        if move == DONE:
            return Refusal("bloodrage/move-one")
        if move in (SHIP, SEA_SERPENT):
            return Refusal("bloodrage/ships-stay", {"figure": figure_words(FIGURES[move])})
        figure, place = figure_words(FIGURES[move]), place_words(PROVINCES[self.from_])
        return Refusal("bloodrage/not-there", {"figure": figure, "place": place})

    def label(self, s: State, move: int) -> Words:
        return Words("bloodrage-choose-done") if move == DONE else figure_words(FIGURES[move])

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        terms = {"from": place_words(PROVINCES[self.from_]), "place": to_words(PROVINCES[self.to])}
        return Words("bloodrage-ask-march", {**terms})


def begin_march(s: State, seat: int, from_: int, to: int) -> None:
    """Somebody has to go; who goes first is asked only where figures differ."""
    kinds = kinds_at(s, seat, from_)
    if len(kinds) == 1:
        march(s, seat, kinds[0], from_, to)
    else:
        then(s, March(seat, from_, to, 0))


def march(s: State, seat: int, kind: int, from_: int, to: int) -> None:
    """One figure goes, and others may follow while there are any and a village is free."""
    move_figure(s, seat, kind, from_, to)
    note(s, Marched, seat, FIGURES[kind], 1, PROVINCES[from_], PROVINCES[to])
    if free_villages(s, to) > 0 and figures_at(s, seat, from_):
        then(s, March(seat, from_, to, 1))


def add_marches(own: list[int], free: list[int], out: Moves) -> None:
    """From every province with own figures to every other with room."""
    for from_ in range(PROVINCE_COUNT):
        if own[from_]:
            for to in range(PROVINCE_COUNT):
                if free[to] > 0 and to != from_:
                    out.add(MARCH + PROVINCE_COUNT * from_ + to)


def why_not_march(s: State, seat: int, from_: int, to: int) -> Refusal:
    """The rule that forbids a march."""
    if from_ == to:
        return Refusal("bloodrage/same-province")
    if not figures_at(s, seat, from_):
        return Refusal("bloodrage/nobody-there", {"place": place_words(PROVINCES[from_])})
    assert room(s)[to] <= 0, "a march into a province with room is legal"
    code = "bloodrage/destroyed" if s.destroyed[to] else "bloodrage/no-village"
    return Refusal(code, {"place": place_words(PROVINCES[to])})
