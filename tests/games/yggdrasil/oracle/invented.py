"""Rich positions: what plain chance would rarely bring about, laid on the engine's table as well."""

from __future__ import annotations

import random
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from tests.games.yggdrasil.oracle.check import expected
from tests.games.yggdrasil.oracle.table import (
    ARTIFACTS,
    CREATURES,
    IOTUNNS,
    ISLANDS,
    LEVELS,
    OBSTACLES,
    PATHS,
    SEATS,
    WORLDS,
    Card,
    Table,
)

DECKS: Final = ("tops", "unknown", "bottoms", "late", "down", "shares", "shared", "wheel")


@dataclass(frozen=True)
class Rich:
    """How many rounds begin with an invented position, and of what kind."""

    rounds: int
    calm: bool = False
    related: bool = False
    norns: bool = False
    kin: bool = False


NOT_RICH: Final = Rich(0)


def invent(t: Table, rng: random.Random, rich: Rich) -> None:
    """Pieces, cards and Enemies anywhere, as far as the rules allow."""
    reserve = SEATS[t.seats][0]
    t.elf_reserve = t.dice_reserve = reserve
    for god in t.gods:
        god.world = rng.choice(WORLDS)
        god.life = rng.randint(max(1, god.most - 4), god.most)
        if not god.is_support:
            god.elves = rng.randint(0, min(4, t.elf_reserve))
            god.dice = rng.randint(0, min(4, t.dice_reserve))
            t.elf_reserve -= god.elves
            t.dice_reserve -= god.dice
        god.artifacts = set()
    for level in range(3):
        t.piles[level] = set(ARTIFACTS[level]) - {t.shown[level]}
        names = sorted(t.piles[level])
        rng.shuffle(names)
        for name in names[: rng.choice((0, 2, 4, len(names)))]:
            t.piles[level].remove(name)
            rng.choice(t.players()).artifacts.add(name)
    t.heroes = rng.randint(0, 8)
    t.giants = rng.randint(0, 5)
    t.anonymous = rng.randint(0, 5)
    t.island = rng.randrange(len(ISLANDS) - 1)
    t.turned = rng.randrange(3)
    t.spot = rng.randrange(len(PATHS[t.hard]) - 1)
    names = sorted(IOTUNNS)
    rng.shuffle(names)
    active = rng.randint(0, 6)
    t.active_iotunns = set(names[:active])
    t.iotunn_deck = set(IOTUNNS) - set(names[: active + rng.choice((0, 0, 5, 12))])
    names = sorted(CREATURES)
    rng.shuffle(names)
    t.creature_deck = set(CREATURES) - set(names[: rng.choice((0, 0, 8, 16, 18))])
    for enemy in ("surt", "hel", "loki"):
        t.enemies[enemy] = rng.choice((*WORLDS, *LEVELS[2], *(["cage"] if enemy == "loki" else [])))
    t.enemies["fenrir"] = rng.choice(("cage", "asgard"))
    density = rng.choice((0.1, 0.2, 0.7))
    t.devastated = {world for world in WORLDS if len(t.enemies_in(world)) > 1 or rng.random() < density}
    for world in sorted(t.devastated):
        if len(t.devastated) > 7 and len(t.enemies_in(world)) < 2:
            t.devastated.remove(world)
    if rich.calm:
        soothe(t, rng)
    if rich.norns:
        t.active_iotunns = set()
        called = call_fenrir(t)
        t.creature_deck = {"skuld"} if called else {"deer"} if t.seats == 2 else {"skuld", "urd"}
    if rich.related:
        relate(t, rng)
    if rich.kin:
        gather_kin(t, rng)


def soothe(t: Table, rng: random.Random) -> None:
    """Nothing that would end the game soon: the decks are to be played through."""
    t.spot = t.island = 0
    t.giants, t.anonymous = min(t.giants, 2), min(t.anonymous, 2)
    t.active_iotunns = set(sorted(t.active_iotunns)[:4])
    t.enemies["surt"], t.enemies["hel"] = rng.choice(LEVELS[2]), rng.choice(LEVELS[2])
    t.devastated = {world for world in WORLDS if len(t.enemies_in(world)) > 1}
    for god in t.gods:
        god.life = god.most


def call_fenrir(t: Table) -> bool:
    """Two players: among what may be true, let it be true that the first one has drawn his or the support's Fenrir.

    The support's is then shuffled into the other deck while nobody knows the other card on the wheel. True if it is so.
    """
    down = t.down[0]
    open_cards = t.wheel["fenrir"]
    if t.seats != 2 or down is None or down.known or any(card.owner != 0 for card in open_cards):
        return False
    owner = 2 if open_cards else 0
    mine, others = t.decks
    theirs = next((card for card in others if is_hidden(card, owner) and not card.surely_here), None)
    swapped = next((card for card in mine if not card.known and not card.surely_here), None)
    if theirs and swapped:
        others[others.index(theirs)], mine[mine.index(swapped)] = swapped, theirs
    wanted = next((card for card in mine if is_hidden(card, owner)), None)
    if wanted is None:
        return False
    mine[mine.index(wanted)], t.down[0] = down, wanted
    return owner == 2


def is_hidden(card: Card, owner: int) -> bool:
    """This god's Fenrir, somewhere in the deck."""
    return card.owner == owner and card.enemy == "fenrir" and not card.known


def relate(t: Table, rng: random.Random) -> None:
    """Relationships and faces as a campaign may bring them; the gods stand close together."""
    close = rng.sample(WORLDS, 2)
    for god in t.gods:
        god.world = rng.choice(close)
    for god in t.players():
        others = [other.slot for other in t.gods if other is not god]
        for partners in (god.brothers, god.brothers, god.fellows, god.ties, god.companions):
            partners |= {slot for slot in others if rng.random() < 0.15}
        god.god_faces |= {face for face in "bcd" if rng.random() < 0.2}
        god.vanir_faces |= {face for face in "bcd" if rng.random() < 0.2}


def gather_kin(t: Table, rng: random.Random) -> None:
    """All gods beside an Enemy worth fighting, most of one blood, few with Elves; Obstacles and Heroes are rare."""
    place = rng.choice(("niflheim", "muspellheim", "iotunheim"))
    t.enemies["hel" if place == "niflheim" else "surt"] = place
    t.giants, t.anonymous, t.heroes = rng.randint(1, 4), rng.randint(1, 4), rng.choice((0, 0, 3))
    t.devastated -= {place}
    if len(t.enemies_in(place)) > 1:
        t.devastated.add(place)
    t.active_iotunns = {name for name in t.active_iotunns if name not in OBSTACLES or rng.random() < 0.2}
    for god in t.gods:
        god.world = place
        god.life = god.most
    for god in t.players():
        if rng.random() < 0.6:
            t.elf_reserve += god.elves
            god.elves = 0
        for other in t.gods:
            if other is not god:
                for partners, chance in ((god.ties, 0.35), (god.brothers, 0.3), (god.fellows, 0.15)):
                    partners.discard(other.slot)
                    partners |= {other.slot} if rng.random() < chance else set()


def impose(t: Table, s: Any) -> None:
    """Lay the same on the engine's table, but for the decks."""
    for name, value in expected(t).items():
        if name not in DECKS:
            setattr(s, name, deepcopy(value))
