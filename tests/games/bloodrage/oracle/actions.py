"""The actions of phase 2 (p. 14–17)."""

from __future__ import annotations

from tests.games.bloodrage.oracle.cards import family, number
from tests.games.bloodrage.oracle.dying import destroy, die
from tests.games.bloodrage.oracle.pillage import pillage
from tests.games.bloodrage.oracle.stats import raise_one
from tests.games.bloodrage.oracle.table import FREE, PROVINCES, UNITS, Figure, Rules, Table, kinds


def upgrade_cost(t: Table, seat: int, card: str) -> int:
    """The number of the card; the Charm makes it cheaper, down to nothing (R49, R80)."""
    if card in FREE:
        return 0
    return max(0, number(card) - (1 if t.clans[seat].has("friggas-charm") else 0))


def possible(t: Table, seat: int) -> set[str]:
    """All that a seat with Rage may do."""
    clan = t.clans[seat]
    found = {"pass"}
    for kind in kinds(t.of(seat, "reserve")):
        if t.invade_cost(seat, kind) <= clan.rage:
            found |= {f"invade {kind} {place}" for place in t.invadable(seat, kind)}
    if clan.has("friggas-domain"):
        for kind in kinds(t.of(seat, "valhalla")):
            found |= {f"return {kind} {place}" for place in t.invadable(seat, kind)}
    for start in PROVINCES:
        if t.of(seat, start):
            found |= {f"march {start} {end}" for end in PROVINCES if end != start and t.has_room(end)}
        if t.is_present(seat, start) and start not in t.destroyed:
            if start not in t.pillaged:
                found.add(f"pillage {start}")
            elif clan.has("tyrs-challenge") and clan.rage >= 2:
                found.add(f"challenge {start}")
    for card in clan.hand:
        if family(card) == "quest":
            found.add(f"quest {card}")
        elif family(card) != "battle" and upgrade_cost(t, seat, card) <= clan.rage:
            found |= upgrades(t, seat, card)
    if clan.has("friggas-sacrifice") and len(t.standing(seat)) >= 2:
        found.add("sacrifice")
    return found


def upgrades(t: Table, seat: int, card: str) -> set[str]:
    """A unit's slot is simply taken; of several slots any may be chosen, a taken one too (R45)."""
    clan = t.clans[seat]
    if family(card) in UNITS:
        return {f"upgrade {card}"}
    row, slots = (clan.monsters, 2) if family(card) == "monster" else (clan.upgrades, 3)
    found = {f"upgrade {card} for {old}" for old in row}
    return found | {f"upgrade {card}"} if len(row) < slots else found


def act(t: Table, seat: int) -> Rules:
    """Exactly one action; its cost is paid first (p. 14)."""
    answer = yield "Act", {seat: possible(t, seat)}
    clan = t.clans[seat]
    action, *words = answer.split()
    if action == "pass":
        clan.rage, clan.passed = 0, True
    elif action == "invade":
        clan.rage -= t.invade_cost(seat, words[0])
        yield from invade(t, t.find(seat, words[0], "reserve"), words[1])
    elif action == "return":
        clan.rage -= 1
        yield from invade(t, t.find(seat, words[0], "valhalla"), words[1])
    elif action == "march":
        clan.rage -= 1
        yield from march(t, seat, *words)
    elif action == "upgrade":
        yield from upgrade(t, seat, words[0], words[-1] if len(words) > 1 else "")
    elif action == "quest":
        clan.commit(words[0])
    elif action == "pillage":
        yield from pillage_and_bless(t, seat, words[0])
    elif action == "challenge":
        clan.rage -= 2
        yield from pillage_and_bless(t, seat, words[0])
    else:
        yield from sacrifice(t, seat)


def march(t: Table, seat: int, start: str, end: str) -> Rules:
    """Any number from one province to one other, as far as there are villages (p. 15)."""
    moved = 0
    if len(kinds(t.of(seat, start))) == 1:
        t.of(seat, start)[0].place = end
        moved = 1
    while t.of(seat, start) and t.has_room(end):
        answer = yield "March", {seat: kinds(t.of(seat, start)) | ({"done"} if moved else set())}
        if answer == "done":
            return
        t.find(seat, answer, start).place = end
        moved += 1


def invade(t: Table, figure: Figure, place: str) -> Rules:
    """A figure comes; some kill whom they find (R33, R34, R75, R88)."""
    figure.place = place
    if place not in PROVINCES:
        return
    enemies = [other for other in t.in_area(place) if other.seat != figure.seat]
    if figure.kind == "troll":
        victims = [enemy for enemy in enemies if enemy.kind == "warrior"]
        yield from destroy(t, victims, place, figure.seat)
    if figure.kind == "fire-giant":
        victims = [enemy for enemy in enemies if enemy.kind in UNITS]
        yield from destroy(t, victims, place, figure.seat)
    yield from after_invasion(t, figure.seat, place)


def after_invasion(t: Table, seat: int, province: str) -> Rules:
    """Succor brings one more warrior (R29, R30), then Thor's Domain pillages at once (R32, R91)."""
    clan = t.clans[seat]
    if clan.has("friggas-succor"):
        yield from extra_warrior(t, seat, province)
    if clan.has("thors-domain") and clan.rage >= 2 and province not in t.pillaged and t.is_present(seat, province):
        answer = yield "PillageAtOnce", {seat: {"pillage", "none"}}
        if answer == "pillage":
            clan.rage -= 2
            yield from pillage_and_bless(t, seat, province)


def extra_warrior(t: Table, seat: int, province: str) -> Rules:
    """A free warrior, if there is one, and Horns and a village for it."""
    if "warrior" in kinds(t.of(seat, "reserve")) and t.horns_allow(seat) and t.has_room(province):
        answer = yield "ExtraWarrior", {seat: {"warrior", "none"}}
        if answer == "warrior":
            t.find(seat, "warrior", "reserve").place = province


def pillage_and_bless(t: Table, seat: int, province: str) -> Rules:
    """A pillage; then whoever has lost and has Loki's Blessing may come again (R84)."""
    losers = yield from pillage(t, seat, province)
    for loser in losers:
        if t.clans[loser].has("lokis-blessing"):
            before = len(t.of(loser, "reserve"))
            yield from extra_warrior(t, loser, province)
            if len(t.of(loser, "reserve")) < before:
                yield from after_invasion(t, loser, province)


def upgrade(t: Table, seat: int, card: str, old: str) -> Rules:
    """The card lies on its slot; a figure of its kind may invade at once for nothing (p. 16)."""
    clan = t.clans[seat]
    clan.rage -= upgrade_cost(t, seat, card)
    clan.show(card)
    t.gone[card] += 1
    kind = family(card)
    if kind in UNITS:
        clan.units[kind] = card
    else:
        row = clan.monsters if kind == "monster" else clan.upgrades
        if old:
            row.remove(old)
        row.append(card)
    if kind == "monster":
        t.figures = [figure for figure in t.figures if figure.kind != old]
        t.figures.append(Figure(seat, card))
        kind = card
    if kind != "clan" and kind in kinds(t.of(seat, "reserve")) and t.invadable(seat, kind):
        answer = yield "FreeInvasion", {seat: {*t.invadable(seat, kind), "none"}}
        if answer != "none":
            yield from invade(t, t.find(seat, kind, "reserve"), answer)


def sacrifice(t: Table, seat: int) -> Rules:
    """Two own figures anywhere for a stat (R28, R100); nobody can save them (R26, R27)."""
    for left in (2, 1):
        victims = {f"{figure.kind} {figure.place}" for figure in t.standing(seat)}
        answer = min(victims)
        if len(victims) > 1 and len(t.standing(seat)) > left:
            answer = yield "Sacrifice", {seat: victims}
        die(t, t.find(seat, *answer.split()))
    yield from raise_one(t, seat)
