"""The eighteen creatures, one by one, and the deck they come from."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.cards.creatures import AT_WORK, EFFECTS, draw_creatures
from gladsheim.games.yggdrasil.rules.printed import CREATURES
from gladsheim.games.yggdrasil.rules.state import DISCARDED, DRAWN, IN_DECK, State
from tests.games.yggdrasil.tables import (
    arrange,
    asked_god,
    asking,
    card_of,
    creature,
    lay_open,
    life,
    offered,
    open_on_wheel,
    refused,
    run,
    say,
    table,
    told,
    turn,
    under,
    warned,
    where,
    worlds_devastated,
)


def called(name: str, gods: str = "odin thor freyr", supports: str = "", **given: object) -> State:
    """Odin calls on a creature from Svartalfheim; the others stand wherever they are put."""
    s = table(gods, supports, **given)  # type: ignore[arg-type]
    arrange(s, at="odin svartalfheim")
    creature(s, "odin", name)
    return s


def test_every_creature_has_an_effect() -> None:
    assert len(EFFECTS) == len(CREATURES) == len(set(EFFECTS)) == 18


def test_p15_the_choice_is_among_those_drawn() -> None:
    s = table(at="odin svartalfheim")
    turn(s, "odin")
    say(s, "stay", "act", "heidrun")
    assert refused(s, "heidrun") == "not-in-deck"
    say(s, "urd")
    assert (asking(s), offered(s), refused(s, "deer")) == ("ChooseCreature", ["heidrun", "urd"], "not-drawn")
    say(s, "heidrun")
    drawn = [CREATURES.index(name) for name in ("heidrun", "urd")]
    assert [s.creatures[one] for one in drawn] == [DISCARDED] * 2
    assert s.creatures.count(IN_DECK) == 16


def test_r25_what_is_left_is_drawn_then_the_discards_are_shuffled() -> None:
    s = table()
    s.creatures = [DISCARDED] * 18
    s.creatures[CREATURES.index("deer")] = IN_DECK
    turn(s, "odin")
    draw_creatures(s, 0, 3)
    run(s)
    assert [event.creature for event in told(s, "CreatureDrawn")] == ["deer"]
    assert (asking(s), len(offered(s)), told(s, "CreaturesShuffled")[0].cards) == ("DrawCreature", 17, 17)
    assert s.creatures.count(DRAWN) == 1


def test_r25_a_creature_at_work_is_not_shuffled_in() -> None:
    s = table(at="odin svartalfheim")
    s.creatures = [DISCARDED] * 18
    s.creatures[CREATURES.index("ratatosk")] = s.creatures[CREATURES.index("deer")] = IN_DECK
    creature(s, "odin", "ratatosk")
    assert s.creatures.count(AT_WORK) == 2
    say(s, "stay", "act")
    assert (asking(s), len(offered(s)), refused(s, "ratatosk")) == ("DrawCreature", 16, "not-in-deck")
    say(s, "heidrun", "urd", "heidrun")
    assert s.creatures.count(AT_WORK) == s.creatures.count(DRAWN) == 0


@pytest.mark.parametrize(("name", "before", "after"), [("deer", 4, 5), ("heidrun", 4, 6), ("heidrun", 6, 7)])
def test_p20_deer_and_heidrun_give_life_to_the_god_himself(name: str, before: int, after: int) -> None:
    s = called(name, life=f"odin {before}")
    assert life(s, "odin") == after


@pytest.mark.parametrize(
    "name", ["deer", "heidrun", "eikthyrnir", "gullfaxi", "gulltopp", "saehrimnir", "tanngrisnir", "verdandi"]
)
def test_r46_with_nothing_to_do_a_creature_is_chosen_in_vain(name: str) -> None:
    s = called(name)
    assert [event.creature for event in told(s, "CreatureIdle")] == [name]
    assert asking(s) == "Reveal"


def test_p20_eikthyrnir_heals_any_world_a_blocked_one_too() -> None:
    s = called("eikthyrnir", devastated="alfheim niflheim", iotunns="baugi")
    assert (asking(s), offered(s)) == ("HealWhere", ["alfheim", "niflheim"])
    say(s, "alfheim")
    assert (worlds_devastated(s), life(s, "odin")) == ({"niflheim"}, 7)


def test_r18_a_player_is_warned_of_eikthyrnir_where_two_enemies_stand() -> None:
    s = table(at="odin svartalfheim, surt alfheim, hel alfheim", devastated="alfheim")
    turn(s, "odin")
    say(s, "stay", "act", "eikthyrnir", "deer")
    assert [text for text in offered(s) if warned(s, text)] == ["eikthyrnir"]
    say(s, "eikthyrnir")
    assert worlds_devastated(s) == {"alfheim"}


def test_p20_geri_and_freki_run_anywhere_and_cancel_one_risk_of_a_fight_there() -> None:
    s = called("geri-freki", giants=1)
    say(s, "muspellheim")
    assert (asking(s), offered(s)) == ("FightBesides", ["pass", "fight surt"])
    assert (refused(s, "fight hel"), refused(s, "fight fenrir")) == ("not-here", "in-cage")
    say(s, "fight surt", "blank")
    assert (life(s, "odin"), where(s, "odin")) == (6, "muspellheim")


def test_p20_geri_and_freki_fight_also_where_he_stands_or_not_at_all() -> None:
    s = called("geri-freki", at="loki svartalfheim")
    say(s, "stay")
    assert offered(s) == ["pass", "fight loki"]
    say(s, "pass")
    assert (told(s, "FightBegan"), asking(s)) == ([], "Reveal")
    s = called("geri-freki")
    say(s, "alfheim")
    assert asking(s) == "Reveal", "nobody to fight"


def test_p20_gullfaxi_routs_any_active_iotunn_also_in_the_cage() -> None:
    s = called("gullfaxi", iotunns="thrym vafthrudnir")
    assert (offered(s), refused(s, "baugi")) == (["vafthrudnir", "thrym"], "on-ladder")
    say(s, "vafthrudnir")
    assert [event.iotunn for event in told(s, "IotunnDefeated")] == ["vafthrudnir"]
    s = called("gullfaxi", iotunns="thrym")
    assert [event.iotunn for event in told(s, "IotunnDefeated")] == ["thrym"]


@pytest.mark.parametrize(
    ("name", "offers"),
    [
        ("vedrfolnir", ["0 heroes", "1 hero", "2 heroes"]),
        ("vidofnir", ["0 heroes", "1 hero", "2 heroes", "3 heroes"]),
        ("hildisvini", ["0 elves", "1 elf", "2 elves", "3 elves"]),
        ("hugin-munin", ["0 dice", "1 die", "2 dice"]),
    ],
)
def test_p20_up_to_so_many_heroes_elves_or_dice(name: str, offers: list[str]) -> None:
    s = called(name)
    assert offered(s) == offers
    say(s, offers[-1])
    assert s.heroes + s.elves[0] + s.dice[0] == len(offers) - 1


@pytest.mark.parametrize(("name", "none"), [("hildisvini", "0 elves"), ("hugin-munin", "0 dice")])
@pytest.mark.parametrize("left", [1, 2, 9])
def test_p20_a_creature_drawn_alone_may_leave_all_in_the_reserve(name: str, none: str, left: int) -> None:
    s = table(at="odin svartalfheim, surt svartalfheim", elf_reserve=left, dice_reserve=left)
    creature(s, "odin", name)
    assert not told(s, "ElvesTaken", "DiceTaken")
    say(s, none)
    assert (s.elf_reserve, s.dice_reserve, s.elves[0], s.dice[0]) == (left, left, 0, 0)


def test_p20_gullinkambi_calls_one_hero_if_there_is_one() -> None:
    assert called("gullinkambi").heroes == 1
    s = called("gullinkambi", heroes=8)
    assert (s.heroes, len(told(s, "CreatureIdle"))) == (8, 1)


def test_p20_gulltopp_asks_every_god_in_turn_until_he_is_done() -> None:
    s = called("gulltopp", elves="odin 2, freyr 1", dice="odin 1", held="odin draupnir")
    assert (asked_god(s), offered(s)) == ("odin", ["done", "elf", "die", "draupnir"])
    assert refused(s, "svalinn") == "not-owned"
    say(s, "die")
    assert (offered(s), refused(s, "odin")) == (["thor", "freyr"], "not-to-self")
    say(s, "freyr")
    assert (offered(s), refused(s, "elf")) == (["done", "draupnir"], "thing-too-late")
    say(s, "draupnir", "thor")
    assert (asking(s), asked_god(s), offered(s)) == ("Give", "thor", ["done", "draupnir"])
    say(s, "draupnir", "odin")
    assert (asked_god(s), offered(s)) == ("freyr", ["done", "elf", "die"])
    say(s, "elf", "odin", "done")
    assert asking(s) == "Reveal", "odin is not asked again"
    assert (s.elves, s.dice, s.held[0]) == ([3, 0, 0], [0, 0, 1], 2)


def test_p20_gulltopp_with_two_gods_needs_no_name_and_alone_nothing() -> None:
    s = called("gulltopp", "odin thor", "freyr", elves="odin 1")
    say(s, "elf")
    assert (s.elves, asking(s)) == ([0, 1, 0], "Give")
    say(s, "done")
    s = called("gulltopp", "odin", "thor freyr", elves="odin 1")
    assert (s.elves[0], len(told(s, "CreatureIdle"))) == (1, 1)


def test_p21_ratatosk_acts_in_the_mode_of_whoever_is_there() -> None:
    s = called("ratatosk", at="thor alfheim")
    say(s, "alfheim")
    assert (asking(s), offered(s)) == ("ActBesides", ["pass", "act"])
    say(s, "act")
    assert offered(s) == ["0 elves", "1 elf", "2 elves", "3 elves"]
    s = called("ratatosk")
    say(s, "vanaheim", "act")
    assert s.dice[0] == 1, "Loki is there"


@pytest.mark.parametrize("given", [{"devastated": "alfheim"}, {"iotunns": "baugi"}, {"elf_reserve": 0}])
def test_p21_ratatosk_acts_only_in_an_open_world(given: dict[str, object]) -> None:
    s = called("ratatosk", **given)  # type: ignore[arg-type]
    say(s, "alfheim")
    assert (where(s, "odin"), asking(s)) == ("alfheim", "Reveal")


def test_p21_saehrimnir_gives_any_god_one_life() -> None:
    s = called("saehrimnir", life="odin 3, freyr 2")
    assert (offered(s), refused(s, "thor")) == (["odin", "freyr"], "full-life")
    say(s, "freyr")
    assert (life(s, "freyr"), asking(s)) == (3, "Reveal")
    assert life(called("saehrimnir", life="freyr 2"), "freyr") == 3


def test_p21_tanngrisnir_gives_two_life_to_one_or_two_gods() -> None:
    s = called("tanngrisnir", life="odin 3, freyr 2")
    say(s, "freyr", "odin")
    assert (life(s, "odin"), life(s, "freyr")) == (4, 3)
    s = called("tanngrisnir", life="odin 6, freyr 2")
    say(s, "odin")
    assert (life(s, "odin"), life(s, "freyr"), asking(s)) == (7, 3, "Reveal"), "only one of them lacks any then"


def test_p21_sleipnir_asks_every_god() -> None:
    s = called("sleipnir")
    assert asked_god(s) == "odin"
    say(s, "asgard")
    assert (asked_god(s), len(offered(s))) == ("thor", 9)
    say(s, "stay", "niflheim")
    assert [where(s, god) for god in ("odin", "thor", "freyr")] == ["asgard", "asgard", "niflheim"]


def test_p21_urd_clears_two_open_cards_in_any_order() -> None:
    s = table(at="odin svartalfheim", wheel="odin surt, odin hel, thor loki")
    creature(s, "odin", "urd")
    assert set(offered(s)) >= {"odin surt", "odin hel", "thor loki"}
    assert refused(s, "freyr surt") == "not-on-wheel"
    say(s, "odin hel", "odin surt")
    assert (under(s, "odin"), open_on_wheel(s, "loki")) == (["odin hel", "odin surt"], ["thor loki"])


def test_p21_urd_clears_fewer_if_there_are_fewer() -> None:
    s = table(at="odin svartalfheim")
    creature(s, "odin", "urd")
    assert (under(s, "odin"), asking(s)) == (["odin nidhogg"], "Reveal")


def test_r59_the_second_card_waits_until_the_first_has_its_deck() -> None:
    s = table("odin thor", "freyr", at="odin svartalfheim, freyr asgard", wheel="freyr surt, freyr hel")
    creature(s, "odin", "urd")
    say(s, "freyr surt")
    assert (asking(s), offered(s), refused(s, "freyr")) == ("UnderWhichDeck", ["odin", "thor"], "no-deck")
    say(s, "thor", "freyr hel", "thor")
    assert under(s, "thor") == ["freyr surt", "freyr hel"]


def test_p21_skuld_looks_at_all_decks_before_anybody_decides() -> None:
    s = called("skuld")
    seen = []
    while asking(s) == "Look":
        say(s, offered(s)[0])
    for god in ("odin", "thor", "freyr"):
        assert (asking(s), asked_god(s)) == ("PutOnTop", god)
        seen.append(offered(s))
        assert refused(s, "odin nidhogg") == "not-on-top"
        say(s, offered(s)[1])
    assert [[card.split()[0] for card in pair] for pair in seen] == [["odin"] * 2, ["thor"] * 2, ["freyr"] * 2]
    assert [s.tops[seat][0] for seat in range(3)] == [card_of(s, pair[1]) for pair in seen]


def test_p21_verdandi_passes_life_one_by_one_and_never_the_last() -> None:
    s = called("verdandi", life="odin 3, thor 5, freyr 6")
    assert (asking(s), asked_god(s), offered(s)) == ("GiveLife", "odin", ["done", "thor", "freyr"])
    say(s, "freyr")
    assert asked_god(s) == "thor", "freyr is full and thor's turn to receive is over"
    assert (offered(s), refused(s, "freyr")) == (["odin", "done"], "full-life")
    say(s, "odin", "odin", "odin", "odin")
    assert (s.life, asked_god(s)) == ([6, 1, 7], "freyr"), "nobody gives his last"
    say(s, "thor")
    assert refused(s, "odin") == "god-too-late"
    say(s, "done")
    assert (s.life, asking(s)) == ([6, 2, 6], "Reveal")


def test_p21_verdandi_the_active_player_gives_for_a_support() -> None:
    s = called("verdandi", "odin thor", "freyr", life="odin 6")
    assert asked_god(s) == "thor"
    say(s, "done")
    assert (asking(s), asked_god(s), offered(s)) == ("GiveLife", "odin", ["odin", "done"])
    say(s, "odin", "odin")
    assert s.life == [8, 8, 3]


def test_the_revealed_card_may_be_cleared_too() -> None:
    s = table(at="odin svartalfheim")
    lay_open(s, card_of(s, "thor loki"))
    creature(s, "odin", "urd")
    assert "odin nidhogg" in offered(s)
