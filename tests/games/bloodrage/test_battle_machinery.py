"""Battles on bare states: who is asked in which order, and where cards and figures end up."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.battle.dying import destroy, die, doom_all
from gladsheim.games.bloodrage.battle.texts import MOMENT, NEVER, TEXTS
from gladsheim.games.bloodrage.cards.powers import (
    GLORY_FOR_SLAIN,
    KEEP_CARDS,
    LEADER_MOVES,
    LEADER_RAISES,
    LEADER_RAISES_ALL,
    PROTECTION,
    QUEST_AS_3,
    QUEST_AS_5,
    SHIP_GLORY_4,
    SHIP_GLORY_12,
    WARRIOR_AFTER_DEFEAT,
)
from gladsheim.games.bloodrage.cards.printed import (
    BATTLE,
    CARD_COUNT,
    CARD_NAMES,
    FAMILY,
    FIRST_MONSTER,
    SHIP,
    VOLUR_WITCH,
)
from gladsheim.games.bloodrage.rules.board import PLACE_COUNT, PLACE_OF, PROVINCE_OF, VALHALLA
from gladsheim.games.bloodrage.rules.state import HAND, NONE, RAGNAROK
from tests.games.bloodrage.battlefield import answer, asking, field, hand, offered, pillage, told

ANGERBODA: Final = PROVINCE_OF["angerboda"]
YGGDRASIL: Final = PROVINCE_OF["yggdrasil"]


def test_every_text_belongs_to_a_battle_card_and_late_cards_have_none() -> None:
    assert {FAMILY[kind] for kind in range(CARD_COUNT) if MOMENT[kind] != NEVER} == {BATTLE}
    silent = {CARD_NAMES[kind] for kind in range(CARD_COUNT) if FAMILY[kind] == BATTLE and MOMENT[kind] == NEVER}
    assert all(name.startswith(("tyrs-", "heimdalls-eye", "heimdalls-gaze")) for name in silent)
    assert set(TEXTS) | silent == {CARD_NAMES[kind] for kind in range(CARD_COUNT) if FAMILY[kind] == BATTLE}


def test_p17_the_left_neighbour_is_called_first_and_the_pillager_last() -> None:
    s = field("warrior gimle, warrior myrkulor", "warrior myrkulor", "warrior andlang")
    pillage(s, 0, "gimle")
    order = []
    while s.stack:
        order += asking(s)
        answer(s, "stay")
    assert order == [(1, "Call"), (2, "Call"), (0, "Call")]


def test_p17_whoever_stayed_may_join_in_a_later_lap() -> None:
    s = field("warrior gimle", "2 warriors myrkulor", "2 warriors andlang", hands=("troll", "troll", "troll"))
    pillage(s, 0, "gimle")
    answer(s, "stay", "warrior andlang")
    assert asking(s) == [(1, "Call")]
    answer(s, "warrior myrkulor", "stay", "stay")
    assert asking(s)[0][1] == "LayCard"
    assert s.fighters == 0b111


def test_p17_the_call_ends_when_no_village_is_free() -> None:
    s = field("2 warriors utgard", "3 warriors horgr", hands=("troll", "troll"))
    pillage(s, 0, "utgard")
    answer(s, "warrior horgr")
    assert asking(s) == [(0, "LayCard"), (1, "LayCard")]


def test_whoever_has_nobody_to_send_is_not_asked() -> None:
    s = field("warrior gimle", "ship west", "warrior horgr", hands=("troll", "troll", "troll"))
    pillage(s, 0, "gimle")
    assert asking(s) == [(0, "LayCard"), (1, "LayCard")]


def test_p17_an_unopposed_pillage_pays_no_axes_glory_but_lords_and_frost_giant_act() -> None:
    s = field("leader elvagar, frost-giant elvagar", "", powers=(LEADER_RAISES,))
    pillage(s, 0, "elvagar")
    assert s.stats[:3] == [0, 2, 0]
    assert asking(s) == [(0, "RaiseStat")]
    answer(s, "horns")
    assert (s.stats[:3], s.glory, s.pillaged[1], s.province) == ([0, 2, 1], [0, 0], 1, NONE)


def test_a_pillage_of_yggdrasil_with_the_frost_giant_raises_all_twice() -> None:
    s = field("frost-giant yggdrasil", "")
    pillage(s, 0, "yggdrasil")
    assert s.stats[:3] == [2, 2, 2]


def test_lord_of_spears_raises_all_three() -> None:
    s = field("leader gimle", "", powers=(LEADER_RAISES_ALL,))
    pillage(s, 0, "gimle")
    assert (s.stats[:3], s.glory[0]) == ([1, 1, 1], 5)


def test_lord_of_hammers_moves_on_into_a_free_village() -> None:
    s = field("leader gimle", "3 warriors myrkulor", powers=(LEADER_MOVES,))
    pillage(s, 0, "gimle")
    answer(s, "stay")
    assert (asking(s), offered(s)) == ([(0, "LeaderMoves")], ["andlang", "yggdrasil", "none"])
    answer(s, "yggdrasil")
    assert s.leaders[0] == YGGDRASIL


def test_the_leader_must_stand_in_the_province() -> None:
    s = field("leader utgard, warrior gimle", "", powers=(LEADER_MOVES,))
    pillage(s, 0, "gimle")
    assert s.stack == []


def test_p18_ties_are_lost_by_all_and_cards_go_back_known_to_all() -> None:
    s = field("warrior gimle", "warrior gimle", "warrior gimle", hands=("tyrs-rage-3", "tyrs-rage-2", "troll"))
    pillage(s, 0, "gimle")
    answer(s, "tyrs-rage-3", "tyrs-rage-2", "troll")
    assert (s.stack, s.glory, s.pillaged) == ([], [0, 0, 0], [0] * 9)
    assert [hand(s, seat) for seat in range(3)] == [["tyrs-rage-3"], ["tyrs-rage-2"], ["troll"]]
    assert [s.known[s.hands[seat][0]] for seat in range(3)] == [HAND] * 3
    assert [s.warriors[PLACE_COUNT * seat + VALHALLA] for seat in range(3)] == [1, 1, 1]


def test_fighters_without_cards_are_not_asked() -> None:
    s = field("warrior gimle", "leader gimle", hands=("", "troll"))
    pillage(s, 0, "gimle")
    assert asking(s) == [(1, "LayCard")]
    s = field("leader gimle", "warrior gimle")
    pillage(s, 0, "gimle")
    assert (s.stack, s.glory) == ([], [5 + 3, 0])


def test_late_cards_are_asked_of_every_fighter_who_may_have_one_as_far_as_all_can_see() -> None:
    hands = ("troll heimdalls-gaze heimdalls-gaze", "troll frost-giant")
    s = field("warrior gimle", "warrior gimle", hands=hands)
    pillage(s, 0, "gimle")
    answer(s, "troll", "troll")
    assert asking(s) == [(0, "LateCard")]
    answer(s, "heimdalls-gaze")
    assert (asking(s), offered(s)) == ([(1, "LateCard")], ["none"])
    answer(s, "none", "heimdalls-gaze", "none")
    assert told(s, "BattleWon")[0].strengths == [7, 1]
    assert hand(s, 0) == []


def test_no_late_cards_in_the_first_age() -> None:
    s = field("warrior gimle", "warrior gimle", hands=("tyrs-bash troll", "troll troll"), age=1)
    pillage(s, 0, "gimle")
    answer(s, "tyrs-bash", "troll")
    assert s.stack == []


def test_primacy_cancels_watch_and_the_second_primacy() -> None:
    s = field(
        "warrior gimle", "leader gimle", "warrior gimle",
        hands=("heimdalls-watch-3", "thors-primacy", "thors-primacy"),
    )  # fmt: skip
    pillage(s, 0, "gimle")
    answer(s, "heimdalls-watch-3", "thors-primacy", "thors-primacy")
    assert [(event.seat, event.card) for event in told(s, "CardCancelled")] == [
        (0, "heimdalls-watch-3"), (2, "thors-primacy")
    ]  # fmt: skip
    assert told(s, "BattleWon")[0].strengths == [1, 6, 4]


def test_after_a_watch_everybody_plays_again_and_the_first_cards_are_gone() -> None:
    s = field(
        "warrior gimle", "warrior gimle",
        hands=("heimdalls-watch-2 troll", "tyrs-rage-2 heimdalls-watch-3"),
    )  # fmt: skip
    pillage(s, 1, "gimle")
    answer(s, "heimdalls-watch-2", "tyrs-rage-2")
    assert (s.glory, s.bonus, asking(s)) == ([6, 0], [0, 0], [(0, "LayCard"), (1, "LayCard")])
    answer(s, "troll", "heimdalls-watch-3")
    assert (s.glory, s.stack, s.hands) == ([6, 0], [], [[], []])
    assert len(told(s, "CardsWatched", "BattleTied")) == 3


def test_a_declared_quest_counts_for_watch_and_sight_and_survives_primacy() -> None:
    s = field(
        "warrior gimle", "warrior gimle",
        hands=("manheim-1", "heimdalls-sight"), powers=(QUEST_AS_3 | QUEST_AS_5,),
    )  # fmt: skip
    pillage(s, 0, "gimle")
    answer(s, "manheim-1", "heimdalls-sight", "use")
    assert told(s, "BattleTied")[0].strengths == [6, 6]
    s = field(
        "warrior gimle", "warrior gimle", hands=("manheim-1", "thors-primacy"), powers=(QUEST_AS_3,)
    )  # fmt: skip
    pillage(s, 0, "gimle")
    answer(s, "manheim-1", "thors-primacy", "use")
    assert told(s, "BattleTied")[0].strengths == [4, 4]
    s = field("warrior gimle", "warrior gimle", hands=("manheim-1", "heimdalls-watch-2"), powers=(QUEST_AS_3,))
    pillage(s, 0, "gimle")
    answer(s, "manheim-1", "heimdalls-watch-2", "use")
    assert s.glory == [0, 3]


def test_sight_is_cancelled_to_nothing_and_sees_late_cards() -> None:
    s = field("warrior gimle", "warrior gimle", hands=("heimdalls-sight", "thors-primacy"))
    pillage(s, 0, "gimle")
    answer(s, "heimdalls-sight", "thors-primacy")
    assert told(s, "BattleWon")[0].strengths == [1, 4]
    s = field("warrior gimle", "warrior gimle", hands=("heimdalls-sight", "thors-hammer heimdalls-gaze"))
    pillage(s, 0, "gimle")
    answer(s, "heimdalls-sight", "thors-hammer", "heimdalls-gaze")
    assert told(s, "BattleWon")[0].strengths == [4, 5]


def test_smite_kills_one_warrior_of_each_opponent_who_may_still_win() -> None:
    s = field("warrior gimle", "leader gimle", hands=("tyrs-rage-3", "odins-smite"))
    pillage(s, 0, "gimle")
    answer(s, "tyrs-rage-3", "odins-smite")
    assert told(s, "BattleWon")[0].strengths == [6, 4]
    assert (s.glory, s.pillaged[7]) == ([5 + 3, 0], 1)


def test_tide_asks_only_where_there_is_a_choice_and_a_second_one_does_nothing() -> None:
    s = field(
        "3 warriors gimle", "leader gimle, ship west", "warrior gimle",
        hands=("odins-tide", "odins-tide", "troll"), powers=(PROTECTION,),
    )  # fmt: skip
    pillage(s, 0, "gimle")
    answer(s, "odins-tide", "odins-tide", "troll")
    assert (asking(s), offered(s)) == ([(1, "KeepOne")], ["leader", "ship"])
    answer(s, "ship")
    assert offered(s) == ["none", "warrior"]
    answer(s, "warrior", "none")
    assert told(s, "BattleTied", "BattleWon")[0].strengths == [3, 3, 1]
    assert s.rage[0] == 5


def test_the_valkyrie_counts_what_dies_after_her() -> None:
    s = field(
        "leader gimle, warrior gimle", "valkyrie gimle, warrior gimle",
        hands=("odins-tide", "odins-judgement"), powers=(0, GLORY_FOR_SLAIN),
    )  # fmt: skip
    pillage(s, 0, "gimle")
    answer(s, "odins-tide", "odins-judgement", "leader", "warrior")
    # Won 4 to 3; dead are one of seat 0, and both of seat 1.
    assert told(s, "BattleWon")[0].strengths == [4, 3]
    assert s.glory == [5 + 3, 2 * 3 + 2 * 1]


def test_thors_glory_needs_two_dead_enemies() -> None:
    s = field("leader gimle", "2 warriors gimle", powers=(GLORY_FOR_SLAIN,))
    pillage(s, 0, "gimle")
    assert s.glory[0] == 5 + 3 + 2


def test_trickery_comes_before_prowess_and_poison_leaves_it_nothing() -> None:
    s = field("leader gimle", "warrior gimle", hands=("tyrs-bash", "lokis-trickery"), powers=(KEEP_CARDS,))
    s.rage[0] = 1
    pillage(s, 0, "gimle")
    answer(s, "tyrs-bash", "lokis-trickery")
    assert (s.stack, s.rage, hand(s, 0)) == ([], [0, 7], [])
    s = field("leader gimle", "warrior gimle", hands=("thors-hammer", "lokis-poison"), powers=(KEEP_CARDS,))
    pillage(s, 0, "gimle")
    answer(s, "thors-hammer", "lokis-poison")
    assert (s.stack, hand(s, 0), hand(s, 1)) == ([], [], ["lokis-poison", "thors-hammer"])
    assert [s.known[card] for card in s.hands[1]] == [HAND, HAND]
    assert s.glory[0] == 3 + 5 + 3


def test_a_poison_that_acts_first_does_not_cancel_the_winners_text() -> None:
    s = field("warrior gimle", "leader gimle", hands=("lokis-poison", "thors-hammer"))
    pillage(s, 0, "gimle")
    answer(s, "lokis-poison", "thors-hammer")
    assert (s.glory, hand(s, 0)) == ([0, 3 + 3], ["lokis-poison", "thors-hammer"])


def test_prowess_keeps_cards_one_by_one_late_ones_too() -> None:
    s = field("leader gimle", "warrior gimle", hands=("tyrs-bash heimdalls-gaze", "troll"), powers=(KEEP_CARDS,))
    s.rage[0] = 2
    pillage(s, 0, "gimle")
    answer(s, "tyrs-bash", "troll", "heimdalls-gaze")
    assert (asking(s), offered(s)) == ([(0, "KeepCards")], ["tyrs-bash", "heimdalls-gaze", "none"])
    answer(s, "heimdalls-gaze", "tyrs-bash")
    assert (s.stack, s.rage[0], hand(s, 0)) == ([], 0, ["heimdalls-gaze", "tyrs-bash"])


def test_grace_raises_another_stat_than_the_token() -> None:
    s = field("leader elvagar", "warrior elvagar", hands=("friggas-grace", "troll"))
    pillage(s, 0, "elvagar")
    answer(s, "friggas-grace", "troll")
    assert offered(s) == ["rage", "horns"]
    answer(s, "horns")
    assert (s.stats[:3], s.glory[0]) == ([0, 1, 1], 4)


def test_grace_and_lords_need_the_pillager_to_win() -> None:
    s = field("warrior elvagar", "leader elvagar", hands=("troll", "friggas-grace"), powers=(0, LEADER_RAISES))
    pillage(s, 0, "elvagar")
    answer(s, "troll", "friggas-grace")
    assert (s.stack, s.stats, s.glory) == ([], [0] * 6, [0, 3])


def test_an_oath_on_axes_counts_for_this_battle() -> None:
    s = field("warrior gimle", "leader gimle", hands=("troll", "thors-oath"))
    pillage(s, 0, "gimle")
    answer(s, "troll", "thors-oath", "axes")
    assert s.glory == [0, 4]


def test_backstab_comes_after_the_axes_glory_and_takes_what_is_there() -> None:
    s = field("warrior gimle", "leader gimle", hands=("lokis-backstab", "thors-ascension"))
    pillage(s, 0, "gimle")
    answer(s, "lokis-backstab", "thors-ascension")
    assert (s.glory, s.rage) == ([2, 3 + 3 - 2], [6, 9])
    assert [type(event).__name__ for event in told(s, "GloryGained", "GloryStolen")][-1] == "GloryStolen"


def test_protection_keeps_losers_in_the_province_while_rage_lasts() -> None:
    s = field("leader gimle", "2 warriors gimle, ship west", powers=(0, PROTECTION))
    s.rage[1] = 2
    pillage(s, 0, "gimle")
    assert told(s, "BattleTied", "BattleWon")[0].strengths == [3, 4]
    s = field("leader gimle, ship west", "2 warriors gimle, ship west", powers=(0, PROTECTION | SHIP_GLORY_4))
    s.rage[1] = 2
    pillage(s, 0, "gimle")
    assert offered(s) == ["none", "warrior", "ship"]
    answer(s, "warrior", "warrior")
    assert (s.stack, s.rage[1], s.warriors[PLACE_COUNT + 7], s.ships[1], s.glory[1]) == ([], 0, 2, VALHALLA, 4)


def test_the_volur_witch_flees_but_not_from_yggdrasil() -> None:
    s = field("leader gimle, ship west", "volur-witch gimle")
    pillage(s, 0, "gimle")
    assert offered(s) == ["none", "flee"]
    answer(s, "flee")
    assert s.monsters[VOLUR_WITCH - FIRST_MONSTER] == YGGDRASIL
    s = field("leader yggdrasil, warrior yggdrasil", "volur-witch yggdrasil")
    pillage(s, 0, "yggdrasil")
    assert s.monsters[VOLUR_WITCH - FIRST_MONSTER] == VALHALLA


def test_the_sea_serpent_pays_dragons_too() -> None:
    s = field("leader gimle, warrior gimle, troll gimle", "ship west, sea-serpent west", powers=(0, SHIP_GLORY_12))
    pillage(s, 0, "gimle")
    assert s.glory[1] == 24


def test_ragnarok_takes_all_but_the_witch_who_flees() -> None:
    s = field("2 warriors angerboda, ship north", "volur-witch angerboda", powers=(PROTECTION,))
    s.phase = RAGNAROK
    for seat in range(2):
        doom_all(s, seat, ANGERBODA)
    destroy(s, ANGERBODA, False, 0)
    assert (asking(s), offered(s)) == ([(1, "Save")], ["none", "flee"])
    answer(s, "flee")
    assert s.fallen == [3, 0]


def test_a_sacrificed_figure_dies_without_asking() -> None:
    s = field("volur-witch angerboda, ship north", "", powers=(PROTECTION | SHIP_GLORY_4,))
    die(s, 0, VOLUR_WITCH, ANGERBODA)
    die(s, 0, SHIP, PLACE_OF["north"])
    assert (s.stack, s.fallen, s.glory) == ([], [0, 0], [4, 0])


def test_blessing_follows_a_defeat_and_a_tie() -> None:
    s = field("leader gimle", "warrior gimle", powers=(0, WARRIOR_AFTER_DEFEAT))
    pillage(s, 0, "gimle")
    assert (asking(s), s.province) == ([(1, "ExtraWarrior")], NONE)
    answer(s, "warrior")
    assert (s.warriors[PLACE_COUNT + 7], s.pillaged[7]) == (1, 1)
    s = field("warrior gimle", "warrior gimle", powers=(0, WARRIOR_AFTER_DEFEAT))
    pillage(s, 0, "gimle")
    assert asking(s) == [(1, "ExtraWarrior")]


def test_a_card_that_may_be_the_known_one_is_taken_for_it() -> None:
    s = field("warrior gimle", "leader gimle", hands=("tyrs-smash-1 tyrs-smash-1", "tyrs-bash"), age=1)
    known, other = s.hands[0][1], s.hands[0][0]
    s.known[known] = HAND
    pillage(s, 0, "gimle")
    answer(s, "tyrs-smash-1", "tyrs-bash")
    assert (s.known[known], s.known[other]) == (HAND, 0)
