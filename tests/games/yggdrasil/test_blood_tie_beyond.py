"""Blood Tie at any time (p. 23, ruling 40): Brothers-in-Arms, kin of kin, and moments outside a throw."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.yggdrasil.rules.game import Yggdrasil
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.kernel.play import settle
from tests.games.yggdrasil.blood_ties import is_asked, throwing
from tests.games.yggdrasil.tables import (
    asked_god,
    asking,
    creature,
    life,
    offered,
    risk,
    say,
    stone,
    table,
    turn,
)

# Brothers-in-Arms


def brother(number: int = 2, tie: str = "thor freyr tie", **given: Any) -> State:
    """Odin throws, Thor is his Brother, and it is Thor who has kin."""
    return throwing(number=number, tie=f"odin thor brother, {tie}", **given)


def test_a_brother_takes_an_elf_of_his_kin_for_his_failed_die() -> None:
    s = brother(elves="freyr 2")
    say(s, "e", "blank")
    assert is_asked(s, "thor", "elf")
    say(s, "elf")
    assert (asking(s), asked_god(s), offered(s)) == ("HelpBrother", "thor", ["none", "elf"])
    say(s, "elf")
    assert (life(s, "odin"), s.elves, s.elf_reserve) == (7, [0, 0, 1], 8)


def test_a_brother_takes_an_elf_of_the_thrower_who_has_no_use_for_it() -> None:
    s = brother(tie="thor odin tie", elves="odin 1")
    say(s, "e", "blank", "elf", "elf")
    assert (life(s, "odin"), s.elves, s.elf_reserve) == (7, [0, 0, 0], 9)


def test_one_elf_of_kin_is_all_that_a_brother_can_use() -> None:
    s = brother(number=3, elves="freyr 2")
    say(s, "e", "blank", "elf", "elf")
    assert (asking(s), life(s, "odin")) == ("Move", 6)


def test_a_second_brother_is_not_asked_when_the_first_has_prevented_the_risk() -> None:
    tie = "odin freyr brother, thor tyr tie, freyr tyr tie"
    s = throwing("odin thor freyr tyr", 2, f"odin thor brother, {tie}", elves="tyr 2")
    say(s, "e", "blank", "blank", "elf", "elf")
    assert (asking(s), life(s, "odin"), s.elves[3]) == ("Move", 6, 1)


@pytest.mark.parametrize(
    ("faces", "given"),
    [
        (("e", "e"), {"elves": "freyr 1"}),
        (("e", "blank"), {"elves": "freyr 1", "number": 1}),
        (("e", "blank"), {"elves": "freyr 1, thor 1"}),
        (("e", "blank"), {"elves": "freyr 1", "iotunns": "suttung"}),
        (("e", "blank"), {"elves": "freyr 1", "at": "freyr alfheim"}),
        (("e", "blank"), {"elves": "freyr 1", "tie": "freyr thor tie"}),
        (("e", "blank"), {"dice": "freyr 1", "held": "freyr andvarinaut, freyr brisingamen, freyr svalinn"}),
    ],
    ids=["succeeded", "nothing left", "own elf", "suttung", "elsewhere", "other way", "of no use"],
)
def test_a_brother_is_not_asked_where_his_kin_could_not_help(faces: tuple[str, str], given: dict[str, Any]) -> None:
    s = brother(**given)
    say(s, *faces)
    assert asking(s) in ("Move", "HelpBrother")


def test_a_brother_takes_draupnir_of_his_kin() -> None:
    s = brother(held="freyr draupnir")
    say(s, "e", "blank")
    assert is_asked(s, "thor", "draupnir")
    say(s, "draupnir", "reroll god", "e")
    assert (life(s, "odin"), s.held) == (7, [0, 2, 0])


def test_a_brother_takes_draupnir_of_the_thrower_who_has_not_used_it() -> None:
    s = brother(number=3, tie="thor odin tie", held="odin draupnir")
    say(s, "blank", "blank", "keep")
    assert is_asked(s, "thor", "draupnir")
    say(s, "draupnir", "reroll god", "e")
    assert life(s, "odin") == 5


def test_r32_draupnir_serves_once_in_a_throw_whoever_holds_it() -> None:
    s = brother(number=3, tie="thor odin tie", held="odin draupnir")
    say(s, "blank", "blank", "reroll god", "blank")
    assert (asking(s), life(s, "odin")) == ("Move", 4)


def test_r32_a_second_brother_does_not_get_draupnir_when_the_first_has_used_it() -> None:
    tie = "odin thor brother, odin freyr brother, freyr thor tie"
    s = throwing(number=3, tie=tie, held="thor draupnir")
    say(s, "blank", "blank", "blank")
    assert is_asked(s, "freyr", "draupnir"), "before it is used, Freyr's die may be the better one to throw again"
    say(s, "done", "reroll god", "blank")
    assert (asking(s), life(s, "odin")) == ("Move", 4)


def test_a_brother_takes_svalinn_of_his_kin_for_the_elf_he_used() -> None:
    s = brother(elves="thor 1", held="freyr svalinn")
    say(s, "e", "blank", "elf")
    assert is_asked(s, "thor", "svalinn")
    say(s, "svalinn")
    assert (s.elves, s.elf_reserve) == ([0, 1, 0], 8)


def test_a_brother_does_not_get_svalinn_that_has_kept_an_elf_in_this_throw() -> None:
    s = brother(number=3, tie="thor odin tie", elves="odin 1, thor 1", held="odin svalinn")
    say(s, "blank", "blank", "elf", "elf god")
    assert (asking(s), s.elves) == ("Move", [1, 0, 0])


def test_a_brother_takes_svalinn_of_the_thrower_who_left_his_elf_to_a_fellow() -> None:
    tie = "odin thor brother, thor odin tie, freyr odin fellow"
    s = throwing(number=2, tie=tie, elves="odin 1, thor 1", held="odin svalinn")
    say(s, "blank", "blank", "elf", "elf god")
    assert asking(s) == "KeepElf"
    say(s, "none")
    assert is_asked(s, "thor", "svalinn")
    say(s, "svalinn", "elf")
    assert (s.elves, s.elf_reserve) == ([0, 1, 1], 7)


def test_svalinn_stays_with_a_brother_who_keeps_his_own_elf_by_it() -> None:
    tie = "odin thor brother, odin thor tie"
    s = throwing(number=2, tie=tie, elves="odin 1, thor 1", held="thor svalinn")
    say(s, "blank", "blank", "elf", "elf god")
    assert (asking(s), s.elves, s.elf_reserve) == ("Move", [0, 1, 0], 8)


def test_an_elf_that_a_brother_has_used_is_not_for_the_thrower() -> None:
    s = throwing(number=2, tie="odin thor brother, odin thor tie", elves="thor 1")
    say(s, "blank", "blank", "elf")
    assert (asking(s), life(s, "odin")) == ("Move", 6)


def test_an_elf_that_a_brother_has_not_used_is_for_the_thrower() -> None:
    s = throwing(tie="odin thor brother, odin thor tie", elves="thor 1")
    say(s, "blank", "blank", "none")
    assert is_asked(s, "odin", "elf")


def test_whoever_does_not_throw_is_not_asked() -> None:
    s = throwing(tie="freyr thor tie, thor odin tie", elves="odin 1, thor 1", held="thor draupnir")
    say(s, "blank")
    assert (asking(s), asked_god(s)) == ("ChangeDie", "odin")


# Kin of kin


def test_what_kin_of_kin_has_comes_to_the_thrower_through_both() -> None:
    s = throwing(tie="odin thor tie, thor freyr tie", elves="freyr 1", held="freyr draupnir")
    say(s, "blank")
    assert is_asked(s, "thor", "draupnir")
    say(s, "done")
    assert is_asked(s, "thor", "elf")
    say(s, "elf")
    assert is_asked(s, "odin", "elf")
    say(s, "elf", "elf god")
    assert (life(s, "odin"), s.elves) == (7, [0, 0, 0])


def test_kin_of_kin_is_not_asked_where_nearer_kin_can_help() -> None:
    s = throwing(tie="odin thor tie, thor freyr tie", elves="thor 1, freyr 1")
    say(s, "blank")
    assert is_asked(s, "odin", "elf")


def test_at_the_start_of_a_turn_things_can_come_to_the_active_god_through_two_ties() -> None:
    s = table(relations="odin thor tie, thor freyr tie", held="freyr skidbladnir")
    turn(s, "odin")
    assert asked_god(s) == "thor"
    say(s, "skidbladnir")
    assert (asking(s), asked_god(s), offered(s)) == ("TakeFromKin", "odin", ["done", "skidbladnir"])


# Outside a throw: before gods part, between two deeds, before a risk that nobody could foresee


@pytest.mark.parametrize("name", ["ratatosk", "geri-freki", "sleipnir"])
def test_before_a_creature_carries_a_god_away_from_his_kin(name: str) -> None:
    s = table(relations="odin thor tie", elves="thor 1", at="odin svartalfheim, thor svartalfheim")
    turn(s, "odin")
    say(s, "done", "stay", "act")
    while asking(s) == "DrawCreature":
        say(s, name if name in offered(s) else offered(s)[0])
    if asking(s) == "ChooseCreature":
        say(s, name)
    assert (asking(s), asked_god(s)) == ("TakeFromKin", "odin")
    say(s, "elf", "asgard")
    assert s.elves == [1, 0, 0]


def test_a_god_whom_a_creature_leaves_where_he_is_is_asked_once() -> None:
    s = table(relations="odin thor tie", elves="thor 1", at="odin svartalfheim, thor svartalfheim", anonymous=1)
    turn(s, "odin")
    say(s, "done", "stay", "act")
    while asking(s) == "DrawCreature":
        say(s, "ratatosk" if "ratatosk" in offered(s) else offered(s)[0])
    say(s, "ratatosk", "done", "stay")
    assert asking(s) == "ActBesides"


def test_before_a_stone_parts_a_god_from_his_kin() -> None:
    s = table(relations="odin thor tie", elves="thor 1", at="odin iotunheim, thor iotunheim")
    turn(s, "odin")
    say(s, "done", "stay", "act", "move", "recover", "normal", "white move")
    assert (asking(s), asked_god(s)) == ("TakeFromKin", "odin")
    say(s, "elf")
    assert asking(s) == "MoveWhom"


@pytest.mark.parametrize(("world", "asks"), [("niflheim", True), ("alfheim", False), ("midgard", False)])
def test_vanir_dice_of_kin_before_a_risk_that_a_stone_brings(world: str, asks: bool) -> None:
    s = table(
        relations="odin thor tie", dice="thor 2", elves="thor 1", at="odin iotunheim, thor iotunheim", anonymous=2
    )
    turn(s, "odin")
    say(s, "done", "stay", "act", "turn", "normal", "recover", "green normal", world)
    assert (asking(s) == "TakeForThrow") is asks
    if asks:
        assert offered(s) == ["done", "die"]
        say(s, "die", "die")
        assert offered(s) == ["0 dice", "1 die", "2 dice"]


def test_no_vanir_dice_of_kin_where_none_may_be_thrown() -> None:
    s = table(relations="odin thor tie", dice="thor 2", at="odin iotunheim, thor iotunheim", anonymous=2,
              iotunns="hrungnir")  # fmt: skip
    turn(s, "odin")
    say(s, "done", "stay", "act", "turn", "normal", "recover", "green normal", "niflheim")
    assert asking(s) == "RollGodDie"


def test_gullinbursti_of_kin_between_action_and_fight() -> None:
    s = table(relations="odin thor tie", held="thor gullinbursti, thor hofund",
              at="odin vanaheim, thor vanaheim")  # fmt: skip
    turn(s, "odin")
    say(s, "done", "stay", "act", "2 dice")
    assert (asking(s), offered(s)) == ("TakeFromKin", ["done", "hofund", "gullinbursti"])
    say(s, "hofund", "gullinbursti")
    assert (asking(s), offered(s)) == ("Act", ["pass", "fight loki"])


@pytest.mark.parametrize(
    "given",
    [{"held": "thor hofund"}, {"held": "thor gullinbursti", "iotunns": "thrym"}],
    ids=["without it", "thrym"],
)
def test_nobody_is_asked_after_an_action_that_ends_the_step(given: dict[str, Any]) -> None:
    s = table(relations="odin thor tie", at="odin vanaheim, thor vanaheim", **given)
    turn(s, "odin")
    say(s, "done", "stay", "act", "2 dice")
    assert s.active != 0


def test_nobody_is_asked_between_choosing_a_fight_and_its_throw() -> None:
    s = table(relations="odin thor tie", dice="thor 2", held="thor gungnir", at="odin niflheim, thor niflheim")
    turn(s, "odin")
    say(s, "done", "stay", "fight hel")
    assert asking(s) == "RollGodDie", "he was asked just before, and nothing has happened since"


def test_nobody_is_asked_for_kin_elsewhere_before_a_journey() -> None:
    s = table(relations="odin thor tie", elves="thor 1", at="odin svartalfheim, thor niflheim")
    creature(s, "odin", "sleipnir")
    assert asking(s) == "MoveAnywhere", "kin elsewhere is no question"
    s = table(relations="odin thor tie", elves="thor 1", at="odin iotunheim, thor niflheim")
    stone(s, "odin", white="move")
    assert asking(s) == "MoveWhom"


# Without ties


@pytest.mark.parametrize("hard", [False, True])
def test_without_blood_ties_no_throw_carries_any_of_this(hard: bool) -> None:
    s = table("odin thor freyr", hard=hard, elves="thor 2", held="thor draupnir")
    turn(s, "odin")
    risk(s, "odin", 3)
    names = {frame.name for frame in s.stack}
    assert "Settle" in names
    assert not names & {"AskKin", "KinOfBrothers", "OfferTies", "TiesBetween"}


COURSE_1 = (
    "Settle", "Fellows 0", "Keepsakes", "Suffer", "SupportsPay 0", "Reckon", "LateHeroes", "Pairs", "Elves",
    "KinElves 0", "BrotherElves 0", "BrotherRerolls 0", "Rerolls",
)  # fmt: skip
"""What lay on the stack under the first roll by version 1 of the rules."""


def test_a_dump_of_the_first_rules_goes_on_in_the_middle_of_a_throw() -> None:
    game = Yggdrasil()
    s = throwing(elves="thor 1")
    new = game.dump(s)
    names = [entry[0] for entry in new["stack"]]
    course = [[name, *map(int, numbers)] for name, *numbers in (frame.split() for frame in COURSE_1)]
    stack = [*new["stack"][: names.index("Settle")], *course, *new["stack"][names.index("RollGodDie") :]]
    raised = game.raised(new | {"rules": 1, "stack": stack, "path": 0})
    assert raised is not None
    assert game.raised(raised) is None
    assert raised | {"stack": []} == new | {"stack": [], "path": 0}, "only the stack, the path and the number differ"
    again = game.load(raised)
    assert isinstance(again, State)
    settle(again)
    say(again, "blank")
    assert is_asked(again, "odin", "elf")
    say(again, "elf", "elf god")
    assert life(again, "odin") == 7
