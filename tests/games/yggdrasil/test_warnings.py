"""Warnings of death: whatever leads into a risk that could kill, wherever it is chosen, and within the throw."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.yggdrasil.rules.state import State
from tests.games.yggdrasil.tables import (
    acting,
    asking,
    creature,
    lost_by,
    offered,
    risk,
    say,
    stone,
    table,
    turn,
    warned,
)


def all_warned(s: State) -> list[str]:
    """The answers of which a player is warned."""
    return [text for text in offered(s) if warned(s, text)]


def carried(name: str, to: str, left: int, **given: Any) -> State:
    """A creature has carried Odin somewhere."""
    given = {"at": f"odin svartalfheim{given.pop('where', '')}"} | given
    s = table(life=f"odin {left}", **given)
    creature(s, "odin", name)
    say(s, to)
    return s


@pytest.mark.parametrize(("left", "expected"), [(3, ["fight hel"]), (4, [])])
def test_geri_and_freki_warn_of_a_fight_though_they_cancel_one_risk(left: int, expected: list[str]) -> None:
    s = carried("geri-freki", "niflheim", left, anonymous=3)
    assert (asking(s), all_warned(s)) == ("FightBesides", expected)


def test_geri_and_freki_with_a_weapon_and_heroes_warn_of_less() -> None:
    s = carried("geri-freki", "niflheim", 1, anonymous=3, held="odin gungnir", heroes=1)
    assert all_warned(s) == ["fight hel"], "4 risks, less a weapon, the wolves and a Hero"
    s = carried("geri-freki", "niflheim", 1, anonymous=3, held="odin gungnir", heroes=2)
    assert all_warned(s) == []


def test_skyrmir_makes_the_wolves_warn_again() -> None:
    s = carried("geri-freki", "niflheim", 3, anonymous=3, heroes=8, iotunns="skyrmir")
    assert all_warned(s) == ["fight hel"]


@pytest.mark.parametrize(("left", "expected"), [(3, ["act"]), (4, [])])
def test_ratatosk_warns_of_a_risky_action(left: int, expected: list[str]) -> None:
    s = carried("ratatosk", "niflheim", left, anonymous=1)
    assert (asking(s), all_warned(s)) == ("ActBesides", expected), "3 risks, for Hel is there"


def test_ratatosk_warns_of_healing_in_vain_from_asgard() -> None:
    s = carried("ratatosk", "asgard", 7, devastated="alfheim", where=", surt alfheim, hel alfheim")
    assert all_warned(s) == ["act"]


@pytest.mark.parametrize(("left", "expected"), [(2, ["niflheim"]), (3, [])])
def test_a_stone_warns_of_a_risky_action(left: int, expected: list[str]) -> None:
    s = table(at="odin iotunheim", anonymous=1, life=f"odin {left}")
    stone(s, "odin", green="normal")
    assert (asking(s), all_warned(s)) == ("ActWhere", expected), "the normal 2 risks, though Hel is there"


BLOCKED = "baugi skadi geirrod greip gjalp starkadr"
"""With these only Iotunheim, Asgard and Muspellheim are left."""


@pytest.mark.parametrize(("left", "expected"), [(2, True), (3, False)])
def test_a_stone_itself_warns_where_only_one_world_is_open(left: int, expected: bool) -> None:
    s = table(at="odin iotunheim", iotunns=BLOCKED, giants=2, life=f"odin {left}")
    acting(s, "odin")
    say(s, "act", "turn", "normal")
    s.healed |= 1 << 6
    assert warned(s, "green normal") is expected
    say(s, "green normal")
    assert asking(s) in ("RollGodDie", "ChooseDice"), "no world is asked for, so that was the moment"


def test_a_stone_itself_warns_of_healing_with_the_last_lives() -> None:
    s = table(at="odin iotunheim", iotunns=f"{BLOCKED} beli", devastated="asgard", life="odin 2")
    acting(s, "odin")
    say(s, "act", "turn", "normal")
    s.healed |= 1 << 6
    assert all_warned(s) == ["green normal"]
    say(s, "green normal")
    assert lost_by(s) == "life"


def test_nothing_is_warned_of_that_only_may_lead_to_a_risk() -> None:
    s = table(at="odin iotunheim", anonymous=1, life="odin 1")
    acting(s, "odin")
    say(s, "act", "turn", "normal")
    assert all_warned(s) == [], "other worlds are open"


# Within the throw


def test_too_few_heroes_are_warned_of_where_enough_would_be_safe() -> None:
    s = table(heroes=2, life="odin 2")
    turn(s, "odin")
    risk(s, "odin", 3)
    assert (asking(s), all_warned(s)) == ("UseHeroes", ["0 heroes", "1 hero"])


def test_heroes_are_not_warned_of_where_no_number_of_them_is_safe() -> None:
    s = table(heroes=1, life="odin 2")
    turn(s, "odin")
    risk(s, "odin", 4)
    assert all_warned(s) == [], "the fight itself was warned of"


def test_freyia_is_warned_after_her_throw_and_not_before() -> None:
    s = table("freyia thor odin", hard=True, heroes=3, life="freyia 2", at="thor alfheim, odin alfheim")
    turn(s, "freyia")
    risk(s, "freyia", 3)
    assert (asking(s), all_warned(s)) == ("UseHeroes", [])
    say(s, "0 heroes", "blank")
    assert (asking(s), all_warned(s)) == ("UseHeroes", ["0 heroes", "1 hero"])


def test_freyia_is_warned_where_nothing_could_be_thrown() -> None:
    s = table("freyia thor odin", hard=True, heroes=2, life="freyia 1", iotunns="utgardloki", at="thor alfheim")
    turn(s, "freyia")
    risk(s, "freyia", 1)
    say(s, "0 heroes")
    assert (asking(s), all_warned(s)) == ("UseHeroes", ["0 heroes"])


@pytest.mark.parametrize(("elves", "expected"), [(1, ["done"]), (3, [])])
def test_freyr_is_warned_by_what_his_pairs_can_still_do(elves: int, expected: list[str]) -> None:
    s = table("freyr thor odin", hard=True, elves=f"freyr {elves}", life="freyr 2", at="thor alfheim, odin alfheim")
    turn(s, "freyr")
    risk(s, "freyr", 2)
    say(s, "blank")
    assert (asking(s), all_warned(s)) == ("ChangeDie", expected)


def test_freyr_is_warned_of_too_few_pairs() -> None:
    s = table("freyr thor odin", hard=True, elves="freyr 4", life="freyr 2", at="thor alfheim, odin alfheim")
    turn(s, "freyr")
    risk(s, "freyr", 4)
    say(s, "e")
    assert (asking(s), all_warned(s)) == ("ReturnPairs", ["0 elves", "2 elves"])


def test_a_god_is_warned_who_lets_his_support_pay_too_little() -> None:
    s = table("odin thor", "freyr", relations="odin freyr tie", life="odin 2, freyr 3")
    turn(s, "odin")
    risk(s, "odin", 3)
    say(s, "blank")
    assert (asking(s), all_warned(s)) == ("LetSupportPay", ["0 life", "1 life", "3 life"])


def test_an_elf_is_no_last_chance_where_a_support_can_pay() -> None:
    s = table("odin thor", "freyr", relations="odin freyr tie", life="odin 2, freyr 3", elves="odin 1")
    turn(s, "odin")
    risk(s, "odin", 3)
    say(s, "blank")
    assert (asking(s), all_warned(s)) == ("ChangeDie", [])
