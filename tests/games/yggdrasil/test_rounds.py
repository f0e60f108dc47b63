"""Rounds and turns: the order of the gods, and the three steps (p. 8)."""

from __future__ import annotations

from gladsheim.games.yggdrasil.rules.state import UNSEEN
from gladsheim.kernel.play import asked, legal, play
from tests.games.yggdrasil.tables import (
    asked_god,
    asking,
    card_of,
    idle,
    idle_turn,
    names_told,
    offered,
    order_of,
    refused,
    say,
    table,
    told,
    turn,
)


def test_p8_a_round_begins_with_a_card_of_everybody_face_down() -> None:
    s = table("odin thor freyr frigg")
    assert s.down == [UNSEEN] * 4
    assert (s.round, s.active) == (1, -1)
    assert len(offered(s)) == 24


def test_p8_the_first_proposal_counts_whoever_makes_it() -> None:
    s = table("odin thor freyr")
    play(s, 2, legal(s, 2)[5])
    assert told(s, "OrderProposed")[0].gods == ["freyr", "thor", "odin"]
    assert told(s, "OrderProposed")[0].seat == 2
    assert s.active == 2


def test_p8_reveal_then_move_then_act() -> None:
    s = table("odin thor freyr", at="odin alfheim")
    say(s, "odin thor freyr")
    seen = []
    while s.active == 0:
        seen.append(asking(s))
        say(s, "stay" if asking(s) == "Move" else offered(s)[0])
    assert seen == ["Reveal", "Move", "Act"]


def test_p8_everybody_plays_once_in_a_round() -> None:
    s = table("odin thor freyr")
    say(s, "thor freyr odin")
    idle(s)
    assert [event.god for event in told(s, "TurnBegan")] == ["thor", "freyr", "odin"]
    assert (s.round, asked(s)) == (2, [0, 1, 2])


def test_a_lone_player_is_not_asked_for_an_order() -> None:
    s = table("odin", "freyr tyr")
    assert (asking(s), s.active) == ("Reveal", 0)


def test_with_a_free_order_the_next_god_is_named_before_each_reveal() -> None:
    s = table("odin thor freyr", free_order=True)
    assert (asking(s), offered(s)) == ("ProposeNext", ["odin", "thor", "freyr"])
    turn(s, "thor")
    idle_turn(s)
    assert refused(s, "thor") == "has-played"
    turn(s, "freyr")
    idle_turn(s)
    assert s.active == 0, "nobody is asked about the last"


def test_step_3_is_skipped_where_only_passing_is_left() -> None:
    s = table("odin thor freyr")
    turn(s, "odin")
    say(s, "stay")
    assert names_told(s).count("Passed") == 1
    assert s.active != 0


def test_r2_without_a_card_a_god_still_moves() -> None:
    s = table("odin thor freyr")
    s.bottoms[1] += s.unknown[0]
    s.unknown[0] = []
    s.down[0] = -1
    say(s, "odin thor freyr")
    assert (asking(s), asked_god(s)) == ("Move", "odin")
    assert names_told(s).count("NothingRevealed") == 1


def test_a_face_down_card_that_everybody_knows_needs_no_nature() -> None:
    s = table("odin thor freyr")
    s.unknown[0].remove(card_of(s, "odin hel"))
    s.down[0] = card_of(s, "odin hel")
    say(s, "odin thor freyr")
    assert asking(s) == "Move"
    assert told(s, "EnemyRevealed")[0].enemy == "hel"


def test_the_log_tells_a_turn_in_its_order() -> None:
    s = table("odin thor freyr", wheel="thor hel")
    turn(s, "odin", "odin hel")
    assert order_of(s, *names_told(s)) == [
        "OrderProposed", "TurnBegan", "EnemyRevealed", "EnemyActivated", "EnemyMoved", "MidTurned", "LifeLost",
        "CardReturned", "CardReturned",
    ]  # fmt: skip
