"""Runic stones: thrown like coins, used in any order, and thrown again from afar."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.cards.stones import throw_stones
from gladsheim.games.yggdrasil.rules.printed import NONE
from gladsheim.games.yggdrasil.rules.state import State
from tests.games.yggdrasil.tables import (
    arrange,
    asking,
    life,
    lost_by,
    offered,
    refused,
    run,
    say,
    table,
    told,
    turn,
    warned,
    where,
    worlds_devastated,
)


def thrown(count: int, *sides: str, gods: str = "odin thor freyr", supports: str = "", **given: object) -> State:
    """Odin throws stones in his turn."""
    s = table(gods, supports)
    arrange(s, **given)  # type: ignore[arg-type]
    turn(s, "odin")
    throw_stones(s, 0, count)
    run(s)
    say(s, *sides)
    return s


@pytest.mark.parametrize(
    ("at", "stones"),
    [
        ("odin iotunheim, loki iotunheim", ["white"]),
        ("odin iotunheim", ["white", "green"]),
        ("odin iotunheim, thor iotunheim", ["white", "green", "red"]),
    ],
)
def test_p15_one_two_or_three_stones(at: str, stones: list[str]) -> None:
    s = table(at=at)
    turn(s, "odin")
    say(s, "stay", "act")
    while asking(s) == "ThrowStone":
        say(s, offered(s)[0])
    assert [event.stone for event in told(s, "StoneThrown")] == stones


def test_r16_a_stone_has_two_sides() -> None:
    s = thrown(3)
    assert (offered(s), refused(s, "recover")) == (["turn", "move"], "no-such-rune")
    say(s, "turn")
    assert offered(s) == ["normal", "recover"]


@pytest.mark.parametrize(("answer", "turned"), [("turn 0", 0), ("turn 1", 1), ("turn 2", 2)])
def test_p15_the_middle_level_turns_as_far_as_wanted(answer: str, turned: int) -> None:
    s = thrown(1, "turn", "white turn")
    assert offered(s) == ["turn 0", "turn 1", "turn 2"]
    say(s, answer)
    assert (s.turned, asking(s)) == (turned, "Move")


def test_r15_any_god_is_moved_to_any_world_a_support_too() -> None:
    s = thrown(1, "move", "white move", gods="odin thor", supports="freyr")
    assert (asking(s), offered(s)) == ("MoveWhom", ["odin", "thor", "freyr"])
    say(s, "freyr")
    assert (asking(s), len(offered(s)), refused(s, "asgard")) == ("MoveWhere", 8, "already-there")
    say(s, "niflheim")
    assert (where(s, "freyr"), where(s, "odin"), asking(s)) == ("niflheim", "asgard", "Move")


def test_r44_each_stone_is_optional_and_used_once() -> None:
    s = thrown(3, "turn", "recover", "normal", life="odin 3")
    assert offered(s) == ["done", "white turn", "green recover", "red normal"]
    assert (refused(s, "white move"), refused(s, "green normal")) == ("stone-not-open", "stone-not-open")
    say(s, "green recover")
    assert (life(s, "odin"), refused(s, "green recover")) == (4, "stone-not-open")
    say(s, "done")
    assert (asking(s), s.stones) == ("Move", [NONE] * 3)


def test_e20_recover_waits_until_life_is_lacking() -> None:
    s = thrown(3, "turn", "recover", "normal", devastated="alfheim")
    assert refused(s, "green recover") == "full-life"
    say(s, "red normal", "alfheim")
    assert (worlds_devastated(s), life(s, "odin")) == (set(), 5)
    say(s, "green recover")
    assert life(s, "odin") == 6


def test_stones_that_can_do_nothing_are_no_question() -> None:
    s = thrown(2, "turn", "recover")
    say(s, "white turn", "turn 1")
    assert (asking(s), s.stones) == ("Move", [NONE] * 3)


def test_r44_where_every_world_is_closed_there_is_no_action() -> None:
    s = thrown(2, "turn", "normal")
    s.healed = (1 << 9) - 1
    assert (offered(s), refused(s, "green normal")) == (["done", "white turn"], "no-open-world")


def test_r44_a_closed_world_is_not_offered() -> None:
    s = thrown(2, "turn", "normal", "green normal", iotunns="baugi", dice_reserve=0)
    assert "iotunheim" in offered(s)
    codes = {world: refused(s, world) for world in ("alfheim", "vanaheim", "asgard", "niflheim")}
    assert codes == {
        "alfheim": "blocked",
        "vanaheim": "reserve-empty",
        "asgard": "nothing-to-heal",
        "niflheim": "ladder-empty",
    }


def test_r44_healing_from_afar_costs_two_and_may_be_the_end() -> None:
    s = thrown(2, "turn", "normal", "green normal", devastated="alfheim niflheim", life="odin 2", anonymous=1)
    assert [text for text in offered(s) if warned(s, text)] == ["asgard", "alfheim", "niflheim"], "Asgard takes 3 risks"
    say(s, "alfheim")
    assert lost_by(s) == "life"
    assert not s.stack


def test_r18_a_player_is_warned_of_healing_in_vain_from_afar() -> None:
    s = thrown(2, "turn", "normal", "green normal", devastated="alfheim", at="surt alfheim, hel alfheim")
    assert [text for text in offered(s) if warned(s, text)] == ["asgard", "alfheim"]


def test_r44_the_mode_is_normal_whoever_is_there() -> None:
    s = thrown(2, "turn", "normal", "green normal", at="thor alfheim, freyr alfheim")
    say(s, "alfheim")
    assert offered(s) == ["0 elves", "1 elf", "2 elves"]


def test_r44_the_chain_through_iotunheim_keeps_what_was_open() -> None:
    s = thrown(3, "move", "recover", "normal", life="odin 3")
    say(s, "red normal", "iotunheim")
    assert asking(s) == "ThrowStone"
    say(s, "turn", "normal")
    assert offered(s) == ["done", "white turn", "green normal"], "the second throw first"
    say(s, "green normal", "iotunheim", "turn", "recover")
    assert offered(s) == ["done", "white turn", "green recover"], "the third before it"
    say(s, "green recover", "white turn", "turn 1")
    assert offered(s) == ["done", "white turn"], "what the second left open"
    say(s, "done")
    assert offered(s) == ["done", "white move", "green recover"], "and what the first did"
    say(s, "green recover", "white move", "thor", "midgard")
    assert (life(s, "odin"), s.turned, where(s, "thor"), asking(s)) == (5, 1, "midgard", "Move")
