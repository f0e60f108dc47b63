"""What cards are worth, in Glory: in the draft, in a hand, and before a clan."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.cards.powers import (
    DOUBLE_QUESTS,
    QUEST_AS_3,
    QUEST_AS_5,
    RELEASE_1,
    RELEASE_2,
    RELEASE_3,
    SHIP_GLORY_4,
    SHIP_GLORY_8,
    SHIP_GLORY_12,
)
from gladsheim.games.bloodrage.cards.printed import (
    AGE,
    BATTLE,
    CARD_COUNT,
    CARD_NAMES,
    CLAN,
    COST,
    FAMILY,
    FOUR_IN_VALHALLA,
    GOAL,
    IS_LATE,
    LEADER_CARD,
    MONSTER,
    POWER,
    QUEST,
    VALUE,
)
from gladsheim.games.bloodrage.rules.state import CLAN_SLOTS, MONSTER_SLOTS, NONE, SLOTS, State
from gladsheim.games.bloodrage.rules.stats import rage_value

UPGRADE_WORTH: Final = {
    # what an upgrade brings in an age, without the figure that invades with it
    "troll": 2.5, "dwarf-chieftain": 3.0, "sea-serpent": 2.5, "lord-of-hammers": 1.0, "brothers-in-arms": 2.0,
    "lokis-dragons": 2.0, "lokis-domain": 2.5, "friggas-charm": 1.5, "thors-glory": 1.5, "friggas-succor": 4.0,
    "tyrs-domain": 1.0, "lokis-blessing": 1.0,
    "valkyrie": 4.0, "dark-elf": 3.0, "fire-giant": 5.0, "lord-of-axes": 4.0, "experts-in-arms": 3.0,
    "fire-dragons": 4.5, "odins-inspiration": 4.0, "tyrs-challenge": 2.0, "friggas-protection": 1.5,
    "lokis-eminence": 4.0, "tyrs-prowess": 1.5, "thors-domain": 1.5,
    "frost-giant": 7.0, "soldier-of-hel": 5.0, "volur-witch": 4.0, "lord-of-spears": 8.0, "masters-in-arms": 7.0,
    "eternal-dragons": 9.0, "friggas-domain": 5.0, "odins-throne": 5.0, "thors-conquest": 15.0,
    "friggas-sacrifice": 4.0, "tyrs-wrath": 3.0, "lokis-wrath": 9.0,
}  # fmt: skip
TEXT_WORTH: Final = {
    # what the text of a battle card adds to its strength
    "odins-smite": 1.0, "heimdalls-sight": 3.0, "friggas-grace": 2.0, "lokis-trickery": 1.0, "thors-hammer": 2.0,
    "heimdalls-watch-2": 3.0, "odins-tide": 1.5, "lokis-backstab": 1.5, "thors-oath": 3.5, "heimdalls-watch-3": 3.5,
    "thors-primacy": 1.0, "thors-ascension": 4.0, "odins-judgement": 4.0, "lokis-poison": 1.5,
    "heimdalls-eye": 1.0, "heimdalls-gaze": 1.0,
}  # fmt: skip

EACH_AGE: Final = [UPGRADE_WORTH.get(name, 0.0) for name in CARD_NAMES]
TEXT: Final = [TEXT_WORTH.get(name, 0.0) for name in CARD_NAMES]

RELEASES: Final = RELEASE_1 | RELEASE_2 | RELEASE_3
DRAGONS: Final = SHIP_GLORY_4 | SHIP_GLORY_8 | SHIP_GLORY_12
AS_BATTLE_CARDS: Final = QUEST_AS_3 | QUEST_AS_5

STAT_STEP: Final = 4.0
"""What a stat is worth that a quest or a pillage raises, roughly."""
QUEST_HOPE: Final = 0.48
"""How often a quest is fulfilled that was drafted."""
STRENGTH: Final = 0.75
"""What a point of strength on a battle card is worth."""
ENOUGH_BATTLE: Final = 3
"""So many battle cards are wanted in a hand."""


def upgrade_worth(s: State, seat: int, kind: int) -> float:
    """What an upgrade before a clan brings in this age and those to come."""
    ages = 4 - s.age
    return EACH_AGE[kind] * (1.0 + 0.6 * (ages - 1))


def slot_worth(s: State, seat: int, kind: int) -> float:
    """What an upgrade adds to those that lie there: the worst of a full row would leave."""
    family = FAMILY[kind]
    first = SLOTS * seat
    worth = upgrade_worth(s, seat, kind)
    if LEADER_CARD <= family < CLAN:
        old = s.slots[first + family - LEADER_CARD]
        return worth - (upgrade_worth(s, seat, old) if old != NONE else 0.0)
    start, end = (CLAN_SLOTS, SLOTS) if family == CLAN else (MONSTER_SLOTS, CLAN_SLOTS)
    least = worth
    for slot in range(first + start, first + end):
        old = s.slots[slot]
        if old == NONE:
            return worth
        least = min(least, upgrade_worth(s, seat, old))
    return worth - least


def battle_worth(kind: int) -> float:
    """What a battle card is worth in a hand."""
    return STRENGTH * VALUE[kind] + TEXT[kind] + (0.5 if IS_LATE[kind] else 0.0)


class Hand:
    """What a seat holds, with what lies before it, as far as other cards go well with it."""

    def __init__(self, s: State, seat: int) -> None:
        self.goals = [0] * 6
        self.upgrades_cost = 0
        self.battle = 0
        self.quests = 0
        self.powers = s.powers[seat]
        for card in s.hands[seat]:
            kind = s.kinds[card]
            if FAMILY[kind] == BATTLE:
                self.battle += 1
            elif FAMILY[kind] == QUEST:
                self.quests += 1
                self.goals[GOAL[kind]] += 1
            else:
                self.upgrades_cost += COST[kind]
                self.powers |= POWER[kind]


def gift_worth(s: State, seat: int, kind: int) -> float:
    """What a card of a pack is worth to a seat, with those it has (p. 13)."""
    hand = Hand(s, seat)
    family = FAMILY[kind]
    if family == QUEST:
        return quest_gift(hand, kind)
    if family == BATTLE:
        need = 1.5 if hand.battle == 0 else 0.7 if hand.battle < ENOUGH_BATTLE else -1.0
        return battle_worth(kind) + need
    worth = slot_worth(s, seat, kind) + synergy(hand, POWER[kind])
    if family == MONSTER:
        worth += 1.0
    over = hand.upgrades_cost + COST[kind] - 0.65 * rage_value(s, seat)
    return worth - 0.8 * COST[kind] - (over if over > 0 else 0.0)


def quest_gift(hand: Hand, kind: int) -> float:
    """A quest: several for the same region are fulfilled together, and deaths go with those who gain by them."""
    goal = GOAL[kind]
    glory = VALUE[kind] * (2 if hand.powers & DOUBLE_QUESTS else 1) + STAT_STEP
    worth = QUEST_HOPE * glory + 0.8 * min(2, hand.goals[goal])
    if goal == FOUR_IN_VALHALLA:
        worth += 1.0 if hand.powers & RELEASES else -1.0
    if hand.powers & AS_BATTLE_CARDS:
        worth += 1.0
    return worth - (1.0 if hand.quests > 2 else 0.0)


def synergy(hand: Hand, power: int) -> float:
    """What a power gains by other powers."""
    if power & RELEASES:
        return (2.0 if hand.powers & RELEASES & ~power else 0.0) + 0.7 * hand.goals[FOUR_IN_VALHALLA]
    if power & DRAGONS:
        return 1.0 if hand.powers & RELEASES else 0.0
    if power & DOUBLE_QUESTS:
        return 3.0 * hand.quests
    if power & AS_BATTLE_CARDS:
        return 0.8 * hand.quests
    return 0.0


def kept_worth(s: State, seat: int, kind: int) -> float:
    """What a card is worth in the hand of the next age (p. 20)."""
    if kind == CARD_COUNT:
        return 0.0
    family = FAMILY[kind]
    if family == QUEST:
        return QUEST_HOPE * (VALUE[kind] + STAT_STEP)
    if family == BATTLE:
        return battle_worth(kind) + 0.5
    return slot_worth(s, seat, kind) - 0.8 * COST[kind] - 0.2 * (s.age + 1 - AGE[kind])
