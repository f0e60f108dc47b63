"""Positions written by hand: what is accepted, what is filled in, and what is written down of a game."""

from __future__ import annotations

import os
import random
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import NATURE, BadPosition, Match
from gladsheim.games.bloodrage.rules.view import BloodrageView
from tests.games.bloodrage.tables import answer, at, put, see

EFFORT: Final = int(os.environ.get("GLADSHEIM_EFFORT", "1"))
PACK: Final = [
    ["troll", "tyrs-smite-1", "alfheim-1", "manheim-1", "lokis-domain", "odins-smite", "thors-hammer", "friggas-charm"],
    ["jotunheim-1", "glorious-death-1", "tyrs-bash", "dwarf-chieftain",
     "thors-glory", "tyrs-smash-1", "lokis-trickery", "friggas-grace"],
]  # fmt: skip
PLAIN: Final[dict[str, Any]] = {
    "seats": 3,
    "age": 2,
    "phase": "actions",
    "first": 1,
    "turn": 2,
    "tokens": {"gimle": "glory", "elvagar": "axes"},
    "doom": ["utgard", "gimle", "horgr"],
    "destroyed": ["utgard", "andlang", "angerboda"],
    "pillaged": ["elvagar"],
    "figures": [
        {"leader": "gimle", "warriors": {"elvagar": 3, "valhalla": 2}, "ship": "north"},
        {"troll": "horgr", "warriors": {"yggdrasil": 1}},
        {},
    ],
    "stats": [[1, 2, 3], [6, 1, 1], [1, 1, 1]],
    "rage": [0, 4, 6],
    "glory": [3, 120, 0],
    "passed": [True, False, False],
    "upgrades": [["lord-of-hammers"], ["troll", "lokis-domain", "friggas-charm"], []],
    "hands": [["alfheim-2"], ["odins-tide", "tyrs-smash-1"], []],
    "quests": [[], ["jotunheim-2"], []],
    "discarded": [["tyrs-bash"], [], []],
    "known": [[], ["odins-tide"], []],
}


def position(**changes: Any) -> Match:
    """The plain position with some keys changed; None takes a key out."""
    data = {key: value for key, value in {**PLAIN, **changes}.items() if value is not None}
    return gladsheim.load("bloodrage").position(data, seed=0)


def start(**data: Any) -> Match:
    """A position of nothing but these keys."""
    return gladsheim.load("bloodrage").position(data, seed=0)


def asked(match: Match) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(one.seat, one.step) for one in match.asked]


def test_a_position_is_shown_as_it_was_written() -> None:
    match = position()
    view = see(match, 1)
    assert asked(match) == [(2, "Act")]
    assert (view.seats, view.age, view.phase, view.first) == (3, 2, "actions", 1)
    assert view.doom == ["utgard", "gimle", "horgr"]
    assert [one.name for one in view.provinces if one.destroyed] == ["angerboda", "utgard", "andlang"]
    assert [one.name for one in view.provinces if one.pillaged] == ["elvagar"]
    tokens = {one.name: one.token for one in view.provinces}
    assert (tokens["gimle"], tokens["elvagar"], tokens["yggdrasil"]) == ("glory", "axes", "all")
    assert [clan.rage for clan in view.clans] == [0, 4, 6]
    assert [clan.passed for clan in view.clans] == [True, False, False]
    assert view.scores == [3, 120, 0]
    assert [stat.step for stat in view.clans[0].stats] == [1, 2, 3]
    assert [stat.value for stat in view.clans[1].stats] == [12, 3, 4]
    assert (view.clans[1].monsters, view.clans[1].clan) == (["troll", None], ["lokis-domain", "friggas-charm", None])
    assert view.hand == ["tyrs-smash-1", "odins-tide"]
    assert [quest.card for quest in view.quests or []] == ["jotunheim-2"]
    assert view.clans[1].known == ["odins-tide"]
    assert (view.clans[1].hand, view.clans[1].quests) == ([1, 2], [2])
    assert see(match, 0).discarded == ["tyrs-bash"]


def test_figures_stand_where_they_are_written_and_the_rest_in_reserve() -> None:
    match = position()
    assert at(match, "gimle") == "leader"
    assert at(match, "elvagar") == "3 warriors"
    assert at(match, "north") == "ship"
    assert at(match, "valhalla") == "2 warriors"
    assert at(match, "reserve") == "3 warriors"
    assert at(match, "horgr", 1) == "troll"
    assert at(match, "reserve", 1) == "leader, 7 warriors, ship"


def test_what_is_left_out_is_as_in_a_new_age() -> None:
    view = see(start(seats=4))
    assert (view.age, view.phase, view.first) == (1, "actions", 0)
    assert [clan.rage for clan in view.clans] == [6] * 4
    assert sum(one.destroyed for one in view.provinces) == 1
    assert sorted(one.token or "" for one in view.provinces) == sorted(
        ["rage"] * 3 + ["axes"] * 2 + ["horns"] * 2 + ["glory", "all"]
    )
    assert len(set(view.doom)) == 3
    assert not {one.name for one in view.provinces if one.destroyed} & set(view.doom)
    assert asked(start(seats=4)) == [(0, "Act")]


@pytest.mark.parametrize(("seats", "ruins"), [(2, 3), (3, 2), (4, 1), (5, 0)])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_provinces_that_nothing_mentions_are_destroyed(seats: int, ruins: int, age: int) -> None:
    view = see(start(seats=seats, age=age, figures=[{"leader": "gimle", "ship": "east"}] + [{}] * (seats - 1)))
    destroyed = [one.name for one in view.provinces if one.destroyed]
    assert len(destroyed) == ruins + age - 1
    assert "gimle" not in destroyed
    assert [name in destroyed for name in view.doom] == [past < age - 1 for past in range(3)]


def test_rage_is_what_the_stat_says_unless_it_is_written() -> None:
    assert [clan.rage for clan in see(start(stats=[[3, 1, 1], [1, 1, 1]])).clans] == [8, 6]
    assert [clan.rage for clan in see(start(stats=[[3, 1, 1], [1, 1, 1]], rage=[None, 14])).clans] == [8, 14]


def test_the_turn_is_the_first_players_or_of_the_next_who_can_act() -> None:
    assert asked(start(seats=3, first=2)) == [(2, "Act")]
    assert asked(start(seats=3, first=2, rage=[6, 6, 0])) == [(0, "Act")]
    assert asked(start(seats=3, first=2, passed=[True, False, True])) == [(1, "Act")]


def test_of_a_position_without_packs_nobody_has_seen_the_draft() -> None:
    view = see(position(), 1)
    assert view.memory == []
    assert view.in_decks == [26 - 6, 26 - 3, 26]


def test_packs_say_who_saw_what() -> None:
    match = start(packs={"1": PACK}, hands=[["troll", "dwarf-chieftain"], ["jotunheim-1"]])
    memory = see(match, 0).memory or []
    assert [(one.pack, one.index, len(one.cards), one.took) for one in memory] == [
        (0, 0, 8, "troll"), (0, 1, 7, "tyrs-smite-1"), (1, 2, 6, "tyrs-bash"), (1, 3, 5, "dwarf-chieftain"),
        (0, 4, 4, "lokis-domain"), (0, 5, 3, "odins-smite"),
    ]  # fmt: skip
    gone = [clan.gone for clan in see(match).clans]
    assert gone[0] == ["lokis-domain", "odins-smite", "tyrs-bash", "tyrs-smite-1"]
    assert see(match, 1).in_decks == [4, 20, 20]


def test_a_draft_may_be_under_way() -> None:
    match = start(phase="gifts", packs={"1": PACK}, taken=2, chosen=["tyrs-bash", None])
    assert asked(match) == [(1, "Take")]
    assert see(match, 0).hand == ["troll", "tyrs-smite-1"]
    assert see(match, 0).chosen == "tyrs-bash"
    assert see(match, 1).chosen is None
    assert set(see(match, 1).pack or []) == set(PACK[0][2:])
    assert sorted(match.moves(1)) == sorted(PACK[0][2:])


def test_cards_may_be_half_dealt() -> None:
    dealing = [PACK[0], [*PACK[1][:3], *[None] * 5]]
    match = gladsheim.load("bloodrage").position({"phase": "gifts", "packs": {"1": dealing}}, companion=True)
    assert [(one.seat, one.step) for one in match.asked] == [(NATURE, "Deal")]
    assert "dwarf-chieftain" in match.moves(NATURE)
    assert "tyrs-bash" not in match.moves(NATURE)


def test_an_age_may_begin() -> None:
    match = start(phase="gifts", age=2, hands=[["troll"], []], figures=[{"leader": "yggdrasil"}, {}])
    assert asked(match) == [(0, "Take"), (1, "Take")]
    assert see(match, 0).hand == ["troll"]
    assert len(see(match, 0).pack or []) == 8


def test_discards_may_be_due_and_half_made() -> None:
    match = start(phase="discard", hands=[["troll", "alfheim-1"], ["tyrs-bash"]], chosen=["none", None])
    assert asked(match) == [(1, "KeepCard")]
    assert see(match, 0).chosen == "none"
    match.play("tyrs-bash", 1)
    assert see(match, 1).hand == ["tyrs-bash"]


def test_a_phase_may_begin() -> None:
    quests = start(seats=2, phase="quests", destroyed=["utgard", "andlang", "horgr"], quests=[["alfheim-1"], []],
                   figures=[{"leader": "gimle"}, {}])  # fmt: skip
    assert asked(quests) == [(0, "RaiseStat")]
    assert quests.scores == (5, 0)
    ragnarok = start(seats=2, phase="ragnarok", doom=["gimle", None, None], figures=[{"leader": "gimle"}, {}])
    assert ragnarok.scores == (2, 0)
    assert see(ragnarok).age == 2
    upgrades: list[list[str]] = [["lokis-domain"], []]
    valhalla = start(phase="valhalla", upgrades=upgrades, figures=[{"warriors": {"valhalla": 3}}, {}])
    assert valhalla.scores == (3, 0)
    assert see(valhalla).phase == "gifts"


def test_the_end_of_the_game_is_over() -> None:
    match = start(phase="over", glory=[40, 50])
    assert match.over
    assert (match.scores, match.ranking) == ((40, 50), (2, 1))


def test_a_first_game_has_eight_cards_each() -> None:
    hands = [["troll", *PACK[1]], []]
    match = start(options={"first_game": True}, hands=[hands[0][1:], []])
    assert len(see(match, 0).hand or []) == 8
    with pytest.raises(BadPosition) as refused:
        start(options={"first_game": True}, hands=hands)
    assert refused.value.code == "bloodrage/position-not-taken"


def test_a_card_taken_from_another_is_known_to_all() -> None:
    """Loki's Poison: the seventh card of an age is one that somebody else took."""
    seven = ["frost-giant", "tyrs-rage-3", "alfheim-3", "manheim-3", "odins-throne", "thors-primacy", "tyrs-crush-3"]
    match = start(age=3, hands=[seven, []], known=[["tyrs-crush-3"], []])
    assert see(match).clans[0].known == ["tyrs-crush-3"]
    with pytest.raises(BadPosition):
        start(age=3, hands=[seven, []])


def test_what_everybody_has_seen_may_lie_in_one_of_several_heaps() -> None:
    match = start(quests=[["alfheim-1"], []], hands=[["manheim-1"], []], known=[["alfheim-1 hand quests"], []])
    clan = see(match, 1).clans[0]
    assert (clan.known, clan.perhaps, clan.perhaps_in) == ([], ["alfheim-1"], ["hand quests"])


def test_or_among_the_quests_committed_since_it_was_seen() -> None:
    """The first quest was committed before Manheim was seen in hand: it cannot be that one."""
    match = start(quests=[["alfheim-1"], []], hands=[["manheim-1", "glorious-death-1"], []], known=[["manheim-1"], []])
    answer(match, "quest glorious-death-1")
    clan = see(match, 1).clans[0]
    assert (clan.perhaps, clan.perhaps_in) == (["manheim-1"], ["hand quests 2"])
    assert gladsheim.load("bloodrage").to_position(match.state)["known"] == [["manheim-1 hand quests 2"], []]


def test_a_record_from_a_position_can_be_replayed() -> None:
    match = position()
    match.play("invade leader gimle", 2)
    again = gladsheim.replay(match.record())
    assert again.record() == match.record()
    assert [again.view(seat) for seat in (None, 0, 1, 2)] == [match.view(seat) for seat in (None, 0, 1, 2)]


def test_a_position_does_not_change_with_the_data_it_was_made_from() -> None:
    data: dict[str, Any] = {"hands": [["troll"], []]}
    match = gladsheim.load("bloodrage").position(data, seed=0)
    record = match.record()
    data["hands"][0].append("alfheim-1")
    assert match.record() == record


def test_in_the_middle_of_an_action_there_is_no_position() -> None:
    match = put("2 warriors elvagar", "warrior yggdrasil", seats=2, destroyed=["utgard", "andlang", "horgr"])
    game = gladsheim.load("bloodrage")
    assert game.to_position(match.state)["turn"] == 0
    answer(match, "march elvagar gimle")
    with pytest.raises(BadPosition) as refused:
        game.to_position(match.state)
    assert refused.value.code == "bloodrage/position-in-between"
    assert "record" in refused.value.sentence


BATTLE: Final = ["tyrs-crush-3", "tyrs-rage-3", "thors-ascension", "odins-judgement"]
TWICE: Final = ("lokis-poison", "thors-primacy", "heimdalls-gaze", "odins-judgement", "tyrs-crush-3")


def phase_of(match: Match) -> str:
    """In which phase everybody sees the game."""
    view = match.view()
    assert isinstance(view, BloodrageView)
    return view.phase


def eager(moves: tuple[str, ...], rng: random.Random) -> str:
    """A move that leads to battles, to Loki's Poison in them and to cards of which there are two, if there is one."""
    wanted = [move for move in moves if move in TWICE or move.startswith("pillage")]
    return rng.choice(wanted if wanted and rng.random() < 0.8 else moves)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("drafted", [False, True], ids=["unseen", "drafted"])
def test_cards_taken_with_lokis_poison_are_written_down_with_whom_they_came_from(seats: int, drafted: bool) -> None:
    game = gladsheim.load("bloodrage")
    taken = checked = 0
    for seed in range(12 * EFFORT):
        rng = random.Random(f"{seats} {seed}")
        figures = [{"leader": "yggdrasil", "warriors": {"yggdrasil": 2}} for _ in range(seats)]
        data: dict[str, Any] = {"age": 3, "seats": seats, "figures": figures, "rage": [9] * seats}
        if drafted:
            data["phase"] = "gifts"
        else:
            data["hands"] = [["lokis-poison"], *([card] for card in rng.sample(BATTLE, seats - 1))]
        match = game.position(data, seed=seed)
        while not match.over and phase_of(match) in ("gifts", "actions", "discard"):
            one = rng.choice(match.asked)
            if one.step in ("Act", "KeepCard"):
                checked += 1
                check_again(match)
            match.play(eager(match.moves(one.seat), rng), one.seat)
        taken += sum(type(event).__name__ == "CardsTaken" for event in match.events())
    assert taken
    assert checked


@pytest.mark.parametrize("first_game", [False, True], ids=["drafted", "first"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_turn_of_a_game_can_be_written_down_and_read_again(seats: int, first_game: bool) -> None:
    game = gladsheim.load("bloodrage")
    steps = set()
    for seed in range(2):
        match = game.match(seats=seats, seed=seed, options={"first_game": first_game})
        rng = random.Random(seed)
        while not match.over:
            one = rng.choice(match.asked)
            if one.step in ("Take", "Act", "KeepCard"):
                steps.add(one.step)
                check_again(match)
            match.play(rng.choice(match.moves(one.seat)), one.seat)
        again = game.position(game.to_position(match.state), seed=0)
        assert again.over
        assert (again.scores, again.ranking) == (match.scores, match.ranking)
    assert steps == {"Take", "Act", "KeepCard"}


def check_again(match: Match) -> None:
    """Written and read, a position asks the same and looks the same to everybody."""
    game = match.game
    written = game.to_position(match.state)
    again = game.position(written, seed=0)
    assert game.to_position(again.state) == written
    assert asked(again) == asked(match)
    for seat in range(match.seats):
        assert again.moves(seat) == match.moves(seat)
        assert again.view(seat) == match.view(seat)
    assert again.view() == match.view()
