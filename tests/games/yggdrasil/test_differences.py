"""Where the English and the German rulebook differ: rows 1 to 29 of docs/games/yggdrasil.md, what is played here."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.yggdrasil.enemies.enemies import activate
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.printed import BONUS, NORMAL
from gladsheim.games.yggdrasil.rules.state import UNSEEN, State
from gladsheim.games.yggdrasil.worlds.worlds import mode_of
from gladsheim.kernel.play import asked, legal
from gladsheim.kernel.step import Chance
from tests.games.yggdrasil.tables import (
    acting,
    acts,
    asked_god,
    asking,
    card_of,
    creature,
    do_nothing,
    enemy,
    idle_turn,
    life,
    lost_by,
    offered,
    open_on_wheel,
    refused,
    risk,
    run,
    say,
    step_of,
    stone,
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


def throwing(s: State, god: str, number: int) -> State:
    """A god takes risks in his turn."""
    turn(s, god)
    risk(s, god, number)
    return s


def test_d1_cards_are_unseen_and_the_order_is_fixed_first() -> None:
    s = table()
    assert (s.down, asking(s)) == ([UNSEEN] * 3, "ProposeOrder")
    say(s, "freyr odin thor")
    idle_turn(s)
    assert [event.god for event in told(s, "TurnBegan")] == ["freyr", "odin"]


def test_d1_with_a_free_order_the_next_god_is_chosen_before_each_reveal() -> None:
    s = table(free_order=True)
    assert (asking(s), asked(s), offered(s)) == ("ProposeNext", [0, 1, 2], ["odin", "thor", "freyr"])
    turn(s, "thor")
    while asking(s) != "ProposeNext":
        do_nothing(s)
    assert offered(s) == ["odin", "freyr"]
    assert refused(s, "thor") == "has-played"


def test_d2_whosever_card_it_is_ones_own_god_plays() -> None:
    s = table("odin thor", "frigg")
    turn(s, "odin", "frigg surt")
    assert (asking(s), asked_god(s)) == ("Move", "odin")
    say(s, "alfheim")
    assert (where(s, "odin"), where(s, "frigg")) == ("alfheim", "asgard")


@pytest.mark.parametrize(
    ("devastated", "notches"), [("", []), ("midgard", [2]), ("midgard asgard niflheim", [2, 3, 4])]
)
def test_d3_the_lowest_bar_leaves_the_cage_first(devastated: str, notches: list[int]) -> None:
    view = GAME.view(table(devastated=devastated), None)
    assert list(view.cage) == notches


def test_d4_a_devastated_world_offers_healing_only() -> None:
    s = table(at="odin vanaheim, loki asgard", devastated="vanaheim")
    assert acts(s, "odin") == ["pass", "heal"]


def test_d5_two_enemies_or_more() -> None:
    s = activated(table(at="hel alfheim, surt alfheim, odin alfheim", devastated="alfheim"), "loki")
    assert (s.enemies.count(world("alfheim")), worlds_devastated(s)) == (3, {"alfheim"})
    s = table(at="odin alfheim, hel alfheim, surt alfheim, loki alfheim", devastated="alfheim")
    acting(s, "odin")
    say(s, "heal")
    assert worlds_devastated(s) == {"alfheim"}


@pytest.mark.parametrize("place", ["cage", "asgard"])
def test_d6_fenrir_ends_the_turn_in_the_cage_or_out_of_it(place: str) -> None:
    s = table(at=f"fenrir {place}, odin alfheim", wheel="thor fenrir")
    turn(s, "odin", "odin fenrir")
    assert (len(told(s, "TurnStopped")), len(told(s, "CardShuffledIn"))) == (1, 1)
    assert life(s, "odin") == (7 if place == "cage" else 4)
    assert s.active != 0


def test_d7_the_card_just_revealed_is_shuffled_in() -> None:
    s = table(wheel="thor fenrir")
    turn(s, "odin", "odin fenrir")
    assert [event.owner for event in told(s, "CardShuffledIn")] == ["odin"]
    assert (under(s, "thor"), under(s, "odin")) == (["thor fenrir"], [])
    assert card_of(s, "odin fenrir") in s.unknown[0]


def test_d8_loki_without_a_pawn_loses() -> None:
    seven = "thjazi baugi skadi greip gjalp gerda hymir"
    assert lost_by(activated(table(iotunns=seven), "loki")) == "iotunns"
    s = activated(table(iotunns=seven.removesuffix(" hymir")), "loki")
    say(s, "hymir")
    assert lost_by(s) == ""


def test_d9_suttung_forbids_elves_for_risks_freyrs_pairs_too() -> None:
    s = table("freyr odin thor", hard=True, iotunns="suttung", elves="freyr 4", at="freyr alfheim")
    throwing(s, "freyr", 2)
    say(s, "blank")
    assert (life(s, "freyr"), s.elves[0], asking(s)) == (5, 4, "Move")


def test_d10_up_to_two_vanir_dice() -> None:
    s = table(at="odin vanaheim, thor vanaheim")
    acting(s, "odin")
    say(s, "act")
    assert offered(s) == ["0 dice", "1 die", "2 dice"]
    say(s, "1 die")
    assert (s.dice[0], s.dice_reserve) == (1, 8)


def test_d11_up_to_two_heroes_and_fewer_if_there_are_fewer() -> None:
    s = table(at="odin midgard, thor midgard")
    acting(s, "odin")
    say(s, "act")
    assert offered(s) == ["0 heroes", "1 hero", "2 heroes"]
    s = table(at="odin midgard, thor midgard", heroes=7)
    acting(s, "odin")
    say(s, "act")
    assert s.heroes == 8


@pytest.mark.parametrize(("face", "left"), [("a", 0), ("c", 1)])
def test_d12_a_die_changed_by_an_elf_is_lost_by_what_it_showed(face: str, left: int) -> None:
    s = throwing(table(dice="odin 1", elves="odin 1"), "odin", 2)
    say(s, "1 die", "e", face, f"elf {face}")
    assert (life(s, "odin"), s.dice[0]) == (7, left)


@pytest.mark.parametrize("god", ["frigg", "heimdall", "tyr"])
@pytest.mark.parametrize("face", ["b", "c", "d"])
def test_d13_strokes_are_failures_for_all_in_the_easy_game(god: str, face: str) -> None:
    s = throwing(table(f"{god} odin thor", dice=f"{god} 1"), god, 2)
    say(s, "1 die", face, face)
    assert life(s, god) == 5


def test_d14_a_healed_world_acts_from_the_next_turn_on() -> None:
    s = table(at="odin iotunheim, thor iotunheim", devastated="alfheim")
    stone(s, "odin", white="turn", red="normal", green="normal")
    say(s, "alfheim")
    assert worlds_devastated(s) == set()
    say(s, "red normal")
    assert "alfheim" not in offered(s)
    assert refused(s, "alfheim") == "healed-this-turn"
    say(s, "vanaheim", "1 die", "done")
    s.places[1] = world("alfheim")
    turn(s, "thor")
    assert "act" in acts(s, "thor"), "in the very next turn"


@pytest.mark.parametrize("god", ["odin", "thor", "frigg"])
def test_d15_a_rune_moves_any_god_to_any_world(god: str) -> None:
    s = table("odin thor", "frigg", at="odin iotunheim, thor alfheim")
    stone(s, "odin", green="recover", white="move")
    say(s, god)
    assert {"niflheim", "vanaheim", "nidavellir"} <= set(offered(s))
    say(s, "vanaheim")
    assert where(s, god) == "vanaheim"


def test_d16_each_stone_is_an_even_throw() -> None:
    s = table(at="odin iotunheim, thor iotunheim")
    acting(s, "odin")
    say(s, "act")
    for _ in range(3):
        step = step_of(s)
        assert isinstance(step, Chance)
        sides = legal(s, -1)
        assert [step.weight(s, side) for side in sides] == [1, 1]
        say(s, offered(s)[1])
    assert asking(s) == "UseStone"


def test_d17_gullinbursti_works_in_step_3() -> None:
    s = table(at="odin alfheim, hel alfheim", held="odin gullinbursti")
    turn(s, "odin")
    assert asking(s) == "Move"
    say(s, "stay", "fight hel", "e")
    assert (asking(s), "act" in offered(s)) == ("Act", True)


def test_d18_idunns_apples_heal_cheaply_where_one_stands() -> None:
    s = table(at="odin alfheim", devastated="alfheim", held="odin idunn")
    acting(s, "odin")
    say(s, "heal")
    assert life(s, "odin") == 6
    s = table(at="odin asgard, thor alfheim, freyr alfheim", devastated="alfheim", held="odin idunn")
    acting(s, "odin")
    say(s, "act")
    assert [event.risks for event in told(s, "RisksTaken")] == [3], "from afar nothing changes"


def test_d19_valshamr_is_for_actions_of_worlds() -> None:
    s = table(at="odin alfheim, hel alfheim", held="odin valshamr")
    assert mode_of(s, 0, world("alfheim")) == NORMAL
    s.places[1] = world("alfheim")
    assert mode_of(s, 0, world("alfheim")) == BONUS
    assert "fight hel" in acts(s, "odin"), "she is there all the same"


def test_d20_gulltopp_allows_gifts_of_any_amount_among_several_gods() -> None:
    s = table(at="odin svartalfheim", elves="odin 2, thor 1", dice="thor 1", held="odin svalinn")
    creature(s, "odin", "gulltopp")
    say(s, "elf", "thor", "elf", "freyr", "svalinn", "freyr")
    assert asked_god(s) == "thor", "Odin has nothing left"
    say(s, "die", "odin")
    assert asked_god(s) == "freyr", "who may pass on what he was given"
    say(s, "done")
    assert asking(s) == "Reveal"
    assert s.elves == [0, 2, 1]
    assert s.dice == [1, 0, 0]
    assert s.held == [0, 0, 1 << 16]


def test_d21_verdandi_allows_gifts_of_life_within_limits() -> None:
    s = table(at="odin svartalfheim", life="odin 3, thor 6, freyr 7")
    creature(s, "odin", "verdandi")
    assert asked_god(s) == "odin"
    assert "freyr" not in offered(s), "he has lost nothing"
    say(s, "thor")
    assert (life(s, "odin"), life(s, "thor")) == (2, 7)
    while asking(s) not in ("Reveal", "Move"):
        say(s, "done")
    s = table(at="odin svartalfheim", life="odin 1, thor 1, freyr 1")
    creature(s, "odin", "verdandi")
    assert asking(s) == "Reveal", "nobody gives the last one away"


def test_d22_ratatosk_may_act_there_by_who_is_there() -> None:
    s = table(at="odin svartalfheim, thor alfheim")
    creature(s, "odin", "ratatosk")
    say(s, "alfheim")
    say(s, "act")
    say(s, "3 elves")
    assert s.elves[0] == 3


@pytest.mark.parametrize("why", ["devastated", "blocked"])
def test_d22_not_in_a_devastated_or_blocked_world(why: str) -> None:
    given: dict[str, Any] = {"devastated": "alfheim"} if why == "devastated" else {"iotunns": "baugi"}
    s = table(at="odin svartalfheim", **given)
    creature(s, "odin", "ratatosk")
    say(s, "alfheim")
    assert (where(s, "odin"), asking(s), life(s, "odin")) == ("alfheim", "Reveal", 7), "no healing either"


def test_d22_with_ratatosk_a_god_may_stay_and_act_where_he_is() -> None:
    s = table(at="odin svartalfheim")
    creature(s, "odin", "ratatosk")
    say(s, "stay")
    assert (asking(s), offered(s)) == ("ActBesides", ["pass", "act"])
    say(s, "act")
    assert (asking(s), where(s, "odin")) == ("DrawCreature", "svartalfheim"), "creatures once more"


def test_d23_geri_and_freki_fight_where_they_lead() -> None:
    s = table(at="odin svartalfheim, surt svartalfheim", anonymous=1)
    creature(s, "odin", "geri-freki")
    say(s, "niflheim")
    assert "fight hel" in offered(s)
    assert "fight surt" not in offered(s)
    say(s, "fight hel", "e")
    assert (life(s, "odin"), where(s, "hel")) == (7, "niflheim"), "two risks, one cancelled"


def test_d24_urd_takes_open_cards_and_fewer_if_there_are_fewer() -> None:
    s = table(at="odin svartalfheim", wheel="thor hel, freyr surt")
    creature(s, "odin", "urd")
    assert {"thor hel", "freyr surt", "odin nidhogg"} == set(offered(s)) - {"done"}
    pick(s, "thor hel", "freyr surt")
    assert (under(s, "thor"), under(s, "freyr")) == (["thor hel"], ["freyr surt"])
    s = table(at="odin svartalfheim")
    creature(s, "odin", "urd")
    pick(s, "odin nidhogg")
    assert open_on_wheel(s, "nidhogg") == []
    assert under(s, "odin") == ["odin nidhogg"]


def pick(s: State, *cards: str) -> None:
    """Urd: these cards, in ascending order of Enemies."""
    while asking(s) not in ("Reveal", "Move"):
        say(s, next(one for one in (*cards, "done") if one in offered(s)))


def test_d25_frigg_gives_exactly_one_life_to_one_god() -> None:
    s = table("frigg odin thor", hard=True, life="frigg 5, odin 4, thor 4", at="thor alfheim")
    acting(s, "frigg")
    assert [one for one in offered(s) if one.startswith("bless")] == ["bless frigg", "bless odin"]
    assert refused(s, "bless thor").startswith("god-")
    say(s, "bless odin")
    assert [life(s, god) for god in ("frigg", "odin", "thor")] == [5, 5, 4]
    assert asking(s) == "Reveal"


def fellow(elves: int, faces: str) -> State:
    """Odin has thrown beside Freyia, who is his Chance Fellow, and spent his Elves."""
    s = table(
        "odin freyia thor", relations="freyia odin fellow", at="thor alfheim", elves=f"odin {elves}", dice="odin 2"
    )
    throwing(s, "odin", 4)
    say(s, "2 dice", "blank", *faces.split())
    for _ in range(elves):
        say(s, "elf god" if "elf god" in offered(s) else offered(s)[1])
    return s


def test_d26_a_chance_fellow_takes_a_die_that_is_lost_not_any() -> None:
    s = fellow(0, "c d")
    assert asking(s) == "Move", "no die is lost and no Elf was used"
    s = fellow(0, "a e")
    assert (asked_god(s), offered(s)) == ("freyia", ["none", "die"])
    say(s, "die")
    assert (s.dice[0], s.dice[1], s.dice_reserve) == (1, 1, 7)


def test_d26_or_an_elf_that_was_used() -> None:
    s = fellow(1, "c d")
    assert offered(s) == ["none", "elf"]
    say(s, "elf")
    assert (s.elves[0], s.elves[1], s.elf_reserve) == (0, 1, 8)


def test_d27_chance_fellow_is_freyias_ability() -> None:
    s = table("freyia odin freyr", hard=True)
    kinds = [[s.relations[owner * 3 + partner] for partner in range(3)] for owner in range(3)]
    assert kinds == [[0, 4, 4], [1, 0, 1], [0, 0, 0]], "and Brothers-in-Arms Odin's"


def test_d28_a_chance_fellow_takes_after_all_is_resolved() -> None:
    s = fellow(1, "a d")
    assert asked_god(s) == "freyia"
    assert life(s, "odin") == 4, "life is lost before"


def test_d28_beside_a_support_one_keeps_ones_own() -> None:
    s = table("odin thor", "frigg", relations="odin frigg fellow", dice="odin 1")
    throwing(s, "odin", 2)
    say(s, "1 die", "e", "f")
    assert (asked_god(s), offered(s)) == ("odin", ["none", "die"])
    say(s, "die")
    assert (s.dice[0], s.dice_reserve) == (1, 6)


def test_d29_the_hard_game_is_the_easy_one_with_abilities_powers_and_another_path() -> None:
    easy, hard = table("odin thor heimdall"), table("odin thor heimdall", hard=True)
    assert (easy.powers, easy.god_faces, easy.vanir_faces, sum(easy.relations)) == ([0] * 3, [0] * 3, [0] * 3, 0)
    assert all(hard.powers)
    assert (easy.saga.name, hard.saga.name) == ("easy", "hard")
    for field in ("life", "elf_reserve", "dice_reserve", "enemies", "places", "iotunns", "heroes", "giants"):
        assert getattr(easy, field) == getattr(hard, field), field
