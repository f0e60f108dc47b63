"""How figures die, and how they escape."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.bloodrage.oracle.table import SHIPS, TREE, Figure, Rules, Table, kinds

DRAGONS = {"lokis-dragons": 4, "fire-dragons": 8, "eternal-dragons": 12}


def die(t: Table, figure: Figure) -> None:
    """To Valhalla; a ship with Dragons brings its Glory (R76), and a battle counts its dead."""
    figure.place = "valhalla"
    clan = t.clans[figure.seat]
    if figure.kind in SHIPS:
        clan.gain(DRAGONS.get(clan.units.get("ship", ""), 0))
    if t.battle is not None:
        t.battle.dead[figure.seat] += 1


def destroy(t: Table, figures: Iterable[Figure], province: str, first: int, spareable: bool = True) -> Rules:
    """Owners may pay for protection (R26, R89), the witch may flee (R27); whoever is left dies."""
    doomed = list(figures)
    for seat in t.clockwise(first):
        clan = t.clans[seat]
        while mine := [figure for figure in doomed if figure.seat == seat]:
            choices = set()
            if spareable and clan.has("friggas-protection") and clan.rage > 0:
                choices |= kinds(mine)
            if province != TREE and "volur-witch" in kinds(mine):
                choices.add("flee")
            if not choices:
                break
            answer = yield "Save", {seat: choices | {"none"}}
            if answer == "none":
                break
            saved = next(figure for figure in mine if figure.kind == (answer if answer != "flee" else "volur-witch"))
            doomed.remove(saved)
            if answer == "flee":
                saved.place = TREE
            else:
                clan.rage -= 1
    if t.phase == "ragnarok":
        for seat in t.seats:
            each = (2, 3, 4)[t.age - 1] * (2 if t.clans[seat].has("odins-inspiration") else 1)
            t.clans[seat].gain(each * sum(figure.seat == seat for figure in doomed))
    for figure in doomed:
        die(t, figure)
