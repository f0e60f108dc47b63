"""Numbers and conditions in the sentences of a saga's file."""

from __future__ import annotations

import re
from typing import Final

from gladsheim.games.yggdrasil.rules.printed import CAGE, ENEMIES, LEVELS, NONE, OPPONENT_COUNT, WORLDS
from gladsheim.games.yggdrasil.sagas.book import BY_LEVEL, BY_PIECE, BY_WORLD, ONE, TRACK, Counter, Saga, Value
from gladsheim.games.yggdrasil.sagas.lines import Where
from gladsheim.games.yggdrasil.sagas.values import (
    CONDITIONS,
    OPERATORS,
    QUANTITIES,
    Base,
    Beyond,
    Both,
    Count,
    Here,
    IsDevastated,
    It,
    Known,
    LevelOf,
    Not,
    PlaceOf,
    Players,
    Quantity,
    Standing,
    Stands,
    Strength,
    Table,
)
from gladsheim.games.yggdrasil.sagas.values import ENEMIES as ALL_ENEMIES
from gladsheim.games.yggdrasil.sagas.values import GODS as ALL_GODS

TOKEN: Final = re.compile(r"\s*([A-Za-z][a-z0-9]*(?:-[a-z0-9]+)*|\d+|>=|<=|!=|[()\[\],=<>+*-])")
COMPARING: Final = ("=", "!=", ">=", "<=", ">", "<")
PLACES: Final = (*WORLDS, "here", "above", "below", "cage", "track")
SEATS: Final = 6


class Glossary:
    """What a saga's sentences may name."""

    def __init__(self, saga: Saga, where: Where) -> None:
        self.saga = saga
        self.where = where
        self.groups: dict[str, list[int]] = {}

    def pieces(self, name: str) -> list[int]:
        """The pieces of a name: an Enemy, a standee or a group; none if there is no such name."""
        if name in ENEMIES:
            return [ENEMIES.index(name)]
        if name in self.groups:
            return self.groups[name]
        number = self.saga.standee_named(name)
        return [] if number == NONE else [OPPONENT_COUNT + number]

    @property
    def piece_names(self) -> list[str]:
        """All names of pieces."""
        return [*ENEMIES, *(one.name for one in self.saga.standees), *self.groups]

    @property
    def counter_names(self) -> list[str]:
        """All names of counters."""
        return [one.name for one in self.saga.counters]


class Reader:
    """Reads one sentence from left to right."""

    def __init__(self, glossary: Glossary, text: str, line: int) -> None:
        self.glossary = glossary
        self.text = text
        self.line = line
        self.tokens: list[str] = []
        self.place = 0
        at = 0
        while at < len(text):
            found = TOKEN.match(text, at)
            if found is None:
                if not text[at:].strip():
                    break
                raise glossary.where.bad_line("yggdrasil/saga-unreadable-term", line, text=text)
            self.tokens.append(found.group(1))
            at = found.end()

    @property
    def next(self) -> str:
        """The word that comes next; empty at the end."""
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self, *wanted: str) -> str:
        """Read the next word, if it is one of these."""
        word = self.next
        if wanted and word not in wanted:
            return ""
        self.place += 1
        return word

    def need(self, wanted: str) -> None:
        """Read a word that must stand here."""
        if not self.take(wanted):
            raise self.glossary.where.bad_line("yggdrasil/saga-unreadable-term", self.line, text=self.text)

    def end(self) -> None:
        """Nothing may follow."""
        if self.next:
            raise self.glossary.where.bad_line("yggdrasil/saga-unreadable-term", self.line, text=self.text)

    def whole(self) -> Value:
        """A value, and nothing behind it."""
        value = self.either()
        self.end()
        return value

    def either(self) -> Value:
        """a or b"""
        value = self.also()
        while self.take("or"):
            value = Both(OPERATORS.index("or"), value, self.also())
        return value

    def also(self) -> Value:
        """a and b"""
        value = self.denied()
        while self.take("and"):
            value = Both(OPERATORS.index("and"), value, self.denied())
        return value

    def denied(self) -> Value:
        """not a"""
        return Not(self.denied()) if self.take("not") else self.compared()

    def compared(self) -> Value:
        """a >= b"""
        value = self.sum()
        sign = self.take(*COMPARING)
        return Both(OPERATORS.index(sign), value, self.sum()) if sign else value

    def sum(self) -> Value:
        """a + b - c"""
        value = self.product()
        while sign := self.take("+", "-"):
            value = Both(OPERATORS.index(sign), value, self.product())
        return value

    def product(self) -> Value:
        """a * b"""
        value = self.atom()
        while self.take("*"):
            value = Both(OPERATORS.index("*"), value, self.atom())
        return value

    def atom(self) -> Value:
        """A number, a name, or something in brackets."""
        word = self.take()
        if word == "(":
            value = self.either()
            self.need(")")
            return value
        if word == "[":
            return self.table()
        if word == "-":
            return Both(OPERATORS.index("-"), Known(0), self.atom())
        if word == "+":
            return self.atom()
        if word.isdigit():
            return Known(int(word))
        if word in ("min", "max"):
            self.need("(")
            one = self.either()
            self.need(",")
            other = self.either()
            self.need(")")
            return Both(OPERATORS.index(word), one, other)
        return self.named(word)

    def table(self) -> Value:
        """[2 2 2 3 3]: by number of players."""
        numbers = [0]
        while self.next.isdigit():
            numbers.append(int(self.take()))
        self.need("]")
        if len(numbers) != SEATS:
            raise self.glossary.where.bad_line("yggdrasil/saga-five-numbers", self.line, text=self.text)
        return Table(numbers)

    def named(self, word: str) -> Value:
        """A value by its name."""
        if word in ("N", "n"):
            return Players()
        if word == "base":
            return Base()
        if word in LEVELS:
            return Known(LEVELS.index(word))
        if word == "level":
            self.need("(")
            place = self.place_named()
            self.need(")")
            return LevelOf(place)
        if word == "strength":
            self.need("(")
            piece = self.piece()
            self.need(")")
            return Strength(piece)
        if word == "devastated" and self.take("("):
            place = self.place_named()
            self.need(")")
            return IsDevastated(place)
        if word in ("gods", "enemies") and self.take("at"):
            return self.standing([], ALL_GODS if word == "gods" else ALL_ENEMIES)
        if word in QUANTITIES:
            return Quantity(QUANTITIES.index(word))
        counter = self.glossary.saga.counter_named(word)
        if counter != NONE:
            return self.count(self.glossary.saga.counters[counter])
        if word == "it" or self.glossary.pieces(word):
            return self.about_pieces(word)
        if word == "here":
            return Here()
        if word in WORLDS:
            return Known(WORLDS.index(word))
        names = [*self.glossary.counter_names, *QUANTITIES, *self.glossary.piece_names, *WORLDS, *LEVELS]
        raise self.glossary.where.unknown(self.line, word, [*names, "level", "strength", "base", "here", "it"])

    def about_pieces(self, word: str) -> Value:
        """Where pieces are, or which piece."""
        pieces: list[Value] = [It()] if word == "it" else [Known(one) for one in self.glossary.pieces(word)]
        if self.take("at"):
            return self.standing(pieces, 0)
        how = self.take(*CONDITIONS)
        if how:
            return Stands(pieces, CONDITIONS.index(how))
        if len(pieces) != 1:
            raise self.glossary.where.bad_line("yggdrasil/saga-unreadable-term", self.line, text=self.text)
        return pieces[0]

    def standing(self, pieces: list[Value], who: int) -> Value:
        """How many are in a place, or on a level."""
        if self.next in LEVELS:
            return Standing(pieces, who, None, LEVELS.index(self.take()))
        return Standing(pieces, who, self.place_named(), NONE)

    def count(self, counter: Counter) -> Value:
        """A counter, or what it says of something."""
        if not self.take("("):
            return Count(counter, None)
        if self.next in LEVELS and counter.by == BY_WORLD:
            value = Count(counter, None, LEVELS.index(self.take()))
        else:
            value = Count(counter, self.index(counter))
        self.need(")")
        return value

    def index(self, counter: Counter) -> Value:
        """Of what a counter speaks."""
        if counter.by == ONE:
            raise self.glossary.where.bad_line("yggdrasil/saga-not-by", self.line, counter=counter.name)
        if counter.by == BY_PIECE:
            return self.piece()
        if counter.by == BY_LEVEL and self.next in LEVELS:
            return Known(3 * LEVELS.index(self.take()))
        return self.place_named()

    def piece(self) -> Value:
        """A single Enemy or standee."""
        word = self.take()
        if word == "it":
            return It()
        found = self.glossary.pieces(word)
        if len(found) != 1:
            raise self.glossary.where.unknown(self.line, word, [*self.glossary.piece_names, "it"])
        return Known(found[0])

    def place_named(self) -> Value:
        """A world, or that of a piece."""
        word = self.take()
        if word == "here":
            return Here()
        if word in WORLDS:
            return Known(WORLDS.index(word))
        if word in ("above", "below"):
            return Beyond(self.place_named(), word == "above")
        if word == "cage":
            return Known(CAGE)
        if word == "track":
            return Known(TRACK)
        if word == "it":
            return PlaceOf(It())
        found = self.glossary.pieces(word)
        if len(found) != 1:
            raise self.glossary.where.unknown(self.line, word, [*PLACES, *self.glossary.piece_names, "it"])
        return PlaceOf(Known(found[0]))
