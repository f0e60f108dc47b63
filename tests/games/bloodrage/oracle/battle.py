"""A battle up to the comparison (p. 18, and 5.1 of our rulings)."""

from __future__ import annotations

from tests.games.bloodrage.oracle.cards import LATE, family, strength_in_battle, title
from tests.games.bloodrage.oracle.dying import destroy
from tests.games.bloodrage.oracle.table import Ask, Battle, Figure, Rules, Table, kinds


def values(t: Table, b: Battle, seat: int) -> list[int]:
    """What each card of a fighter is worth by itself; a quest that is used 3, or 5 (R48)."""
    found = [strength_in_battle(card) for card in b.cards.get(seat, [])]
    if seat in b.used:
        found[0] = 5 if t.clans[seat].has("tyrs-wrath") else 3
    return found


def bonus(t: Table, b: Battle, seat: int) -> int:
    """What the cards of a fighter add; Heimdall's Sight as much as the best card of an enemy (R17, R83)."""
    total = sum(values(t, b, seat))
    if b.text(seat) == "heimdalls-sight":
        total += max((value for other in b.fighters if other != seat for value in values(t, b, other)), default=0)
    return total


def fight(t: Table, b: Battle) -> Ask:
    """Cards, their texts, late cards; the seat with the highest total alone, or None."""
    yield from reveal(t, b)
    while watchers := [seat for seat in b.fighters if title_of(b, seat) == "heimdalls-watch"]:
        t.clans[watchers[0]].gain(sum(sum(values(t, b, seat)) for seat in b.fighters))
        for cards in b.cards.values():
            t.gone.update(cards)
        b.cards = {seat: [] for seat in b.fighters}
        yield from reveal(t, b)
    yield from early_texts(t, b)
    if t.age > 1:
        yield from late_cards(t, b)
    b.bonus = {seat: bonus(t, b, seat) for seat in b.fighters}
    t.totals = {seat: t.strength(seat, b.province) + b.bonus[seat] for seat in b.fighters}
    best = [seat for seat in b.fighters if t.totals[seat] == max(t.totals.values())]
    return best[0] if len(best) == 1 else None


def title_of(b: Battle, seat: int) -> str:
    """The title of the card whose text counts for a fighter, or nothing."""
    return title(b.text(seat)) if b.text(seat) else ""


def reveal(t: Table, b: Battle) -> Rules:
    """Everybody with cards lays one; quests may be used; the first Primacy cancels the others' texts (R12, R82)."""
    b.stage = "cards"
    b.used.clear()
    b.cancelled.clear()
    hands = {seat: set(t.clans[seat].hand) for seat in b.fighters if t.clans[seat].hand}
    if hands:
        laid = yield "LayCard", hands
        b.stage = "reveal"
        for seat, card in laid.items():
            t.clans[seat].show(card)
            b.cards[seat].append(card)
    for seat in b.fighters:
        able = t.clans[seat].has("tyrs-domain") or t.clans[seat].has("tyrs-wrath")
        if able and b.cards[seat] and family(b.cards[seat][0]) == "quest":
            answer = yield "Declare", {seat: {"use", "leave"}}
            if answer == "use":
                b.used.add(seat)
    for seat in b.fighters:
        if title_of(b, seat) == "thors-primacy":
            b.cancelled = {other for other in b.fighters if other != seat}
    t.cancelled = set(b.cancelled)


def early_texts(t: Table, b: Battle) -> Rules:
    """Smite and Tide, the pillager's first, each on who is still there (R18, R19, R87)."""
    ebbed = False
    for seat in b.fighters:
        if title_of(b, seat) == "odins-smite":
            victims = [
                t.find(other, "warrior", b.province)
                for other in b.fighters
                if other != seat and "warrior" in kinds(t.of(other, b.province))
            ]
            yield from destroy(t, victims, b.province, b.pillager)
        elif title_of(b, seat) == "odins-tide" and not ebbed:
            ebbed = True
            yield from tide(t, b)


def tide(t: Table, b: Battle) -> Rules:
    """Each fighter keeps one figure; the rest die."""
    rest: list[Figure] = []
    for seat in b.fighters:
        mine = t.of(seat, *t.area(b.province))
        if not mine:
            continue
        kind = mine[0].kind
        if len(kinds(mine)) > 1:
            kind = yield "KeepOne", {seat: kinds(mine)}
        kept = next(figure for figure in mine if figure.kind == kind)
        rest += [figure for figure in mine if figure is not kept]
    yield from destroy(t, rest, b.province, b.pillager)


def late_cards(t: Table, b: Battle) -> Rules:
    """The pillager speaks first, then clockwise, until a whole lap adds nothing (p. 18)."""
    b.stage = "late"
    turn, silent = 0, 0
    while silent < len(b.fighters):
        seat = b.fighters[turn % len(b.fighters)]
        turn += 1
        hand = t.clans[seat].hand
        answer = "none"
        if hand:
            answer = yield "LateCard", {seat: {"none", *(card for card in hand if title(card) in LATE)}}
        if answer == "none":
            silent += 1
        else:
            t.clans[seat].show(answer)
            b.cards[seat].append(answer)
            silent = 0
