"""Setting up (p. 6 and 7): gods are chosen, supports join one or two players, everything goes to its place."""

from __future__ import annotations

from gladsheim.games.yggdrasil.cards.artifacts import show_artifacts
from gladsheim.games.yggdrasil.rules.events import ElvesTaken, GodChosen, SupportChosen
from gladsheim.games.yggdrasil.rules.notation import god_named, god_text
from gladsheim.games.yggdrasil.rules.printed import (
    FIRST_DICE,
    FIRST_ELVES,
    FIRST_GOD_FACES,
    FIRST_VANIR_FACES,
    GOD_COUNT,
    GOD_POWERS,
    GODS,
    RELATIONS_WITH_ALL,
    SUPPORTS,
)
from gladsheim.games.yggdrasil.rules.rounds import RoundBegins, proposer
from gladsheim.games.yggdrasil.rules.state import State, is_support
from gladsheim.games.yggdrasil.rules.state_start import start
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Asking, Moves, Step, Then, Together, then, unreadable
from gladsheim.words import Refusal, Words


def new(seats: int, hard: bool, free_order: bool) -> State:
    """Everything in its place; the first seat chooses a god."""
    s = start(seats, hard, free_order)
    then(s, RoundBegins())
    then(s, GodsReady())
    then(s, ChooseGod(0))
    return s


class AskingForSheet(Asking):
    """Which of the seven gods."""

    def span(self, s: State) -> int:
        return GOD_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for god in range(GOD_COUNT):
            if god not in s.gods:
                out.add(god)

    def show(self, s: State, move: int) -> str:
        return GODS[move]

    def read(self, s: State, text: str) -> int:
        if text not in GODS:
            raise unreadable(text)
        return GODS.index(text)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/god-taken", {"god": god_named(GODS[move])})

    def label(self, s: State, move: int) -> Words:
        return god_named(GODS[move])


class ChooseGod(AskingForSheet):
    """Each player takes the god of his choice (p. 7)."""

    def answer(self, s: State, move: int) -> None:
        s.gods[self.turn] = move
        note(s, GodChosen, self.turn, GODS[move])
        if self.turn + 1 < s.seats:
            then(s, ChooseGod(self.turn + 1))
        elif SUPPORTS[s.seats]:
            then(s, ChooseSupport(s.seats))

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-choose-god")


class ChooseSupport(Together):
    """One or two players choose a support for each empty slot; the first word counts (p. 7)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def seats(self, s: State) -> list[int]:
        return list(range(s.seats))

    def part(self, s: State, seat: int) -> Step:
        return PickSupport(seat, self.slot)

    def first(self) -> bool:
        return True

    def answer(self, s: State, answers: list[int]) -> None:
        seat = proposer(answers)
        s.gods[self.slot] = answers[seat]
        note(s, SupportChosen, seat, GODS[answers[seat]])
        if self.slot + 1 < len(s.gods):
            then(s, ChooseSupport(self.slot + 1))


class PickSupport(AskingForSheet):
    """A god whom nobody plays."""

    def __init__(self, turn: int, slot: int) -> None:
        super().__init__(turn)
        self.slot = slot

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-choose-support", {"number": self.slot - s.seats + 1, "count": SUPPORTS[s.seats]})


class GodsReady(Then):
    """In the hard game gods bring what is theirs; then the artifacts are laid out (p. 6, 22)."""

    def run(self, s: State) -> None:
        if s.hard:
            for slot in range(len(s.gods)):
                equip(s, slot)
        show_artifacts(s)


def equip(s: State, slot: int) -> None:
    """A god's abilities and power; a support has nothing but the faces of its die (p. 22, rulings 39, 56 and 58)."""
    god = s.gods[slot]
    s.god_faces[slot] = FIRST_GOD_FACES[god]
    if is_support(s, slot):
        return
    s.vanir_faces[slot] = FIRST_VANIR_FACES[god]
    s.powers[slot] = GOD_POWERS[god]
    for other in range(len(s.gods)):
        if other != slot:
            s.relations[slot * len(s.gods) + other] = RELATIONS_WITH_ALL[god]
    elves = min(FIRST_ELVES[god], s.elf_reserve)
    s.elves[slot] += elves
    s.elf_reserve -= elves
    dice = min(FIRST_DICE[god], s.dice_reserve)
    s.dice[slot] += dice
    s.dice_reserve -= dice
    if elves:
        note(s, ElvesTaken, god_text(s, slot), elves)
