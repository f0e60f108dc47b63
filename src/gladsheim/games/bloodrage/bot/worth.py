"""What a seat may expect, in Glory: what it has, and what its figures, cards and stats will bring."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.actions.upgrading import upgrade_cost
from gladsheim.games.bloodrage.battle.dying import ship_glory
from gladsheim.games.bloodrage.battle.strength import (
    LEADER_STRENGTH,
    MONSTER_STRENGTH,
    SHIP_STRENGTH,
    strength,
    warriors_strength,
)
from gladsheim.games.bloodrage.bot.cards import STAT_STEP, battle_worth, kept_worth, slot_worth, upgrade_worth
from gladsheim.games.bloodrage.bot.odds import below, chance_below
from gladsheim.games.bloodrage.cards.powers import (
    DOUBLE_QUESTS,
    DOUBLE_RAGNAROK,
    GLORY_FOR_STANDING,
    LEADER_RAISES,
    LEADER_RAISES_ALL,
)
from gladsheim.games.bloodrage.cards.printed import (
    BATTLE,
    CLAN,
    FAMILY,
    FIRST_MONSTER,
    FOUR_IN_VALHALLA,
    FROST_GIANT,
    GOAL,
    MONSTER_COUNT,
    QUEST,
    SEA_SERPENT,
    TWO_PROVINCES_HELD,
    VALUE,
    YGGDRASIL_HELD,
)
from gladsheim.games.bloodrage.cards.quests import DEATHS
from gladsheim.games.bloodrage.rules.ages import LAST_AGE, RAGNAROK_GLORY, release_glory
from gladsheim.games.bloodrage.rules.board import (
    ADJACENT,
    BOARD,
    FJORD,
    PLACE_COUNT,
    PROVINCE_COUNT,
    REGION,
    VALHALLA,
    YGGDRASIL,
)
from gladsheim.games.bloodrage.rules.figures import figures_at, on_board, provinces_left, room
from gladsheim.games.bloodrage.rules.scoring import STANDING_GLORY
from gladsheim.games.bloodrage.rules.state import ACTIONS, ALL_TOKEN, GLORY_TOKEN, NONE, QUEST_PHASE, SLOTS, State
from gladsheim.games.bloodrage.rules.stats import LAST_STEP, STAT_COUNT, VALUES

RAGE_WORTH: Final = 1.1
"""What a Rage is worth that can still be spent."""
STAT_USE: Final = [1.2, 1.3, 0.8]
"""What a point of Rage, Axes or Horns is good for in an age."""
BONUS_HOPE: Final = [
    [0.0, 0.3, 0.7, 10.0, 10.3, 20.0],
    [0.0, 0.8, 3.0, 10.0, 12.0, 20.0],
    [0.0, 1.8, 5.0, 11.0, 14.0, 20.0],
    [0.0, 2.5, 6.5, 12.0, 15.0, 20.0],
]
"""By ages to come and step: the Glory that a stat may bring in the end; first when only quests are left."""
PROSPECTS: Final = [0.48, 0.34, 0.24, 0.15, 0.1, 0.05, 0.0, 0.0, 0.0]
"""How much of a pillage counts that may be tried, the best first."""
PRESENCE: Final = 0.18
"""What a point of strength on the board is worth wherever it is."""
STAYS: Final = 0.35
"""What it is worth beyond the end of the age."""
DOOMED: Final = 0.85
"""How likely a figure in the doomed province is still there when it falls."""
IN_HAND: Final = 0.55
"""How much of a card counts that can still be played."""
RIVALS: Final = 0.6
"""How much the others' standing counts against the own."""
JOINS: Final = 0.5
"""How much of the strength beside a province comes to a battle."""


def worth(s: State, seat: int) -> float:
    """What a seat may expect, beyond what the others may in the mean."""
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += standing(s, other)
    return expected(s, seat) - RIVALS * others / (s.seats - 1)


def standing(s: State, seat: int) -> float:
    """What everybody sees of a clan: Glory, stats, figures on the board and in Valhalla."""
    found = s.glory[seat] + stats_worth(s, seat)
    found += release_glory(s.powers[seat]) * figures_at(s, seat, VALHALLA)
    return found + 0.4 * strength_on_board(s, seat) + (0.3 * RAGE_WORTH * s.rage[seat])


def stats_worth(s: State, seat: int) -> float:
    """Three tracks: what they are good for in this age and later, and their Glory in the end."""
    to_come = LAST_AGE - s.age
    over = s.phase >= QUEST_PHASE
    found = 0.0
    for stat in range(STAT_COUNT):
        step = s.stats[STAT_COUNT * seat + stat]
        ages = float(to_come)
        if stat != 0 and not over:
            ages += 0.6
        found += STAT_USE[stat] * ages * VALUES[stat][step]
        found += BONUS_HOPE[0][step] if over and to_come == 0 else BONUS_HOPE[to_come + 1][step]
    return found


def strength_on_board(s: State, seat: int) -> float:
    """All of a seat's figures on the board, each for itself."""
    first = PLACE_COUNT * seat
    found = 0.0
    for place in range(PROVINCE_COUNT):
        if s.warriors[first + place]:
            found += warriors_strength(s.powers[seat], s.warriors[first + place])
    if s.leaders[seat] < PROVINCE_COUNT:
        found += LEADER_STRENGTH
    if s.ships[seat] < BOARD:
        found += SHIP_STRENGTH
    for monster in range(MONSTER_COUNT):
        if s.owners[monster] == seat and s.monsters[monster] < BOARD:
            found += MONSTER_STRENGTH[monster]
    return found


def expected(s: State, seat: int) -> float:
    """What a seat may expect for itself."""
    found = s.glory[seat] + stats_worth(s, seat)
    left = provinces_left(s)
    acting = s.phase == ACTIONS and not s.passed[seat] and s.rage[seat] > 0 and left > 0
    if acting:
        found += RAGE_WORTH * s.rage[seat]
    on = strength_on_board(s, seat)
    found += PRESENCE * on
    if s.age < LAST_AGE:
        found += STAYS * on
    if s.powers[seat] & GLORY_FOR_STANDING:
        found += STANDING_GLORY * on_board(s, seat) * 0.8
    found += release_glory(s.powers[seat]) * figures_at(s, seat, VALHALLA)
    found += doom_worth(s, seat)
    found += cards_worth(s, seat, acting)
    table = [[strength(s, other, province) for province in range(PROVINCE_COUNT)] for other in range(s.seats)]
    found += quests_worth(s, seat, table, left if acting else 0)
    if acting:
        found += pillage_worth(s, seat, table)
    return found


def doom_worth(s: State, seat: int) -> float:
    """Figures that wait for Ragnarök in this age (p. 21)."""
    province = s.doom[s.age - 1]
    if province == NONE or s.phase > QUEST_PHASE:
        return 0.0
    fjord = FJORD[province]
    there = figures_at(s, seat, province) + figures_at(s, seat, fjord)
    if not there:
        return 0.0
    found = float(there * (death_glory(s, seat) + release_glory(s.powers[seat])))
    dragons = ship_glory(s.powers[seat])
    if dragons:
        found += dragons * ships_at(s, seat, fjord)
    lost = strength(s, seat, province) * (STAYS if s.age < LAST_AGE else 0.0)
    if s.powers[seat] & GLORY_FOR_STANDING:
        lost += STANDING_GLORY * there * (0.8 if s.age == LAST_AGE else 0.0)
    return DOOMED * (found - lost)


def death_glory(s: State, seat: int) -> int:
    """What Ragnarök pays a seat for each of its figures in this age (p. 21)."""
    return RAGNAROK_GLORY[s.age] * (2 if s.powers[seat] & DOUBLE_RAGNAROK else 1)


def ships_at(s: State, seat: int, fjord: int) -> int:
    """Own ships in a fjord, the Sea Serpent among them."""
    count = 1 if s.ships[seat] == fjord else 0
    monster = SEA_SERPENT - FIRST_MONSTER
    return count + 1 if s.owners[monster] == seat and s.monsters[monster] == fjord else count


def cards_worth(s: State, seat: int, acting: bool) -> float:
    """Upgrades before the clan, and cards in hand but for quests."""
    found = 0.0
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if s.slots[slot] != NONE:
            found += upgrade_worth(s, seat, s.slots[slot])
    best = 0.0
    battle = 0
    for card in s.hands[seat]:
        kind = s.kinds[card]
        if s.age < LAST_AGE:
            best = max(best, 0.7 * kept_worth(s, seat, kind))
        if FAMILY[kind] == BATTLE:
            if s.phase == ACTIONS:
                battle += 1
                found += battle_worth(kind) * (0.45 if battle < 4 else 0.2)
        elif FAMILY[kind] <= CLAN and acting:
            cost = upgrade_cost(s, seat, kind)
            if cost <= s.rage[seat]:
                gain = slot_worth(s, seat, kind) - RAGE_WORTH * cost
                found += IN_HAND * gain if gain > 0.0 else 0.0
    return found + best


def quests_worth(s: State, seat: int, table: list[list[int]], left: int) -> float:
    """Committed quests, and those in hand that can be committed while some provinces are left (p. 17, 20)."""
    if s.phase > ACTIONS:
        return 0.0
    found = 0.0
    times = 2.0 if s.powers[seat] & DOUBLE_QUESTS else 1.0
    for card in s.quests[seat]:
        kind = s.kinds[card]
        found += quest_chance(s, seat, GOAL[kind], table) * (VALUE[kind] * times + STAT_STEP)
    if left:
        ready = READY[min(left, s.rage[seat], len(READY) - 1)]
        for card in s.hands[seat]:
            kind = s.kinds[card]
            if FAMILY[kind] == QUEST:
                found += ready * quest_chance(s, seat, GOAL[kind], table) * (VALUE[kind] * times + STAT_STEP)
    return found


DEATHS_CHANCE: Final = [0.06, 0.15, 0.35, 0.6]
"""By own figures in Valhalla: how often there will be four."""
READY: Final = [0.0, 0.55, 0.75, 0.85, 0.9, 0.93]
"""By provinces left, or by Rage if that is less: how much of a quest counts that is still to be committed."""


def quest_chance(s: State, seat: int, goal: int, table: list[list[int]]) -> float:
    """How likely a quest is fulfilled when the actions are over."""
    if goal == FOUR_IN_VALHALLA:
        dead = figures_at(s, seat, VALHALLA)
        return 1.0 if dead >= DEATHS else DEATHS_CHANCE[dead]
    if goal == YGGDRASIL_HELD:
        return held_chance(s, seat, YGGDRASIL, table)
    best = 0.0
    second = 0.0
    for province in range(PROVINCE_COUNT):
        if s.destroyed[province] or (goal != TWO_PROVINCES_HELD and REGION[province] != goal):
            continue
        chance = held_chance(s, seat, province, table)
        if chance > best:
            second = best
            best = chance
        elif chance > second:
            second = chance
    return best * second if goal == TWO_PROVINCES_HELD else best + 0.3 * second * (1.0 - best)


def held_chance(s: State, seat: int, province: int, table: list[list[int]]) -> float:
    """How likely a seat alone is strongest in a province in the end: by its lead, and by what others can still do."""
    mine = table[seat][province]
    most = 0
    rage = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, table[other][province])
            if not s.passed[other]:
                rage = max(rage, s.rage[other])
    lead = mine - most
    unrest = 0.4 + 0.45 * rage
    if mine == 0:
        return 0.12 if s.rage[seat] > 2 and not s.passed[seat] else 0.02
    if lead <= 0:
        return max(0.03, 0.35 + 0.08 * lead) if s.rage[seat] and not s.passed[seat] else 0.05
    return 1.0 - 0.5 * unrest / (unrest + lead)


def pillage_worth(s: State, seat: int, table: list[list[int]]) -> float:
    """The pillages that a seat may try, the best ones first."""
    values: list[float] = []
    mine: list[int] = table[seat]
    card = best_card(s, seat)
    free: list[int] = []
    tables: list[list[float]] = []
    for province in range(PROVINCE_COUNT):
        if mine[province] and not s.pillaged[province] and not s.destroyed[province]:
            if not free:
                free = room(s)
                tables = [below(s, other, s.age) for other in range(s.seats)]
            chance = pillage_chance(s, seat, province, table, free, tables, card)
            values.append(chance * reward_worth(s, seat, province))
    values.sort(reverse=True)
    found = 0.0
    for i, value in enumerate(values):
        found += PROSPECTS[i] * value
    return found


def best_card(s: State, seat: int) -> int:
    """The strongest battle card in a hand."""
    best = 0
    for card in s.hands[seat]:
        kind = s.kinds[card]
        if FAMILY[kind] == BATTLE and VALUE[kind] > best:
            best = VALUE[kind]
    return best


def pillage_chance(
    s: State, seat: int, province: int, table: list[list[int]], free: list[int], tables: list[list[float]], card: int
) -> float:
    """How likely a pillage succeeds: against those who are there and those who may join."""
    mine = table[seat][province] + card
    villages = free[province]
    if villages > 0:
        mine_more = beside(s, seat, province, min(villages, 2))
    else:
        mine_more = 0.0
    chance = 1.0
    for other in range(s.seats):
        if other == seat:
            continue
        there = table[other][province]
        more = beside(s, other, province, min(villages, 2)) if villages > 0 else 0.0
        if not there and more == 0.0:
            continue
        wins = chance_below(tables[other], mine + JOINS * mine_more - there - JOINS * more)
        chance *= wins if there else 0.5 + 0.5 * wins
    return chance


def beside(s: State, seat: int, province: int, most: int) -> float:
    """The strength of the strongest figures beside a province, so many at most."""
    near = ADJACENT[province]
    found: list[int] = []
    if s.leaders[seat] in near:
        found.append(LEADER_STRENGTH)
    for monster in range(MONSTER_COUNT):
        if s.owners[monster] == seat and s.monsters[monster] in near:
            found.append(MONSTER_STRENGTH[monster])
    warriors = 0
    for place in near:
        warriors += s.warriors[PLACE_COUNT * seat + place]
    for _ in range(min(warriors, most)):
        found.append(1)
    if len(found) > most:
        found.sort(reverse=True)
        del found[most:]
    return float(sum(found))


def reward_worth(s: State, seat: int, province: int) -> float:
    """What a successful pillage brings, without the Glory for a battle (p. 18)."""
    token = s.tokens[province]
    found = 0.0
    if token == GLORY_TOKEN:
        found = 5.0
    elif token == ALL_TOKEN:
        for stat in range(STAT_COUNT):
            found += step_worth(s, seat, stat)
    else:
        found = step_worth(s, seat, token)
    giant = FROST_GIANT - FIRST_MONSTER
    if s.owners[giant] == seat and s.monsters[giant] == province:
        found *= 2
    if s.leaders[seat] == province:
        if s.powers[seat] & LEADER_RAISES_ALL:
            for stat in range(STAT_COUNT):
                found += step_worth(s, seat, stat)
        elif s.powers[seat] & LEADER_RAISES:
            found += max([step_worth(s, seat, stat) for stat in range(STAT_COUNT)])
    return found + 0.3


def step_worth(s: State, seat: int, stat: int) -> float:
    """What one more step of a stat is worth."""
    i = STAT_COUNT * seat + stat
    if s.stats[i] == LAST_STEP:
        return 0.0
    before = stats_worth(s, seat)
    s.stats[i] += 1
    after = stats_worth(s, seat)
    s.stats[i] -= 1
    return after - before
