"""The saving throw, in the order of ruling 30."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

from tests.games.yggdrasil.oracle.table import (
    GOD_DIE,
    VANIR_DIE,
    WEAPONS,
    Ask,
    God,
    Rules,
    Table,
    Throw,
    chance,
    counted,
    one,
)
from tests.games.yggdrasil.oracle.things import THINGS, generations, hand_over, ways_to


def take_risks(t: Table, god: God, number: int, against: str, cancelled: int, by_rune: bool = False) -> Rules:
    """Cancels, Heroes, throw, rerolls, Elves, powers; then life and dice are lost. A rune's risks come unforeseen."""
    weapon = WEAPONS.get(against)
    if weapon and t.has(god, weapon):
        cancelled += 2 if t.has(god, "megingjord") else 1
    if number <= cancelled:
        return
    throw = t.throw = Throw(god, against, number - cancelled)
    if by_rune and not t.is_hindered("dice"):
        yield from ask_kin(t, god, lambda kin: {"die"} if kin.dice else set())
    yield from use_heroes(t, throw, "UseHeroes")
    if left(t, throw) > 0:
        yield from roll(t, throw)
        yield from reroll(t, throw)
        yield from brothers_reroll(t, throw)
        yield from brothers_help(t, throw)
        yield from ask_kin(t, god, lambda kin: elves_of_use(t, throw, god, kin))
        yield from use_elves(t, throw)
        yield from use_powers(t, throw)
    yield from lose(t, throw)
    t.throw = None


def succeeds(throw: Throw, index: int) -> bool:
    """Whether a Vanir die prevents a risk."""
    return index in throw.changed or throw.faces[index] in throw.god.vanir_faces


def prevented(t: Table, throw: Throw) -> int:
    """Heroes, pairs, dice, brothers."""
    god = throw.god
    total = throw.prevented
    if throw.god_face and (throw.god_changed or throw.god_face in god.god_faces):
        total += 2 if god.power == "thor" else 1
    total += sum(succeeds(throw, index) for index in range(len(throw.faces)))
    for slot, face in throw.brother_faces.items():
        total += slot in throw.brothers_changed or face in t.gods[slot].god_faces
    return total


def left(t: Table, throw: Throw) -> int:
    """Risks not yet prevented."""
    return max(0, throw.risks - prevented(t, throw))


def use_heroes(t: Table, throw: Throw, step: str) -> Rules:
    """Each Hero of Valhalla prevents a risk."""
    if t.is_hindered("heroes"):
        return
    most = min(t.heroes, left(t, throw))
    answer = yield one(step, throw.god.slot, {counted(count, "hero", "heroes") for count in range(most + 1)})
    count = int(answer.split()[0])
    t.heroes -= count
    throw.heroes += count
    throw.prevented += count


def brothers(t: Table, god: God) -> list[God]:
    """The Brothers-in-Arms in his world."""
    return [other for other in t.others_in(god) if other.slot in god.brothers]


def roll(t: Table, throw: Throw) -> Rules:
    """The god die always, Vanir dice by choice, the brothers' god dice."""
    god = throw.god
    count = 0
    if not t.is_hindered("dice"):
        answer = yield one("ChooseDice", god.slot, {counted(count, "die", "dice") for count in range(god.dice + 1)})
        count = int(answer.split()[0])
    if not t.is_hindered("god dice"):
        throw.god_face = yield chance("RollGodDie", GOD_DIE)
    for _ in range(count):
        throw.faces.append((yield chance("RollVanirDie", VANIR_DIE)))
    if not t.is_hindered("god dice"):
        for brother in brothers(t, god):
            throw.brother_faces[brother.slot] = yield chance("RollBrotherDie", GOD_DIE)


def reroll(t: Table, throw: Throw) -> Rules:
    """Draupnir rerolls the god die, Andvarinaut any Vanir dice at once, each once (ruling 32)."""
    god = throw.god
    used: set[str] = set()

    def rings(kin: God) -> set[str]:
        """Those of kin that could make a failure good, or save a die."""
        failing = [face for face in throw.faces if face not in god.vanir_faces]
        found = set()
        if t.has(kin, "draupnir") and god_die_failed(throw) and left(t, throw) and not throw.ring_used:
            found.add("draupnir")
        in_danger = any(face in "af" for face in throw.faces)
        if t.has(kin, "andvarinaut") and "andvarinaut" not in used and (in_danger or (failing and left(t, throw))):
            found.add("andvarinaut")
        return found

    while True:
        yield from ask_kin(t, god, rings)
        texts = {"keep"}
        if t.has(god, "draupnir") and not throw.ring_used and throw.god_face and left(t, throw):
            texts.add("reroll god")
        in_danger = any(face in "af" for face in throw.faces)
        if t.has(god, "andvarinaut") and "andvarinaut" not in used and (left(t, throw) or in_danger):
            texts |= {f"reroll {face}" for face in throw.faces}
        answer = yield one("Reroll", god.slot, texts)
        if answer == "keep":
            return
        face = answer.split()[1]
        if face == "god":
            throw.ring_used = True
            throw.god_face = ""
            throw.god_face = yield chance("RollGodDie", GOD_DIE)
        else:
            used.add("andvarinaut")
            yield from reroll_dice(throw, face)


def reroll_dice(throw: Throw, face: str) -> Rules:
    """Any dice at once: they are named in the order of their faces, then all are rolled."""
    dice = 1
    throw.rerolling = True
    throw.faces.remove(face)
    while True:
        texts = {f"reroll {other}" for other in throw.faces if other >= face}
        answer = yield one("Reroll", throw.god.slot, texts | {"keep"})
        if answer == "keep":
            break
        face = answer.split()[1]
        throw.faces.remove(face)
        dice += 1
    for _ in range(dice):
        throw.faces.append((yield chance("RollVanirDie", VANIR_DIE)))
    throw.rerolling = False


def brothers_reroll(t: Table, throw: Throw) -> Rules:
    """A brother's Draupnir serves his own die, once in a throw; it may come from his kin."""
    for slot in throw.brother_faces:
        brother = t.gods[slot]
        if left(t, throw) and throw.brother_faces[slot] not in brother.god_faces and not throw.ring_used:
            yield from ask_kin(t, brother, lambda kin: {"draupnir"} if t.has(kin, "draupnir") else set())
    for slot in throw.brother_faces:
        brother = t.gods[slot]
        failed = throw.brother_faces[slot] not in brother.god_faces
        if left(t, throw) and failed and t.has(brother, "draupnir") and not throw.ring_used:
            answer = yield one("RerollAsBrother", t.seat_of(brother), {"reroll god", "keep"})
            if answer == "reroll god":
                throw.ring_used = True
                throw.brother_faces[slot] = ""
                throw.brother_faces[slot] = yield chance("RollBrotherDie", GOD_DIE)


def god_die_failed(throw: Throw) -> bool:
    """Whether an Elf could change the god die."""
    return bool(throw.god_face) and not throw.god_changed and throw.god_face not in throw.god.god_faces


def ask_kin(t: Table, user: God, useful: Callable[[God], set[str]]) -> Rules:
    """Through Blood Ties, what is useful just then, one thing after the other."""
    for owner, partner in ways_to(t, user):
        last = 0
        while things := {what for what in useful(partner) if THINGS.index(what) >= last}:
            what = yield one("TakeForThrow", owner.slot, things | {"done"})
            if what == "done":
                break
            hand_over(partner, owner, what)
            last = THINGS.index(what)


def free_elves(throw: Throw, god: God) -> int:
    """Those that are not used yet."""
    return god.elves - throw.elves if god is throw.god else god.elves - (god.slot in throw.brothers_changed)


def most_prevented(t: Table, throw: Throw, user: God, elves: int) -> int:
    """By trying everything: the most risks that a number of Elves can prevent now."""
    if t.is_hindered("elves"):
        return 0
    dice = []
    if user is not throw.god:
        dice = [1] if throw.brother_faces[user.slot] not in user.god_faces else []
    else:
        dice = [1 for index in range(len(throw.faces)) if not succeeds(throw, index)]
        dice += [2 if user.power == "thor" else 1] if god_die_failed(throw) else []
    best = 0
    for count in range(min(elves, len(dice)) + 1):
        pairs = (elves - count) // 2 if user is throw.god and user.power == "freyr" else 0
        best = max([best, *(sum(chosen) + pairs for chosen in combinations(dice, count))])
    return min(best, left(t, throw))


def elves_of_use(t: Table, throw: Throw, user: God, kin: God) -> set[str]:
    """An Elf of his, if with those still to be asked for it prevents what nearer ones do not."""
    levels = generations(t, user)
    level = next(number for number, gods in enumerate(levels) if kin in gods)
    nearer = sum(free_elves(throw, god) for gods in levels[:level] for god in gods)
    here = sum(free_elves(throw, god) for god in levels[level] if god.slot >= kin.slot)
    helps = most_prevented(t, throw, user, nearer + here) > most_prevented(t, throw, user, nearer)
    return {"elf"} if helps and free_elves(throw, kin) else set()


def use_elves(t: Table, throw: Throw) -> Rules:
    """Each Elf changes a failure into a success."""
    god = throw.god
    if t.is_hindered("elves"):
        return
    while god.elves > throw.elves and left(t, throw) > 0:
        failing = {f"elf {face}" for index, face in enumerate(throw.faces) if not succeeds(throw, index)}
        if throw.god_face and not throw.god_changed and throw.god_face not in god.god_faces:
            failing.add("elf god")
        if not failing:
            break
        answer = yield one("ChangeDie", god.slot, failing | {"done"})
        if answer == "done":
            break
        throw.elves += 1
        what = answer.split()[1]
        if what == "god":
            throw.god_changed = True
        else:
            throw.changed.add(next(i for i, face in enumerate(throw.faces) if face == what and not succeeds(throw, i)))


def brothers_help(t: Table, throw: Throw) -> Rules:
    """A brother may use one of his Elves on his own die."""
    for slot, face in throw.brother_faces.items():
        brother = t.gods[slot]
        yield from ask_kin(t, brother, partial(elves_of_use, t, throw, brother))
        if face in brother.god_faces or not brother.elves or not left(t, throw) or t.is_hindered("elves"):
            continue
        answer = yield one("HelpBrother", t.seat_of(brother), {"elf", "none"})
        if answer == "elf":
            throw.brothers_changed.add(slot)


def use_powers(t: Table, throw: Throw) -> Rules:
    """Freyr's pairs of Elves, Freyia's Heroes."""
    god = throw.god
    if god.power == "freyr" and not t.is_hindered("elves"):
        most = min((god.elves - throw.elves) // 2, left(t, throw))
        answer = yield one("ReturnPairs", god.slot, {counted(2 * pairs, "elf", "elves") for pairs in range(most + 1)})
        elves = int(answer.split()[0])
        god.elves -= elves
        t.elf_reserve += elves
        throw.prevented += elves // 2
    if god.power == "freyia":
        yield from use_heroes(t, throw, "UseHeroes")


def lose(t: Table, throw: Throw) -> Rules:
    """Life for what was not prevented, then the dice that show a or f, but for what is kept or taken."""
    god = throw.god
    yield from supports_pay(t, throw)
    if left(t, throw):
        t.lose_life(god, left(t, throw))
    dice = sum(face in "af" for face in throw.faces)
    elves = throw.elves
    fellows = fellows_of(t, god)
    kept = 0

    def keepsakes(kin: God) -> set[str]:
        """Those that keep something now; a brother keeps his own Elf by Svalinn."""
        found = set()
        if elves and t.has(kin, "svalinn") and kin.slot not in throw.brothers_changed:
            found.add("svalinn")
        if dice and t.has(kin, "brisingamen"):
            found.add("brisingamen")
        return found

    yield from ask_kin(t, god, keepsakes)
    if elves and t.has(god, "svalinn"):
        kept = yield from keep(t, god, "elf", fellows)
        elves -= kept
        throw.elves = elves
    if dice and t.has(god, "brisingamen"):
        dice -= yield from keep(t, god, "die", fellows)
    for slot in throw.brother_faces:
        if slot in throw.brothers_changed and not kept:
            yield from ask_kin(t, t.gods[slot], lambda kin: keepsakes_of_brother(t, throw, kin))
    for fellow in fellows:
        texts = {"none"} | ({"elf"} if elves else set()) | ({"die"} if dice else set())
        answer = yield one("TakeAsFellow", fellow.slot, texts)
        if answer == "elf":
            god.elves -= 1
            fellow.elves += 1
            elves -= 1
            throw.elves = elves
        elif answer == "die":
            god.dice -= 1
            fellow.dice += 1
            dice -= 1
    god.elves -= elves
    t.elf_reserve += elves
    god.dice -= dice
    t.dice_reserve += dice
    for slot in throw.brothers_changed:
        if not t.has(t.gods[slot], "svalinn"):
            t.gods[slot].elves -= 1
            t.elf_reserve += 1


def keepsakes_of_brother(t: Table, throw: Throw, kin: God) -> set[str]:
    """Svalinn, unless it keeps another brother's Elf."""
    return {"svalinn"} if t.has(kin, "svalinn") and kin.slot not in throw.brothers_changed else set()


def supports_pay(t: Table, throw: Throw) -> Rules:
    """Supports of a Blood Tie may lose life in his place."""
    for support in t.others_in(throw.god):
        if support.is_support and support.slot in throw.god.ties:
            most = min(left(t, throw), support.life)
            answer = yield one("LetSupportPay", throw.god.slot, {f"{count} life" for count in range(most + 1)})
            paid = int(answer.split()[0])
            if paid:
                t.lose_life(support, paid)
                throw.prevented += paid


def fellows_of(t: Table, god: God) -> list[God]:
    """Who may take what a thrower loses: Chance Fellows in his world; himself for each support there that is his."""
    found = []
    for other in t.others_in(god):
        if other.is_support and other.slot in god.fellows:
            found.append(god)
        elif god.slot in other.fellows:
            found.append(other)
    return found


def keep(t: Table, god: God, what: str, fellows: list[God]) -> Ask[int]:
    """Svalinn and Brisingamen keep one; asked only if somebody else could take it instead."""
    if all(fellow is god for fellow in fellows):
        return 1
    answer = yield one(f"Keep{what.title()}", god.slot, {what, "none"})
    return int(answer == what)
