"""The course of a game: choice of gods, rounds, turns."""

from __future__ import annotations

from itertools import permutations

from tests.games.yggdrasil.oracle.acting import act, show_artifact
from tests.games.yggdrasil.oracle.decks import deal, draw, put_under, receivers, reveal, shuffle_in
from tests.games.yggdrasil.oracle.enemies import activate
from tests.games.yggdrasil.oracle.table import (
    GODS,
    LEVELS,
    SHIPS,
    WORLDS,
    Card,
    God,
    Over,
    Question,
    Rules,
    Table,
    one,
)
from tests.games.yggdrasil.oracle.things import arrive, offer_ties


def play(t: Table) -> Rules:
    """A whole game."""
    yield from prepare(t)
    yield from rounds(t)


def rounds(t: Table) -> Rules:
    """Rounds until the game is over."""
    try:
        while True:
            yield from play_round(t)
    except Over:
        return


def prepare(t: Table) -> Rules:
    """Gods, supports, decks, artifacts."""
    everybody = tuple(range(t.seats))
    for seat in everybody:
        free = set(GODS) - {god.name for god in t.gods}
        name = yield one("ChooseGod", seat, free)
        t.gods.append(God(seat, name, False, t.start_life, t.start_life))
    for _ in range(t.supports):
        free = set(GODS) - {god.name for god in t.gods}
        name = yield Question("PickSupport", everybody, frozenset(free))
        t.gods.append(God(len(t.gods), name, True, 5, 5))
    if t.hard:
        for god in t.gods:
            give_abilities(t, god)
    for level in range(3):
        yield from show_artifact(t, level)
    deal(t)


def give_abilities(t: Table, god: God) -> None:
    """What each god can do in the hard game; a support has only his god die to throw."""
    others = {other.slot for other in t.gods if other is not god}
    god.power = god.name
    if god.is_support:
        god.god_faces |= {"heimdall": {"b"}, "tyr": {"b", "c"}}.get(god.name, set())
    elif god.name == "freyr":
        god.elves += 2
        t.elf_reserve -= 2
    elif god.name == "freyia":
        god.fellows = others
    elif god.name == "frigg":
        god.vanir_faces.add("b")
    elif god.name == "heimdall":
        god.vanir_faces.add("b")
        god.god_faces.add("b")
    elif god.name == "odin":
        god.brothers = others
    elif god.name == "tyr":
        god.god_faces |= {"b", "c"}


def play_round(t: Table) -> Rules:
    """Cards face down, an order, a turn for everybody."""
    t.round += 1
    draw(t)
    everybody = tuple(range(t.seats))
    t.order = list(everybody)
    if not t.free_order and t.seats > 1:
        orders = {" ".join(t.gods[seat].name for seat in order): order for order in permutations(everybody)}
        chosen = yield Question("ProposeOrder", everybody, frozenset(orders))
        t.order = list(orders[chosen])
    while t.order:
        seat = t.order[0]
        if t.free_order and len(t.order) > 1:
            names = {t.gods[left].name: left for left in t.order}
            seat = names[(yield Question("ProposeNext", everybody, frozenset(names)))]
        t.order.remove(seat)
        yield from turn(t, t.gods[seat])
        t.active, t.revealed, t.stopped, t.healed = -1, None, False, set()


def turn(t: Table, god: God) -> Rules:
    """Reveal, move, act."""
    t.active = god.slot
    card = t.down[god.slot]
    if card:
        yield from reveal(t, god.slot)
        t.revealed = card
        yield from to_the_wheel(t, god, card)
    if not t.stopped:
        yield from offer_ties(t)
        yield from join(t, god)
        yield from move(t, god)
        yield from act(t, god)


def to_the_wheel(t: Table, god: God, card: Card) -> Rules:
    """A second copy activates; alone a third sends the other two back."""
    cards = t.wheel[card.enemy]
    cards.append(card)
    if len(cards) == 2:
        yield from activate(t, card.enemy, god)
        if t.seats > 1:
            return_cards(t, card.enemy)
        if t.gods[card.owner].is_support:
            yield from support_move(t, t.gods[card.owner])
    elif len(cards) == 3:
        put_under(t, 0, cards.pop(0))
        put_under(t, 0, cards.pop(0))


def return_cards(t: Table, enemy: str) -> None:
    """Both go beneath the decks; Fenrir's revealed one is shuffled in."""
    old, new = t.wheel[enemy]
    t.wheel[enemy] = []
    old_to, new_to = receivers(t, old, new)
    put_under(t, old_to, old)
    if enemy == "fenrir":
        shuffle_in(t, new_to, new)
    else:
        put_under(t, new_to, new)


def reachable(t: Table, god: God) -> set[str]:
    """Same level, same column; with powers and ships also elsewhere."""
    found = {w for w in WORLDS if t.level_of(w) == t.level_of(god.world) or t.column_of(w) == t.column_of(god.world)}
    for ship, level in SHIPS.items():
        if t.has(god, ship):
            found |= set(LEVELS[level])
    if not god.is_support:
        found |= {"odin": {"asgard"}, "heimdall": {"midgard"}}.get(god.power, set())
    return found - {god.world}


def support_move(t: Table, god: God) -> Rules:
    """The support whose card activated an Enemy may move by the usual rules."""
    world = yield one("SupportMove", t.active, reachable(t, god) | {"stay"})
    if world != "stay":
        god.world = world


def join(t: Table, god: God) -> Rules:
    """Before his move a god may join a Traveling Companion."""
    names = {t.gods[slot].name: t.gods[slot] for slot in god.companions if t.gods[slot].world != god.world}
    name = yield one("JoinCompanion", god.slot, {"stay", *names})
    if name != "stay":
        yield from arrive(t, god, names[name].world)


def move(t: Table, god: God) -> Rules:
    """Step 2."""
    world = yield one("Move", god.slot, reachable(t, god) | {"stay"})
    if world != "stay":
        yield from arrive(t, god, world)
