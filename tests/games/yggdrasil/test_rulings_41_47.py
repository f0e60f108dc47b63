"""Rulings 41 to 47 of docs/games/yggdrasil.md: artifacts that change actions, runic stones, creatures."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.rules.printed import BONUS, NORMAL, PENALTY
from gladsheim.games.yggdrasil.worlds.worlds import mode_of
from tests.games.yggdrasil.tables import (
    acting,
    asked_god,
    asking,
    card_of,
    creature,
    life,
    offered,
    open_on_wheel,
    refused,
    say,
    stone,
    table,
    told,
    turn,
    where,
    world,
    worlds_devastated,
)


@pytest.mark.parametrize(
    ("at", "mode"),
    [("odin alfheim", BONUS), ("odin alfheim, hel alfheim", NORMAL), ("odin alfheim, thor alfheim", BONUS)],
    ids=["alone", "an Enemy", "a god"],
)
def test_r41_an_enemy_whom_valshamr_ignores_is_still_there(at: str, mode: int) -> None:
    s = table(at=at, held="odin odroerir, odin valshamr")
    assert mode_of(s, 0, world("alfheim")) == mode


def test_r41_each_by_itself() -> None:
    s = table(at="odin alfheim, hel alfheim", held="odin odroerir")
    assert mode_of(s, 0, world("alfheim")) == PENALTY
    s = table(at="odin alfheim", held="odin valshamr")
    assert mode_of(s, 0, world("alfheim")) == NORMAL


def test_r42_nobody_is_ever_alone_on_midgard() -> None:
    s = table(at="odin midgard", held="odin odroerir")
    assert mode_of(s, 0, world("midgard")) == PENALTY
    acting(s, "odin")
    say(s, "act")
    assert s.heroes == 1


@pytest.mark.parametrize("order", ["act first", "fight first"])
def test_r43_gullinbursti_acts_and_fights_in_any_order(order: str) -> None:
    s = table(at="odin alfheim, hel alfheim", held="odin gullinbursti", heroes=4)
    acting(s, "odin")
    if order == "act first":
        say(s, "act", "fight hel", "1 hero")
        assert s.elves[0] == 1, "with penalty: Hel was there"
    else:
        say(s, "fight hel", "1 hero", "act", "2 elves")
        assert s.elves[0] == 2
    assert (where(s, "hel"), asking(s)) == ("niflheim", "Reveal")


def test_r43_one_of_each() -> None:
    s = table(at="odin iotunheim", held="odin gullinbursti", iotunns="suttung skyrmir", life="odin 6")
    acting(s, "odin")
    say(s, "fight suttung", "e")
    assert set(offered(s)) == {"pass", "act"}
    assert refused(s, "fight skyrmir") == "fight-done"


def test_r43_where_he_stands_then() -> None:
    s = table(at="odin svartalfheim, hel svartalfheim, surt alfheim", held="odin gullinbursti", heroes=4)
    acting(s, "odin")
    say(s, "act")
    say(s, "ratatosk", "vanaheim", "act")
    assert where(s, "odin") == "vanaheim"
    assert asking(s) == "Act"
    assert "fight loki" in offered(s)
    assert "fight hel" not in offered(s), "Hel is where he was"


def test_r43_not_after_fenrir() -> None:
    s = table(held="odin gullinbursti", wheel="thor fenrir")
    turn(s, "odin", "odin fenrir")
    assert asked_god(s) == "nature"


def test_r44_a_rune_performs_the_normal_action_of_any_world() -> None:
    s = table(at="odin iotunheim, hel alfheim")
    stone(s, "odin", green="normal")
    say(s, "alfheim", "2 elves")
    assert (s.elves[0], where(s, "odin")) == (2, "iotunheim"), "normal, though Hel is there"


def test_r44_midgard_gives_two_heroes_from_afar() -> None:
    s = table(at="odin iotunheim")
    stone(s, "odin", green="normal")
    say(s, "midgard")
    assert offered(s) == ["0 heroes", "1 hero", "2 heroes"], "normal, though Iormungand is there"


def test_r44_risky_ones_with_the_normal_number_of_risks() -> None:
    s = table(at="odin iotunheim", giants=3)
    stone(s, "odin", green="normal")
    say(s, "muspellheim")
    assert [event.risks for event in told(s, "RisksTaken")] == [2]
    say(s, "e", "3 giants")
    assert (s.giants, life(s, "odin")) == (0, 6)


@pytest.mark.parametrize("held", ["", "odin idunn"])
def test_r44_a_devastated_world_can_only_be_healed_for_two_life(held: str) -> None:
    s = table(at="odin iotunheim", devastated="alfheim", held=held)
    stone(s, "odin", green="normal")
    say(s, "alfheim")
    assert (life(s, "odin"), worlds_devastated(s), s.elves[0]) == (5, set(), 0)


def test_r44_with_idunns_apples_for_one_where_he_stands() -> None:
    s = table(at="odin iotunheim, thor iotunheim", held="odin idunn")
    stone(s, "odin", white="turn", red="recover", green="normal")
    s.devastated[world("iotunheim")] = 1
    say(s, "iotunheim")
    assert (life(s, "odin"), worlds_devastated(s)) == (6, set())


def test_r44_iotunheim_throws_white_and_green_again() -> None:
    s = table(at="odin iotunheim", life="odin 5")
    stone(s, "odin", white="turn", green="normal")
    say(s, "iotunheim")
    assert asking(s) == "ThrowStone"
    say(s, "move", "recover")
    assert [event.stone for event in told(s, "StoneThrown")] == ["white", "green", "white", "green"]
    say(s, "green recover", "done")
    assert life(s, "odin") == 6
    assert offered(s) == ["done", "white turn"], "what the first throw left open still is"
    say(s, "white turn", "turn 2")
    assert (s.turned, asking(s)) == (2, "Reveal")


def test_r44_stones_in_any_order_and_each_optional() -> None:
    s = table(at="odin iotunheim, thor iotunheim", life="odin 5")
    acting(s, "odin")
    say(s, "act", "turn", "recover", "recover")
    assert {"white turn", "green recover", "red recover", "done"} <= set(offered(s))
    say(s, "red recover", "done")
    assert (life(s, "odin"), s.turned) == (6, 0)


def test_r45_moves_by_creatures_are_free_of_the_rules_and_leave_the_old_world() -> None:
    s = table(at="odin svartalfheim")
    creature(s, "odin", "ratatosk")
    assert {"asgard", "niflheim", "vanaheim", "iotunheim"} <= set(offered(s)), "worlds out of reach too"
    say(s, "niflheim")
    assert where(s, "odin") == "niflheim"
    assert s.places.count(world("svartalfheim")) == 0


def test_r45_joining_a_companion_is_no_move() -> None:
    s = table("frigg freyia thor", relations="frigg freyia companion", at="freyia niflheim")
    turn(s, "frigg")
    say(s, "freyia")
    assert (where(s, "frigg"), asking(s)) == ("niflheim", "Move")
    s = table("frigg freyia thor", relations="frigg freyia companion", at="freyia niflheim")
    turn(s, "frigg")
    say(s, "stay")
    assert (where(s, "frigg"), asking(s)) == ("asgard", "Move"), "she need not"


def test_r45_a_support_is_joined_too_and_not_after_fenrir() -> None:
    s = table("odin thor", "frigg", relations="odin frigg companion", at="frigg niflheim")
    turn(s, "odin")
    say(s, "frigg")
    assert (where(s, "odin"), asking(s)) == ("niflheim", "Move")
    s = table("odin thor", "frigg", relations="odin frigg companion", at="frigg niflheim", wheel="thor fenrir")
    turn(s, "odin", "odin fenrir")
    assert (where(s, "odin"), asking(s)) == ("asgard", "Reveal")


def test_r46_exactly_one_creature_is_chosen() -> None:
    s = table(at="odin svartalfheim, thor svartalfheim", life="odin 5")
    acting(s, "odin")
    say(s, "act", "deer", "heidrun", "gullinkambi")
    assert set(offered(s)) == {"deer", "heidrun", "gullinkambi"}
    say(s, "gullinkambi")
    assert (s.heroes, life(s, "odin")) == (1, 5)


def test_r46_it_may_have_nothing_to_do() -> None:
    s = table(at="odin svartalfheim, hel svartalfheim")
    creature(s, "odin", "gullfaxi")
    assert asking(s) == "Reveal", "no Iotunn is active"


def test_r47_skuld_shows_a_deck_of_one_card() -> None:
    s = table(at="odin svartalfheim")
    s.unknown[0] = [card_of(s, "odin nidhogg"), card_of(s, "odin hel")]
    s.unknown[1] = []
    s.down[1] = card_of(s, "thor surt")
    creature(s, "odin", "skuld")
    assert [event.seat for event in told(s, "CardSeen")] == [0], "Odin's only card; Thor has none"
    assert s.tops[:2] == [[card_of(s, "odin hel")], []]


def test_r47_alone_skuld_looks_at_one_deck() -> None:
    s = table("odin", "thor frigg", at="odin svartalfheim")
    creature(s, "odin", "skuld")
    say(s, "thor hel", "frigg hel")
    assert set(offered(s)) == {"thor hel", "frigg hel"}
    say(s, "frigg hel")
    assert open_on_wheel(s, "hel") == ["frigg hel"], "it is the next card, and everybody knows it"
    assert s.tops[0] == [card_of(s, "thor hel")]


def test_r47_each_player_orders_his_own_two_cards() -> None:
    s = table(at="odin svartalfheim")
    creature(s, "odin", "skuld")
    orders = {}
    while asking(s) not in ("Reveal", "Move"):
        if asking(s) == "Look":
            say(s, offered(s)[0])
        else:
            orders[asked_god(s)] = offered(s)
            say(s, offered(s)[-1])
    assert set(orders) == {"odin", "thor", "freyr"}
    assert all(len(texts) == 2 for texts in orders.values())


def test_r47_sleipnir_carries_supports_too() -> None:
    s = table("odin thor", "frigg", at="odin svartalfheim")
    creature(s, "odin", "sleipnir")
    say(s, "niflheim")
    assert asked_god(s) == "thor"
    say(s, "stay")
    assert asked_god(s) == "odin", "for Frigg"
    say(s, "muspellheim")
    assert [where(s, god) for god in ("odin", "thor", "frigg")] == ["niflheim", "asgard", "muspellheim"]


@pytest.mark.parametrize("name", ["saehrimnir", "tanngrisnir"])
def test_r47_creatures_give_life_to_supports_too(name: str) -> None:
    s = table("odin thor", "frigg", at="odin svartalfheim", life="frigg 2, thor 3")
    creature(s, "odin", name)
    assert {"thor", "frigg"} <= set(offered(s))
    say(s, "frigg")
    assert life(s, "frigg") == 3
