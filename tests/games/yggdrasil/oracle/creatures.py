"""The creatures of Svartalfheim."""

from __future__ import annotations

import tests.games.yggdrasil.oracle.acting as acting
from tests.games.yggdrasil.oracle.decks import look, put_under
from tests.games.yggdrasil.oracle.enemies import opponents
from tests.games.yggdrasil.oracle.table import CREATURES, WORLDS, Card, God, Rules, Table, chance, one
from tests.games.yggdrasil.oracle.things import THINGS, arrive, hand_over, offer_ties, things_of


def draw_creatures(t: Table, god: God, count: int) -> Rules:
    """Draw, choose one, apply it, discard all."""
    drawn = []
    for _ in range(count):
        if not t.creature_deck:
            t.creature_deck = set(CREATURES) - t.creatures_drawn
        name = yield chance("DrawCreature", t.creature_deck)
        t.creature_deck.remove(name)
        t.creatures_drawn.add(name)
        drawn.append(name)
    chosen = yield one("ChooseCreature", god.slot, drawn)
    yield from apply(t, god, chosen)
    t.creatures_drawn -= set(drawn)


def apply(t: Table, god: God, creature: str) -> Rules:
    """The effect of the chosen creature; it may fizzle."""
    heroes = {"gullinkambi": 1, "vedrfolnir": 2, "vidofnir": 3}
    if creature in heroes:
        most = min(heroes[creature], 8 - t.heroes)
        t.heroes += (yield from acting.take(t, god, "TakeHeroes", most, "hero", "heroes")) if most else 0
    elif creature == "deer":
        t.gain_life(god, 1)
    elif creature == "heidrun":
        t.gain_life(god, 2)
    elif creature == "eikthyrnir":
        if t.devastated:
            t.heal((yield one("HealWhere", god.slot, t.devastated)))
    elif creature == "gullfaxi":
        if t.active_iotunns:
            t.defeat_iotunn((yield one("RoutIotunn", god.slot, t.active_iotunns)))
    elif creature == "hildisvini":
        if t.elf_reserve:
            yield from acting.take_elves(t, god, 3, is_asked=True)
    elif creature == "hugin-munin":
        if t.dice_reserve:
            yield from acting.take_dice(t, god, 2, is_asked=True)
    elif creature == "saehrimnir":
        yield from give_life(t, god)
    elif creature == "tanngrisnir":
        yield from give_life(t, god)
        yield from give_life(t, god)
    else:
        yield from {
            "geri-freki": geri_and_freki,
            "ratatosk": ratatosk,
            "sleipnir": sleipnir,
            "skuld": skuld,
            "urd": urd,
            "gulltopp": gulltopp,
            "verdandi": verdandi,
        }[creature](t, god)


def give_life(t: Table, god: God) -> Rules:
    """One life point back to any god who has lost some."""
    hurt = {other.name: other for other in t.gods if other.life < other.most}
    if hurt:
        t.gain_life(hurt[(yield one("ReturnLife", god.slot, set(hurt)))], 1)


def travel(t: Table, god: God) -> Rules:
    """To any world, where Blood Ties can be used, or stay."""
    world = yield one("MoveAnywhere", t.seat_of(god), {"stay", *WORLDS} - {god.world})
    if world != "stay":
        yield from arrive(t, god, world)


def journey(t: Table, god: God) -> Rules:
    """Away from his kin, from whom he can take before, to others."""
    yield from offer_ties(t)
    yield from travel(t, god)


def geri_and_freki(t: Table, god: God) -> Rules:
    """Move anywhere; a fight there with a risk cancelled."""
    yield from journey(t, god)
    answer = yield one("FightBesides", god.slot, {"pass", *(f"fight {name}" for name in opponents(t, god))})
    if answer != "pass":
        yield from acting.fight(t, god, answer.split()[1], 1)


def ratatosk(t: Table, god: God) -> Rules:
    """Move anywhere; the action there, unless it is devastated."""
    yield from journey(t, god)
    mode = acting.mode_of(t, god, god.world)
    if acting.is_open(t, god.world, mode):
        answer = yield one("ActBesides", god.slot, {"pass", "act"})
        if answer == "act":
            yield from acting.do_action(t, god, god.world, mode)


def sleipnir(t: Table, god: God) -> Rules:
    """Every god may move anywhere."""
    yield from offer_ties(t)
    for other in t.gods:
        yield from travel(t, other)


def skuld(t: Table, god: God) -> Rules:
    """Everybody looks at the top two cards of his deck and orders them."""
    for seat in range(t.seats):
        yield from look(t, seat, 2)
    for seat in range(t.seats):
        deck = t.decks[seat]
        if len(deck) > 1:
            names = {card.text: card for card in deck[:2]}
            first = names[(yield one("PutOnTop", seat, set(names)))]
            deck.remove(first)
            deck.insert(0, first)


def urd(t: Table, god: God) -> Rules:
    """Two open cards go beneath the decks of their owners."""
    for _ in range(2):
        cards = {card.text: card for cards in t.wheel.values() for card in cards}
        if not cards:
            return
        card = cards[(yield one("TakeOffWheel", god.slot, set(cards)))]
        yield from back_to_owner(t, god, card)


def back_to_owner(t: Table, god: God, card: Card) -> Rules:
    """With two players the active one says who gets the support's card."""
    owner = t.gods[card.owner]
    seat = 0 if owner.is_support else owner.slot
    if owner.is_support and t.seats == 2:
        names = {other.name: other.slot for other in t.players()}
        seat = names[(yield one("UnderWhichDeck", god.slot, set(names)))]
    t.wheel[card.enemy].remove(card)
    put_under(t, seat, card)


def gulltopp(t: Table, god: God) -> Rules:
    """Each god in turn may give Elves, dice and artifacts to others, one at a time; who is done is not asked again."""
    for giver in t.players():
        takers = {other.name: other for other in t.players() if other is not giver}
        last = 0
        while takers:
            goods = {what for what in things_of(giver) if THINGS.index(what) >= last}
            what = yield one("Give", giver.slot, goods | {"done"})
            if what == "done":
                break
            last = THINGS.index(what)
            taker = takers[(yield one("GiveTo", giver.slot, set(takers)))]
            hand_over(giver, taker, what)


def verdandi(t: Table, god: God) -> Rules:
    """Each god in turn may give life points to others, one at a time: nobody to none, nobody over his start."""
    for giver in t.gods:
        last = 0
        while giver.life > 1:
            others = [other for other in t.gods[last:] if other is not giver]
            hurt = {other.name: other for other in others if other.life < other.most}
            name = yield one("GiveLife", t.seat_of(giver), {*hurt, "done"})
            if name == "done":
                break
            giver.life -= 1
            hurt[name].life += 1
            last = hurt[name].slot
