"""Worlds that a seat cannot tell from the real one."""

from __future__ import annotations

from gladsheim.games.nidavellir.cards.printed import SPYGLASS
from gladsheim.games.nidavellir.coins.purse import arrange
from gladsheim.games.nidavellir.rules.distinctions import draw
from gladsheim.games.nidavellir.rules.state import COINS, SECRET, State
from gladsheim.kernel.rng import Rng


def imagined(s: State, seat: int, rng: Rng) -> State:
    """Others' secret coins lie in any order, and the spyglass may have shown any cards of the second age."""
    world = s.copy()
    for other in range(s.seats):
        if other != seat:
            shuffle_coins(world, other, rng)
    if world.looked and world.distinctions[SPYGLASS] != seat:
        look_again(world, rng)
    return world


def shuffle_coins(world: State, seat: int, rng: Rng) -> None:
    """A seat's secret coins change places with each other."""
    secret = [i for i in range(COINS * seat, COINS * seat + COINS) if world.shown[i] == SECRET]
    if secret:
        places = [world.places[i] for i in secret]
        rng.shuffle(places)
        for i, place in zip(secret, places, strict=True):
            world.places[i] = place
        arrange(world, seat)


def look_again(world: State, rng: Rng) -> None:
    """Other cards, as many, from the same deck."""
    looks = len(world.looked)
    for kind in world.looked:
        world.next_deck[kind] += 1
    world.looked.clear()
    for _ in range(looks):
        kind = draw(world.next_deck, int(rng.below(sum(world.next_deck))))
        world.next_deck[kind] -= 1
        world.looked.append(kind)
