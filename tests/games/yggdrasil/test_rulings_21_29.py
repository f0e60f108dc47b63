"""Rulings 21 to 29 of docs/games/yggdrasil.md: Iotunns, decks that run out, ladders, the serpent."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.yggdrasil.enemies.enemies import activate, strength
from gladsheim.games.yggdrasil.rules.printed import HEL, IORMUNGAND, LOKI, NONE, SURT
from gladsheim.games.yggdrasil.rules.state import DISCARDED, IN_DECK, State
from tests.games.yggdrasil.tables import (
    acting,
    acts,
    asking,
    creature,
    enemy,
    give_up_throw,
    iotunn,
    life,
    lost_by,
    offered,
    order_of,
    refused,
    run,
    say,
    stone,
    table,
    told,
    turn,
    where,
    worlds_devastated,
)


def activated(s: State, name: str) -> State:
    """An Enemy acts in Odin's turn."""
    turn(s, "odin")
    activate(s, enemy(name))
    run(s)
    return s


def test_r21_a_blocker_stops_action_and_healing_on_the_spot() -> None:
    s = table(at="odin alfheim", iotunns="baugi")
    assert acts(s, "odin") == ["pass", "fight baugi"]
    s = table(at="odin alfheim", iotunns="baugi", devastated="alfheim")
    assert acts(s, "odin") == ["pass", "fight baugi"]
    acting(s, "odin")
    assert refused(s, "heal") == "blocked"


def test_r21_remote_healing_of_a_blocked_world_is_allowed() -> None:
    s = table(at="thor alfheim, freyr alfheim", iotunns="skadi", devastated="vanaheim", heroes=8)
    acting(s, "odin")
    say(s, "act", "3 heroes")
    assert worlds_devastated(s) == set()


def test_r21_eikthyrnir_heals_a_blocked_world() -> None:
    s = table(at="odin svartalfheim", iotunns="skadi", devastated="vanaheim asgard")
    creature(s, "odin", "eikthyrnir")
    assert set(offered(s)) == {"asgard", "vanaheim"}
    say(s, "vanaheim")
    assert worlds_devastated(s) == {"asgard"}


def test_r21_a_rune_performs_no_action_of_a_blocked_world() -> None:
    s = table(at="odin iotunheim", iotunns="baugi")
    stone(s, "odin", green="normal")
    assert "vanaheim" in offered(s)
    assert refused(s, "alfheim") == "blocked"
    s = table(at="odin iotunheim", iotunns="baugi", devastated="alfheim")
    stone(s, "odin", green="normal")
    assert refused(s, "alfheim") == "blocked", "nor heals it"


def test_r21_ratatosk_leads_there_but_nothing_is_done() -> None:
    s = table(at="odin svartalfheim", iotunns="baugi")
    creature(s, "odin", "ratatosk")
    say(s, "alfheim")
    assert where(s, "odin") == "alfheim"
    assert not told(s, "ElvesTaken")
    assert asking(s) == "Reveal", "the next god's turn"


def test_r22_a_rider_goes_with_his_enemy() -> None:
    s = table(at="odin svartalfheim", iotunns="gerda")
    assert "fight gerda" not in acts(s, "odin")
    activated(s, "surt")
    assert {"fight gerda", "fight surt"} & set(acts(s, "odin")) == {"fight gerda"}
    assert refused_fight(s, "surt") == "rider"


def refused_fight(s: State, name: str) -> str:
    """Why Odin, who stays, may not fight somebody."""
    say(s, "stay")
    return refused(s, f"fight {name}")


def test_r22_a_rider_is_fought_only_outside_the_cage() -> None:
    for place in ("asgard", "vanaheim", "iotunheim"):
        s = table(at=f"odin {place}, loki cage", iotunns="angrboda vafthrudnir")
        assert not [one for one in acts(s, "odin") if one.startswith("fight")]
    acting(s, "odin")
    assert refused(s, "fight vafthrudnir") == "in-cage"


def test_r22_in_the_cage_only_gullfaxi_helps() -> None:
    s = table(at="odin svartalfheim", iotunns="vafthrudnir")
    creature(s, "odin", "gullfaxi")
    assert s.iotunns[iotunn("vafthrudnir")] == DISCARDED


def test_r22_angrboda_drawn_by_loki_can_be_fought_at_once() -> None:
    s = activated(table(at="odin alfheim, loki cage"), "loki")
    say(s, "angrboda", "stay")
    assert "fight angrboda" in offered(s)
    assert refused(s, "fight loki") == "rider"


def test_r23_a_ridden_enemy_acts_and_is_as_strong_as_ever() -> None:
    s = table(iotunns="gerda hyrrokkin hymir angrboda vafthrudnir", giants=3, anonymous=2)
    assert [strength(s, one) for one in (SURT, HEL, LOKI, IORMUNGAND)] == [4, 3, 6, 3]
    activated(s, "surt")
    assert (where(s, "surt"), s.giants, s.turned) == ("svartalfheim", 5, 1)


def test_r24_obstacles_do_not_block_iotunheim() -> None:
    s = table(at="odin iotunheim", iotunns="suttung thrym hrungnir")
    assert acts(s, "odin") == ["pass", "act", "fight suttung", "fight thrym", "fight hrungnir"]


def test_r25_discarded_iotunns_are_shuffled_but_not_the_active_ones() -> None:
    s = table(at="odin asgard", iotunns="thjazi suttung")
    for one, state in enumerate(s.iotunns):
        if state == IN_DECK:
            s.iotunns[one] = DISCARDED
    activated(s, "loki")
    assert told(s, "IotunnsShuffled")
    assert len(offered(s)) == 16
    assert not {"thjazi", "suttung"} & set(offered(s))


def test_r25_creatures_are_drawn_to_the_last_then_shuffled_and_drawn_on() -> None:
    s = table(at="odin svartalfheim")
    s.creatures = [DISCARDED] * 18
    s.creatures[0] = IN_DECK
    acting(s, "odin")
    say(s, "act")
    assert asking(s) == "DrawCreature", "the last card of the deck has come without nature"
    assert len(offered(s)) == 17, "all but the one that lies on the table"
    say(s, "heidrun")
    assert set(offered(s)) == {"deer", "heidrun"}
    assert order_of(s, "CreatureDrawn", "CreaturesShuffled") == ["CreatureDrawn", "CreaturesShuffled", "CreatureDrawn"]


def test_r25_an_empty_pile_of_artifacts_is_not_offered() -> None:
    s = table(at="odin nidavellir")
    s.shown[0] = NONE
    s.piles &= ~0b111111
    acting(s, "odin")
    say(s, "act")
    assert s.held[0] == 1 << 7, "Gungnir is the only one in reach"


def test_r25_without_any_artifact_in_reach_there_is_no_action() -> None:
    s = table(at="odin nidavellir, hel nidavellir")
    s.shown[0] = NONE
    s.piles &= ~0b111111
    assert "act" not in acts(s, "odin"), "with penalty only the first level"
    acting(s, "odin")
    assert refused(s, "act") == "piles-empty"


@pytest.mark.parametrize("awake", ["", "thjazi", "thjazi gerda suttung"])
def test_r26_lokis_ladder_counts_the_pawns_that_have_left_it(awake: str) -> None:
    s = table(iotunns=awake)
    assert strength(s, LOKI) == len(awake.split()) + 1


def test_r27_on_the_rainbow_iormungand_cannot_be_fought() -> None:
    s = table(at="odin midgard")
    assert "fight iormungand" not in acts(s, "odin")
    acting(s, "odin")
    assert refused(s, "fight iormungand") == "rainbow"


def test_r27_beaten_he_goes_back_without_anonymous_and_sends_them_again_later() -> None:
    s = table(at="odin midgard", island=2, anonymous=3, heroes=8)
    acting(s, "odin")
    say(s, "fight iormungand", "3 heroes")
    assert (s.island, s.anonymous) == (1, 3)
    activate(s, IORMUNGAND)
    assert (s.island, s.anonymous) == (2, 5)


@pytest.mark.parametrize(
    ("changed", "name", "reason"),
    [({"giants": 7}, "surt", "giants"), ({"island": 3, "anonymous": 6}, "iormungand", "anonymous")],
)
def test_r28_too_few_pawns_lose_even_if_some_are_left(changed: dict[str, Any], name: str, reason: str) -> None:
    assert lost_by(activated(table(**changed), name)) == reason


def test_r28_just_enough_is_enough() -> None:
    assert activated(table(giants=6), "surt").giants == 8
    assert activated(table(island=3, anonymous=5), "iormungand").anonymous == 8


@pytest.mark.parametrize(("name", "taken"), [("hel", 1), ("fenrir", 3)])
def test_r29_what_hel_and_fenrir_take_is_no_risk(name: str, taken: int) -> None:
    s = table(at="fenrir asgard", heroes=8, elves="odin 3", dice="odin 3", held="odin gungnir, odin gleipnir")
    activated(s, name)
    assert (life(s, "odin"), s.heroes) == (7 - taken, 8)
    assert asking(s) != "UseHeroes"


def test_r29_a_throw_prevents_what_a_fight_costs() -> None:
    s = table(at="odin niflheim", dice="odin 1", anonymous=0)
    acting(s, "odin")
    say(s, "fight hel")
    give_up_throw(s, god="e")
    assert life(s, "odin") == 7
