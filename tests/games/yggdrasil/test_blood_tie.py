"""Blood Tie at any time (p. 23, ruling 40): asked wherever taking could change something in a throw, and nowhere else.

Odin throws, Thor is his kin, unless a test says otherwise. Before the throw everybody declines what is offered.
"""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.yggdrasil.rules.state import State
from tests.games.yggdrasil.blood_ties import is_asked, throwing
from tests.games.yggdrasil.tables import (
    asking,
    life,
    offered,
    refused,
    say,
    told,
)

# Elves for failed dice


def test_elves_of_kin_for_the_god_die_that_failed() -> None:
    s = throwing(elves="thor 1")
    say(s, "blank")
    assert is_asked(s, "odin", "elf")
    say(s, "elf", "elf god")
    assert (life(s, "odin"), s.elves, s.elf_reserve) == (7, [0, 0, 0], 9)


def test_elves_of_kin_for_a_vanir_die_that_failed() -> None:
    s = throwing(number=2, elves="thor 1", dice="odin 1")
    say(s, "1 die", "e", "c")
    assert is_asked(s, "odin", "elf")
    say(s, "elf", "elf c")
    assert life(s, "odin") == 7


def test_no_more_elves_are_offered_than_can_help() -> None:
    s = throwing(number=2, elves="thor 3")
    say(s, "blank", "elf")
    assert asking(s) == "ChangeDie", "one die has failed, so a second Elf would change nothing"


@pytest.mark.parametrize(
    ("face", "given"),
    [
        ("e", {"elves": "thor 2"}),
        ("blank", {"elves": "thor 2, odin 1"}),
        ("blank", {"elves": "thor 2", "iotunns": "suttung"}),
        ("blank", {"elves": "thor 2", "at": "thor alfheim"}),
        ("blank", {"elves": "thor 2", "tie": "thor odin tie"}),
        ("blank", {"elves": "freyr 2"}),
        ("blank", {"dice": "thor 2", "held": "thor gungnir, thor megingjord, thor idunn, thor skidbladnir"}),
    ],
    ids=["nothing left", "own elf", "suttung", "elsewhere", "other way", "no kin", "of no use"],
)
def test_nobody_is_asked_after_a_throw_where_no_elf_of_kin_could_help(face: str, given: dict[str, Any]) -> None:
    s = throwing(**given)
    say(s, face)
    assert asking(s) in ("Move", "ChangeDie")


def test_a_risk_beyond_all_dice_is_no_reason_to_take_elves() -> None:
    s = throwing(number=3, elves="thor 2")
    say(s, "e")
    assert asking(s) == "Move"


def test_thor_needs_one_elf_where_his_die_counts_two() -> None:
    s = throwing("thor odin freyr", 2, "thor odin tie", hard=True, elves="odin 2", dice="thor 1", at="freyr alfheim")
    say(s, "1 die", "blank", "c", "elf")
    assert asking(s) == "ChangeDie"
    say(s, "elf god")
    assert (life(s, "thor"), s.elves) == (7, [0, 1, 2])


def test_things_that_help_nothing_are_refused_by_name() -> None:
    s = throwing(elves="thor 1", dice="thor 1", held="thor svalinn")
    say(s, "blank")
    assert (refused(s, "die"), refused(s, "svalinn"), refused(s, "gungnir")) == ("of-no-use", "of-no-use", "not-owned")


# Freyr's pairs


def freyr_throws(number: int = 2, **given: Any) -> State:
    """Freyr alone with his kin Thor, his own two Elves sent away."""
    given = {"elves": "freyr 0, thor 2", "at": "odin alfheim"} | given
    return throwing("freyr thor odin", number, "freyr thor tie", hard=True, **given)


def test_freyr_takes_elves_of_kin_for_a_pair_though_his_die_succeeded() -> None:
    s = freyr_throws()
    say(s, "e")
    assert is_asked(s, "freyr", "elf")
    say(s, "elf", "elf", "2 elves")
    assert (life(s, "freyr"), s.elves, s.elf_reserve) == (7, [0, 0, 0], 9)


def test_freyr_takes_elves_of_kin_for_a_pair_where_nothing_was_thrown() -> None:
    s = freyr_throws(number=1, iotunns="utgardloki hrungnir")
    assert is_asked(s, "freyr", "elf")
    say(s, "elf", "elf", "2 elves")
    assert (life(s, "freyr"), s.elves) == (7, [0, 0, 0])


def test_freyr_takes_the_one_elf_that_makes_his_own_a_pair() -> None:
    s = freyr_throws(number=1, elves="freyr 1, thor 3", iotunns="utgardloki")
    say(s, "elf", "2 elves")
    assert (life(s, "freyr"), s.elves) == (7, [0, 3 - 1, 0])


def test_freyr_takes_elves_of_kin_for_a_die_and_a_pair() -> None:
    s = freyr_throws(elves="freyr 0, thor 3")
    say(s, "blank", "elf", "elf", "elf", "elf god", "2 elves")
    assert (life(s, "freyr"), s.elves) == (7, [0, 0, 0])


@pytest.mark.parametrize(
    "given",
    [{"elves": "freyr 0, thor 1"}, {"number": 1}, {"iotunns": "suttung"}, {"elves": "freyr 2, thor 2"}],
    ids=["half a pair", "nothing left", "suttung", "a pair of his own"],
)
def test_freyr_is_not_asked_where_no_pair_of_kin_could_help(given: dict[str, Any]) -> None:
    s = freyr_throws(**given)
    say(s, "e")
    assert asking(s) in ("Move", "ReturnPairs")


def test_nobody_but_freyr_has_pairs() -> None:
    s = throwing("thor freyr odin", 3, "thor freyr tie", hard=True, at="odin alfheim")
    say(s, "e")
    assert asking(s) == "Move"


# Rerolls


def test_draupnir_of_kin_before_rerolls() -> None:
    s = throwing(held="thor draupnir")
    say(s, "blank")
    assert is_asked(s, "odin", "draupnir")
    say(s, "draupnir", "reroll god", "e")
    assert (life(s, "odin"), s.held) == (7, [2, 0, 0])


def test_andvarinaut_of_kin_for_a_die_that_failed() -> None:
    s = throwing(number=2, dice="odin 1", held="thor andvarinaut")
    say(s, "1 die", "e", "c")
    assert is_asked(s, "odin", "andvarinaut")
    say(s, "andvarinaut", "reroll c", "e")
    assert life(s, "odin") == 7


def test_andvarinaut_of_kin_for_a_die_that_is_lost_though_all_is_prevented() -> None:
    s = throwing(dice="odin 1", held="thor andvarinaut")
    say(s, "1 die", "e", "a")
    assert is_asked(s, "odin", "andvarinaut")
    say(s, "andvarinaut", "reroll a", "c")
    assert s.dice[0] == 1


def test_both_rings_of_kin_in_one_order_only() -> None:
    s = throwing(number=2, dice="odin 1", held="thor andvarinaut, thor draupnir")
    say(s, "1 die", "blank", "c")
    assert is_asked(s, "odin", "andvarinaut", "draupnir")
    say(s, "draupnir")
    assert (asking(s), offered(s)) == ("Reroll", ["keep", "reroll god"])


def test_draupnir_of_kin_is_asked_for_again_when_other_dice_were_rerolled() -> None:
    s = throwing(number=2, dice="odin 1", held="odin andvarinaut, thor draupnir")
    say(s, "1 die", "blank", "c", "done", "reroll c", "d")
    assert is_asked(s, "odin", "draupnir"), "now he knows how the Vanir die fell"
    say(s, "draupnir", "reroll god", "e")
    assert life(s, "odin") == 6


@pytest.mark.parametrize(
    ("faces", "given"),
    [
        (("e",), {"number": 1}),
        (("e",), {"number": 2}),
        (("blank",), {"iotunns": "thrym"}),
        ((), {"iotunns": "utgardloki"}),
        (("blank",), {"at": "thor alfheim"}),
    ],
    ids=["nothing left", "the die succeeded", "thrym", "no god die", "elsewhere"],
)
def test_nobody_is_asked_for_draupnir_where_it_could_not_help(faces: tuple[str, ...], given: dict[str, Any]) -> None:
    s = throwing(held="thor draupnir", **given)
    say(s, *faces)
    assert asking(s) == "Move"


@pytest.mark.parametrize(
    ("faces", "given"),
    [(("e", "e"), {}), (("e", "d"), {}), (("blank",), {"dice": ""}), (("e", "a"), {"iotunns": "thrym"})],
    ids=["all succeeded", "failed but nothing left", "no Vanir die", "thrym"],
)
def test_nobody_is_asked_for_andvarinaut_where_it_could_not_help(faces: tuple[str, ...], given: dict[str, Any]) -> None:
    s = throwing(held="thor andvarinaut", **({"dice": "odin 1"} | given))
    if asking(s) == "ChooseDice":
        say(s, "1 die")
    say(s, *faces)
    assert asking(s) == "Move"


# Keepsakes


def test_svalinn_of_kin_who_has_no_elf() -> None:
    s = throwing(elves="odin 1", held="thor svalinn")
    say(s, "blank", "elf god")
    assert is_asked(s, "odin", "svalinn")
    say(s, "svalinn")
    assert (s.elves[0], s.elf_reserve, len(told(s, "ElfKept"))) == (1, 8, 1)


def test_brisingamen_of_kin_who_has_no_elf() -> None:
    s = throwing(dice="odin 1", held="thor brisingamen")
    say(s, "1 die", "e", "f")
    assert is_asked(s, "odin", "brisingamen")
    say(s, "brisingamen")
    assert (s.dice[0], len(told(s, "DieKept"))) == (1, 1)


def test_both_keepsakes_of_kin_after_life_was_lost() -> None:
    s = throwing(number=3, dice="odin 1", elves="odin 1", held="thor brisingamen, thor svalinn")
    say(s, "1 die", "blank", "a", "elf god")
    assert (s.life[0], is_asked(s, "odin", "brisingamen", "svalinn")) == (5, True)
    say(s, "brisingamen", "svalinn")
    assert (s.dice[0], s.elves[0]) == (1, 1)


def test_svalinn_of_kin_where_a_chance_fellow_is_there_too() -> None:
    s = throwing(tie="odin thor tie, freyr odin fellow", elves="odin 2", dice="odin 1", held="thor svalinn", number=2)
    say(s, "1 die", "blank", "c", "elf god", "elf c", "svalinn")
    assert asking(s) == "KeepElf"
    say(s, "elf", "elf")
    assert (s.elves, s.elf_reserve) == ([1, 0, 1], 7)


@pytest.mark.parametrize(
    ("held", "given", "answers"),
    [
        ("thor svalinn", {"elves": "odin 1"}, ("e",)),
        ("thor svalinn", {"elves": "odin 1", "iotunns": "thrym"}, ("blank", "elf god")),
        ("thor svalinn", {"elves": "odin 1"}, ("blank", "done")),
        ("thor brisingamen", {"dice": "odin 1"}, ("1 die", "e", "c")),
        ("thor brisingamen", {"dice": "odin 1", "iotunns": "thrym"}, ("1 die", "e", "a")),
        ("freyr svalinn", {"elves": "odin 1"}, ("blank", "elf god")),
    ],
    ids=["no elf needed", "thrym", "no elf used", "no die lost", "thrym and a die", "no kin"],
)
def test_nobody_is_asked_for_what_has_nothing_to_keep(
    held: str, given: dict[str, Any], answers: tuple[str, ...]
) -> None:
    s = throwing(held=held, **given)
    say(s, *answers)
    assert asking(s) == "Move"


def test_svalinn_does_not_keep_freyrs_pairs_so_it_is_not_asked_for() -> None:
    s = freyr_throws(elves="freyr 2", held="thor svalinn")
    say(s, "e", "2 elves")
    assert asking(s) == "Move"


def test_nobody_is_asked_for_keepsakes_when_all_is_lost() -> None:
    s = throwing(number=3, dice="odin 1", held="thor brisingamen", life="odin 2")
    say(s, "1 die", "blank", "a")
    assert s.stack == []
