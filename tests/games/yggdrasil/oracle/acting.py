"""Step 3: the actions of the worlds, healing, fights, Frigg's blessing."""

from __future__ import annotations

from typing import Final

from tests.games.yggdrasil.oracle.creatures import draw_creatures
from tests.games.yggdrasil.oracle.enemies import opponents, retreat, strength
from tests.games.yggdrasil.oracle.risks import take_risks
from tests.games.yggdrasil.oracle.stones import throw_stones
from tests.games.yggdrasil.oracle.table import WORLDS, Ask, God, Rules, Table, chance, counted, one
from tests.games.yggdrasil.oracle.things import generations, offer_ties

RISKS: Final = {"asgard": (4, 3, 2), "niflheim": (3, 2, 1), "muspellheim": (3, 2, 1)}


def mode_of(t: Table, god: God, world: str) -> int:
    """-1 penalty, 0 normal, +1 bonus: another god helps, an Enemy hinders."""
    friends = any(other is not god for other in t.gods_in(world))
    enemies = bool(t.enemies_in(world))
    if t.has(god, "odroerir") and not friends and not enemies:
        return 1
    if t.has(god, "valshamr"):
        enemies = False
    return int(friends) - int(enemies)


def is_open(t: Table, world: str, mode: int) -> bool:
    """Whether a world's action can be done and would do something."""
    if world in t.devastated or t.is_blocked(world) or world in t.healed:
        return False
    return {
        "asgard": bool(t.devastated),
        "alfheim": t.elf_reserve > 0,
        "vanaheim": t.dice_reserve > 0,
        "midgard": t.heroes < 8,
        "nidavellir": bool(offered(t, mode)),
        "niflheim": t.anonymous > 0,
        "muspellheim": t.giants > 0,
    }.get(world, True)


def offered(t: Table, mode: int) -> list[str]:
    """The artifacts on top of the piles that the mode opens."""
    return [name for name in t.shown[: mode + 2] if name]


def can_heal(t: Table, world: str) -> bool:
    """Heal the Tree in a devastated world that nobody blocks."""
    return world in t.devastated and not t.is_blocked(world)


def act(t: Table, god: God) -> Rules:
    """An action or a fight; with Gullinbursti both."""
    did = yield from act_once(t, god, {"act", "fight", "bless"})
    if did in ("act", "fight"):
        other = {"act", "fight"} - {did}
        holders = [one for generation in generations(t, god) for one in generation if t.has(one, "gullinbursti")]
        if holders and len(deeds(t, god, other)) > 1:
            yield from offer_ties(t)
        if t.has(god, "gullinbursti"):
            yield from act_once(t, god, other)


def deeds(t: Table, god: God, allowed: set[str]) -> set[str]:
    """What he can do, or pass."""
    texts = {"pass"}
    if "act" in allowed:
        if is_open(t, god.world, mode_of(t, god, god.world)):
            texts.add("act")
        if can_heal(t, god.world):
            texts.add("heal")
    if "fight" in allowed:
        texts |= {f"fight {name}" for name in opponents(t, god)}
    if "bless" in allowed and god.power == "frigg":
        texts |= {f"bless {other.name}" for other in t.gods_in(god.world) if other.life < other.most}
    return texts


def act_once(t: Table, god: God, allowed: set[str]) -> Ask[str]:
    """One thing, or nothing; what it was."""
    answer = yield one("Act", god.slot, deeds(t, god, allowed))
    if answer == "act":
        yield from do_action(t, god, god.world, mode_of(t, god, god.world))
        return "act"
    if answer == "heal":
        pay_and_heal(t, god, god.world)
        return "act"
    verb, _, name = answer.partition(" ")
    if verb == "fight":
        yield from fight(t, god, name, 0)
    elif verb == "bless":
        t.gain_life(next(other for other in t.gods if other.name == name), 1)
    return verb


def pay_and_heal(t: Table, god: God, world: str) -> None:
    """Two life points, with Idunn's apples one where he stands."""
    t.lose_life(god, 1 if t.has(god, "idunn") and god.world == world else 2)
    t.heal(world)


def fight(t: Table, god: God, opponent: str, cancelled: int) -> Rules:
    """Always won; the risks are the opponent's strength."""
    yield from take_risks(t, god, strength(t, opponent), opponent, cancelled)
    retreat(t, opponent)


def take(t: Table, god: God, step: str, most: int, name: str, names: str, is_asked: bool = False) -> Ask[int]:
    """Up to so many, or none; a single one is not asked about, but for some."""
    least = 1 if most == 1 and not is_asked else 0
    answer = yield one(step, t.seat_of(god), {counted(number, name, names) for number in range(least, most + 1)})
    return int(answer.split()[0])


def take_elves(t: Table, god: God, amount: int, is_asked: bool = False) -> Rules:
    """Elves out of Alfheim."""
    count = yield from take(t, god, "TakeElves", min(amount, t.elf_reserve), "elf", "elves", is_asked)
    t.elf_reserve -= count
    god.elves += count


def take_dice(t: Table, god: God, amount: int, is_asked: bool = False) -> Rules:
    """Vanir dice out of Vanaheim."""
    count = yield from take(t, god, "TakeDice", min(amount, t.dice_reserve), "die", "dice", is_asked)
    t.dice_reserve -= count
    god.dice += count


def do_action(t: Table, god: God, world: str, mode: int, by_rune: bool = False) -> Rules:
    """The action of a world, with penalty, normal, or with bonus."""
    amount = mode + 2
    if world in RISKS:
        yield from take_risks(t, god, RISKS[world][mode + 1], "", 0, by_rune)
    if world == "asgard":
        t.heal((yield one("HealWhere", god.slot, t.devastated)))
    elif world == "alfheim":
        yield from take_elves(t, god, amount)
    elif world == "vanaheim":
        yield from take_dice(t, god, amount)
    elif world == "midgard":
        t.heroes += yield from take(t, god, "TakeHeroes", min(amount, 8 - t.heroes), "hero", "heroes")
    elif world == "nidavellir":
        yield from take_artifact(t, god, mode)
    elif world == "svartalfheim":
        yield from draw_creatures(t, god, amount)
    elif world == "iotunheim":
        yield from throw_stones(t, god, amount)
    elif world == "niflheim":
        t.anonymous -= yield from take(t, god, "FreeAnonymous", min(3, t.anonymous), "anonymous", "anonymous")
    else:
        t.giants -= yield from take(t, god, "DriveGiants", min(3, t.giants), "giant", "giants")


def take_artifact(t: Table, god: God, mode: int) -> Rules:
    """The top card of a pile; the next one is turned up."""
    name = yield one("TakeArtifact", god.slot, offered(t, mode))
    god.artifacts.add(name)
    level = t.shown.index(name)
    yield from show_artifact(t, level)


def show_artifact(t: Table, level: int) -> Rules:
    """The next card of a pile is turned up."""
    t.shown[level] = None
    if t.piles[level]:
        name = yield chance("ShowArtifact", t.piles[level])
        t.piles[level].remove(name)
        t.shown[level] = name


def worlds_for_rune(t: Table) -> set[str]:
    """Where the normal action can be done from afar; a devastated world can only be healed."""
    return {world for world in WORLDS if is_open(t, world, 0) or can_heal(t, world)}


def act_by_rune(t: Table, god: God, world: str) -> Rules:
    """The normal action of any world, or the healing of a devastated one."""
    if world in t.devastated:
        pay_and_heal(t, god, world)
    else:
        yield from do_action(t, god, world, 0, by_rune=True)
