"""What passes from god to god: Elves, dice, artifacts."""

from __future__ import annotations

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


def take_from_kin(owner: God, partner: God, used: int) -> Rules:
    """One thing after the other, until he is done; Elves that are used already stay."""
    last = 0
    while True:
        offered = {what for what in things_of(partner) if THINGS.index(what) >= last}
        if partner.elves == used:
            offered.discard("elf")
        what = yield one("TakeFromKin", owner.slot, offered | {"done"})
        if what == "done":
            return
        hand_over(partner, owner, what)
        last = THINGS.index(what)


def offer_ties(t: Table) -> Rules:
    """Everybody may take from those in his world with whom he has a Blood Tie."""
    for owner in t.players():
        for partner in t.others_in(owner):
            if partner.slot in owner.ties and not partner.is_support:
                yield from take_from_kin(owner, partner, 0)


def arrive(t: Table, god: God, world: str) -> Rules:
    """A god is in another world; Blood Ties there can be used at once."""
    god.world = world
    yield from offer_ties(t)
