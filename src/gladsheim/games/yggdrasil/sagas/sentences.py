"""The sentences of a saga's file that do something, one by one and in blocks."""

from __future__ import annotations

import re
from typing import Final

from gladsheim.games.yggdrasil.rules.printed import ARTIFACTS, NONE
from gladsheim.games.yggdrasil.sagas.book import Block, Counter, Effect, Value
from gladsheim.games.yggdrasil.sagas.choosing import Among, Choice, Draw, Face, Way
from gladsheim.games.yggdrasil.sagas.counting import ADD, LEAST, SET, Change, Everywhere, Transfer
from gladsheim.games.yggdrasil.sagas.effects import (
    Anonymous,
    Discard,
    Do,
    Each,
    Giants,
    Give,
    GoGod,
    If,
    Iotunn,
    LayAside,
    LayOut,
    Life,
    Lose,
    Nothing,
    Turn,
    TurnPage,
)
from gladsheim.games.yggdrasil.sagas.lines import Line, own_words, statements, written_words
from gladsheim.games.yggdrasil.sagas.moving import Devastate, DriveNidhogg, Go, Heal, Island, Remove
from gladsheim.games.yggdrasil.sagas.terms import Glossary, Reader
from gladsheim.games.yggdrasil.sagas.values import Beyond, Known, PlaceOf
from gladsheim.words import Words

CHANGE: Final = re.compile(r"([a-z][a-z0-9-]*)(?:\(([^)]*)\))?\s*(\+|-|=|at least )\s*(.+)")
EVERYWHERE: Final = re.compile(r"([a-z][a-z0-9-]*) everywhere = (.+)")
TRANSFER: Final = re.compile(
    r"move (up to )?(.+) ([a-z][a-z0-9-]*)(?:\(([^)]*)\))? to ([a-z][a-z0-9-]*)(?:\(([^)]*)\))?"
)
AMONG: Final = re.compile(r"(a world|a god|one of ([^:]+?))(?: where (.+?))?(?: with (most|least) (.+))?")
EACH: Final = re.compile(r"each ([a-z-]+)(?: where (.+))?")
SENTENCES: Final = (
    "giants 2, anonymous 1, iotunn 1, turn 1, life -1, island, nidhogg back 2, go loki to midgard, up it, down it, "
    "remove it, god to asgard, devastate here, heal here, discard elf, lay out gjallarhorn, give gjallarhorn, "
    "lay aside creature, move 1 one to other, counter +1, counter = 2, do name, turn page, lose, nothing, "
    "if …, choose, draw, a world where …, one of … where …, a god where …, each world, each god, each piece"
)


class Author:
    """Turns lines into effects, and keeps the blocks of the saga."""

    def __init__(self, glossary: Glossary, is_ours: bool) -> None:
        self.glossary = glossary
        self.is_ours = is_ours
        self.named: dict[str, Block] = {}
        self.about = own_words("", "")  # what the lines being read are about

    def words(self, line: Line, key: str) -> Words:
        """What a line is called for people: its own words, those of our texts, or the line itself."""
        written = written_words(line)
        if written is not None:
            return written
        if self.is_ours:
            ours = f"{self.glossary.saga.name}-{key}"
            return Words(f"yggdrasil-saga-{ours}")
        return own_words(line.text, line.text)

    def block(self, lines: list[Line], words: Words) -> Block:
        """Lines one after the other."""
        block = self.empty_block(words)
        self.fill(block, lines)
        return block

    def empty_block(self, words: Words) -> Block:
        """A block that is filled later."""
        block = Block(len(self.glossary.saga.blocks), (), words)
        self.glossary.saga.blocks.append(block)
        return block

    def fill(self, block: Block, lines: list[Line]) -> None:
        """The effects of a block, each of which knows where it stands."""
        found: list[Effect] = []
        for number, line in enumerate(lines):
            if line.text in ("else", "otherwise"):
                continue
            after = lines[number + 1] if number + 1 < len(lines) else None
            found += self.effects(line, after, block.words)
        for index, effect in enumerate(found):
            effect.block = block.number
            effect.index = index
        block.effects = tuple(found)

    def value(self, text: str, line: Line) -> Value:
        """A number or a condition."""
        return Reader(self.glossary, text, line.number).whole()

    def effects(self, line: Line, after: Line | None, words: Words) -> list[Effect]:
        """What a line does; an Iotunn is woken one by one."""
        if line.first == "iotunn":
            count = line.rest or "1"
            if not count.isdigit():
                raise self.glossary.where.unreadable(line, "iotunn 1")
            return [Iotunn() for _ in range(int(count))]
        body, _, condition = line.text.partition(" if ")
        if condition:
            inner = self.block([Line(body, line.number, line.depth)], words)
            return [If(self.value(condition, line), inner, None)]
        asked = self.asking(line, after, words)
        self.about = words
        return [asked if asked is not None else self.plain(line)]

    def asking(self, line: Line, after: Line | None, words: Words) -> Effect | None:
        """Sentences with others under them."""
        under = statements(line)
        others = self.alternative(after, words)
        if line.first == "if":
            return If(self.value(line.rest, line), self.block(under, words), others)
        if line.text == "choose":
            ways = [Way(one.first, self.words(one, f"choice-{one.first}"), self.block(statements(one), words))
                    for one in under]  # fmt: skip
            return Choice(ways, words)
        if line.text == "draw":
            faces = [Face(self.counter(one.first, one), self.block(statements(one), words)) for one in under]
            return Draw(faces, words)
        each = EACH.fullmatch(line.text)
        if each is not None:
            return self.each(line, each.group(1), each.group(2), words)
        among = AMONG.fullmatch(line.text)
        if among is None:
            return None
        kind = {"a world": "world", "a god": "god"}.get(among.group(1), "piece")
        pieces = [piece for name in split(among.group(2) or "") for piece in self.pieces(name, line)]
        condition = self.value(among.group(3), line) if among.group(3) else None
        measure = self.value(among.group(5), line) if among.group(5) else None
        lines = self.block(under, words)
        return Among(kind, pieces, condition, measure, among.group(4) == "most", lines, others, words)

    def each(self, line: Line, name: str, condition: str | None, words: Words) -> Effect:
        """The same for all worlds, gods or pieces."""
        pieces = [] if name in ("world", "god") else self.pieces(name, line)
        lines = self.block(statements(line), words)
        if condition:
            outer = self.empty_block(words)
            inner = If(self.value(condition, line), lines, None)
            inner.block = outer.number
            outer.effects = (inner,)
            lines = outer
        return Each(name if name in ("world", "god") else "piece", pieces, lines)

    def alternative(self, after: Line | None, words: Words) -> Block | None:
        """The lines under `else` or `otherwise`."""
        if after is None or after.text not in ("else", "otherwise"):
            return None
        return self.block(statements(after), words)

    def pieces(self, name: str, line: Line) -> list[int]:
        """The Enemies and standees of a name."""
        found = self.glossary.pieces(name)
        if not found:
            raise self.glossary.where.unknown(line.number, name, self.glossary.piece_names)
        return found

    def counter(self, name: str, line: Line) -> Counter:
        """A counter by its name."""
        number = self.glossary.saga.counter_named(name)
        if number == NONE:
            raise self.glossary.where.unknown(line.number, name, self.glossary.counter_names)
        return self.glossary.saga.counters[number]

    def index(self, counter: Counter, text: str | None, line: Line) -> Value | None:
        """Of what a counter speaks, in brackets."""
        if text is None:
            return None
        reader = Reader(self.glossary, text, line.number)
        value = reader.index(counter)
        reader.end()
        return value

    def artifact(self, name: str, line: Line) -> int:
        """An artifact by its name."""
        if name not in ARTIFACTS:
            raise self.glossary.where.unknown(line.number, name, ARTIFACTS)
        return ARTIFACTS.index(name)

    def plain(self, line: Line) -> Effect:
        """A sentence that asks nobody."""
        first, rest = line.first, line.rest
        if first in ("giants", "anonymous"):
            count = int(rest) if rest.isdigit() else 0
            number = self.value(rest, line)
            return Giants(number, count) if first == "giants" else Anonymous(number, count)
        if line.text == "turn page":
            return TurnPage()
        if first == "turn":
            return Turn(self.value(rest, line))
        if first == "life":
            return Life(self.value(rest, line))
        if first in ("island", "lose", "nothing") and not rest:
            return self.single(line)
        if line.text == "lay aside creature":
            return LayAside()
        if line.text.startswith("nidhogg back "):
            return DriveNidhogg(self.value(line.text.removeprefix("nidhogg back "), line))
        if line.text.startswith("lay out "):
            return LayOut(self.artifact(line.text.removeprefix("lay out "), line))
        if first == "give":
            return Give(self.artifact(rest, line))
        if first == "discard" and rest in ("elf", "die", "hero"):
            return Discard(rest)
        if first == "do":
            if rest not in self.named:
                raise self.glossary.where.unknown(line.number, rest, list(self.named))
            return Do(self.named[rest])
        if first in ("go", "up", "down", "remove", "god", "devastate", "heal"):
            return self.moving(line)
        return self.counting(line)

    def single(self, line: Line) -> Effect:
        """Sentences of one word."""
        if line.text == "island":
            return Island()
        return Nothing() if line.text == "nothing" else Lose(self.about)

    def moving(self, line: Line) -> Effect:
        """Somebody goes somewhere, or something happens to a world."""
        first = line.first
        reader = Reader(self.glossary, line.rest, line.number)
        if first in ("devastate", "heal"):
            world = reader.place_named()
            reader.end()
            return Devastate(world) if first == "devastate" else Heal(world)
        if first == "god":
            reader.need("to")
            world = reader.place_named()
            reader.end()
            return GoGod(world)
        piece = reader.piece()
        if first == "go":
            reader.need("to")
            is_literal = reader.next in ("cage", "track")
            place = reader.place_named()
            reader.end()
            return Go(piece, place, is_literal)
        reader.end()
        if first == "remove":
            return Remove(piece)
        return Go(piece, Beyond(PlaceOf(piece), first == "up"), False)

    def counting(self, line: Line) -> Effect:
        """Counters rise and fall."""
        found = TRANSFER.fullmatch(line.text)
        if found is not None:
            one, other = self.counter(found.group(3), line), self.counter(found.group(5), line)
            one_at, other_at = self.index(one, found.group(4), line), self.index(other, found.group(6), line)
            number = self.value(found.group(2), line)
            return Transfer(number, one, one_at, other, other_at, found.group(1) is not None)
        found = EVERYWHERE.fullmatch(line.text)
        if found is not None:
            return Everywhere(self.counter(found.group(1), line), self.value(found.group(2), line))
        found = CHANGE.fullmatch(line.text)
        if found is None:
            raise self.glossary.where.unreadable(line, SENTENCES)
        counter = self.counter(found.group(1), line)
        index = self.index(counter, found.group(2), line)
        if index is None and counter.size > 1:
            raise self.glossary.where.bad_line(
                "yggdrasil/saga-by-what", line.number, counter=counter.name, by=counter.by
            )
        sign, text = found.group(3), found.group(4)
        number = self.value(f"-({text})" if sign == "-" else text, line)
        how = SET if sign == "=" else ADD if sign in "+-" else LEAST
        return Change(counter, index, how, number)


def split(text: str) -> list[str]:
    """Names with commas or `or` between them."""
    return [one.strip() for one in re.split(r",| or ", text) if one.strip()]


ALWAYS: Final = Known(1)
"""A condition that always holds."""
