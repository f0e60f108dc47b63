"""What a battle brings and costs (p. 18–19, steps 10 to 13 of our rulings)."""

from __future__ import annotations

from tests.games.bloodrage.oracle.battle import title_of
from tests.games.bloodrage.oracle.dying import destroy
from tests.games.bloodrage.oracle.stats import raise_one
from tests.games.bloodrage.oracle.table import STATS, Battle, Rules, Table, kinds


def settle(t: Table, b: Battle, winner: int | None) -> Rules:
    """Texts, cards, deaths, reward, Glory, in this order."""
    texts = {seat: title_of(b, seat) for seat in b.fighters}
    b.stage = "outcome"
    for seat in b.fighters:
        if seat == winner:
            yield from won(t, seat, texts[seat])
        elif winner is not None:
            lost(t, b, seat, winner, texts[seat])
    if winner is not None and t.clans[winner].has("tyrs-prowess"):
        yield from keep_cards(t, b, winner)
    for seat in b.fighters:
        if seat != winner:
            t.clans[seat].take_back(b.cards[seat])
        else:
            t.gone.update(b.cards[seat])
    b.cards = {seat: [] for seat in b.fighters}
    losing = [f for f in t.in_area(b.province) if f.seat != winner]
    yield from destroy(t, losing, b.province, b.pillager)
    count_dead(t, b, texts)
    if winner == b.pillager:
        yield from succeed(t, winner, b.province, texts[winner])
    if winner is None:
        return
    t.clans[winner].gain(t.clans[winner].worth("axes"))
    for seat in b.fighters:
        if seat != winner and texts[seat] == "lokis-backstab":
            stolen = min(2, t.clans[winner].glory)
            t.clans[winner].glory -= stolen
            t.clans[seat].gain(stolen)


def won(t: Table, seat: int, text: str) -> Rules:
    """Thor's cards (R86)."""
    if text == "thors-hammer":
        t.clans[seat].gain(3)
    elif text == "thors-oath":
        yield from raise_one(t, seat)
    elif text == "thors-ascension":
        t.clans[seat].rage += 3
        t.clans[seat].gain(3)


def lost(t: Table, b: Battle, seat: int, winner: int, text: str) -> None:
    """Loki's cards, as far as there is anything to steal (R6, R10, R94)."""
    if text == "lokis-trickery":
        stolen = min(1, t.clans[winner].rage)
        t.clans[winner].rage -= stolen
        t.clans[seat].rage += stolen
    elif text == "lokis-poison":
        t.clans[seat].take_back(b.cards[winner])
        b.cards[winner] = []


def keep_cards(t: Table, b: Battle, winner: int) -> Rules:
    """Prowess: any of the cards played for 1 Rage each (R93)."""
    clan = t.clans[winner]
    while clan.rage and b.cards[winner]:
        answer = yield "KeepCards", {winner: {*b.cards[winner], "none"}}
        if answer == "none":
            return
        clan.rage -= 1
        b.cards[winner].remove(answer)
        clan.take_back([answer])


def count_dead(t: Table, b: Battle, texts: dict[int, str]) -> None:
    """Odin's Judgement, the Valkyrie, Thor's Glory (R20, R21, R22, R81)."""
    for seat in b.fighters:
        dead = b.dead.total()
        enemies = dead - b.dead[seat]
        if texts[seat] == "odins-judgement":
            t.clans[seat].gain(2 * dead)
        if b.valkyrie == seat:
            t.clans[seat].gain(2 * enemies)
        if t.clans[seat].has("thors-glory") and enemies >= 2:
            t.clans[seat].gain(2)


def succeed(t: Table, seat: int, province: str, text: str) -> Rules:
    """The reward, for a Frost Giant again, then Grace, then the Lord of the leader (step 12)."""
    clan = t.clans[seat]
    token = t.tokens[province]
    t.pillaged.add(province)
    for _ in range(2 if "frost-giant" in kinds(t.of(seat, province)) else 1):
        if token == "glory":
            clan.gain(5)
        for stat in STATS if token == "all" else [token]:
            if stat in STATS:
                clan.raise_stat(stat)
    if text == "friggas-grace":
        yield from raise_one(t, seat, (token,))
    if "leader" not in kinds(t.of(seat, province)):
        return
    lord = clan.units.get("leader")
    if lord == "lord-of-hammers":
        near = {one for one in t.neighbours(province) if t.has_room(one)}
        if near:
            answer = yield "LeaderMoves", {seat: {*near, "none"}}
            if answer != "none":
                t.find(seat, "leader", province).place = answer
    elif lord == "lord-of-axes":
        yield from raise_one(t, seat)
    elif lord == "lord-of-spears":
        for stat in STATS:
            clan.raise_stat(stat)
