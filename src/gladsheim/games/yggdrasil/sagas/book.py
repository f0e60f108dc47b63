"""A saga as the rules know it: pages, and what each of them says. It never changes, and all states share it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gladsheim.games.yggdrasil.rules.printed import ENEMY_COUNT, NONE, OPPONENT_COUNT, OPPONENTS, WORLD_COUNT
from gladsheim.kernel.step import Shared
from gladsheim.words import Words

TRACK: Final = 10
"""As a place: on a track of its own, no world."""

PLAIN: Final = 0
EFFECT: Final = 1
TURN: Final = 2
TREE: Final = 3
DEAD_TREE: Final = 4
SPOT_KINDS: Final = ("plain", "effect", "turn", "tree", "dead-tree")

REVEALED: Final = 0
ACTIVATED: Final = 1
WON: Final = 2
ARRIVED: Final = 3
DEVASTATED: Final = 4
HEALED: Final = 5
ROUND_ENDED: Final = 6
INSTEAD: Final = 7
MOMENTS: Final = ("reveal", "activated", "won", "arrived", "devastated", "healed", "round-end", "instead")
"""When a rule of a page has its say: the first open card of an Enemy, and what its name says."""

ONE: Final = "one"
BY_WORLD: Final = "world"
BY_LEVEL: Final = "level"
BY_PIECE: Final = "piece"
MOST_STANDEES: Final = 8
SIZES: Final = {ONE: 1, BY_WORLD: WORLD_COUNT, BY_LEVEL: 3, BY_PIECE: ENEMY_COUNT + MOST_STANDEES}

LOADERS: Final[list[Callable[[str], Any]]] = []
"""Filled by `library`, which finds a saga by its name or reads it from its text."""


class At:
    """Whom a line speaks of: a god, a world, a piece, and what would hold without the line."""

    def __init__(self, slot: int, here: int, it: int, base: int = 0) -> None:
        self.slot = slot
        self.here = here
        self.it = it
        self.base = base


class Value:
    """A number that a line speaks of; a condition is 1 or 0."""

    def value(self, s: Any, at: At) -> int:
        """As it stands now."""
        raise NotImplementedError


class Effect:
    """What a line does."""

    def run(self, s: Any, at: At) -> None:
        """Do it; what cannot be done loses the game (C57)."""
        raise NotImplementedError

    def __init__(self) -> None:
        self.block = 0  # where it stands in the saga
        self.index = 0

    def cannot(self, s: Any, at: At) -> bool:
        """Whether it could not be done now."""
        return False

    def is_fatal(self, s: Any, at: At) -> bool:
        """Whether it would lose the game."""
        return self.cannot(s, at)

    def codes(self) -> list[str]:
        """What a forecast says of it."""
        return ["effect"]


class Block:
    """Lines that are carried out one after the other."""

    def __init__(self, number: int, effects: tuple[Effect, ...], words: Words) -> None:
        self.number = number
        self.effects = effects
        self.words = words

    def cannot(self, s: Any, at: At) -> bool:
        """Whether some line could not be carried out now."""
        for effect in self.effects:
            if effect.cannot(s, at):
                return True
        return False

    def is_fatal(self, s: Any, at: At) -> bool:
        """Whether some line would lose the game."""
        for effect in self.effects:
            if effect.is_fatal(s, at):
                return True
        return False

    def codes(self) -> list[str]:
        """What a forecast says of the lines."""
        found: list[str] = []
        for effect in self.effects:
            found += [code for code in effect.codes() if code not in found]
        return found


class Counter:
    """Something a page counts: beside the board, on every world or level, or for every piece."""

    def __init__(
        self, name: str, words: Words, by: str, look: str, first: list[int], most: list[int], offset: int
    ) -> None:
        self.name = name
        self.words = words
        self.by = by
        self.look = look  # counter, row, token, flag; a bag of what lies face down and hidden ones are not shown
        self.first = first  # by number of players
        self.most = most  # the same; empty without a limit
        self.offset = offset
        self.size = SIZES[by]


class Standee:
    """A piece of a saga that stands on worlds, on its track or aside."""

    def __init__(self, name: str, words: Words, group: str, is_enemy: bool, track: int, length: int) -> None:
        self.name = name
        self.words = words
        self.group = group
        self.is_enemy = is_enemy
        self.track = track  # the counter of its steps, or NONE
        self.length = length


class Spot:
    """A spot of Nidhögg's path."""

    def __init__(self, kind: int, look: str, block: Block | None, words: Words) -> None:
        self.kind = kind
        self.look = look  # what views of the standard game call it
        self.block = block
        self.words = words


class Cost:
    """One way to pay for a deed."""

    def __init__(self, name: str, elves: int, dice: int, heroes: int, artifacts: int, life: int) -> None:
        self.name = name
        self.elves = elves
        self.dice = dice
        self.heroes = heroes
        self.artifacts = artifacts
        self.life = life

    @property
    def is_free(self) -> bool:
        """Whether nothing is paid."""
        return not (self.elves or self.dice or self.heroes or self.artifacts or self.life)


class Deed:
    """A saga action: where, for what price, with which Risks, and what it does (C46)."""

    def __init__(
        self,
        number: int,
        name: str,
        words: Words,
        about: Words,
        where: Value,
        condition: Value,
        costs: list[Cost],
        risks: list[Value],
        block: Block,
    ) -> None:
        self.number = number
        self.name = name
        self.words = words
        self.about = about
        self.where = where
        self.condition = condition
        self.costs = costs
        self.risks = risks  # by mode, or a single one
        self.block = block


class Fight:
    """A saga fight, or how a page changes one (C51, C52)."""

    def __init__(
        self,
        who: int,
        condition: Value | None,
        where: Value | None,
        barred: Value | None,
        strength: Value,
        weapons: int,
        is_double: bool,
        spends: int,
        worth: int,
        block: Block | None,
        words: Words,
    ) -> None:
        self.who = who
        self.condition = condition
        self.where = where  # of the world from which it is fought; None: where it stands
        self.barred = barred
        self.strength = strength
        self.weapons = weapons  # gifts of artifacts that help
        self.is_double = is_double
        self.spends = spends  # a counter, each of which cancels so many Risks
        self.worth = worth
        self.block = block  # None: it retreats as ever
        self.words = words


class Rule:
    """What happens at a moment, to some pieces or any."""

    def __init__(self, moment: int, pieces: list[int], condition: Value | None, block: Block) -> None:
        self.moment = moment
        self.pieces = pieces
        self.condition = condition
        self.block = block


class Goal:
    """One of the things that must be so to turn the page (C43)."""

    def __init__(self, condition: Value, have: Value, need: Value, words: Words) -> None:
        self.condition = condition
        self.have = have
        self.need = need
        self.words = words


class Loss:
    """A losing condition of a page (C53)."""

    def __init__(self, condition: Value, words: Words) -> None:
        self.condition = condition
        self.words = words


class Said:
    """What a page tells its readers of a rule."""

    def __init__(self, kind: str, enemies: list[str], words: Words) -> None:
        self.kind = kind  # new, trigger, fight, loss
        self.enemies = enemies
        self.words = words


class Page:
    """A page of the book."""

    def __init__(self, name: str, title: Words, story: Words) -> None:
        self.name = name
        self.title = title
        self.story = story
        self.path: list[Spot] = []
        self.setup: Block | None = None
        self.goals: list[Goal] = []
        self.is_any_goal = False
        self.losses: list[Loss] = []
        self.deeds: list[Deed] = []
        self.fights: list[Fight] = []
        self.rules: list[Rule] = []
        self.presence: list[Value] = []
        self.darkness: list[Value] = []
        self.amounts: list[Value | None] = [None] * WORLD_COUNT
        self.risks: list[Value | None] = [None] * WORLD_COUNT
        self.broken: list[tuple[int, int]] = []
        self.said: list[Said] = []


class Saga(Shared):
    """A book of pages. The standard games are two of them, with one page each and nothing but a path."""

    def __init__(self, name: str, text: str, words: Words, is_campaign: bool) -> None:
        self.name = name
        self.text = text  # empty for ours: their names are enough
        self.words = words
        self.is_campaign = is_campaign
        self.pages: list[Page] = []
        self.counters: list[Counter] = []
        self.standees: list[Standee] = []
        self.blocks: list[Block] = []

    def dump(self) -> str:
        """All that another process needs to have it again."""
        return self.text or self.name

    @classmethod
    def load(cls, data: str) -> Saga:
        """The saga of a dump."""
        found: Saga = LOADERS[0](data)
        return found

    def first_counters(self, seats: int) -> list[int]:
        """What every counter begins with."""
        found: list[int] = []
        for counter in self.counters:
            found += [counter.first[seats]] * counter.size
        return found

    def standee_named(self, name: str) -> int:
        """A standee's number, or NONE."""
        for number, standee in enumerate(self.standees):
            if standee.name == name:
                return number
        return NONE

    def counter_named(self, name: str) -> int:
        """A counter's number, or NONE."""
        for number, counter in enumerate(self.counters):
            if counter.name == name:
                return number
        return NONE

    def opponent_name(self, opponent: int) -> str:
        """Whoever can be fought, by the text."""
        if opponent < OPPONENT_COUNT:
            return OPPONENTS[opponent]
        return self.standees[opponent - OPPONENT_COUNT].name
