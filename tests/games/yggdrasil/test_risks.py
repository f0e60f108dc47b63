"""The saving throw: its questions, what is skipped, and where Elves, dice and Heroes end up."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.rules.printed import FENRIR, NONE, SURT
from gladsheim.games.yggdrasil.rules.state import State
from tests.games.yggdrasil.tables import (
    acting,
    asked_god,
    asking,
    life,
    lost_by,
    offered,
    order_of,
    refused,
    risk,
    say,
    slot,
    table,
    told,
    turn,
    warned,
)


def throwing(s: State, god: str, number: int, against: int = NONE, cancelled: int = 0) -> State:
    """A god takes risks in his turn."""
    turn(s, god)
    risk(s, god, number, against, cancelled)
    return s


def stock(s: State, god: str) -> tuple[int, int]:
    """Elves and Vanir dice on a god's sheet."""
    return s.elves[slot(s, god)], s.dice[slot(s, god)]


def test_as_many_heroes_are_offered_as_there_are_risks() -> None:
    s = throwing(table(heroes=5), "odin", 2)
    assert (asking(s), offered(s)) == ("UseHeroes", ["0 heroes", "1 hero", "2 heroes"])
    say(s, "2 heroes")
    assert (s.heroes, life(s, "odin"), asking(s)) == (3, 7, "Move")


def test_without_heroes_dice_and_elves_only_nature_is_asked() -> None:
    s = throwing(table(), "odin", 2)
    assert asking(s) == "RollGodDie"
    say(s, "e")
    assert (life(s, "odin"), asking(s)) == (6, "Move")


def test_the_god_die_has_neither_a_nor_f_and_a_vanir_die_no_blank() -> None:
    s = throwing(table(dice="odin 1"), "odin", 2)
    say(s, "1 die")
    assert offered(s) == ["blank", "b", "c", "d", "e"]
    assert refused(s, "f") == "no-such-side"
    say(s, "blank")
    assert offered(s) == ["a", "b", "c", "d", "e", "f"]


def test_elves_change_failures_one_by_one_until_no_risk_is_left() -> None:
    s = throwing(table(dice="odin 2", elves="odin 4"), "odin", 3)
    say(s, "2 dice", "d", "e", "b")
    assert offered(s) == ["done", "elf god", "elf b"]
    assert (refused(s, "elf e"), refused(s, "elf a")) == ("die-succeeds", "no-such-die")
    say(s, "elf god")
    assert refused(s, "elf god") == "god-die-succeeds"
    say(s, "elf b")
    assert (life(s, "odin"), asking(s), stock(s, "odin")) == (7, "Move", (2, 2))


def test_the_god_die_that_was_not_thrown_cannot_be_changed() -> None:
    s = throwing(table(iotunns="utgardloki", dice="odin 1", elves="odin 1"), "odin", 1)
    say(s, "1 die", "a")
    assert refused(s, "elf god") == "no-god-die"


def test_elves_and_dice_stay_on_the_sheet_until_the_throw_is_settled() -> None:
    s = throwing(table(dice="odin 2", elves="odin 2"), "odin", 4)
    reserves = s.elf_reserve, s.dice_reserve
    say(s, "2 dice", "blank", "a", "c", "elf a")
    assert (stock(s, "odin"), s.elves_used) == ((2, 2), 1)
    say(s, "done")
    assert (stock(s, "odin"), s.elf_reserve, s.dice_reserve) == ((1, 1), reserves[0] + 1, reserves[1] + 1)
    assert (s.thrower, s.faces, s.elves_used) == (NONE, [], 0)


def test_elves_have_nothing_to_do_once_every_risk_is_prevented() -> None:
    s = throwing(table(dice="odin 1", elves="odin 3"), "odin", 1)
    say(s, "1 die", "e", "a")
    assert (asking(s), stock(s, "odin")) == ("Move", (3, 0))


def test_a_player_is_warned_before_his_last_life_goes() -> None:
    s = throwing(table(elves="odin 1", life="odin 2"), "odin", 2)
    say(s, "blank")
    assert [text for text in offered(s) if warned(s, text)] == ["done"]
    say(s, "done")
    assert lost_by(s) == "life"


def test_suttung_forbids_every_elf_a_brothers_too() -> None:
    s = table(relations="odin thor brother", elves="odin 1, thor 1", iotunns="suttung")
    throwing(s, "odin", 2)
    say(s, "blank", "blank")
    assert (asking(s), life(s, "odin")) == ("Move", 5)


def test_weapon_and_creature_cancel_before_the_heroes_are_asked() -> None:
    s = throwing(table(held="odin mimming", heroes=3), "odin", 3, SURT, 1)
    assert offered(s) == ["0 heroes", "1 hero"]
    assert order_of(s, "RisksTaken", "RisksCancelled") == ["RisksTaken", "RisksCancelled", "RisksCancelled"]
    assert [event.artifact for event in told(s, "RisksCancelled")] == ["mimming", None]


def test_no_more_is_cancelled_than_there_is() -> None:
    s = throwing(table(held="odin gleipnir, odin megingjord"), "odin", 1, FENRIR, 1)
    assert [event.count for event in told(s, "RisksCancelled")] == [1]
    assert (asking(s), s.thrower) == ("Move", NONE)


def test_dice_are_picked_for_another_throw_by_ascending_faces() -> None:
    s = throwing(table(dice="odin 3", held="odin andvarinaut"), "odin", 5)
    say(s, "3 dice", "blank", "c", "a", "a", "reroll a")
    assert offered(s) == ["keep", "reroll a", "reroll c"]
    say(s, "reroll c")
    assert asking(s) == "RollVanirDie", "the other a can no longer be picked"
    say(s, "e", "e")
    assert life(s, "odin") == 7 - 3
    assert s.dice[0] == 2


def test_a_picked_die_is_thrown_when_the_rest_is_kept() -> None:
    s = throwing(table(dice="odin 2", held="odin andvarinaut"), "odin", 3)
    say(s, "2 dice", "e", "a", "c", "reroll a")
    assert refused(s, "reroll god") == "no-god-die-reroll"
    assert refused(s, "reroll d") == "no-such-die"
    say(s, "keep", "d")
    assert (asking(s), s.dice[0], life(s, "odin")) == ("Move", 2, 5)


def test_dice_may_be_thrown_again_to_save_them_though_no_risk_is_left() -> None:
    s = throwing(table(dice="odin 2", held="odin andvarinaut, odin draupnir"), "odin", 1)
    say(s, "2 dice", "b", "f", "c")
    assert offered(s) == ["keep", "reroll c", "reroll f"], "the god die has nothing to gain"
    say(s, "reroll f", "a")
    assert offered(s) == ["keep", "reroll god"], "now it has"
    say(s, "reroll god", "e")
    assert (s.dice[0], life(s, "odin")) == (1, 7)


def test_nothing_is_thrown_again_when_nothing_can_be_gained() -> None:
    s = throwing(table(dice="odin 1", held="odin andvarinaut, odin draupnir"), "odin", 1)
    say(s, "1 die", "e", "c")
    assert (asking(s), s.dice[0]) == ("Move", 1)


def test_the_same_reroll_cannot_be_used_twice() -> None:
    s = throwing(table(dice="odin 1", held="odin andvarinaut, odin draupnir"), "odin", 2)
    say(s, "1 die", "b", "c", "reroll c", "c")
    assert (offered(s), refused(s, "reroll c")) == (["keep", "reroll god"], "no-dice-reroll")


def test_a_brothers_elf_is_his_own_and_goes_to_alfheim() -> None:
    s = table(relations="odin thor brother", elves="thor 2", at="freyr alfheim")
    throwing(s, "odin", 2)
    reserve = s.elf_reserve
    say(s, "e", "blank")
    assert (asking(s), asked_god(s), offered(s)) == ("HelpBrother", "thor", ["none", "elf"])
    say(s, "elf")
    assert (life(s, "odin"), stock(s, "thor"), s.elf_reserve) == (7, (1, 0), reserve + 1)


def test_a_brother_keeps_his_elf_with_his_own_svalinn() -> None:
    s = table(relations="odin thor brother", elves="thor 1", held="thor svalinn", at="freyr alfheim")
    throwing(s, "odin", 1)
    say(s, "blank", "blank", "elf")
    assert (stock(s, "thor"), [event.god for event in told(s, "ElfKept")]) == ((1, 0), ["thor"])


def test_the_thrower_decides_about_his_elves_after_his_brothers() -> None:
    s = table(relations="odin thor brother, odin freyr brother", elves="odin 1, thor 1, freyr 1")
    throwing(s, "odin", 3)
    say(s, "blank", "blank", "blank")
    order = []
    for answer in ("none", "elf", "elf god"):
        order.append((asking(s), asked_god(s)))
        say(s, answer)
    assert order == [("HelpBrother", "thor"), ("HelpBrother", "freyr"), ("ChangeDie", "odin")]
    assert life(s, "odin") == 6


@pytest.mark.parametrize(("answer", "elves"), [("0 elves", 4), ("2 elves", 2), ("4 elves", 0)])
def test_freyrs_pairs_are_as_many_as_risks_are_left(answer: str, elves: int) -> None:
    s = throwing(table("freyr odin thor", hard=True, elves="freyr 4", at="odin alfheim"), "freyr", 3)
    say(s, "blank", "done")
    assert offered(s) == ["0 elves", "2 elves", "4 elves"]
    say(s, answer)
    assert (s.elves[0], life(s, "freyr")) == (elves, 7 - 3 + (4 - elves) // 2)


def test_freyia_may_use_heroes_before_and_after_her_throw() -> None:
    s = throwing(table("freyia odin thor", hard=True, heroes=3), "freyia", 4)
    say(s, "1 hero", "e")
    assert offered(s) == ["0 heroes", "1 hero", "2 heroes"]
    say(s, "1 hero")
    assert (s.heroes, life(s, "freyia")) == (1, 6)
    assert order_of(s, "HeroesUsed", "DieRolled", "LifeLost") == ["HeroesUsed", "DieRolled", "HeroesUsed", "LifeLost"]


def test_svalinn_and_brisingamen_keep_by_themselves() -> None:
    s = throwing(table(held="odin svalinn, odin brisingamen", dice="odin 2", elves="odin 2"), "odin", 4)
    say(s, "2 dice", "blank", "a", "f", "elf god", "elf a")
    assert (asking(s), stock(s, "odin")) == ("Move", (1, 1))
    assert (len(told(s, "ElfKept")), len(told(s, "DieKept"))) == (1, 1)


def test_beside_a_chance_fellow_a_god_says_what_he_keeps() -> None:
    s = table(held="odin svalinn, odin brisingamen", dice="odin 1", elves="odin 1", relations="thor odin fellow")
    throwing(s, "odin", 2)
    say(s, "1 die", "blank", "f", "elf god")
    assert (asking(s), offered(s)) == ("KeepElf", ["none", "elf"])
    say(s, "elf")
    assert (asking(s), offered(s)) == ("KeepDie", ["none", "die"])
    say(s, "none")
    assert (asking(s), asked_god(s), offered(s)) == ("TakeAsFellow", "thor", ["none", "die"])
    assert refused(s, "elf") == "no-elf-used"
    say(s, "die")
    assert (stock(s, "odin"), stock(s, "thor")) == ((1, 0), (0, 1))


def test_each_chance_fellow_takes_one_and_may_decline() -> None:
    s = table(dice="odin 1", elves="odin 1", relations="thor odin fellow, freyr odin fellow")
    throwing(s, "odin", 2)
    say(s, "1 die", "blank", "a", "elf a", "none")
    assert (asked_god(s), offered(s)) == ("freyr", ["none", "elf", "die"])
    say(s, "elf")
    assert (stock(s, "odin"), stock(s, "thor"), stock(s, "freyr")) == ((0, 0), (0, 0), (1, 0))


def test_a_chance_fellow_elsewhere_or_with_nothing_to_take_is_not_asked() -> None:
    s = table(dice="odin 1", relations="thor odin fellow", at="thor midgard")
    throwing(s, "odin", 2)
    say(s, "1 die", "e", "a")
    assert asking(s) == "Move"
    s = throwing(table(dice="odin 1", relations="thor odin fellow"), "odin", 2)
    say(s, "1 die", "e", "e")
    assert asking(s) == "Move"


def test_a_chance_fellow_takes_no_die_that_is_not_lost() -> None:
    s = throwing(table(dice="odin 1", elves="odin 1", relations="thor odin fellow"), "odin", 1)
    say(s, "1 die", "blank", "b", "elf b")
    assert (offered(s), refused(s, "die")) == (["none", "elf"], "no-die-lost")


def test_beside_a_support_the_chance_fellow_keeps_one_of_his_own() -> None:
    s = table("odin thor", "freyr", dice="odin 1", elves="odin 1", relations="odin freyr fellow", at="thor midgard")
    throwing(s, "odin", 2)
    say(s, "1 die", "blank", "f", "elf god")
    assert (asking(s), asked_god(s), offered(s)) == ("TakeAsFellow", "odin", ["none", "elf", "die"])
    say(s, "die")
    assert stock(s, "odin") == (0, 1)


def test_what_happened_is_told_in_the_order_of_the_rule() -> None:
    s = throwing(table(dice="odin 2", elves="odin 1", heroes=1, relations="thor odin fellow"), "odin", 5)
    say(s, "1 hero", "2 dice", "blank", "f", "a", "elf a", "elf")
    names = (
        "RisksTaken", "HeroesUsed", "DieRolled", "ElfUsed", "RisksPrevented", "LifeLost", "FellowTook", "DiceLost",
    )  # fmt: skip
    seen = order_of(s, *names)
    assert sorted(set(seen), key=seen.index) == list(names)
    prevented = told(s, "RisksPrevented")[0]
    assert (prevented.prevented, prevented.left) == (3, 2)


@pytest.mark.parametrize(("left", "heroes", "is_warned"), [(3, 0, True), (4, 0, False), (3, 1, False), (2, 1, True)])
def test_who_might_die_of_a_fight_is_warned_unless_heroes_make_it_safe(left: int, heroes: int, is_warned: bool) -> None:
    s = table(at="odin midgard, iormungand midgard", life=f"odin {left}", heroes=heroes)
    acting(s, "odin")
    assert warned(s, "fight iormungand") is is_warned


def test_who_might_die_of_an_action_is_warned() -> None:
    s = table(at="odin asgard, thor alfheim, freyr alfheim", devastated="midgard", life="odin 3")
    acting(s, "odin")
    assert warned(s, "act")
    s = table(at="odin asgard, thor alfheim, freyr alfheim", devastated="midgard", life="odin 4")
    acting(s, "odin")
    assert not warned(s, "act")
