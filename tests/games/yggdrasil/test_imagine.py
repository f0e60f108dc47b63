"""Nobody holds anything hidden: worlds are copies, and what nature is asked about is as likely as the cards say."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from gladsheim.games.yggdrasil.enemies.decks import Look, look_at_top, shuffle_in, turned_up
from gladsheim.games.yggdrasil.enemies.reveal import Reveal
from gladsheim.games.yggdrasil.rules.game import Yggdrasil
from gladsheim.games.yggdrasil.rules.notation import card_text
from gladsheim.games.yggdrasil.rules.state import UNSEEN, State
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Chance, Moves

GAME = Yggdrasil()
World = tuple[tuple[int, ...], ...]
"""By seat: the face-down card (or -1), then the cards of the deck from the top."""

PAIR: dict[str, Any] = {
    "seats": 2,
    "gods": ["freyr", "thor", "tyr"],
    "wheel": ["tyr fenrir", "thor hel"],
    "shares": [2, 1],
    "decks": [
        {"bottom": ["freyr loki", "freyr iormungand", "freyr fenrir", "freyr nidhogg", "tyr iormungand"]},
        {"bottom": ["thor surt", "thor iormungand", "thor fenrir", "thor nidhogg", "tyr nidhogg"]},
    ],
}
"""Nobody has seen two cards of Freyr, one of Thor and three of Tyr: two of these are Freyr's, one is Thor's."""


def worlds_of(s: State) -> Counter[World]:
    """Every arrangement of a pair's cards that nobody can rule out, each as likely."""
    found: Counter[World] = Counter()
    for mine in combinations(s.shared, s.shares[0]):
        others = [card for card in s.shared if card not in mine]
        for one in permutations([*s.unknown[0], *mine]):
            for other in permutations([*s.unknown[1], *others]):
                found[(*one, *s.bottoms[0]), (*other, *s.bottoms[1])] += 1
    return found


def shuffled(worlds: Counter[World], seat: int, card: int) -> Counter[World]:
    """A card is shuffled into a deck, but for what lies face down; every order comes as often."""
    found: Counter[World] = Counter()
    for world, ways in worlds.items():
        down, *deck = world[seat]
        for order in permutations([*deck, card]):
            changed = list(world)
            changed[seat] = (down, *order)
            found[tuple(changed)] += ways
    return found


def share(worlds: Counter[World], seat: int, place: int) -> dict[int, Fraction]:
    """How likely each card is in a place of a deck: 0 is face down, 1 on top."""
    counts: Counter[int] = Counter()
    for world, ways in worlds.items():
        counts[world[seat][place]] += ways
    return {card: Fraction(n, worlds.total()) for card, n in counts.items()}


def weights(step: Chance, s: State) -> dict[int, Fraction]:
    """What nature may answer, and how likely."""
    out = Moves()
    step.moves(s, out)
    total = sum(step.weight(s, card) for card in out.listed())
    return {card: Fraction(step.weight(s, card), total) for card in out.listed()}


def seen(worlds: Counter[World], seat: int, place: int, card: int) -> Counter[World]:
    """The worlds in which that card was there."""
    return Counter({world: ways for world, ways in worlds.items() if world[seat][place] == card})


@pytest.mark.parametrize("seat", [0, 1])
def test_a_face_down_card_is_any_that_nobody_has_seen(seat: int) -> None:
    s = GAME.from_position(PAIR)
    assert s.down == [UNSEEN, UNSEEN]
    assert weights(Reveal(seat), s) == share(worlds_of(s), seat, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_card_on_top_is_not_the_one_that_lies_face_down(seat: int) -> None:
    s = GAME.from_position(PAIR)
    assert weights(Look(seat), s) == share(worlds_of(s), seat, 1)


def test_what_is_seen_of_one_deck_tells_of_the_other() -> None:
    s = GAME.from_position(PAIR)
    worlds = worlds_of(s)
    rng = Random(3)
    for seat in (0, 1):
        step = Reveal(seat)
        assert weights(step, s) == share(worlds, seat, 0)
        card = rng.choice(sorted(weights(step, s)))
        worlds = seen(worlds, seat, 0, card)
        reveal_only(s, seat, card)
    for seat in (0, 1):
        if s.unknown[seat] or s.shares[seat]:
            assert weights(Look(seat), s) == share(worlds, seat, 1)


def reveal_only(s: State, seat: int, card: int) -> None:
    """A face-down card is turned up, and that is all."""
    if card in s.unknown[seat]:
        s.unknown[seat].remove(card)
    else:
        s.shared.remove(card)
        s.shares[seat] -= 1
    turned_up(s, seat)


@pytest.mark.parametrize("seed", range(8))
def test_a_card_shuffled_in_may_lie_anywhere_but_face_down(seed: int) -> None:
    """Looked at one after the other: at each card the odds are those of all arrangements that are left."""
    rng = Random(seed)
    data = {**PAIR, "decks": [{"bottom": ["tyr iormungand", "tyr nidhogg"]}, PAIR["decks"][1]]}
    data["decks"][1] = {"bottom": [card for card in data["decks"][1]["bottom"] if card != "tyr nidhogg"]}
    data["wheel"] = ["freyr loki", "freyr iormungand", "freyr fenrir", "freyr nidhogg", "thor hel"]
    s = GAME.from_position({**data, "shares": [1, 3]})
    s.shares, s.shared = [1, 1], s.shared[:2]
    worlds = worlds_of(s)
    card = s.wheel[4]
    shuffle_in(s, 0, card)
    worlds = shuffled(worlds, 0, card)
    assert s.late[0]
    assert weights(Reveal(0), s) == share(worlds, 0, 0)
    for place in range(1, 4):
        s.stack.clear()
        look_at_top(s, 0, place)
        step = s.stack[-1]
        assert isinstance(step, Look)
        assert weights(step, s) == share(worlds, 0, place)
        card = rng.choice(sorted(weights(step, s)))
        s.stack.pop()
        step.answer(s, card)
        worlds = seen(worlds, 0, place, card)
        assert s.tops[0][-1] == card
        assert weights(Reveal(0), s) == share(worlds, 0, 0)
        assert weights(Reveal(1), s) == share(worlds, 1, 0)


def test_an_imagined_world_is_a_copy() -> None:
    s = GAME.from_position(PAIR)
    for seat in (0, 1):
        world = GAME.imagine(s, seat, Rng(seat))
        assert world is not s
        assert GAME.dump(world) == GAME.dump(s)


def test_nobody_sees_what_lies_face_down() -> None:
    s = GAME.from_position(PAIR)
    for seat in (None, 0, 1):
        view = GAME.view(s, seat)
        assert [deck.unseen for deck in view.decks] == [True, True]
        assert [deck.down for deck in view.decks] == [None, None]
        assert [len(deck.unknown) for deck in view.decks] == [2, 1]
        assert [card.enemy for card in view.shared] == ["surt", "hel", "loki"]
        assert view.shares == [2, 1]
        assert [deck.size for deck in view.decks] == [8, 6]


def test_cards_are_called_by_their_god_and_their_enemy() -> None:
    s = GAME.from_position(PAIR)
    assert [card_text(s, card) for card in s.bottoms[0][:2]] == ["freyr loki", "freyr iormungand"]
