"""The points beside a choice: what it earns at once, or none where points are not what it is about."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.rng import Rng
from gladsheim.kit.earnings import earned
from gladsheim.testing.feast import GAME as FEAST
from tests.bots.tables import goblin

CARDS: Final = "warrior-6 hunter miner-2"
ONE_SHORT: Final = "hunter miner-0 blacksmith explorer-5"
"""A warrior completes the set."""
WARRIORS: Final = "warrior-3 warrior-4"


def points(match: Match, seat: int = 0) -> dict[str, int | None]:
    """What each move of a seat is said to earn."""
    world = match.imagine(seat, Rng(0))
    before = match.game.dump(world)
    found = {text: earned(match.game, world, seat, match.read(text, seat)) for text in match.moves(seat)}
    assert match.game.dump(world) == before
    return found


def test_where_others_answer_at_the_same_time_nobody_can_say() -> None:
    match = FEAST.match(seats=3, seed=2)
    assert len(match.asked) > 1
    assert set(points(match, match.asked[0].seat).values()) == {None}


def test_a_bid_shows_no_points(nidavellir: Game) -> None:
    match = nidavellir.match(seats=2, seed=0)
    assert set(points(match).values()) == {None}


def test_not_even_to_the_only_one_who_bids_or_to_the_one_who_bids_later(nidavellir: Game) -> None:
    taverns = [CARDS.split(), ["hunter", "hunter", "miner-0"], ["hunter", "blacksmith", "miner-1"]]
    match = nidavellir.position({"armies": [[], ["uline"]], "taverns": taverns})
    assert set(points(match).values()) == {None}
    match.play("5 4 3", 0)
    assert [question.step for question in match.asked] == ["OpenBid"]
    assert set(points(match, 1).values()) == {None}


def test_a_card_earns_what_it_adds_to_its_column() -> None:
    match = goblin(CARDS, "hunter hunter hunter hunter miner-1", WARRIORS)
    assert points(match) == {"warrior-6": 6, "hunter": 9, "miner-2": 5}


def test_the_most_warriors_bring_the_highest_coin() -> None:
    match = goblin(CARDS, "warrior-5", WARRIORS)
    assert points(match)["warrior-6"] == 6 + 5


def test_the_trade_comes_after_any_card_and_is_not_counted() -> None:
    last = ["0 goblin", "4 dragon", "3 pony", "2 pouch", "5 pouch"]
    match = goblin(CARDS, "hunter", WARRIORS, coins=[last, ["4 goblin", "5 dragon", "3 pony", "2 pouch", "0 pouch"]])
    match.play("hunter", 1)
    assert points(match) == {"warrior-6": 6, "miner-2": 2}


def test_a_card_that_completes_a_set_earns_the_best_hero_too() -> None:
    match = goblin(CARDS, ONE_SHORT, WARRIORS)
    assert points(match) == {"warrior-6": 6 + 14 + 5, "hunter": 3, "miner-2": 4}, "Tarah, who also ties for warriors"


def test_an_offering_earns_its_best_coin() -> None:
    match = goblin("offering-3 hunter miner-2", "astrid", WARRIORS)
    assert points(match)["offering-3"] == 3 + 3
    match.play("offering-3", 0)
    assert points(match) == {"2 pouch": 3, "3 pony": 3 + 1, "4 dragon": 3 + 2, "5 goblin": 3 + 3}


def test_a_hero_earns_what_it_brings_with_the_best_of_what_it_asks() -> None:
    match = goblin(CARDS, ONE_SHORT, WARRIORS)
    match.play("warrior-6", 0)
    found = points(match)
    assert found["skaa"] == 17
    assert found["tarah"] == 14 + 5
    assert found["grid"] == 7 + 7
    assert found["dagda"] == 15 - 3, "a blacksmith goes, and a miner that is worth nothing"
    assert found["dwerg-ymir"] == 13
    assert found["ylud"] == 0, "she waits for the end of the age"


def test_a_dwarf_that_is_discarded_costs_what_it_was_worth() -> None:
    match = goblin(CARDS, ONE_SHORT, WARRIORS)
    match.play("warrior-6", 0)
    match.play("bonfur", 0)
    assert points(match) == {"warrior": -6, "hunter": -1, "miner": 0, "explorer": -5}


def test_thrud_scores_the_same_anywhere_but_may_bring_a_hero() -> None:
    match = goblin(CARDS, ONE_SHORT, WARRIORS)
    match.play("warrior-6", 0)
    match.play("thrud", 0)
    assert points(match) == {"warrior": 0, "hunter": 0, "miner": 0, "blacksmith": 0, "explorer": 0}
    second = "warrior-8 hunter miner-2 blacksmith explorer-6"
    match = goblin("warrior-6 hunter", f"{ONE_SHORT} {second} thrud", "", open="LayThrud")
    assert points(match) == {"warrior": 7 + 7 + 7, "hunter": 0, "miner": 0, "blacksmith": 0, "explorer": 0}, "Grid"


def test_ylud_earns_by_the_column_she_is_laid_in(nidavellir: Game) -> None:
    armies = [["ylud", "hunter", "hunter", "miner-2"], WARRIORS.split()]
    match = nidavellir.position({"armies": armies, "phase": "end-of-age"}, seed=0)
    assert [question.step for question in match.asked] == ["LayYlud"]
    assert points(match) == {"warrior": 7, "hunter": 5, "miner": 4, "blacksmith": 3, "explorer": 11}
