"""Rulings R38 to R42 of docs/games/voluspa.md: Hermod."""

from __future__ import annotations

import pytest

from tests.games.voluspa.tables import allows, put, see, stacks


def test_r38_one_more_tile_may_follow_and_each_is_scored_at_once() -> None:
    match = put("V .", "MT")
    match.play("hermod 1,0", 0)
    assert match.scores == (2, 0)
    assert match.asked[0].seat == 0
    match.play("thor 2,0", 0)
    assert match.scores == (5, 0)
    assert match.asked[0].seat == 1


def test_r38_the_player_may_stop() -> None:
    match = put("V .", "MT")
    match.play("hermod 1,0", 0)
    match.play("stop", 0)
    assert match.scores == (2, 0)
    assert match.asked[0].seat == 1
    assert see(match).held[0] == 5


def test_r38_the_hand_is_refilled_only_at_the_end_of_the_turn() -> None:
    match = put("V .", "MTOFS")
    match.play("hermod 1,0", 0)
    assert see(match).held[0] == 4
    match.play("thor 2,0", 0)
    assert see(match).held[0] == 5


def test_r38_without_a_tile_in_hand_nothing_can_follow() -> None:
    match = put("V .", "M", bag=[])
    match.play("hermod 1,0", 0)
    assert match.asked[0].seat == 1


FOLLOW = """
    . . V . . .
    . . S . . .
    V S M . F .
    . . V . F .
    . . T T T .
"""


@pytest.mark.parametrize(
    "move",
    [
        "thor 3,2",
        "thor -1,2",
        "thor 2,5",
        "thor 2,-1",
        "dragon on 0,2",
        "dragon on 2,4",
        "dragon on 2,0",
        "skadi for 2,0",
        "skadi for 0,2",
        "jotunn 0,2 west",
        "jotunn 2,3 east",
        "hermod 3,2",
        "serpent 3,2",
    ],
)
def test_r39_any_play_into_hermods_contiguous_row_or_column_may_follow(move: str) -> None:
    assert allows(FOLLOW, move)
    assert allows(FOLLOW, move, hermod="2,2")


@pytest.mark.parametrize(
    "move",
    [
        "thor 1,1",
        "thor 3,3",
        "thor 5,2",
        "thor 4,3",
        "dragon on 3,0",
        "dragon on 4,2",
        "skadi for 4,1",
        "jotunn 4,1 north",
    ],
)
def test_r39_no_play_elsewhere_may_follow(move: str) -> None:
    assert allows(FOLLOW, move), "as a play of its own"
    assert not allows(FOLLOW, move, hermod="2,2")


def test_r39_a_tile_that_closes_the_gap_joins_hermods_line() -> None:
    match = put(FOLLOW, "T", hermod="2,2")
    match.play("thor 3,2", 0)
    assert match.scores == (5, 0)


def test_r39_a_shove_that_closes_the_gap_to_hermod_joins_his_line() -> None:
    board = """
        . V V V .
        M S . T F
    """
    assert allows(board, "jotunn 4,0 west", hermod="0,0")
    assert allows(board, "jotunn 3,0 west", hermod="0,0")
    assert not allows(board, "jotunn 4,0 east", hermod="0,0")
    assert not allows(board, "jotunn 3,0 east", hermod="0,0")


def test_r39_hel_parts_a_line() -> None:
    assert not allows("M LH S .", "thor 3,0", hermod="0,0")
    assert allows("M LH S .", "thor -1,0", hermod="0,0")


def test_r40_that_very_hermod_is_neither_covered_nor_taken() -> None:
    for move in ("dragon on 2,2", "skadi for 2,2", "hel on 2,2"):
        assert allows(FOLLOW, move), "as a play of its own"
        assert not allows(FOLLOW, move, hermod="2,2")


def test_r40_jotunn_may_shove_that_very_hermod() -> None:
    match = put("V S M", "J", hermod="2,0")
    match.play("jotunn 2,0 west", 0)
    assert stacks(match)[-1, 0] == ["hermod"]
    assert stacks(match)[2, 0] == ["jotunn"]
    assert match.scores == (4, 0)
    assert match.asked[0].seat == 1


def test_r40_another_hermod_may_be_covered_or_taken() -> None:
    assert allows("M M", "dragon on 0,0", hermod="1,0")
    assert allows("M M", "skadi for 0,0", hermod="1,0")


def test_r41_hel_follows_beside_hermod_and_nowhere_else() -> None:
    assert allows(FOLLOW, "hel on 1,2", hermod="2,2")
    assert allows(FOLLOW, "hel on 2,1", hermod="2,2")
    for move in ("hel on 0,2", "hel on 2,4", "hel on 3,0"):
        assert allows(FOLLOW, move), "as a play of its own"
        assert not allows(FOLLOW, move, hermod="2,2")


def test_r41_hel_follows_only_beside_the_hermod_just_played() -> None:
    board = """
        . V .
        . V .
        T S .
    """
    match = put(board, "MH")
    match.play("hermod 2,0", 0)
    assert set(match.moves(0)) == {"hel on 1,0", "stop"}
    match.play("hel on 1,0", 0)
    assert match.scores == (3, 0), "Hermod ties in his row; Hel lies beside three tiles"


def test_r42_every_further_hermod_grants_another_tile_tied_to_the_latest() -> None:
    match = put("V .", "MMMTO")
    stock = see(match).in_bag
    match.play("hermod 1,0", 0)
    match.play("hermod 1,1", 0)
    assert "thor 2,0" not in match.moves(0), "the line of the first Hermod only"
    assert "thor 2,1" in match.moves(0)
    match.play("hermod 2,1", 0)
    assert "thor 2,0" in match.moves(0), "now it is the column of the third"
    assert "thor 1,-1" not in match.moves(0)
    match.play("thor 2,0", 0)
    assert match.scores == (2 + 0 + 0 + 5, 0)
    assert match.asked[0].seat == 1
    assert see(match).held[0] == 5
    assert see(match).in_bag == stock - 4


def test_r42_a_skadi_exchange_in_a_chain_fills_one_place() -> None:
    match = put("V T", "MSOOF")
    stock = see(match).in_bag
    match.play("hermod 0,1", 0)
    match.play("skadi for 0,0", 0)
    assert see(match).in_bag == stock - 1
    assert see(match).held[0] == 5
