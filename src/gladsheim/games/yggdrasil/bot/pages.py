"""What a page of a saga asks for: how far its goal is, how near its losing conditions, what its deeds will cost."""

from __future__ import annotations

from math import exp
from typing import Final

from gladsheim.games.yggdrasil.risks.fighting import FightWon
from gladsheim.games.yggdrasil.rules.printed import ENEMY_COUNT, IORMUNGAND, NIDHOGG, NONE, OPPONENT_COUNT, WORLD_COUNT
from gladsheim.games.yggdrasil.rules.state import LOST, PLAYING, State
from gladsheim.games.yggdrasil.rules.state import WON as VICTORY
from gladsheim.games.yggdrasil.sagas.book import REVEALED, TRACK, WON, At, Page, Value
from gladsheim.games.yggdrasil.sagas.fights import fight_of, is_barred
from gladsheim.games.yggdrasil.sagas.obeying import fire, obey, page_of
from gladsheim.games.yggdrasil.sagas.values import Both, Not, place_of
from gladsheim.games.yggdrasil.worlds.tree import level_of
from gladsheim.kernel.step import Chance, Moves, Then

PAGE: Final = 45.0
"""A page that is done, and what its goals are worth together."""

UNIT_TURNS: Final = 2.5
PAGE_TURNS: Final = 14.0
"""Turns that one step towards a goal takes, and a page that is still to come."""

STEP_TURNS: Final = 12.0
"""Turns between two activations of one Enemy: each has one card in six, and it takes two."""

DANGER: Final = [60.0, 16.0, 7.0, 3.0, 1.2, 0.4, 0.0]
"""By how far a losing condition is."""
UNKNOWN: Final = 3
"""How far one is that is no matter of numbers."""

CLIMBED: Final = [2.0, 0.9, 0.2]
"""A standee that is an Enemy, by the level where it stands."""

READY: Final = 9.0
"""A deed that leads to the goal and can be done, as far as the page is concerned."""
OPEN: Final = 0.3
"""The part of a fight's gain that it is worth to have the opponent where he can be beaten for it."""
DOOM: Final = 35.0
DOOM_TURNS: Final = 8.0
"""What it costs that first cards alone would lose the game, and the turns in which that fades."""
DEEPEST: Final = 3
MANY: Final = 4
"""Looked ahead: rounds of cards, and steps to a goal for which things are gathered."""

WANTED: Final = 1.6
"""What a deed costs, beyond its usual worth, while the page still asks for it."""

SIGNS: Final = ("or", "and", "=", "!=", ">=", "<=", ">", "<")


class Tally:
    """How much of something is there, and how much is wanted."""

    def __init__(self, have: int, wanted: int) -> None:
        self.have = have
        self.wanted = wanted


def tally(s: State, value: Value, at: At) -> Tally:
    """A condition as steps: all that it asks for, as far as it is a matter of numbers."""
    if isinstance(value, Both):
        if value.sign < 2:
            one = tally(s, value.one, at)
            other = tally(s, value.other, at)
            if value.sign == 1:
                return Tally(one.have + other.have, one.wanted + other.wanted)
            return one if one.have * other.wanted >= other.have * one.wanted else other
        if value.sign in (4, 6):
            wanted = value.other.value(s, at) + (1 if value.sign == 6 else 0)
            if wanted > 0:
                return Tally(min(wanted, max(0, value.one.value(s, at))), wanted)
        if value.sign < 8:
            far = compared(value.sign, value.one.value(s, at), value.other.value(s, at))
            return Tally(0 if far else 1, max(1, far))
    return Tally(1 if value.value(s, at) else 0, 1)


def reached(s: State, page: Page) -> Tally:
    """How far the goals of a page are; where one is enough, the nearest."""
    at = At(max(0, s.active), NONE, NONE)
    have = 0
    wanted = 0
    nearest = Tally(0, 99)
    for goal in page.goals:
        one = tally(s, goal.condition, at)
        have += one.have
        wanted += one.wanted
        if one.wanted - one.have < nearest.wanted - nearest.have:
            nearest = one
    return nearest if page.is_any_goal else Tally(have, max(1, wanted))


def units_left(s: State, page: Page) -> float:
    """Steps that the goals of a page still take."""
    found = reached(s, page)
    return float(found.wanted - found.have)


def done_part(s: State, page: Page) -> float:
    """How much of a page's goals is reached, from 0 to 1."""
    found = reached(s, page)
    return found.have / found.wanted


def steps_left(s: State, page: Page) -> int:
    """Nidhögg's moves to the end of his path."""
    return len(page.path) - 1 - s.spot


def activations_left(s: State) -> float:
    """How often an Enemy will still be activated, until the saga is won or this page turns by itself."""
    page = page_of(s)
    here = min(units_left(s, page) * UNIT_TURNS / STEP_TURNS, float(steps_left(s, page)))
    return 0.3 + here + (len(s.saga.pages) - 1 - s.page) * PAGE_TURNS / STEP_TURNS


def progress(s: State) -> float:
    """Pages done, and what is reached on this one."""
    return PAGE * (s.page + done_part(s, page_of(s)))


def dangers(s: State) -> float:
    """How near the losing conditions of the page are, and where its Enemies stand."""
    cost = 0.0
    page = page_of(s)
    at = At(max(0, s.active), NONE, NONE)
    for loss in page.losses:
        cost += danger(s, loss.condition, at)
    for number in range(len(s.standees)):
        place = s.standees[number]
        standee = s.saga.standees[number]
        if standee.is_enemy and 0 <= place < WORLD_COUNT:
            cost += CLIMBED[level_of(place)]
        elif place == TRACK and standee.length:
            step = s.counters[s.saga.counters[standee.track].offset]
            cost += 4.0 * step * step / (standee.length * standee.length)
    return cost


def danger(s: State, value: Value, at: At) -> float:
    """How near a losing condition is; each of several by itself."""
    if isinstance(value, Both) and value.sign == 0:
        return danger(s, value.one, at) + danger(s, value.other, at)
    return DANGER[min(distance(s, value, at), len(DANGER) - 1)]


def distance(s: State, value: Value, at: At) -> int:
    """How many steps a condition is from holding."""
    if isinstance(value, Both):
        sign = value.sign
        if sign == 0:
            return min(distance(s, value.one, at), distance(s, value.other, at))
        if sign == 1:
            return max(distance(s, value.one, at), distance(s, value.other, at))
        if sign < 8:
            return compared(sign, value.one.value(s, at), value.other.value(s, at))
    if isinstance(value, Not):
        return UNKNOWN if value.one.value(s, at) else 0
    return 0 if value.value(s, at) else UNKNOWN


def compared(sign: int, one: int, other: int) -> int:
    """= != >= <= > <, as steps."""
    if sign == 2:
        return abs(one - other)
    if sign == 3:
        return 1 if one == other else 0
    if sign == 4:
        return max(0, other - one)
    if sign == 5:
        return max(0, one - other)
    return max(0, other - one + 1) if sign == 6 else max(0, one - other + 1)


class Wants:
    """What leads to the goal of a page: deeds and what they cost, fights, and cards that the page speaks of."""

    def __init__(self, s: State) -> None:
        self.page = s.page
        self.known: dict[tuple[int, ...], float] = {}  # what fights and cards would bring, by what matters for them
        self.heroes = 0
        self.elves = 0
        self.dice = 0
        self.artifacts = 0
        self.deeds: list[int] = []  # that lead to the goal, as soon as they can be done
        self.opponents = opponents(s)
        self.triggers = [enemy for enemy in range(ENEMY_COUNT) if has_trigger(s, enemy)]
        page = page_of(s)
        left = units_left(s, page)
        times = int(left) if left < MANY else MANY
        for number in range(len(page.deeds)):
            if helps(s, number):
                self.deeds.append(number)
                cost = page.deeds[number].costs[0]
                self.heroes = max(self.heroes, cost.heroes * times)
                self.artifacts = max(self.artifacts, cost.artifacts)
                self.elves = max(self.elves, cost.elves)
                self.dice = max(self.dice, cost.dice)
        self.before = max(0.0, self.worth(s))

    def worth(self, s: State) -> float:
        """What is there of it, and what stands ready; a page that is just turned is taken to be as far as the last."""
        if s.page != self.page:
            return self.before
        value = WANTED * min(s.heroes, self.heroes)
        for slot in range(s.seats):
            value += WANTED * (min(s.elves[slot], self.elves) + min(s.dice[slot], self.dice))
            if self.artifacts:
                value += WANTED * min(s.held[slot].bit_count(), self.artifacts)
        key = essence(s)
        if key not in self.known:
            self.known[key] = self.ready(s) - self.doom(s)
        return value + self.known[key]

    def ready(self, s: State) -> float:
        """What deeds wait for, and fights that would lead to the goal now."""
        page = page_of(s)
        at = At(max(0, s.active), NONE, NONE)
        value = 0.0
        for number in self.deeds:
            found = tally(s, page.deeds[number].condition, at)
            value += READY * found.have / found.wanted
        now = done_part(s, page)
        most = 0.0
        for opponent in self.opponents:
            most = max(most, gained(s, opponent, now))
        return value + OPEN * PAGE * most

    def doom(self, s: State) -> float:
        """How soon first cards alone would lose the game, if nobody did anything about them."""
        if not self.triggers:
            return 0.0
        after = s.copy()
        after.stack.clear()
        after.active = max(0, s.active)
        count = 0
        for _ in range(DEEPEST):
            for enemy in self.triggers:
                count += 1
                fire(after, REVEALED, enemy, after.active, NONE)
                run_down(after)
                after.stack.clear()
                after.life = s.life.copy()
                if after.outcome == LOST:
                    return DOOM * exp(-count * STEP_TURNS / len(self.triggers) / DOOM_TURNS)
        return 0.0


def essence(s: State) -> tuple[int, ...]:
    """All that decides what a page does next: not what the gods own, nor who stands where but the active one."""
    slot = max(0, s.active)
    few = [s.spot, s.turned, s.island, s.giants, s.anonymous, slot, s.places[slot], s.life[slot], s.heroes]
    return tuple(few + s.counters + s.standees + s.enemies + s.devastated + s.iotunns)


def has_trigger(s: State, enemy: int) -> bool:
    """Whether the page says something of the first card of an Enemy."""
    for rule in page_of(s).rules:
        if rule.moment == REVEALED and enemy in rule.pieces:
            return True
    return False


def opponents(s: State) -> list[int]:
    """Whom the page says something of when he is fought or beaten."""
    found: list[int] = []
    page = page_of(s)
    for fight in page.fights:
        if fight.who not in found:
            found.append(fight.who)
    for rule in page.rules:
        if rule.moment == WON:
            for piece in rule.pieces:
                if piece not in found:
                    found.append(piece)
    return found


def gained(s: State, opponent: int, now: float) -> float:
    """How much of the goal a victory would bring, wherever the opponent stands."""
    fight = fight_of(s, opponent)
    if opponent >= OPPONENT_COUNT and (fight is None or place_of(s, opponent) == NONE):
        return 0.0
    if opponent < ENEMY_COUNT and opponent != NIDHOGG and not 0 <= s.enemies[opponent] < WORLD_COUNT:
        return 0.0
    if opponent == IORMUNGAND and s.island == 0:
        return 0.0
    if fight is not None and is_barred(s, fight):
        return 0.0
    after = s.copy()
    after.stack.clear()
    FightWon(max(0, s.active), opponent).run(after)
    run_down(after)
    if after.page > s.page or after.outcome == VICTORY:
        return 1.0 - now
    return max(0.0, done_part(after, page_of(after)) - now)


def helps(s: State, number: int) -> bool:
    """Whether a deed would bring the goal nearer, could it be done now."""
    page = page_of(s)
    deed = page.deeds[number]
    slot = max(0, s.active)
    for world in range(WORLD_COUNT):
        at = At(slot, world, NONE)
        if not deed.where.value(s, at):
            continue
        after = s.copy()
        after.stack.clear()
        obey(after, deed.block, at)
        run_down(after)
        return after.page > s.page or after.outcome == VICTORY or done_part(after, page_of(after)) > done_part(s, page)
    return False


def run_down(s: State) -> None:
    """Whatever happens by itself; what nature shows is the first it may be, questions are left open."""
    while s.stack and s.outcome == PLAYING:
        top = s.stack[-1]
        if isinstance(top, Then):
            s.stack.pop()
            top.run(s)
        elif isinstance(top, Chance):
            out = Moves()
            top.moves(s, out)
            s.stack.pop()
            top.answer(s, out.listed()[0])
        else:
            return
