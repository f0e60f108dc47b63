"""Nidavellir keeps its promises to the kernel, for every number of seats and every set of options."""

from __future__ import annotations

from os import environ

import pytest

from gladsheim.games.nidavellir.cards.printed import CARD_NAMES, DWARFS, HAMMER, HEROES, deck
from gladsheim.games.nidavellir.coins.purse import HIGHEST, treasury
from gladsheim.games.nidavellir.rules.game import GAME
from gladsheim.games.nidavellir.rules.notation import GOLD
from gladsheim.games.nidavellir.rules.state import GOLDEN_GEM, State
from gladsheim.kernel.play import playout
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves
from gladsheim.kernel.view import Options
from gladsheim.testing import conformance

EFFORT = int(environ.get("GLADSHEIM_EFFORT", "1"))


def things(s: State) -> dict[str, int]:
    """Every dwarf and every gold coin, wherever it is; offerings and copper leave the game."""
    counts = [0] * (DWARFS + 1)
    for kind in range(DWARFS):
        counts[kind] = s.deck[kind] + s.next_deck[kind]
    lying = [*s.taverns, *s.looked, *s.discard, *(card for army in s.armies for card in army)]
    for card in lying:
        if 0 <= card < DWARFS:
            counts[card] += 1
    gold = s.treasury.copy()
    for coin in s.coins:
        if coin % 3 == GOLD:
            gold[coin // 3] += 1
    dwarfs = {CARD_NAMES[kind]: counts[kind] for kind in range(DWARFS)}
    return {**dwarfs, **{f"gold {value}": gold[value] for value in range(HIGHEST + 1)}}


@pytest.mark.parametrize(("seats", "options"), conformance.setups(GAME))
def test_nidavellir_keeps_every_promise(seats: int, options: Options) -> None:
    conformance.check(GAME, seats, options, games=EFFORT, seed=100 * seats, conserved=things)


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_dwarfs_and_coins_are_there_from_the_start(seats: int) -> None:
    found = things(GAME.new(seats, {"first_game": False}))
    assert sum(found[CARD_NAMES[kind]] for kind in range(DWARFS)) == (86 if seats == 5 else 70)
    assert [found[f"gold {value}"] for value in range(HIGHEST + 1)] == treasury(seats)
    assert sum(treasury(seats)) == (34 if seats > 3 else 28)
    assert [sum(deck(seats, age)) for age in (1, 2)] == ([45, 46] if seats == 5 else [36, 37])


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_kept_beside_the_armies_agrees_with_them(seats: int) -> None:
    """Ranks, values, heroes and gems at the end of random games, counted again from the cards."""
    for seed in range(40 * EFFORT):
        s = GAME.new(seats, {"first_game": False})
        playout(s, Rng(seed), Moves())
        check_armies(s)
        assert sorted(s.gems)[:-1] == sorted(set(s.gems))[:-1]
        assert max(s.gems) in (seats, GOLDEN_GEM)


def check_armies(s: State) -> None:
    """Count every army again."""
    view = GAME.view(s, None)
    for seat in range(s.seats):
        army = view.armies[seat]
        heroes = [owner for owner in s.heroes if owner == seat]
        assert len(heroes) == s.recruited[seat] == army.recruited
        for class_, column in enumerate(army.columns):
            assert sum(card.ranks for card in column.cards) == column.ranks == s.ranks[5 * seat + class_]
            assert sum(card.value or 0 for card in column.cards) == s.values[5 * seat + class_]
        assert s.armies[seat].count(HAMMER) <= 1
        assert len(s.coins) == 5 * s.seats
        assert len(s.heroes) == len(HEROES)
