"""Actions as moves: their numbers, ascending by kind of action, and their texts."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.cards.printed import (
    CARD_COUNT,
    CARD_NAMES,
    CARD_OF,
    CLAN,
    CLAN_UPGRADES,
    FAMILY,
    FIGURE_COUNT,
    FIGURES,
    MONSTER,
    MONSTER_UPGRADES,
    QUEST,
    QUESTS,
    UPGRADES,
)
from gladsheim.games.bloodrage.rules.board import BOARD, PLACES, PROVINCE_COUNT, PROVINCES
from gladsheim.games.bloodrage.rules.notation import card_words
from gladsheim.kernel.step import unreadable
from gladsheim.words import Refusal

MONSTERS: Final = len(MONSTER_UPGRADES)
CLANS: Final = len(CLAN_UPGRADES)

PASS: Final = 0
INVADE: Final = 1
"""Plus 13 times the figure, plus the place."""
RETURN: Final = INVADE + FIGURE_COUNT * BOARD
MARCH: Final = RETURN + FIGURE_COUNT * BOARD
"""Plus 9 times the province left, plus the one entered."""
UPGRADE: Final = MARCH + PROVINCE_COUNT * PROVINCE_COUNT
"""Plus the number of the upgrade."""
REPLACE: Final = UPGRADE + len(UPGRADES)
"""First the pairs of monsters, then those of clan upgrades: the new one, the old one."""
REPLACE_CLAN: Final = REPLACE + MONSTERS * MONSTERS
COMMIT: Final = REPLACE_CLAN + CLANS * CLANS
"""Plus the number of the quest."""
PILLAGE: Final = COMMIT + len(QUESTS)
CHALLENGE: Final = PILLAGE + PROVINCE_COUNT
SACRIFICE: Final = CHALLENGE + PROVINCE_COUNT
SPAN: Final = SACRIFICE + 1


def numbers(kinds: list[int]) -> list[int]:
    """By card: its number among these, or -1."""
    return [kinds.index(kind) if kind in kinds else -1 for kind in range(CARD_COUNT)]


UPGRADE_NUMBER: Final = numbers(UPGRADES)
QUEST_NUMBER: Final = numbers(QUESTS)
MONSTER_NUMBER: Final = numbers(MONSTER_UPGRADES)
CLAN_NUMBER: Final = numbers(CLAN_UPGRADES)


def replacing(new: int, old: int) -> int:
    """The move that plays an upgrade in the place of another of its family."""
    if FAMILY[new] == MONSTER:
        return REPLACE + MONSTERS * MONSTER_NUMBER[new] + MONSTER_NUMBER[old]
    return REPLACE_CLAN + CLANS * CLAN_NUMBER[new] + CLAN_NUMBER[old]


def upgrade_of(move: int) -> int:
    """The card that an upgrade's move plays."""
    if move < REPLACE:
        return UPGRADES[move - UPGRADE]
    if move < REPLACE_CLAN:
        return MONSTER_UPGRADES[(move - REPLACE) // MONSTERS]
    return CLAN_UPGRADES[(move - REPLACE_CLAN) // CLANS]


def replaced_by(move: int) -> int:
    """The card that leaves, of a move that names one."""
    if move < REPLACE_CLAN:
        return MONSTER_UPGRADES[(move - REPLACE) % MONSTERS]
    return CLAN_UPGRADES[(move - REPLACE_CLAN) % CLANS]


def texts() -> list[str]:
    """The texts of all moves."""
    result = ["pass"]
    for verb in ("invade", "return"):
        result += [f"{verb} {figure} {place}" for figure in FIGURES for place in PLACES[:BOARD]]
    result += [f"march {from_} {to}" for from_ in PROVINCES for to in PROVINCES]
    result += [f"upgrade {CARD_NAMES[kind]}" for kind in UPGRADES]
    for kinds in (MONSTER_UPGRADES, CLAN_UPGRADES):
        result += [f"upgrade {CARD_NAMES[new]} for {CARD_NAMES[old]}" for new in kinds for old in kinds]
    result += [f"quest {CARD_NAMES[kind]}" for kind in QUESTS]
    for verb in ("pillage", "challenge"):
        result += [f"{verb} {province}" for province in PROVINCES]
    return [*result, "sacrifice"]


TEXTS: Final = texts()
MOVE_OF: Final = {text: move for move, text in enumerate(TEXTS)}


def read_action(text: str) -> int:
    """The move of a text; raises Unreadable, with the reason where a card is of the wrong kind."""
    if text in MOVE_OF:
        return MOVE_OF[text]
    words = text.split()
    if len(words) > 1 and words[1] in CARD_OF:
        kind = CARD_OF[words[1]]
        card = card_words(words[1])
        if words[0] == "quest" and FAMILY[kind] != QUEST:
            raise unreadable(text, Refusal("bloodrage/not-quest", {"card": card}))
        if words[0] == "upgrade" and FAMILY[kind] > CLAN:
            raise unreadable(text, Refusal("bloodrage/not-upgrade", {"card": card}))
        if words[0] == "upgrade" and len(words) == 4 and words[2] == "for" and words[3] in CARD_OF:
            if FAMILY[CARD_OF[words[3]]] == FAMILY[kind]:
                raise unreadable(text, Refusal("bloodrage/one-slot", {"card": card}))
            raise unreadable(text, Refusal("bloodrage/wrong-slot", {"card": card, "other": card_words(words[3])}))
    raise unreadable(text)
