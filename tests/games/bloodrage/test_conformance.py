"""Blood Rage keeps its promises to the kernel, for every number of seats and every set of options."""

from __future__ import annotations

from os import environ

import pytest

from gladsheim.games.bloodrage.actions.upgrading import powers_of
from gladsheim.games.bloodrage.cards.looks import drafter
from gladsheim.games.bloodrage.cards.printed import (
    AGE,
    CARD_COUNT,
    CARD_NAMES,
    DECK_SIZES,
    FIGURES,
    FIRST_MONSTER,
    deck_of,
)
from gladsheim.games.bloodrage.rules.board import BOX, PLACE_COUNT
from gladsheim.games.bloodrage.rules.game import GAME
from gladsheim.games.bloodrage.rules.state import NONE, SLOTS, State
from gladsheim.kernel.play import playout, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves
from gladsheim.kernel.view import Options
from gladsheim.testing import conformance

EFFORT = int(environ.get("GLADSHEIM_EFFORT", "1"))


def things(s: State) -> dict[str, int]:
    """Every card and every figure, wherever it is; a card lies in one heap at most."""
    counts = s.deck.copy()
    for kind in s.kinds:
        if kind != NONE:
            counts[kind] += 1
    lying = [card for heaps in (s.hands, s.quests, s.discarded, s.played) for heap in heaps for card in heap]
    assert len(set(lying)) == len(lying), "a card lies in two places"
    found = {CARD_NAMES[kind]: counts[kind] for kind in range(CARD_COUNT)}
    for seat in range(s.seats):
        places = s.warriors[PLACE_COUNT * seat : PLACE_COUNT * seat + PLACE_COUNT]
        assert min(places) >= 0, "fewer warriors than none"
        found[f"warriors {seat}"] = sum(places)
    return found


@pytest.mark.parametrize(("seats", "options"), conformance.setups(GAME))
def test_blood_rage_keeps_every_promise(seats: int, options: Options) -> None:
    conformance.check(GAME, seats, options, games=EFFORT, seed=100 * seats, conserved=things)


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_cards_and_figures_are_there_from_the_start(seats: int) -> None:
    s = GAME.new(seats, {"first_game": False})
    found = things(s)
    assert [found[CARD_NAMES[kind]] for kind in range(CARD_COUNT)] == deck_of(seats)
    assert DECK_SIZES[seats] == [{2: 20, 3: 26, 4: 34, 5: 42}[seats]] * 3
    assert [found[f"warriors {seat}"] for seat in range(seats)] == [8] * seats


@pytest.mark.parametrize("first_game", [False, True], ids=["drafted", "first"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_kept_beside_the_cards_agrees_with_them(seats: int, first_game: bool) -> None:
    """Powers, monsters, and who took which card, at every step of random games."""
    for seed in range(6 * EFFORT):
        s = GAME.new(seats, {"first_game": first_game})
        rng, out = Rng(seed), Moves()
        while s.stack:
            s.stack[-1].at_random(s, rng, out, False)
            settle(s)
            check_clans(s)
            check_hidden_cards(s)


def check_clans(s: State) -> None:
    """Powers follow from slots, and so do the owners of monsters."""
    for seat in range(s.seats):
        assert s.powers[seat] == powers_of(s, seat)
        assert min(s.rage[seat], s.glory[seat]) >= 0
    for monster, owner in enumerate(s.owners):
        cards = [CARD_NAMES[kind] for kind in s.slots[SLOTS * owner : SLOTS * owner + SLOTS] if kind != NONE]
        assert (owner == NONE) == (s.monsters[monster] == BOX)
        assert owner == NONE or FIGURES[FIRST_MONSTER + monster] in cards


def check_hidden_cards(s: State) -> None:
    """A card that nobody has seen is still with the seat that took it, and nothing is known of others."""
    held = set()
    for seat in range(s.seats):
        for bit, heap in enumerate((s.hands[seat], s.quests[seat], s.discarded[seat])):
            for card in heap:
                held.add(card)
                age, place = AGE[s.kinds[card]], card % (8 * s.seats)
                assert s.known[card] or drafter(s, age, place // 8, place % 8) == seat
                assert not s.known[card] or s.known[card] >> bit & 1
    assert all(card in held for card, known in enumerate(s.known) if known)


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_end_with_everybody_out_of_valhalla(seats: int) -> None:
    for seed in range(20 * EFFORT):
        s = GAME.new(seats, {"first_game": False})
        playout(s, Rng(seed), Moves())
        view = GAME.view(s, None)
        assert view.phase == "over"
        assert not any(clan.valhalla for clan in view.clans)
        assert view.scores == GAME.scores(s)
