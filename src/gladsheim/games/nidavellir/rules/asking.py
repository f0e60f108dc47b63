"""Questions that several rules of Nidavellir ask: for a card, and for a column."""

from __future__ import annotations

from gladsheim.games.nidavellir.cards.printed import CLASSES, DECK_KINDS, KIND_NAMES, KIND_OF
from gladsheim.games.nidavellir.rules.notation import card_words, class_words
from gladsheim.games.nidavellir.rules.state import State
from gladsheim.kernel.step import Asking, Moves, unreadable
from gladsheim.words import Words


class AskingForCard(Asking):
    """Which of some cards of the deck."""

    def span(self, s: State) -> int:
        return DECK_KINDS

    def show(self, s: State, move: int) -> str:
        return KIND_NAMES[move]

    def read(self, s: State, text: str) -> int:
        if text not in KIND_OF:
            raise unreadable(text)
        return KIND_OF[text]

    def label(self, s: State, move: int) -> Words:
        return card_words(KIND_NAMES[move])


class AskingForColumn(Asking):
    """Which of the five columns."""

    def span(self, s: State) -> int:
        return len(CLASSES)

    def moves(self, s: State, out: Moves) -> None:
        for class_ in range(len(CLASSES)):
            out.add(class_)

    def show(self, s: State, move: int) -> str:
        return CLASSES[move]

    def label(self, s: State, move: int) -> Words:
        return class_words(CLASSES[move])
