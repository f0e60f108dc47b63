"""Lines of a saga that ask: one of several ways, a world, a piece, a god, or what lies face down."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.asking import AskingForGod, AskingForWorld, AskingOf
from gladsheim.games.yggdrasil.rules.notation import god_text, god_words, opponent_of
from gladsheim.games.yggdrasil.rules.printed import NONE, OPPONENT_COUNT, WORLD_COUNT, WORLDS
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.sagas.book import At, Block, Counter, Effect, Value
from gladsheim.games.yggdrasil.sagas.counting import put
from gladsheim.games.yggdrasil.sagas.events import Chosen, TokenDrawn
from gladsheim.games.yggdrasil.sagas.obeying import actor, lose_impossible, obey
from gladsheim.games.yggdrasil.sagas.values import is_world, place_of
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Chance, Frame, Moves, then
from gladsheim.words import Refusal, Words


class Way:
    """One of several ways that a line offers."""

    def __init__(self, name: str, words: Words, block: Block) -> None:
        self.name = name
        self.words = words
        self.block = block


class Choice(Effect):
    """The god of the line chooses among what can be done; a single way is no question, none loses (C57)."""

    def __init__(self, ways: list[Way], words: Words) -> None:
        super().__init__()
        self.ways = ways
        self.words = words

    def open(self, s: State, at: At) -> list[int]:
        """The ways that can be gone now."""
        return [way for way in range(len(self.ways)) if not self.ways[way].block.cannot(s, at)]

    def run(self, s: State, at: At) -> None:
        found = self.open(s, at)
        if len(found) > 1:
            then(s, ChooseWay(at.slot, self.block, self.index, at.here, at.it))
        elif found:
            obey(s, self.ways[found[0]].block, at)
        else:
            lose_impossible(s)

    def cannot(self, s: State, at: At) -> bool:
        return not self.open(s, at)


class Asked(AskingOf):
    """A question that a line of the saga puts: the line is named by its block and its place there."""

    def __init__(self, slot: int, block: int, index: int, here: int, it: int) -> None:
        super().__init__(slot)
        self.block = block
        self.index = index
        self.here = here
        self.it = it

    def at(self) -> At:
        """Whom the line speaks of."""
        return At(self.slot, self.here, self.it)


class ChooseWay(Asked):
    """Which of several ways."""

    def choice(self, s: State) -> Choice:
        """The line that asks."""
        effect = s.saga.blocks[self.block].effects[self.index]
        assert isinstance(effect, Choice), "this line offers several ways"
        return effect

    def span(self, s: State) -> int:
        return len(self.choice(s).ways)

    def moves(self, s: State, out: Moves) -> None:
        for way in self.choice(s).open(s, self.at()):
            out.add(way)

    def answer(self, s: State, move: int) -> None:
        way = self.choice(s).ways[move]
        note(s, Chosen, god_text(s, self.slot), way.name, way.words)
        obey(s, way.block, self.at())

    def show(self, s: State, move: int) -> str:
        return self.choice(s).ways[move].name

    def label(self, s: State, move: int) -> Words:
        return self.choice(s).ways[move].words

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/way-closed", {"way": self.choice(s).ways[move].words})

    def warning(self, s: State, move: int) -> Words | None:
        return last_life(s, self.choice(s).ways[move].block, self.at())

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-choose-way", {"why": self.choice(s).words})


def last_life(s: State, block: Block, at: At) -> Words | None:
    """Lines that cost the last Life Point."""
    for effect in block.effects:
        if effect.codes() == ["life"] and s.life[at.slot] == 1:
            return Words("yggdrasil-warn-last-life", {"god": god_words(s, at.slot)})
    return None


class Among(Effect):
    """A world, a piece or a god for which something holds, of these the one with the most or least of something."""

    def __init__(
        self,
        kind: str,
        pieces: list[int],
        condition: Value | None,
        measure: Value | None,
        is_most: bool,
        lines: Block,
        others: Block | None,
        words: Words,
    ) -> None:
        super().__init__()
        self.kind = kind
        self.pieces = pieces
        self.condition = condition
        self.measure = measure
        self.is_most = is_most
        self.lines = lines
        self.others = others
        self.words = words

    def bound(self, s: State, at: At, number: int) -> At:
        """The line with one of them in mind."""
        if self.kind == "world":
            return At(at.slot, number, at.it)
        if self.kind == "god":
            return At(number, s.places[number], at.it)
        return At(at.slot, place_of(s, number), number)

    def numbers(self, s: State) -> list[int]:
        """All there are."""
        if self.kind == "world":
            return list(range(WORLD_COUNT))
        return list(range(s.seats)) if self.kind == "god" else self.pieces

    def open(self, s: State, at: At) -> list[int]:
        """Those that come into question."""
        found: list[int] = []
        best = 0
        for number in self.numbers(s):
            bound = self.bound(s, at, number)
            if self.condition is not None and not self.condition.value(s, bound):
                continue
            if self.measure is not None:
                measured = self.measure.value(s, bound)
                if not found or ((measured > best) == self.is_most and measured != best):
                    found = []
                    best = measured
                elif measured != best:
                    continue
            found.append(number)
        return found

    def run(self, s: State, at: At) -> None:
        found = self.open(s, at)
        slot = at.slot if at.slot != NONE else actor(s)
        if not found:
            if self.others is None:
                lose_impossible(s)
            else:
                obey(s, self.others, at)
        elif len(found) == 1:
            obey(s, self.lines, self.bound(s, at, found[0]))
        elif self.kind == "world":
            then(s, ChooseWorld(slot, self.block, self.index, at.here, at.it))
        elif self.kind == "god":
            then(s, ChooseWhom(slot, self.block, self.index, at.here, at.it))
        else:
            then(s, ChoosePiece(slot, self.block, self.index, at.here, at.it))


def line_of(s: State, block: int, index: int) -> Among:
    """The line that asks."""
    effect = s.saga.blocks[block].effects[index]
    assert isinstance(effect, Among), "this line asks for one of several"
    return effect


class ChooseWorld(AskingForWorld):
    """Which world a line of the saga means."""

    def __init__(self, slot: int, block: int, index: int, here: int, it: int) -> None:
        super().__init__(slot)
        self.block = block
        self.index = index
        self.here = here
        self.it = it

    def at(self) -> At:
        """Whom the line speaks of."""
        return At(self.slot, self.here, self.it)

    def moves(self, s: State, out: Moves) -> None:
        for world in line_of(s, self.block, self.index).open(s, self.at()):
            out.add(world)

    def answer(self, s: State, move: int) -> None:
        line = line_of(s, self.block, self.index)
        obey(s, line.lines, line.bound(s, self.at(), move))

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-meant", {"why": line_of(s, self.block, self.index).words})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-choose-world", {"why": line_of(s, self.block, self.index).words})


class ChooseWhom(AskingForGod):
    """Which god a line of the saga means."""

    def __init__(self, slot: int, block: int, index: int, here: int, it: int) -> None:
        super().__init__(slot)
        self.block = block
        self.index = index
        self.here = here
        self.it = it

    def at(self) -> At:
        """Whom the line speaks of."""
        return At(self.slot, self.here, self.it)

    def moves(self, s: State, out: Moves) -> None:
        for slot in line_of(s, self.block, self.index).open(s, self.at()):
            out.add(slot)

    def answer(self, s: State, move: int) -> None:
        line = line_of(s, self.block, self.index)
        obey(s, line.lines, line.bound(s, self.at(), move))

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-meant", {"why": line_of(s, self.block, self.index).words})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-choose-whom", {"why": line_of(s, self.block, self.index).words})


class ChoosePiece(Asked):
    """Which Enemy or standee a line of the saga means."""

    def span(self, s: State) -> int:
        return OPPONENT_COUNT + len(s.saga.standees)

    def moves(self, s: State, out: Moves) -> None:
        for piece in line_of(s, self.block, self.index).open(s, self.at()):
            out.add(piece)

    def answer(self, s: State, move: int) -> None:
        line = line_of(s, self.block, self.index)
        obey(s, line.lines, line.bound(s, self.at(), move))

    def show(self, s: State, move: int) -> str:
        return s.saga.opponent_name(move)

    def label(self, s: State, move: int) -> Words:
        return opponent_of(s, move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-meant", {"why": line_of(s, self.block, self.index).words})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-choose-piece", {"why": line_of(s, self.block, self.index).words})


class Face(Way):
    """What may lie face down, and how many of it nobody has seen yet."""

    def __init__(self, counter: Counter, block: Block) -> None:
        super().__init__(counter.name, counter.words, block)
        self.counter = counter


class Draw(Effect):
    """What lies face down is turned up: any that nobody has seen, so it need not be decided before (3.1)."""

    def __init__(self, faces: list[Face], words: Words) -> None:
        super().__init__()
        self.faces = faces
        self.words = words

    def open(self, s: State) -> list[int]:
        """What it may be."""
        return [face for face in range(len(self.faces)) if s.counters[self.faces[face].counter.offset]]

    def run(self, s: State, at: At) -> None:
        found = self.open(s)
        if len(found) > 1:
            then(s, TurnUp(at.slot, self.block, self.index, at.here, at.it))
        elif found:
            self.turn_up(s, found[0], at)
        else:
            lose_impossible(s)

    def cannot(self, s: State, at: At) -> bool:
        return not self.open(s)

    def turn_up(self, s: State, number: int, at: At) -> None:
        """Everybody sees it."""
        face = self.faces[number]
        note(s, TokenDrawn, face.name, WORLDS[at.here] if is_world(at.here) else None, face.words)
        put(s, face.counter, False, 0, s.counters[face.counter.offset] - 1)
        obey(s, face.block, at)


class TurnUp(Chance):
    """What lay face down."""

    def __init__(self, slot: int, block: int, index: int, here: int, it: int) -> None:
        self.slot = slot
        self.block = block
        self.index = index
        self.here = here
        self.it = it

    def draw(self, s: State) -> Draw:
        """The line that asks."""
        effect = s.saga.blocks[self.block].effects[self.index]
        assert isinstance(effect, Draw), "this line turns something up"
        return effect

    def span(self, s: State) -> int:
        return len(self.draw(s).faces)

    def moves(self, s: State, out: Moves) -> None:
        for face in self.draw(s).open(s):
            out.add(face)

    def weight(self, s: State, move: int) -> int:
        return s.counters[self.draw(s).faces[move].counter.offset]

    def answer(self, s: State, move: int) -> None:
        self.draw(s).turn_up(s, move, At(self.slot, self.here, self.it))

    def show(self, s: State, move: int) -> str:
        return self.draw(s).faces[move].name

    def label(self, s: State, move: int) -> Words:
        return self.draw(s).faces[move].words

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/none-left", {"token": self.draw(s).faces[move].words})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-turn-up", {"why": self.draw(s).words})


CHOOSING_FRAMES: Final[tuple[type[Frame], ...]] = (ChooseWay, ChooseWorld, ChooseWhom, ChoosePiece, TurnUp)
