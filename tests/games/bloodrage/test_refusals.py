"""Every rule that can forbid a move, reached by a move and named by its code; and texts that are no move at all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import NATURE, IllegalMove, Match, NotAsked, StaleMove, Unreadable
from tests.games.bloodrage.tables import answer, put

RUINS: Final = {"destroyed": ["gimle", "andlang", "utgard"]}
MONSTERS: Final = {"upgrades": ["troll sea-serpent"], "seats": 3}
FULL: Final = {"upgrades": ["friggas-charm thors-glory lokis-domain"], "hands": ["tyrs-domain"], "seats": 3}
PROTECTED: Final = {"upgrades": ["", "friggas-protection"], "age": 2}
WITCH: Final = {"upgrades": ["", "volur-witch friggas-protection"], "age": 3, "seats": 3}
GRACE: Final = {"hands": ["friggas-grace"], "tokens": {"elvagar": "rage"}, "seats": 2}
PROWESS: Final = {"upgrades": ["tyrs-prowess"], "hands": ["tyrs-rage-2 troll"], "age": 2, "seats": 3}
DOOMED_WITCH: Final = {**WITCH, "rage": [1, 0, 0], "doom": [None, None, "elvagar"]}

# code, figures of seats 0 and 1, what is done before, the move, and more of the position
REFUSED: Final[list[tuple[str, str, str, str, str, dict[str, Any]]]] = [
    ("too-dear", "", "", "", "invade ship north", {"rage": [1, 1]}),
    ("too-dear", "", "", "", "upgrade troll", {"rage": [1, 1], "hands": ["troll", ""]}),
    ("too-dear", "warrior elvagar", "", "", "challenge elvagar",
     {"rage": [1, 1], "upgrades": ["tyrs-challenge", ""], "pillaged": ["elvagar"], "age": 2}),
    ("horns-full", "4 warriors elvagar", "", "", "invade leader angerboda", {}),
    ("horns-full", "4 warriors elvagar", "", "", "invade ship north", {}),
    ("no-village", "3 warriors myrkulor", "", "", "invade leader myrkulor", {}),
    ("no-village", "warrior elvagar", "3 warriors myrkulor", "", "march elvagar myrkulor", {}),
    ("no-village", "leader elvagar", "3 warriors myrkulor", "pillage elvagar, stay", "myrkulor",
     {"upgrades": ["lord-of-hammers", ""]}),
    ("no-village", "", "3 warriors myrkulor", "upgrade troll", "myrkulor", {"hands": ["troll", ""]}),
    ("destroyed", "", "", "", "invade leader gimle", RUINS),
    ("destroyed", "", "", "", "invade ship south", RUINS),
    ("destroyed", "warrior elvagar", "", "", "march elvagar gimle", RUINS),
    ("destroyed", "warrior elvagar", "", "", "pillage gimle", RUINS),
    ("destroyed", "leader myrkulor", "", "pillage myrkulor", "gimle", {"upgrades": ["lord-of-hammers", ""], **RUINS}),
    ("not-in-reserve", "leader elvagar", "", "", "invade leader angerboda", {}),
    ("not-in-reserve", "8 warriors valhalla", "", "", "invade warrior angerboda", {}),
    ("not-in-reserve", "", "", "", "invade troll angerboda", {}),
    ("not-in-valhalla", "", "", "", "return leader elvagar", {"upgrades": ["friggas-domain", ""], "age": 3}),
    ("ships-to-fjords", "", "", "", "invade ship elvagar", {}),
    ("ships-to-fjords", "", "", "", "invade sea-serpent yggdrasil", MONSTERS),
    ("only-fjords", "", "", "", "invade leader north", {}),
    ("not-yggdrasil", "", "", "", "invade warrior yggdrasil", {}),
    ("not-yggdrasil", "", "", "upgrade troll", "yggdrasil", {"hands": ["troll", ""]}),
    ("nobody-there", "warrior elvagar", "", "", "march angerboda elvagar", {}),
    ("nobody-there", "ship north", "", "", "march elvagar angerboda", {}),
    ("same-province", "warrior elvagar", "", "", "march elvagar elvagar", {}),
    ("ships-stay", "ship north, 2 warriors elvagar", "", "march elvagar angerboda", "ship", {}),
    ("ships-stay", "warrior elvagar, 2 warriors angerboda", "ship east, warrior angerboda", "pillage elvagar",
     "ship angerboda", {}),
    ("move-one", "leader elvagar, warrior elvagar", "", "march elvagar angerboda", "done", {}),
    ("not-there", "2 warriors elvagar", "", "march elvagar angerboda", "leader", {}),
    ("not-there", "warrior elvagar", "warrior angerboda", "pillage elvagar", "leader angerboda", {}),
    ("not-there", "2 warriors elvagar, warrior horgr", "", "sacrifice", "leader horgr",
     {"upgrades": ["friggas-sacrifice"], "age": 3, "seats": 3}),
    ("not-adjacent", "warrior elvagar", "warrior angerboda, leader horgr", "pillage elvagar", "leader horgr", {}),
    ("not-adjacent", "leader elvagar", "", "pillage elvagar", "horgr", {"upgrades": ["lord-of-hammers", ""]}),
    ("already-there", "warrior elvagar", "warrior angerboda, leader elvagar", "pillage elvagar", "leader elvagar", {}),
    ("already-there", "leader elvagar", "", "pillage elvagar", "elvagar", {"upgrades": ["lord-of-hammers", ""]}),
    ("not-in-hand", "", "", "", "upgrade troll", {}),
    ("not-in-hand", "", "", "", "quest manheim-1", {"hands": ["alfheim-1", ""]}),
    ("not-in-hand", "leader elvagar", "warrior elvagar", "pillage elvagar", "troll", {"hands": ["tyrs-bash", ""]}),
    ("not-upgrade", "", "", "", "upgrade tyrs-bash", {"hands": ["tyrs-bash", ""]}),
    ("not-upgrade", "", "", "", "upgrade manheim-1", {"hands": ["manheim-1", ""]}),
    ("not-quest", "", "", "", "quest troll", {"hands": ["troll", ""]}),
    ("wrong-slot", "", "", "", "upgrade troll for lokis-domain", {"hands": ["troll", ""]}),
    ("one-slot", "", "", "", "upgrade lord-of-axes for lord-of-spears",
     {"hands": ["lord-of-axes", ""], "upgrades": ["lord-of-spears", ""], "age": 3}),
    ("wrong-slot", "", "", "", "upgrade lord-of-axes for troll", {"hands": ["lord-of-axes", ""], "age": 2}),
    ("slots-full", "", "", "", "upgrade tyrs-domain", FULL),
    ("not-played", "", "", "", "upgrade tyrs-domain for friggas-succor", FULL),
    ("already-pillaged", "warrior elvagar", "", "", "pillage elvagar", {"pillaged": ["elvagar"]}),
    ("not-pillaged", "warrior elvagar", "", "", "challenge elvagar", {"upgrades": ["tyrs-challenge", ""], "age": 2}),
    ("no-figure-there", "warrior elvagar", "", "", "pillage angerboda", {}),
    ("no-figure-there", "ship north", "", "", "pillage yggdrasil", {}),
    ("no-power", "leader valhalla", "", "", "return leader elvagar", {}),
    ("no-power", "2 warriors elvagar", "", "", "sacrifice", {}),
    ("no-power", "warrior elvagar", "", "", "challenge elvagar", {"pillaged": ["elvagar"]}),
    ("no-power", "leader elvagar, warrior elvagar", "volur-witch elvagar", "pillage elvagar", "volur-witch",
     {"upgrades": ["", "volur-witch"], "age": 3, "seats": 3}),
    ("few-figures", "warrior elvagar", "", "", "sacrifice",
     {"upgrades": ["friggas-sacrifice"], "age": 3, "seats": 3}),
    ("stat-at-end", "leader elvagar", "warrior elvagar", "pillage elvagar, friggas-grace", "rage",
     {**GRACE, "stats": [[6, 1, 1], [1, 1, 1]], "tokens": {"elvagar": "glory"}}),
    ("stat-barred", "leader elvagar", "warrior elvagar", "pillage elvagar, friggas-grace", "rage", GRACE),
    ("not-late", "leader elvagar", "warrior elvagar", "pillage elvagar, tyrs-rage-2", "tyrs-crush-2",
     {"hands": ["tyrs-rage-2 tyrs-crush-2 heimdalls-eye", ""], "age": 2}),
    ("not-in-hand", "leader elvagar", "warrior elvagar", "pillage elvagar, tyrs-rage-2", "heimdalls-eye",
     {"hands": ["tyrs-rage-2 tyrs-crush-2", ""], "age": 2}),
    ("not-kept", "leader elvagar", "warrior elvagar", "pillage elvagar, tyrs-rage-2", "troll", PROWESS),
    ("not-doomed", "leader elvagar", "warrior elvagar", "pillage elvagar", "leader", PROTECTED),
    ("no-flight", "leader yggdrasil, warrior yggdrasil", "volur-witch yggdrasil", "pillage yggdrasil", "flee", WITCH),
    ("ragnarok-spares-none", "", "volur-witch elvagar", "pass", "volur-witch", DOOMED_WITCH),
    ("not-in-hand", "", "", "pass", "tyrs-bash", {"rage": [1, 0], "hands": ["troll", ""]}),
]  # fmt: skip
NATURES: Final = {"not-left", "not-in-pack"}
"""Refusals of the draft and of nature, which have tests of their own."""

GARBAGE: Final = [
    "", " ", "\n", "\0", "invade", "invade warrior", "invade viking elvagar", "invade warrior asgard", "march",
    "march elvagar", "upgrade", "upgrade nothing", "upgrade troll for", "quest", "pillage north", "north",
    "warriors", "0", "-1", "x" * 5000, "١ ٢ ٣", "🍺", "pass pass", "sacrifice 2", "tyrs", "tyrs-smash", "alfheim",
]  # fmt: skip


def knowledge(match: Match) -> tuple[Any, ...]:
    """All that can be seen of a match from outside."""
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    events = [match.events(seat) for seat in (None, *range(match.seats))]
    return match.record(), views, events, match.scores, match.asked, [match.moves(seat) for seat in range(match.seats)]


def refusal(match: Match, move: str, seat: int = 0) -> IllegalMove:
    """How a move is refused; it must be, and must change nothing."""
    before = knowledge(match)
    with pytest.raises(IllegalMove) as refused:
        match.play(move, seat)
    assert knowledge(match) == before
    return refused.value


def check(match: Match, code: str, move: str) -> None:
    """The refusal names its rule and the move, and says what may be done instead."""
    seat = match.asked[0].seat
    error = refusal(match, move, seat)
    assert error.code == f"bloodrage/{code}"
    assert error.move == move
    assert error.legal == match.moves(seat)
    assert error.legal
    assert error.rule
    assert not error.rule.startswith("bloodrage"), "a sentence, not its id"
    assert "{" not in error.rule
    assert "bloodrage-" not in error.rule
    assert error.rule in str(error)
    because = match.why_not(move, seat)
    assert because is not None
    assert because.code == f"bloodrage/{code}"


@pytest.mark.parametrize(("code", "own", "other", "before", "move", "more"), REFUSED)
def test_a_refusal_names_its_rule(
    code: str, own: str, other: str, before: str, move: str, more: dict[str, Any]
) -> None:
    match = put(own, other, **more)
    answer(match, *filter(None, before.split(", ")))
    check(match, code, move)


def test_a_card_that_is_not_in_the_pack_cannot_be_taken() -> None:
    match = gladsheim.load("bloodrage").match(seats=2, seed=1)
    missing = next(name for name in ("troll", "tyrs-bash", "tyrs-smite-1", "thors-glory") if name not in match.moves(0))
    check(match, "not-in-pack", missing)
    check(match, "not-in-pack", "frost-giant")


def check_nature(match: Match, code: str, move: str) -> None:
    """Nature is refused too, where people answer for it."""
    assert match.asked[0].seat == NATURE
    assert refusal(match, move, NATURE).code == f"bloodrage/{code}"


def let(match: Match, step: str) -> None:
    """Nature goes on until it is asked this."""
    while match.asked[0].step != step:
        match.play(match.moves(NATURE)[0], NATURE)


def test_nature_draws_seats_tokens_and_provinces_once() -> None:
    match = gladsheim.load("bloodrage").match(seats=2, companion=True)
    let(match, "LayToken")
    match.play("glory", NATURE)
    check_nature(match, "not-left", "glory")
    assert isinstance(refusal(match, "all", NATURE), Unreadable)
    let(match, "DrawDoom")
    match.play("elvagar", NATURE)
    check_nature(match, "not-left", "elvagar")
    assert isinstance(refusal(match, "yggdrasil", NATURE), Unreadable), "it is never destroyed"
    let(match, "Ruin")
    check_nature(match, "not-left", "elvagar")
    match.play("gimle", NATURE)
    check_nature(match, "not-left", "gimle")


def test_the_first_player_has_a_seat() -> None:
    match = gladsheim.load("bloodrage").match(seats=2, companion=True)
    let(match, "FirstPlayer")
    assert match.moves(NATURE) == ("0", "1")
    assert refusal(match, "2", NATURE).code in ("bloodrage/not-left", "move/unreadable")


def test_nature_deals_what_is_left_of_this_age_for_so_many_players() -> None:
    match = gladsheim.load("bloodrage").match(seats=2, companion=True)
    let(match, "Deal")
    check_nature(match, "not-left", "frost-giant")
    check_nature(match, "not-left", "sea-serpent")
    assert isinstance(refusal(match, "nobody", NATURE), Unreadable)
    match.play("troll", NATURE)
    check_nature(match, "not-left", "troll")
    assert "troll" not in match.moves(NATURE)
    for _ in range(7):
        match.play(match.moves(NATURE)[0], NATURE)
    assert "troll" in match.moves(NATURE), "for all that seat 1 knows"
    check_nature(match, "not-left", "troll")


def test_every_refusal_of_the_rules_is_reached_here() -> None:
    rules = Path(__file__).parents[3] / "src" / "gladsheim" / "games" / "bloodrage"
    codes = {
        code
        for file in rules.rglob("*.py")
        if file.parent.name != "position"
        for code in re.findall(r'"bloodrage/([a-z-]+[a-z])"', file.read_text(encoding="utf-8"))
    }
    assert codes == {code for code, *_ in REFUSED} | NATURES


@pytest.fixture
def everywhere() -> list[Match]:
    """One match at each kind of question."""
    found: list[Match] = [gladsheim.load("bloodrage").match(seats=3, seed=0)]

    def reach(*figures: str, by: str = "", **position: Any) -> None:
        match = put(*figures, **position)
        answer(match, *filter(None, by.split(", ")))
        found.append(match)

    reach("", "")
    reach("2 warriors elvagar", by="march elvagar angerboda")
    reach("", "", hands=["troll", ""], by="upgrade troll")
    reach("", "", "", upgrades=["friggas-succor"], by="invade leader elvagar")
    reach("", "", "", "", upgrades=["thors-domain"], by="invade leader elvagar", age=2)
    reach("2 warriors elvagar, warrior horgr", "", "", upgrades=["friggas-sacrifice"], age=3, by="sacrifice")
    reach("warrior elvagar", quests=["manheim-1", ""], rage=[1, 0], by="pass")
    reach("warrior elvagar", "warrior angerboda", by="pillage elvagar")
    reach("warrior elvagar", "warrior elvagar", hands=["tyrs-bash", "troll"], by="pillage elvagar")
    reach("warrior elvagar", "warrior elvagar", "", upgrades=["tyrs-domain"], hands=["manheim-1"],
          by="pillage elvagar, manheim-1")  # fmt: skip
    reach("leader elvagar, warrior elvagar", "warrior elvagar", hands=["odins-tide", ""], age=2,
          by="pillage elvagar, odins-tide")  # fmt: skip
    reach("leader elvagar", "warrior elvagar", **PROTECTED, by="pillage elvagar")
    reach("leader elvagar", "warrior elvagar", hands=["tyrs-rage-2 heimdalls-eye", ""], age=2,
          by="pillage elvagar, tyrs-rage-2")  # fmt: skip
    reach("leader elvagar", "warrior elvagar", **PROWESS, by="pillage elvagar, tyrs-rage-2")
    reach("leader elvagar", upgrades=["lord-of-hammers", ""], by="pillage elvagar")
    reach("", "", hands=["troll", ""], rage=[1, 0], by="pass")
    return found


def test_every_kind_of_question_is_among_them(everywhere: list[Match]) -> None:
    assert {match.asked[0].step for match in everywhere} == {
        "Take", "Act", "March", "FreeInvasion", "ExtraWarrior", "PillageAtOnce", "Sacrifice", "RaiseStat", "Call",
        "LayCard", "Declare", "KeepOne", "Save", "LateCard", "KeepCards", "LeaderMoves", "KeepCard",
    }  # fmt: skip


@pytest.mark.parametrize("text", GARBAGE, ids=lambda text: repr(text[:20]))
def test_a_text_that_is_no_move_is_refused_everywhere(everywhere: list[Match], text: str) -> None:
    for match in everywhere:
        seat = match.asked[0].seat
        error = refusal(match, text, seat)
        assert error.code in ("move/unreadable", "bloodrage/only-fjords")
        assert error.legal == match.moves(seat)
        assert error.rule


@pytest.mark.parametrize("text", ["invade warrior elvagar", "  Invade   WARRIOR elvagar ", "invade\twarrior\nelvagar"])
def test_spaces_and_capitals_do_not_matter(text: str) -> None:
    match = put("", "")
    match.play(text, 0)
    assert "invade warrior elvagar" in match.record()


def test_only_whoever_is_asked_may_answer() -> None:
    match = put("", "")
    error = refusal(match, "pass", 1)
    assert isinstance(error, NotAsked)
    assert error.code == "match/not-asked"
    for seat in (2, 17, -5):
        assert refusal(match, "pass", seat).code == "match/no-such-seat"
    assert refusal(match, "pass", NATURE).code == "match/not-asked", "nature answers for itself here"


def test_who_takes_no_part_in_a_battle_lays_no_card() -> None:
    match = put("warrior elvagar", "warrior elvagar", "", hands=["tyrs-bash", "troll", "manheim-1"])
    answer(match, "pillage elvagar")
    assert isinstance(refusal(match, "manheim-1", 2), NotAsked)


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    match = put("", "")
    question = match.asked[0].id
    match.play("pass", 0, question)
    before = knowledge(match)
    with pytest.raises(StaleMove) as refused:
        match.play("pass", 1, question)
    assert refused.value.code == "match/stale"
    assert knowledge(match) == before
