"""Numbers and conditions that the lines of a saga speak of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gladsheim.games.yggdrasil.rules.printed import (
    BOTTOM,
    CAGE,
    ENEMY_COUNT,
    NONE,
    OPPONENT_COUNT,
    PAWN_COUNT,
    TOP,
    WORLD_COUNT,
)
from gladsheim.games.yggdrasil.rules.state import IN_DECK, State, active_iotunns, devastated_worlds
from gladsheim.games.yggdrasil.sagas.book import BY_LEVEL, BY_WORLD, TRACK, At, Counter, Value
from gladsheim.games.yggdrasil.worlds.tree import above, below, enemies_in, level_of

PAST: Final = -4
"""Where there is no further level."""
FEWEST: Final = 3
"""N counts the players, one or two as three."""


class Table(Value):
    """A number for each number of players."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def value(self, s: State, at: At) -> int:
        return self.numbers[s.seats]


class Players(Value):
    """N: the players, but at least three."""

    def value(self, s: State, at: At) -> int:
        return max(FEWEST, s.seats)


class Known(Value):
    """A world, a piece or a plain number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: State, at: At) -> int:
        return self.number


class Here(Value):
    """The world that the line speaks of."""

    def value(self, s: State, at: At) -> int:
        return at.here


class It(Value):
    """The piece that the line speaks of."""

    def value(self, s: State, at: At) -> int:
        return at.it


class Base(Value):
    """What would hold without the line: a strength, an amount, Risks."""

    def value(self, s: State, at: At) -> int:
        return at.base


class PlaceOf(Value):
    """Where a piece stands; beyond the worlds are the Cage, its track, and nowhere."""

    def __init__(self, piece: Value) -> None:
        self.piece = piece

    def value(self, s: State, at: At) -> int:
        return place_of(s, self.piece.value(s, at))


def place_of(s: State, piece: int) -> int:
    """Where an Enemy or a standee is."""
    if piece == NONE:
        return NONE
    return s.enemies[piece] if piece < OPPONENT_COUNT else s.standees[piece - OPPONENT_COUNT]


def is_world(place: int) -> bool:
    """A world, not the Cage, a track or nowhere."""
    return 0 <= place < WORLD_COUNT


class Beyond(Value):
    """The world above or below another, as the columns stand now; PAST beyond the ends."""

    def __init__(self, world: Value, is_up: bool) -> None:
        self.world = world
        self.is_up = is_up

    def value(self, s: State, at: At) -> int:
        world = self.world.value(s, at)
        if not is_world(world):
            return NONE
        if self.is_up:
            return PAST if level_of(world) == TOP else above(s, world)
        return PAST if level_of(world) == BOTTOM else below(s, world)


class LevelOf(Value):
    """The level of a world: 0 for the top; -1 where there is none."""

    def __init__(self, world: Value) -> None:
        self.world = world

    def value(self, s: State, at: At) -> int:
        world = self.world.value(s, at)
        return level_of(world) if is_world(world) else NONE


class Count(Value):
    """A counter: the whole of it, or what it says of a world, a level or a piece."""

    def __init__(self, counter: Counter, index: Value | None, level: int = NONE) -> None:
        self.counter = counter
        self.index = index
        self.level = level

    def value(self, s: State, at: At) -> int:
        if self.index is not None:
            place = place_in(self.counter, self.index.value(s, at))
            return 0 if place == NONE else s.counters[place]
        first = self.counter.offset
        last = first + self.counter.size
        if self.level != NONE:
            first += 3 * self.level
            last = first + 3
        total = 0
        for place in range(first, last):
            total += s.counters[place]
        return total


def place_in(counter: Counter, index: int) -> int:
    """Where a counter keeps what it says of a world, a level or a piece; NONE where it says nothing."""
    if counter.by == BY_LEVEL:
        index = level_of(index) if is_world(index) else NONE
    elif counter.by == BY_WORLD:
        index = index if is_world(index) else NONE
    elif index >= OPPONENT_COUNT:
        index -= OPPONENT_COUNT - ENEMY_COUNT  # Enemies first, then standees
    return NONE if index == NONE else counter.offset + index


GIANTS: Final = 0
ANONYMOUS: Final = 1
IOTUNNS: Final = 2
PAWNS: Final = 3
HEROES: Final = 4
ISLAND: Final = 5
ISLAND_SENDS: Final = 6
CREATURES_LEFT: Final = 7
RUINS: Final = 8
COMPANY: Final = 9
LIFE: Final = 10
MOST_LIFE: Final = 11
QUANTITIES: Final = (
    "giants", "anonymous", "iotunns", "pawns", "heroes", "island", "island-sends", "creatures", "devastated", "company",
    "life", "most-life",
)  # fmt: skip


class Quantity(Value):
    """Something the basic rules count."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def value(self, s: State, at: At) -> int:
        kind = self.kind
        if kind == GIANTS:
            return s.giants
        if kind == ANONYMOUS:
            return s.anonymous
        if kind == IOTUNNS:
            return active_iotunns(s)
        if kind == PAWNS:
            return PAWN_COUNT - active_iotunns(s)
        if kind == HEROES:
            return s.heroes
        if kind == ISLAND:
            return s.island
        if kind == ISLAND_SENDS:
            return s.figures.islands[s.island]
        if kind == CREATURES_LEFT:
            return s.creatures.count(IN_DECK) - s.aside
        if kind == RUINS:
            return devastated_worlds(s)
        if kind == COMPANY:
            return s.places.count(at.here) - (1 if at.slot >= 0 and s.places[at.slot] == at.here else 0)
        if kind == LIFE:
            return s.life[at.slot]
        return s.most_life[at.slot]


class IsDevastated(Value):
    """Whether a world is devastated."""

    def __init__(self, world: Value) -> None:
        self.world = world

    def value(self, s: State, at: At) -> int:
        world = self.world.value(s, at)
        return s.devastated[world] if is_world(world) else 0


GODS: Final = -2
ENEMIES: Final = -3


class Standing(Value):
    """How many of some pieces, of the gods or of the Enemies are in a place, or on a level."""

    def __init__(self, pieces: list[Value], who: int, place: Value | None, level: int) -> None:
        self.pieces = pieces
        self.who = who
        self.place = place
        self.level = level

    def value(self, s: State, at: At) -> int:
        if self.place is not None:
            return self.count(s, at, self.place.value(s, at))
        total = 0
        for world in range(3 * self.level, 3 * self.level + 3):
            total += self.count(s, at, world)
        return total

    def count(self, s: State, at: At, place: int) -> int:
        """In one place."""
        if self.who == GODS:
            return s.places.count(place)
        if self.who == ENEMIES:
            return enemies_in(s, place)
        total = 0
        for piece in self.pieces:
            if place != NONE and place_of(s, piece.value(s, at)) == place:
                total += 1
        return total


OUT: Final = 0
CAGED: Final = 1
GONE: Final = 2
TRACKED: Final = 3
CONDITIONS: Final = ("out", "caged", "gone", "tracked")


class Stands(Value):
    """How many of some pieces are on a world, in the Cage, nowhere at all, or on their tracks."""

    def __init__(self, pieces: list[Value], how: int) -> None:
        self.pieces = pieces
        self.how = how

    def value(self, s: State, at: At) -> int:
        total = 0
        for piece in self.pieces:
            place = place_of(s, piece.value(s, at))
            if self.how == OUT:
                total += 1 if is_world(place) else 0
            elif self.how == CAGED:
                total += 1 if place == CAGE else 0
            elif self.how == GONE:
                total += 1 if place == NONE else 0
            else:
                total += 1 if place == TRACK else 0
        return total


OPERATORS: Final = ("or", "and", "=", "!=", ">=", "<=", ">", "<", "+", "-", "*", "min", "max")


class Both(Value):
    """Two values and what is made of them."""

    def __init__(self, sign: int, one: Value, other: Value) -> None:
        self.sign = sign
        self.one = one
        self.other = other

    def value(self, s: State, at: At) -> int:
        sign = self.sign
        one = self.one.value(s, at)
        if sign == 0 and one:
            return 1
        if sign == 1 and not one:
            return 0
        other = self.other.value(s, at)
        if sign < 2:
            return 1 if other else 0
        if sign < 8:
            return 1 if compared(sign, one, other) else 0
        if sign == 8:
            return one + other
        if sign == 9:
            return one - other
        if sign == 10:
            return one * other
        return min(one, other) if sign == 11 else max(one, other)


def compared(sign: int, one: int, other: int) -> bool:
    """= != >= <= > <"""
    if sign == 2:
        return one == other
    if sign == 3:
        return one != other
    if sign == 4:
        return one >= other
    if sign == 5:
        return one <= other
    return one > other if sign == 6 else one < other


class Not(Value):
    """The opposite of a condition."""

    def __init__(self, one: Value) -> None:
        self.one = one

    def value(self, s: State, at: At) -> int:
        return 0 if self.one.value(s, at) else 1


class Strength(Value):
    """How strong an Enemy or a standee is now."""

    def __init__(self, piece: Value) -> None:
        self.piece = piece

    def value(self, s: State, at: At) -> int:
        return STRENGTHS[0](s, self.piece.value(s, at))


STRENGTHS: Final[list[Callable[[State, int], int]]] = []
"""Filled by `enemies`, which knows how strong everybody is."""
