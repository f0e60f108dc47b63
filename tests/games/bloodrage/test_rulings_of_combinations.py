"""Rulings of docs/games/bloodrage.md that meet: battles within battles, several effects at once, and the draft."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim import Match
from tests.games.bloodrage.tables import answer, asks, at, clan, events, lay, put, see

ELVAGAR = 1


def strengths(match: Match) -> list[int | None]:
    """The totals of the last battle."""
    ends = [event for event in match.events() if type(event).__name__ in ("BattleWon", "BattleTied")]
    return list(ends[-1].strengths)  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_p13_packs_go_to_the_left_in_every_age(seats: int, age: int) -> None:
    if age == 1:
        match = gladsheim.load("bloodrage").match(seats=seats, seed=13)
    else:
        match = put(*[""] * seats, phase="gifts", age=age)
    for size in (8, 7, 6, 5, 4, 3):
        packs = [see(match, seat).pack or [] for seat in range(seats)]
        assert [len(pack) for pack in packs] == [size] * seats
        for seat in range(seats):
            match.play(packs[seat][0], seat)
        if size > 3:
            after = [see(match, seat).pack or [] for seat in range(seats)]
            assert after == [packs[seat - 1][1:] for seat in range(seats)]
    assert [len(see(match, seat).hand or []) for seat in range(seats)] == [6] * seats
    assert see(match).phase == "actions"


def test_p13_nobody_sees_what_others_take() -> None:
    match = gladsheim.load("bloodrage").match(seats=3, seed=7)
    card = match.moves(0)[0]
    before = [see(match, reader) for reader in (None, 1, 2)]
    match.play(card, 0)
    assert [see(match, reader) for reader in (None, 1, 2)] == before
    assert see(match, 0).chosen == card


@pytest.mark.parametrize(
    "card",
    ["odins-smite", "lokis-trickery", "thors-hammer", "friggas-grace", "odins-tide", "lokis-backstab", "thors-oath",
     "odins-judgement", "thors-ascension", "lokis-poison"],
)  # fmt: skip
@pytest.mark.parametrize(
    ("own", "other", "wins"),
    [("leader angerboda, 3 warriors angerboda", "warrior angerboda", True),
     ("2 warriors angerboda", "leader angerboda, 2 warriors angerboda", False)],
    ids=["won", "lost"],
)  # fmt: skip
def test_r13_no_text_takes_effect_under_primacy(card: str, own: str, other: str, wins: bool) -> None:
    match = put(own, other, hands=[card, "thors-primacy"], age=3, tokens={"angerboda": "glory"})
    answer(match, "pillage angerboda")
    lay(match, card, "thors-primacy")
    assert asks(match) == [(1, "Act")]
    assert [clan.rage for clan in see(match).clans] == [6, 6]
    assert see(match).scores == ([5 + 3, 0] if wins else [0, 3])
    assert [see(match, seat).hand for seat in range(2)] == ([[], ["thors-primacy"]] if wins else [[card], []])


def test_r6_of_two_thieves_the_first_from_the_pillager_on_has_the_last_rage() -> None:
    hands = ["lokis-trickery", "tyrs-smite-1", "lokis-trickery", ""]
    match = put("warrior elvagar", "warrior elvagar", "warrior elvagar", "", hands=hands, turn=2, rage=[2, 1, 2, 2])
    answer(match, "pillage elvagar")
    lay(match, *hands[:3])
    assert [clan.rage for clan in see(match).clans] == [2, 0, 3, 2]


def test_r24_a_return_is_an_invasion_with_all_that_follows() -> None:
    match = put("leader valhalla", "", "", "", upgrades=["friggas-domain friggas-succor thors-domain"], age=3)
    answer(match, "return leader elvagar")
    assert asks(match) == [(0, "ExtraWarrior")]
    answer(match, "warrior")
    assert asks(match) == [(0, "PillageAtOnce")]
    answer(match, "pillage")
    assert clan(match, 0).rage == 6 - 1 - 2


def test_r24_even_a_monster_that_invades_free_returns_for_1() -> None:
    match = put("soldier-of-hel valhalla", upgrades=["friggas-domain soldier-of-hel", ""], age=3)
    answer(match, "return soldier-of-hel elvagar")
    assert clan(match, 0).rage == 5


def test_r26_a_figure_saved_from_the_tide_fights_on() -> None:
    match = put("warrior elvagar", "leader elvagar, 2 warriors elvagar", upgrades=["", "friggas-protection"], age=2,
                hands=["odins-tide", ""])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "odins-tide")
    answer(match, "leader")
    assert asks(match) == [(1, "Save")]
    answer(match, "warrior", "none")
    assert strengths(match) == [2, 4]
    assert sum(event.count for event in events(match, "FigureDied", 0) if event.seat == 1) == 1


def test_r27_the_witch_may_be_protected_or_flee() -> None:
    match = put("leader elvagar, warrior elvagar", "volur-witch elvagar", "", age=3,
                upgrades=["", "volur-witch friggas-protection"])  # fmt: skip
    answer(match, "pillage elvagar")
    assert set(match.moves(1)) == {"volur-witch", "flee", "none"}
    answer(match, "volur-witch")
    assert at(match, "elvagar", 1) == "volur-witch"


def test_r27_she_flees_the_fire_giant_no_more_than_any_monster_must() -> None:
    match = put("", "volur-witch elvagar", "", upgrades=["fire-giant", "volur-witch"], age=3)
    answer(match, "invade fire-giant elvagar")
    assert asks(match) == [(1, "Act")], "she is a monster and does not die"


def test_r29_the_village_of_a_killed_enemy_is_free_for_the_warrior() -> None:
    match = put("", "2 warriors myrkulor", "", upgrades=["troll friggas-succor"])
    answer(match, "invade troll myrkulor", "warrior")
    assert (at(match, "myrkulor", 0), at(match, "myrkulor", 1)) == ("warrior, troll", "")


def test_r32_the_troll_clears_the_way_for_a_pillage_at_once() -> None:
    match = put("", "2 warriors elvagar", "", "", upgrades=["troll thors-domain"], age=2)
    answer(match, "invade troll elvagar", "pillage")
    assert events(match, "PillagedUnopposed")
    assert see(match).provinces[ELVAGAR].pillaged


def test_r84_a_pillage_after_a_defeat_is_a_pillage_of_its_own() -> None:
    match = put("warrior elvagar", "warrior elvagar", "", "", age=2, tokens={"elvagar": "axes"},
                upgrades=["", "lokis-blessing thors-domain"])  # fmt: skip
    answer(match, "pillage elvagar", "warrior", "pillage")
    assert see(match).provinces[ELVAGAR].pillaged
    assert (clan(match, 1).stats[1].step, clan(match, 1).rage) == (2, 4)
    assert (asks(match), see(match).battle) == ([(1, "Act")], None), "the turn of seat 0 is over"


def test_r84_a_battle_after_a_defeat_has_its_own_cards_and_dead() -> None:
    match = put("warrior elvagar", "warrior elvagar", "", "", age=2, tokens={"elvagar": "rage"},
                hands=["fire-dragons tyrs-crush-2", "valkyrie tyrs-rage-2"],
                upgrades=["friggas-protection", "lokis-blessing thors-domain thors-glory"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "fire-dragons", "valkyrie")
    answer(match, "none", "none", "warrior", "warrior", "pillage")
    lay(match, "tyrs-crush-2", "tyrs-rage-2")
    answer(match, "none")
    assert strengths(match)[:2] == [5, 7]
    assert see(match).scores == [0, 3, 0, 0], "in each battle at most one enemy of seat 1 died"
    assert (see(match, 0).hand, see(match, 1).hand) == (["fire-dragons", "tyrs-crush-2"], ["valkyrie"])
    assert at(match, "elvagar", 1) == "warrior"
    assert (asks(match), see(match).battle) == ([(1, "Act")], None)


def test_r84_two_defeats_in_one_turn() -> None:
    match = put("warrior elvagar", "warrior elvagar", "warrior elvagar", "", age=2,
                upgrades=["", "lokis-blessing thors-domain", "friggas-protection"])  # fmt: skip
    answer(match, "pillage elvagar", "warrior", "warrior", "pillage")
    assert asks(match) == [(2, "Save")], "seat 2 was saved, and ties again"
    answer(match, "none")
    assert asks(match) == [(1, "ExtraWarrior")]
    answer(match, "warrior", "none")
    assert (at(match, "elvagar", 1), at(match, "elvagar", 2)) == ("warrior", "")
    assert not see(match).provinces[ELVAGAR].pillaged
    assert asks(match) == [(1, "Act")]


def test_r84_who_fails_may_come_back_and_pillage_again_in_the_same_turn() -> None:
    match = put("warrior elvagar", "warrior elvagar", "", "", age=2, tokens={"elvagar": "axes"},
                upgrades=["lokis-blessing thors-domain"])  # fmt: skip
    answer(match, "pillage elvagar")
    assert not see(match).provinces[ELVAGAR].pillaged, "the tie kills both"
    answer(match, "warrior", "pillage")
    assert [event.seat for event in events(match, "PillageBegan")] == [0, 0]
    assert see(match).provinces[ELVAGAR].pillaged
    assert (clan(match, 0).stats[1].step, clan(match, 0).rage) == (2, 4)
    assert asks(match) == [(1, "Act")], "all that was one turn"


def test_r90_a_failed_challenge_leaves_the_province_pillaged() -> None:
    match = put("warrior elvagar", "leader elvagar", upgrades=["tyrs-challenge", ""], age=2, pillaged=["elvagar"])
    answer(match, "challenge elvagar")
    assert see(match).provinces[ELVAGAR].pillaged
    assert clan(match, 0).rage == 4
    assert see(match).scores == [0, 3]


def test_r23_with_one_stat_left_grace_asks_nothing() -> None:
    match = put("leader elvagar", "warrior elvagar", tokens={"elvagar": "rage"}, hands=["friggas-grace", ""],
                stats=[[1, 6, 1], [1, 1, 1]])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "friggas-grace")
    assert [stat.step for stat in clan(match, 0).stats] == [2, 6, 2]


def test_r81_judgement_does_not_count_the_saved() -> None:
    match = put("leader elvagar", "2 warriors elvagar", upgrades=["", "friggas-protection"], age=3,
                hands=["odins-judgement", ""])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "odins-judgement")
    answer(match, "warrior", "none")
    assert see(match).scores == [2 * 1 + 3, 0]


def test_r20_judgement_valkyrie_and_glory_all_pay() -> None:
    match = put("leader elvagar, valkyrie elvagar", "2 warriors elvagar", upgrades=["valkyrie thors-glory", ""], age=3,
                hands=["odins-judgement", ""])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "odins-judgement")
    assert see(match).scores == [2 * 2 + 2 * 2 + 2 + 3, 0]


def test_r95_giant_lord_and_grace_in_one_pillage() -> None:
    match = put("leader elvagar, frost-giant elvagar", "warrior elvagar", upgrades=["frost-giant lord-of-spears", ""],
                age=3, tokens={"elvagar": "horns"}, hands=["friggas-grace", ""])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "friggas-grace")
    assert match.moves(0) == ("rage", "axes")
    answer(match, "axes")
    assert [stat.step for stat in clan(match, 0).stats] == [2, 3, 4]
    assert see(match).scores == [5, 0]
    assert asks(match) == [(1, "Act")]


def test_r57_nobody_waits_for_those_without_rage_to_the_end() -> None:
    match = put("warrior elvagar", "", "", rage=[2, 0, 0])
    answer(match, "invade warrior elvagar")
    assert asks(match) == [(0, "Act")]
    answer(match, "invade warrior elvagar")
    assert see(match).age == 2


def test_r46_a_monster_may_leave_in_the_turn_another_comes_without_room() -> None:
    match = put("troll elvagar, sea-serpent north", "", "", upgrades=["troll sea-serpent"], hands=["dwarf-chieftain"])
    answer(match, "upgrade dwarf-chieftain for sea-serpent", "elvagar")
    assert (at(match, "elvagar"), at(match, "north")) == ("troll, dwarf-chieftain", "")
    assert asks(match) == [(1, "Act")]


def test_r93_prowess_after_ascension_may_spend_its_rage() -> None:
    match = put("warrior elvagar", "leader elvagar", "", upgrades=["", "tyrs-prowess"], age=3, rage=[1, 0, 0],
                hands=["", "thors-ascension"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "thors-ascension")
    assert asks(match) == [(1, "KeepCards")]
    answer(match, "thors-ascension")
    assert see(match).clans[1].rage == 2
    assert see(match, 1).hand == ["thors-ascension"]
