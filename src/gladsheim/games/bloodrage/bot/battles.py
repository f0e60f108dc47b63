"""Battles: what it brings to win or to lose one, and which card to lay."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.battle.dying import ship_glory, station
from gladsheim.games.bloodrage.battle.strength import strength, strength_of
from gladsheim.games.bloodrage.battle.texts import quest_strength
from gladsheim.games.bloodrage.bot.cards import STAT_STEP, battle_worth, kept_worth, slot_worth
from gladsheim.games.bloodrage.bot.odds import HIGHEST, below, chance_below
from gladsheim.games.bloodrage.bot.worth import JOINS, RAGE_WORTH, beside, reward_worth, worth
from gladsheim.games.bloodrage.cards.powers import GLORY_FOR_SLAIN
from gladsheim.games.bloodrage.cards.printed import (
    BATTLE,
    CARD_OF,
    FAMILY,
    FIGURE_COUNT,
    FIRST_MONSTER,
    IS_LATE,
    QUEST,
    SEA_SERPENT,
    SHIP,
    VALKYRIE,
    VALUE,
    WARRIOR,
)
from gladsheim.games.bloodrage.rules.asking import distinct
from gladsheim.games.bloodrage.rules.board import FJORD, PLACE_COUNT, VALHALLA
from gladsheim.games.bloodrage.rules.figures import count_at, free_villages, is_present, move_figure
from gladsheim.games.bloodrage.rules.state import NONE, State
from gladsheim.games.bloodrage.rules.stats import axes

SMITE: Final = CARD_OF["odins-smite"]
SIGHT: Final = CARD_OF["heimdalls-sight"]
GRACE: Final = CARD_OF["friggas-grace"]
TRICKERY: Final = CARD_OF["lokis-trickery"]
HAMMER: Final = CARD_OF["thors-hammer"]
WATCHES: Final = (CARD_OF["heimdalls-watch-2"], CARD_OF["heimdalls-watch-3"])
TIDE: Final = CARD_OF["odins-tide"]
BACKSTAB: Final = CARD_OF["lokis-backstab"]
OATH: Final = CARD_OF["thors-oath"]
ASCENSION: Final = CARD_OF["thors-ascension"]
JUDGEMENT: Final = CARD_OF["odins-judgement"]
POISON: Final = CARD_OF["lokis-poison"]


def without(s: State, seat: int, province: int) -> int:
    """All figures of a seat in a province and its fjord go to Valhalla; how many they are."""
    dead = 0
    for kind in range(FIGURE_COUNT):
        place = station(kind, province)
        n = count_at(s, seat, kind, place) if place >= 0 else 0
        for _ in range(n):
            move_figure(s, seat, kind, place, VALHALLA)
            if kind == SHIP or kind == SEA_SERPENT:
                s.glory[seat] += ship_glory(s.powers[seat])
        dead += n
    return dead


class Battle:
    """A battle as one seat sees it before cards are revealed: what victory, defeat and peace are worth."""

    def __init__(self, s: State, seat: int, province: int, pillager: int, calling: bool) -> None:
        self.s = s
        self.seat = seat
        self.province = province
        self.pillager = pillager
        fjord = FJORD[province]
        self.enemies: list[int] = []
        self.strengths: list[float] = []
        self.present = is_present(s, seat, province, fjord)
        villages = min(free_villages(s, province), 2) if calling else 0
        for other in range(s.seats):
            if other != seat and is_present(s, other, province, fjord):
                self.enemies.append(other)
                more = beside(s, other, province, villages) if villages > 0 else 0.0
                self.strengths.append(strength(s, other, province) + JOINS * more)
        self.mine = float(strength(s, seat, province))
        if villages > 0:
            self.mine += JOINS * beside(s, seat, province, villages) * 0.5
        self.tables = [below(s, other, s.age) for other in self.enemies]
        self.enemy_dead = 0
        self.own_dead = 0
        self.won = 0.0
        self.lost = 0.0

    def settle(self) -> None:
        """Find what victory and defeat are worth."""
        self.won = self.after_victory()
        self.lost = self.after_defeat()

    def after_victory(self) -> float:
        """All enemies die; the pillager takes the reward, and the winner Glory by his Axes (p. 18, 19)."""
        s = self.s.copy()
        seat, province = self.seat, self.province
        reward = 0.0
        if seat == self.pillager:
            reward = reward_worth(s, seat, province)
            s.pillaged[province] = 1
        for other in self.enemies:
            self.enemy_dead += without(s, other, province)
        if self.enemies:
            reward += axes(s, seat)
            if s.powers[seat] & GLORY_FOR_SLAIN and self.enemy_dead >= 2:
                reward += 2
            monster = VALKYRIE - FIRST_MONSTER
            if s.owners[monster] == seat and s.monsters[monster] == province:
                reward += 2 * self.enemy_dead
        return worth(s, seat) + reward

    def after_defeat(self) -> float:
        """All own figures there die."""
        s = self.s.copy()
        self.own_dead = without(s, self.seat, self.province)
        if self.pillager in self.enemies:
            s.pillaged[self.province] = 1
            s.glory[self.pillager] += axes(s, self.pillager) + 2
        return worth(s, self.seat)

    def chance(self, more: float) -> float:
        """How likely the own total with so much more beats all others."""
        found = 1.0
        for i, table in enumerate(self.tables):
            found *= chance_below(table, self.mine + more - self.strengths[i])
        return found

    def promise(self, kind: int) -> float:
        """What a battle promises with a card, or with none."""
        if not self.enemies:
            return self.won
        won, lost = self.won, self.lost
        chance = self.chance(self.late())
        if kind != NONE:
            chance = self.card_chance(kind)
            won += self.if_won(kind) - self.card_cost(kind)
            lost += self.if_lost(kind)
        return chance * won + (1.0 - chance) * lost

    def late(self) -> float:
        """What a late card could add."""
        best = 0.0
        for card in self.s.hands[self.seat]:
            kind = self.s.kinds[card]
            if IS_LATE[kind]:
                best = max(best, 0.8 * VALUE[kind])
        return best

    def card_chance(self, kind: int) -> float:
        """How likely a card wins."""
        s = self.s
        more = self.late() if not IS_LATE[kind] else 0.0
        if FAMILY[kind] == QUEST:
            return self.chance(more + quest_strength(s, self.seat))
        if FAMILY[kind] != BATTLE:
            return self.chance(more)
        if kind == SIGHT:
            found = 1.0
            for there in self.strengths:
                found *= 0.9 if self.mine > there else 0.1 if len(self.enemies) > 1 and self.mine == there else 0.0
            return found
        if kind == TIDE:
            return self.after_tide(more + VALUE[kind])
        if kind == SMITE:
            found = 1.0
            for i, other in enumerate(self.enemies):
                lead = self.mine + more + VALUE[kind] - self.strengths[i]
                if s.warriors[PLACE_COUNT * other + self.province]:
                    lead += strength_of(s, other, WARRIOR)
                found *= chance_below(self.tables[i], lead)
            return found
        return self.chance(more + VALUE[kind])

    def after_tide(self, more: float) -> float:
        """Everybody keeps the strongest figure only (R19)."""
        found = 1.0
        mine = self.strongest(self.seat) + more
        for i, other in enumerate(self.enemies):
            found *= chance_below(self.tables[i], mine - self.strongest(other))
        return found

    def strongest(self, seat: int) -> int:
        """The strongest single figure of a seat in this battle."""
        best = 0
        for kind in range(FIGURE_COUNT):
            place = station(kind, self.province)
            if place >= 0 and count_at(self.s, seat, kind, place):
                best = max(best, strength_of(self.s, seat, kind))
        return best

    def if_won(self, kind: int) -> float:
        """What the text of a card adds to a victory."""
        if kind == HAMMER:
            return 3.0
        if kind == OATH or (kind == GRACE and self.seat == self.pillager):
            return STAT_STEP
        if kind == ASCENSION:
            return 3.0 + 3 * RAGE_WORTH
        if kind == JUDGEMENT:
            return 2.0 * self.enemy_dead
        return self.watched(kind)

    def if_lost(self, kind: int) -> float:
        """What it adds to a defeat; a defeat may be a tie, in which nobody wins."""
        if kind == TRICKERY:
            return 0.8 * RAGE_WORTH + 0.4
        if kind == BACKSTAB:
            return 2.4
        if kind == POISON:
            return 2.0
        if kind == JUDGEMENT:
            return 2.0 * self.own_dead
        return self.watched(kind)

    def watched(self, kind: int) -> float:
        """Glory for the cards that the others reveal."""
        if kind not in WATCHES:
            return 0.0
        found = 0.0
        for table in self.tables:
            for value in range(HIGHEST + 1):
                found += (table[value + 1] - table[value]) * value
        return found

    def card_cost(self, kind: int) -> float:
        """What the winner loses with the card he has laid."""
        s = self.s
        if FAMILY[kind] == BATTLE:
            return 0.45 * battle_worth(kind)
        if FAMILY[kind] == QUEST:
            return 0.5 * VALUE[kind]
        keep = kept_worth(s, self.seat, kind) if s.age < 3 else 0.0
        return max(0.3, 0.7 * slot_worth(s, self.seat, kind) if s.rage[self.seat] else 0.0, 0.5 * keep)

    def best(self) -> float:
        """What the battle promises with the best card of the hand."""
        return self.promise(self.best_kind())

    def best_kind(self) -> int:
        """The card of the hand that promises most, or NONE."""
        result = NONE
        most = 0.0
        for kind in distinct(self.s, self.s.hands[self.seat]):
            promise = self.promise(kind)
            if result == NONE or promise > most:
                most = promise
                result = kind
        return result


def pillage_promise(s: State, seat: int, province: int) -> float:
    """What it promises to pillage a province now: somebody may join, or nobody."""
    battle = Battle(s, seat, province, seat, True)
    battle.settle()
    found = battle.best()
    villages = min(free_villages(s, province), 2)
    if villages <= 0:
        return found
    for other in range(s.seats):
        if other == seat or other in battle.enemies:
            continue
        more = beside(s, other, province, villages)
        if more > 0.0:
            # Half of those who may join do.
            wins = chance_below(below(s, other, s.age), battle.mine + best_value(s, seat) - more)
            found -= 0.5 * (1.0 - wins) * max(0.0, found - battle.lost)
    return found


def best_value(s: State, seat: int) -> int:
    """The strongest card of a hand."""
    best = 0
    for card in s.hands[seat]:
        kind = s.kinds[card]
        if FAMILY[kind] == BATTLE:
            best = max(best, VALUE[kind])
    return best
