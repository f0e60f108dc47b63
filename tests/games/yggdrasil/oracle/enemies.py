"""What activated Enemies do, and Iotunns."""

from __future__ import annotations

from tests.games.yggdrasil.oracle.table import (
    BLOCKERS,
    IOTUNNS,
    ISLANDS,
    PATHS,
    RIDERS,
    God,
    Rules,
    Table,
    chance,
)


def activate(t: Table, enemy: str, god: God) -> Rules:
    """Move, devastation, turn, effect."""
    if enemy in ("surt", "hel"):
        rise(t, enemy)
        t.turn_mid(1)
        if enemy == "surt":
            add_giants(t, 2)
        else:
            t.lose_life(god, 1)
    elif enemy == "loki":
        t.arrive("loki", god.world)
        t.turn_mid(1)
        yield from wake_iotunn(t)
    elif enemy == "iormungand":
        if t.island == len(ISLANDS) - 1:
            t.lose("islands")
        t.island += 1
        add_anonymous(t, ISLANDS[t.island])
    elif enemy == "fenrir":
        if t.enemies["fenrir"] == "cage":
            t.arrive("fenrir", "asgard")
        else:
            t.lose_life(god, 3)
        t.stopped = god.power != "tyr"
    else:
        yield from nidhogg(t)


def rise(t: Table, enemy: str) -> None:
    """One level up; from the top the game is lost."""
    if t.level_of(t.enemies[enemy]) == 0:
        t.lose(enemy)
    t.arrive(enemy, t.above(t.enemies[enemy]))


def nidhogg(t: Table) -> Rules:
    """One spot on, and what is printed there."""
    t.spot += 1
    spot = PATHS[t.hard][t.spot]
    if spot == "tree":
        t.win()
    elif spot == "giant":
        add_giants(t, 1)
    elif spot == "anonymous":
        add_anonymous(t, 1)
    elif spot == "iotunn":
        yield from wake_iotunn(t)


def add_giants(t: Table, count: int) -> None:
    """There are eight."""
    if t.giants + count > 8:
        t.lose("giants")
    t.giants += count


def add_anonymous(t: Table, count: int) -> None:
    """There are eight."""
    if t.anonymous + count > 8:
        t.lose("anonymous")
    t.anonymous += count


def wake_iotunn(t: Table) -> Rules:
    """The next card; an empty deck is made of all that are not active."""
    if len(t.active_iotunns) == 7:
        t.lose("iotunns")
    if not t.iotunn_deck:
        t.iotunn_deck = set(IOTUNNS) - t.active_iotunns
    name = yield chance("DrawIotunn", t.iotunn_deck)
    t.iotunn_deck.remove(name)
    t.active_iotunns.add(name)


def strength(t: Table, opponent: str) -> int:
    """How many risks a fight has."""
    values = {
        "surt": t.giants + 1,
        "hel": t.anonymous + 1,
        "loki": len(t.active_iotunns) + 1,
        "iormungand": 3,
        "fenrir": len(t.devastated) + 1,
    }
    return values.get(opponent, 2)


def opponents(t: Table, god: God) -> list[str]:
    """Whom a god can fight where he stands."""
    found = []
    for enemy in t.enemies_in(god.world):
        if t.rider_of(enemy) or (enemy == "iormungand" and t.island == 0):
            continue
        found.append(enemy)
    return found + [name for name in sorted(t.active_iotunns) if t.place_of_iotunn(name) == god.world]


def retreat(t: Table, opponent: str) -> None:
    """The beaten one leaves."""
    if opponent in BLOCKERS or opponent in RIDERS or opponent in IOTUNNS:
        t.defeat_iotunn(opponent)
    elif opponent == "iormungand":
        t.island -= 1
    else:
        homes = {"surt": "muspellheim", "hel": "niflheim", "loki": "cage", "fenrir": "cage"}
        t.arrive(opponent, homes[opponent])
