"""Questions that several rules of Blood Rage ask for a card, and the kinds among some cards."""

from __future__ import annotations

from gladsheim.games.bloodrage.cards.printed import CARD_COUNT, CARD_NAMES, CARD_OF
from gladsheim.games.bloodrage.rules.notation import card_words
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.kernel.step import Asking, unreadable
from gladsheim.words import Refusal, Words


class AskingForCard(Asking):
    """Which card, by its kind."""

    def span(self, s: State) -> int:
        return CARD_COUNT

    def show(self, s: State, move: int) -> str:
        return CARD_NAMES[move]

    def read(self, s: State, text: str) -> int:
        if text not in CARD_OF:
            raise unreadable(text)
        return CARD_OF[text]

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("bloodrage/not-in-hand", {"card": card_words(CARD_NAMES[move])})

    def label(self, s: State, move: int) -> Words:
        return card_words(CARD_NAMES[move])


class AskingForCardOrNone(AskingForCard):
    """Which card, or none at all."""

    def span(self, s: State) -> int:
        return CARD_COUNT + 1

    def show(self, s: State, move: int) -> str:
        return "none" if move == CARD_COUNT else CARD_NAMES[move]

    def read(self, s: State, text: str) -> int:
        if text == "none":
            return CARD_COUNT
        if text not in CARD_OF:
            raise unreadable(text)
        return CARD_OF[text]

    def label(self, s: State, move: int) -> Words:
        return Words("bloodrage-choose-none") if move == CARD_COUNT else card_words(CARD_NAMES[move])


def distinct(s: State, cards: list[int]) -> list[int]:
    """The kinds among some cards on the table, ascending, each once."""
    kinds: list[int] = []
    for card in cards:
        kind = s.kinds[card]
        i = len(kinds)
        while i and kinds[i - 1] > kind:
            i -= 1
        if i == 0 or kinds[i - 1] != kind:
            kinds.insert(i, kind)
    return kinds
