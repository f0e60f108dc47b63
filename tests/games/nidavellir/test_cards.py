"""The tables of cards, heroes and coins against what is printed, and every hero in play."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

import pytest

import gladsheim
from gladsheim import Words, say
from gladsheim.games.nidavellir.cards.printed import DISTINCTIONS, HEROES, KIND_NAMES, deck
from gladsheim.games.nidavellir.coins.purse import treasury as gold
from gladsheim.games.nidavellir.rules.events import CardTaken, CoinUpgraded
from gladsheim.games.nidavellir.rules.notation import card_words, class_words, distinction_words, hero_words
from gladsheim.games.nidavellir.rules.view import NidavellirView
from tests.games.nidavellir.tables import answer, put, see, tavern

CLASSES: Final = ("warrior", "hunter", "miner", "blacksmith", "explorer")
PRINTED: Final = (
    "warrior-3 warrior-4 warrior-5 warrior-6 warrior-6 warrior-7 warrior-8 warrior-9 "
    "hunter hunter hunter hunter hunter hunter miner-0 miner-0 miner-1 miner-1 miner-2 miner-2 "
    "blacksmith blacksmith blacksmith blacksmith blacksmith blacksmith blacksmith blacksmith "
    "explorer-5 explorer-6 explorer-7 explorer-8 explorer-9 explorer-10 explorer-11"
)
WITH_FIVE: Final = "warrior-10 hunter hunter miner-0 miner-1 blacksmith blacksmith explorer-12"

PRINTED_HEROES: Final = {
    # name           class         ranks  values
    "kraal": ("warrior", 2, 7),
    "tarah": ("warrior", 1, 14),
    "aral": ("hunter", 2, None),
    "dagda": ("hunter", 3, None),
    "zoral": ("miner", 3, 1),
    "lokdur": ("miner", 1, 3),
    "aegur": ("blacksmith", 2, None),
    "bonfur": ("blacksmith", 3, None),
    "hourya": ("explorer", 1, 20),
    "idunn": ("explorer", 1, 7),
}
BESIDE: Final = {
    # name               points alone, with a highest coin of 5
    "dwerg-aesir": 13,
    "dwerg-bergelmir": 13,
    "dwerg-jungir": 13,
    "dwerg-sigmir": 13,
    "dwerg-ymir": 13,
    "skaa": 17,
    "astrid": 5,
    "grid": 7,
    "uline": 9,
    "thrud": 13,
}


def named(counts: list[int]) -> Counter[str]:
    """Cards by name."""
    return Counter({name: n for name, n in zip(KIND_NAMES, counts, strict=True) if n})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_ages_have_the_printed_dwarfs_and_their_offerings(seats: int) -> None:
    dwarfs = Counter(PRINTED.split()) + (Counter(WITH_FIVE.split()) if seats == 5 else Counter())
    more = 1 if seats == 5 else 0
    assert named(deck(seats, 1)) == dwarfs + Counter({"offering-3": 1 + more})
    assert named(deck(seats, 2)) == dwarfs + Counter({"offering-5": 2 + more})
    assert (sum(deck(seats, 1)), sum(deck(seats, 2))) == ((45, 46) if more else (36, 37))


def test_the_box_holds_86_dwarfs_and_5_offerings() -> None:
    box = named(deck(5, 1)) + named(deck(5, 2))
    by_class = Counter(name.partition("-")[0] for name in box.elements())
    assert by_class == {"warrior": 18, "hunter": 16, "miner": 16, "blacksmith": 20, "explorer": 16, "offering": 5}


def test_there_are_21_heroes_10_of_them_with_a_class() -> None:
    names = [hero.name for hero in HEROES]
    assert names == [*PRINTED_HEROES, *BESIDE, "ylud"]
    assert len(set(names)) == 21
    assert {hero.name for hero in HEROES if hero.hard} == {"thrud", "ylud", "uline"}


@pytest.mark.parametrize(("seats", "coins"), [(2, 28), (3, 28), (4, 34), (5, 34)])
def test_the_treasury_is_the_printed_one(seats: int, coins: int) -> None:
    counts = gold(seats)
    assert sum(counts) == coins
    assert [value for value, n in enumerate(counts) if n] == list(range(5, 26))
    assert all(counts[value] == 2 for value in (5, 6, 8, 10, 12, 13, 14))
    assert all(counts[value] == (3 if seats > 3 else 1) for value in (7, 9, 11))
    assert all(counts[value] == 1 for value in range(15, 26))


def test_everything_has_a_name_in_both_languages() -> None:
    cards = [card_words(name) for name in (*KIND_NAMES, "hammer")]
    heroes = [hero_words(hero.name) for hero in HEROES]
    classes = [class_words(name) for name in CLASSES]
    distinctions = [distinction_words(distinction.name) for distinction in DISTINCTIONS]
    for lang in ("en", "de"):
        for family in (cards, heroes, classes, distinctions):
            said = [say(words, lang) for words in family]
            assert all(text != words.id for text, words in zip(said, family, strict=True))
            assert len(set(said)) == len(said)
    assert say(Words("nidavellir-title")) == "Nidavellir"


@pytest.mark.parametrize("name", PRINTED_HEROES)
def test_a_hero_with_a_class_lies_in_its_column(name: str) -> None:
    class_, ranks, value = PRINTED_HEROES[name]
    view = see(put(name, phase="over"))
    [card] = view.armies[0].columns[CLASSES.index(class_)].cards
    assert (card.name, card.ranks, card.value) == (name, ranks, value)
    assert view.armies[0].columns[CLASSES.index(class_)].ranks == ranks
    assert view.armies[0].heroes == []


@pytest.mark.parametrize("name", BESIDE)
def test_a_hero_without_a_class_lies_beside_the_board(name: str) -> None:
    army = see(put(name, "warrior-3", phase="over")).armies[0]
    assert army.heroes == [name]
    assert all(column.ranks == 0 for column in army.columns)
    assert army.points.heroes == BESIDE[name]


@pytest.mark.parametrize(
    ("class_", "value", "points"),
    [("warrior", 7, 7 + 5), ("hunter", None, 1), ("miner", 1, 1), ("blacksmith", None, 3), ("explorer", 11, 11)],
)
def test_yluds_value_is_that_of_her_class(class_: str, value: int | None, points: int) -> None:
    army = see(put(f"ylud:{class_}", phase="over")).armies[0]
    column = army.columns[CLASSES.index(class_)]
    assert (column.cards[0].name, column.cards[0].ranks, column.cards[0].value) == ("ylud", 1, value)
    assert column.points == points
    assert army.points.heroes == 0


def test_the_hammer_has_two_ranks_and_no_value() -> None:
    [card] = see(put("hammer", phase="over")).armies[0].columns[3].cards
    assert (card.name, card.ranks, card.value) == ("hammer", 2, None)


@pytest.mark.parametrize(("name", "adds"), [("offering-3", 3), ("offering-5", 5)])
def test_an_offering_adds_what_is_printed(name: str, adds: int) -> None:
    match = tavern(f"{name} hunter miner-2", age=1 if adds == 3 else 2)
    answer(match, name, "5 goblin")
    [event] = [event for event in match.events() if isinstance(event, CoinUpgraded)]
    assert (event.old, event.new, event.place, event.by) == ("5", str(5 + adds), "goblin", name)


@pytest.mark.parametrize("hero", [*PRINTED_HEROES, *BESIDE, "ylud"])
def test_every_hero_can_be_recruited_and_the_game_goes_on(hero: str) -> None:
    army = "hunter miner-0 blacksmith explorer-5 explorer-6 explorer-7 explorer-8 explorer-9"
    match = tavern("warrior-3 hunter miner-2", army)
    answer(match, "warrior-3", hero)
    assert hero not in see(match).heroes
    while match.asked[0].step in ("Discard", "LayThrud", "Upgrade"):
        answer(match, match.moves(0)[0])
    owner = see(match).armies[0]
    assert owner.recruited == 1
    names = [card.name for one in owner.columns for card in one.cards]
    assert (hero in names) != (hero in owner.heroes)
    assert match.asked[0].step == "TakeCard"


def test_grid_adds_7_to_a_coin() -> None:
    match = tavern("warrior-3 hunter miner-2", "hunter miner-0 blacksmith explorer-5")
    answer(match, "warrior-3", "grid", "5 goblin")
    [event] = [event for event in match.events() if isinstance(event, CoinUpgraded)]
    assert (event.old, event.new, event.by) == ("5", "12", "grid")


def seen(view: NidavellirView) -> Counter[str]:
    """Every card of the decks that a reader knows of."""
    count = Counter(view.unseen) + Counter(view.unseen_next) + Counter(view.looked or [])
    count.update(card for row in view.taverns for card in row)
    count.update(card for card in view.discard if card != "hammer")
    for army in view.armies:
        count.update(card.name for column in army.columns for card in column.cards if card.name in KIND_NAMES)
    return count


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_is_ever_lost_or_doubled(seats: int) -> None:
    box = named(deck(seats, 1)) + named(deck(seats, 2))
    match = gladsheim.load("nidavellir").match(seats=seats, seed=seats)
    rng = random.Random(seats)
    while not match.over:
        seat = match.asked[0].seat
        match.play(rng.choice(match.moves(seat)), seat)
        boxed = Counter(
            event.card for event in match.events() if isinstance(event, CardTaken) and "offering" in event.card
        )
        for reader in (None, *range(seats)):
            known = seen(see(match, reader))
            missing = box - known
            assert not known - box
            assert all("offering" in name for name in missing)
            assert sum(missing.values()) <= sum(boxed.values()) + 1, "one more through the spyglass"
