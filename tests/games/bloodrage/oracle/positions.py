"""Positions in the middle of an age, made up at random: full of upgrades, cards and enemies side by side."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from tests.games.bloodrage.oracle.cards import family, title
from tests.games.bloodrage.oracle.table import FJORDS, PROVINCES, RING, SHIPS, STATS, UNITS, Figure, Table

RARE: Final = (
    "odins-tide", "odins-smite", "thors-primacy", "heimdalls-watch", "heimdalls-sight", "lokis-poison",
    "lokis-trickery", "thors-ascension",
)  # fmt: skip
"""Battle cards that have something to do with each other."""


def invented(rng: random.Random, seats: int, age: int) -> tuple[Table, int]:
    """A table, and whose turn it is."""
    t = Table(seats, False)
    t.age, t.phase, t.first = age, "actions", rng.randrange(seats)
    t.invented = age
    tokens = ["rage"] * 3 + ["axes"] * 2 + ["horns"] * 2 + ["glory"]
    t.tokens |= dict(zip(RING, rng.sample(tokens, 8), strict=True))
    provinces = rng.sample(RING, 8)
    t.doom = provinces[:3]
    t.destroyed = {*provinces[: age - 1], *provinces[3 : 8 - seats]}
    t.pillaged = {province for province in t.open_provinces()[1:] if rng.random() < 0.2}
    give_cards(rng, t)
    for seat, clan in enumerate(t.clans):
        clan.steps = {stat: rng.choice((0, 1, 2, 3, 4, 5, 5)) for stat in STATS}
        clan.rage = rng.choice((0, 1, 2, 3, 4, 6, 9, 12))
        clan.passed = clan.rage == 0 and rng.random() < 0.5
        clan.glory = rng.randrange(30)
        t.gone.update([*clan.units.values(), *clan.monsters, *clan.upgrades])
        t.figures += [Figure(seat, monster) for monster in clan.monsters]
    settle_figures(rng, t)
    turn = rng.choice(t.seats)
    t.clans[turn].rage, t.clans[turn].passed = 8, False
    return t, turn


def give_cards(rng: random.Random, t: Table) -> None:
    """Upgrades, hands and quests out of the decks so far, as many as can have been taken."""
    for age in range(1, t.age + 1):
        cards = rng.sample(sorted(t.decks[age].elements()), 8 * len(t.seats))
        t.decks[age] -= Counter(cards)
        for seat, clan in enumerate(t.clans):
            dealt = sorted(cards[8 * seat : 8 * seat + 8], key=lambda card: title(card) not in RARE)
            for card in dealt[:6]:
                kind = family(card)
                if kind in UNITS and rng.random() < 0.8:
                    clan.units[kind] = card
                elif kind == "monster" and len(clan.monsters) < 2 and rng.random() < 0.8:
                    clan.monsters.append(card)
                elif kind == "clan" and len(clan.upgrades) < 3 and rng.random() < 0.8:
                    clan.upgrades.append(card)
                elif age == t.age and kind == "quest" and rng.random() < 0.3:
                    clan.quests.append(card)
                elif age == t.age or (age == t.age - 1 and not clan.hand):
                    clan.hand.append(card)


def settle_figures(rng: random.Random, t: Table) -> None:
    """Figures on the board as far as Horns and villages allow, most of them in few places; some have died."""
    places = rng.sample(t.open_provinces(), 3)
    for seat in t.seats:
        figures = [figure for figure in t.figures if figure.seat == seat]
        for figure in rng.sample(figures, len(figures)):
            there = [place for place in places if t.has_room(place)]
            if figure.kind in SHIPS:
                there = [fjord for fjord, shores in FJORDS.items() if not t.destroyed.issuperset(shores)]
                there = [fjord for fjord in there if set(places) & set(FJORDS[fjord])] or there
            if rng.random() < 0.2:
                figure.place = "valhalla"
            elif there and t.horns_allow(seat) and rng.random() < 0.8:
                figure.place = rng.choice(there)


def written(t: Table, turn: int) -> dict[str, Any]:
    """The same as a position for the engine."""
    figures = []
    for seat in t.seats:
        mine: dict[str, Any] = {}
        for figure in t.figures:
            if figure.seat == seat and figure.place != "reserve":
                if figure.kind == "warrior":
                    warriors = mine.setdefault("warriors", {})
                    warriors[figure.place] = warriors.get(figure.place, 0) + 1
                else:
                    mine[figure.kind] = figure.place
        figures.append(mine)
    return {
        "seats": len(t.seats),
        "age": t.age,
        "phase": t.phase,
        "first": t.first,
        "turn": turn,
        "tokens": {province: t.tokens[province] for province in RING},
        "pillaged": [province for province in PROVINCES if province in t.pillaged],
        "destroyed": [province for province in RING if province in t.destroyed],
        "doom": t.doom,
        "figures": figures,
        "stats": [[clan.steps[stat] + 1 for stat in STATS] for clan in t.clans],
        "rage": [clan.rage for clan in t.clans],
        "passed": [clan.passed for clan in t.clans],
        "glory": [clan.glory for clan in t.clans],
        "hands": [clan.hand for clan in t.clans],
        "quests": [clan.quests for clan in t.clans],
        "upgrades": [[*clan.units.values(), *clan.monsters, *clan.upgrades] for clan in t.clans],
    }
