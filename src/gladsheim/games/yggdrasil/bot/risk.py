"""What risks cost: Heroes, dice and Elves used as well as can be, and the life that is lost all the same."""

from __future__ import annotations

from gladsheim.games.yggdrasil.bot.threats import LIFE
from gladsheim.games.yggdrasil.bot.worth import DIE, ELF, HERO
from gladsheim.games.yggdrasil.cards.artifacts import weapon_cancels
from gladsheim.games.yggdrasil.rules.printed import (
    ALWAYS_LOST,
    BROTHER,
    FACE_COUNT,
    GOD_DIE_COUNTS_TWO,
    HEROES_AFTER_THROW,
    KEEP_DIE,
    NO_ELVES,
    NO_GOD_DICE,
    NO_HEROES,
    NO_VANIR_DICE,
    PAIRS_OF_ELVES,
    REROLL_GOD_DIE,
    REROLL_VANIR_DICE,
)
from gladsheim.games.yggdrasil.rules.relations import free_elves
from gladsheim.games.yggdrasil.rules.state import (
    State,
    can,
    has,
    is_hindered,
    related,
    succeeds_on_god_die,
    succeeds_on_vanir_die,
    together,
)


class Plan:
    """How risks are best met: so many Heroes before the throw, so many Vanir dice, and what it will cost."""

    def __init__(self, heroes: int, dice: int, cost: float) -> None:
        self.heroes = heroes
        self.dice = dice
        self.cost = cost


class Means:
    """What a god has against risks."""

    def __init__(self, s: State, slot: int) -> None:
        self.life = s.life[slot]
        self.heroes = 0 if is_hindered(s, NO_HEROES) else s.heroes
        self.late = can(s, slot, HEROES_AFTER_THROW)
        self.elves = 0 if is_hindered(s, NO_ELVES) else free_elves(s, slot)
        self.pairs = can(s, slot, PAIRS_OF_ELVES)
        self.dice = 0 if is_hindered(s, NO_VANIR_DICE) else s.dice[slot]
        self.keeps = has(s, slot, KEEP_DIE)
        self.die = vanir_odds(s, slot)
        self.loses = loss_odds(s)
        self.god_dice: list[float] = []  # odds of each god die that is thrown
        self.god_counts = 2 if can(s, slot, GOD_DIE_COUNTS_TWO) else 1
        if not is_hindered(s, NO_GOD_DICE):
            self.god_dice.append(god_odds(s, slot))
            for other in range(len(s.gods)):
                if together(s, slot, other) and related(s, slot, other, BROTHER):
                    self.god_dice.append(god_odds(s, other))

    def plan(self, risks: int, heroes: int = -1) -> Plan:
        """The cheapest way to meet so many risks; the number of Heroes may be given."""
        best = Plan(0, 0, 1e9)
        least = max(0, heroes)
        most = min(self.heroes, risks) if heroes < 0 else heroes
        for used in range(least, most + 1):
            for dice in range(min(self.dice, risks - used + 2) + 1):
                cost = used * HERO + self.thrown(risks - used, dice, self.heroes - used)
                if cost < best.cost:
                    best = Plan(used, dice, cost)
                if used == risks:
                    break
        return best

    def thrown(self, risks: int, dice: int, heroes: int) -> float:
        """What it costs to meet risks with a throw of so many Vanir dice."""
        if risks <= 0:
            return 0.0
        lost = dice * self.loses
        if self.keeps:
            lost = max(0.0, lost - 1 + (1 - self.loses) ** dice)
        cost = lost * DIE
        odds = self.successes(dice)
        own = dice + (1 if self.god_dice else 0)
        for prevented in range(len(odds)):
            if odds[prevented] > 0 and prevented < risks:
                cost += odds[prevented] * self.settled(risks - prevented, max(0, own - prevented), heroes)
        return cost

    def life_lost(self, risks: int, dice: int) -> float:
        """The life that a throw of so many Vanir dice will probably cost."""
        odds = self.successes(dice)
        own = dice + (1 if self.god_dice else 0)
        lost = 0.0
        for prevented in range(min(risks, len(odds))):
            left = risks - prevented
            lost += odds[prevented] * (left - self.settling(left, max(0, own - prevented), self.heroes, 1))
        return lost

    def successes(self, dice: int) -> list[float]:
        """How likely each number of successes is."""
        odds = [1.0]
        for i in range(len(self.god_dice)):
            counts = self.god_counts if i == 0 else 1
            odds = with_die(odds, self.god_dice[i], counts)
        for _ in range(dice):
            odds = with_die(odds, self.die, 1)
        return odds

    def settled(self, risks: int, failed: int, heroes: int) -> float:
        """What it costs to meet the risks left after the throw: Elves on dice that failed, late Heroes, or life."""
        return self.settling(risks, failed, heroes, 0)

    def settling(self, risks: int, failed: int, heroes: int, wanted: int) -> float:
        """The same; with `wanted` 1, the number of risks that are best prevented, as a whole number."""
        late = heroes if self.late else 0
        elves = min(self.elves, failed)
        pairs = (self.elves - elves) // 2 if self.pairs else 0
        most = min(risks, elves + late + pairs)
        best = 1e9
        number = 0
        spent = 0.0
        for prevented in range(most + 1):
            if prevented:
                spent += ELF if prevented <= elves else HERO if prevented <= elves + late else 2 * ELF
            cost = spent + self.life_cost(risks - prevented)
            if cost < best - 1e-9:
                best = cost
                number = prevented
        return float(number) if wanted else best

    def life_cost(self, count: int) -> float:
        """What it costs to lose so much life."""
        return LIFE[self.life] - LIFE[max(0, self.life - count)]


def with_die(odds: list[float], success: float, counts: int) -> list[float]:
    """The odds with one more die."""
    found = [0.0] * (len(odds) + counts)
    for number in range(len(odds)):
        found[number] += odds[number] * (1 - success)
        found[number + counts] += odds[number] * success
    return found


def god_odds(s: State, slot: int) -> float:
    """How likely a god's own die succeeds."""
    sides = 0
    for face in range(FACE_COUNT):
        if succeeds_on_god_die(s, slot, face):
            sides += s.figures.god_die[face]
    odds = sides / 6
    return 1 - (1 - odds) * (1 - odds) if slot < s.seats and has(s, slot, REROLL_GOD_DIE) else odds


def vanir_odds(s: State, slot: int) -> float:
    """How likely a Vanir die succeeds."""
    sides = 0
    for face in range(FACE_COUNT):
        if succeeds_on_vanir_die(s, slot, face):
            sides += s.figures.vanir_die[face]
    odds = sides / 6
    return 1 - (1 - odds) * (1 - odds) if has(s, slot, REROLL_VANIR_DICE) else odds


def loss_odds(s: State) -> float:
    """How likely a Vanir die is lost."""
    sides = 0
    for face in range(FACE_COUNT):
        if ALWAYS_LOST >> face & 1:
            sides += s.figures.vanir_die[face]
    return sides / 6


def risk_cost(s: State, slot: int, risks: int, against: int, cancelled: int) -> float:
    """What it costs a god to take risks."""
    risks -= weapon_cancels(s, slot, against) + cancelled
    if risks <= 0:
        return 0.0
    return Means(s, slot).plan(risks).cost
