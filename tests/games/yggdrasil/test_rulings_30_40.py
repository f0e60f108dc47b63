"""Rulings 30 to 40 of docs/games/yggdrasil.md: the saving throw and all that helps in it."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.rules.printed import FENRIR, NONE, SURT
from gladsheim.games.yggdrasil.rules.state import State
from tests.games.yggdrasil.tables import (
    acting,
    asked_god,
    asking,
    creature,
    life,
    lost_by,
    offered,
    order_of,
    risk,
    say,
    slot,
    table,
    told,
    turn,
    where,
)


def throwing(s: State, god: str, number: int, against: int = NONE) -> State:
    """A god takes risks in his turn."""
    turn(s, god)
    risk(s, god, number, against)
    return s


def test_r30_everything_in_its_order() -> None:
    s = table(
        "freyr freyia thor", hard=True, at="freyr muspellheim, freyia muspellheim", giants=7, heroes=1,
        elves="freyr 5", dice="freyr 2", held="freyr mimming, freyr andvarinaut, freyr draupnir",
    )  # fmt: skip
    acting(s, "freyr")
    say(s, "fight surt", "1 hero", "2 dice", "d", "f", "c")
    say(s, "reroll god", "b", "reroll c", "keep", "a")
    say(s, "elf god", "elf a", "2 elves")
    assert (asking(s), asked_god(s)) == ("TakeAsFellow", "freyia")
    say(s, "elf")
    steps = (
        "RisksCancelled", "HeroesUsed", "DieRolled", "DieRerolled", "ElfUsed", "PairsReturned", "LifeLost",
        "FellowTook", "OpponentBeaten",
    )  # fmt: skip
    seen = order_of(s, *steps)
    assert sorted(set(seen), key=seen.index) == list(steps)
    assert seen[-1] == "OpponentBeaten", "the effect comes last"
    assert life(s, "freyr") == 7 - (8 - 1 - 1 - 1 - 2 - 1), "mimming, Hero, f, two Elves, a pair"
    assert (s.elves[slot(s, "freyr")], s.elves[slot(s, "freyia")], s.dice[slot(s, "freyr")]) == (1, 1, 0)


def test_r30_a_creature_cancels_before_heroes_and_beside_a_weapon() -> None:
    s = table(at="odin svartalfheim, thor svartalfheim", held="odin mimming", giants=2, heroes=3)
    creature(s, "odin", "geri-freki")
    say(s, "muspellheim", "fight surt")
    assert offered(s) == ["0 heroes", "1 hero"], "strength 3, two cancelled"
    assert [event.count for event in told(s, "RisksCancelled")] == [1, 1]


def test_r30_a_god_who_dies_achieves_nothing() -> None:
    s = table(at="odin muspellheim, loki asgard", giants=7, life="odin 2")
    acting(s, "odin")
    say(s, "fight surt", "blank")
    assert lost_by(s) == "life"
    assert not told(s, "OpponentBeaten")
    s = table(at="odin muspellheim, surt asgard", giants=4, life="odin 2")
    acting(s, "odin")
    say(s, "act", "blank")
    assert (lost_by(s), s.giants) == ("life", 4)


def test_r31_without_a_risk_left_nothing_is_thrown() -> None:
    s = table(at="odin midgard", island=1, heroes=3)
    acting(s, "odin")
    say(s, "fight iormungand", "3 heroes")
    assert not told(s, "DieRolled")
    s = table(at="odin muspellheim", held="odin mimming", dice="odin 2")
    acting(s, "odin")
    say(s, "fight surt")
    assert (told(s, "DieRolled"), where(s, "surt"), asking(s)) == ([], "muspellheim", "Reveal")


def test_r31_dice_are_chosen_before_the_throw_and_the_god_die_is_always_thrown() -> None:
    s = throwing(table(dice="odin 3"), "odin", 2)
    assert (asking(s), offered(s)) == ("ChooseDice", ["0 dice", "1 die", "2 dice", "3 dice"])
    say(s, "0 dice")
    assert asking(s) == "RollGodDie"
    s = throwing(table(), "odin", 2)
    assert asking(s) == "RollGodDie"


def test_r32_andvarinaut_rerolls_any_vanir_dice_once() -> None:
    s = throwing(table(dice="odin 3", held="odin andvarinaut", elves="odin 1"), "odin", 4)
    say(s, "3 dice", "blank", "a", "c", "e")
    assert set(offered(s)) == {"keep", "reroll a", "reroll c", "reroll e"}
    say(s, "reroll a", "reroll c", "keep", "f", "e")
    assert asking(s) == "ChangeDie", "after the reroll, and no second one"
    say(s, "done")
    assert (life(s, "odin"), s.dice[0]) == (6, 2), "the final faces f, e and e count"


def test_r32_draupnir_rerolls_the_god_die_once() -> None:
    s = throwing(table(held="odin draupnir"), "odin", 2)
    say(s, "blank", "reroll god", "c")
    assert (life(s, "odin"), asking(s)) == (5, "Move")


def test_r32_both_may_be_used() -> None:
    s = throwing(table(held="odin draupnir, odin andvarinaut", dice="odin 1"), "odin", 2)
    say(s, "1 die", "blank", "a", "reroll god", "e", "reroll a", "e")
    assert (life(s, "odin"), s.dice[0]) == (7, 1)


def test_r32_a_brother_rerolls_his_own_die_with_his_own_draupnir() -> None:
    s = table(held="thor draupnir", relations="odin thor brother", at="freyr alfheim")
    throwing(s, "odin", 2)
    say(s, "blank", "c")
    assert asked_god(s) == "thor"
    say(s, "reroll god", "e")
    assert life(s, "odin") == 6
    s = table(held="odin draupnir", relations="odin thor brother", at="freyr alfheim")
    throwing(s, "odin", 2)
    say(s, "e", "c")
    assert set(offered(s)) == {"keep", "reroll god"}
    say(s, "keep")
    assert life(s, "odin") == 6


@pytest.mark.parametrize(("held", "left"), [("odin mimming", 1), ("odin mimming, odin megingjord", 0)])
def test_r33_megingjord_doubles_ones_own_weapon(held: str, left: int) -> None:
    s = throwing(table(held=held), "odin", 2, SURT)
    if left:
        say(s, "blank")
    assert (life(s, "odin"), asking(s)) == (7 - left, "Move")
    assert [(event.count, event.artifact) for event in told(s, "RisksCancelled")] == [(2 - left, "mimming")]


def test_r33_it_must_be_the_same_god_and_the_right_weapon() -> None:
    s = throwing(table(held="odin mimming, thor megingjord"), "odin", 2, SURT)
    say(s, "blank")
    assert life(s, "odin") == 6
    s = throwing(table(held="odin mimming, odin megingjord"), "odin", 2, FENRIR)
    say(s, "blank")
    assert life(s, "odin") == 5
    s = throwing(table(held="odin mimming, odin megingjord"), "odin", 2)
    say(s, "blank")
    assert life(s, "odin") == 5, "a risky action is no fight"


def test_r33_it_does_not_double_a_creature() -> None:
    s = table(at="odin svartalfheim", held="odin megingjord", giants=2)
    creature(s, "odin", "geri-freki")
    say(s, "muspellheim", "fight surt", "blank")
    assert life(s, "odin") == 5, "strength 3, one cancelled"


def test_r34_svalinn_keeps_one_elf_of_a_throw() -> None:
    s = throwing(table(held="odin svalinn", elves="odin 2", dice="odin 1"), "odin", 2)
    say(s, "1 die", "blank", "c", "elf god", "elf c")
    assert (life(s, "odin"), s.elves[0], s.elf_reserve) == (7, 1, 8)


def test_r34_not_one_of_freyrs_pairs() -> None:
    s = table("freyr odin thor", hard=True, held="freyr svalinn", at="freyr alfheim")
    throwing(s, "freyr", 2)
    say(s, "e", "2 elves")
    assert (life(s, "freyr"), s.elves[0], s.elf_reserve) == (7, 0, 9)
    assert not told(s, "ElfKept")


def test_r34_brisingamen_keeps_one_die_of_a_throw() -> None:
    s = throwing(table(held="odin brisingamen", dice="odin 3"), "odin", 4)
    say(s, "3 dice", "blank", "a", "f", "f")
    assert (life(s, "odin"), s.dice[0], s.dice_reserve) == (5, 1, 8)


def test_r35_thrym_cancels_every_artifact() -> None:
    s = table(iotunns="thrym", held="odin jarngreipr, odin megingjord, odin draupnir", at="odin iotunheim")
    acting(s, "odin")
    say(s, "fight thrym", "blank")
    assert life(s, "odin") == 5, "also against himself"
    s = table(iotunns="thrym", at="odin nidavellir, thor nidavellir")
    acting(s, "odin")
    say(s, "act", "svalinn")
    assert s.held[0] == 1 << 16, "but they may be taken"


def test_r35_they_may_be_passed_on() -> None:
    s = table(iotunns="thrym", held="odin svalinn", at="odin svartalfheim")
    creature(s, "odin", "gulltopp")
    say(s, "svalinn", "thor")
    assert (s.held[0], s.held[1]) == (0, 1 << 16)


def test_r36_hrungnir_forbids_vanir_dice() -> None:
    s = throwing(table(iotunns="hrungnir", dice="odin 3"), "odin", 2)
    assert asking(s) == "RollGodDie"
    say(s, "blank")
    assert (life(s, "odin"), s.dice[0]) == (5, 3)


def test_r36_utgardloki_forbids_god_dice_a_brothers_too() -> None:
    s = table(iotunns="utgardloki", dice="odin 1", relations="odin thor brother")
    throwing(s, "odin", 2)
    say(s, "1 die", "e")
    assert life(s, "odin") == 6
    assert [event.die for event in told(s, "DieRolled")] == ["vanir"]


def test_r36_with_both_there_is_no_throw_and_nothing_for_elves() -> None:
    s = throwing(table(iotunns="hrungnir utgardloki", dice="odin 2", elves="odin 3"), "odin", 2)
    assert (life(s, "odin"), asking(s), s.elves[0]) == (5, "Move", 3)


def test_r36_freyrs_pairs_need_no_throw() -> None:
    s = table("freyr odin thor", hard=True, iotunns="hrungnir utgardloki", at="freyr alfheim")
    throwing(s, "freyr", 2)
    say(s, "2 elves")
    assert life(s, "freyr") == 6


def test_r37_skyrmir_forbids_heroes_freyias_too() -> None:
    s = table("freyia odin thor", hard=True, iotunns="skyrmir", heroes=4, at="freyia alfheim")
    throwing(s, "freyia", 2)
    assert asking(s) == "RollGodDie"
    say(s, "blank")
    assert (life(s, "freyia"), s.heroes) == (5, 4)
    s = table(iotunns="skyrmir", at="odin midgard")
    acting(s, "odin")
    say(s, "act")
    assert s.heroes == 1, "they may be called"


def test_r37_without_him_freyia_uses_heroes_after_the_throw() -> None:
    s = table("freyia odin thor", hard=True, heroes=4, at="freyia alfheim")
    throwing(s, "freyia", 3)
    say(s, "0 heroes", "e")
    assert (asking(s), offered(s)) == ("UseHeroes", ["0 heroes", "1 hero", "2 heroes"])
    say(s, "2 heroes")
    assert (life(s, "freyia"), s.heroes) == (7, 2)


def test_r38_thors_god_die_counts_two_also_through_an_elf() -> None:
    s = table("thor odin freyr", hard=True, at="thor alfheim")
    throwing(s, "thor", 2)
    say(s, "e")
    assert life(s, "thor") == 7
    s = table("thor odin freyr", hard=True, at="thor alfheim", elves="thor 1")
    throwing(s, "thor", 3)
    say(s, "c", "elf god")
    assert life(s, "thor") == 6


def test_r38_as_brother_in_arms_only_one() -> None:
    s = table("odin thor freyr", hard=True, at="freyr alfheim")
    throwing(s, "odin", 2)
    say(s, "blank", "e")
    assert life(s, "odin") == 6


def test_r39_a_brother_succeeds_by_his_own_symbols() -> None:
    s = table("odin tyr freyr", hard=True, at="freyr alfheim")
    throwing(s, "odin", 2)
    say(s, "c", "c")
    assert life(s, "odin") == 6, "c is a success for Tyr, not for Odin"


def test_r39_he_may_spend_one_elf_of_his() -> None:
    s = table("odin tyr freyr", hard=True, at="freyr alfheim", elves="tyr 3")
    throwing(s, "odin", 2)
    say(s, "e", "d")
    assert (asked_god(s), offered(s)) == ("tyr", ["none", "elf"])
    say(s, "elf")
    assert (life(s, "odin"), s.elves[1]) == (7, 2)


def test_r39_all_of_odins_brothers_here_roll() -> None:
    s = table("odin tyr thor heimdall", hard=True, at="heimdall alfheim")
    throwing(s, "odin", 3)
    say(s, "e", "e", "e")
    assert [event.god for event in told(s, "DieRolled")] == ["odin", "tyr", "thor"]
    assert life(s, "odin") == 6


def test_r40_a_blood_tie_takes_at_any_time() -> None:
    s = table(relations="odin thor tie", elves="thor 2", dice="thor 1", held="thor svalinn")
    turn(s, "freyr")
    assert asked_god(s) == "odin", "in another's turn too"
    assert set(offered(s)) == {"done", "elf", "die", "svalinn"}
    say(s, "elf", "die", "svalinn")
    assert asking(s) == "Move", "nothing of a later kind is left"
    assert (s.elves[0], s.dice[0], s.held[0]) == (1, 1, 1 << 16)
    assert (s.elves[1], s.dice[1], s.held[1]) == (1, 0, 0)


@pytest.mark.parametrize("name", ["ratatosk", "geri-freki"])
def test_r40_before_a_throw_far_from_home_too(name: str) -> None:
    s = table(relations="odin thor tie", dice="thor 2", at="odin svartalfheim, thor niflheim", anonymous=2)
    creature(s, "odin", name)
    say(s, "niflheim")
    assert (asking(s), asked_god(s)) == ("TakeFromKin", "odin")
    say(s, "die", "die")
    say(s, "act" if name == "ratatosk" else "fight hel")
    assert offered(s) == ["0 dice", "1 die", "2 dice"]


def test_r40_after_joining_a_companion_and_before_the_move() -> None:
    s = table("frigg freyr thor", relations="frigg freyr tie, frigg freyr companion", held="freyr skidbladnir",
              at="frigg asgard, freyr niflheim")  # fmt: skip
    turn(s, "frigg")
    say(s, "freyr")
    assert (asking(s), asked_god(s)) == ("TakeFromKin", "frigg")
    say(s, "skidbladnir")
    assert {"asgard", "alfheim", "vanaheim"} <= set(offered(s)), "she uses it in this very move"


def test_r40_elves_of_ones_kin_help_after_the_throw() -> None:
    s = table(relations="odin thor tie", elves="thor 1", at="odin niflheim, thor niflheim")
    turn(s, "odin")
    say(s, "done", "stay", "fight hel", "c")
    assert (asking(s), asked_god(s)) == ("TakeForThrow", "odin")
    say(s, "elf", "elf god")
    assert (life(s, "odin"), s.elves, s.elf_reserve) == (7, [0, 0, 0], 9)


def test_r40_only_in_the_same_world_and_one_way() -> None:
    s = table(relations="odin thor tie", elves="thor 2", at="thor alfheim")
    turn(s, "odin")
    assert asking(s) == "Move"
    s = table(relations="odin thor tie", elves="odin 2")
    turn(s, "odin")
    assert asking(s) == "Move"


def test_r40_thrown_dice_cannot_be_taken_while_the_throw_is_open() -> None:
    s = table(relations="thor odin tie", dice="odin 2", elves="odin 1", at="freyr alfheim")
    turn(s, "odin")
    say(s, "done")
    risk(s, "odin", 3)
    say(s, "2 dice", "blank", "c", "d")
    assert (asking(s), asked_god(s)) == ("ChangeDie", "odin"), "Thor is not asked in between"


def test_r40_a_support_pays_in_any_split() -> None:
    s = table("odin thor", "frigg", relations="odin frigg tie")
    throwing(s, "odin", 3)
    say(s, "blank")
    assert offered(s) == ["0 life", "1 life", "2 life", "3 life"]
    say(s, "2 life")
    assert (life(s, "odin"), life(s, "frigg")) == (7, 3)
    s = table("odin", "thor frigg", relations="odin frigg tie, odin thor tie")
    throwing(s, "odin", 5)
    say(s, "blank", "2 life", "1 life")
    assert (life(s, "odin"), life(s, "frigg"), life(s, "thor")) == (7, 3, 4)


def test_r40_the_supports_last_life_is_the_end() -> None:
    s = table("odin thor", "frigg", relations="odin frigg tie", life="frigg 2")
    throwing(s, "odin", 3)
    say(s, "blank", "2 life")
    assert lost_by(s) == "life"


def test_r40_a_support_pays_for_risks_only() -> None:
    s = table("odin thor", "frigg", relations="odin frigg tie", wheel="thor hel")
    turn(s, "odin", "odin hel")
    assert (life(s, "odin"), life(s, "frigg"), asking(s)) == (7, 5, "Move")
