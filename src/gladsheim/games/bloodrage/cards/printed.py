"""The cards: one row per title and age, to be compared with the printed lists. Engines see numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

from gladsheim.games.bloodrage.cards.powers import (
    CHEAPER_UPGRADES,
    DOUBLE_QUESTS,
    DOUBLE_RAGNAROK,
    EXTRA_WARRIOR,
    GLORY_FOR_SLAIN,
    GLORY_FOR_STANDING,
    KEEP_CARDS,
    LEADER_MOVES,
    LEADER_RAISES,
    LEADER_RAISES_ALL,
    OUT_OF_VALHALLA,
    PAIRS_OF_3,
    PAIRS_OF_6,
    PILLAGE_AGAIN,
    PILLAGE_AT_ONCE,
    PROTECTION,
    QUEST_AS_3,
    QUEST_AS_5,
    RELEASE_1,
    RELEASE_2,
    RELEASE_3,
    SACRIFICE,
    SHIP_GLORY_4,
    SHIP_GLORY_8,
    SHIP_GLORY_12,
    WARRIOR_AFTER_DEFEAT,
    WARRIORS_OF_2,
)
from gladsheim.games.bloodrage.rules.board import ALFHEIM, JOTUNHEIM, MANHEIM, MOST_SEATS

FAMILIES: Final = ("monster", "leader", "warrior", "ship", "clan", "quest", "battle")
MONSTER: Final = 0
LEADER_CARD: Final = 1
WARRIOR_CARD: Final = 2
SHIP_CARD: Final = 3
CLAN: Final = 4
QUEST: Final = 5
BATTLE: Final = 6

FIGURES: Final = (
    "leader", "warrior", "ship", "troll", "dwarf-chieftain", "sea-serpent", "valkyrie", "dark-elf", "fire-giant",
    "frost-giant", "soldier-of-hel", "volur-witch",
)  # fmt: skip
LEADER: Final = 0
WARRIOR: Final = 1
SHIP: Final = 2
FIRST_MONSTER: Final = 3
TROLL: Final = 3
DWARF_CHIEFTAIN: Final = 4
SEA_SERPENT: Final = 5
VALKYRIE: Final = 6
DARK_ELF: Final = 7
FIRE_GIANT: Final = 8
FROST_GIANT: Final = 9
SOLDIER_OF_HEL: Final = 10
VOLUR_WITCH: Final = 11
FIGURE_COUNT: Final = 12
MONSTER_COUNT: Final = 9

# What a quest asks for: most strength in a province of region 0, 1 or 2, or one of these.
YGGDRASIL_HELD: Final = 3
FOUR_IN_VALHALLA: Final = 4
TWO_PROVINCES_HELD: Final = 5


class Card(NamedTuple):
    """Equal cards of an age: what is printed on them, and from how many players on each copy is used."""

    title: str
    family: int
    value: int  # cost and strength of a figure, cost of a clan upgrade, Glory of a quest, strength in battle
    copies: str = "2"
    power: int = 0  # of an upgrade: the bit of its power; of a monster: its figure; of a quest: what it asks for
    free: bool = False  # a monster that costs no Rage
    late: bool = False  # a white disc: may be added after the reveal


AGE_1: Final = (
    #    title               family       value  copies   power
    Card("troll", MONSTER, 2, "2", TROLL),
    Card("dwarf-chieftain", MONSTER, 2, "2", DWARF_CHIEFTAIN, free=True),
    Card("sea-serpent", MONSTER, 3, "3", SEA_SERPENT),
    Card("lord-of-hammers", LEADER_CARD, 3, "2 5", LEADER_MOVES),
    Card("brothers-in-arms", WARRIOR_CARD, 1, "2 5", PAIRS_OF_3),
    Card("lokis-dragons", SHIP_CARD, 2, "2 5", SHIP_GLORY_4),
    Card("lokis-domain", CLAN, 1, "2", RELEASE_1),
    Card("friggas-charm", CLAN, 0, "2", CHEAPER_UPGRADES),
    Card("thors-glory", CLAN, 2, "2", GLORY_FOR_SLAIN),
    Card("friggas-succor", CLAN, 2, "3", EXTRA_WARRIOR),
    Card("tyrs-domain", CLAN, 0, "3", QUEST_AS_3),
    Card("lokis-blessing", CLAN, 1, "4", WARRIOR_AFTER_DEFEAT),
    Card("alfheim", QUEST, 5, "2 4", ALFHEIM),
    Card("jotunheim", QUEST, 5, "2 4", JOTUNHEIM),
    Card("manheim", QUEST, 5, "2 4", MANHEIM),
    Card("glorious-death", QUEST, 6, "2 4 5", FOUR_IN_VALHALLA),
    Card("yggdrasil", QUEST, 6, "3", YGGDRASIL_HELD),
    Card("widespread", QUEST, 7, "5", TWO_PROVINCES_HELD),
    Card("odins-smite", BATTLE, 1, "2 3"),
    Card("heimdalls-sight", BATTLE, 0, "2"),
    Card("friggas-grace", BATTLE, 2, "2 4"),
    Card("lokis-trickery", BATTLE, 0, "2 4"),
    Card("thors-hammer", BATTLE, 1, "2 5"),
    Card("tyrs-bash", BATTLE, 2, "2"),
    Card("tyrs-smash", BATTLE, 3, "2 3 5"),
    Card("tyrs-crush", BATTLE, 4, "4"),
    Card("tyrs-smite", BATTLE, 5, "2 5"),
)

AGE_2: Final = (
    Card("valkyrie", MONSTER, 2, "2", VALKYRIE),
    Card("dark-elf", MONSTER, 1, "2", DARK_ELF),
    Card("fire-giant", MONSTER, 4, "3", FIRE_GIANT),
    Card("lord-of-axes", LEADER_CARD, 3, "2 5", LEADER_RAISES),
    Card("experts-in-arms", WARRIOR_CARD, 2, "2 5", WARRIORS_OF_2),
    Card("fire-dragons", SHIP_CARD, 2, "2 5", SHIP_GLORY_8),
    Card("odins-inspiration", CLAN, 2, "2", DOUBLE_RAGNAROK),
    Card("tyrs-challenge", CLAN, 0, "2", PILLAGE_AGAIN),
    Card("friggas-protection", CLAN, 0, "2", PROTECTION),
    Card("lokis-eminence", CLAN, 2, "3", RELEASE_2),
    Card("tyrs-prowess", CLAN, 2, "3", KEEP_CARDS),
    Card("thors-domain", CLAN, 1, "4", PILLAGE_AT_ONCE),
    Card("alfheim", QUEST, 7, "2 4", ALFHEIM),
    Card("jotunheim", QUEST, 7, "2 4", JOTUNHEIM),
    Card("manheim", QUEST, 7, "2 4", MANHEIM),
    Card("glorious-death", QUEST, 8, "2 4 5", FOUR_IN_VALHALLA),
    Card("yggdrasil", QUEST, 8, "3", YGGDRASIL_HELD),
    Card("widespread", QUEST, 10, "5", TWO_PROVINCES_HELD),
    Card("heimdalls-eye", BATTLE, 2, "2 2 3 5", late=True),
    Card("heimdalls-watch", BATTLE, 0, "2"),
    Card("odins-tide", BATTLE, 1, "2 4"),
    Card("lokis-backstab", BATTLE, 0, "2 4"),
    Card("thors-oath", BATTLE, 1, "2 5"),
    Card("tyrs-smash", BATTLE, 3, "4 5"),
    Card("tyrs-crush", BATTLE, 4, "2"),
    Card("tyrs-smite", BATTLE, 5, "3"),
    Card("tyrs-rage", BATTLE, 6, "2"),
)

AGE_3: Final = (
    Card("frost-giant", MONSTER, 4, "2", FROST_GIANT),
    Card("soldier-of-hel", MONSTER, 3, "2", SOLDIER_OF_HEL, free=True),
    Card("volur-witch", MONSTER, 3, "3", VOLUR_WITCH),
    Card("lord-of-spears", LEADER_CARD, 3, "2 5", LEADER_RAISES_ALL),
    Card("masters-in-arms", WARRIOR_CARD, 2, "2 5", PAIRS_OF_6),
    Card("eternal-dragons", SHIP_CARD, 2, "2 5", SHIP_GLORY_12),
    Card("friggas-domain", CLAN, 0, "2", OUT_OF_VALHALLA),
    Card("odins-throne", CLAN, 2, "2", DOUBLE_QUESTS),
    Card("thors-conquest", CLAN, 3, "2", GLORY_FOR_STANDING),
    Card("friggas-sacrifice", CLAN, 1, "3", SACRIFICE),
    Card("tyrs-wrath", CLAN, 1, "3", QUEST_AS_5),
    Card("lokis-wrath", CLAN, 3, "4", RELEASE_3),
    Card("alfheim", QUEST, 9, "2 4", ALFHEIM),
    Card("jotunheim", QUEST, 9, "2 4", JOTUNHEIM),
    Card("manheim", QUEST, 9, "2 4", MANHEIM),
    Card("glorious-death", QUEST, 11, "2 4 5", FOUR_IN_VALHALLA),
    Card("yggdrasil", QUEST, 11, "3", YGGDRASIL_HELD),
    Card("widespread", QUEST, 15, "5", TWO_PROVINCES_HELD),
    Card("heimdalls-gaze", BATTLE, 3, "2 3", late=True),
    Card("heimdalls-watch", BATTLE, 0, "2"),
    Card("thors-primacy", BATTLE, 3, "2 3"),
    Card("thors-ascension", BATTLE, 1, "2 4"),
    Card("odins-judgement", BATTLE, 2, "2 4"),
    Card("lokis-poison", BATTLE, 0, "2 5"),
    Card("tyrs-crush", BATTLE, 4, "2 5"),
    Card("tyrs-smite", BATTLE, 5, "4"),
    Card("tyrs-rage", BATTLE, 6, "2"),
    Card("tyrs-judgement", BATTLE, 8, "5"),
)

CARDS: Final = (*AGE_1, *AGE_2, *AGE_3)
CARD_COUNT: Final = 82
AGE_STARTS: Final = [0, 27, 54, 82]
"""The kinds of an age are those from AGE_STARTS[age - 1] up to AGE_STARTS[age]."""

AGE: Final = [1] * 27 + [2] * 27 + [3] * 28
TITLES: Final = [card.title for card in CARDS]
CARD_NAMES: Final = tuple(
    f"{title}-{age}" if TITLES.count(title) > 1 else title for title, age in zip(TITLES, AGE, strict=True)
)
"""A title that occurs in several ages is followed by its age."""
CARD_OF: Final = {name: kind for kind, name in enumerate(CARD_NAMES)}

FAMILY: Final = [card.family for card in CARDS]
VALUE: Final = [card.value for card in CARDS]
POWER: Final = [card.power if LEADER_CARD <= card.family <= CLAN else 0 for card in CARDS]
"""By card: the bit of an upgrade's power; a monster has its power as a figure."""
COST: Final = [0 if card.free or card.family > CLAN else card.value for card in CARDS]
"""By card: Rage for playing it as an upgrade (R105)."""
IS_LATE: Final = [card.late for card in CARDS]
LATE_OF_AGE: Final = [-1, -1, CARD_OF["heimdalls-eye"], CARD_OF["heimdalls-gaze"]]
"""By age: the card with a white disc, or -1."""
GOAL: Final = [card.power if card.family == QUEST else -1 for card in CARDS]
"""By card: what a quest asks for."""
FIGURE_FOR: Final = [
    card.power if card.family == MONSTER else card.family - LEADER_CARD if card.family <= SHIP_CARD else -1
    for card in CARDS
]
"""By card: the figure that an upgrade lets invade at once, or -1."""

MONSTER_CARD: Final = [next(kind for kind in range(CARD_COUNT) if CARD_NAMES[kind] == name) for name in FIGURES[3:]]
"""By monster: the card that brings it."""
CARD_WITH: Final = {card.power: kind for kind, card in enumerate(CARDS) if LEADER_CARD <= card.family <= CLAN}
"""By power: the card that has it."""

UPGRADES: Final = [kind for kind in range(CARD_COUNT) if FAMILY[kind] <= CLAN]
QUESTS: Final = [kind for kind in range(CARD_COUNT) if FAMILY[kind] == QUEST]
MONSTER_UPGRADES: Final = [kind for kind in range(CARD_COUNT) if FAMILY[kind] == MONSTER]
CLAN_UPGRADES: Final = [kind for kind in range(CARD_COUNT) if FAMILY[kind] == CLAN]

DEALT: Final = 8
"""Cards in a pack."""
TAKEN: Final = 6
"""So many of a pack are taken; the last two are left over."""


def copies(kind: int, seats: int) -> int:
    """How many such cards are used with so many players."""
    return sum(int(mark) <= seats for mark in CARDS[kind].copies.split())


DECKS: Final = [[copies(kind, seats) for kind in range(CARD_COUNT)] for seats in range(MOST_SEATS + 1)]
DECK_SIZES: Final = [[sum(deck[AGE_STARTS[age] : AGE_STARTS[age + 1]]) for age in range(3)] for deck in DECKS]
"""By seats and age: 20, 26, 34 and 42 cards."""


def deck_of(seats: int) -> list[int]:
    """The cards of all three ages by kind."""
    return DECKS[seats].copy()


def per_turn(seats: int) -> int:
    """How many cards are taken from a pack before it is passed on (p. 13)."""
    return 2 if seats == 2 else 1


def card_id(seats: int, age: int, pack: int, index: int) -> int:
    """The number of a card on the table."""
    return ((age - 1) * seats + pack) * DEALT + index


def age_of(seats: int, card: int) -> int:
    """The age on the back of a card on the table."""
    return card // (seats * DEALT) + 1


def pack_in_hand(seats: int, seat: int, taken: int) -> int:
    """The pack that a seat holds after so many cards were taken from each; packs go to the left (p. 13)."""
    return (seat - taken // per_turn(seats)) % seats
