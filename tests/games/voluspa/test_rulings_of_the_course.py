"""Rulings R43 to R55 of docs/games/voluspa.md: the course of the game, and further rulings."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim import NATURE, IllegalMove, Match
from tests.games.voluspa.tables import allows, points, put, see, stacks


def companion(seats: int, edda: bool) -> Match:
    """A match whose nature the test answers for."""
    return gladsheim.load("voluspa").match(seats=seats, options={"edda": edda}, companion=True)


def dealt(seats: int, edda: bool) -> Match:
    """A companion match with all hands dealt, the start tile still to come."""
    match = companion(seats, edda)
    for _ in range(seats):
        for tile in ("thor", "dragon", "fenrir", "skadi", "valkyrie"):
            match.play(tile, NATURE)
    return match


def test_r43_a_tile_is_discarded_only_when_nothing_can_be_played() -> None:
    assert set(put("R", "TOL").moves(0)) == {"discard thor", "discard odin", "discard loki"}
    assert put("R", "TD").moves(0) == ("dragon on 0,0",), "a Dragon may cover the Troll"
    assert put("R", "TS").moves(0) == ("skadi for 0,0",)
    assert put("R", "TH").moves(0) == ("hel on 0,0",), "Hel is a held tile too"
    assert all(move.startswith("troll") for move in put("R", "TR").moves(0))


def test_r43_the_discarded_tile_leaves_the_game_without_points_and_is_replaced() -> None:
    match = put("R", "TTOLF")
    stock, gone = see(match).in_bag, see(match).removed
    match.play("discard thor", 0)
    assert match.scores == (0, 0)
    assert sorted(see(match).removed) == sorted([*gone, "thor"])
    assert see(match).held[0] == 5
    assert see(match).in_bag == stock - 1
    assert match.asked[0].seat == 1


def test_r43_even_hel_is_discarded_where_everything_is_hel() -> None:
    match = put("LH", "H", bag=[])
    assert match.moves(0) == ("discard hel",)
    match.play("discard hel", 0)
    assert see(match).hels == [0, 0]


def test_r44_an_ordinary_play_draws_one_tile() -> None:
    match = put("V", "TOLFS")
    stock = see(match).in_bag
    match.play("thor 1,0", 0)
    assert see(match).held[0] == 5
    assert see(match).in_bag == stock - 1


def test_r44_neither_hel_nor_an_exchange_draws() -> None:
    for move in ("hel on 0,0", "skadi for 0,0"):
        match = put("V", "TOLFSHH")
        stock = see(match).in_bag
        match.play(move, 0)
        assert see(match).held[0] == 5
        assert see(match).in_bag == stock


def test_r44_hel_is_not_counted_when_the_hand_is_refilled() -> None:
    match = put("V", "TOLFSHH")
    match.play("thor 1,0", 0)
    assert see(match).held[0] == 5
    assert see(match).hels[0] == 2


def test_r44_fewer_are_drawn_if_the_stock_is_short() -> None:
    match = put("V", "MMTOL", bag=["thor", "odin"])
    match.play("hermod 1,0", 0)
    match.play("hermod 2,0", 0)
    match.play("thor 3,0", 0)
    assert see(match).in_bag == 0
    assert see(match, 0).hands[0] == ["odin", "odin", "thor", "loki"]


def test_r44_nobody_else_sees_what_was_drawn() -> None:
    match = put("V", "TOLFS", bag=["odin"])
    match.play("thor 1,0", 0)
    assert " ? " in match.record(1)
    assert " ? " not in match.record(0)
    assert see(match, 1).unseen == see(match, None).unseen | {"loki": see(match, None).unseen["loki"] - 1}


def test_r45_the_game_ends_when_nobody_holds_a_tile() -> None:
    match = put("V", "T", hands=[["thor"], ["odin"]], bag=[])
    match.play("thor 1,0", 0)
    assert not match.over
    match.play("odin 2,0", 1)
    assert match.over
    assert match.asked == ()
    assert match.scores == (2, 3)
    assert match.ranking == (2, 1)


def test_r45_a_player_without_tiles_is_skipped() -> None:
    match = put("V", "T", seats=4, hands=[["thor", "loki"], [], ["odin"], []], scores=[0] * 4, bag=[])
    match.play("thor 1,0", 0)
    assert match.asked[0].seat == 2
    match.play("odin 2,0", 2)
    assert match.asked[0].seat == 0
    match.play("loki 0,1", 0)
    assert match.over


def test_r45_a_hel_in_hand_keeps_the_game_going() -> None:
    match = put("V", "T", hands=[["thor"], ["hel"]], bag=[])
    match.play("thor 1,0", 0)
    assert match.moves(1) == ("hel on 0,0", "hel on 1,0")
    match.play("hel on 1,0", 1)
    assert match.over


def test_r45_a_finished_match_takes_no_more_moves() -> None:
    match = put("V", "T", hands=[["thor"], []], bag=[])
    match.play("thor 1,0", 0)
    assert match.over
    with pytest.raises(IllegalMove) as refused:
        match.play("thor 2,0", 0)
    assert refused.value.code == "match/over"


def test_r46_a_tie_goes_to_whoever_reached_the_total_first() -> None:
    match = put("V", "T", hands=[["thor"], ["odin"]], bag=[])
    match.play("thor 1,0", 0)
    match.play("odin 0,1", 1)
    assert match.scores == (2, 2)
    assert match.ranking == (1, 2)


def test_r46_the_moment_of_the_last_scoring_counts_not_who_led_before() -> None:
    match = put("V", "T", hands=[["thor", "hel"], ["odin"]], bag=[])
    match.play("thor 1,0", 0)
    match.play("odin 2,0", 1)
    assert match.scores == (2, 3)
    match.play("hel on 0,0", 0)
    assert match.scores == (3, 3)
    assert match.ranking == (2, 1)


def test_r46_a_later_play_without_points_does_not_move_the_moment() -> None:
    match = put("V", "T", hands=[["thor", "loki"], ["odin"]], bag=[])
    match.play("thor 1,0", 0)
    match.play("odin 0,1", 1)
    match.play("loki 2,0", 0)
    assert match.over
    assert match.scores == (2, 2)
    assert match.ranking == (1, 2)


def test_r46_all_at_zero_share_the_first_place() -> None:
    match = put("O", "T", seats=3, hands=[["thor"], ["valkyrie"], ["skadi"]], scores=[0] * 3, bag=[])
    match.play("thor 1,0", 0)
    match.play("valkyrie 2,0", 1)
    match.play("skadi 3,0", 2)
    assert match.over
    assert match.scores == (0, 0, 0)
    assert match.ranking == (1, 1, 1)


def test_r47_everyone_is_dealt_five_before_the_start_tile_is_turned_up() -> None:
    match = dealt(3, edda=False)
    assert see(match).held == [5, 5, 5]
    assert see(match).board == []
    match.play("odin", NATURE)
    assert [(cell.x, cell.y, cell.stack) for cell in see(match).board] == [(0, 0, ["odin"])]


def test_r47_a_troll_goes_back_into_the_stock() -> None:
    match = dealt(2, edda=False)
    stock, unseen = see(match).in_bag, see(match).unseen
    match.play("troll", NATURE)
    assert see(match).board == []
    assert (see(match).in_bag, see(match).unseen) == (stock, unseen)
    assert "troll" in match.moves(NATURE), "it may be drawn again"


def test_r47_the_start_tile_may_be_of_the_saga_but_never_hel() -> None:
    match = dealt(2, edda=True)
    assert {"hermod", "jotunn", "serpent"} <= set(match.moves(NATURE))
    assert "hel" not in match.moves(NATURE)
    with pytest.raises(IllegalMove):
        match.play("hel", NATURE)


def test_r47_no_seeded_game_starts_with_a_troll() -> None:
    game = gladsheim.load("voluspa")
    starts = [see(game.match(seats=2, seed=seed)).board[0].stack for seed in range(60)]
    assert ["troll"] not in starts
    assert len({stack[0] for stack in starts}) == 7, "every other kind of the base game has been seen"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r47_any_player_may_begin(seats: int) -> None:
    match = dealt(seats, edda=False)
    match.play("odin", NATURE)
    assert match.moves(NATURE) == tuple(str(seat) for seat in range(seats))
    match.play(str(seats - 1), NATURE)
    assert [asked.seat for asked in match.asked] == [seats - 1]
    match.play("thor 1,0", seats - 1)
    match.play("odin", NATURE)
    assert [asked.seat for asked in match.asked] == [0], "clockwise"


def test_r47_the_start_player_is_left_to_chance() -> None:
    game = gladsheim.load("voluspa")
    assert {game.match(seats=3, seed=seed).asked[0].seat for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_r48_everyone_gets_one_hel_and_with_two_players_two(seats: int, each: int) -> None:
    before = see(companion(seats, edda=True))
    assert before.hels == [each] * seats
    assert before.in_bag == 80
    assert sum(before.unseen.values()) == 80
    view = see(gladsheim.load("voluspa").match(seats=seats, seed=3, options={"edda": True}))
    assert view.held == [5] * seats
    assert view.hels == [each] * seats
    assert view.in_bag == 80 - 5 * seats - 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r48_the_base_game_has_60_tiles_and_no_hel(seats: int) -> None:
    before = see(companion(seats, edda=False))
    assert before.hels == [0] * seats
    assert before.in_bag == 60
    assert set(before.unseen) == {"odin", "thor", "troll", "dragon", "fenrir", "skadi", "valkyrie", "loki"}
    view = see(gladsheim.load("voluspa").match(seats=seats, seed=3))
    assert view.in_bag == 60 - 5 * seats - 1


def test_r49_any_tile_of_the_stock_may_be_drawn_and_none_that_is_used_up() -> None:
    match = companion(2, edda=True)
    for _ in range(6):
        assert "odin" in match.moves(NATURE)
        match.play("odin", NATURE)
    assert set(match.moves(NATURE)) == {
        "odin", "thor", "troll", "dragon", "fenrir", "skadi", "valkyrie", "loki", "jotunn", "serpent", "hermod",
    }, "seat 1 draws, and must not learn from the list that seat 0 holds all other Odins"  # fmt: skip
    with pytest.raises(IllegalMove) as refused:
        match.play("odin", NATURE)
    assert refused.value.code == "voluspa/not-in-stock"


def test_r50_a_tile_that_covers_or_replaces_needs_no_neighbour() -> None:
    for move in ("dragon on 0,0", "skadi for 0,0", "hel on 0,0", "jotunn 0,0 north"):
        assert allows("T", move)


def test_r50_a_play_is_nothing_but_the_ways_of_its_tile() -> None:
    around = {"1,0", "-1,0", "0,1", "0,-1"}
    winds = {"north", "east", "south", "west"}
    for letter, name in (("O", "odin"), ("F", "fenrir"), ("V", "valkyrie"), ("L", "loki"), ("W", "serpent")):
        assert set(put("T", letter).moves(0)) == {f"{name} {cell}" for cell in around}
    assert set(put("T", "D").moves(0)) == {f"dragon {cell}" for cell in around} | {"dragon on 0,0"}
    assert set(put("T", "S").moves(0)) == {f"skadi {cell}" for cell in around} | {"skadi for 0,0"}
    assert set(put("T", "H").moves(0)) == {"hel on 0,0"}
    assert set(put("T", "J").moves(0)) == {f"jotunn {c}" for c in around} | {f"jotunn 0,0 {wind}" for wind in winds}


def test_r51_the_highest_stack_is_tile_dragon_hel() -> None:
    match = put("T S", "D", hands=[["dragon"], ["hel"]], bag=[])
    match.play("dragon on 0,0", 0)
    match.play("hel on 0,0", 1)
    assert stacks(match)[0, 0] == ["thor", "dragon", "hel"]


def test_r51_nothing_goes_on_a_full_stack_or_takes_from_it() -> None:
    match = put("TDH", "DSHJ")
    assert not [move for move in match.moves(0) if " on " in move or " for " in move or move.count(" ") == 2]


def test_r51_a_shoved_stack_keeps_its_order() -> None:
    match = put("S TD V", "J")
    match.play("jotunn 1,0 west", 0)
    assert stacks(match) == {(-1, 0): ["thor", "dragon"], (0, 0): ["skadi"], (1, 0): ["jotunn"], (2, 0): ["valkyrie"]}


def test_r52_hel_shows_no_value_and_is_no_tile_of_a_line() -> None:
    hel = next(cell for cell in see(put("OH T", "S")).board if cell.x == 0)
    assert (hel.row, hel.column) == (None, None)
    assert points("OH V .", "skadi 2,0") == 2


def test_r53_hel_counts_the_visible_tiles_on_its_four_sides() -> None:
    assert points("T", "hel on 0,0") == 0
    assert points("T S", "hel on 0,0") == 1
    assert points("T SD V", "hel on 1,0") == 2, "a stack is one tile"
    assert points(". O .\nT S V", "hel on 1,0") == 3
    assert points(". O .\nT S V\n. L .", "hel on 1,1") == 4


def test_r54_hands_are_secret_and_counts_are_public() -> None:
    match = put("T S", "OH", hands=[["odin", "hel"], ["loki", "thor", "hel", "hel"]])
    assert see(match, 0).hands == [["odin", "hel"], None]
    assert see(match, None).hands == [None, None]
    for seat in (None, 0, 1):
        assert see(match, seat).held == [1, 2]
        assert see(match, seat).hels == [1, 2]
        assert see(match, seat).in_bag == 80 - 2 - 3


def test_r54_a_record_for_one_seat_tells_nothing_of_the_other_hands() -> None:
    match = put("T S", "OH", hands=[["odin", "hel"], ["loki", "fenrir"]], bag=["jotunn"])
    match.play("odin 2,0", 0)
    assert "jotunn" not in match.record(1), "drawn by the other"
    assert "fenrir" not in match.record(0), "dealt by the position"
    assert "jotunn" in match.record(0)


def test_r54_a_tile_taken_with_skadi_is_known_to_all_until_it_is_played() -> None:
    match = put("T V", "S", hands=[["skadi", "thor"], ["loki", "loki"]], bag=[])
    match.play("skadi for 0,0", 0)
    for seat in (None, 0, 1):
        assert see(match, seat).known == [["thor"], []]
    match.play("loki 2,0", 1)
    match.play("thor 0,1", 0)
    assert see(match).known == [[], []], "the Thor that was played may have been that one"


def test_r55_a_player_who_can_play_nothing_cannot_refuse_to_discard() -> None:
    match = put("R", "TO")
    assert set(match.moves(0)) == {"discard thor", "discard odin"}
    for text in ("stop", "pass", "discard"):
        with pytest.raises(IllegalMove):
            match.play(text, 0)
