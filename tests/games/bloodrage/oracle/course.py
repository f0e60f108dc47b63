"""The course of the game: set-up, three ages of six phases, the end (p. 9–22)."""

from __future__ import annotations

from collections import Counter

from gladsheim import NATURE
from tests.games.bloodrage.oracle.actions import act
from tests.games.bloodrage.oracle.cards import number, title
from tests.games.bloodrage.oracle.dying import destroy
from tests.games.bloodrage.oracle.stats import raise_one
from tests.games.bloodrage.oracle.table import END_BONUS, PROVINCES, REGIONS, RING, STATS, TREE, Rules, Table

LOKI = {"lokis-domain": 1, "lokis-eminence": 2, "lokis-wrath": 3}


def play(t: Table) -> Rules:
    """A whole game."""
    yield from set_up(t)
    yield from ages(t, 1)


def ages(t: Table, first: int) -> Rules:
    """From this age on."""
    for age in range(first, 4):
        t.age = age
        t.phase = "gifts"
        yield from gifts(t)
        yield from go_on(t, None)


def resume(t: Table, turn: int) -> Rules:
    """From a turn in the middle of an age."""
    yield from go_on(t, turn)
    yield from ages(t, t.age + 1)


def go_on(t: Table, turn: int | None) -> Rules:
    """The rest of an age, its actions begun or going on with a turn."""
    t.phase = "actions"
    if turn is None:
        for clan in t.clans:
            clan.rage, clan.passed = clan.worth("rage"), False
        assert t.first is not None
        turn = t.first
    yield from actions(t, turn)
    t.phase = "discard"
    yield from discard(t)
    t.phase = "quests"
    yield from quests(t)
    t.phase = "ragnarok"
    yield from ragnarok(t)
    t.phase = "valhalla"
    release(t)
    t.pillaged.clear()
    if t.age == 3:
        t.phase = "over"
        end(t)
    else:
        assert t.first is not None
        t.first = (t.first + 1) % len(t.seats)


def set_up(t: Table) -> Rules:
    """Who begins, the tokens, the three doomed provinces, those that are destroyed already (p. 10–12)."""
    t.first = int((yield "FirstPlayer", {NATURE: {str(seat) for seat in t.seats}}))
    left = Counter({"rage": 3, "axes": 2, "horns": 2, "glory": 1})
    for province in RING:
        t.tokens[province] = (yield "LayToken", {NATURE: set(+left)}) if left.total() > 1 else min(+left)
        left[t.tokens[province]] -= 1
    safe = set(RING)
    for _ in range(3):
        t.doom.append((yield "DrawDoom", {NATURE: set(safe)}))
        safe.remove(t.doom[-1])
    for _ in range(5 - len(t.seats)):
        province = yield "Ruin", {NATURE: set(safe)}
        safe.remove(province)
        t.destroyed.add(province)


def gifts(t: Table) -> Rules:
    """Eight cards each, six kept one after another while the packs go round; with two players two at a time (p. 13)."""
    deck = t.decks[t.age]
    t.packs = [Counter() for _ in t.seats]
    for pack in t.packs:
        for _ in range(8):
            card = yield "Deal", {NATURE: set(+deck)}
            deck[card] -= 1
            pack[card] += 1
    if t.first_game and t.age == 1:
        for clan, pack in zip(t.clans, t.packs, strict=True):
            clan.hand += pack.elements()
        t.packs = []
        return
    each = 2 if len(t.seats) == 2 else 1
    for taken in range(6):
        if taken and taken % each == 0:
            t.packs = [t.packs[seat - 1] for seat in t.seats]
        answers = yield "Take", {seat: set(+t.packs[seat]) for seat in t.seats}
        for seat, card in answers.items():
            t.packs[seat][card] -= 1
            t.clans[seat].hand.append(card)
    t.packs = []


def actions(t: Table, turn: int) -> Rules:
    """Round and round, until nobody can act or everything is pillaged (p. 14, R57–R59)."""
    while any(clan.rage and not clan.passed for clan in t.clans):
        if t.pillaged.issuperset(t.open_provinces()):
            return
        if t.clans[turn].rage and not t.clans[turn].passed:
            yield from act(t, turn)
        turn = (turn + 1) % len(t.seats)


def discard(t: Table) -> Rules:
    """One card may be kept, in the third age none (p. 20)."""
    kept: dict[int, str] = {}
    holders = {seat: {*t.clans[seat].hand, "none"} for seat in t.seats if t.clans[seat].hand}
    if t.age < 3 and holders:
        kept = yield "KeepCard", holders
    for seat, clan in enumerate(t.clans):
        card = kept.get(seat, "none")
        if card != "none":
            clan.hand.remove(card)
        clan.thrown += clan.hand
        clan.hand = [card] if card != "none" else []


def quests(t: Table) -> Rules:
    """Everybody turns over what was committed; each one that is fulfilled brings Glory and a stat (p. 20)."""
    assert t.first is not None
    raises = []
    for seat in t.clockwise(t.first):
        clan = t.clans[seat]
        for card in clan.quests:
            if is_fulfilled(t, seat, title(card)):
                clan.gain(number(card) * (2 if clan.has("odins-throne") else 1))
                raises.append(seat)
        t.gone.update(clan.quests)
        clan.turn_over()
    for seat in raises:
        yield from raise_one(t, seat)


def is_fulfilled(t: Table, seat: int, quest: str) -> bool:
    """Strongest in a province of the region, in two provinces, or four dead (p. 20, R50, R56)."""
    if quest == "glorious-death":
        return len(t.of(seat, "valhalla")) >= 4
    if quest == "widespread":
        return sum(t.is_strongest(seat, province) for province in PROVINCES) >= 2
    return any(t.is_strongest(seat, province) for province in REGIONS.get(quest, (TREE,)))


def ragnarok(t: Table) -> Rules:
    """The doomed province is destroyed; who dies there has Glory (p. 21)."""
    province = t.doom[t.age - 1]
    t.destroyed.add(province)
    assert t.first is not None
    yield from destroy(t, t.in_area(province), province, t.first, spareable=False)


def release(t: Table) -> None:
    """The dead come back to the reserve; Loki pays for them (p. 21, R79)."""
    for seat, clan in enumerate(t.clans):
        for figure in t.of(seat, "valhalla"):
            figure.place = "reserve"
            clan.gain(sum(glory for card, glory in LOKI.items() if clan.has(card)))


def end(t: Table) -> None:
    """Thor's Conquest, then the tracks (p. 22, R71)."""
    for seat, clan in enumerate(t.clans):
        if clan.has("thors-conquest"):
            clan.gain(3 * len(t.standing(seat)))
        clan.gain(sum(END_BONUS[clan.steps[stat]] for stat in STATS))
