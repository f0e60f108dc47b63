"""The Enemies: activation, devastation, healing, strength, retreat, and the Iotunns (p. 9 to 13)."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.yggdrasil.enemies.enemies import activate, arrive, heal, retreat, strength
from gladsheim.games.yggdrasil.enemies.iotunns import is_blocked, place_of_iotunn, wake_iotunn
from gladsheim.games.yggdrasil.risks.fighting import IN_CAGE, NO_FIGHT, why_no_fight
from gladsheim.games.yggdrasil.rules.printed import (
    BLOCKED_WORLDS,
    BLOCKERS,
    ENEMIES,
    FIRST_RIDER,
    IOTUNN_OPPONENT,
    RIDDEN,
    RIDERS,
    WORLD_COUNT,
)
from gladsheim.games.yggdrasil.rules.state import ACTIVE, DISCARDED, State, active_iotunns
from tests.games.yggdrasil.tables import (
    acting,
    asking,
    enemy,
    give_up_throw,
    iotunn,
    life,
    lost_by,
    names_told,
    offered,
    refused,
    run,
    say,
    slot,
    table,
    told,
    turn,
    where,
    world,
    worlds_devastated,
)


def activated(name: str, at: str = "", **given: Any) -> State:
    """Odin is active and the Enemy is activated."""
    s = table("odin thor freyr", at=at, active=0, **given)
    s.stack.clear()
    activate(s, enemy(name))
    run(s)
    return s


def test_p10_surt_rises_is_carried_along_and_brings_two_giants() -> None:
    s = activated("surt")
    assert (where(s, "surt"), s.turned, s.giants) == ("svartalfheim", 1, 2)
    assert names_told(s) == ["EnemyActivated", "EnemyMoved", "MidTurned", "GiantsRose"]


def test_p10_hel_rises_and_takes_a_life() -> None:
    s = activated("hel")
    assert (where(s, "hel"), s.turned, life(s, "odin"), life(s, "thor")) == ("nidavellir", 1, 6, 7)


def test_r10_above_is_taken_before_the_turn() -> None:
    s = activated("surt", at="surt svartalfheim")
    assert where(s, "surt") == "alfheim"
    s = activated("surt", at="surt svartalfheim", turned=1)
    assert where(s, "surt") == "asgard"


def test_p11_loki_comes_to_the_active_god_and_wakes_an_iotunn() -> None:
    s = activated("loki", at="odin alfheim")
    assert (where(s, "loki"), s.turned, asking(s), len(offered(s))) == ("alfheim", 1, "DrawIotunn", 18)
    say(s, "suttung")
    assert active_iotunns(s) == 1
    assert told(s, "IotunnWoke")[0].ladder == 6


def test_r15_loki_where_he_is_does_not_move() -> None:
    s = activated("loki", at="odin vanaheim")
    assert "EnemyMoved" not in names_told(s)
    assert (s.turned, worlds_devastated(s)) == (1, set())


@pytest.mark.parametrize(("island", "sent"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_p11_iormungand_sends_what_the_island_says(island: int, sent: int) -> None:
    s = activated("iormungand", island=island)
    assert (s.island, s.anonymous, s.turned) == (island + 1, sent, 0)


def test_p11_fenrir_comes_out_of_the_cage_and_ends_the_turn() -> None:
    s = activated("fenrir")
    assert (where(s, "fenrir"), s.stopped, life(s, "odin")) == ("asgard", 1, 7)


def test_p11_fenrir_outside_takes_three_lives() -> None:
    s = activated("fenrir", at="fenrir asgard")
    assert (where(s, "fenrir"), s.stopped, life(s, "odin")) == ("asgard", 1, 4)


def test_p11_nidhogg_moves_and_wins_at_the_tree() -> None:
    assert activated("nidhogg").spot == 1
    s = activated("nidhogg", spot=4)
    assert (s.outcome, names_told(s)[-1]) == (1, "GameWon")


@pytest.mark.parametrize(
    ("spot", "giants", "anonymous", "question"), [(1, 1, 0, ""), (3, 0, 1, ""), (5, 0, 0, "DrawIotunn"), (2, 0, 0, "")]
)
def test_the_hard_path_has_spots_with_effects(spot: int, giants: int, anonymous: int, question: str) -> None:
    s = activated("nidhogg", spot=spot, path=1)
    assert (s.giants, s.anonymous, asking(s)) == (giants, anonymous, question)


@pytest.mark.parametrize(
    ("name", "at", "given", "reason"),
    [
        ("surt", "surt asgard", {}, "surt"),
        ("hel", "hel vanaheim", {}, "hel"),
        ("surt", "", {"giants": 7}, "giants"),
        ("iormungand", "", {"island": 4}, "islands"),
        ("iormungand", "", {"island": 3, "anonymous": 6}, "anonymous"),
        ("nidhogg", "", {"path": 1, "spot": 1, "giants": 8}, "giants"),
        ("nidhogg", "", {"path": 1, "spot": 3, "anonymous": 8}, "anonymous"),
    ],
)
def test_e21_what_cannot_be_done_loses(name: str, at: str, given: dict[str, Any], reason: str) -> None:
    s = activated(name, at, **given)
    assert lost_by(s) == reason
    assert not s.stack


def test_e21_loki_without_a_pawn_loses() -> None:
    s = table(iotunns="thjazi baugi skadi geirrod greip gjalp beli", active=0)
    activate(s, enemy("loki"))
    assert lost_by(s) == "iotunns"


def test_r55_fenrir_takes_the_last_lives() -> None:
    s = table(at="fenrir asgard", life="odin 3", active=0)
    activate(s, enemy("fenrir"))
    assert lost_by(s) == "life"


def test_e12_another_enemy_on_midgard_devastates_it() -> None:
    s = table()
    assert arrive(s, enemy("surt"), world("midgard"))
    assert worlds_devastated(s) == {"midgard"}
    assert told(s, "WorldDevastated")[0].bars == 6


def test_r11_a_third_enemy_needs_no_second_marker() -> None:
    s = table(at="surt midgard", devastated="midgard")
    arrive(s, enemy("loki"), world("midgard"))
    assert "WorldDevastated" not in names_told(s)


def test_the_cage_is_never_devastated() -> None:
    s = table()
    assert arrive(s, enemy("loki"), 9)
    assert worlds_devastated(s) == set()


def test_r12_a_retreat_onto_an_occupied_home_devastates_it() -> None:
    s = table(at="surt alfheim, loki muspellheim")
    retreat(s, enemy("surt"))
    assert worlds_devastated(s) == {"muspellheim"}


def test_r17_the_eighth_devastation_loses() -> None:
    s = table(devastated="asgard alfheim vanaheim nidavellir svartalfheim iotunheim niflheim")
    assert not arrive(s, enemy("surt"), world("midgard"))
    assert lost_by(s) == "markers"


def test_e10_healing_where_two_enemies_stand_is_in_vain() -> None:
    s = table(at="surt midgard", devastated="midgard")
    heal(s, world("midgard"), 0)
    assert worlds_devastated(s) == {"midgard"}
    assert names_told(s) == ["WorldHealed", "WorldDevastated"]


@pytest.mark.parametrize(
    ("name", "given", "expected"),
    [
        ("surt", {}, 1),
        ("surt", {"giants": 8}, 9),
        ("hel", {"anonymous": 3}, 4),
        ("iormungand", {"anonymous": 3}, 3),
        ("loki", {}, 1),
        ("fenrir", {}, 1),
    ],
)
def test_p13_strength(name: str, given: dict[str, Any], expected: int) -> None:
    assert strength(table(**given), enemy(name)) == expected


def test_p13_loki_is_as_strong_as_his_iotunns_and_fenrir_as_the_tree_is_hurt() -> None:
    s = table(iotunns="thrym beli", devastated="asgard midgard niflheim")
    assert (strength(s, enemy("loki")), strength(s, enemy("fenrir"))) == (3, 4)
    assert strength(s, IOTUNN_OPPONENT + iotunn("beli")) == 2


@pytest.mark.parametrize(
    ("name", "home"), [("surt", "muspellheim"), ("hel", "niflheim"), ("loki", "cage"), ("fenrir", "cage")]
)
def test_p13_retreats(name: str, home: str) -> None:
    s = table(at=f"{name} alfheim")
    retreat(s, enemy(name))
    assert where(s, name) == home


def test_r27_iormungand_retreats_without_anonymous_and_not_from_the_rainbow() -> None:
    s = table(at="odin midgard", island=2, anonymous=3)
    retreat(s, enemy("iormungand"))
    assert (s.island, s.anonymous) == (1, 3)
    s.island = 0
    turn(s, "odin")
    say(s, "stay")
    assert refused(s, "fight iormungand") == "rainbow"


def test_p13_a_fight_is_won_by_whoever_survives_it() -> None:
    s = table(at="odin vanaheim", giants=2)
    acting(s, "odin")
    say(s, "fight loki")
    give_up_throw(s)
    assert (where(s, "loki"), life(s, "odin")) == ("cage", 6)
    assert told(s, "FightBegan")[0].strength == 1
    assert told(s, "OpponentBeaten")[0].opponent == "loki"


def test_p12_a_rider_must_be_fought_first() -> None:
    s = table(at="odin vanaheim", iotunns="angrboda")
    acting(s, "odin")
    assert refused(s, "fight loki") == "rider"
    say(s, "fight angrboda")
    give_up_throw(s)
    assert s.iotunns[iotunn("angrboda")] == DISCARDED
    assert where(s, "loki") == "vanaheim"


@pytest.mark.parametrize(("rider", "name"), [("vafthrudnir", "fenrir"), ("angrboda", "loki")])
def test_e9_nobody_is_fought_in_the_cage(rider: str, name: str) -> None:
    s = table(at=f"{name} cage", iotunns=rider)
    assert why_no_fight(s, 0, IOTUNN_OPPONENT + iotunn(rider)) == IN_CAGE
    assert why_no_fight(s, 0, enemy(name)) == IN_CAGE
    arrive(s, enemy(name), world("asgard"))
    assert why_no_fight(s, 0, IOTUNN_OPPONENT + iotunn(rider)) == 0
    assert NO_FIGHT[why_no_fight(s, 0, enemy(name))] == "yggdrasil/rider"


def test_p12_the_tables_of_blockers_and_riders_agree() -> None:
    for place in range(WORLD_COUNT):
        assert BLOCKERS[place] == (BLOCKED_WORLDS.index(place) if place in BLOCKED_WORLDS else -1)
    for number, ridden in enumerate(RIDDEN):
        assert RIDERS[ridden] == FIRST_RIDER + number
    assert [ENEMIES[one] for one in RIDDEN] == ["loki", "surt", "hel", "iormungand", "fenrir"]


def test_p12_iotunns_stand_where_their_card_says() -> None:
    s = table(iotunns="thjazi gerda thrym")
    assert place_of_iotunn(s, iotunn("thjazi")) == world("asgard")
    assert place_of_iotunn(s, iotunn("gerda")) == world("muspellheim")
    assert place_of_iotunn(s, iotunn("thrym")) == world("iotunheim")
    assert is_blocked(s, world("asgard"))
    assert not is_blocked(s, world("iotunheim"))


def test_r25_an_empty_deck_of_iotunns_is_shuffled_without_the_active_ones() -> None:
    s = table()
    s.iotunns = [DISCARDED] * 18
    s.iotunns[3] = ACTIVE
    wake_iotunn(s)
    assert len(offered(s)) == 17
    assert told(s, "IotunnsShuffled")[0].cards == 17


def test_the_last_iotunn_in_the_deck_needs_no_nature() -> None:
    s = table()
    s.iotunns = [DISCARDED] * 17 + [0]
    wake_iotunn(s)
    assert s.iotunns[17] == ACTIVE


def test_r29_nothing_prevents_hels_life() -> None:
    s = table(wheel="thor hel", heroes=3, elves="odin 2")
    turn(s, "odin", "odin hel")
    assert s.life[slot(s, "odin")] == 6
    assert asking(s) == "Move"
