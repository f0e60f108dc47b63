"""The cards: dwarfs of five classes, royal offerings, 21 heroes. Engines see numbers; names and figures stand here."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_SEATS: Final = 5
TAVERNS: Final = ("goblin", "dragon", "pony")

WARRIOR: Final = 0
HUNTER: Final = 1
MINER: Final = 2
BLACKSMITH: Final = 3
EXPLORER: Final = 4
CLASSES: Final = ("warrior", "hunter", "miner", "blacksmith", "explorer")
CLASSLESS: Final = -1


class Kind(NamedTuple):
    """Equal cards of a deck: what is printed on them and how many an age has."""

    name: str
    class_: int
    value: int  # the bravery value; of an offering, what it adds to a coin
    copies: int  # in each age, with 2 to 4 players
    more: int  # so many more with 5 players


KINDS: Final = (
    #    name          class     value copies more
    Kind("warrior-3", WARRIOR, 3, 1, 0),
    Kind("warrior-4", WARRIOR, 4, 1, 0),
    Kind("warrior-5", WARRIOR, 5, 1, 0),
    Kind("warrior-6", WARRIOR, 6, 2, 0),
    Kind("warrior-7", WARRIOR, 7, 1, 0),
    Kind("warrior-8", WARRIOR, 8, 1, 0),
    Kind("warrior-9", WARRIOR, 9, 1, 0),
    Kind("warrior-10", WARRIOR, 10, 0, 1),
    Kind("hunter", HUNTER, 0, 6, 2),
    Kind("miner-0", MINER, 0, 2, 1),
    Kind("miner-1", MINER, 1, 2, 1),
    Kind("miner-2", MINER, 2, 2, 0),
    Kind("blacksmith", BLACKSMITH, 0, 8, 2),
    Kind("explorer-5", EXPLORER, 5, 1, 0),
    Kind("explorer-6", EXPLORER, 6, 1, 0),
    Kind("explorer-7", EXPLORER, 7, 1, 0),
    Kind("explorer-8", EXPLORER, 8, 1, 0),
    Kind("explorer-9", EXPLORER, 9, 1, 0),
    Kind("explorer-10", EXPLORER, 10, 1, 0),
    Kind("explorer-11", EXPLORER, 11, 1, 0),
    Kind("explorer-12", EXPLORER, 12, 0, 1),
    Kind("offering-3", CLASSLESS, 3, 1, 1),  # in the first age only
    Kind("offering-5", CLASSLESS, 5, 2, 1),  # in the second age only
)
OFFERING_3: Final = 21
OFFERING_5: Final = 22
DWARFS: Final = 21
"""Kinds below this number are dwarfs, those from it on offerings."""
DECK_KINDS: Final = 23


class Hero(NamedTuple):
    """A hero: what counts in a column or beside the board, and what is done when it is recruited."""

    name: str
    class_: int = CLASSLESS
    ranks: int = 0
    value: int = 0  # the sum of its bravery values
    points: int = 0  # beside the board
    discards: int = 0  # dwarfs to discard, each from another column
    needs: int = 0  # explorer ranks that must be there beforehand
    adds: int = 0  # to the value of one coin
    hard: bool = False  # left out of a first game


HEROES: Final = (
    #    name     class  ranks value
    Hero("kraal", WARRIOR, 2, 7),
    Hero("tarah", WARRIOR, 1, 14),
    Hero("aral", HUNTER, 2),
    Hero("dagda", HUNTER, 3, discards=2),
    Hero("zoral", MINER, 3, 1),
    Hero("lokdur", MINER, 1, 3),
    Hero("aegur", BLACKSMITH, 2),
    Hero("bonfur", BLACKSMITH, 3, discards=1),
    Hero("hourya", EXPLORER, 1, 20, needs=5),
    Hero("idunn", EXPLORER, 1, 7),
    Hero("dwerg-aesir"),
    Hero("dwerg-bergelmir"),
    Hero("dwerg-jungir"),
    Hero("dwerg-sigmir"),
    Hero("dwerg-ymir"),
    Hero("skaa", points=17),
    Hero("astrid"),
    Hero("grid", points=7, adds=7),
    Hero("uline", points=9, hard=True),
    Hero("thrud", points=13, hard=True),
    Hero("ylud", hard=True),
)
HOURYA: Final = 8
IDUNN: Final = 9
FIRST_BROTHER: Final = 10
LAST_BROTHER: Final = 14
ASTRID: Final = 16
GRID: Final = 17
ULINE: Final = 18
THRUD: Final = 19
YLUD: Final = 20
HERO_COUNT: Final = 21

BROTHERS: Final = [0, 13, 40, 81, 108, 135]
"""What so many Dwerg brothers are worth together."""

IDUNN_ADDS: Final = 2
"""To every explorer rank in the army, her own included."""

YLUD_VALUES: Final = (7, 0, 1, 0, 11)
"""Ylud's bravery value by the class she is laid as."""

# A card in an army is a number: a kind of dwarf, the great hammer, or a hero.
# Thrud and Ylud have a number for each class they can lie as; that of the hero stands for beside the board.
HAMMER: Final = 23
HERO: Final = 24
THRUD_AS: Final = 45
YLUD_AS: Final = 50
CARDS: Final = 55

HAMMER_RANKS: Final = 2

HERO_NAMES: Final = tuple(hero.name for hero in HEROES)
KIND_NAMES: Final = tuple(kind.name for kind in KINDS)
CARD_NAMES: Final = (*KIND_NAMES, "hammer", *HERO_NAMES, *["thrud"] * 5, *["ylud"] * 5)
KIND_OF: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
HERO_OF: Final = {name: hero for hero, name in enumerate(HERO_NAMES)}
CLASS_OF: Final = {name: class_ for class_, name in enumerate(CLASSES)}

CARD_CLASS: Final = [
    *(kind.class_ for kind in KINDS), BLACKSMITH, *(hero.class_ for hero in HEROES), *range(5), *range(5)
]  # fmt: skip
CARD_RANKS: Final = [
    *(1 if kind.class_ != CLASSLESS else 0 for kind in KINDS), HAMMER_RANKS, *(hero.ranks for hero in HEROES), *[1] * 10
]  # fmt: skip
CARD_VALUE: Final = [*(kind.value for kind in KINDS), 0, *(hero.value for hero in HEROES), *[0] * 5, *YLUD_VALUES]


class Distinction(NamedTuple):
    """A card for the only one with the most ranks of its class at the end of the first age."""

    name: str
    class_: int


DISTINCTIONS: Final = (
    Distinction("kings-hand", WARRIOR),
    Distinction("hunting-trophy", HUNTER),
    Distinction("golden-pick", MINER),
    Distinction("great-hammer", BLACKSMITH),
    Distinction("spyglass", EXPLORER),
)
KINGS_HAND: Final = 0
HUNTING_TROPHY: Final = 1
GOLDEN_PICK: Final = 2
GREAT_HAMMER: Final = 3
SPYGLASS: Final = 4


class Raise(NamedTuple):
    """A card that upgrades a coin, and by how much."""

    name: str
    adds: int


RAISES: Final = (Raise("offering-3", 3), Raise("offering-5", 5), Raise("grid", 7), Raise("kings-hand", 5))
RAISE_3: Final = 0
RAISE_5: Final = 1
RAISE_GRID: Final = 2
RAISE_HAND: Final = 3


def counts_of(five: bool, age: int) -> list[int]:
    """The cards of an age by kind, with five players or fewer."""
    counts = [kind.copies + (kind.more if five else 0) for kind in KINDS]
    counts[OFFERING_5 if age == 1 else OFFERING_3] = 0
    return counts


DECKS: Final = [[counts_of(five, age) for age in (1, 2)] for five in (False, True)]


def deck(seats: int, age: int) -> list[int]:
    """The cards of an age by kind: 36 and 37, with five players 45 and 46."""
    return DECKS[1 if seats == MOST_SEATS else 0][age - 1].copy()


def cards_per_tavern(seats: int) -> int:
    """As many as there are players; three for two players."""
    return seats if seats > 2 else 3


def rounds_per_age(seats: int) -> int:
    """Four rounds with two or three players, three with more."""
    return 4 if seats <= 3 else 3
