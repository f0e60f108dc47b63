"""Blood Tie and Traveling Companion, and all four relationships from a table of the hard game."""

from __future__ import annotations

from gladsheim.games.yggdrasil.rules.printed import BROTHER, FELLOW
from gladsheim.games.yggdrasil.rules.relations import offer_companions, offer_ties
from gladsheim.games.yggdrasil.rules.state import related
from tests.games.yggdrasil.tables import (
    asked_god,
    asking,
    life,
    lost_by,
    offered,
    refused,
    risk,
    run,
    say,
    slot,
    table,
    told,
    turn,
    warned,
    where,
)


def test_p22_odin_is_brother_and_freyia_chance_fellow_of_all_in_the_hard_game() -> None:
    s = table("odin freyia", "thor", hard=True)
    odin, freyia, thor = (slot(s, god) for god in ("odin", "freyia", "thor"))
    assert all(related(s, odin, other, BROTHER) for other in (freyia, thor))
    assert all(related(s, freyia, other, FELLOW) for other in (odin, thor))
    assert not related(s, freyia, odin, BROTHER)
    assert not related(s, odin, freyia, FELLOW)


def test_p23_a_companion_elsewhere_may_be_joined_before_the_move() -> None:
    s = table(relations="odin thor companion, odin freyr companion", at="thor niflheim")
    turn(s, "odin")
    assert (asking(s), offered(s)) == ("JoinCompanion", ["stay", "thor"])
    assert refused(s, "freyr") == "already-together"
    say(s, "thor")
    assert (where(s, "odin"), asking(s)) == ("niflheim", "Move")
    assert [event.companion for event in told(s, "CompanionJoined")] == ["thor"]


def test_p23_whoever_is_no_companion_cannot_be_joined() -> None:
    s = table(relations="odin thor companion", at="thor niflheim, freyr midgard")
    turn(s, "odin")
    assert refused(s, "freyr") == "no-companion"
    say(s, "stay")
    assert where(s, "odin") == "asgard"


def test_p23_a_support_can_be_joined_too() -> None:
    s = table("odin thor", "freyr", relations="odin freyr companion", at="freyr muspellheim")
    turn(s, "odin")
    say(s, "freyr")
    assert where(s, "odin") == "muspellheim"


def test_a_companion_in_the_same_world_is_no_question() -> None:
    s = table(relations="odin thor companion")
    turn(s, "odin")
    offer_companions(s, 0)
    assert asking(s) == "Move"


def test_p23_a_blood_tie_takes_one_thing_after_the_other() -> None:
    s = table(relations="odin thor tie", elves="thor 2", dice="thor 1", held="thor draupnir, thor svalinn")
    turn(s, "odin")
    assert (asking(s), asked_god(s)) == ("TakeFromKin", "odin")
    assert offered(s) == ["done", "elf", "die", "draupnir", "svalinn"]
    assert refused(s, "gungnir") == "not-owned"
    say(s, "elf", "draupnir")
    assert (offered(s), refused(s, "die")) == (["done", "svalinn"], "thing-too-late")
    say(s, "svalinn")
    assert asking(s) == "Move", "nothing is left that could still be taken"
    assert (s.elves, s.dice, s.held[1]) == ([1, 1, 0], [0, 1, 0], 0)


def test_owners_of_a_tie_are_asked_in_turn_and_only_once() -> None:
    s = table(relations="thor odin tie, odin thor tie", elves="odin 1, thor 1")
    turn(s, "freyr")
    order = []
    while asking(s) == "TakeFromKin":
        order.append((asked_god(s), offered(s)))
        say(s, "elf")
    assert order == [("odin", ["done", "elf"]), ("thor", ["done", "elf"]), ("thor", ["done", "elf"])]
    assert s.elves == [0, 2, 0]


def test_a_support_has_nothing_to_take() -> None:
    s = table("odin thor", "freyr", relations="odin freyr tie")
    turn(s, "odin")
    offer_ties(s)
    run(s)
    assert asking(s) == "Move"


def test_r40_elves_of_the_partner_may_be_taken_after_the_throw() -> None:
    s = table(relations="odin thor tie", elves="thor 2")
    turn(s, "odin")
    say(s, "done")
    risk(s, "odin", 1)
    say(s, "blank")
    assert (asking(s), asked_god(s), offered(s)) == ("TakeForThrow", "odin", ["done", "elf"])
    say(s, "elf", "elf god")
    assert (life(s, "odin"), s.elves) == (7, [0, 1, 0])


def test_r40_an_elf_that_a_brother_has_used_cannot_be_taken() -> None:
    s = table(relations="odin thor tie, odin thor brother", elves="thor 1")
    turn(s, "odin")
    say(s, "done")
    risk(s, "odin", 2)
    say(s, "blank", "blank", "elf")
    assert (asking(s), life(s, "odin"), s.elves) == ("Move", 6, [0, 0, 0])


def test_r40_two_supports_share_the_loss_as_the_god_likes() -> None:
    s = table("odin", "freyr thor", relations="odin thor tie, odin freyr tie")
    turn(s, "odin")
    risk(s, "odin", 4)
    say(s, "e")
    assert (asking(s), offered(s)) == ("LetSupportPay", ["0 life", "1 life", "2 life", "3 life"])
    say(s, "2 life")
    assert offered(s) == ["0 life", "1 life"]
    say(s, "0 life")
    assert s.life == [8, 3, 5]
    assert [(event.support, event.count) for event in told(s, "SupportPaid")] == [("freyr", 2)]


def test_r40_a_support_elsewhere_does_not_pay_and_the_last_life_is_warned_of() -> None:
    s = table("odin", "thor freyr", relations="odin thor tie, odin freyr tie", at="thor midgard", life="freyr 2")
    turn(s, "odin")
    risk(s, "odin", 3)
    say(s, "blank")
    assert [warned(s, text) for text in offered(s)] == [False, False, True]
    say(s, "2 life")
    assert (lost_by(s), s.stack) == ("life", [])
