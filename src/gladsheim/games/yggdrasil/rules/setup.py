"""Setting up (p. 6 and 7): gods are chosen, supports join one or two players, everything goes to its place."""

from __future__ import annotations

from gladsheim.games.yggdrasil.cards.artifacts import show_artifacts
from gladsheim.games.yggdrasil.rules.events import (
    DiceTaken,
    ElvesTaken,
    GodChosen,
    SupportChosen,
    SupportJoined,
)
from gladsheim.games.yggdrasil.rules.figures import figures_of
from gladsheim.games.yggdrasil.rules.notation import god_named, god_text
from gladsheim.games.yggdrasil.rules.printed import (
    FACES,
    FIRST_DICE,
    FIRST_ELVES,
    FIRST_GOD_FACES,
    FIRST_VANIR_FACES,
    GOD_COUNT,
    GOD_POWERS,
    GODS,
    NONE,
    RELATIONS,
    RELATIONS_WITH_ALL,
    SUPPORTS,
)
from gladsheim.games.yggdrasil.rules.rounds import RoundBegins, proposer
from gladsheim.games.yggdrasil.rules.state import State, is_support
from gladsheim.games.yggdrasil.rules.state_start import start
from gladsheim.games.yggdrasil.sagas.library import saga_of
from gladsheim.games.yggdrasil.sagas.obeying import SagaBegins
from gladsheim.kernel.dump import Data
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Asking, Moves, Step, Then, Together, then, unreadable
from gladsheim.kernel.view import Options
from gladsheim.words import Refusal, Words


def new(seats: int, options: Options) -> State:
    """Everything in its place; the first seat chooses a god."""
    return new_from(seats, options, {})


def new_from(seats: int, options: Options, setup: Data) -> State:
    """The same where gods, supports, charts or a saga are given: only what is open is chosen (C7, C21)."""
    s = begin(seats, options, setup)
    if "data" in setup:
        s.figures = figures_of(setup["data"]["text"])
    for seat, name in enumerate(setup.get("gods", [])):
        s.gods[seat] = GODS.index(name)
    for number, name in enumerate(setup.get("supports", [])):
        s.gods[seats + number] = GODS.index(name)
    then(s, RoundBegins())
    if s.saga.is_campaign:
        then(s, SagaBegins())
    if "charts" in setup:
        then(s, ChartsReady())
        for slot in range(len(s.gods)):
            if is_support(s, slot):
                equip(s, slot)
            else:
                read_chart(s, slot, setup["charts"][slot])
    else:
        then(s, GodsReady())
    if s.gods[0] == NONE:
        then(s, ChooseGod(0))
    elif s.gods[-1] == NONE:
        then(s, ChooseSupport(seats))
    if s.gods[0] != NONE or s.gods[-1] != NONE:
        then(s, GodsGiven())
    return s


def begin(seats: int, options: Options, setup: Data) -> State:
    """The book of the game: a saga, always played with powers and abilities (C10), or one of the standard paths."""
    hard, free_order = options["hard"] is True, options["free_order"] is True
    if "saga" in setup:
        return start(seats, hard, free_order, saga_of(setup["saga"]["text"]))
    name = str(options.get("saga", "none"))
    if name == "none":
        name = "hard" if hard else "easy"
    return start(seats, hard, free_order, saga_of(name))


def read_chart(s: State, slot: int, chart: Data) -> None:
    """All that a god's chart shows, and his power; a reserve that is short goes by turn (C29 to C37, ruling 56)."""
    s.god_faces[slot] = bits_of(chart["god_faces"])
    s.vanir_faces[slot] = bits_of(chart["vanir_faces"])
    s.powers[slot] = GOD_POWERS[s.gods[slot]]
    for number, kind in enumerate(RELATIONS):
        for name in chart["relations"][kind]:
            s.relations[slot * len(s.gods) + s.gods.index(GODS.index(name))] |= 1 << number
    s.elves[slot] = min(chart["elves"], s.elf_reserve)
    s.elf_reserve -= s.elves[slot]
    s.dice[slot] = min(chart["dice"], s.dice_reserve)
    s.dice_reserve -= s.dice[slot]


def bits_of(faces: list[str]) -> int:
    """Faces as bits."""
    bits = 0
    for name in faces:
        bits |= 1 << FACES.index(name)
    return bits


class GodsGiven(Then):
    """Gods and supports that were settled before the match take their places."""

    def run(self, s: State) -> None:
        for slot in range(len(s.gods)):
            if s.gods[slot] == NONE:
                continue
            if is_support(s, slot):
                note(s, SupportJoined, GODS[s.gods[slot]])
            else:
                note(s, GodChosen, slot, GODS[s.gods[slot]])


class ChartsReady(Then):
    """Everybody has the troops that his chart shows; then the artifacts are laid out (C37)."""

    def run(self, s: State) -> None:
        for slot in range(len(s.gods)):
            tell_troops(s, slot)
        show_artifacts(s)


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
        elif s.gods[-1] == NONE:
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
        if s.hard or s.saga.is_campaign:
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
    tell_troops(s, slot)


def tell_troops(s: State, slot: int) -> None:
    """What a god has from the start."""
    if s.elves[slot]:
        note(s, ElvesTaken, god_text(s, slot), s.elves[slot])
    if s.dice[slot]:
        note(s, DiceTaken, god_text(s, slot), s.dice[slot])
