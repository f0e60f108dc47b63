"""Rulings 1 to 9 of docs/games/yggdrasil.md: decks, the wheel, whose card it is, supports."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.enemies.decks import deck_size
from gladsheim.games.yggdrasil.rules.printed import BONUS, NONE
from gladsheim.games.yggdrasil.rules.state import UNSEEN, WON
from gladsheim.games.yggdrasil.worlds.worlds import mode_of
from gladsheim.kernel.play import asked
from tests.games.yggdrasil.tables import (
    acting,
    asked_god,
    asking,
    card_of,
    idle,
    idle_turn,
    life,
    lost_by,
    offered,
    open_on_wheel,
    order_of,
    say,
    slot,
    table,
    told,
    turn,
    under,
    where,
    world,
)


def test_r1_the_group_fixes_the_order_before_the_first_card_is_seen() -> None:
    s = table("odin thor freyr")
    assert asked(s) == [0, 1, 2], "anybody may propose"
    assert len(offered(s)) == 6
    assert s.down == [UNSEEN] * 3
    say(s, "thor freyr odin")
    assert (asking(s), asked_god(s)) == ("Reveal", "nature")
    for god in ("thor", "freyr", "odin"):
        say(s, next(card for card in offered(s) if not open_on_wheel(s, card.split()[1])))
        assert asked_god(s) == god
        idle_turn(s)


def test_r1_the_order_is_chosen_anew_each_round() -> None:
    s = table("odin thor freyr")
    idle(s)
    assert (s.round, asking(s)) == (2, "ProposeOrder")


def test_r1_cards_under_a_deck_keep_their_order() -> None:
    s = table("odin thor freyr")
    cards = [card_of(s, "odin hel"), card_of(s, "odin iormungand"), card_of(s, "odin nidhogg")]
    s.unknown[0], s.bottoms[0], s.down[0] = [], cards[1:], cards[0]
    say(s, "odin thor freyr")
    idle(s)
    assert next(event.enemy for event in told(s, "EnemyRevealed")) == "hel"
    assert s.down[0] == cards[1], "everybody knows it"


def test_r2_with_an_empty_deck_nothing_is_revealed_but_the_god_plays() -> None:
    s = table("odin thor freyr")
    for seat in range(3):
        s.unknown[seat] = []
        s.down[seat] = NONE
    s.unknown[0], s.down[0] = [card_of(s, "odin nidhogg")], UNSEEN
    turn(s, "odin", "odin nidhogg")
    idle(s)
    assert s.down == [NONE] * 3, "no card is left in any deck"
    say(s, "odin thor freyr")
    assert (asking(s), asked_god(s)) == ("Move", "odin")
    say(s, "alfheim", "act", "2 elves")
    assert (asking(s), asked_god(s)) == ("Move", "thor")


def test_r3_one_copy_of_an_enemy_lies_open_and_stays_over_rounds() -> None:
    s = table("odin thor freyr")
    turn(s, "odin", "odin surt")
    assert open_on_wheel(s, "surt") == ["odin surt"]
    assert not told(s, "EnemyActivated")
    idle(s)
    assert open_on_wheel(s, "surt") == ["odin surt"]
    turn(s, "thor", "thor surt")
    assert told(s, "EnemyActivated")
    assert open_on_wheel(s, "surt") == []


def test_r4_cards_return_after_the_activation() -> None:
    s = table(wheel="thor surt")
    turn(s, "odin", "odin surt")
    assert order_of(s, "EnemyActivated", "GiantsRose", "CardReturned") == [
        "EnemyActivated", "GiantsRose", "CardReturned", "CardReturned",
    ]  # fmt: skip
    assert (under(s, "odin"), under(s, "thor")) == (["odin surt"], ["thor surt"])


def test_r4_if_the_game_is_over_no_card_returns() -> None:
    s = table(wheel="thor surt", at="surt asgard")
    turn(s, "odin", "odin surt")
    assert lost_by(s) == "surt"
    assert not told(s, "CardReturned")
    s = table(wheel="thor nidhogg", spot=4)
    turn(s, "odin", "odin nidhogg")
    assert s.outcome == WON
    assert not told(s, "CardReturned")


@pytest.mark.parametrize(
    ("opened", "revealed", "for_odin", "for_thor"),
    [
        ("thor surt", "odin surt", ["odin surt"], ["thor surt"]),
        ("frigg surt", "odin surt", ["odin surt"], ["frigg surt"]),
        ("odin surt", "frigg surt", ["odin surt"], ["frigg surt"]),
        ("thor surt", "frigg surt", ["frigg surt"], ["thor surt"]),
    ],
    ids=["both players", "support lay open", "support revealed", "support with the other's"],
)
def test_r5_a_supports_card_goes_to_whoever_does_not_own_the_other(
    opened: str, revealed: str, for_odin: list[str], for_thor: list[str]
) -> None:
    s = table("odin thor", "frigg", wheel=opened)
    turn(s, "odin", revealed)
    assert (under(s, "odin"), under(s, "thor")) == (for_odin, for_thor)


def test_r6_with_two_players_fenrirs_card_is_shuffled_where_it_goes() -> None:
    s = table("odin thor", "frigg", wheel="odin fenrir")
    before = deck_size(s, 1)
    s.bottoms[1].append(card_of(s, "thor hel"))
    s.unknown[1].remove(card_of(s, "thor hel"))
    turn(s, "odin", "frigg fenrir")
    assert under(s, "odin") == ["odin fenrir"]
    assert deck_size(s, 1) == before + 1, "Thor owns no card of the pair"
    assert under(s, "thor") == [], "his deck is shuffled"
    assert [(event.owner, event.enemy, event.seat) for event in told(s, "CardShuffledIn")] == [("frigg", "fenrir", 1)]


def test_r7_alone_the_third_card_sends_the_two_older_under_the_deck() -> None:
    s = table("odin", "thor frigg", wheel="thor surt")
    turn(s, "odin", "odin surt")
    assert len(told(s, "EnemyActivated")) == 1
    assert open_on_wheel(s, "surt") == ["thor surt", "odin surt"], "both stay"
    idle_turn(s)
    turn(s, "odin", "frigg surt")
    assert len(told(s, "EnemyActivated")) == 1, "the third does nothing"
    assert open_on_wheel(s, "surt") == ["frigg surt"]
    assert under(s, "odin") == ["thor surt", "odin surt"], "older first"


def test_r7_alone_fenrir_ends_the_turn_and_shuffles_nothing() -> None:
    s = table("odin", "thor frigg", wheel="thor fenrir")
    turn(s, "odin", "odin fenrir")
    assert not told(s, "CardShuffledIn", "CardReturned")
    assert open_on_wheel(s, "fenrir") == ["thor fenrir", "odin fenrir"]
    assert (s.round, asking(s)) == (2, "Reveal"), "the turn is over"


def test_r8_a_support_moves_if_its_card_activates() -> None:
    s = table("odin thor", "frigg", wheel="odin surt")
    turn(s, "odin", "frigg surt")
    assert (asking(s), asked_god(s)) == ("SupportMove", "odin")
    assert set(offered(s)) == {"stay", "alfheim", "vanaheim", "svartalfheim", "iotunheim"}, (
        "as gods move, after the turn"
    )
    say(s, "iotunheim")
    assert where(s, "frigg") == "iotunheim"
    assert (asking(s), asked_god(s)) == ("Move", "odin"), "before his own step 2"


@pytest.mark.parametrize(
    ("opened", "revealed"), [("frigg surt", "odin surt"), ("odin hel", "frigg surt")], ids=["it lay open", "new"]
)
def test_r8_a_support_does_not_move_otherwise(opened: str, revealed: str) -> None:
    s = table("odin thor", "frigg", wheel=opened)
    turn(s, "odin", revealed)
    assert asking(s) == "Move"


def test_r8_alone_only_the_support_of_that_card_moves() -> None:
    s = table("odin", "thor frigg", wheel="odin surt")
    turn(s, "odin", "frigg surt")
    say(s, "alfheim")
    assert (where(s, "frigg"), where(s, "thor"), where(s, "odin")) == ("alfheim", "asgard", "asgard")
    assert asking(s) == "Move"


def test_r8_a_support_moves_also_when_fenrir_has_ended_the_turn() -> None:
    s = table("odin thor", "frigg", wheel="odin fenrir")
    turn(s, "odin", "frigg fenrir")
    assert asking(s) == "SupportMove"
    say(s, "alfheim")
    assert asking(s) == "Reveal", "Thor's turn"


def test_r9_a_support_counts_as_another_god() -> None:
    s = table("odin thor", "frigg", at="odin alfheim, frigg alfheim")
    assert mode_of(s, slot(s, "odin"), world("alfheim")) == BONUS
    acting(s, "odin")
    say(s, "act", "3 elves")
    assert s.elves[slot(s, "odin")] == 3


def test_r9_enemies_neither_seek_nor_harm_a_support() -> None:
    s = table("odin thor", "frigg", at="odin alfheim, frigg midgard", wheel="thor loki")
    say(s, "odin thor", "odin loki", "starkadr")
    assert where(s, "loki") == "alfheim"
    s = table("odin thor", "frigg", at="frigg niflheim", wheel="thor hel")
    turn(s, "odin", "frigg hel")
    assert (life(s, "odin"), life(s, "frigg")) == (7, 5), "the active player's god pays"


def test_r9_a_support_holds_nothing() -> None:
    s = table("odin thor", "freyr", hard=True)
    assert s.elves == [0, 0, 0]
    assert s.dice == [0, 0, 0]
