"""Questions that several rules ask: which world, which god, how many."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.notation import count_words, god_text, god_words, world_words
from gladsheim.games.yggdrasil.rules.printed import WORLD_COUNT, WORLDS
from gladsheim.games.yggdrasil.rules.state import State, seat_of
from gladsheim.kernel.step import Moves, Step, unreadable
from gladsheim.words import Words

PLURALS: Final = {
    "elf": "elves", "die": "dice", "hero": "heroes", "anonymous": "anonymous", "giant": "giants", "life": "life",
}  # fmt: skip


class AskingOf(Step):
    """A question about a god: his player answers, or the active player for a support."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def seat(self, s: State) -> int:
        return seat_of(s, self.slot)


class AskingForWorld(AskingOf):
    """Which world."""

    def span(self, s: State) -> int:
        return WORLD_COUNT

    def show(self, s: State, move: int) -> str:
        return WORLDS[move]

    def read(self, s: State, text: str) -> int:
        if text not in WORLDS:
            raise unreadable(text)
        return WORLDS.index(text)

    def label(self, s: State, move: int) -> Words:
        return world_words(move)


class AskingForJourney(AskingForWorld):
    """To which world, or to stay."""

    def show(self, s: State, move: int) -> str:
        return "stay" if move == s.places[self.slot] else WORLDS[move]

    def read(self, s: State, text: str) -> int:
        if text == "stay":
            return s.places[self.slot]
        if text not in WORLDS:
            raise unreadable(text)
        return WORLDS.index(text)

    def label(self, s: State, move: int) -> Words:
        return Words("yggdrasil-choose-stay") if move == s.places[self.slot] else world_words(move)


class AskingForGod(AskingOf):
    """Which god of this game."""

    def span(self, s: State) -> int:
        return len(s.gods)

    def show(self, s: State, move: int) -> str:
        return god_text(s, move)

    def label(self, s: State, move: int) -> Words:
        return god_words(s, move)


class AskingForNumber(AskingOf):
    """How many of something, from none to `most`."""

    def __init__(self, slot: int, most: int) -> None:
        super().__init__(slot)
        self.most = most

    def kind(self) -> str:
        """What is counted, in the singular."""
        raise NotImplementedError

    def span(self, s: State) -> int:
        return self.most + 1

    def moves(self, s: State, out: Moves) -> None:
        for count in range(self.most + 1):
            out.add(count)

    def show(self, s: State, move: int) -> str:
        return counted(move, self.kind())

    def label(self, s: State, move: int) -> Words:
        return count_words(PLURALS[self.kind()], move)


def counted(count: int, kind: str) -> str:
    """A number of things as people type it."""
    return f"{count} {kind if count == 1 else PLURALS[kind]}"
