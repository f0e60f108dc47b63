"""What passes from god to god: Elves, dice, artifacts."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tests.games.yggdrasil.oracle.table import ARTIFACTS, God, Rules, Table, one

THINGS: Final = ("elf", "die", *ARTIFACTS[0], *ARTIFACTS[1], *ARTIFACTS[2])
"""In the order in which they are asked for."""


def things_of(god: God) -> set[str]:
    """What a god has to give."""
    return god.artifacts | ({"elf"} if god.elves else set()) | ({"die"} if god.dice else set())


def hand_over(giver: God, taker: God, what: str) -> None:
    """One thing changes hands."""
    if what == "elf":
        giver.elves -= 1
        taker.elves += 1
    elif what == "die":
        giver.dice -= 1
        taker.dice += 1
    else:
        giver.artifacts.remove(what)
        taker.artifacts.add(what)


def kin_of(t: Table, god: God) -> list[God]:
    """From whom a Blood Tie lets him take: in his world, and no support."""
    return [other for other in t.others_in(god) if other.slot in god.ties and not other.is_support]


def generations(t: Table, god: God) -> list[list[God]]:
    """Himself, his kin, the kin of his kin, and so on, each once."""
    found = [[god]]
    while found[-1]:
        known = {one.slot for generation in found for one in generation}
        new = {kin.slot for owner in found[-1] for kin in kin_of(t, owner)} - known
        found.append([t.gods[slot] for slot in sorted(new)])
    return found[:-1]


def ways_to(t: Table, god: God) -> list[tuple[God, God]]:
    """Who takes from whom so that things can come to a god, the remotest first."""
    return [
        (owner, partner)
        for near, far in reversed(list(pairwise(generations(t, god))))
        for partner in far
        for owner in near
        if partner in kin_of(t, owner)
    ]


def take_from_kin(owner: God, partner: God) -> Rules:
    """One thing after the other, until he is done."""
    last = 0
    while True:
        offered = {what for what in things_of(partner) if THINGS.index(what) >= last}
        what = yield one("TakeFromKin", owner.slot, offered | {"done"})
        if what == "done":
            return
        hand_over(partner, owner, what)
        last = THINGS.index(what)


def offer_ties(t: Table) -> Rules:
    """Everybody may take from his kin in his world; first whatever can come to the active god."""
    pairs = ways_to(t, t.gods[t.active])
    pairs += [(owner, kin) for owner in t.players() for kin in kin_of(t, owner) if (owner, kin) not in pairs]
    for owner, partner in pairs:
        yield from take_from_kin(owner, partner)


def arrive(t: Table, god: God, world: str) -> Rules:
    """A god is in another world; Blood Ties there can be used at once."""
    god.world = world
    yield from offer_ties(t)
