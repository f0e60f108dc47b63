"""What is printed on board, cards and sheets of Yggdrasil Chronicles; paths are RECONSTRUCTED, not printed.

Cards are known to the rules by what they do: an artifact by its gift, a god by his power, an obstacle by its ban.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No god, no world, no card, no face."""

# Worlds, by their runes A to I (p. 6); the Cage is a place, but no world.

WORLDS: Final = (
    "asgard", "alfheim", "vanaheim", "midgard", "nidavellir", "svartalfheim", "iotunheim", "niflheim", "muspellheim",
)  # fmt: skip
WORLD_COUNT: Final = 9
ASGARD: Final = 0
ALFHEIM: Final = 1
VANAHEIM: Final = 2
MIDGARD: Final = 3
NIDAVELLIR: Final = 4
SVARTALFHEIM: Final = 5
IOTUNHEIM: Final = 6
NIFLHEIM: Final = 7
MUSPELLHEIM: Final = 8
CAGE: Final = 9
PLACES: Final = (*WORLDS, "cage")

LEVELS: Final = ("top", "mid", "bottom")
TOP: Final = 0
MID: Final = 1
BOTTOM: Final = 2
"""Three worlds each: the level of a world is its number divided by three."""

PENALTY: Final = 0
NORMAL: Final = 1
BONUS: Final = 2
MODES: Final = ("penalty", "normal", "bonus")

AMOUNTS: Final = [
    1, 1, 1,  # a healed world
    1, 2, 3,  # Elves
    1, 2, 3,  # Vanir dice
    1, 2, 3,  # Heroes
    1, 2, 3,  # artifacts up to this level
    1, 2, 3,  # creatures to choose from
    1, 2, 3,  # runic stones
    3, 3, 3,  # Anonymous
    3, 3, 3,  # Fire Giants
]  # fmt: skip
"""By world and mode: what its action gives (p. 14 to 16)."""
RISKS: Final = [
    4, 3, 2,
    0, 0, 0,
    0, 0, 0,
    0, 0, 0,
    0, 0, 0,
    0, 0, 0,
    0, 0, 0,
    3, 2, 1,
    3, 2, 1,
]  # fmt: skip
"""By world and mode: how many Risks its action takes."""

# Enemies (p. 7, 9 to 13)

ENEMIES: Final = ("surt", "hel", "loki", "iormungand", "fenrir", "nidhogg")
ENEMY_COUNT: Final = 6
SURT: Final = 0
HEL: Final = 1
LOKI: Final = 2
IORMUNGAND: Final = 3
FENRIR: Final = 4
NIDHOGG: Final = 5

FIRST_PLACES: Final = [MUSPELLHEIM, NIFLHEIM, VANAHEIM, MIDGARD, CAGE, NONE]
RETREATS: Final = [MUSPELLHEIM, NIFLHEIM, CAGE, MIDGARD, CAGE, NONE]

GIANT_COUNT: Final = 8
GIANTS_PER_ACTIVATION: Final = 2
ANONYMOUS_COUNT: Final = 8
HERO_COUNT: Final = 8
PAWN_COUNT: Final = 7
"""Iotunn pawns on Loki's ladder."""
MARKER_COUNT: Final = 7
"""Bars of the Cage, which mark devastated worlds."""

HEL_TAKES: Final = 1
FENRIR_TAKES: Final = 3
IORMUNGAND_STRENGTH: Final = 3
IOTUNN_STRENGTH: Final = 2
HEAL_COST: Final = 2
CHEAP_HEAL_COST: Final = 1

# The Iotunns (p. 12): eight block a world, five ride an Enemy, five stand on the Sword of Obstacles.

IOTUNNS: Final = (
    "thjazi", "baugi", "skadi", "geirrod", "greip", "gjalp", "starkadr", "beli",
    "angrboda", "gerda", "hyrrokkin", "hymir", "vafthrudnir",
    "suttung", "skyrmir", "thrym", "hrungnir", "utgardloki",
)  # fmt: skip
IOTUNN_COUNT: Final = 18
FIRST_RIDER: Final = 8
FIRST_OBSTACLE: Final = 13
BLOCKED_WORLDS: Final = [ASGARD, ALFHEIM, VANAHEIM, MIDGARD, NIDAVELLIR, SVARTALFHEIM, NIFLHEIM, MUSPELLHEIM]
"""By blocker."""
BLOCKERS: Final = [0, 1, 2, 3, 4, 5, NONE, 6, 7]
"""By world."""
RIDDEN: Final = [LOKI, SURT, HEL, IORMUNGAND, FENRIR]
"""By rider, from the first."""
RIDERS: Final = [9, 10, 8, 11, 12, NONE]
"""By Enemy."""

NO_ELVES: Final = 13
NO_HEROES: Final = 14
NO_ARTIFACTS: Final = 15
NO_VANIR_DICE: Final = 16
NO_GOD_DICE: Final = 17

# Whom a god fights: an Enemy, or an Iotunn.

IOTUNN_OPPONENT: Final = 6
OPPONENTS: Final = (*ENEMIES, *IOTUNNS)
OPPONENT_COUNT: Final = 24

# Artifacts (p. 18 and 19): six of each level, and what each gives.

ARTIFACTS: Final = (
    "andvarinaut", "draupnir", "gjallarhorn", "hringhorn", "skidbladnir", "megingjord",
    "gleipnir", "gungnir", "hofund", "jarngreipr", "mimming", "mjollnir",
    "brisingamen", "gullinbursti", "idunn", "odroerir", "svalinn", "valshamr",
)  # fmt: skip
ARTIFACT_COUNT: Final = 18
ARTIFACTS_PER_LEVEL: Final = 6
ARTIFACT_LEVELS: Final = 3

REROLL_VANIR_DICE: Final = 1 << 0
REROLL_GOD_DIE: Final = 1 << 1
REACH_MID: Final = 1 << 2
REACH_BOTTOM: Final = 1 << 3
REACH_TOP: Final = 1 << 4
WEAPONS_CANCEL_TWO: Final = 1 << 5
AGAINST_FENRIR: Final = 1 << 6
AGAINST_HEL: Final = 1 << 7
AGAINST_LOKI: Final = 1 << 8
AGAINST_IOTUNNS: Final = 1 << 9
AGAINST_SURT: Final = 1 << 10
AGAINST_IORMUNGAND: Final = 1 << 11
KEEP_DIE: Final = 1 << 12
ACT_AND_FIGHT: Final = 1 << 13
CHEAP_HEAL: Final = 1 << 14
BONUS_ALONE: Final = 1 << 15
KEEP_ELF: Final = 1 << 16
IGNORE_ENEMIES: Final = 1 << 17

REACH_LEVEL: Final = [REACH_TOP, REACH_MID, REACH_BOTTOM]
WEAPON_AGAINST: Final = [
    AGAINST_SURT, AGAINST_HEL, AGAINST_LOKI, AGAINST_IORMUNGAND, AGAINST_FENRIR, 0, *([AGAINST_IOTUNNS] * IOTUNN_COUNT),
]  # fmt: skip
"""By opponent."""

# Creatures (p. 20 and 21)

CREATURES: Final = (
    "deer", "eikthyrnir", "geri-freki", "gullfaxi", "gullinkambi", "gulltopp", "heidrun", "hildisvini", "hugin-munin",
    "ratatosk", "saehrimnir", "skuld", "sleipnir", "tanngrisnir", "urd", "vedrfolnir", "verdandi", "vidofnir",
)  # fmt: skip
CREATURE_COUNT: Final = 18

# Dice, by face: a is a lost die, b c d are one, two and three strokes, e a success, f a success with a lost die.

FACES: Final = ("blank", "a", "b", "c", "d", "e", "f")
FACE_COUNT: Final = 7
BLANK: Final = 0
FACE_A: Final = 1
FACE_B: Final = 2
FACE_C: Final = 3
FACE_D: Final = 4
FACE_E: Final = 5
FACE_F: Final = 6
ALWAYS_SUCCESS: Final = 1 << FACE_E | 1 << FACE_F
ALWAYS_LOST: Final = 1 << FACE_A | 1 << FACE_F

# Runic stones (p. 15)

STONES: Final = ("white", "green", "red")
STONE_COUNT: Final = 3
STONE_EFFECTS: Final = ("turn", "move", "normal", "recover")
STONE_TURN: Final = 0
STONE_MOVE: Final = 1
STONE_NORMAL: Final = 2
STONE_RECOVER: Final = 3

# Gods (p. 22 to 24)

GODS: Final = ("freyr", "freyia", "frigg", "heimdall", "odin", "thor", "tyr")
GOD_COUNT: Final = 7

PAIRS_OF_ELVES: Final = 1 << 0
HEROES_AFTER_THROW: Final = 1 << 1
GIVE_LIFE: Final = 1 << 2
REACH_MIDGARD: Final = 1 << 3
REACH_ASGARD: Final = 1 << 4
GOD_DIE_COUNTS_TWO: Final = 1 << 5
DEFY_FENRIR: Final = 1 << 6
POWERS: Final = (
    "pairs-of-elves", "heroes-after-throw", "give-life", "reach-midgard", "reach-asgard", "god-die-counts-two",
    "defy-fenrir",
)  # fmt: skip

BROTHER: Final = 1
TIE: Final = 2
FELLOW: Final = 4
COMPANION: Final = 8
RELATIONS: Final = ("brother", "tie", "fellow", "companion")

GOD_POWERS: Final = [
    PAIRS_OF_ELVES, HEROES_AFTER_THROW, GIVE_LIFE, REACH_MIDGARD, REACH_ASGARD, GOD_DIE_COUNTS_TWO, DEFY_FENRIR,
]  # fmt: skip
#                             Freyr  Freyia  Frigg  Heimdall  Odin  Thor  Tyr
FIRST_ELVES: Final         = [2,     0,      0,     0,        0,    0,    0]  # fmt: skip
FIRST_DICE: Final          = [0,     0,      0,     0,        0,    0,    0]  # fmt: skip
FIRST_GOD_FACES: Final     = [0, 0, 0, 1 << FACE_B, 0, 0, 1 << FACE_B | 1 << FACE_C]  # fmt: skip
FIRST_VANIR_FACES: Final   = [0, 0, 1 << FACE_B, 1 << FACE_B, 0, 0, 0]  # fmt: skip
RELATIONS_WITH_ALL: Final  = [0, FELLOW, 0, 0, BROTHER, 0, 0]  # fmt: skip

# By number of players (p. 6 and 7)

RESERVES: Final = [0, 6, 7, 9, 11, 13]
"""Elves on Alfheim, and as many Vanir dice on Vanaheim."""
LIVES: Final = [0, 9, 8, 7, 6, 5]
SUPPORTS: Final = [0, 2, 1, 0, 0, 0]
SUPPORT_LIFE: Final = 5
SUPPORT_CARDS_EACH: Final = 3

# RECONSTRUCTED, not printed: what was on pictures is in data/reconstructed.toml, paths are in sagas/files.

MOST_ISLANDS: Final = 8
"""Behind the one with the rainbow, in an owner's file at the most."""
