"""Relationships that were bought: C68 to C74 of the rulebooks, in the game that follows the purchase."""

from __future__ import annotations

from typing import Any

from gladsheim.games.yggdrasil.campaign.campaign import CAMPAIGN
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.kernel.play import settle
from tests.games.yggdrasil.tables import (
    arrange,
    asked_god,
    asking,
    life,
    lost_by,
    offered,
    refused,
    risk,
    say,
    slot,
    told,
    turn,
    where,
)
from tests.games.yggdrasil.test_campaign_charts import begun, rich

TOPS = ("draupnir", "gungnir", "svalinn")


def after_buying(line: str, partner: str, *gods: str, supports: tuple[str, ...] = (), **given: Any) -> State:
    """The first god has bought a relationship; the first round of the saga is about to be played."""
    story = rich(CAMPAIGN.begin(list(gods), list(supports)) if supports else begun(*gods))
    boxes = next(one for one in CAMPAIGN.lines(story, 0) if one.id == line).boxes
    story = CAMPAIGN.buy(story, 0, next(box.id for box in boxes if box.state == "open"), partner)
    for seat in range(story.seats):
        story = CAMPAIGN.ready(story, seat)
    plan = CAMPAIGN.plan(CAMPAIGN.set_out(story))
    options = GAME.complete(plan.options)
    s = GAME.begun(plan.seats, options, GAME.check_setup(plan.seats, options, plan.setup))
    assert isinstance(s, State)
    s.log = []
    settle(s)
    while s.round == 0:
        say(s, next(text for text in TOPS if text in offered(s)))
    arrange(s, **given)
    return s


def test_c68_a_relationship_goes_one_way() -> None:
    s = after_buying("companion", "thor", "tyr", "thor", "heimdall", at="thor niflheim")
    assert s.relations[slot(s, "tyr") * 3 + slot(s, "thor")]
    assert not s.relations[slot(s, "thor") * 3 + slot(s, "tyr")]
    turn(s, "thor")
    assert asking(s) == "Move", "Thor joins nobody"


def test_c68_its_effect_is_another_with_a_support() -> None:
    s = after_buying("tie", "heimdall", "tyr", "thor", supports=("heimdall",))
    turn(s, "tyr")
    assert asking(s) == "Move", "a support has nothing that could be taken"
    risk(s, "tyr", 1)
    say(s, "blank")
    assert asking(s) == "LetSupportPay", "but it has Life Points"


def test_c69_a_brother_in_arms_throws_his_god_die_and_helps_with_one_elf() -> None:
    s = after_buying("brother", "thor", "tyr", "thor", "heimdall", at="heimdall midgard", elves="thor 2")
    turn(s, "tyr")
    risk(s, "tyr", 2)
    say(s, "e", "blank")
    assert (asked_god(s), offered(s)) == ("thor", ["none", "elf"])
    say(s, "elf")
    assert (life(s, "tyr"), s.elves[slot(s, "thor")]) == (7, 1)


def test_c69_a_brother_prevents_one_risk_and_only_in_the_same_world() -> None:
    s = after_buying("brother", "thor", "tyr", "thor", "heimdall", at="heimdall midgard")
    turn(s, "tyr")
    risk(s, "tyr", 3)
    say(s, "e", "e")
    assert life(s, "tyr") == 6, "Thor's own success would prevent two"
    s = after_buying("brother", "thor", "tyr", "thor", "heimdall", at="thor midgard")
    turn(s, "tyr")
    risk(s, "tyr", 1)
    say(s, "blank")
    assert [event.god for event in told(s, "DieRolled")] == ["tyr"]


def test_c69_a_die_is_thrown_for_a_support_too() -> None:
    s = after_buying("brother", "heimdall", "tyr", "thor", supports=("heimdall",), at="thor midgard")
    turn(s, "tyr")
    risk(s, "tyr", 2)
    say(s, "e", "e")
    assert [event.god for event in told(s, "DieRolled")] == ["tyr", "heimdall"]
    assert life(s, "tyr") == 8


def test_c70_a_blood_tie_takes_artifacts_elves_and_dice_in_the_same_world() -> None:
    held: dict[str, Any] = {"elves": "thor 1", "dice": "thor 1", "held": "thor skidbladnir"}
    s = after_buying("tie", "thor", "tyr", "thor", "heimdall", **held)
    turn(s, "tyr")
    assert (asking(s), offered(s)) == ("TakeFromKin", ["done", "elf", "die", "skidbladnir"])
    say(s, "elf", "die", "skidbladnir")
    assert (s.elves[0], s.dice[0], s.held[1]) == (1, 1, 0)
    s = after_buying("tie", "thor", "tyr", "thor", "heimdall", at="thor midgard", **held)
    turn(s, "tyr")
    assert asking(s) == "Move"


def test_c71_a_blood_tie_takes_at_any_time() -> None:
    s = after_buying("tie", "thor", "tyr", "thor", "heimdall", elves="thor 2")
    turn(s, "heimdall")
    assert (asking(s), asked_god(s)) == ("TakeFromKin", "tyr"), "outside his turn"
    say(s, "done")
    risk(s, "tyr", 1)
    say(s, "blank")
    assert (asking(s), offered(s)) == ("TakeForThrow", ["done", "elf"]), "and after a throw"
    say(s, "elf", "elf god")
    assert (life(s, "tyr"), s.elves[slot(s, "thor")]) == (7, 1)


def test_c72_a_support_loses_life_in_ones_place_and_its_last_is_the_defeat_of_all() -> None:
    s = after_buying("tie", "heimdall", "tyr", "thor", supports=("heimdall",))
    turn(s, "tyr")
    risk(s, "tyr", 3)
    say(s, "blank", "2 life")
    assert (life(s, "tyr"), life(s, "heimdall")) == (7, 3)
    arrange(s, life="heimdall 1")
    risk(s, "tyr", 1)
    say(s, "blank", "1 life")
    assert lost_by(s) == "life"


def test_c73_a_chance_fellow_takes_an_elf_used_or_a_die_lost_after_the_throw() -> None:
    s = after_buying("fellow", "thor", "tyr", "thor", "heimdall", elves="thor 1", dice="thor 1")
    turn(s, "thor")
    risk(s, "thor", 3)
    say(s, "1 die", "blank", "a", "elf god")
    assert (asking(s), asked_god(s), offered(s)) == ("TakeAsFellow", "tyr", ["none", "elf", "die"])
    say(s, "die")
    assert (s.elves[:2], s.dice[:2]) == ([0, 0], [1, 0])


def test_c73_beside_a_support_one_keeps_ones_own() -> None:
    given: dict[str, Any] = {"elves": "tyr 1", "dice": "tyr 1", "at": "thor midgard"}
    s = after_buying("fellow", "heimdall", "tyr", "thor", supports=("heimdall",), **given)
    turn(s, "tyr")
    risk(s, "tyr", 2)
    say(s, "1 die", "blank", "f", "elf god")
    assert (asking(s), asked_god(s), offered(s)) == ("TakeAsFellow", "tyr", ["none", "elf", "die"])
    say(s, "elf")
    assert (s.elves[0], s.dice[0]) == (1, 0)


def test_c74_a_companion_is_joined_before_the_move_wherever_he_is() -> None:
    s = after_buying("companion", "thor", "tyr", "thor", "heimdall", at="thor niflheim, heimdall midgard")
    turn(s, "tyr")
    assert (asking(s), offered(s)) == ("JoinCompanion", ["stay", "thor"])
    assert refused(s, "heimdall") == "no-companion"
    say(s, "thor")
    assert (where(s, "tyr"), asking(s)) == ("niflheim", "Move")


def test_c74_a_support_is_joined_too() -> None:
    s = after_buying("companion", "heimdall", "tyr", "thor", supports=("heimdall",), at="heimdall muspellheim")
    turn(s, "tyr")
    say(s, "heimdall")
    assert where(s, "tyr") == "muspellheim"
