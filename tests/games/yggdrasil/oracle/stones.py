"""The runic stones of Iotunheim."""

from __future__ import annotations

import tests.games.yggdrasil.oracle.acting as acting
from tests.games.yggdrasil.oracle.table import STONES, WORLDS, God, Rules, Table, chance, one
from tests.games.yggdrasil.oracle.things import arrive, offer_ties


def throw_stones(t: Table, god: God, count: int) -> Rules:
    """White, green, red as far as the mode goes; each effect may be used, in any order."""
    before, t.stones = t.stones, {}
    for stone in list(STONES)[:count]:
        t.stones[stone] = yield chance("ThrowStone", STONES[stone])
    while t.stones:
        texts = {f"{stone} {effect}" for stone, effect in t.stones.items() if is_useful(t, god, effect)}
        answer = yield one("UseStone", god.slot, texts | {"done"})
        if answer == "done":
            break
        stone, effect = answer.split()
        del t.stones[stone]
        yield from use(t, god, effect)
    t.stones = before


def is_useful(t: Table, god: God, effect: str) -> bool:
    """Recovering needs a lost life point, a normal action an open world."""
    return god.life < god.most if effect == "recover" else True


def use(t: Table, god: God, effect: str) -> Rules:
    """The effect of one stone."""
    if effect == "turn":
        answer = yield one("TurnMid", god.slot, {"turn 0", "turn 1", "turn 2"})
        t.turn_mid(int(answer.split()[1]))
    elif effect == "move":
        yield from offer_ties(t)
        name = yield one("MoveWhom", god.slot, {other.name for other in t.gods})
        other = next(other for other in t.gods if other.name == name)
        world = yield one("MoveWhere", god.slot, set(WORLDS) - {other.world})
        yield from arrive(t, other, world)
    elif effect == "recover":
        t.gain_life(god, 1)
    else:
        world = yield one("ActWhere", god.slot, acting.worlds_for_rune(t))
        yield from acting.act_by_rune(t, god, world)
