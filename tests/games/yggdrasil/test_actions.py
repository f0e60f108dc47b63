"""Step 3: the worlds' actions with their modes, healing the Tree, and both in one turn (p. 14 to 16)."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.yggdrasil.rules.printed import AMOUNTS, MODES, RISKS, WORLDS
from gladsheim.games.yggdrasil.worlds.worlds import mode_of
from tests.games.yggdrasil.tables import (
    acting,
    acts,
    asking,
    give_up_throw,
    life,
    lost_by,
    offered,
    refused,
    say,
    table,
    told,
    warned,
    world,
    worlds_devastated,
)


@pytest.mark.parametrize(
    ("at", "mode"),
    [
        ("odin alfheim", "normal"),
        ("odin alfheim, thor alfheim", "bonus"),
        ("odin alfheim, hel alfheim", "penalty"),
        ("odin alfheim, thor alfheim, hel alfheim", "normal"),
    ],
)
def test_e13_modes(at: str, mode: str) -> None:
    s = table(at=at)
    assert MODES[mode_of(s, 0, world("alfheim"))] == mode


def test_p14_what_the_worlds_give_and_take() -> None:
    amounts = {name: AMOUNTS[place * 3 : place * 3 + 3] for place, name in enumerate(WORLDS)}
    risks = {name: RISKS[place * 3 : place * 3 + 3] for place, name in enumerate(WORLDS) if RISKS[place * 3]}
    assert risks == {"asgard": [4, 3, 2], "niflheim": [3, 2, 1], "muspellheim": [3, 2, 1]}
    for name in ("alfheim", "vanaheim", "midgard", "nidavellir", "svartalfheim", "iotunheim"):
        assert amounts[name] == [1, 2, 3]
    assert amounts["niflheim"] == amounts["muspellheim"] == [3, 3, 3]


@pytest.mark.parametrize(("held", "most"), [("", 2), ("odin valshamr", 3)])
def test_e11_midgard_with_another_god(held: str, most: int) -> None:
    s = table(at="odin midgard, thor midgard", held=held)
    acting(s, "odin")
    say(s, "act")
    assert offered(s)[-1] == f"{most} heroes"
    say(s, f"{most} heroes")
    assert s.heroes == most


def test_e11_midgard_alone_gives_one_hero_without_asking() -> None:
    s = table(at="odin midgard")
    acting(s, "odin")
    say(s, "act")
    assert s.heroes == 1
    assert asking(s) != "TakeHeroes"


def test_p14_elves_up_to_what_is_left() -> None:
    s = table(at="odin alfheim, thor alfheim", elves="freyr 7")
    acting(s, "odin")
    say(s, "act")
    assert offered(s) == ["0 elves", "1 elf", "2 elves"]
    say(s, "2 elves")
    assert (s.elves[0], s.elf_reserve) == (2, 0)
    assert "act" not in acts(s, "odin")


def test_p14_dice_in_a_world_with_loki() -> None:
    s = table(at="odin vanaheim")
    acting(s, "odin")
    say(s, "act")
    assert (s.dice[0], s.dice_reserve) == (1, 8)


@pytest.mark.parametrize(
    ("at", "given", "code"),
    [
        ("odin alfheim", {"elf_reserve": 0}, "reserve-empty"),
        ("odin vanaheim", {"dice_reserve": 0}, "reserve-empty"),
        ("odin midgard", {"heroes": 8, "island": 1}, "reserve-empty"),
        ("odin niflheim", {}, "ladder-empty"),
        ("odin muspellheim", {}, "ladder-empty"),
    ],
)
def test_r63_an_action_that_could_do_nothing_is_not_offered(at: str, given: dict[str, Any], code: str) -> None:
    s = table(at=f"{at}, fenrir {at.split()[1]}", **given)
    acting(s, "odin")
    assert refused(s, "act") == code


def test_p16_giants_leave_the_ladder_once_the_risks_are_met() -> None:
    s = table(at="odin muspellheim", giants=4)
    acting(s, "odin")
    say(s, "act")
    give_up_throw(s)
    assert life(s, "odin") == 4, "Surt is there: three Risks"
    say(s, "3 giants")
    assert s.giants == 1
    assert told(s, "GiantsDriven")[0].ladder == 1


def test_p16_anonymous_leave_the_ladder() -> None:
    s = table(at="odin niflheim, thor niflheim", anonymous=1)
    acting(s, "odin")
    say(s, "act")
    give_up_throw(s, god="e")
    assert (s.anonymous, life(s, "odin")) == (0, 6)


def test_p14_asgard_heals_a_world_from_afar() -> None:
    s = table(at="thor alfheim, freyr alfheim", devastated="niflheim midgard")
    acting(s, "odin")
    say(s, "act")
    give_up_throw(s, god="e")
    assert (asking(s), offered(s)) == ("HealWhere", ["midgard", "niflheim"])
    assert refused(s, "asgard") == "not-devastated"
    say(s, "niflheim")
    assert (worlds_devastated(s), life(s, "odin")) == ({"midgard"}, 5)


def test_p14_asgard_without_a_devastated_world_is_not_offered() -> None:
    assert acts(table(), "odin") == ["pass"]


def test_p16_heal_the_tree_costs_two_lives() -> None:
    s = table(at="odin nidavellir", devastated="nidavellir")
    acting(s, "odin")
    assert refused(s, "act") == "devastated"
    say(s, "heal")
    assert (worlds_devastated(s), life(s, "odin")) == (set(), 5)


def test_p19_apples_make_healing_on_the_spot_cheaper() -> None:
    s = table(at="odin nidavellir", devastated="nidavellir", held="odin idunn")
    acting(s, "odin")
    say(s, "heal")
    assert life(s, "odin") == 6


def test_r19_healing_with_the_last_lives_is_warned_of_and_loses() -> None:
    s = table(at="odin nidavellir", devastated="nidavellir", life="odin 2")
    acting(s, "odin")
    assert warned(s, "heal")
    say(s, "heal")
    assert lost_by(s) == "life"


def test_r18_healing_in_vain_is_warned_of() -> None:
    s = table(at="odin midgard, surt midgard", devastated="midgard")
    acting(s, "odin")
    assert warned(s, "heal")


def test_r21_a_blocker_stops_actions_and_healing_but_no_fight() -> None:
    s = table(at="odin nidavellir", devastated="nidavellir", iotunns="greip")
    acting(s, "odin")
    assert (refused(s, "act"), refused(s, "heal")) == ("blocked", "blocked")
    assert offered(s) == ["pass", "fight greip"]


def test_r43_an_artifact_lets_a_god_act_and_fight() -> None:
    s = table(at="odin vanaheim", held="odin gullinbursti")
    acting(s, "odin")
    say(s, "act")
    assert (asking(s), offered(s)) == ("Act", ["pass", "fight loki"])
    assert refused(s, "act") == "action-done"
    say(s, "fight loki")
    give_up_throw(s, god="e")
    assert asking(s) != "Act"


def test_r43_in_any_order() -> None:
    s = table(at="odin vanaheim", held="odin gullinbursti")
    acting(s, "odin")
    say(s, "fight loki")
    give_up_throw(s, god="e")
    assert offered(s) == ["pass", "act"]
    say(s, "act")
    assert offered(s) == ["0 dice", "1 die", "2 dice"], "Loki has gone, so the action is normal"


def test_p14_up_to_so_many_elves_may_be_none() -> None:
    s = table(at="odin alfheim")
    acting(s, "odin")
    say(s, "act", "0 elves")
    assert (s.elves[0], s.elf_reserve, s.active) == (0, 9, 1)
    assert not told(s, "ElvesTaken")


@pytest.mark.parametrize(
    ("at", "numbers", "none"),
    [
        ("odin vanaheim, thor vanaheim", {}, "0 dice"),
        ("odin midgard, thor midgard", {}, "0 heroes"),
        ("odin niflheim", {"anonymous": 2}, "0 anonymous"),
        ("odin muspellheim", {"giants": 2}, "0 giants"),
    ],
)
def test_p14_up_to_so_many_of_anything_may_be_none(at: str, numbers: dict[str, Any], none: str) -> None:
    s = table(at=at, **numbers)
    acting(s, "odin")
    say(s, "act")
    give_up_throw(s, god="e")
    say(s, none)
    assert (s.dice[0], s.heroes, s.anonymous, s.giants) == (0, 0, numbers.get("anonymous", 0), numbers.get("giants", 0))
    assert not told(s, "DiceTaken", "HeroesCalled", "AnonymousFreed", "GiantsDriven")


def test_a_single_elf_is_no_question_for_whoever_has_chosen_to_act() -> None:
    s = table(at="odin alfheim, hel alfheim")
    acting(s, "odin")
    say(s, "act")
    assert (s.elves[0], asking(s) == "TakeElves") == (1, False)


def test_p13_nidhogg_is_never_fought_and_step_3_says_so() -> None:
    s = table(at="odin niflheim")
    acting(s, "odin")
    assert refused(s, "fight nidhogg") == "never-fought"
    assert "fight nidhogg" not in offered(s)


def test_without_the_artifact_it_is_one_or_the_other() -> None:
    s = table(at="odin vanaheim")
    acting(s, "odin")
    say(s, "act")
    assert s.active != 0


@pytest.mark.parametrize(("at", "mode"), [("odin alfheim", "bonus"), ("odin alfheim, hel alfheim", "penalty")])
def test_p19_alone_with_the_mead_an_action_has_its_bonus(at: str, mode: str) -> None:
    s = table(at=at, held="odin odroerir")
    assert MODES[mode_of(s, 0, world("alfheim"))] == mode


def test_r41_an_ignored_enemy_is_still_there() -> None:
    s = table(at="odin alfheim, hel alfheim", held="odin odroerir, odin valshamr")
    assert MODES[mode_of(s, 0, world("alfheim"))] == "normal"


def test_r9_a_support_is_another_god() -> None:
    s = table("odin thor", "tyr", at="odin alfheim, tyr alfheim")
    assert MODES[mode_of(s, 0, world("alfheim"))] == "bonus"


def test_p24_frigg_gives_life_instead_of_step_3() -> None:
    s = table("frigg odin thor", at="odin alfheim, frigg alfheim", life="odin 3, frigg 4, thor 2", hard=True)
    acting(s, "frigg")
    assert offered(s) == ["pass", "act", "bless frigg", "bless odin"]
    assert refused(s, "bless thor") == "god-not-here"
    say(s, "bless odin")
    assert (life(s, "odin"), life(s, "frigg")) == (4, 4)
    assert s.active != 0


def test_p24_only_frigg_can() -> None:
    s = table("odin thor freyr", at="odin alfheim", life="odin 3", hard=True)
    acting(s, "odin")
    assert refused(s, "bless odin") == "no-power"


def test_r49_not_together_with_act_and_fight() -> None:
    s = table("frigg odin thor", at="frigg vanaheim", life="frigg 4", held="frigg gullinbursti", hard=True)
    acting(s, "frigg")
    say(s, "act")
    assert offered(s) == ["pass", "fight loki"]
    assert refused(s, "bless frigg") == "step-begun"
