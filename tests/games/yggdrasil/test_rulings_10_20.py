"""Rulings 10 to 20 of docs/games/yggdrasil.md: how Enemies move, devastation, healing."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.enemies.enemies import activate, strength
from gladsheim.games.yggdrasil.rules.printed import FENRIR, HEL, LOKI, NORMAL, PENALTY, SURT
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.worlds.tree import turn_mid
from gladsheim.games.yggdrasil.worlds.worlds import mode_of
from tests.games.yggdrasil.tables import (
    acting,
    acts,
    asking,
    creature,
    enemy,
    life,
    lost_by,
    offered,
    order_of,
    run,
    say,
    slot,
    stone,
    table,
    told,
    turn,
    warned,
    where,
    world,
    worlds_devastated,
)


def activated(s: State, name: str) -> State:
    """An Enemy acts in Odin's turn."""
    turn(s, "odin")
    activate(s, enemy(name))
    run(s)
    return s


def test_r10_an_enemy_moves_devastates_turns_the_tree_and_acts() -> None:
    s = activated(table(turned=1), "hel")
    assert order_of(s, "EnemyMoved", "WorldDevastated", "MidTurned", "LifeLost") == [
        "EnemyMoved", "WorldDevastated", "MidTurned", "LifeLost",
    ]  # fmt: skip
    assert (where(s, "hel"), worlds_devastated(s), s.turned, life(s, "odin")) == ("midgard", {"midgard"}, 2, 6)


def test_r10_above_is_taken_before_the_turn_and_the_turn_carries_him() -> None:
    s = activated(table(), "surt")
    assert (where(s, "surt"), s.turned, s.giants) == ("svartalfheim", 1, 2)
    activate(s, SURT)
    assert (where(s, "surt"), s.turned, s.giants) == ("asgard", 2, 4), "Svartalfheim has come to stand below Asgard"


def test_r11_every_arrival_may_devastate() -> None:
    s = activated(table(at="loki svartalfheim"), "surt")
    assert worlds_devastated(s) == {"svartalfheim"}
    s = activated(table(at="hel asgard"), "fenrir")
    assert worlds_devastated(s) == {"asgard"}
    s = activated(table(at="odin muspellheim"), "loki")
    assert worlds_devastated(s) == {"muspellheim"}


def test_r11_a_turn_of_the_middle_level_devastates_nothing() -> None:
    s = table(at="surt midgard, hel midgard")
    turn_mid(s, 1)
    assert (s.turned, worlds_devastated(s)) == (1, set())


def test_r11_a_devastated_world_gets_no_second_marker() -> None:
    s = activated(table(at="loki svartalfheim", devastated="svartalfheim"), "surt")
    assert worlds_devastated(s) == {"svartalfheim"}
    assert not told(s, "WorldDevastated")


def test_r12_a_retreat_to_an_occupied_home_devastates_it() -> None:
    s = table(at="odin svartalfheim, surt svartalfheim, loki muspellheim", heroes=8)
    acting(s, "odin")
    say(s, "fight surt", "1 hero")
    assert (where(s, "surt"), worlds_devastated(s)) == ("muspellheim", {"muspellheim"})


@pytest.mark.parametrize(("other", "home"), [("loki", "niflheim"), ("surt", "niflheim")])
def test_r12_so_does_hels(other: str, home: str) -> None:
    s = table(at=f"odin nidavellir, hel nidavellir, {other} {home}", heroes=8)
    acting(s, "odin")
    say(s, "fight hel", "1 hero")
    assert worlds_devastated(s) == {home}


def test_r13_iormungand_is_always_an_enemy_on_midgard() -> None:
    s = table(at="odin midgard")
    assert mode_of(s, slot(s, "odin"), world("midgard")) == PENALTY
    acting(s, "odin")
    say(s, "act")
    assert s.heroes == 1
    s = activated(table(at="odin midgard"), "loki")
    assert worlds_devastated(s) == {"midgard"}


def test_r14_iotunns_nidhogg_and_whoever_is_caged_are_no_enemies_there() -> None:
    s = table(at="odin iotunheim, loki cage", iotunns="suttung vafthrudnir angrboda")
    assert mode_of(s, slot(s, "odin"), world("iotunheim")) == NORMAL
    s = table(at="odin asgard, thor alfheim, freyr alfheim, loki cage", iotunns="thjazi")
    assert mode_of(s, slot(s, "odin"), world("asgard")) == NORMAL, "Fenrir and Loki are in the Cage"
    assert worlds_devastated(s) == set(), "and the Cage is no world"


@pytest.mark.parametrize("name", ["surt", "hel", "loki", "fenrir"])
def test_r14_the_five_enemies_are(name: str) -> None:
    s = table(at=f"odin alfheim, {name} alfheim")
    assert mode_of(s, slot(s, "odin"), world("alfheim")) == PENALTY


def test_r15_loki_activated_where_he_is_stays() -> None:
    s = activated(table(at="odin vanaheim"), "loki")
    assert (where(s, "loki"), worlds_devastated(s), s.turned) == ("vanaheim", set(), 1)
    assert not told(s, "EnemyMoved")
    assert asking(s) == "DrawIotunn"


def test_r15_where_he_stands_with_another_no_second_marker_is_laid() -> None:
    s = activated(table(at="odin vanaheim, hel vanaheim"), "loki")
    assert worlds_devastated(s) == set(), "he did not arrive"


def test_r15_loki_comes_out_of_the_cage() -> None:
    s = activated(table(at="odin alfheim, loki cage"), "loki")
    assert (where(s, "loki"), s.turned, asking(s)) == ("alfheim", 1, "DrawIotunn")


@pytest.mark.parametrize(("devastated", "value"), [("", 1), ("midgard", 2), ("midgard asgard alfheim", 4)])
def test_r16_fenrir_is_as_strong_as_the_count_of_open_notches(devastated: str, value: int) -> None:
    s = table(devastated=devastated)
    assert strength(s, FENRIR) == value


def test_r16_a_healed_world_closes_the_highest_notch() -> None:
    s = table(at="odin alfheim", devastated="midgard alfheim")
    acting(s, "odin")
    say(s, "heal")
    assert strength(s, FENRIR) == 2
    assert worlds_devastated(s) == {"midgard"}


def test_r17_the_eighth_devastation_loses() -> None:
    seven = "asgard alfheim vanaheim midgard nidavellir iotunheim niflheim"
    s = activated(table(at="loki svartalfheim", devastated=seven), "surt")
    assert lost_by(s) == "markers"
    six = seven.replace(" niflheim", "")
    s = activated(table(at="loki svartalfheim", devastated=six), "surt")
    assert (lost_by(s), len(worlds_devastated(s))) == ("", 7)


def test_r18_two_enemies_devastate_a_healed_world_at_once() -> None:
    s = table(at="odin alfheim, hel alfheim, surt alfheim", devastated="alfheim")
    turn(s, "odin")
    say(s, "stay")
    assert warned(s, "heal")
    say(s, "heal")
    assert (life(s, "odin"), worlds_devastated(s)) == (5, {"alfheim"})
    assert order_of(s, "WorldHealed", "WorldDevastated") == ["WorldHealed", "WorldDevastated"]


def test_r18_also_from_asgard() -> None:
    s = table(at="odin asgard, thor alfheim, freyr alfheim, surt midgard", devastated="midgard", heroes=8)
    acting(s, "odin")
    say(s, "act", "3 heroes")
    assert order_of(s, "WorldHealed", "WorldDevastated") == ["WorldHealed", "WorldDevastated"]
    assert (s.heroes, worlds_devastated(s)) == (5, {"midgard"})


def test_r18_also_with_eikthyrnir() -> None:
    s = table(at="odin svartalfheim, surt midgard", devastated="midgard asgard")
    creature(s, "odin", "eikthyrnir")
    assert (warned(s, "midgard"), warned(s, "asgard")) == (True, False)
    say(s, "midgard")
    assert worlds_devastated(s) == {"midgard", "asgard"}


def test_r18_asgards_action_warns_if_all_healing_would_be_in_vain() -> None:
    s = table(at="odin asgard, surt midgard", devastated="midgard")
    acting(s, "odin")
    assert warned(s, "act"), "no world is asked for, so this is the moment"
    s = table(at="odin asgard, surt midgard", devastated="midgard alfheim")
    acting(s, "odin")
    assert not warned(s, "act")


def test_r18_there_is_no_warning_where_healing_helps() -> None:
    s = table(at="odin alfheim, hel alfheim", devastated="alfheim")
    acting(s, "odin")
    assert not warned(s, "heal")


@pytest.mark.parametrize("left", [1, 2])
def test_r19_healing_with_two_life_or_less_loses_after_a_warning(left: int) -> None:
    s = table(at="odin alfheim", devastated="alfheim", life=f"odin {left}")
    acting(s, "odin")
    assert warned(s, "heal")
    say(s, "heal")
    assert lost_by(s) == "life"


def test_r19_with_three_it_is_safe() -> None:
    s = table(at="odin alfheim", devastated="alfheim", life="odin 3")
    acting(s, "odin")
    assert not warned(s, "heal")
    say(s, "heal")
    assert (life(s, "odin"), lost_by(s)) == (1, "")


def test_r19_a_rune_warns_too() -> None:
    s = table(at="odin iotunheim", devastated="alfheim", life="odin 2")
    stone(s, "odin", green="normal")
    assert (warned(s, "alfheim"), warned(s, "vanaheim")) == (True, False)


def test_r20_devastated_asgard_can_only_be_healed_on_the_spot() -> None:
    s = table(at="odin asgard", devastated="asgard midgard")
    acting(s, "odin")
    assert offered(s) == ["pass", "heal"]
    say(s, "heal")
    assert (life(s, "odin"), worlds_devastated(s)) == (5, {"midgard"})


@pytest.mark.parametrize("where_", ["devastated", "blocked"])
def test_r20_fights_are_allowed_everywhere(where_: str) -> None:
    if where_ == "devastated":
        s = table(at="odin alfheim, hel alfheim", devastated="alfheim")
    else:
        s = table(at="odin alfheim, hel alfheim", iotunns="baugi")
    assert "fight hel" in acts(s, "odin")


def test_r20_a_fight_in_a_blocked_world_is_won() -> None:
    s = table(at="odin alfheim, hel alfheim", iotunns="baugi", heroes=8)
    acting(s, "odin")
    say(s, "fight hel", "1 hero")
    assert where(s, "hel") == "niflheim"
    assert strength(s, HEL) == 1
    assert strength(s, LOKI) == 2
