"""Why a move: what to expect of it, in words."""

from __future__ import annotations

from gladsheim.games.bloodrage.actions.invading import ExtraWarrior, FreeInvasion, PillageAtOnce
from gladsheim.games.bloodrage.actions.marching import DONE, March
from gladsheim.games.bloodrage.actions.moves import (
    CHALLENGE,
    COMMIT,
    PASS,
    PILLAGE,
    REPLACE,
    SACRIFICE,
    UPGRADE,
    replaced_by,
    upgrade_of,
)
from gladsheim.games.bloodrage.actions.sacrificing import Sacrifice
from gladsheim.games.bloodrage.actions.turn import Act
from gladsheim.games.bloodrage.battle.strength import strength
from gladsheim.games.bloodrage.bot.battle_reasons import why_battle, why_pillage
from gladsheim.games.bloodrage.bot.cards import STAT_STEP
from gladsheim.games.bloodrage.bot.turn import weigh
from gladsheim.games.bloodrage.bot.worth import death_glory, doom_worth, pillage_worth, quest_chance, reward_worth
from gladsheim.games.bloodrage.cards.powers import DOUBLE_QUESTS
from gladsheim.games.bloodrage.cards.printed import (
    BATTLE,
    CARD_COUNT,
    CARD_NAMES,
    COST,
    FAMILY,
    GOAL,
    MONSTER,
    QUEST,
    QUESTS,
    VALUE,
)
from gladsheim.games.bloodrage.cards.quests import is_fulfilled
from gladsheim.games.bloodrage.rules.ages import LAST_AGE, KeepCard
from gladsheim.games.bloodrage.rules.asking import distinct
from gladsheim.games.bloodrage.rules.board import BOARD, PROVINCE_COUNT, PROVINCES
from gladsheim.games.bloodrage.rules.gifts import Take
from gladsheim.games.bloodrage.rules.notation import card_words, in_words, place_words, stat_words, token_words
from gladsheim.games.bloodrage.rules.state import TOKENS, State
from gladsheim.games.bloodrage.rules.stats import BONUS, STAT_COUNT, STATS, VALUES, RaiseStat
from gladsheim.kernel.step import Step
from gladsheim.words import Term, Words


def why(s: State, seat: int, step: Step, move: int) -> Words:
    """A sentence that begins with the move."""
    said: dict[str, Term] = {"move": step.show(s, move)}
    if isinstance(step, Take):
        return why_take(s, seat, move, said)
    if isinstance(step, KeepCard):
        return Words("bloodrage-hint-keep-none" if move == CARD_COUNT else "bloodrage-hint-keep", said)
    if isinstance(step, Act):
        return why_act(s, seat, step, move, said)
    if isinstance(step, RaiseStat):
        return why_raise(s, seat, move, said)
    if isinstance(step, Sacrifice):
        return Words("bloodrage-hint-victim", said)
    if isinstance(step, PillageAtOnce):
        return Words("bloodrage-hint-wait", said) if move else why_pillage(s, seat, step.province, said)
    if isinstance(step, March) and move == DONE:
        return Words("bloodrage-hint-march-done", said)
    if (isinstance(step, FreeInvasion) and move == BOARD) or (isinstance(step, ExtraWarrior) and move == 1):
        return Words("bloodrage-hint-stay-home", said)
    found = why_battle(s, seat, step, move, said)
    return found if found is not None else why_moved(s, seat, step, move, said)


def why_take(s: State, seat: int, kind: int, said: dict[str, Term]) -> Words:
    """What a card of the pack is good for."""
    if FAMILY[kind] == BATTLE:
        return Words("bloodrage-hint-take-battle", {**said, "strength": VALUE[kind]})
    if FAMILY[kind] == QUEST:
        held = [GOAL[other] for other in distinct(s, s.hands[seat]) if FAMILY[other] == QUEST]
        again = GOAL[kind] in held
        return Words(
            "bloodrage-hint-take-quest-too" if again else "bloodrage-hint-take-quest", quest_terms(s, seat, kind, said)
        )
    said |= {"cost": COST[kind], "ages": LAST_AGE + 1 - s.age}
    return Words("bloodrage-hint-take-monster" if FAMILY[kind] == MONSTER else "bloodrage-hint-take-upgrade", said)


def quest_terms(s: State, seat: int, kind: int, said: dict[str, Term]) -> dict[str, Term]:
    """What a quest pays."""
    return {**said, "glory": VALUE[kind] * (2 if s.powers[seat] & DOUBLE_QUESTS else 1)}


def why_act(s: State, seat: int, step: Act, move: int, said: dict[str, Term]) -> Words:
    """What an action is for."""
    if move == PASS:
        return Words("bloodrage-hint-pass", {**said, "rage": s.rage[seat]})
    if move >= SACRIFICE:
        return Words("bloodrage-hint-sacrifice", said)
    if move >= PILLAGE:
        return why_pillage(s, seat, move - CHALLENGE if move >= CHALLENGE else move - PILLAGE, said)
    if move >= COMMIT:
        kind = QUESTS[move - COMMIT]
        now = is_fulfilled(s, seat, kind)
        return Words("bloodrage-hint-quest-now" if now else "bloodrage-hint-quest", quest_terms(s, seat, kind, said))
    if move >= REPLACE:
        return Words("bloodrage-hint-upgrade-for", {**said, "replaced": card_words(CARD_NAMES[replaced_by(move)])})
    if move >= UPGRADE:
        said |= {"ages": LAST_AGE + 1 - s.age}
        monster = FAMILY[upgrade_of(move)] == MONSTER
        return Words("bloodrage-hint-upgrade-monster" if monster else "bloodrage-hint-upgrade", said)
    return why_moved(s, seat, step, move, said)


def why_moved(s: State, seat: int, step: Step, move: int, said: dict[str, Term]) -> Words:
    """What a figure is for where it goes: the pillage, the quest or the doom that gains most by it."""
    after = weigh(s, seat, step, move).after
    before_table = strengths(s)
    table = strengths(after)
    pillage = pillage_worth(after, seat, table) - pillage_worth(s, seat, before_table)
    doom = doom_worth(after, seat) - doom_worth(s, seat)
    quest, gain = helped_quest(s, after, seat, before_table, table)
    most = max(pillage, doom, gain)
    if most < 0.1:
        return Words("bloodrage-hint-strength", said)
    if most == gain:
        return Words("bloodrage-hint-for-quest", {**said, "card": card_words(CARD_NAMES[quest])})
    if most == doom:
        place = in_words(PROVINCES[s.doom[s.age - 1]])
        return Words("bloodrage-hint-for-doom", {**said, "place": place, "glory": death_glory(s, seat)})
    return Words("bloodrage-hint-for-pillage", {**said, **pillage_terms(s, after, seat, before_table, table)})


def strengths(s: State) -> list[list[int]]:
    """By seat and province."""
    return [[strength(s, seat, province) for province in range(PROVINCE_COUNT)] for seat in range(s.seats)]


def helped_quest(
    s: State, after: State, seat: int, before_table: list[list[int]], table: list[list[int]]
) -> tuple[int, float]:
    """The quest of a seat that comes nearer, and by how much."""
    best = -1
    most = 0.0
    for card in s.quests[seat] + s.hands[seat]:
        kind = s.kinds[card]
        if FAMILY[kind] == QUEST:
            gain = quest_chance(after, seat, GOAL[kind], table) - quest_chance(s, seat, GOAL[kind], before_table)
            gain *= VALUE[kind] + STAT_STEP
            if gain > most:
                most = gain
                best = kind
    return best, most


def pillage_terms(
    s: State, after: State, seat: int, before_table: list[list[int]], table: list[list[int]]
) -> dict[str, Term]:
    """The province that can be pillaged with more hope than before."""
    best = -1
    most = -1.0
    for province in range(PROVINCE_COUNT):
        more = table[seat][province] - before_table[seat][province]
        if more > 0 and not s.pillaged[province] and not s.destroyed[province]:
            value = reward_worth(after, seat, province) + 0.1 * more
            if value > most:
                most = value
                best = province
    if best < 0:
        best = max(range(PROVINCE_COUNT), key=lambda province: table[seat][province])
    return {"place": place_words(PROVINCES[best]), "token": token_words(TOKENS[s.tokens[best]])}


def why_raise(s: State, seat: int, stat: int, said: dict[str, Term]) -> Words:
    """What a stat will be, and its Glory in the end."""
    step = s.stats[STAT_COUNT * seat + stat] + 1
    said |= {"stat": stat_words(STATS[stat]), "value": VALUES[stat][step], "bonus": BONUS[step]}
    return Words("bloodrage-hint-raise-bonus" if BONUS[step] > BONUS[step - 1] else "bloodrage-hint-raise", said)
