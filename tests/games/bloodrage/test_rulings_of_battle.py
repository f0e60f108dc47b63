"""Rulings on battles of docs/games/bloodrage.md: their sequence, R1 to R6, R66 to R68, R87, R90, R96."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.tables import answer, asks, at, clan, events, lay, put, refused, see

ELVAGAR = 1


def test_p17_the_call_goes_from_the_left_and_the_pillager_comes_last() -> None:
    match = put("2 warriors yggdrasil", "ship north, warrior yggdrasil", "warrior yggdrasil", turn=1)
    answer(match, "pillage angerboda")
    assert asks(match) == [(2, "Call")]
    answer(match, "stay")
    assert asks(match) == [(0, "Call")]
    answer(match, "stay")
    assert asks(match) == [(1, "Call")]


def test_p17_whoever_has_nobody_to_send_is_passed_over() -> None:
    match = put("ship north, warrior yggdrasil", "", "warrior angerboda", "leader yggdrasil")
    answer(match, "pillage elvagar")
    assert asks(match) == [(2, "Call")]
    answer(match, "stay")
    assert asks(match) == [(3, "Call")]
    answer(match, "leader yggdrasil")
    assert asks(match) == [(0, "Call")]
    answer(match, "stay")
    assert asks(match) == [(2, "Call")]


def test_p17_laps_go_on_until_a_whole_lap_stays() -> None:
    match = put("warrior angerboda, 2 warriors elvagar", "2 warriors elvagar")
    answer(match, "pillage angerboda", "stay", "warrior elvagar")
    assert asks(match) == [(1, "Call")], "staying once does not shut anybody out"
    answer(match, "warrior elvagar", "stay", "stay")
    assert (at(match, "elvagar", 0), at(match, "elvagar", 1)) == ("warrior", "warrior")
    assert asks(match) == [(1, "Act")], "the battle was fought"


def test_p17_the_call_ends_when_no_village_is_free() -> None:
    match = put("warrior myrkulor, 2 warriors yggdrasil", "2 warriors elvagar", hands=["tyrs-bash", ""])
    answer(match, "pillage myrkulor", "warrior elvagar", "warrior yggdrasil")
    assert asks(match) == [(0, "LayCard")]


def test_p17_one_figure_in_each_lap_and_clans_may_join_that_were_not_there() -> None:
    match = put("warrior elvagar", "warrior angerboda", "warrior yggdrasil", rage=[3, 0, 3])
    answer(match, "pillage elvagar", "warrior angerboda", "warrior yggdrasil")
    assert [event.strengths for event in events(match, "BattleTied")] == [[1, 1, 1]]
    assert asks(match) == [(2, "Act")], "seat 1 came with 0 Rage"


def test_p17_yggdrasil_takes_everybody_and_all_provinces_are_adjacent() -> None:
    match = put("4 warriors yggdrasil", "2 warriors angerboda, warrior gimle, warrior horgr")
    answer(match, "pillage yggdrasil", "warrior angerboda", "warrior gimle", "warrior horgr", "warrior angerboda")
    assert (at(match, "valhalla", 0), at(match, "valhalla", 1)) == ("4 warriors", "4 warriors")


def test_p17_without_an_enemy_there_is_no_battle_and_no_axes_glory() -> None:
    match = put("warrior elvagar", tokens={"elvagar": "axes"}, hands=["tyrs-bash", "tyrs-smite-1"])
    answer(match, "pillage elvagar")
    assert events(match, "PillagedUnopposed")
    assert (clan(match, 0).stats[1].step, clan(match, 0).glory) == (2, 0)
    assert clan(match, 0).hand == [1]
    assert see(match).provinces[ELVAGAR].pillaged
    assert asks(match) == [(1, "Act")]


def test_p18_every_fighter_with_cards_must_lay_one() -> None:
    match = put("warrior elvagar", "warrior elvagar", "warrior elvagar", hands=["tyrs-bash", "", "troll"])
    answer(match, "pillage elvagar")
    assert asks(match) == [(0, "LayCard"), (2, "LayCard")]
    assert match.moves(0) == ("tyrs-bash",), "laying nothing is not allowed"


def test_p18_cards_are_hidden_until_all_are_laid() -> None:
    match = put("warrior elvagar", "warrior elvagar", hands=["tyrs-bash troll", "tyrs-smite-1 manheim-1"])
    answer(match, "pillage elvagar")
    match.play("tyrs-smite-1", 1)
    for reader in (None, 0):
        assert "tyrs-smite-1" not in str(see(match, reader))
        assert "tyrs-smite-1" not in str(match.events(reader))
    match.play("troll", 0)
    assert [event.cards for event in events(match, "CardsRevealed")] == [["troll", "tyrs-smite-1"]]


@pytest.mark.parametrize("card", ["troll", "lokis-domain", "manheim-1"])
def test_p18_upgrades_and_quests_add_nothing(card: str) -> None:
    match = put("2 warriors elvagar", "warrior elvagar", hands=[card, ""])
    answer(match, "pillage elvagar")
    lay(match, card)
    assert [event.strengths for event in events(match, "BattleWon")] == [[2, 1]]


def test_p18_in_a_tie_everybody_loses_the_weaker_too() -> None:
    hands = ["troll", "manheim-1", "jotunheim-1"]
    match = put("leader angerboda", "leader angerboda", "warrior angerboda", hands=hands)
    answer(match, "pillage angerboda")
    lay(match, *hands)
    assert [at(match, "valhalla", seat) for seat in range(3)] == ["leader", "leader", "warrior"]
    assert see(match).scores == [0, 0, 0]
    assert [see(match, seat).hand for seat in range(3)] == [["troll"], ["manheim-1"], ["jotunheim-1"]]


def test_p18_the_winner_discards_and_the_losers_take_back() -> None:
    match = put("leader elvagar", "warrior elvagar", hands=["tyrs-bash troll", "tyrs-smash-1 manheim-1"])
    answer(match, "pillage elvagar")
    lay(match, "tyrs-bash", "tyrs-smash-1")
    assert (see(match, 0).hand, see(match, 1).hand) == (["troll"], ["manheim-1", "tyrs-smash-1"])
    assert see(match).clans[1].known == ["tyrs-smash-1"], "everybody has seen it go back"


def test_p18_late_cards_come_after_the_reveal_from_the_pillager_on() -> None:
    match = put(
        "warrior elvagar", "warrior elvagar", "", "", "", turn=1, age=2,
        hands=["heimdalls-eye heimdalls-eye tyrs-crush-2", "heimdalls-eye tyrs-rage-2"],
    )  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "tyrs-crush-2", "tyrs-rage-2")
    assert asks(match) == [(1, "LateCard")]
    assert set(match.moves(1)) == {"heimdalls-eye", "none"}
    answer(match, "none")
    assert asks(match) == [(0, "LateCard")]
    answer(match, "heimdalls-eye")
    assert asks(match) == [(1, "LateCard")], "whoever said no may answer"
    answer(match, "heimdalls-eye", "heimdalls-eye")
    assert [event.strengths[:2] for event in events(match, "BattleTied")] == [[9, 9]]


def test_p18_whoever_has_no_cards_left_is_not_asked_for_late_ones() -> None:
    hands = ["valkyrie tyrs-rage-2", "dark-elf", "fire-giant heimdalls-eye", "fire-dragons tyrs-crush-2"]
    match = put("warrior elvagar", "warrior elvagar", "warrior elvagar", "warrior elvagar", hands=hands, age=2)
    answer(match, "pillage elvagar")
    lay(match, "valkyrie", "dark-elf", "fire-giant", "fire-dragons")
    for seat in (0, 2, 3):
        assert asks(match) == [(seat, "LateCard")]
        answer(match, "none")
    assert asks(match) == [(1, "Act")]


def test_p18_late_cards_may_be_laid_as_ordinary_ones() -> None:
    match = put("warrior elvagar", "warrior elvagar", hands=["heimdalls-gaze", ""], age=3)
    answer(match, "pillage elvagar")
    lay(match, "heimdalls-gaze")
    assert [event.strengths for event in events(match, "BattleWon")] == [[4, 1]]


def test_p18_the_winner_discards_late_cards_too() -> None:
    match = put(
        "warrior elvagar", "warrior elvagar", hands=["heimdalls-eye tyrs-smash-1", "heimdalls-eye troll"], age=2
    )
    answer(match, "pillage elvagar")
    lay(match, "tyrs-smash-1", "troll")
    answer(match, "heimdalls-eye", "heimdalls-eye")
    assert (see(match, 0).hand, see(match, 1).hand) == ([], ["troll", "heimdalls-eye"])


@pytest.mark.parametrize("other", ["leader elvagar", "2 warriors elvagar"], ids=["lost", "tied"])
def test_r1_who_loses_or_ties_has_not_pillaged(other: str) -> None:
    match = put("2 warriors elvagar", other)
    answer(match, "pillage elvagar")
    assert not see(match).provinces[ELVAGAR].pillaged


def test_r1_anyone_may_try_again() -> None:
    match = put("warrior elvagar", "leader elvagar")
    answer(match, "pillage elvagar", "pillage elvagar")
    assert see(match).provinces[ELVAGAR].pillaged
    assert see(match).scores == [0, 3]


def test_r2_a_winner_who_does_not_pillage_has_glory_but_no_reward() -> None:
    match = put("warrior elvagar", "leader elvagar", tokens={"elvagar": "horns"})
    answer(match, "pillage elvagar")
    assert see(match).scores == [0, 3]
    assert [stat.step for stat in clan(match, 1).stats] == [1, 1, 1]


def test_r3_a_pillager_without_figures_may_win_and_has_pillaged() -> None:
    match = put("warrior elvagar", "2 warriors elvagar", tokens={"elvagar": "axes"},
                hands=["tyrs-smite-1", "odins-smite"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "tyrs-smite-1", "odins-smite")
    assert see(match).provinces[ELVAGAR].pillaged
    assert clan(match, 0).stats[1].step == 2
    assert see(match).scores == [4, 0]


def test_r4_nobody_left_and_a_tie_cards_go_back() -> None:
    match = put("warrior elvagar", "warrior elvagar", "", hands=["odins-smite", "odins-smite"])
    answer(match, "pillage elvagar")
    lay(match, "odins-smite", "odins-smite")
    assert (at(match, "valhalla", 0), at(match, "valhalla", 1)) == ("warrior", "warrior")
    assert (see(match, 0).hand, see(match, 1).hand) == (["odins-smite"], ["odins-smite"])
    assert see(match).scores == [0, 0, 0]


@pytest.mark.parametrize(("card", "age"), [("lokis-trickery", 1), ("lokis-backstab", 2), ("lokis-poison", 3)])
def test_r5_without_a_winner_nothing_is_stolen(card: str, age: int) -> None:
    match = put("warrior elvagar", "warrior elvagar", hands=[card, "manheim-1"], age=age, glory=[5, 5])
    answer(match, "pillage elvagar")
    lay(match, card, "manheim-1")
    assert [clan.rage for clan in see(match).clans] == [6, 6]
    assert see(match).scores == [5, 5]
    assert (see(match, 0).hand, see(match, 1).hand) == ([card], ["manheim-1"])


def test_r5_a_tie_is_a_defeat_for_the_blessing() -> None:
    match = put("warrior elvagar", "warrior elvagar", "", "", upgrades=["lokis-blessing"])
    answer(match, "pillage elvagar")
    assert asks(match) == [(0, "ExtraWarrior")]
    answer(match, "warrior")
    assert at(match, "elvagar") == "warrior"


def test_r6_from_0_rage_nothing_is_stolen() -> None:
    match = put("warrior elvagar", "leader elvagar", rage=[3, 0], hands=["lokis-trickery", "tyrs-bash"])
    answer(match, "pillage elvagar")
    lay(match, "lokis-trickery", "tyrs-bash")
    assert [clan.rage for clan in see(match).clans] == [3, 0]


@pytest.mark.parametrize(("lord", "age"), [("lord-of-hammers", 1), ("lord-of-axes", 2), ("lord-of-spears", 3)])
def test_r66_the_lord_must_be_there_alive(lord: str, age: int) -> None:
    match = put("leader muspelheim, warrior elvagar", upgrades=[lord, ""], age=age, tokens={"elvagar": "axes"})
    answer(match, "pillage elvagar")
    assert asks(match) == [(1, "Act")]
    assert [stat.step for stat in clan(match, 0).stats] == [1, 2, 1]


@pytest.mark.parametrize(("lord", "age"), [("lord-of-axes", 2), ("lord-of-spears", 3)])
def test_r66_a_lord_who_fell_before_the_victory_does_nothing(lord: str, age: int) -> None:
    match = put("leader elvagar, warrior elvagar", "warrior elvagar", upgrades=[lord, ""], age=age,
                tokens={"elvagar": "axes"}, hands=["odins-tide", ""])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "odins-tide")
    answer(match, "warrior")
    assert asks(match) == [(1, "Act")]
    assert [stat.step for stat in clan(match, 0).stats] == [1, 2, 1]


def test_r66_an_unopposed_pillage_is_enough() -> None:
    match = put("leader elvagar", upgrades=["lord-of-axes", ""], age=2)
    answer(match, "pillage elvagar")
    assert asks(match) == [(0, "RaiseStat")]


def test_r67_the_lord_of_hammers_moves_on_free() -> None:
    match = put("leader elvagar", "3 warriors myrkulor", upgrades=["lord-of-hammers", ""])
    answer(match, "pillage elvagar", "stay")
    assert asks(match) == [(0, "LeaderMoves")]
    assert set(match.moves(0)) == {"angerboda", "yggdrasil", "none"}, "Myrkulor is full"
    answer(match, "yggdrasil")
    assert at(match, "yggdrasil") == "leader"
    assert clan(match, 0).rage == 6


def test_r67_he_may_stay() -> None:
    match = put("leader elvagar", upgrades=["lord-of-hammers", ""])
    answer(match, "pillage elvagar", "none")
    assert at(match, "elvagar") == "leader"


def test_r68_a_challenge_pillages_again_with_call_and_battle() -> None:
    match = put("warrior elvagar", "warrior angerboda", upgrades=["tyrs-challenge", ""], age=2, pillaged=["elvagar"],
                tokens={"elvagar": "axes"}, hands=["tyrs-rage-2", ""])  # fmt: skip
    answer(match, "challenge elvagar")
    assert clan(match, 0).rage == 4
    assert asks(match) == [(1, "Call")]
    answer(match, "warrior angerboda")
    lay(match, "tyrs-rage-2")
    assert see(match).scores == [4, 0]
    assert clan(match, 0).stats[1].step == 2
    assert see(match).provinces[ELVAGAR].pillaged


@pytest.mark.parametrize(("pillager", "strengths"), [(0, [2, 2]), (1, [2, 1])])
def test_r87_smite_and_tide_act_one_after_the_other(pillager: int, strengths: list[int]) -> None:
    """Smite first leaves one warrior for the Tide to spare; Tide first leaves one for Smite to kill."""
    cards = ["odins-smite", "odins-tide"]
    match = put("2 warriors elvagar", "2 warriors elvagar", age=2, turn=pillager, hands=cards)
    answer(match, "pillage elvagar")
    lay(match, *cards)
    assert [event.strengths for event in events(match, "BattleTied") + events(match, "BattleWon")] == [strengths]


def test_r90_a_challenge_needs_a_figure_or_ship_and_a_pillaged_province() -> None:
    match = put("warrior elvagar, ship east", upgrades=["tyrs-challenge", ""], age=2,
                pillaged=["angerboda", "muspelheim"])  # fmt: skip
    assert refused(match, "challenge angerboda") == "no-figure-there"
    assert refused(match, "challenge elvagar") == "not-pillaged"
    answer(match, "challenge muspelheim")


def test_r90_it_counts_for_lords_giant_and_grace() -> None:
    match = put("leader elvagar, frost-giant elvagar", upgrades=["tyrs-challenge frost-giant lord-of-spears", ""],
                age=3, pillaged=["elvagar"], tokens={"elvagar": "axes"})  # fmt: skip
    answer(match, "challenge elvagar")
    assert [stat.step for stat in clan(match, 0).stats] == [2, 4, 2]
    assert asks(match) == [(1, "Act")]


def test_r90_grace_works_on_a_second_pillage() -> None:
    match = put("leader elvagar", "warrior elvagar", upgrades=["tyrs-challenge", ""], age=2, pillaged=["elvagar"],
                hands=["friggas-grace", ""])  # fmt: skip
    answer(match, "challenge elvagar")
    lay(match, "friggas-grace")
    assert asks(match) == [(0, "RaiseStat")]


def test_r96_axes_raised_by_a_lord_count_for_the_glory() -> None:
    match = put("leader elvagar", "warrior elvagar", upgrades=["lord-of-axes", ""], age=2, tokens={"elvagar": "rage"})
    answer(match, "pillage elvagar", "axes")
    assert see(match).scores == [4, 0]
    match = put("leader elvagar", "warrior elvagar", upgrades=["lord-of-spears", ""], age=3, tokens={"elvagar": "axes"},
                stats=[[6, 2, 5], [1, 1, 1]])  # fmt: skip
    answer(match, "pillage elvagar")
    assert [stat.step for stat in clan(match, 0).stats] == [6, 4, 6]
    assert see(match).scores == [6, 0]
