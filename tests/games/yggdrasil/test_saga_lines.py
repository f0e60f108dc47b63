"""The six sagas, line by line of their outline."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.yggdrasil.cards.creatures import draw_creatures
from gladsheim.games.yggdrasil.enemies.enemies import strength
from gladsheim.games.yggdrasil.rules.printed import ARTIFACTS, BONUS, ENEMIES, IOTUNNS, NORMAL, PENALTY, WORLDS
from gladsheim.games.yggdrasil.rules.state import ACTIVE, DISCARDED, IN_DECK, WON
from gladsheim.games.yggdrasil.sagas.obeying import open_page
from gladsheim.games.yggdrasil.worlds.tree import above, can_reach
from gladsheim.games.yggdrasil.worlds.worlds import amount, mode_of, risks_of
from gladsheim.kernel.play import settle
from tests.games.yggdrasil.pages import (
    activated,
    count,
    do,
    effect_spot,
    entered,
    first,
    last_spot,
    lost_by,
    needed,
    opened,
    page_name,
    piece,
    place,
    put,
    reveal,
    spot,
    step_of_wolf,
)
from tests.games.yggdrasil.tables import asking, offered, refused, say, told

RICH = {"elves": 2, "dice": 2}
MIDGARD = WORLDS.index("midgard")


# Saga 1, Baldr's Murder


def test_s1_1_a_promise_lies_on_every_world() -> None:
    s = opened("baldr")
    s.page = 0
    open_page(s)
    settle(s)
    assert [count(s, "promise", world) for world in range(9)] == [1] * 9


@pytest.mark.parametrize(("found", "oaths", "perjury"), [("oath", 1, 0), ("broken-oath", 0, 1)])
def test_s1_2_an_oath_goes_to_the_row_and_a_perjury_stays(found: str, oaths: int, perjury: int) -> None:
    s = opened("baldr", counters={"promise": {"alfheim": 1}}, at="alfheim")
    say(s, "deed ask", "e")
    assert sorted(offered(s)) == ["broken-oath", "oath"]
    say(s, found)
    assert (count(s, "oaths"), count(s, "perjury", 1), count(s, "promise")) == (oaths, perjury, 0)


def test_s1_2_in_company_asking_is_no_risk() -> None:
    s = opened("baldr", counters={"promise": {"asgard": 1}})
    say(s, "deed ask")
    assert asking(s) == "TurnUp"


def test_s1_2_what_lies_face_down_is_drawn_as_it_is_left() -> None:
    s = opened("baldr", counters={"promise": {"asgard": 1}, "oath": 0, "broken-oath": 1})
    say(s, "deed ask")
    assert count(s, "perjury", 0) == 1, "nothing else is left"


def test_s1_3_a_perjury_counts_as_an_enemy_for_the_mode_only() -> None:
    s = opened("baldr", counters={"perjury": {"alfheim": 1}}, at="alfheim")
    assert mode_of(s, 0, 1) == PENALTY
    put_loki = ENEMIES.index("loki")
    activated(s, "loki")
    assert s.enemies[put_loki] == 1
    assert not s.devastated[1]


def test_s1_4_a_perjury_can_be_broken() -> None:
    s = opened("baldr", 2, counters={"perjury": {"alfheim": 1}}, at="alfheim")
    do(s, "deed break")
    assert count(s, "perjury") == 0


def test_s1_5_loki_moves_a_promise_to_his_world() -> None:
    s = opened("baldr", counters={"promise": {"asgard": 1, "alfheim": 1, "midgard": 1}})
    reveal(s, "loki")
    assert asking(s) == "ChooseWorld"
    assert offered(s) == ["asgard", "alfheim"]
    say(s, "alfheim")
    assert (count(s, "promise", 1), count(s, "promise", 2)) == (0, 1)


@pytest.mark.parametrize(
    ("counters", "enemies"),
    [({"promise": {"vanaheim": 1, "asgard": 1}}, {}), ({"promise": {"asgard": 1}}, {"loki": "cage"}), ({}, {})],
)
def test_s1_5_if_he_cannot_the_middle_turns(counters: dict[str, Any], enemies: dict[str, str]) -> None:
    s = opened("baldr", counters=counters, enemies=enemies)
    reveal(s, "loki")
    assert s.turned == 1


def test_s1_6_enough_oaths_turn_the_page() -> None:
    s = opened("baldr", counters={"promise": {"asgard": 1}, "oaths": needed("baldr", 1) - 1})
    say(s, "deed ask", "oath")
    assert page_name(s) == "mistletoe"
    assert s.spot == 0


def test_s1_7_loki_comes_to_midgard_and_promises_are_discarded() -> None:
    s = entered("baldr", 2, counters={"promise": {"asgard": 1}, "perjury": {"alfheim": 1}})
    assert place(s, "loki") == "midgard"
    assert s.devastated[MIDGARD] == 1
    assert (count(s, "promise"), count(s, "perjury")) == (0, 1)


def test_s1_8_a_search_lays_a_creature_aside() -> None:
    s = opened("baldr", 2, at="svartalfheim")
    say(s, "deed search")
    assert (s.aside, count(s, "search")) == (1, 1)
    assert s.creatures.count(IN_DECK) == 18, "which one, nobody knows"


def test_s1_8_creatures_laid_aside_are_out_of_the_reshuffle() -> None:
    s = opened("baldr", 2, creatures_aside=2, at="svartalfheim")
    for creature in range(16):
        s.creatures[creature] = DISCARDED
    draw_creatures(s, 0, 1)
    settle(s)
    assert len(offered(s)) == 16
    assert s.aside == 0


def test_s1_9_loki_is_stronger_for_every_perjury() -> None:
    s = opened("baldr", 2, counters={"perjury": {"asgard": 1, "alfheim": 1}})
    assert strength(s, ENEMIES.index("loki")) == 3


@pytest.mark.parametrize(("chosen", "life", "oaths"), [("life", 6, 1), ("oath", 7, 0)])
def test_s1_10_nidhogg_takes_a_life_or_an_oath(chosen: str, life: int, oaths: int) -> None:
    s = opened("baldr", 2, counters={"oaths": 1})
    reveal(s, "nidhogg")
    say(s, chosen)
    assert (s.life[0], count(s, "oaths")) == (life, oaths)


def test_s1_10_without_an_oath_it_is_the_life() -> None:
    s = opened("baldr", 2)
    reveal(s, "nidhogg")
    assert s.life[0] == 6


def test_s1_11_the_mistletoe_and_a_beaten_loki_turn_the_page() -> None:
    s = opened("baldr", 2, counters={"search": needed("baldr", 2), "oaths": 3}, at="vanaheim")
    do(s, "fight loki")
    assert page_name(s) == "pyre"


def test_s1_11_spot_two_wakes_an_iotunn() -> None:
    s = opened("baldr", 2)
    spot(s, effect_spot("baldr", 2))
    assert asking(s) == "DrawIotunn"


def test_s1_12_hel_goes_home_with_two_anonymous() -> None:
    s = entered("baldr", 3, enemies={"hel": "asgard"}, counters={"oaths": 2})
    assert (place(s, "hel"), s.anonymous) == ("niflheim", 2)


@pytest.mark.parametrize("price", ["elf", "die", "hero"])
def test_s1_13_a_world_weeps_once_for_an_elf_a_die_or_a_hero(price: str) -> None:
    s = opened("baldr", 3, odin=RICH, heroes=1, counters={"oaths": 3})
    say(s, f"deed weep {price}")
    assert (count(s, "mark", 0), count(s, "oaths")) == (1, 2)
    assert (s.elves[0], s.dice[0], s.heroes) == (2 - (price == "elf"), 2 - (price == "die"), 1 - (price == "hero"))


def test_s1_13_not_twice_in_one_world() -> None:
    s = opened("baldr", 3, odin=RICH, counters={"oaths": 3, "mark": {"asgard": 1}}, devastated=["asgard"])
    assert refused(s, "deed weep elf") == "deed-elsewhere"


def test_s1_14_an_empty_row_loses() -> None:
    s = opened("baldr", 3, odin=RICH, counters={"oaths": 1})
    say(s, "deed weep elf")
    assert lost_by(s) == "saga"


def test_s1_14_also_when_the_page_is_opened() -> None:
    assert lost_by(entered("baldr", 3)) == "saga"


def test_s1_15_a_world_on_every_level_wins() -> None:
    marks = dict.fromkeys(["midgard", "niflheim", "iotunheim", "muspellheim"][: max(2, needed("baldr", 3, -1) - 1)], 1)
    s = opened("baldr", 3, odin=RICH, counters={"oaths": 1, "mark": marks})
    say(s, "deed weep elf")
    assert s.outcome == WON, "the goal comes before the loss"


# Saga 2, Fimbulvetr


def test_s2_1_a_son_on_iotunheim_and_a_hero_less() -> None:
    s = opened("fimbulvetr")
    open_page(s)
    settle(s)
    assert place(s, "thrudgelmir") == "iotunheim"
    assert [amount(s, MIDGARD, mode) for mode in (PENALTY, NORMAL, BONUS)] == [0, 1, 2]


def test_s2_2_sons_climb_and_devastate_the_top() -> None:
    s = opened("fimbulvetr", standees={"thrudgelmir": "alfheim", "hrimnir": "iotunheim"})
    reveal(s, "iormungand")
    assert s.devastated[1] == 1
    assert place(s, "hrimnir") == "midgard"
    reveal(s, "iormungand")
    assert s.life[0] == 6, "it was devastated already"


def test_s2_3_a_beaten_son_goes_back() -> None:
    s = opened("fimbulvetr", standees={"thrudgelmir": "alfheim"}, at="alfheim")
    assert strength(s, piece(s, "thrudgelmir")) == 2
    do(s, "fight thrudgelmir")
    assert place(s, "thrudgelmir") == "iotunheim"


def test_s2_3_jarngreipr_helps() -> None:
    s = opened("fimbulvetr", standees={"thrudgelmir": "alfheim"}, at="alfheim", odin={"artifacts": ["jarngreipr"]})
    say(s, "fight thrudgelmir")
    assert s.risks == 1


def test_s2_4_fires_are_lit_by_mode_and_take_a_giant() -> None:
    s = opened("fimbulvetr", at="muspellheim", giants=1, enemies={"surt": "asgard"})
    do(s, "deed fires")
    assert (s.giants, count(s, "embers")) == (0, 1)
    assert refused(opened("fimbulvetr", at="muspellheim"), "deed fires") == "deed-not-now"


def test_s2_5_the_path_turns_the_page_with_two_anonymous() -> None:
    s = opened("fimbulvetr")
    spot(s, last_spot("fimbulvetr", 1))
    assert (page_name(s), s.anonymous, s.spot) == ("sword", 2, 0)


def test_s2_5_spot_two_takes_an_elf_or_a_life() -> None:
    s = opened("fimbulvetr", odin=RICH)
    spot(s, effect_spot("fimbulvetr", 1))
    assert offered(s) == ["elf", "life"]
    say(s, "elf")
    assert s.elves[0] == 1


def test_s2_6_a_second_son_devastates_iotunheim_and_they_add_strength() -> None:
    s = entered("fimbulvetr", 2, standees={"thrudgelmir": "iotunheim"})
    assert s.devastated[WORLDS.index("iotunheim")] == 1
    assert strength(s, piece(s, "hrimnir")) == 3


def test_s2_7_a_son_comes_to_loki() -> None:
    s = opened("fimbulvetr", 2, standees={"thrudgelmir": "alfheim", "hrimnir": "vanaheim"}, devastated=["vanaheim"])
    reveal(s, "loki")
    assert place(s, "thrudgelmir") == "vanaheim"
    s = opened("fimbulvetr", 2, standees={"thrudgelmir": "alfheim"}, enemies={"loki": "cage"})
    reveal(s, "loki")
    assert place(s, "thrudgelmir") == "alfheim"


def test_s2_8_shelter_costs_two_heroes_and_frees_an_anonymous() -> None:
    s = opened("fimbulvetr", 2, at="midgard", heroes=2, anonymous=1)
    say(s, "deed shelter")
    assert (s.heroes, s.anonymous, count(s, "shelter")) == (0, 0, 1)


def test_s2_9_spots_two_and_four_move_the_sons() -> None:
    s = opened("fimbulvetr", 2, standees={"thrudgelmir": "iotunheim"})
    spot(s, effect_spot("fimbulvetr", 2))
    assert place(s, "thrudgelmir") == "midgard"


def test_s2_10_after_a_reveal_that_moves_sons_the_middle_turns() -> None:
    s = opened("fimbulvetr", 3, standees={"thrudgelmir": "iotunheim"})
    reveal(s, "iormungand")
    assert s.turned == 1


def test_s2_11_beaten_on_iotunheim_a_son_is_out() -> None:
    s = opened("fimbulvetr", 3, standees={"thrudgelmir": "iotunheim", "hrimnir": "alfheim"}, at="iotunheim")
    do(s, "fight thrudgelmir")
    assert (place(s, "thrudgelmir"), count(s, "slain")) == ("gone", 1)


def test_s2_12_two_sons_on_top_lose() -> None:
    s = opened("fimbulvetr", 3, standees={"thrudgelmir": "alfheim"})
    put(s, "hrimnir", "vanaheim")
    assert lost_by(s) == "saga"


def test_s2_13_surt_gets_a_giant_once_a_son_is_out() -> None:
    s = opened("fimbulvetr", 3, counters={"slain": 1})
    reveal(s, "surt")
    assert s.giants == 1
    s = opened("fimbulvetr", 3)
    reveal(s, "surt")
    assert s.giants == 0


def test_s2_14_all_three_out_win() -> None:
    s = opened(
        "fimbulvetr", 3, counters={"slain": needed("fimbulvetr", 3) - 1}, standees={"kari": "iotunheim"}, at="iotunheim"
    )
    do(s, "fight kari")
    assert s.outcome == WON


# Saga 3, The Managarms

TRACKS = {"skoll": "track", "hati": "track"}


def test_s3_1_wolves_begin_on_their_tracks() -> None:
    s = opened("managarms")
    open_page(s)
    settle(s)
    assert (place(s, "skoll"), place(s, "hati")) == ("track", "track")


def test_s3_2_fenrir_moves_both_nidhogg_the_one_behind() -> None:
    s = opened("managarms", standees=TRACKS)
    reveal(s, "fenrir")
    assert (step_of_wolf(s, "skoll"), step_of_wolf(s, "hati")) == (1, 1)
    reveal(s, "nidhogg")
    assert (step_of_wolf(s, "skoll"), step_of_wolf(s, "hati")) == (2, 1)
    reveal(s, "nidhogg")
    assert (step_of_wolf(s, "skoll"), step_of_wolf(s, "hati")) == (2, 2)


def test_s3_3_the_end_of_a_track_loses() -> None:
    s = opened("managarms", standees=TRACKS, counters={"step": {"hati": 4}})
    reveal(s, "fenrir")
    assert lost_by(s) == "saga"


def test_s3_4_a_wolf_is_fought_from_its_world_and_falls_back() -> None:
    s = opened("managarms", standees=TRACKS, counters={"step": {"skoll": 3}}, at="vanaheim")
    assert strength(s, piece(s, "skoll")) == 5
    assert refused(s, "fight hati") == "not-here"
    do(s, "fight skoll")
    assert step_of_wolf(s, "skoll") == 1


def test_s3_4_not_below_the_start() -> None:
    s = opened("managarms", standees=TRACKS, counters={"step": {"skoll": 1}}, at="vanaheim")
    do(s, "fight skoll")
    assert (step_of_wolf(s, "skoll"), lost_by(s)) == (0, "")


def test_s3_5_on_a_track_a_wolf_is_no_enemy() -> None:
    s = opened("managarms", standees=TRACKS, at="alfheim")
    assert mode_of(s, 0, 1) == NORMAL


def test_s3_6_each_beaten_once_turns_the_page() -> None:
    s = opened("managarms", standees=TRACKS, counters={"beaten": {"hati": 9, "skoll": needed("managarms", 1) - 1}},
               at="vanaheim")  # fmt: skip
    do(s, "fight skoll")
    assert page_name(s) == "age"


def test_s3_7_wolves_step_ahead_and_it_grows_dark() -> None:
    s = entered("managarms", 2, standees=TRACKS, counters={"step": {"hati": 3}})
    assert (step_of_wolf(s, "skoll"), step_of_wolf(s, "hati")) == (1, 3)
    assert mode_of(s, 0, 1) == PENALTY


def test_s3_8_a_chariot_is_held_up_until_nidhogg_has_moved() -> None:
    s = opened("managarms", 2, standees=TRACKS, odin=RICH, heroes=1)
    say(s, "deed chariot", "hati")
    reveal(s, "fenrir")
    assert (step_of_wolf(s, "skoll"), step_of_wolf(s, "hati")) == (1, 0)
    activated(s, "nidhogg")
    reveal(s, "fenrir")
    assert (step_of_wolf(s, "skoll"), step_of_wolf(s, "hati")) == (2, 1)


def test_s3_9_loki_moves_both_if_fenrir_is_out() -> None:
    s = opened("managarms", 2, standees=TRACKS, enemies={"fenrir": "asgard"})
    reveal(s, "loki")
    assert step_of_wolf(s, "skoll") == 1


def test_s3_10_a_leash_costs_an_artifact_for_good() -> None:
    s = opened("managarms", 2, standees=TRACKS, at="nidavellir", odin={"artifacts": ["draupnir", "svalinn"]})
    say(s, "deed leash", "draupnir")
    assert (count(s, "leashes"), s.out) == (1, 1 << ARTIFACTS.index("draupnir"))
    assert not s.held[0] >> ARTIFACTS.index("draupnir") & 1


@pytest.mark.parametrize(("chosen", "where", "step", "leashes"), [("leash", "alfheim", 0, 0), ("back", "track", 1, 1)])
def test_s3_11_a_leash_drags_a_wolf_down(chosen: str, where: str, step: int, leashes: int) -> None:
    s = opened("managarms", 3, standees=TRACKS, counters={"leashes": 1, "step": {"hati": 3}}, at="alfheim")
    do(s, "fight hati")
    say(s, chosen)
    assert (place(s, "hati"), step_of_wolf(s, "hati"), count(s, "leashes")) == (where, step, leashes)


def test_s3_11_on_a_world_it_is_bound_for_good() -> None:
    s = opened("managarms", 3, standees={"skoll": "track", "hati": "alfheim"}, at="alfheim")
    assert mode_of(s, 0, 1) == PENALTY
    assert strength(s, piece(s, "hati")) == 3
    do(s, "fight hati")
    assert (place(s, "hati"), count(s, "bound")) == ("gone", 1)


def test_s3_13_fenrir_calls_a_wolf_to_asgard() -> None:
    s = opened("managarms", 3, standees={"skoll": "track", "hati": "alfheim"})
    reveal(s, "fenrir")
    assert (place(s, "hati"), step_of_wolf(s, "skoll")) == ("asgard", 1)


def test_s3_14_both_bound_win() -> None:
    s = opened(
        "managarms", 3, standees={"hati": "alfheim"}, counters={"bound": needed("managarms", 3) - 1}, at="alfheim"
    )
    do(s, "fight hati")
    assert s.outcome == WON


# Saga 4, Casting off the Naglfar


def test_s4_2_hel_sends_limbs_aboard_and_the_last_turns_the_page() -> None:
    s = opened("naglfar")
    reveal(s, "hel")
    assert (count(s, "limbs"), count(s, "ship"), s.anonymous) == (3, 1, 0)
    reveal(s, "hel")
    assert (count(s, "ship"), s.anonymous) == (2, 1)
    reveal(s, "hel")
    reveal(s, "hel")
    assert (page_name(s), s.island, count(s, "ship")) == ("afloat", 1, 4)


def test_s4_3_limbs_aboard_make_two_worlds_worse() -> None:
    s = opened("naglfar", counters={"ship": 1})
    assert risks_of(s, WORLDS.index("niflheim"), NORMAL) == 3
    assert amount(s, MIDGARD, NORMAL) == 2
    s = opened("naglfar", counters={"ship": 3})
    assert amount(s, MIDGARD, NORMAL) == 1


def test_s4_4_and_5_two_limbs_put_out_turn_the_page() -> None:
    s = opened("naglfar", counters={"ship": 1, "box": needed("naglfar", 1) - 1, "limbs": 2}, odin=RICH, at="niflheim")
    do(s, "deed trim")
    assert (page_name(s), s.dice[0]) == ("afloat", 1)


def test_s4_5_the_path_turns_the_page() -> None:
    s = opened("naglfar")
    spot(s, last_spot("naglfar", 1))
    assert page_name(s) == "afloat"


def test_s4_6_the_ship_is_manned_and_stands_above_niflheim() -> None:
    s = entered("naglfar", 2, counters={"limbs": 1, "ship": 0, "box": 2})
    assert (count(s, "limbs"), count(s, "ship"), count(s, "box")) == (0, 2, 1)
    assert place(s, "naglfar") == WORLDS[above(s, WORLDS.index("niflheim"))]
    assert strength(s, piece(s, "naglfar")) == 4


def test_s4_7_surt_and_hel_sail_it_up_and_past_the_top() -> None:
    s = opened("naglfar", 2, counters={"ship": 2}, standees={"naglfar": "niflheim"}, enemies={"hel": "asgard"})
    reveal(s, "surt")
    reveal(s, "hel")
    assert place(s, "naglfar") == "vanaheim"
    reveal(s, "surt")
    assert lost_by(s) == "saga"


def test_s4_8_beaten_it_sinks_and_at_the_bottom_loses_a_limb() -> None:
    s = opened("naglfar", 2, counters={"ship": 2}, standees={"naglfar": "alfheim"}, at="alfheim")
    do(s, "fight naglfar")
    assert place(s, "naglfar") == "svartalfheim"
    s = opened("naglfar", 2, counters={"ship": 2}, standees={"naglfar": "iotunheim"}, at="iotunheim")
    do(s, "fight naglfar")
    assert (place(s, "naglfar"), count(s, "ship")) == ("iotunheim", 1)


def test_s4_9_loki_beside_the_ship_cannot_be_fought() -> None:
    s = opened("naglfar", 2, counters={"ship": 1}, standees={"naglfar": "vanaheim"}, at="vanaheim")
    assert strength(s, piece(s, "naglfar")) == 4
    assert refused(s, "fight loki") == "fight-barred"


def test_s4_10_an_empty_ship_turns_the_page() -> None:
    s = opened("naglfar", 2, counters={"ship": 1}, standees={"naglfar": "iotunheim"}, at="iotunheim")
    do(s, "fight naglfar")
    assert page_name(s) == "helm"


def test_s4_11_two_iotunns_man_it_in_niflheim() -> None:
    s = entered("naglfar", 3, standees={"naglfar": "alfheim"}, counters={"ship": 1})
    say(s, "suttung", "thrym")
    assert (place(s, "naglfar"), strength(s, piece(s, "naglfar"))) == ("niflheim", 3)


def test_s4_12_a_mooring_is_cut_there_or_in_its_world() -> None:
    s = opened("naglfar", 3, standees={"naglfar": "alfheim"}, odin=RICH, heroes=1, at="alfheim")
    say(s, "deed cut")
    assert (count(s, "cuts"), s.heroes, s.elves[0]) == (1, 0, 1)


def test_s4_13_no_pawn_at_the_end_of_a_round_loses() -> None:
    names = ["suttung", "skyrmir", "thrym", "hrungnir", "utgardloki", "thjazi", "baugi"]
    s = opened("naglfar", 3, iotunns=names, order=[], at="iotunheim")
    say(s, "pass")
    assert lost_by(s) == "saga"


def test_s4_14_cut_and_boarded_wins() -> None:
    s = opened("naglfar", 3, counters={"cuts": needed("naglfar", 3)}, standees={"naglfar": "niflheim"}, at="niflheim")
    do(s, "fight naglfar")
    assert s.outcome == WON


# Saga 5, The Fall of Bifröst


def test_s5_1_the_horn_lies_on_asgard() -> None:
    s = opened("bifrost")
    assert count(s, "bridge") == first("bifrost", "bridge")
    open_page(s)
    settle(s)
    assert s.out == 1 << ARTIFACTS.index("gjallarhorn")


def test_s5_2_surt_wears_the_bridge_down() -> None:
    s = opened("bifrost")
    reveal(s, "surt")
    assert count(s, "bridge") == first("bifrost", "bridge") - 1
    s = opened("bifrost", enemies={"surt": "svartalfheim"})
    reveal(s, "surt")
    assert count(s, "bridge") == first("bifrost", "bridge") - 2


def test_s5_3_the_bridge_is_shored_up_to_a_limit() -> None:
    s = opened("bifrost", heroes=2)
    do(s, "deed shore")
    assert (count(s, "bridge"), count(s, "shored")) == (first("bifrost", "bridge") + 1, 1)
    assert refused(opened("bifrost", heroes=1, counters={"bridge": 99}), "deed shore") == "deed-not-now"


def test_s5_4_the_horn_needs_a_bridge_that_was_shored_up() -> None:
    out: dict[str, Any] = {"artifacts_out": ["gjallarhorn"]}
    assert refused(opened("bifrost", **out), "deed sound") == "deed-not-now"
    s = opened("bifrost", counters={"shored": 9}, **out)
    do(s, "deed sound")
    assert page_name(s) == "muspell"
    assert s.held[0] >> ARTIFACTS.index("gjallarhorn") & 1


def test_s5_5_no_bridge_is_a_loss() -> None:
    s = opened("bifrost", counters={"bridge": 1})
    reveal(s, "surt")
    assert lost_by(s) == "saga"


def test_s5_6_surt_rides_up_with_two_giants() -> None:
    s = entered("bifrost", 2)
    assert (place(s, "surt"), s.giants) == ("svartalfheim", 2)


def test_s5_7_surt_beaten_on_midgard_loses_two_giants() -> None:
    s = opened("bifrost", 2, giants=3, enemies={"surt": "midgard"}, at="midgard", devastated=["midgard"])
    do(s, "fight surt")
    assert (s.giants, count(s, "surt-beaten")) == (1, 1)


def test_s5_8_loki_wakes_an_iotunn_at_a_weak_bridge() -> None:
    s = opened("bifrost", 2, giants=1, counters={"bridge": 3})
    reveal(s, "loki")
    assert asking(s) == "DrawIotunn"


def test_s5_9_an_empty_ladder_or_enough_victories_turn_the_page() -> None:
    s = opened("bifrost", 2, giants=1, at="muspellheim", enemies={"surt": "asgard"})
    do(s, "act")
    assert page_name(s) == "breaks"
    s = opened(
        "bifrost",
        2,
        giants=5,
        counters={"surt-beaten": needed("bifrost", 2, 1) - 1},
        enemies={"surt": "alfheim"},
        at="alfheim",
    )
    do(s, "fight surt")
    assert page_name(s) == "breaks"


def test_s5_10_no_step_by_the_column_between_midgard_and_asgard() -> None:
    s = opened("bifrost", 3, gods=["thor", "tyr", "freyr"])
    assert not can_reach(s, 0, MIDGARD)
    assert can_reach(s, 0, WORLDS.index("iotunheim"))
    assert can_reach(opened("bifrost", 3, gods=["heimdall", "tyr", "freyr"]), 0, MIDGARD), "by his power"


def test_s5_11_each_god_may_leap_to_asgard() -> None:
    s = entered("bifrost", 3, giants=1, at="midgard")
    say(s, "asgard", "stay", "stay")
    assert (s.places[0], s.life[0], s.life[1]) == (0, 6, 7)


def test_s5_12_fenrir_comes_out_without_ending_the_turn() -> None:
    s = opened("bifrost", 3)
    reveal(s, "fenrir")
    assert (place(s, "fenrir"), s.stopped) == ("asgard", 0)
    reveal(s, "fenrir")
    assert s.life[0] == 6


def test_s5_13_two_enemies_on_asgard_lose() -> None:
    s = opened("bifrost", 3, enemies={"loki": "asgard"})
    reveal(s, "fenrir")
    assert lost_by(s) == "saga"


def test_s5_14_a_gate_that_holds_wins() -> None:
    s = opened("bifrost", 3, heroes=1, counters={"gate": needed("bifrost", 3) - 1})
    say(s, "deed gate")
    assert s.outcome == WON


# Saga 6, the Final Battle on Vigrid


def test_s6_1_the_enemies_muster_first() -> None:
    s = opened("final")
    open_page(s)
    settle(s)
    for name in ("suttung", "thrym", "skyrmir", "hrungnir"):
        if asking(s) == "DrawIotunn":
            say(s, name)
    assert min(s.giants, s.anonymous, s.iotunns.count(ACTIVE)) > 0
    assert place(s, "fenrir") == "asgard"


@pytest.mark.parametrize(("deed", "where"), [("heroes", "asgard"), ("elves", "alfheim"), ("vanir", "vanaheim")])
def test_s6_2_banners_are_raised_twice_in_each_world(deed: str, where: str) -> None:
    s = opened("final", odin=RICH, heroes=2, at=where)
    say(s, f"deed {deed}")
    assert count(s, "banners") == 1
    s = opened("final", odin=RICH, heroes=2, at=where, counters={"mustered": {where: 2}})
    assert refused(s, f"deed {deed}") == "deed-not-now"


@pytest.mark.parametrize(
    ("given", "told_by"),
    [
        ({"anonymous": 4, "island": 1, "iotunns": ["suttung", "thrym"]}, "surt"),
        ({"giants": 4, "island": 1, "iotunns": ["suttung", "thrym"]}, "hel"),
        ({"giants": 4, "anonymous": 4, "island": 1}, "loki"),
        ({"giants": 4, "anonymous": 4, "island": 1, "iotunns": ["suttung", "thrym", "skyrmir"]}, "iormungand"),
    ],
)
def test_s6_3_the_weakest_does_its_effect(given: dict[str, Any], told_by: str) -> None:
    s = opened("final", **given)
    before = (s.giants, s.life[0], s.anonymous)
    spot(s, 1)
    after = (s.giants, s.life[0], s.anonymous)
    wanted = {"surt": (2, 0, 0), "hel": (0, -1, 0), "loki": (0, 0, 0), "iormungand": (0, 0, 1)}[told_by]
    assert tuple(b - a for a, b in zip(before, after, strict=True)) == wanted
    assert (asking(s) == "DrawIotunn") == (told_by == "loki")


def test_s6_3_ties_are_chosen_and_the_path_turns_the_page() -> None:
    s = opened("final")
    spot(s, 1)
    assert offered(s) == ["surt", "hel", "loki"]
    s = opened("final")
    spot(s, last_spot("final", 1))
    assert page_name(s) == "duels"


@pytest.mark.parametrize(
    ("enemy", "where", "given"),
    [
        ("surt", "svartalfheim", {}),
        ("hel", "niflheim", {}),
        ("loki", "alfheim", {}),
        ("fenrir", "asgard", {}),
        ("iormungand", "midgard", {"island": 2}),
    ],
)
def test_s6_4_to_6_an_enemy_falls_on_its_duel_ground(enemy: str, where: str, given: dict[str, Any]) -> None:
    s = opened("final", 2, at=where, enemies={enemy: where}, **given)
    base = 3 if enemy == "iormungand" else 1
    assert strength(s, ENEMIES.index(enemy)) == base + 2
    do(s, f"fight {enemy}")
    assert (place(s, enemy), count(s, "fallen")) == ("gone", 1)


def test_s6_6_banners_cancel_risks_and_the_weapon_counts_double() -> None:
    s = opened("final", 2, giants=6, at="svartalfheim", enemies={"surt": "svartalfheim"}, counters={"banners": 2},
               odin={"artifacts": ["mimming"]})  # fmt: skip
    say(s, "fight surt", "spend 2")
    assert (s.risks, count(s, "banners")) == (9 - 2 - 2, 0)


def test_s6_6_elsewhere_it_is_an_ordinary_fight() -> None:
    s = opened("final", 2, at="alfheim", enemies={"surt": "alfheim"}, counters={"banners": 2})
    do(s, "fight surt")
    assert place(s, "surt") == "muspellheim"


def test_s6_7_a_fallen_enemy_costs_a_life_instead() -> None:
    s = opened("final", 2, enemies={"fenrir": "gone", "iormungand": "gone"})
    activated(s, "fenrir")
    assert (s.life[0], s.stopped) == (6, 0)
    activated(s, "iormungand")
    assert (s.life[0], s.island, s.anonymous) == (5, 0, 0)
    assert mode_of(s, 0, MIDGARD) == NORMAL, "an ordinary world"


def test_s6_7_a_rider_of_the_fallen_stays_on_the_ladder() -> None:
    s = opened("final", 2, enemies={"loki": "gone"})
    spot(s, effect_spot("final", 2))
    say(s, "angrboda")
    assert s.iotunns[IOTUNNS.index("angrboda")] == DISCARDED
    assert s.iotunns.count(ACTIVE) == 0


def test_s6_8_a_revealed_enemy_is_stronger_until_it_is_activated() -> None:
    s = opened("final", 2)
    reveal(s, "surt")
    assert strength(s, 0) == 2
    activated(s, "surt")
    assert strength(s, 0) == s.giants + 3, "on the mid-level, its duel ground, and without fury"


def test_s6_9_six_devastated_worlds_lose_and_enough_fallen_turn_the_page() -> None:
    five = ["asgard", "alfheim", "vanaheim", "nidavellir", "iotunheim"]
    s = opened("final", 2, devastated=five, enemies={"loki": "cage"}, at="midgard")
    activated(s, "loki")
    assert lost_by(s) == "saga"
    s = opened("final", 2, counters={"fallen": needed("final", 2) - 1}, at="niflheim")
    do(s, "fight hel")
    assert page_name(s) == "twilight"


def test_s6_10_before_the_last_day() -> None:
    s = entered("final", 3, devastated=["alfheim"], odin={"life": 3}, enemies={"surt": "gone"})
    assert asking(s) == "ChooseWhom"
    assert offered(s) == ["thor", "freyr"]
    assert (s.devastated[1], s.life[0], s.life[1]) == (0, 4, 7)
    say(s, "thor")
    assert (place(s, "hel"), place(s, "loki")) == ("nidavellir", "asgard")


def test_s6_11_a_seed_once_on_every_level_where_the_world_is_whole() -> None:
    s = opened("final", 3)
    do(s, "deed seed")
    assert count(s, "seeds", 0) == 1
    assert refused(opened("final", 3, counters={"seeds": {"top": 1}}), "deed seed") == "deed-not-now"
    assert refused(opened("final", 3, devastated=["asgard"]), "deed seed") == "deed-elsewhere"


def test_s6_12_the_loss_of_page_two_does_not_go_on() -> None:
    six = ["asgard", "alfheim", "vanaheim", "nidavellir", "iotunheim", "svartalfheim"]
    s = opened("final", 3, devastated=six)
    activated(s, "nidhogg")
    assert lost_by(s) == ""


def test_s6_13_nidhogg_is_driven_back_from_niflheim() -> None:
    s = opened("final", 3, counters={"fallen": 4}, at="niflheim", spot=2)
    assert strength(s, ENEMIES.index("nidhogg")) == 3
    do(s, "fight nidhogg")
    assert s.spot == 1
    assert refused(opened("final", 3), "fight nidhogg") == "not-here"


def test_s6_14_spots_devastate_the_world_with_most_gods() -> None:
    s = opened("final", 3)
    spot(s, effect_spot("final", 3))
    assert s.devastated[0] == 1


def test_s6_14_seeds_and_fallen_win() -> None:
    s = opened("final", 3, counters={"seeds": {"mid": 1, "bottom": 1}, "fallen": needed("final", 3, 1)})
    do(s, "deed seed")
    assert s.outcome == WON
    assert told(s, "SagaWon")
