"""Rulings 58 to 66 of docs/games/yggdrasil.md: supports, small numbers of players, what is offered, dice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gladsheim.games.yggdrasil.enemies.decks import deck_size
from gladsheim.games.yggdrasil.rules.life import lose_life
from gladsheim.games.yggdrasil.rules.printed import BONUS, NORMAL, PENALTY
from gladsheim.games.yggdrasil.worlds.worlds import mode_of
from tests.games.yggdrasil.tables import (
    acting,
    acts,
    asked_god,
    asking,
    creature,
    idle_turn,
    life,
    lost_by,
    offered,
    open_on_wheel,
    refused,
    risk,
    say,
    slot,
    table,
    told,
    turn,
    under,
    where,
    world,
)


@pytest.mark.parametrize(("gods", "supports"), [("odin", "thor frigg"), ("odin thor", "frigg")])
def test_r58_supports_have_five_life_and_take_no_turn(gods: str, supports: str) -> None:
    s = table(gods, supports)
    for god in supports.split():
        assert (s.life[slot(s, god)], s.most_life[slot(s, god)]) == (5, 5)
    turn(s, "odin")
    idle_turn(s)
    assert {event.god for event in told(s, "TurnBegan")} <= set(gods.split())


def test_r58_a_support_without_life_loses_the_game() -> None:
    s = table("odin thor", "frigg")
    assert not lose_life(s, slot(s, "frigg"), 5)
    assert lost_by(s) == "life"


def test_r58_a_die_is_rolled_for_a_support_only_as_brother_in_arms() -> None:
    s = table("thor freyr", "frigg", hard=True)
    turn(s, "thor")
    risk(s, "thor", 2)
    say(s, "blank")
    assert [event.god for event in told(s, "DieRolled")] == ["thor"]
    s = table("odin freyr", "frigg", hard=True, at="freyr alfheim")
    turn(s, "odin")
    risk(s, "odin", 2)
    say(s, "blank", "e")
    assert [event.god for event in told(s, "DieRolled")] == ["odin", "frigg"]
    assert life(s, "odin") == 7, "one of two risks"


@pytest.mark.parametrize("deck", ["odin", "thor"])
def test_r59_urd_puts_a_supports_card_where_the_active_player_says(deck: str) -> None:
    s = table("odin thor", "frigg", at="odin svartalfheim", wheel="frigg hel, thor surt")
    creature(s, "odin", "urd")
    say(s, "frigg hel")
    assert (asking(s), asked_god(s), offered(s)) == ("UnderWhichDeck", "odin", ["odin", "thor"])
    say(s, deck)
    say(s, "thor surt")
    assert under(s, "thor") == (["frigg hel", "thor surt"] if deck == "thor" else ["thor surt"])
    assert under(s, "odin") == (["frigg hel"] if deck == "odin" else [])


def test_r59_alone_there_is_one_deck() -> None:
    s = table("odin", "thor frigg", at="odin svartalfheim", wheel="frigg hel, thor surt")
    before = deck_size(s, 0)
    creature(s, "odin", "urd")
    say(s, "frigg hel", "thor surt")
    assert under(s, "odin") == ["frigg hel", "thor surt"]
    assert deck_size(s, 0) == before + 2 - 1, "and a card was drawn for the next turn"


@pytest.mark.parametrize(("cleared", "activations"), [("odin hel", 1), ("thor surt", 0)])
def test_r59_alone_urd_lets_the_next_card_of_an_enemy_activate_again(cleared: str, activations: int) -> None:
    s = table("odin", "thor frigg", at="odin svartalfheim", wheel="odin hel, thor hel, odin surt, thor surt")
    creature(s, "odin", "urd")
    say(s, cleared, "odin surt")
    s.log = []
    turn(s, "odin", "frigg hel")
    assert len(told(s, "EnemyActivated")) == activations, "with one open card it is the second, with two the third"


def test_r59_cards_face_down_are_never_taken() -> None:
    s = table(at="odin svartalfheim")
    creature(s, "odin", "urd")
    assert asking(s) == "Reveal", "the one open card is taken without a question"
    assert under(s, "odin") == ["odin nidhogg"]
    assert [event.enemy for event in told(s, "CardReturned")] == ["nidhogg"]


def test_r60_a_support_has_three_cards_in_each_of_two_decks() -> None:
    s = table("odin thor", "frigg")
    assert s.shares == [3, 3]
    assert [deck_size(s, seat) for seat in range(2)] == [8, 8], "and one face down"
    cards = Counter(card % 6 for deck in s.unknown for card in deck) + Counter(card % 6 for card in s.shared)
    assert cards == dict.fromkeys(range(6), 3)


def test_r60_deck_sizes_drift() -> None:
    s = table("odin thor", "frigg", wheel="thor surt")
    sizes = [deck_size(s, seat) for seat in range(2)]
    turn(s, "odin", "frigg surt")
    assert [deck_size(s, seat) for seat in range(2)] == [sizes[0] + 1, sizes[1] + 1]
    assert s.shares == [2, 3]


def test_r61_alone_one_card_and_one_turn_a_round() -> None:
    s = table("odin", "thor frigg")
    assert (deck_size(s, 0), s.round) == (17, 1)
    turn(s, "odin", "thor surt")
    assert (asking(s), asked_god(s)) == ("Move", "odin"), "whosever card it was"
    idle_turn(s)
    assert (s.round, asking(s)) == (2, "Reveal")


def test_r61_none_one_two_one() -> None:
    s = table("odin", "thor frigg", at="odin niflheim")
    seen = []
    for card in ("odin hel", "thor hel", "frigg hel"):
        turn(s, "odin", card)
        seen.append((open_on_wheel(s, "hel"), len(told(s, "EnemyActivated"))))
        idle_turn(s)
    assert seen == [(["odin hel"], 0), (["odin hel", "thor hel"], 1), (["frigg hel"], 1)]


def test_r62_a_world_stays_devastated_when_the_enemies_leave() -> None:
    s = table(at="odin alfheim", devastated="alfheim")
    assert acts(s, "odin") == ["pass", "heal"]
    acting(s, "odin")
    assert refused(s, "act") == "devastated"
    s = table(at="odin asgard, hel alfheim", devastated="alfheim")
    turn(s, "odin")
    say(s, "alfheim")
    assert {"heal", "fight hel"} <= set(offered(s)), "neither moves nor fights change"


@pytest.mark.parametrize(
    ("place", "changed", "code"),
    [
        ("asgard", {}, "nothing-to-heal"),
        ("niflheim", {}, "ladder-empty"),
        ("muspellheim", {}, "ladder-empty"),
        ("alfheim", {"elf_reserve": 0}, "reserve-empty"),
        ("vanaheim", {"dice_reserve": 0}, "reserve-empty"),
        ("midgard", {"heroes": 8, "island": 1}, "reserve-empty"),
    ],
)
def test_r63_what_could_do_nothing_is_not_offered(place: str, changed: dict[str, Any], code: str) -> None:
    s = table(at=f"odin {place}, hel {place}", **changed)
    assert "act" not in acts(s, "odin")
    acting(s, "odin")
    assert refused(s, "act") == code


@pytest.mark.parametrize(
    ("place", "changed"),
    [
        ("asgard", {"devastated": "midgard"}),
        ("niflheim", {"anonymous": 1}),
        ("muspellheim", {"giants": 1}),
        ("alfheim", {"elf_reserve": 1}),
        ("vanaheim", {"dice_reserve": 1}),
        ("midgard", {"heroes": 7}),
    ],
)
def test_r63_one_is_enough(place: str, changed: dict[str, Any]) -> None:
    assert "act" in acts(table(at=f"odin {place}", **changed), "odin")


def test_r64_the_mode_is_that_of_the_moment_when_the_action_begins() -> None:
    s = table(at="odin alfheim, thor asgard, freyr asgard")
    turn(s, "odin")
    say(s, "vanaheim")
    assert mode_of(s, 0, world("vanaheim")) == PENALTY, "Loki is there"
    say(s, "act")
    assert s.dice[0] == 1
    s = table("odin thor", "frigg", at="odin alfheim, frigg alfheim, thor asgard", iotunns="suttung")
    assert mode_of(s, 0, world("alfheim")) == BONUS
    assert mode_of(s, 0, world("iotunheim")) == NORMAL


def test_r65_fenrir_comes_out_and_the_turn_ends() -> None:
    s = table(wheel="thor fenrir", at="odin alfheim")
    turn(s, "odin", "odin fenrir")
    assert where(s, "fenrir") == "asgard"
    assert [event.god for event in told(s, "TurnStopped")] == ["odin"]
    assert life(s, "odin") == 7
    assert [event.god for event in told(s, "TurnBegan")][-1] != "odin"


def test_r65_out_of_the_cage_he_takes_life_and_the_turn_ends() -> None:
    s = table(wheel="thor fenrir", at="odin alfheim, fenrir asgard")
    turn(s, "odin", "odin fenrir")
    assert (life(s, "odin"), len(told(s, "TurnStopped"))) == (4, 1)


def test_r65_tyr_goes_on_with_step_2() -> None:
    s = table("tyr thor freyr", hard=True, wheel="thor fenrir", at="fenrir asgard")
    turn(s, "tyr", "tyr fenrir")
    assert (life(s, "tyr"), asking(s), asked_god(s)) == (4, "Move", "tyr")
    s = table("tyr thor freyr", wheel="thor fenrir")
    turn(s, "tyr", "tyr fenrir")
    assert asked_god(s) == "nature", "not in the easy game"


@pytest.mark.parametrize(
    ("god", "die", "good"),
    [
        ("thor", "god", "e"), ("thor", "vanir", "ef"),
        ("frigg", "god", "e"), ("frigg", "vanir", "bef"),
        ("heimdall", "god", "be"), ("heimdall", "vanir", "bef"),
        ("tyr", "god", "bce"), ("tyr", "vanir", "ef"),
    ],
)  # fmt: skip
def test_r66_strokes_fail_unless_an_ability_names_them_for_that_die(god: str, die: str, good: str) -> None:
    faces = ["blank", "b", "c", "d", "e"] if die == "god" else ["a", "b", "c", "d", "e", "f"]
    for face in faces:
        s = table(f"{god} freyr freyia", hard=True, at="freyr alfheim, freyia alfheim", dice=f"{god} 1")
        turn(s, god)
        risk(s, god, 3)
        if die == "god":
            say(s, "0 dice", face)
        else:
            say(s, "1 die", "blank", face)
        gained = 2 if god == "thor" and die == "god" else 1
        assert life(s, god) == 4 + (gained if face in good else 0), face


@pytest.mark.parametrize(("face", "left"), [("a", 0), ("b", 1), ("c", 1), ("d", 1), ("e", 1), ("f", 0)])
def test_r66_a_die_with_a_or_f_is_lost_and_no_other(face: str, left: int) -> None:
    s = table(dice="odin 1")
    turn(s, "odin")
    risk(s, "odin", 3)
    say(s, "1 die", "blank", face)
    assert (s.dice[0], s.dice_reserve) == (left, 9 - left)
