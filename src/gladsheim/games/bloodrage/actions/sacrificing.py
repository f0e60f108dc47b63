"""Sacrifice (R28, R100): an upgrade lets a clan give up two of its figures on the board for a stat."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.battle.dying import die
from gladsheim.games.bloodrage.cards.printed import FIGURE_COUNT, FIGURES
from gladsheim.games.bloodrage.rules.board import BOARD, MOST_SEATS, PLACE_OF, PLACES
from gladsheim.games.bloodrage.rules.figures import count_at, on_board
from gladsheim.games.bloodrage.rules.notation import figure_words, in_words, place_words
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.games.bloodrage.rules.stats import ask_raise
from gladsheim.kernel.step import Moves, Step, then, unreadable
from gladsheim.words import Refusal, Words

VICTIMS: Final = 2


class Sacrifice(Step):
    """Choose a figure that goes to Valhalla; nothing saves it (R26, R27, R100)."""

    def __init__(self, turn: int, left: int) -> None:
        self.turn = turn
        self.left = left

    def seat(self, s: State) -> int:
        return self.turn

    def span(self, s: State) -> int:
        return FIGURE_COUNT * BOARD

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(FIGURE_COUNT):
            for place in range(BOARD):
                if count_at(s, self.turn, kind, place):
                    out.add(BOARD * kind + place)

    def answer(self, s: State, move: int) -> None:
        die(s, self.turn, move // BOARD, move % BOARD)
        if self.left > 1:
            ask_sacrifice(s, self.turn, self.left - 1)

    def show(self, s: State, move: int) -> str:
        return f"{FIGURES[move // BOARD]} {PLACES[move % BOARD]}"

    def read(self, s: State, text: str) -> int:
        words = text.split()
        if len(words) != 2 or words[0] not in FIGURES or PLACE_OF.get(words[1], BOARD) >= BOARD:
            raise unreadable(text)
        return BOARD * FIGURES.index(words[0]) + PLACE_OF[words[1]]

    def why_not(self, s: State, move: int) -> Refusal:
        figure, place = figure_words(FIGURES[move // BOARD]), place_words(PLACES[move % BOARD])
        return Refusal("bloodrage/not-there", {"figure": figure, "place": place})

    def label(self, s: State, move: int) -> Words:
        figure, place = figure_words(FIGURES[move // BOARD]), in_words(PLACES[move % BOARD])
        return Words("bloodrage-choose-figure-at", {"figure": figure, "place": place})

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-sacrifice", {"left": self.left})


# Frames never change, so one per seat and number will do.
SACRIFICE_OF: Final = [[Sacrifice(seat, left) for left in range(VICTIMS + 1)] for seat in range(MOST_SEATS)]


def begin_sacrifice(s: State, seat: int) -> None:
    """Two figures, then a stat."""
    ask_raise(s, seat, 0)
    ask_sacrifice(s, seat, VICTIMS)


def ask_sacrifice(s: State, seat: int, left: int) -> None:
    """Whom to give up is asked only where there is a choice: not among equals in one place, nor if all must go."""
    step = SACRIFICE_OF[seat][left]
    out = Moves()
    step.moves(s, out)
    if out.n > 1 and on_board(s, seat) > left:
        then(s, step)
        return
    for move in out.listed():
        kind, place = move // BOARD, move % BOARD
        die(s, seat, kind, place, min(left, count_at(s, seat, kind, place)))
