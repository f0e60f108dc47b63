"""A pillage: the call, and what a successful one brings (p. 17–19)."""

from __future__ import annotations

from collections.abc import Generator

from tests.games.bloodrage.oracle.battle import fight
from tests.games.bloodrage.oracle.outcome import settle, succeed
from tests.games.bloodrage.oracle.table import Battle, Question, Rules, Table

Losers = Generator[Question, str, list[int]]


def pillage(t: Table, seat: int, province: str) -> Losers:
    """Call, battle, outcome; the losers are handed back, clockwise from the pillager."""
    t.battle = Battle(province, seat, again=province in t.pillaged)
    yield from call(t, seat, province)
    fighters = [one for one in t.clockwise(seat) if t.is_present(one, province)]
    t.battle.fighters = fighters
    losers: list[int] = []
    if fighters == [seat]:
        t.battle.stage = "outcome"
        yield from succeed(t, seat, province, "")
    else:
        owners = [figure.seat for figure in t.in_area(province) if figure.kind == "valkyrie"]
        t.battle.valkyrie = owners[0] if owners else None
        t.battle.cards = {one: [] for one in fighters}
        winner = yield from fight(t, t.battle)
        yield from settle(t, t.battle, winner)
        losers = [one for one in fighters if one != winner]
    t.battle = None
    return losers


def call(t: Table, seat: int, province: str) -> Rules:
    """From the pillager's left, one figure each from beside, until nobody wants to or no village is free (p. 17)."""
    turn, stayed = seat, 0
    while stayed < len(t.seats) and t.has_room(province):
        turn = (turn + 1) % len(t.seats)
        near = {f"{figure.kind} {figure.place}" for figure in t.of(turn, *t.neighbours(province))}
        answer = (yield "Call", {turn: near | {"stay"}}) if near else "stay"
        if answer == "stay":
            stayed += 1
        else:
            t.find(turn, *answer.split()).place = province
            stayed = 0
