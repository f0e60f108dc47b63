"""Divine powers outside of moves: Frigg's gift, and powers in a throw that belong to whoever has them."""

from __future__ import annotations

from gladsheim.games.yggdrasil.rules.powers import FULL_LIFE, NO_POWER, NOT_HERE, give_life, why_no_blessing
from gladsheim.games.yggdrasil.rules.printed import GOD_DIE_COUNTS_TWO, HEROES_AFTER_THROW, PAIRS_OF_ELVES
from tests.games.yggdrasil.tables import acting, asking, life, offered, refused, risk, say, slot, table, told, turn


def test_r25_frigg_blesses_herself_or_a_god_in_her_world() -> None:
    s = table("frigg odin thor", hard=True, life="frigg 3, odin 3, thor 3", at="thor midgard")
    acting(s, "frigg")
    assert [text for text in offered(s) if text.startswith("bless")] == ["bless frigg", "bless odin"]
    assert refused(s, "bless thor") == "god-not-here"
    say(s, "bless odin")
    assert (life(s, "frigg"), life(s, "odin")) == (3, 4)
    assert [(event.god, event.to) for event in told(s, "Blessed")] == [("frigg", "odin")]


def test_why_nobody_can_be_blessed() -> None:
    s = table("frigg odin thor", hard=True, life="thor 3", at="thor midgard")
    frigg, odin, thor = (slot(s, god) for god in ("frigg", "odin", "thor"))
    assert why_no_blessing(s, odin, frigg) == NO_POWER
    assert why_no_blessing(s, frigg, thor) == NOT_HERE
    assert why_no_blessing(s, frigg, odin) == FULL_LIFE
    s.places[frigg] = s.places[thor]
    assert why_no_blessing(s, frigg, thor) == 0


def test_a_support_can_be_blessed() -> None:
    s = table("frigg odin", "thor", hard=True, life="thor 2")
    give_life(s, slot(s, "frigg"), slot(s, "thor"))
    assert life(s, "thor") == 3


def test_powers_are_data_and_work_for_any_god() -> None:
    s = table("tyr odin thor", heroes=1, elves="tyr 2")
    s.powers[0] = PAIRS_OF_ELVES | HEROES_AFTER_THROW | GOD_DIE_COUNTS_TWO
    turn(s, "tyr")
    risk(s, "tyr", 4)
    say(s, "0 heroes", "e", "2 elves")
    assert (asking(s), offered(s)) == ("UseHeroes", ["0 heroes", "1 hero"])
    say(s, "1 hero")
    assert life(s, "tyr") == 7


def test_in_the_easy_game_nobody_has_a_power() -> None:
    s = table("frigg freyr thor", life="frigg 3", at="frigg alfheim")
    acting(s, "frigg")
    assert not any(text.startswith("bless") for text in offered(s))
    assert refused(s, "bless frigg") == "no-power"
