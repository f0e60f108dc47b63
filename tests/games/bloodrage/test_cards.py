"""The tables of cards, figures, tracks and provinces against what is printed, and every card in play."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import Words, say
from gladsheim.games.bloodrage.cards.printed import AGE, CARD_NAMES, CARDS, FIGURES, IS_LATE, deck_of
from gladsheim.games.bloodrage.rules.board import ADJACENT, FJORD, PLACES, PROVINCES, SHORES, is_adjacent
from gladsheim.games.bloodrage.rules.notation import (
    card_words,
    figure_words,
    figures_words,
    in_words,
    place_words,
    to_words,
)
from gladsheim.games.bloodrage.rules.view import BloodrageView
from tests.games.bloodrage.tables import answer, asks, at, clan, events, lay, put, see

# title, cost or strength or Glory, and for each copy the number of players from which on it is used
PRINTED: Final = {
    ("monster", 1): "troll 2 2, dwarf-chieftain 2 2, sea-serpent 3 3",
    ("leader", 1): "lord-of-hammers 3 2 5",
    ("warrior", 1): "brothers-in-arms 1 2 5",
    ("ship", 1): "lokis-dragons 2 2 5",
    ("clan", 1): "lokis-domain 1 2, friggas-charm 0 2, thors-glory 2 2, friggas-succor 2 3, tyrs-domain 0 3, "
    "lokis-blessing 1 4",
    ("quest", 1): "alfheim-1 5 2 4, jotunheim-1 5 2 4, manheim-1 5 2 4, glorious-death-1 6 2 4 5, yggdrasil-1 6 3, "
    "widespread-1 7 5",
    ("battle", 1): "odins-smite 1 2 3, heimdalls-sight 0 2, friggas-grace 2 2 4, lokis-trickery 0 2 4, "
    "thors-hammer 1 2 5, tyrs-bash 2 2, tyrs-smash-1 3 2 3 5, tyrs-crush-1 4 4, tyrs-smite-1 5 2 5",
    ("monster", 2): "valkyrie 2 2, dark-elf 1 2, fire-giant 4 3",
    ("leader", 2): "lord-of-axes 3 2 5",
    ("warrior", 2): "experts-in-arms 2 2 5",
    ("ship", 2): "fire-dragons 2 2 5",
    ("clan", 2): "odins-inspiration 2 2, tyrs-challenge 0 2, friggas-protection 0 2, lokis-eminence 2 3, "
    "tyrs-prowess 2 3, thors-domain 1 4",
    ("quest", 2): "alfheim-2 7 2 4, jotunheim-2 7 2 4, manheim-2 7 2 4, glorious-death-2 8 2 4 5, yggdrasil-2 8 3, "
    "widespread-2 10 5",
    ("battle", 2): "heimdalls-eye 2 2 2 3 5, heimdalls-watch-2 0 2, odins-tide 1 2 4, lokis-backstab 0 2 4, "
    "thors-oath 1 2 5, tyrs-smash-2 3 4 5, tyrs-crush-2 4 2, tyrs-smite-2 5 3, tyrs-rage-2 6 2",
    ("monster", 3): "frost-giant 4 2, soldier-of-hel 3 2, volur-witch 3 3",
    ("leader", 3): "lord-of-spears 3 2 5",
    ("warrior", 3): "masters-in-arms 2 2 5",
    ("ship", 3): "eternal-dragons 2 2 5",
    ("clan", 3): "friggas-domain 0 2, odins-throne 2 2, thors-conquest 3 2, friggas-sacrifice 1 3, tyrs-wrath 1 3, "
    "lokis-wrath 3 4",
    ("quest", 3): "alfheim-3 9 2 4, jotunheim-3 9 2 4, manheim-3 9 2 4, glorious-death-3 11 2 4 5, yggdrasil-3 11 3, "
    "widespread-3 15 5",
    ("battle", 3): "heimdalls-gaze 3 2 3, heimdalls-watch-3 0 2, thors-primacy 3 2 3, thors-ascension 1 2 4, "
    "odins-judgement 2 2 4, lokis-poison 0 2 5, tyrs-crush-3 4 2 5, tyrs-smite-3 5 4, tyrs-rage-3 6 2, "
    "tyrs-judgement 8 5",
}  # fmt: skip
FAMILIES: Final = ("monster", "leader", "warrior", "ship", "clan", "quest", "battle")
BOARD: Final = {
    # province       region       villages  fjord
    "myrkulor": ("manheim", 3, "west"),
    "elvagar": ("manheim", 4, "north"),
    "angerboda": ("manheim", 5, "north"),
    "muspelheim": ("jotunheim", 5, "east"),
    "horgr": ("jotunheim", 4, "east"),
    "utgard": ("jotunheim", 3, "south"),
    "andlang": ("alfheim", 3, "south"),
    "gimle": ("alfheim", 5, "west"),
    "yggdrasil": (None, None, None),
}
APART: Final = ("bot", "terminal")
"""They stand outside the rules."""
TABLES: Final = ("printed.py", "texts.py")
SOURCE: Final = Path(__file__).parents[3] / "src" / "gladsheim" / "games" / "bloodrage"


def rows(*families: str) -> list[tuple[str, int, list[int], int]]:
    """The printed cards of some families: title, number, marks, age."""
    found = []
    for (family, age), text in PRINTED.items():
        if family in families:
            for row in text.split(", "):
                title, value, *marks = row.split()
                found.append((title, int(value), [int(mark) for mark in marks], age))
    return found


def cards_of(*families: str) -> list[tuple[str, int, int]]:
    """Title, number and age of the printed cards of some families."""
    return [(title, value, age) for title, value, _, age in rows(*families)]


def named(counts: list[int]) -> Counter[str]:
    """Cards by name."""
    return Counter({name: n for name, n in zip(CARD_NAMES, counts, strict=True) if n})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p11_every_deck_is_the_printed_one(seats: int) -> None:
    printed = Counter({title: sum(mark <= seats for mark in marks) for title, _, marks, _ in rows(*FAMILIES)})
    assert named(deck_of(seats)) == +printed


@pytest.mark.parametrize(("seats", "size"), [(2, 20), (3, 26), (4, 34), (5, 42)])
def test_p11_each_age_has_as_many_cards(seats: int, size: int) -> None:
    deck = deck_of(seats)
    for age in (1, 2, 3):
        assert sum(n for n, of in zip(deck, AGE, strict=True) if of == age) == size


@pytest.mark.parametrize(
    ("seats", "make_up"),
    [(2, [2, 1, 1, 1, 3, 4, 8]), (3, [3, 1, 1, 1, 5, 5, 10]), (4, [3, 1, 1, 1, 6, 9, 13]),
     (5, [3, 2, 2, 2, 6, 11, 16])],
)  # fmt: skip
def test_every_age_has_the_same_make_up(seats: int, make_up: list[int]) -> None:
    for age in (1, 2, 3):
        found = [
            sum(sum(mark <= seats for mark in marks) for _, _, marks, of in rows(family) if of == age)
            for family in FAMILIES
        ]
        assert found == make_up
        deck = deck_of(seats)
        cards = [sum(deck[kind] for kind, card in enumerate(CARDS) if card.family == i and AGE[kind] == age)
                 for i in range(len(FAMILIES))]  # fmt: skip
        assert cards == make_up


@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 2), (4, 2), (5, 2)])
def test_p12_eight_cards_are_dealt_to_each(seats: int, left: int) -> None:
    match = gladsheim.load("bloodrage").match(seats=seats, seed=0)
    assert [len(see(match, seat).pack or []) for seat in range(seats)] == [8] * seats
    assert see(match).in_decks[0] == left


def test_only_eye_and_gaze_have_a_white_disc() -> None:
    assert {name for name, late in zip(CARD_NAMES, IS_LATE, strict=True) if late} == {"heimdalls-eye", "heimdalls-gaze"}


def test_p6_the_board_is_the_printed_one() -> None:
    provinces = see(put("", "", seats=5)).provinces
    assert {one.name: (one.region, one.villages) for one in provinces} == {n: BOARD[n][:2] for n in BOARD}
    assert sum(one.villages or 0 for one in provinces) == 32
    assert [None if FJORD[p] < 0 else PLACES[FJORD[p]] for p in range(9)] == [fjord for *_, fjord in BOARD.values()]
    assert [{PROVINCES[p] for p in shores} for shores in SHORES] == [
        {"elvagar", "angerboda"}, {"muspelheim", "horgr"}, {"utgard", "andlang"}, {"gimle", "myrkulor"},
    ]  # fmt: skip


def test_p6_provinces_form_a_ring_round_yggdrasil() -> None:
    ring = list(BOARD)[:8]
    for i, name in enumerate(ring):
        beside = {ring[i - 1], ring[(i + 1) % 8], "yggdrasil"}
        assert {PROVINCES[p] for p in ADJACENT[PROVINCES.index(name)]} == beside
        assert {other for p, other in enumerate(PROVINCES) if is_adjacent(PROVINCES.index(name), p)} == beside
    assert {PROVINCES[p] for p in ADJACENT[8]} == set(ring)


def test_p7_the_tracks_are_the_printed_ones() -> None:
    found = [clan(put("", "", stats=[[step] * 3, [1] * 3]), 0).stats for step in range(1, 7)]
    assert [stats[0].value for stats in found] == [6, 7, 8, 9, 12, 12]
    assert [stats[1].value for stats in found] == [3, 4, 5, 6, 8, 8]
    assert [stats[2].value for stats in found] == [4, 5, 6, 7, 10, 10]
    assert [stats[0].bonus for stats in found] == [0, 0, 0, 10, 10, 20]


@pytest.mark.parametrize("token", ["rage", "axes", "horns", "glory", "all"])
def test_p18_what_the_tokens_give(token: str) -> None:
    province = "yggdrasil" if token == "all" else "elvagar"
    match = put(f"warrior {province}", tokens={province: token})
    answer(match, f"pillage {province}")
    raised = [2 if token in (stat, "all") else 1 for stat in ("rage", "axes", "horns")]
    assert [stat.step for stat in clan(match, 0).stats] == raised
    assert (clan(match, 0).glory, clan(match, 0).rage) == (5 if token == "glory" else 0, 6)


FREE: Final = ("dwarf-chieftain", "soldier-of-hel")


@pytest.mark.parametrize(("card", "value", "age"), cards_of("monster", "leader", "warrior", "ship"))
def test_p16_a_figures_upgrade_costs_its_strength_and_lets_it_invade_free(card: str, value: int, age: int) -> None:
    family = next(family for (family, _), text in PRINTED.items() if f"{card} " in text)
    figure = card if family == "monster" else family
    place = "north" if figure in ("ship", "sea-serpent") else "elvagar"
    match = put("", "", hands=[card, ""], age=age, seats=5)
    answer(match, f"upgrade {card}")
    rage = 6 if card in FREE else 6 - value
    assert clan(match, 0).rage == rage
    assert asks(match) == [(0, "FreeInvasion")]
    answer(match, place)
    assert clan(match, 0).rage == rage
    assert at(match, place) == figure, "exactly one of them"
    assert asks(match) == [(1, "Act")]
    lying = clan(match, 0).monsters if family == "monster" else [getattr(clan(match, 0), family)]
    assert card in lying


@pytest.mark.parametrize(("card", "value", "age"), cards_of("clan"))
def test_p16_a_clan_upgrade_costs_what_is_printed(card: str, value: int, age: int) -> None:
    match = put("", "", hands=[card, ""], age=age, seats=5)
    answer(match, f"upgrade {card}")
    assert clan(match, 0).rage == 6 - value
    assert [one for one in clan(match, 0).clan if one] == [card]
    assert asks(match) == [(1, "Act")]


@pytest.mark.parametrize(("card", "value", "age"), cards_of("battle"))
def test_p18_a_battle_card_adds_its_printed_strength(card: str, value: int, age: int) -> None:
    match = put("leader elvagar", "leader elvagar", hands=[card, ""], age=age, seats=5)
    answer(match, "pillage elvagar")
    lay(match, card)
    [end] = events(match, "BattleWon") + events(match, "BattleTied")
    assert end.strengths[:2] == [3 + value, 3]


QUEST_FIGURES: Final = {
    "alfheim": ("warrior gimle", "warrior horgr"),
    "jotunheim": ("warrior horgr", "warrior gimle"),
    "manheim": ("warrior myrkulor", "warrior gimle"),
    "glorious-death": ("4 warriors valhalla", "3 warriors valhalla"),
    "yggdrasil": ("warrior yggdrasil", "warrior gimle"),
    "widespread": ("warrior gimle, warrior horgr", "2 warriors gimle"),
}
"""Figures that fulfil a quest, and figures that do not."""


@pytest.mark.parametrize(("card", "value", "age"), cards_of("quest"))
def test_p20_a_fulfilled_quest_pays_its_glory_and_a_stat(
    card: str,
    value: int,
    age: int,
) -> None:
    enough, too_little = QUEST_FIGURES[card[:-2]]
    position: dict[str, Any] = {"seats": 5, "age": age, "rage": [1, 0, 0, 0, 0]}
    match = put(enough, quests=[card], doom=["elvagar", "utgard", "angerboda"], **position)
    answer(match, "pass")
    assert clan(match, 0).glory == value
    assert asks(match) == [(0, "RaiseStat")]
    match = put(too_little, quests=[card], doom=["elvagar", "utgard", "angerboda"], **position)
    answer(match, "pass")
    assert [event.fulfilled for event in events(match, "QuestRevealed")] == [False]
    assert clan(match, 0).glory == 0


def test_widespread_counts_yggdrasil_and_both_shores_of_a_ship() -> None:
    for figures in ("warrior gimle, warrior yggdrasil", "ship north"):
        match = put(figures, seats=5, quests=["widespread-1"], rage=[1, 0, 0, 0, 0])
        answer(match, "pass")
        assert [event.fulfilled for event in events(match, "QuestRevealed")] == [True]


def test_everything_has_a_name_in_both_languages() -> None:
    cards = [card_words(name) for name in CARD_NAMES]
    powers = [Words(f"bloodrage-power-{name}") for name in (*CARD_NAMES, *FIGURES)]
    figures = [words for name in FIGURES for words in (figure_words(name), figures_words(name, 1))]
    places = [words(name) for name in PLACES[:13] for words in (place_words, to_words, in_words)]
    for lang in ("en", "de"):
        for words in (*cards, *powers, *figures, *places):
            assert say(words, lang) != words.id
        titles = {re.sub(r"-\d$", "", name): say(card_words(name), lang) for name in CARD_NAMES}
        assert len(set(titles.values())) == len(titles)
    assert say(Words("bloodrage-title")) == "Blood Rage"


def test_the_four_german_titles_that_are_attested() -> None:
    names = ("lokis-domain", "lokis-eminence", "friggas-succor", "tyrs-crush-1")
    titles = [say(card_words(name), "de") for name in names]
    assert titles == ["Lokis Herrschaft", "Lokis Ansehen", "Friggs Beistand", "Tyrs Niederschlag"]


def code_words(file: Path) -> Iterator[str]:
    """Names and texts in the code of a module, without its docstrings."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        for child in ast.iter_child_nodes(node):
            is_docstring = isinstance(node, ast.Expr)
            if isinstance(child, ast.Constant) and isinstance(child.value, str) and not is_docstring:
                yield child.value
        if isinstance(node, ast.Name):
            yield node.id.lower().replace("_", "-")


def test_no_card_is_named_outside_the_tables() -> None:
    """Monsters are figures too, and as such the engine may know them."""
    titles = {card.title for card in CARDS} - set(FIGURES) - set(PROVINCES) - {"alfheim", "jotunheim", "manheim"}
    steps = [file for file in SOURCE.rglob("*.py") if file.parent.name not in APART and file.name not in TABLES]
    assert len(steps) > 20
    for file in steps:
        for word in code_words(file):
            assert not [title for title in titles if re.search(rf"\b{title}\b", word)], f"{file.name}: {word}"


def seen(view: BloodrageView) -> Counter[str]:
    """Every card that a reader knows of, wherever it lies now."""
    own = [*(view.hand or []), *(quest.card for quest in view.quests or []), *(view.discarded or [])]
    upgrades = [
        card
        for clan in view.clans
        for card in (clan.leader, clan.warrior, clan.ship, *clan.monsters, *clan.clan)
        if card is not None
    ]
    return Counter([*own, *(view.pack or []), *upgrades])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_is_ever_doubled(seats: int) -> None:
    box = named(deck_of(seats))
    match = gladsheim.load("bloodrage").match(seats=seats, seed=seats)
    turn = 0
    while not match.over:
        seat = match.asked[0].seat
        moves = match.moves(seat)
        turn += 1
        match.play(moves[turn * 7919 % len(moves)], seat)
        for reader in (None, *range(seats)):
            assert not seen(see(match, reader)) - box
