"""Every ruling of docs/rules.md, R1 to R14."""

from __future__ import annotations

import pytest

from gladsheim import IllegalMove, Match
from hnefatafl.rules.game import GAME
from hnefatafl.rules.turn import QUIET
from positions import on, piece_on

ATTACKERS, DEFENDERS = 0, 1
BOTH = pytest.mark.parametrize("board", ["brandubh", "tablut"])


def refusal(match: Match, move: str) -> str:
    """The code with which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        match.play(move, match.asked[0].seat)
    return refused.value.code


@BOTH
def test_r1_attackers_move_first_and_turns_alternate(board: str) -> None:
    match = GAME.match(2, options={"board": board})
    seats = []
    for _ in range(4):
        seats.append(match.asked[0].seat)
        match.play(match.moves(seats[-1])[0], seats[-1])
    assert seats == [ATTACKERS, DEFENDERS, ATTACKERS, DEFENDERS]


def test_r2_pieces_move_straight_and_jump_over_nothing() -> None:
    match = on("brandubh", "attackers", king="d4", attackers="a2 a6", defenders="e2")
    assert set(match.moves(ATTACKERS)) >= {"a2-b2", "a2-d2", "a2-a3", "a2-a5", "a6-g6"}
    assert refusal(match, "a2-b3") == "hnefatafl/not-straight"
    assert refusal(match, "a2-f2") == "hnefatafl/in-the-way"
    assert refusal(match, "a2-e2") == "hnefatafl/in-the-way"
    assert refusal(match, "a2-a2") == "hnefatafl/stays"
    assert refusal(match, "c3-c4") == "hnefatafl/no-piece"
    assert refusal(match, "e2-e3") == "hnefatafl/not-yours"
    assert refusal(match, "a2-a9") == "hnefatafl/off-board"
    assert refusal(match, "hop") == "move/unreadable"


def test_r3_only_the_king_stands_on_a_corner_of_brandubh() -> None:
    match = on("brandubh", "attackers", king="d4", attackers="a2", defenders="g2")
    assert refusal(match, "a2-a1") == "hnefatafl/corner"
    match.play("a2-a3", ATTACKERS)
    assert refusal(match, "g2-g1") == "hnefatafl/corner"


def test_r3_the_corners_of_tablut_are_squares_like_others() -> None:
    match = on("tablut", "attackers", king="e5", attackers="a2", defenders="h2")
    match.play("a2-a1", ATTACKERS)
    assert piece_on(match, "a1") == "attacker"


def test_r4_in_brandubh_the_king_returns_to_his_throne_and_all_cross_it() -> None:
    match = on("brandubh", "attackers", king="c2", attackers="a4", defenders="d2")
    assert refusal(match, "a4-d4") == "hnefatafl/throne"
    match.play("a4-g4", ATTACKERS)
    assert "d2-d6" in match.moves(DEFENDERS)
    assert refusal(match, "d2-d4") == "hnefatafl/throne"
    match.play("c2-c4", DEFENDERS)
    match.play("g4-g3", ATTACKERS)
    match.play("c4-d4", DEFENDERS)
    assert piece_on(match, "d4") == "king"


def test_r4_in_tablut_nobody_enters_or_crosses_the_throne_again() -> None:
    match = on("tablut", "attackers", king="d5", attackers="a8 e2", defenders="f5")
    assert refusal(match, "e2-e5") == "hnefatafl/throne-closed"
    assert refusal(match, "e2-e8") == "hnefatafl/throne-closed"
    match.play("a8-a9", ATTACKERS)
    assert refusal(match, "d5-e5") == "hnefatafl/throne-closed"


def test_r5_a_piece_between_two_enemies_is_captured_and_several_may_be() -> None:
    match = on("brandubh", "attackers", king="e4", attackers="b2 f2 d1", defenders="c2 e2 g6")
    match.play("d1-d2", ATTACKERS)
    assert piece_on(match, "c2") == piece_on(match, "e2") == ""
    assert match.view().lost == [5, 2 + 1]  # type: ignore[attr-defined]


def test_r5_whoever_moves_between_two_enemies_is_safe() -> None:
    match = on("brandubh", "attackers", king="d4", attackers="c6", defenders="b2 d2")
    match.play("c6-c2", ATTACKERS)
    assert piece_on(match, "c2") == "attacker"
    match.play("d4-d3", DEFENDERS)
    assert piece_on(match, "c2") == "attacker"


def test_r6_the_king_captures_with_a_defender() -> None:
    match = on("brandubh", "defenders", king="d2", attackers="c6 f6", defenders="b6")
    match.play("d2-d6", DEFENDERS)
    assert piece_on(match, "c6") == ""


@BOTH
def test_r7_the_empty_throne_is_hostile_to_both_sides(board: str) -> None:
    middle = 4 if board == "brandubh" else 5
    throne, beside, next_one = (f"{letter}{middle}" for letter in ("def" if middle == 4 else "efg"))
    start = next_one[0] + "2"
    match = on(board, "attackers", king="b2", attackers=start, defenders=beside)
    match.play(f"{start}-{next_one}", ATTACKERS)
    assert piece_on(match, beside) == ""
    match = on(board, "defenders", king="b2", defenders=start, attackers=f"{beside} a3")
    match.play(f"{start}-{next_one}", DEFENDERS)
    assert piece_on(match, beside) == ""
    assert piece_on(match, throne) == ""


def test_r7_a_throne_with_the_king_on_it_is_no_enemy_to_his_men() -> None:
    match = on("brandubh", "attackers", king="d4", attackers="f2", defenders="e4")
    match.play("f2-f4", ATTACKERS)
    assert piece_on(match, "e4") == "defender"


def test_r7_a_corner_is_hostile_in_brandubh_and_not_in_tablut() -> None:
    match = on("brandubh", "attackers", king="d4", attackers="c3", defenders="b1")
    match.play("c3-c1", ATTACKERS)
    assert piece_on(match, "b1") == ""
    match = on("tablut", "attackers", king="e5", attackers="c3", defenders="b1")
    match.play("c3-c1", ATTACKERS)
    assert piece_on(match, "b1") == "defender"


@BOTH
def test_r8_on_his_throne_the_king_falls_to_four(board: str) -> None:
    three, start, end = ("c4 e4 d5", "d1", "d3") if board == "brandubh" else ("d5 f5 e6", "e1", "e4")
    match = on(board, "attackers", king="d4" if board == "brandubh" else "e5", attackers=f"{three} {start}")
    match.play(f"{start}-{end}", ATTACKERS)
    assert match.over
    assert match.ranking == (1, 2)
    assert match.scores == (1, 0)


def test_r8_three_around_the_throne_and_a_defender_are_not_enough() -> None:
    match = on("brandubh", "attackers", king="d4", attackers="c4 e4 d1", defenders="d5")
    match.play("d1-d3", ATTACKERS)
    assert not match.over


@BOTH
def test_r9_beside_his_throne_the_king_falls_to_three(board: str) -> None:
    king, two, start, end = ("d5", "c5 e5", "d7", "d6") if board == "brandubh" else ("e6", "d6 f6", "e8", "e7")
    match = on(board, "attackers", king=king, attackers=f"{two} {start}")
    match.play(f"{start}-{end}", ATTACKERS)
    assert match.ranking == (1, 2)


def test_r9_beside_his_throne_two_are_not_enough() -> None:
    match = on("brandubh", "attackers", king="d5", attackers="c5 e1")
    match.play("e1-e5", ATTACKERS)
    assert not match.over


@BOTH
def test_r10_anywhere_else_the_king_falls_to_two(board: str) -> None:
    match = on(board, "attackers", king="c3", attackers="b3 d1")
    match.play("d1-d3", ATTACKERS)
    assert match.ranking == (1, 2)


def test_r10_a_corner_does_not_help_against_the_king() -> None:
    match = on("brandubh", "attackers", king="b1", attackers="c3")
    match.play("c3-c1", ATTACKERS)
    assert not match.over


def test_r11_the_king_wins_on_a_corner_of_brandubh_and_not_at_its_edge() -> None:
    match = on("brandubh", "defenders", king="c2", attackers="f6")
    match.play("c2-c1", DEFENDERS)
    assert not match.over
    match.play("f6-f5", ATTACKERS)
    match.play("c1-a1", DEFENDERS)
    assert match.ranking == (2, 1)


def test_r11_the_king_wins_anywhere_on_the_edge_of_tablut() -> None:
    match = on("tablut", "defenders", king="c3", attackers="f6")
    match.play("c3-c1", DEFENDERS)
    assert match.ranking == (2, 1)
    assert match.scores == (0, 1)


def test_r12_whoever_cannot_move_loses() -> None:
    match = on("brandubh", "defenders", king="c4", attackers="a2", defenders="a4 b3")
    match.play("b3-b2", DEFENDERS)
    assert not match.over
    match = on("brandubh", "defenders", king="c3", attackers="b1", defenders="c1 b4")
    match.play("b4-b2", DEFENDERS)
    assert match.over
    assert match.ranking == (2, 1)


def test_r13_the_same_position_for_the_third_time_is_a_draw() -> None:
    match = on("brandubh", "attackers", king="d4", attackers="a2", defenders="g2")
    round_trip = [("a2-a3", ATTACKERS), ("g2-g3", DEFENDERS), ("a3-a2", ATTACKERS), ("g3-g2", DEFENDERS)]
    for move, seat in [*round_trip, *round_trip[:3]]:
        match.play(move, seat)
    warning = match.warning("g3-g2", DEFENDERS)
    assert warning is not None
    assert warning.id == "hnefatafl-warn-repeat"
    match.play("g3-g2", DEFENDERS)
    assert match.over
    assert match.ranking == (1, 1)
    assert match.scores == (0, 0)


def test_r14_a_hundred_moves_without_a_capture_are_a_draw() -> None:
    match = on("tablut", "attackers", king="e5", attackers="b1", defenders="h1")
    for n in range(QUIET // 2):
        assert not match.over
        match.play(f"b{n % 9 + 1}-b{(n + 1) % 9 + 1}", ATTACKERS)
        match.play(f"h{n % 7 + 1}-h{(n + 1) % 7 + 1}", DEFENDERS)
    assert match.over
    assert match.ranking == (1, 1)
