"""Rulings R1 to R13 of docs/games/voluspa.md: lines, values, scoring. The other chapters are test_rulings_of_….py."""

from __future__ import annotations

from tests.games.voluspa.tables import allows, points, put, see


def test_r1_row_and_column_are_judged_apart_and_added() -> None:
    board = """
        . . D
        . F S
        V S .
    """
    assert points(board, "thor 2,0") == 6
    assert points(board, "dragon 2,0") == 3, "only the row: in the column there is another 5"
    assert points(board, "loki 2,0") == 0


def test_r1_the_most_a_tile_can_earn_is_seven_and_seven() -> None:
    board = """
        . . . . . . V
        . . . . . . S
        . . . . . . V
        . . . . . . F
        . . . . . . V
        . . . . . S S
        V S F V D S .
    """
    assert points(board, "odin 6,0") == 14


def test_r2_only_the_strictly_highest_tile_of_a_line_pays() -> None:
    assert points("T S V .", "odin 3,0") == 4
    assert points("T S V .", "thor 3,0") == 0
    assert points("T S V .", "troll 3,0") == 0
    assert points("D S V .", "jotunn 3,0") == 0, "a tie with a tile of another kind"


def test_r3_a_single_tile_is_no_line() -> None:
    assert points("S .", "thor 1,0") == 2, "the row of two, and nothing for the column of one"


def test_r4_a_tile_is_laid_beside_another() -> None:
    assert set(put("S", "T").moves(0)) == {"thor 1,0", "thor -1,0", "thor 0,1", "thor 0,-1"}
    assert not allows("S", "thor 1,1"), "a corner is no side"
    assert not allows("S", "thor 2,0")
    assert not allows("S", "thor 0,0")


def test_r4_hel_counts_for_touching() -> None:
    assert set(put("SH", "T").moves(0)) == {"thor 1,0", "thor -1,0", "thor 0,1", "thor 0,-1"}


def test_r5_a_line_has_at_most_seven_tiles() -> None:
    assert allows("S V S V S V .", "thor 6,0")
    assert not allows("S V S V S V S .", "thor 7,0")
    assert not allows("S V S V S V S .", "thor -1,0")
    column = "\n".join("SVSVSVS")
    assert not allows(column, "thor 0,7")
    assert not allows(column, "thor 0,-1")


def test_r5_joining_two_lines_counts_both() -> None:
    seven = """
        S S S S S S S
        V V V . V V V
    """
    assert allows(seven, "thor 3,0")
    eight = """
        . S V V V V V .
        V V V . F F F F
    """
    assert not allows(eight, "thor 3,0")


def test_r5_a_cell_is_barred_if_either_of_its_lines_would_be_too_long() -> None:
    board = """
        . . . . . . . V
        S V S V S V S .
    """
    assert not allows(board.replace(". V\n", "V V\n"), "thor 7,0"), "the column of two would be short enough"


def test_r5_stacking_never_lengthens_a_line() -> None:
    assert allows("S V S V S V S", "dragon on 3,0")
    assert allows("S V S V S V S", "skadi for 3,0")
    assert allows("S V S V S V S", "hel on 3,0")


def test_r5_seven_tiles_may_run_from_hel_each_way() -> None:
    board = "S V S V S V S LH V S V S V F ."
    assert allows(board, "thor 14,0")
    assert points(board, "thor 14,0") == 7
    assert not allows(board.replace(" .", " V ."), "thor 15,0")


def test_r6_of_a_stack_only_the_top_tile_has_a_value() -> None:
    assert points("OD S .", "troll 2,0") == 3, "the covered Odin does not count"
    assert points("LD S .", "fenrir 2,0") == 0, "the Dragon on the Loki does"


def test_r6_a_stack_is_one_tile_of_its_line() -> None:
    assert points("OD S V .", "thor 3,0") == 4
    assert allows("OD S VD S TD V .", "thor 6,0")


def test_r7_a_covered_troll_no_longer_bars() -> None:
    assert not allows("S R .", "thor 2,0")
    assert allows("S RD .", "thor 2,0")


def test_r7_a_covered_loki_no_longer_zeroes() -> None:
    assert points("O L .", "valkyrie 2,0") == 0, "the Valkyrie is worth nothing itself"
    assert points("O LD .", "thor 2,0") == 0, "Odin is worth 8 again"
    assert points("S LD .", "thor 2,0") == 3


def test_r7_a_covered_fenrir_no_longer_adds() -> None:
    assert points("F F T .", "odin 3,0") == 0
    assert points("F FD S .", "thor 3,0") == 4
    assert points("T FD F .", "fenrir 3,0") == 4, "two Fenrirs are 8, more than 7"
    assert points("O FD F .", "fenrir 3,0") == 0, "with the covered one they would be 12"


def test_r7_a_covered_valkyrie_is_no_bookend() -> None:
    assert points("V S .", "valkyrie 2,0") == 3
    assert points("VD S .", "valkyrie 2,0") == 0


def test_r8_a_loki_just_laid_zeroes_at_once_and_may_win_with_1() -> None:
    assert points("O .", "loki 1,0") == 2
    assert points("S O .", "loki 2,0") == 0, "the Skadi is not beside it"


def test_r8_covering_a_loki_restores_its_neighbours_before_scoring() -> None:
    assert points("O L", "dragon on 1,0") == 0, "5 against 8"
    assert points("S L", "dragon on 1,0") == 2, "5 against 3: the Dragon itself is no longer beside a Loki"


def test_r8_taking_a_loki_restores_its_neighbours_before_scoring() -> None:
    assert points("F L", "skadi for 1,0") == 0, "3 against 4"
    assert points("V L", "skadi for 1,0") == 2, "3 against 2"


def test_r8_shoving_a_loki_restores_its_neighbours_before_scoring() -> None:
    board = """
        . V .
        T L .
    """
    assert points(board, "jotunn 1,0 south") == 0, "Jotunn stands beside the Loki and is worth nothing"
    assert points("O L S", "jotunn 1,0 east") == 0, "Odin is worth 8 again"
    assert points("V L S", "jotunn 1,0 east") == 4, "5 against 2, 0 and 1"


def test_r8_hel_on_a_loki_restores_its_neighbours() -> None:
    assert points("LH T .", "odin 2,0") == 2
    assert points("LH T .", "dragon 2,0") == 0


def test_r9_loki_zeroes_its_four_neighbours_of_any_kind_but_lokis() -> None:
    board = """
        . O . .
        T L L F
        . R S .
    """
    values = {(cell.x, cell.y): (cell.row, cell.column) for cell in see(put(board, "V")).board}
    zero = (0, 0)
    assert values[1, 2] == values[0, 1] == values[3, 1] == values[1, 0] == values[2, 0] == zero
    assert values[1, 1] == values[2, 1] == (1, 1)


def test_r9_loki_does_not_work_diagonally() -> None:
    board = """
        L V .
        . O .
    """
    assert points(board, "thor 2,0") == 0, "Odin is only diagonal to the Loki"


def test_r9_the_tile_just_laid_is_zeroed_too() -> None:
    assert points("L .", "odin 1,0") == 0


def test_r9_two_lokis_tie_with_1() -> None:
    assert points("L .", "loki 1,0") == 0


def test_r9_a_line_of_nothing_but_zeroes_pays_nothing() -> None:
    board = """
        L L
        T .
    """
    assert points(board, "odin 1,0") == 0
    assert points(board, "fenrir 1,0") == 0
    assert points(board.replace("T", "F"), "fenrir 1,0") == 0, "not even a line of nothing but Fenrirs"


def test_r10_fenrirs_of_a_line_add_up() -> None:
    values = {cell.x: (cell.row, cell.column) for cell in see(put("F S F F", "T")).board}
    assert values[0] == values[2] == values[3] == (12, 4)


def test_r10_each_axis_has_its_own_sum() -> None:
    board = """
        . . F
        . S F
        V T .
    """
    assert points(board, "fenrir 2,0") == 3, "12 in a column of nothing but Fenrirs, 4 against 7 in the row"


def test_r10_a_fenrir_just_laid_is_not_tied_by_its_fellows() -> None:
    assert points("F .", "fenrir 1,0") == 2, "a line of nothing but Fenrirs pays"
    assert points("T F .", "fenrir 2,0") == 3
    assert points("O F .", "fenrir 2,0") == 0, "8 against 8"


def test_r10_a_fenrir_that_joins_two_lines_adds_the_fenrirs_of_both() -> None:
    board = """
        S S T S S
        O F . F V
    """
    assert points(board, "fenrir 2,0") == 5


def test_r10_any_other_tile_meets_the_full_sum_of_the_joined_line() -> None:
    board = """
        S S S
        F . F
    """
    assert points(board, "thor 1,0") == 2, "8 bars the row; the column pays"
    assert points(board, "odin 1,0") == 2, "8 ties with 8"
    assert points("F .", "thor 1,0") == 2


def test_r10_a_fenrir_beside_loki_is_0_and_adds_nothing() -> None:
    board = """
        L S S S
        F V V .
    """
    assert points(board, "fenrir 3,0") == 6, "4 against 2 and 0 in the row, 4 against 3 in the column"
    assert points(board.replace("F V V", "F V T"), "fenrir 3,0") == 2, "not 8 against 7"
    other = """
        L S .
        F T .
    """
    assert points(other, "odin 2,0") == 3


def test_r11_a_valkyrie_at_an_end_scores_the_line_that_begins_with_one() -> None:
    assert points("V O T .", "valkyrie 3,0") == 4
    assert points("V .", "valkyrie 1,0") == 2, "two Valkyries are enough"
    assert points("O V .", "valkyrie 2,0") == 0, "the line begins with an Odin"


def test_r11_in_both_axes_at_once() -> None:
    board = """
        . . V
        . S O
        V T .
    """
    assert points(board, "valkyrie 2,0") == 6


def test_r11_the_power_never_pays_additionally_by_value() -> None:
    board = """
        L .
        V .
    """
    assert points(board, "valkyrie 1,0") == 2, "2 against 0 would win by value as well"


def test_r11_loki_does_not_prevent_it() -> None:
    assert points("V L .", "valkyrie 2,0") == 3


def test_r11_hel_ends_the_line() -> None:
    assert points("SH V O .", "valkyrie 3,0") == 3, "the tile beside Hel is an end"
    assert points("V O SH .", "valkyrie 3,0") == 1, "no bookend across Hel: a line of one is begun"
    assert points("V O SH V .", "valkyrie 4,0") == 2


def test_r11_a_valkyrie_in_the_middle_is_judged_by_values() -> None:
    board = """
        O O O
        V . V
    """
    assert points(board, "valkyrie 1,0") == 0
    zeroed = """
        O O O
        L . L
        V . V
    """
    assert points(zeroed, "valkyrie 1,0") == 3, "2 against 0 and 0"


def test_r11_on_an_axis_without_bookends_the_valkyrie_is_an_ordinary_2() -> None:
    board = """
        . S L
        V O .
    """
    assert points(board, "valkyrie 2,0") == 3, "0 against 1 in the column"
    assert points(board.replace("S L", "S S"), "valkyrie 2,0") == 3, "2 against 3 in the column"
    zeroed = """
        . L S
        V O .
    """
    assert points(zeroed, "valkyrie 2,0") == 5, "the Skadi beside the Loki is worth 0"


def test_r12_a_later_tile_in_a_bookended_line_is_judged_by_values_alone() -> None:
    assert points("V S V", "dragon on 1,0") == 3
    assert points("V O V", "skadi for 1,0") == 3
    assert points("V S V", "jotunn 1,0 north") == 5


def test_r12_if_valkyries_hold_nobody_else_scores_between_them() -> None:
    assert points("V S V", "dragon on 1,0", hold=True) == 0
    assert points("V O V", "skadi for 1,0", hold=True) == 0
    assert points("V S V", "jotunn 1,0 north", hold=True) == 2, "the column is another line"
    gap = """
        S S S
        V . V
    """
    assert points(gap, "odin 1,0", hold=True) == 2, "the column"
    assert points(gap, "odin 1,0") == 5


def test_r12_if_valkyries_hold_the_second_one_still_scores() -> None:
    assert points("V O .", "valkyrie 2,0", hold=True) == 3


def test_r12_the_hold_ends_when_the_line_is_extended() -> None:
    assert points("V S V .", "thor 3,0", hold=True) == 4


def test_r12_the_hold_ends_when_an_end_is_covered_taken_or_shoved() -> None:
    assert points("V S V", "dragon on 2,0", hold=True) == 3
    assert points("V V V", "skadi for 2,0", hold=True) == 3
    assert points("V S V", "jotunn 2,0 west", hold=True) == 4, "the Valkyrie goes to the other end"
    assert points("V S V", "jotunn 2,0 east", hold=True) == 0, "V S J V still begins and ends with one"


def test_r13_held_valkyries_stop_a_serpent_inside_their_line() -> None:
    board = """
        . O O O .
        V S . V .
    """
    assert points(board, "serpent 2,0") == 4
    assert points(board, "serpent 2,0", hold=True) == 0


def test_r13_also_where_the_row_goes_on_beyond_a_gap() -> None:
    board = "V . V SH S\nO O O . ."
    assert points(board, "serpent 1,1") == 5
    assert points(board, "serpent 1,1", hold=True) == 0


def test_r13_a_serpent_outside_their_line_is_not_stopped() -> None:
    assert points("V S V LH .", "serpent 4,0", hold=True) == 5
