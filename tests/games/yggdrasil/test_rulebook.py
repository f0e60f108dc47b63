"""The worked examples of the rulebook, E1 to E16, E20 and E21 of docs/games/yggdrasil.md, come out as printed."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.yggdrasil.enemies.decks import deck_size
from gladsheim.games.yggdrasil.enemies.enemies import activate
from gladsheim.games.yggdrasil.rules.printed import BONUS, NORMAL, PENALTY
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.worlds.worlds import mode_of
from tests.games.yggdrasil.tables import (
    acting,
    acts,
    asked_god,
    asking,
    card_of,
    enemy,
    give_up_throw,
    idle_turn,
    life,
    lost_by,
    offered,
    open_on_wheel,
    order_of,
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
    world,
    worlds_devastated,
)


def activated(s: State, name: str) -> State:
    """An Enemy acts in Odin's turn."""
    turn(s, "odin")
    activate(s, enemy(name))
    run(s)
    return s


def test_e1_odin_on_iotunheim_may_go_to_four_worlds() -> None:
    """Move (p. 12)."""
    s = table(at="odin iotunheim")
    assert reach(s, "odin") == {"stay", "muspellheim", "niflheim", "midgard", "asgard"}
    s.turned = 1
    assert reach(s, "odin") == {"stay", "muspellheim", "niflheim", "svartalfheim", "asgard"}


def odin_throws() -> State:
    """Odin's risky action of p. 17: Hel makes it four risks, and one Hero is sent back."""
    s = table(at="odin asgard, thor alfheim, freyr alfheim, hel asgard", devastated="midgard", heroes=1,
              elves="odin 1", dice="odin 3")  # fmt: skip
    acting(s, "odin")
    say(s, "act", "1 hero", "3 dice", "d", "a", "b", "f")
    return s


def check_odins_throw(face: str) -> None:
    """The Elf is spent on one of two failures."""
    s = odin_throws()
    say(s, f"elf {face}")
    assert [(event.prevented, event.left) for event in told(s, "RisksPrevented")] == [(3, 1)]
    assert (life(s, "odin"), s.heroes) == (6, 0)
    assert (s.elves[0], s.elf_reserve) == (0, 9)
    assert (s.dice[0], s.dice_reserve) == (1, 8), "a and f are lost, b stays"
    assert worlds_devastated(s) == set(), "the Tree is healed all the same"


def test_e2_odin_prevents_three_of_four_risks() -> None:
    """About the risks (p. 17)."""
    check_odins_throw("b")


def test_e3_the_elf_may_change_the_lost_die_instead() -> None:
    """As before; a changed die that shows a is lost too (German p. 17)."""
    check_odins_throw("a")


def test_e4_freyr_helps_frigg_as_brother_in_arms() -> None:
    """Brothers-in-Arms (p. 23)."""
    s = table("frigg freyr thor", hard=True, at="thor alfheim", relations="frigg freyr brother",
              devastated="midgard", dice="frigg 1")  # fmt: skip
    acting(s, "frigg")
    say(s, "act", "1 die", "e", "c", "e")
    give_up_throw(s)
    assert [event.god for event in told(s, "DieRolled")] == ["frigg", "frigg", "freyr"]
    assert (life(s, "frigg"), worlds_devastated(s)) == (7, set())


def test_e5_frigg_does_not_help_freyr() -> None:
    """A relationship is one-way (p. 23)."""
    s = table("frigg freyr thor", hard=True, at="thor alfheim, fenrir asgard", relations="frigg freyr brother")
    acting(s, "freyr")
    say(s, "fight fenrir")
    give_up_throw(s, god="e")
    assert [event.god for event in told(s, "DieRolled")] == ["freyr"]
    assert where(s, "fenrir") == "cage"


def test_e6_freyia_takes_the_die_that_odin_loses() -> None:
    """Chance Fellow (p. 23)."""
    s = table("odin freyia thor", at="odin midgard, freyia midgard", relations="freyia odin fellow", island=2,
              anonymous=3, elves="odin 2", dice="odin 2")  # fmt: skip
    acting(s, "odin")
    say(s, "fight iormungand", "2 dice", "d", "f", "c", "elf god", "elf c")
    assert asked_god(s) == "freyia"
    say(s, "die")
    assert (life(s, "odin"), s.elves[0], s.dice[0]) == (7, 0, 1)
    assert (s.dice[slot(s, "freyia")], s.elves[slot(s, "freyia")]) == (1, 0)
    assert (s.elf_reserve, s.dice_reserve) == (9, 7)
    assert (s.island, s.anonymous) == (1, 3)


@pytest.mark.parametrize("turned", [0, 1, 2])
def test_e7_frigg_joins_freyia_and_moves_two_levels_down(turned: int) -> None:
    """Traveling Companion (p. 23)."""
    s = table("frigg freyia thor", at="freyia alfheim", relations="frigg freyia companion", turned=turned)
    turn(s, "frigg")
    assert asking(s) != "Move", "she may join before she moves"
    say(s, "freyia")
    assert where(s, "frigg") == "alfheim"
    say(s, "muspellheim")
    assert where(s, "frigg") == "muspellheim"


@pytest.mark.parametrize(
    ("gods", "supports", "reserve", "lives"),
    [
        ("odin", "thor tyr", 6, [9, 5, 5]),
        ("odin thor", "tyr", 7, [8, 8, 5]),
        ("odin thor tyr", "", 9, [7, 7, 7]),
        ("odin thor tyr frigg", "", 11, [6, 6, 6, 6]),
        ("odin thor tyr frigg freyr", "", 13, [5, 5, 5, 5, 5]),
    ],
)
def test_e8_reserves_and_life(gods: str, supports: str, reserve: int, lives: list[int]) -> None:
    """Set-up (p. 6, 7)."""
    s = table(gods, supports)
    assert (s.elf_reserve, s.dice_reserve, s.life, s.most_life) == (reserve, reserve, lives, lives)
    assert s.elves == s.dice == s.held == [0] * len(lives)
    assert {where(s, god) for god in (gods + " " + supports).split()} == {"asgard"}
    assert [where(s, name) for name in ("surt", "hel", "loki", "iormungand", "fenrir")] == [
        "muspellheim", "niflheim", "vanaheim", "midgard", "cage",
    ]  # fmt: skip
    assert (s.island, s.spot, s.heroes, s.giants, s.anonymous, s.turned) == (0, 0, 0, 0, 0, 0)
    sizes = [deck_size(s, seat) + 1 for seat in range(s.seats)]
    assert sizes == ([18], [9, 9], [6] * 3, [6] * 4, [6] * 5)[s.seats - 1], "with the card on the wheel"


@pytest.mark.parametrize(("name", "rider"), [("fenrir", "vafthrudnir"), ("loki", "angrboda")])
def test_e9_a_rider_in_the_cage_waits_for_his_enemy(name: str, rider: str) -> None:
    """The Iotunns (p. 12)."""
    s = table(at="odin asgard, loki cage", hard=True, spot=5)
    turn(s, "odin")
    activate(s, enemy("nidhogg"))
    say(s, rider)
    assert not {f"fight {name}", f"fight {rider}"} & set(acts(s, "odin"))
    activate(s, enemy(name))
    assert where(s, name) == "asgard"
    assert {f"fight {name}", f"fight {rider}"} & set(acts(s, "odin")) == {f"fight {rider}"}


def test_e10_healing_a_world_of_two_enemies_is_in_vain() -> None:
    """Heal the Tree (p. 16)."""
    s = table(at="odin alfheim, hel alfheim, surt alfheim", devastated="alfheim")
    acting(s, "odin")
    say(s, "heal")
    assert (life(s, "odin"), worlds_devastated(s)) == (5, {"alfheim"})
    assert order_of(s, "WorldHealed", "WorldDevastated") == ["WorldHealed", "WorldDevastated"]


@pytest.mark.parametrize(
    ("beside", "held", "heroes"), [("alfheim", "", 1), ("midgard", "", 2), ("midgard", "odin valshamr", 3)]
)
def test_e11_heroes_from_midgard(beside: str, held: str, heroes: int) -> None:
    """Midgard (p. 14)."""
    s = table(at=f"odin midgard, thor {beside}", held=held)
    acting(s, "odin")
    say(s, "act")
    if heroes > 1:
        assert offered(s)[-1] == f"{heroes} heroes"
        say(s, f"{heroes} heroes")
    assert s.heroes == heroes


@pytest.mark.parametrize(("name", "at"), [("loki", "odin midgard"), ("hel", ""), ("surt", "")])
def test_e12_an_enemy_on_midgard_devastates_it(name: str, at: str) -> None:
    """Devastated worlds (p. 9)."""
    s = activated(table(at=at, turned={"loki": 0, "hel": 1, "surt": 2}[name]), name)
    assert (where(s, name), worlds_devastated(s)) == ("midgard", {"midgard"})


@pytest.mark.parametrize(
    ("at", "mode"),
    [
        ("odin alfheim", NORMAL),
        ("odin alfheim, thor alfheim", BONUS),
        ("odin alfheim, hel alfheim", PENALTY),
        ("odin alfheim, thor alfheim, hel alfheim", NORMAL),
    ],
    ids=["alone", "a god", "an Enemy", "both"],
)
def test_e13_bonus_and_penalty(at: str, mode: int) -> None:
    """Performing an action (p. 14)."""
    s = table(at=at)
    assert mode_of(s, 0, world("alfheim")) == mode
    acting(s, "odin")
    say(s, "act")
    if mode != PENALTY:
        say(s, offered(s)[-1])
    assert s.elves[0] == {PENALTY: 1, NORMAL: 2, BONUS: 3}[mode]


@pytest.mark.parametrize(
    ("opened", "revealed", "for_odin", "for_thor", "moves"),
    [
        ("thor hel", "odin hel", ["odin hel"], ["thor hel"], False),
        ("frigg hel", "odin hel", ["odin hel"], ["frigg hel"], False),
        ("odin hel", "frigg hel", ["odin hel"], ["frigg hel"], True),
        ("thor hel", "frigg hel", ["frigg hel"], ["thor hel"], True),
    ],
    ids=["A and B", "A on an open support", "support on A", "support on B"],
)
def test_e14_two_players_where_cards_go_and_when_the_support_moves(
    opened: str, revealed: str, for_odin: list[str], for_thor: list[str], moves: bool
) -> None:
    """Special rules for two players (p. 9)."""
    s = table("odin thor", "frigg", wheel=opened)
    turn(s, "odin", revealed)
    assert (under(s, "odin"), under(s, "thor")) == (for_odin, for_thor)
    assert (asking(s) == "SupportMove") == moves


def test_e14_b_reveals_against_an_open_card_of_the_support() -> None:
    """The support's card goes to the player who does not have the other one (p. 9)."""
    s = table("odin thor", "frigg", wheel="frigg hel")
    turn(s, "thor", "thor hel")
    assert (under(s, "odin"), under(s, "thor")) == (["frigg hel"], ["thor hel"])


def test_e15_alone_four_cards_of_an_enemy() -> None:
    """Special rule for one player (p. 9)."""
    s = table("odin", "thor frigg", at="odin alfheim")
    activations = []
    for card in ("odin iormungand", "thor iormungand", "frigg iormungand", "odin iormungand"):
        if card not in offered(s):
            bring_up(s, card)
        turn(s, "odin", card)
        activations.append(len(told(s, "EnemyActivated")))
        idle_turn(s)
    assert activations == [0, 1, 1, 2]
    assert open_on_wheel(s, "iormungand") == ["frigg iormungand", "odin iormungand"]
    assert under(s, "odin") == ["thor iormungand"]


def bring_up(s: State, card: str) -> None:
    """A card from under the deck is the one that lies face down."""
    s.bottoms[0].remove(card_of(s, card))
    s.unknown[0] = sorted([*s.unknown[0], card_of(s, card)])


@pytest.mark.parametrize(("out", "lost"), [("cage", 0), ("asgard", 3)])
def test_e16_fenrir_ends_the_turn_and_his_card_is_shuffled_in(out: str, lost: int) -> None:
    """Fenrir (p. 11)."""
    s = table(at=f"fenrir {out}", wheel="thor fenrir")
    turn(s, "odin", "odin fenrir")
    assert (where(s, "fenrir"), life(s, "odin")) == ("asgard", 7 - lost)
    assert asked_god(s) == "nature", "the next god's card"
    assert s.active != slot(s, "odin")
    assert (under(s, "odin"), under(s, "thor")) == ([], ["thor fenrir"])
    assert card_of(s, "odin fenrir") in s.unknown[0]
    assert [(event.seat, event.owner) for event in told(s, "CardShuffledIn")] == [(0, "odin")]


def test_e20_a_stone_recovers_nothing_for_whoever_has_lost_nothing() -> None:
    """Iotunheim (p. 15)."""
    s = table(at="odin iotunheim")
    acting(s, "odin")
    say(s, "act", "turn", "recover")
    assert offered(s) == ["done", "white turn"], "so it is not even offered"
    assert refused(s, "green recover") == "full-life"
    s = table(at="odin iotunheim", life="odin 6")
    acting(s, "odin")
    say(s, "act", "turn", "recover", "green recover")
    assert life(s, "odin") == 7


@pytest.mark.parametrize(
    ("name", "given", "reason"),
    [
        ("loki", {"iotunns": "thjazi baugi skadi greip gjalp gerda hymir"}, "iotunns"),
        ("surt", {"giants": 7}, "giants"),
        ("surt", {"at": "surt alfheim"}, "surt"),
        ("hel", {"at": "hel vanaheim"}, "hel"),
        ("iormungand", {"island": 4}, "islands"),
    ],
)
def test_e21_what_an_enemy_cannot_do_loses_the_game(name: str, given: dict[str, Any], reason: str) -> None:
    """Enemy activation (p. 10, 11)."""
    s = activated(table(**given), name)
    assert (lost_by(s), asking(s)) == (reason, "")
