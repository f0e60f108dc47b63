"""The table of tiles against the rulebook's list of contents and its overview of powers."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

import pytest

import gladsheim
from gladsheim import Words, say
from gladsheim.games.voluspa.rules.tiles import TILES
from gladsheim.games.voluspa.rules.view import VoluspaView
from tests.games.voluspa.tables import see

PRINTED: Final = {
    # name      value  copies
    "odin": (8, 6),
    "thor": (7, 8),
    "troll": (6, 6),
    "dragon": (5, 8),
    "fenrir": (4, 8),
    "skadi": (3, 9),
    "valkyrie": (2, 9),
    "loki": (1, 6),
}
PRINTED_SAGA: Final = {
    "hel": (0, 5),
    "hermod": (3, 8),
    "jotunn": (5, 6),
    "serpent": (6, 6),
}


def test_the_base_game_has_60_tiles_as_printed() -> None:
    base = {tile.name: (tile.value, tile.copies) for tile in TILES if tile.copies and not tile.saga}
    assert base == PRINTED
    assert [copies for _, copies in base.values()] == [6, 8, 6, 8, 8, 9, 9, 6]
    assert sum(copies for _, copies in base.values()) == 60


def test_the_saga_of_edda_has_25_tiles_as_printed() -> None:
    saga = {tile.name: (tile.value, tile.copies) for tile in TILES if tile.saga}
    assert saga == PRINTED_SAGA
    assert sum(copies for _, copies in saga.values()) == 25


def test_every_name_is_one_lower_case_word() -> None:
    names = [tile.name for tile in TILES if tile.copies]
    assert len(set(names)) == 12
    assert all(name.isascii() and name.isalpha() and name.islower() for name in names)


def test_every_tile_has_a_name_in_both_languages() -> None:
    for name in PRINTED | PRINTED_SAGA:
        for lang in ("en", "de"):
            assert say(Words(f"voluspa-{name}"), lang) != f"voluspa-{name}"


@pytest.mark.parametrize("name", [name for name in PRINTED | PRINTED_SAGA if name != "hel"])
def test_a_tile_alone_on_the_table_shows_its_printed_value(name: str) -> None:
    value = (PRINTED | PRINTED_SAGA)[name][0]
    position = {"options": {"edda": True}, "board": {"0,0": [name]}, "hands": [["thor"], []]}
    [cell] = see(gladsheim.load("voluspa").position(position, seed=0)).board
    assert (cell.row, cell.column) == (value, value)


@pytest.mark.parametrize("edda", [False, True], ids=["base", "edda"])
def test_a_new_game_shuffles_exactly_the_printed_tiles(edda: bool) -> None:
    match = gladsheim.load("voluspa").match(seats=2, options={"edda": edda}, companion=True)
    printed = PRINTED | (PRINTED_SAGA if edda else {})
    assert see(match).unseen == {name: copies for name, (_, copies) in printed.items() if name != "hel"}
    assert see(match).removed == []


def seen(view: VoluspaView, seat: int | None) -> Counter[str]:
    """Every tile that a seat knows of: on the table, in its hand, taken by others with Skadi, in the box, or unseen."""
    count = Counter(view.removed) + Counter(view.unseen)
    for cell in view.board:
        count.update(cell.stack)
    for other, hand in enumerate(view.hands):
        count.update(hand if hand is not None else view.known[other] + ["hel"] * view.hels[other])
        assert (hand is not None) == (other == seat)
    return count


@pytest.mark.parametrize("edda", [False, True], ids=["base", "edda"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_tile_is_ever_lost_or_doubled(seats: int, edda: bool) -> None:
    box = Counter({name: copies for name, (_, copies) in PRINTED.items()})
    if edda:
        box |= Counter({name: copies for name, (_, copies) in PRINTED_SAGA.items()})
        box["hel"] = {2: 4, 3: 3, 4: 4, 5: 5}[seats]
    match = gladsheim.load("voluspa").match(seats=seats, seed=seats, options={"edda": edda})
    rng = random.Random(seats)
    while not match.over:
        seat = match.asked[0].seat
        match.play(rng.choice(match.moves(seat)), seat)
        for reader in (None, *range(seats)):
            assert seen(see(match, reader), reader) == box
        view = see(match)
        assert sum(view.unseen.values()) == view.in_bag + sum(view.held) - sum(map(len, view.known))
    view = see(match)
    assert (view.in_bag, view.unseen, sum(view.held), sum(view.hels)) == (0, {}, 0, 0)
    assert gladsheim.replay(match.record()).view(None) == view
