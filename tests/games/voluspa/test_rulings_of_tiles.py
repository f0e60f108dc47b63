"""Rulings R14 to R27 of docs/games/voluspa.md: Troll, Dragon, Skadi, Hel."""

from __future__ import annotations

from tests.games.voluspa.tables import allows, points, put, see, stacks


def test_r14_only_trolls_are_laid_beside_a_troll() -> None:
    for hand in ("OTDFS", "VLJWM"):
        laid = {move.split()[1] for move in put("R", hand).moves(0) if move.count(" ") == 1}
        assert not laid & {"1,0", "-1,0", "0,1", "0,-1"}
    assert set(put("R", "R").moves(0)) == {"troll 1,0", "troll -1,0", "troll 0,1", "troll 0,-1"}


def test_r14_a_troll_may_be_laid_beside_anything() -> None:
    for there in "OTRDFSVLJWM":
        assert allows(there, "troll 1,0")
    assert allows("TH", "troll 1,0")


def test_r14_diagonals_are_free() -> None:
    board = """
        R S
        S .
    """
    assert allows(board, "thor 1,0")


def test_r14_a_troll_does_not_bar_across_hel() -> None:
    assert allows("R SH .", "thor 2,0")
    assert not allows("R SH .", "thor -1,0")


def test_r14_hel_on_a_troll_ends_its_power() -> None:
    assert allows("RH", "thor 1,0")


def test_r15_a_dragon_may_cover_a_troll() -> None:
    assert points("R S", "dragon on 0,0") == 2


def test_r15_a_dragon_may_cover_nothing_that_is_beside_a_troll() -> None:
    assert not allows("R S V", "dragon on 1,0")
    assert allows("R S V", "dragon on 2,0")
    assert not allows("R S V", "dragon -1,0"), "nor lie there itself"


def test_r15_so_neither_of_two_adjacent_trolls() -> None:
    assert not allows("R R", "dragon on 0,0")
    assert not allows("R R", "dragon on 1,0")
    assert allows("R S R", "dragon on 0,0")
    assert allows("R RD", "dragon on 0,0"), "the other one is covered"


def test_r16_a_dragon_lies_neither_on_a_dragon_nor_on_hel() -> None:
    assert not allows("D S", "dragon on 0,0")
    assert not allows("TD S", "dragon on 0,0")
    assert not allows("TH S", "dragon on 0,0")
    assert not allows("TDH S", "dragon on 0,0")
    assert allows("D S", "dragon on 1,0")


def test_r16_a_dragon_may_also_be_laid_like_any_tile() -> None:
    assert points("F .", "dragon 1,0") == 2


def test_r17_skadi_takes_nothing_that_is_beside_a_troll() -> None:
    assert not allows("R T V", "skadi for 1,0")
    assert allows("R T V", "skadi for 2,0")
    assert not allows("R R", "skadi for 0,0")


def test_r17_skadi_may_take_a_troll_that_has_no_troll_beside_it() -> None:
    match = put("R V", "S", bag=[])
    match.play("skadi for 0,0", 0)
    assert match.scores == (2, 0)
    assert see(match, 0).hands[0] == ["troll"]
    assert stacks(match)[0, 0] == ["skadi"]


def test_r18_skadi_takes_the_dragon_and_what_it_covers_leaves_the_game() -> None:
    match = put("OD S", "S", bag=[])
    gone = see(match).removed.count("odin")
    match.play("skadi for 0,0", 0)
    assert see(match, 0).hands[0] == ["dragon"]
    assert see(match).removed.count("odin") == gone + 1
    assert stacks(match) == {(0, 0): ["skadi"], (1, 0): ["skadi"]}


def test_r18_a_dragon_that_covers_nothing_is_taken_alone() -> None:
    match = put("D S", "S", bag=[])
    gone = see(match).removed
    match.play("skadi for 0,0", 0)
    assert see(match, 0).hands[0] == ["dragon"]
    assert see(match).removed == gone


def test_r19_skadi_is_not_exchanged_for_a_skadi() -> None:
    assert not allows("S T", "skadi for 0,0")
    assert allows("S T", "skadi for 1,0")
    assert allows("SD T", "skadi for 0,0"), "a Dragon lies on her"


def test_r20_dragon_and_skadi_may_go_on_the_only_tile_and_earn_nothing() -> None:
    assert points("V", "dragon on 0,0") == 0
    assert points("V", "skadi for 0,0") == 0


def test_r21_skadi_cannot_take_hel_but_anything_else() -> None:
    assert not allows("TH S", "skadi for 0,0")
    assert not allows("TDH S", "skadi for 0,0")
    for there in "OTRDFVLJWM":
        assert allows(there, "skadi for 0,0")


def test_r22_hel_lies_on_any_tile_but_hel() -> None:
    board = "R S R TD LH ODH"
    assert set(put(board, "H").moves(0)) == {"hel on 0,0", "hel on 1,0", "hel on 2,0", "hel on 3,0"}


def test_r22_hel_between_trolls_earns_for_both() -> None:
    assert points("R S R", "hel on 1,0") == 2


def test_r22_hel_on_a_dragon_covers_the_whole_stack() -> None:
    match = put("OD S", "H")
    match.play("hel on 0,0", 0)
    assert match.scores == (1, 0)
    assert stacks(match)[0, 0] == ["odin", "dragon", "hel"]


def test_r22_nothing_goes_on_hel() -> None:
    match = put("TH S", "DSHJT")
    assert not [move for move in match.moves(0) if "0,0" in move]


def test_r23_lines_end_at_hel_on_both_axes() -> None:
    row = "O LH V ."
    assert points(row, "skadi 3,0") == 2
    column = "O\nLH\nV"
    assert points(column, "skadi 0,-1") == 2


def test_r23_fenrirs_do_not_add_across_hel() -> None:
    assert points("F F LH T .", "fenrir 4,0") == 0
    assert points("F F T .", "fenrir 3,0") == 4, "12 against 7 without the gap"


def test_r24_hel_earns_one_point_per_adjacent_tile_and_nothing_else() -> None:
    assert points("S V S V S", "hel on 2,0") == 2, "not the length of the line"
    assert points("S V", "hel on 1,0") == 1
    assert points("L O L", "hel on 1,0") == 2, "whatever the tiles are worth"


def test_r25_an_adjacent_hel_earns_no_point() -> None:
    assert points("LH S V", "hel on 1,0") == 1
    assert points("LH S LH", "hel on 1,0") == 0


def test_r26_a_tile_that_touches_nothing_but_hel_earns_exactly_1() -> None:
    for move in ("odin 1,0", "loki 1,0", "troll 1,0", "dragon 1,0", "fenrir 1,0", "valkyrie 1,0", "skadi 1,0"):
        assert points("SH", move) == 1
    for move in ("jotunn 1,0", "hermod 1,0", "serpent 1,0"):
        assert points("SH", move) == 1


def test_r26_two_hels_beside_it_are_worth_no_more() -> None:
    board = """
        S SH
        SH .
    """
    assert points(board, "thor 1,0") == 1


def test_r26_with_a_real_neighbour_on_the_other_axis_it_does_not_apply() -> None:
    board = """
        S V
        SH .
    """
    assert points(board, "thor 1,0") == 2, "the column alone"
    assert points(board, "loki 1,0") == 2
    assert points(board.replace("V", "O"), "thor 1,0") == 0, "the column is lost, and no line of one is begun"


def test_r26_nor_with_a_neighbour_in_the_same_line() -> None:
    board = """
        T S S
        SH . O
    """
    assert points(board, "thor 1,0") == 2, "the column pays, the row is lost"


def test_r27_covering_or_replacing_such_a_lone_tile_earns_nothing() -> None:
    assert points("SH V", "dragon on 1,0") == 0
    assert points("SH V", "skadi for 1,0") == 0
    assert points("SH V", "hel on 1,0") == 0
