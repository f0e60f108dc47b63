"""What everybody knows of cards that have been seen and are hidden again; a view has perfect memory."""

from __future__ import annotations

from typing import Any

from gladsheim.games.bloodrage.rules.view import Clan
from tests.games.bloodrage.tables import answer, clan, lay, put, see

OPEN: dict[str, Any] = {"destroyed": ["utgard", "andlang", "horgr"], "doom": ["angerboda", "elvagar", "muspelheim"]}
"""Two players fight for Gimle."""


def seen(clan: Clan) -> tuple[list[str], list[str], list[str]]:
    return clan.known, clan.perhaps, clan.perhaps_in


def test_a_losers_card_is_known_to_be_in_hand_and_the_winners_is_gone() -> None:
    match = put("leader gimle", "warrior gimle", hands=["tyrs-bash troll", "alfheim-1 manheim-1"], **OPEN)
    answer(match, "pillage gimle")
    lay(match, "tyrs-bash", "alfheim-1")
    assert seen(clan(match, 1)) == (["alfheim-1"], [], [])
    assert clan(match, 1).hand == [1, 1]
    assert clan(match, 0).gone == ["tyrs-bash"]
    assert (see(match, 0).hand, see(match, 1).hand) == (["troll"], ["alfheim-1", "manheim-1"])
    assert see(match).hand is None


def test_a_card_is_no_secret_to_others_only_when_all_are_revealed() -> None:
    match = put("leader gimle", "warrior gimle", hands=["tyrs-bash troll", "alfheim-1 manheim-1"], **OPEN)
    answer(match, "pillage gimle", "tyrs-bash")
    battle = see(match, 0).battle
    assert battle is not None
    assert [(one.seat, one.laid, one.cards) for one in battle.fighters] == [(0, True, []), (1, False, [])]
    assert see(match, 0).chosen == "tyrs-bash"
    assert see(match, 1).battle == see(match).battle
    assert see(match, 1).chosen is None
    assert see(match).clans[0].hand == [1, 1], "it leaves the hand when all are turned over"


def test_a_quest_that_was_seen_may_be_the_one_that_is_committed_then() -> None:
    match = put("", "", hands=["alfheim-1 manheim-1 tyrs-bash", ""], known=[["alfheim-1", "tyrs-bash"], []], **OPEN)
    answer(match, "quest manheim-1")
    assert seen(clan(match)) == (["tyrs-bash"], ["alfheim-1"], ["hand quests"])


def test_it_must_be_that_one_when_no_card_of_that_age_is_left() -> None:
    match = put("", "", hands=["alfheim-1", ""], known=[["alfheim-1"], []], **OPEN)
    answer(match, "quest alfheim-1")
    assert seen(clan(match)) == ([], ["alfheim-1"], ["quests"])


def test_a_second_equal_card_stays_a_secret() -> None:
    """Whoever plays a card that was seen may have had two of them: nobody can tell."""
    both: dict[str, Any] = {"age": 2, "destroyed": ["utgard", "andlang", "horgr", "angerboda"],
                            "doom": ["angerboda", "elvagar", "muspelheim"], "rage": [6, 0]}  # fmt: skip
    for hand in ("heimdalls-eye heimdalls-eye", "heimdalls-eye tyrs-rage-2"):
        match = put(
            "leader gimle", "warrior gimle", hands=[hand, "tyrs-crush-2"], known=[["heimdalls-eye"], []], **both
        )
        answer(match, "pillage gimle", "heimdalls-eye", "tyrs-crush-2", "none")
        assert clan(match).gone == []
        assert seen(clan(match)) == (["heimdalls-eye"], [], [])


def test_nobody_learns_which_of_two_equal_quests_was_committed() -> None:
    """One was seen and may have been committed; if one is played now, it may be that one, or another."""
    match = put("leader gimle", "2 warriors gimle", seats=4, hands=["tyrs-smite-1", "alfheim-1"],
                quests=["", "alfheim-1"], known=[[], ["alfheim-1 hand quests"], [], []],
                destroyed=["utgard"], doom=["angerboda", "elvagar", "muspelheim"])  # fmt: skip
    answer(match, "pillage gimle")
    lay(match, "tyrs-smite-1", "alfheim-1")
    assert seen(clan(match, 1)) == (["alfheim-1"], [], [])


def test_after_the_discards_a_card_that_was_seen_is_kept_or_thrown_away() -> None:
    hands = ["alfheim-1 tyrs-bash", "manheim-1"]
    match = put("", "", phase="discard", hands=hands, known=[["alfheim-1"], ["manheim-1"]], **OPEN)
    answer(match, "tyrs-bash", "none")
    assert seen(clan(match, 0)) == ([], ["alfheim-1"], ["hand discarded"])
    assert seen(clan(match, 1)) == ([], ["manheim-1"], ["discarded"])


def test_the_back_of_the_kept_card_tells_what_it_cannot_be() -> None:
    match = put("", "", phase="discard", age=2, hands=["tyrs-bash alfheim-2", ""], known=[["alfheim-2"], []])
    answer(match, "tyrs-bash")
    assert seen(clan(match, 0)) == ([], ["alfheim-2"], ["discarded"])
    assert clan(match, 0).hand == [1]


def test_what_was_not_among_the_quests_is_still_in_hand() -> None:
    match = put("", "", phase="quests", hands=["alfheim-1", ""], quests=["manheim-1", ""],
                known=[["alfheim-1 hand quests"], []], **OPEN)  # fmt: skip
    assert see(match).age == 2
    assert seen(clan(match)) == (["alfheim-1"], [], [])
    assert clan(match).gone == ["manheim-1"]


def test_what_was_among_them_is_gone() -> None:
    match = put("", "", phase="quests", hands=["manheim-1", ""], quests=["alfheim-1", ""],
                known=[["alfheim-1 hand quests"], []], **OPEN)  # fmt: skip
    assert seen(clan(match)) == ([], [], [])
    assert clan(match).gone == ["alfheim-1"]


def test_everybody_sees_which_cards_the_poison_takes() -> None:
    match = put("leader gimle", "warrior gimle", age=3, hands=["tyrs-rage-3", "lokis-poison"],
                destroyed=["utgard", "andlang", "horgr", "angerboda", "elvagar"],
                doom=["angerboda", "elvagar", "muspelheim"])  # fmt: skip
    answer(match, "pillage gimle")
    lay(match, "tyrs-rage-3", "lokis-poison")
    while match.asked[0].step == "LateCard":
        answer(match, "none")
    assert clan(match, 1).known == ["lokis-poison", "tyrs-rage-3"]
    assert clan(match, 0).gone == []


def test_a_seat_remembers_the_packs_it_held_as_long_as_others_hold_such_cards() -> None:
    packs = {"1": [
        ["troll", "tyrs-smite-1", "alfheim-1", "manheim-1", "lokis-domain", "odins-smite", "thors-hammer",
         "friggas-charm"],
        ["jotunheim-1", "glorious-death-1", "tyrs-bash", "dwarf-chieftain", "thors-glory", "tyrs-smash-1",
         "lokis-trickery", "friggas-grace"],
    ]}  # fmt: skip
    kept = put("", "", age=2, packs=packs, hands=["", "jotunheim-1"])
    assert [(one.age, one.pack, one.index) for one in see(kept, 0).memory or []] == [
        (1, 0, 0), (1, 0, 1), (1, 1, 2), (1, 1, 3), (1, 0, 4), (1, 0, 5),
    ]  # fmt: skip
    assert see(kept, 1).memory == []
    assert see(kept).memory is None
