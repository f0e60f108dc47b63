"""The small game: it keeps every promise, and shows every feature of the kernel at work."""

from __future__ import annotations

from collections import Counter
from os import environ
from typing import Any

import pytest
from hypothesis import settings

from gladsheim import NATURE, BadPosition, BadSetup, IllegalMove, Match, NotAsked
from gladsheim.kernel.replay import parse, verify
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.view import Options
from gladsheim.testing import conformance
from gladsheim.testing.feast import GAME
from gladsheim.testing.feast.state import CASKS, DISHES, State
from gladsheim.testing.feast.view import FeastView
from gladsheim.testing.machine import machine_of

EFFORT = int(environ.get("GLADSHEIM_EFFORT", "1"))

COURSE = {
    "seats": 3,
    "served": [["boar"], ["bread", "honey"], ["salmon"]],
    "steward": 1,
    "top": ["sour"],
    "top_seen": [[1]],
    "bottom": ["mead"],
    "bottom_seen": [[1]],
    "joy": 4,
    "course": 2,
    "speaker": 0,
}


def dishes_and_casks(s: State) -> dict[str, int]:
    held = [dish for packet in s.packets for dish in packet]
    counts = {
        name: s.larder[dish] + s.scraps[dish] + sum(s.served[dish :: len(DISHES)]) + held.count(dish)
        for dish, name in enumerate(DISHES)
    }
    for cask, name in enumerate(CASKS):
        counts[name] = s.middle[cask] + (s.poured + s.top + s.bottom).count(cask)
    return counts


@pytest.mark.parametrize(("seats", "options"), conformance.setups(GAME))
def test_the_feast_keeps_every_promise(seats: int, options: Options) -> None:
    conformance.check(GAME, seats, options, games=3 * EFFORT, conserved=dishes_and_casks)


TestFeastMachine: Any = machine_of(GAME).TestCase
TestFeastMachine.settings = settings(
    max_examples=15 * EFFORT, stateful_step_count=40, deadline=None, derandomize=True, database=None
)


def state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def view(match: Match, seat: int | None = None) -> FeastView:
    found = match.view(seat)
    assert isinstance(found, FeastView)
    return found


def test_a_taken_dish_can_be_changed_until_the_last_guest_has_taken_one() -> None:
    match = GAME.match(seats=2, seed=4)
    first, second = match.moves(0)[0], match.moves(0)[1]
    match.play(first, 0)
    assert [one.seat for one in match.asked] == [1]
    assert [one.seat for one in match.changeable] == [0]
    match.play(second, 0)
    match.play(match.moves(1)[0], 1)
    assert view(match, 0).taken == [second.removeprefix("take ")]


def test_a_guest_remembers_what_he_passed_on_and_sees_nothing_of_the_rest() -> None:
    match = GAME.match(seats=3, seed=4)
    hand = list(view(match, 0).hand or [])
    for seat in range(3):
        match.play(match.moves(seat)[0], seat)
    after = view(match, 0)
    assert after.passed_on == [hand[1:]]
    assert view(match).hand is None
    assert view(match).passed_on is None


def test_of_two_casks_only_the_steward_knows_which_one_was_lowered() -> None:
    match = GAME.match(seats=3, seed=4)
    while match.asked[0].step != "Lower":
        match.play(match.moves(match.asked[0].seat)[0], match.asked[0].seat)
    steward = match.asked[0].seat
    match.play(match.moves(steward)[0], steward)
    assert None not in view(match, steward).top + view(match, steward).bottom
    assert view(match, (steward + 1) % 3).bottom == [None]
    assert "lower" not in match.record((steward + 1) % 3)
    assert "lower" in match.record(steward)


def test_the_first_to_rise_speaks_for_all() -> None:
    match = GAME.position(COURSE, seed=1)
    assert [one.seat for one in match.asked] == [1, 2]
    match.play("to freya", 2)
    assert view(match).speaker == 2
    assert view(match, 2).top == ["sour"]
    assert view(match, 0).top == [None]
    assert view(match).top_seen == [[1, 2]]


def test_a_sour_cask_waits_for_its_answer_before_the_course_is_judged() -> None:
    match = GAME.position(COURSE, seed=1)
    match.play("to odin", 2)
    assert [(one.step, one.seat) for one in match.asked] == [("Soothe", 0)]
    match.play("grumble", 0)
    assert match.scores == (3, 3, 3)
    assert [one.step for one in match.asked] == ["Toast", "Toast"]


def test_the_casks_are_poured_from_top_to_bottom() -> None:
    match = GAME.position({**COURSE, "poured": ["mead", "mead", "ale", "ale"], "course": 1}, seed=1)
    match.play("to thor", 1)
    match.play("give salmon", 2)
    match.play("grumble", 2)
    assert view(match).poured == ["mead", "mead", "ale", "ale", "sour", "sour"]
    match.play("to freya", 0)
    assert view(match, 0).bottom == ["mead"]
    match.play("to odin", 1)
    assert view(match).poured.count("mead") == 3
    assert match.moves(0) == ("to odin",)
    with pytest.raises(IllegalMove, match="too few casks"):
        match.play("to thor", 0)


def test_all_win_or_lose_together() -> None:
    won = GAME.position({**COURSE, "joy": 9, "course": 4}, seed=1)
    lost = GAME.position({**COURSE, "joy": 0, "course": 4}, seed=1)
    for match in (won, lost):
        match.play("to freya", 1)
        assert match.over
    assert won.ranking == (1, 1, 1)
    assert lost.ranking == (2, 2, 2)


def test_a_course_can_be_written_as_a_position_and_read_again() -> None:
    match = GAME.match(seats=4, seed=11, options={"fenrir": True})
    rng = Rng(1)
    seen = 0
    while not match.over:
        if match.asked[0].step == "Toast":
            position = GAME.to_position(state(match))
            again = GAME.position(position, seed=0)
            assert GAME.to_position(state(again)) == position
            assert view(again, 2).top == view(match, 2).top
            seen += 1
        one = match.asked[0]
        match.play(match.moves(one.seat)[int(rng.below(len(match.moves(one.seat))))], one.seat)
    assert seen == 4
    with pytest.raises(BadPosition, match="beginning of a course"):
        GAME.to_position(state(match))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"guests": 3}, "position/unknown-key"),
        ({"seats": 5}, "position/not-a-number"),
        ({"joy": True}, "position/not-a-number"),
        ({"options": {"goal": 5}}, "position/unknown-name"),
        ({"served": [[]]}, "position/not-by-seat"),
        ({"served": ["boar", [], []]}, "position/not-a-list"),
        ({"scraps": ["dragon"]}, "position/unknown-name"),
        ({"scraps": ["boar"] * 4}, "position/too-many"),
        ({"top_seen": []}, "feast/position-not-by-cask"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_reason(change: dict[str, Any], code: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.position({**COURSE, **change}, seed=0)
    assert refusal.value.code == code


def test_options_are_of_the_kinds_they_were_declared() -> None:
    with pytest.raises(BadSetup, match="goal"):
        GAME.match(seats=2, options={"goal": 5})
    with pytest.raises(BadSetup, match="fenrir"):
        GAME.match(seats=2, options={"fenrir": 1})


def test_people_with_the_cards_on_their_table_answer_for_nature() -> None:
    match = GAME.match(seats=2, companion=True)
    assert [one.seat for one in match.asked] == [NATURE]
    with pytest.raises(NotAsked):
        match.play("boar", 0)
    for dish in ("boar", "bread", "honey", "salmon", "boar", "bread", "honey", "salmon"):
        match.play(dish, NATURE)
    assert view(match, 1).hand == ["boar", "bread", "honey", "salmon"]
    assert [one.seat for one in match.asked] == [0, 1]
    assert not verify(parse(match.record()), GAME).fair


def test_imagined_drafts_are_as_likely_as_brute_force_says() -> None:
    """Two seats, two dishes passed: what the left neighbour took of what this seat passed on is uniform."""
    match = GAME.match(seats=3, seed=2)
    for _ in range(2):
        for seat in range(3):
            match.play(match.moves(seat)[0], seat)
    s = state(match)
    passed = sorted(s.packets[0][1:])
    rng = Rng(5)
    counts = Counter(GAME.imagine(s, 0, rng).packets[0][1] for _ in range(3000))
    assert set(counts) == set(passed)
    for dish, n in counts.items():
        expected = 3000 * passed.count(dish) / len(passed)
        assert abs(n - expected) < 5 * (expected * (1 - expected / 3000)) ** 0.5
