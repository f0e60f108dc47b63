"""Rulings 48 to 57 of docs/games/yggdrasil.md: life, powers, the end, fights, movement, starting troops."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.yggdrasil.enemies.enemies import activate
from gladsheim.games.yggdrasil.rules.life import gain_life
from gladsheim.games.yggdrasil.rules.printed import WORLDS
from gladsheim.games.yggdrasil.rules.state import PLAYING, WON, State
from gladsheim.games.yggdrasil.sagas.library import saga_named
from tests.games.yggdrasil.tables import (
    acting,
    acts,
    asked_god,
    asking,
    enemy,
    give_up_throw,
    idle,
    idle_turn,
    life,
    lost_by,
    offered,
    reach,
    refused,
    run,
    say,
    slot,
    table,
    told,
    turn,
    under,
    where,
)

COLUMNS = [
    ["asgard midgard iotunheim", "vanaheim nidavellir niflheim", "alfheim svartalfheim muspellheim"],
    ["asgard svartalfheim iotunheim", "vanaheim midgard niflheim", "alfheim nidavellir muspellheim"],
    ["asgard nidavellir iotunheim", "vanaheim svartalfheim niflheim", "alfheim midgard muspellheim"],
]
TOP, MID, BOTTOM = set(WORLDS[:3]), set(WORLDS[3:6]), set(WORLDS[6:])


def activated(s: State, name: str, god: str = "odin") -> State:
    """An Enemy acts in a god's turn."""
    turn(s, god)
    activate(s, enemy(name))
    run(s)
    return s


def test_r48_life_comes_back_up_to_the_number_at_the_start() -> None:
    s = table(life="odin 6")
    gain_life(s, 0, 2)
    gain_life(s, 1, 1)
    assert (life(s, "odin"), life(s, "thor")) == (7, 7)
    assert [(event.god, event.count) for event in told(s, "LifeGained")] == [("odin", 1)]


def test_r49_friggs_power_replaces_step_3() -> None:
    s = table("frigg thor freyr", hard=True, at="thor alfheim, freyr asgard", life="frigg 3, freyr 2, thor 1")
    acting(s, "frigg")
    assert {"bless frigg", "bless freyr"} <= set(offered(s))
    assert "bless thor" not in offered(s), "he is elsewhere"
    say(s, "bless freyr")
    assert (life(s, "freyr"), life(s, "frigg")) == (3, 3)
    assert asked_god(s) == "nature", "her turn is over"


def test_r49_not_beside_gullinbursti() -> None:
    s = table("frigg thor freyr", hard=True, held="frigg gullinbursti", at="frigg vanaheim", life="frigg 3")
    acting(s, "frigg")
    say(s, "bless frigg")
    assert asking(s) == "Reveal", "nothing else in this turn"
    s = table("frigg thor freyr", hard=True, held="frigg gullinbursti", at="frigg vanaheim", life="frigg 3")
    acting(s, "frigg")
    say(s, "act")
    assert (s.dice[0], asking(s)) == (1, "Act"), "Loki is there to be fought"
    assert "bless frigg" not in offered(s)


def test_r49_not_if_fenrir_ended_the_turn() -> None:
    s = table("frigg thor freyr", hard=True, wheel="thor fenrir", life="frigg 3")
    turn(s, "frigg", "frigg fenrir")
    assert (asking(s), life(s, "frigg")) == ("Reveal", 3)


def test_r49_only_frigg_and_only_in_the_hard_game() -> None:
    s = table("frigg thor freyr", life="frigg 3")
    assert not [one for one in acts(s, "frigg") if one.startswith("bless")]
    s = table("frigg thor freyr", hard=True, life="thor 3")
    assert not [one for one in acts(s, "thor") if one.startswith("bless")]


def test_r50_tyr_goes_on_but_shuffles_the_card() -> None:
    s = table("tyr thor freyr", hard=True, wheel="thor fenrir")
    turn(s, "tyr", "tyr fenrir")
    assert where(s, "fenrir") == "asgard"
    assert [event.owner for event in told(s, "CardShuffledIn")] == ["tyr"]
    assert under(s, "thor") == ["thor fenrir"]
    assert (asking(s), asked_god(s)) == ("Move", "tyr")


def test_r51_nidhogg_at_the_tree_wins_at_once() -> None:
    s = table(wheel="thor nidhogg", spot=4)
    turn(s, "odin", "odin nidhogg")
    assert (s.outcome, asking(s)) == (WON, "")
    assert told(s, "GameWon")


def test_r51_on_both_paths() -> None:
    for hard, moves in ((False, 5), (True, 7)):
        s = table(hard=hard, wheel="thor nidhogg", spot=moves - 2)
        turn(s, "odin", "odin nidhogg")
        assert (s.spot, s.outcome) == (moves - 1, PLAYING)
        s = table(hard=hard, wheel="thor nidhogg", spot=moves - 1)
        turn(s, "odin", "odin nidhogg")
        assert s.outcome == WON


def test_r52_a_fight_is_won_whatever_it_costs() -> None:
    s = table(at="odin niflheim", anonymous=3)
    acting(s, "odin")
    say(s, "fight hel")
    give_up_throw(s)
    assert life(s, "odin") == 3
    assert [event.opponent for event in told(s, "OpponentBeaten")] == ["hel"]


def test_r52_one_opponent_of_several_and_only_once() -> None:
    s = table(at="odin iotunheim", iotunns="suttung thrym", heroes=8)
    acting(s, "odin")
    assert {"fight suttung", "fight thrym"} <= set(offered(s))
    say(s, "fight thrym", "2 heroes")
    assert acts(s, "odin") == ["pass", "act", "fight suttung"]
    assert asking(s) == "Reveal", "but his turn is over"


@pytest.mark.parametrize("turned", [0, 1, 2])
@pytest.mark.parametrize("world", WORLDS)
def test_r53_a_god_moves_on_his_level_or_in_his_column(world: str, turned: int) -> None:
    column = next(column.split() for column in COLUMNS[turned] if world in column.split())
    level = next(one for one in (TOP, MID, BOTTOM) if world in one)
    s = table(at=f"odin {world}", turned=turned)
    assert reach(s, "odin") == {*column, *level} - {world} | {"stay"}


@pytest.mark.parametrize(("god", "goal"), [("odin", "asgard"), ("heimdall", "midgard")])
@pytest.mark.parametrize("turned", [0, 1, 2])
def test_r53_some_may_always_go_to_one_world(god: str, goal: str, turned: int) -> None:
    for world in WORLDS:
        for hard in (False, True):
            s = table(f"{god} thor freyr", hard=hard, at=f"{god} {world}", turned=turned)
            near = next(one.split() for one in COLUMNS[turned] if world in one.split())
            level = next(one for one in (TOP, MID, BOTTOM) if world in one)
            extra = {goal} if hard else set()
            assert reach(s, god) == {*near, *level, *extra} - {world} | {"stay"}


@pytest.mark.parametrize(("artifact", "level"), [("skidbladnir", TOP), ("gjallarhorn", MID), ("hringhorn", BOTTOM)])
def test_r53_an_artifact_opens_a_level(artifact: str, level: set[str]) -> None:
    s = table(at="odin vanaheim" if level != TOP else "odin niflheim", held=f"odin {artifact}")
    assert level <= reach(s, "odin")
    s.iotunns[15] = 1
    assert not level <= reach(s, "odin"), "not while Thrym is about"


def test_r53_nothing_further() -> None:
    s = table(at="odin iotunheim")
    turn(s, "odin")
    assert refused(s, "alfheim") == "not-reachable"


def test_r54_a_god_may_hold_any_number_of_elves_and_dice() -> None:
    s = table(at="odin alfheim, thor alfheim", elves="odin 6", dice="odin 9")
    acting(s, "odin")
    say(s, "act", "3 elves")
    assert (s.elves[0], s.elf_reserve) == (9, 0)


@pytest.mark.parametrize(("left", "reason"), [(3, "life"), (2, "life"), (4, "")])
def test_r55_fenrir_out_of_the_cage_takes_three_life(left: int, reason: str) -> None:
    s = table(at="fenrir asgard", life=f"odin {left}", wheel="thor fenrir")
    turn(s, "odin", "odin fenrir")
    assert lost_by(s) == reason


@pytest.mark.parametrize(("gods", "reserve"), [("freyr odin thor", 9), ("freyr odin thor tyr frigg", 13)])
def test_r56_freyrs_two_elves_come_out_of_the_reserve(gods: str, reserve: int) -> None:
    s = table(gods, hard=True)
    assert (s.elves[slot(s, "freyr")], s.elf_reserve, sum(s.elves)) == (2, reserve - 2, 2)
    s = table(gods)
    assert (sum(s.elves), s.elf_reserve) == (0, reserve)


@pytest.mark.parametrize(
    ("spot", "changed", "reason"),
    [
        (2, {"giants": 8}, "giants"),
        (4, {"anonymous": 8}, "anonymous"),
        (6, {"iotunns": "thjazi baugi skadi greip gjalp gerda hymir"}, "iotunns"),
    ],
)
def test_r57_an_effect_of_the_path_that_is_impossible_loses(spot: int, changed: dict[str, Any], reason: str) -> None:
    s = activated(table(hard=True, spot=spot - 1, **changed), "nidhogg")
    assert lost_by(s) == reason


def test_r57_effects_of_the_hard_path() -> None:
    assert len(saga_named("hard").pages[0].path) == 8, "reconstructed"
    assert activated(table(hard=True, spot=1), "nidhogg").giants == 1
    assert activated(table(hard=True, spot=3), "nidhogg").anonymous == 1
    s = activated(table(hard=True, spot=5), "nidhogg")
    assert asking(s) == "DrawIotunn"
    say(s, "thjazi")
    idle_turn(s)
    idle(s)
    assert not lost_by(s)
